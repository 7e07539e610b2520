/// The colors of one name by style, level and contrast. A lookup does not allocate memory.
package final class ColorVariants: Sendable {
  package let name: String
  private let colors: [UIColor]

  /// - Parameters:
  ///   - colors: By index: 1 for dark, plus 2 for elevated, plus 4 for high contrast.
  private init(name: String, colors: [UIColor]) {
    self.name = name
    self.colors = colors
  }

  /// Creates a table in which missing colors are replaced by the nearest ones.
  package convenience init(
    name: String, light: UIColor, dark: UIColor, lightHighContrast: UIColor? = nil,
    darkHighContrast: UIColor? = nil, darkElevated: UIColor? = nil, darkElevatedHighContrast: UIColor? = nil
  ) {
    let darkElevated = darkElevated ?? dark
    let darkHighContrast = darkHighContrast ?? dark
    let lightHighContrast = lightHighContrast ?? light
    self.init(
      name: name,
      colors: [
        light, dark, light, darkElevated, lightHighContrast, darkHighContrast, lightHighContrast,
        darkElevatedHighContrast ?? (darkElevated === dark ? darkHighContrast : darkElevated),
      ])
  }

  package func color(for traits: TraitValues) -> UIColor {
    var index = traits.userInterfaceStyle == .dark ? 1 : 0
    if traits.userInterfaceLevel == .elevated { index |= 2 }
    if traits.accessibilityContrast == .high { index |= 4 }
    return colors[index]
  }
}
