// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addMotionEffects(to classes: _ObjCClasses) {
    classes.addProperties(of: UIInterpolatingMotionEffect.self) { table in
      table.readable("keyPath", \UIInterpolatingMotionEffect.keyPath)
      table.settable("maximumRelativeValue", \UIInterpolatingMotionEffect.maximumRelativeValue)
      table.settable("minimumRelativeValue", \UIInterpolatingMotionEffect.minimumRelativeValue)
      table.readable("type", \UIInterpolatingMotionEffect.type)
    }
    classes.addProperties(of: UIMotionEffectGroup.self) { table in
      table.settable("motionEffects", \UIMotionEffectGroup.motionEffects)
    }
  }
}
