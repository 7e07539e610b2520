/// What the person chose for the whole desktop or device.
package struct HostEnvironment: Equatable, Sendable {
  /// Components in 0...1, in sRGB.
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

  /// `nil` where the desktop has no accent colour: the application's own tint is used.
  package var accent: Color?

  package var isHighContrast: Bool
  package var reducesMotion: Bool
  package var isRightToLeft: Bool

  /// The raw value of a `UIContentSizeCategory`.
  package var contentSizeCategory: String

  /// Whether keys are typed on a real keyboard, so that none is drawn.
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
}
