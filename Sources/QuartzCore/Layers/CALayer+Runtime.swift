import ObjCRuntime

/// The methods of layers whose implementations can be exchanged.
private enum CALayerMethods {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add {
      _ObjCClasses.at($0!).add(CALayer.self) { table in
        table.action("addAnimation:forKey:") { layer, arguments in
          unsafeDowncast(layer, to: CALayer.self).add(arguments[0, CAAnimation.self], forKey: arguments.at(1))
        }
        table.redirectedAction("addAnimation:forKey:") { layer, arguments in
          unsafeDowncast(layer, to: CALayer.self).defaultAdd(
            arguments[0, CAAnimation.self], forKey: arguments.at(1))
        }
      }
    }
  }
}
