import InterfaceDocuments

/// The target of a control that triggers a segue: a button, a bar item, a gesture or a row.
@MainActor
final class SegueTrigger: NSObject, SelectionTrigger {
  static let action = Selector("perform:")

  let segue: InterfaceSegue
  private weak var scene: StoryboardScene?

  init(_ segue: InterfaceSegue, _ scene: StoryboardScene) {
    self.segue = segue
    self.scene = scene
  }

  /// Performs the segue if the controller allows it.
  func perform(_ sender: Any?) {
    guard let scene, let controller = scene.controller else { return }
    guard controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else {
      return
    }
    scene.perform(segue, sender: sender, canBeRefused: false)
  }
}

private enum SegueTriggerTable {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add {
      _ObjCClasses.at($0!).add(SegueTrigger.self) { table in
        table.action("perform:") { object, arguments in
          unsafeDowncast(object, to: SegueTrigger.self).perform(arguments[0])
        }
      }
    }
  }
}
