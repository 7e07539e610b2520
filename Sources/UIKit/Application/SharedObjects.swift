import ObjCRuntime

/// Shared objects requested from classes by name, for libraries that must not refer to
/// `UIApplication.shared`.
private enum SharedObjects {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add { registry in
      let classes = _ObjCClasses.at(registry!)
      classes.add(UIApplication.self) { table in
        table.classFunction("sharedApplication", UIApplication.self) { type, _ in type.shared }
      }
      classes.add(UIScreen.self) { table in
        table.classFunction("mainScreen", UIScreen.self) { type, _ in type.main }
      }
      classes.add(UIDevice.self) { table in
        table.classFunction("currentDevice", UIDevice.self) { type, _ in type.current }
      }
    }
  }
}
