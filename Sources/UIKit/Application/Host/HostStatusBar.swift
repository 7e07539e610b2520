/// The state of the status bar and home indicator.
package struct HostStatusBar: Equatable, Sendable {
  package var isHidden: Bool

  /// Whether the text is white, for dark backgrounds.
  package var isLight: Bool

  package var hidesHomeIndicator: Bool

  /// Whether the home indicator is white. The backgrounds at the top and bottom may differ.
  package var hasLightHomeIndicator: Bool

  /// Whether the layout is right-to-left, with the time on the right.
  package var isRightToLeft: Bool

  /// - Parameter hasLightHomeIndicator: `nil` uses the value of the text.
  package init(
    isHidden: Bool = false, isLight: Bool = false, hidesHomeIndicator: Bool = false,
    hasLightHomeIndicator: Bool? = nil, isRightToLeft: Bool = false
  ) {
    self.isRightToLeft = isRightToLeft
    self.isHidden = isHidden
    self.isLight = isLight
    self.hidesHomeIndicator = hidesHomeIndicator
    self.hasLightHomeIndicator = hasLightHomeIndicator ?? isLight
  }
}
