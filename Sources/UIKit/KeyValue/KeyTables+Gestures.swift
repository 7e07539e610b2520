// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addGestures(to classes: _ObjCClasses) {
    classes.addProperties(of: UIGestureRecognizer.self) { table in
      table.settable("allowedPressTypes", \UIGestureRecognizer.allowedPressTypes)
      table.settable("allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes)
      table.readable("buttonMask", \UIGestureRecognizer.buttonMask)
      table.settable("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
      table.settable("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
      table.settable("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
      table.settable("delegate", \UIGestureRecognizer.delegate)
      table.settable("enabled", \UIGestureRecognizer.isEnabled)
      table.readable("modifierFlags", \UIGestureRecognizer.modifierFlags)
      table.settable("name", \UIGestureRecognizer.name)
      table.readable("numberOfTouches", \UIGestureRecognizer.numberOfTouches)
      table.settable("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType)
      table.settable("state", \UIGestureRecognizer.state)
      table.readable("view", \UIGestureRecognizer.view)
    }
    classes.addProperties(of: UIHoverGestureRecognizer.self) { table in
      table.readable("altitudeAngle", \UIHoverGestureRecognizer.altitudeAngle)
      table.readable("rollAngle", \UIHoverGestureRecognizer.rollAngle)
      table.readable("zOffset", \UIHoverGestureRecognizer.zOffset)
    }
    classes.addProperties(of: UILongPressGestureRecognizer.self) { table in
      table.settable("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
      table.settable("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
      table.settable("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
      table.settable("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
    }
    classes.addProperties(of: UIPanGestureRecognizer.self) { table in
      table.settable("allowedScrollTypesMask", \UIPanGestureRecognizer.allowedScrollTypesMask)
      table.settable("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
      table.settable("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
    }
    classes.addProperties(of: UIPencilInteraction.self) { table in
      table.settable("delegate", \UIPencilInteraction.delegate)
      table.settable("enabled", \UIPencilInteraction.isEnabled)
      table.readable("view", \UIPencilInteraction.view)
    }
    classes.addProperties(of: UIPinchGestureRecognizer.self) { table in
      table.settable("scale", \UIPinchGestureRecognizer.scale)
      table.readable("velocity", \UIPinchGestureRecognizer.velocity)
    }
    classes.addProperties(of: UIRotationGestureRecognizer.self) { table in
      table.settable("rotation", \UIRotationGestureRecognizer.rotation)
      table.readable("velocity", \UIRotationGestureRecognizer.velocity)
    }
    classes.addProperties(of: UIScreenEdgePanGestureRecognizer.self) { table in
      table.settable("edges", \UIScreenEdgePanGestureRecognizer.edges)
    }
    classes.addProperties(of: UISwipeGestureRecognizer.self) { table in
      table.settable("direction", \UISwipeGestureRecognizer.direction)
      table.settable("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
    }
    classes.addProperties(of: UITapGestureRecognizer.self) { table in
      table.settable("buttonMaskRequired", \UITapGestureRecognizer.buttonMaskRequired)
      table.settable("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
      table.settable("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
    }
  }
}
