/// The system's furniture at the edges of a device's display.
package struct HostStatusBar: Equatable, Sendable {
  package var isHidden: Bool

  /// White text, for dark content behind it.
  package var isLight: Bool

  package var hidesHomeIndicator: Bool

  /// A white home indicator: what lies at the bottom may be of another tone than what lies at the top.
  package var hasLightHomeIndicator: Bool

  /// Whether the time is at the right, for those who read from there.
  package var isRightToLeft: Bool

  /// - Parameter hasLightHomeIndicator: `nil` is as the text.
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
