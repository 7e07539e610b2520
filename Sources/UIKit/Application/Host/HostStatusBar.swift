/// The system's furniture at the edges of a device's display.
package struct HostStatusBar: Equatable, Sendable {
  package var isHidden: Bool

  /// White text, for dark content behind it.
  package var isLight: Bool

  package var hidesHomeIndicator: Bool

  package init(isHidden: Bool = false, isLight: Bool = false, hidesHomeIndicator: Bool = false) {
    self.isHidden = isHidden
    self.isLight = isLight
    self.hidesHomeIndicator = hidesHomeIndicator
  }
}
