// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addFocus(to classes: _ObjCClasses) {
    classes.addProperties(of: UIFocusGuide.self) { table in
      table.settable("enabled", \UIFocusGuide.isEnabled)
      table.settable("preferredFocusEnvironments", \UIFocusGuide.preferredFocusEnvironments)
    }
    classes.addProperties(of: UIFocusHaloEffect.self) { table in
      table.settable("containerView", \UIFocusHaloEffect.containerView)
      table.settable("referenceView", \UIFocusHaloEffect.referenceView)
    }
    classes.addProperties(of: UIFocusSystem.self) { table in
      table.readable("focusedItem", \UIFocusSystem.focusedItem)
    }
    classes.addProperties(of: UIFocusUpdateContext.self) { table in
      table.readable("focusHeading", \UIFocusUpdateContext.focusHeading)
      table.readable("nextFocusedItem", \UIFocusUpdateContext.nextFocusedItem)
      table.readable("nextFocusedView", \UIFocusUpdateContext.nextFocusedView)
      table.readable("previouslyFocusedItem", \UIFocusUpdateContext.previouslyFocusedItem)
      table.readable("previouslyFocusedView", \UIFocusUpdateContext.previouslyFocusedView)
    }
  }
}
