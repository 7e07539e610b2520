/// The user's settings of the desktop or device.
package struct HostEnvironment: Equatable, Sendable {
  /// An sRGB color with components in 0...1.
  package struct Color: Equatable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double

    package init(red: Double, green: Double, blue: Double) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  package var isDark: Bool

  /// The accent color; `nil` uses the application's tint.
  package var accent: Color?

  package var isHighContrast: Bool
  package var reducesMotion: Bool
  package var isRightToLeft: Bool

  /// The raw value of a `UIContentSizeCategory`.
  package var contentSizeCategory: String

  /// Whether a hardware keyboard is connected, so that no software keyboard is shown.
  package var hasHardwareKeyboard: Bool

  package init(
    isDark: Bool = false, accent: Color? = nil, isHighContrast: Bool = false, reducesMotion: Bool = false,
    isRightToLeft: Bool = false, contentSizeCategory: String = "UICTContentSizeCategoryL",
    hasHardwareKeyboard: Bool = false
  ) {
    self.hasHardwareKeyboard = hasHardwareKeyboard
    self.isDark = isDark
    self.accent = accent
    self.isHighContrast = isHighContrast
    self.reducesMotion = reducesMotion
    self.isRightToLeft = isRightToLeft
    self.contentSizeCategory = contentSizeCategory
  }

  /// The category with the nearest body text size, as ratio to the default of 17 points.
  package static func contentSizeCategory(textScale: CGFloat) -> String {
    let sizes: [(String, CGFloat)] = [
      ("XS", 14), ("S", 15), ("M", 16), ("L", 17), ("XL", 19), ("XXL", 21), ("XXXL", 23),
      ("AccessibilityM", 28),
      ("AccessibilityL", 33), ("AccessibilityXL", 40), ("AccessibilityXXL", 47), ("AccessibilityXXXL", 53),
    ]
    let size = textScale * 17
    let nearest = sizes.min { abs($0.1 - size) < abs($1.1 - size) }!
    return "UICTContentSizeCategory" + nearest.0
  }
}
