// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addTraits(to classes: _ObjCClasses) {
    classes.addProperties(of: UITraitCollection.self) { table in
      table.readable("accessibilityContrast", \UITraitCollection.accessibilityContrast)
      table.readable("activeAppearance", \UITraitCollection.activeAppearance)
      table.readable("displayGamut", \UITraitCollection.displayGamut)
      table.readable("displayScale", \UITraitCollection.displayScale)
      table.readable("forceTouchCapability", \UITraitCollection.forceTouchCapability)
      table.readable("horizontalSizeClass", \UITraitCollection.horizontalSizeClass)
      table.readable("layoutDirection", \UITraitCollection.layoutDirection)
      table.readable("legibilityWeight", \UITraitCollection.legibilityWeight)
      table.readable("preferredContentSizeCategory", \UITraitCollection.preferredContentSizeCategory)
      table.readable("sceneCaptureState", \UITraitCollection.sceneCaptureState)
      table.readable("typesettingLanguage", \UITraitCollection.typesettingLanguage)
      table.readable("userInterfaceIdiom", \UITraitCollection.userInterfaceIdiom)
      table.readable("userInterfaceLevel", \UITraitCollection.userInterfaceLevel)
      table.readable("userInterfaceStyle", \UITraitCollection.userInterfaceStyle)
      table.readable("verticalSizeClass", \UITraitCollection.verticalSizeClass)
    }
  }
}
