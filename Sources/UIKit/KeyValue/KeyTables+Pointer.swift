// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addPointer(to classes: _ObjCClasses) {
    classes.addProperties(of: UIHoverStyle.self) { table in
      table.settable("effect", \UIHoverStyle.effect)
      table.settable("enabled", \UIHoverStyle.isEnabled)
      table.settable("shape", \UIHoverStyle.shape)
    }
    classes.addProperties(of: UIPointerInteraction.self) { table in
      table.readable("delegate", \UIPointerInteraction.delegate)
      table.settable("enabled", \UIPointerInteraction.isEnabled)
      table.readable("view", \UIPointerInteraction.view)
    }
    classes.addProperties(of: UIPointerRegion.self) { table in
      table.readable("identifier", \UIPointerRegion.identifier)
      table.readable("rect", \UIPointerRegion.rect)
    }
    classes.addProperties(of: UIPointerRegionRequest.self) { table in
      table.readable("location", \UIPointerRegionRequest.location)
      table.readable("modifiers", \UIPointerRegionRequest.modifiers)
    }
  }
}
