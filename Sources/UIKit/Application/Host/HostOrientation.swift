/// The orientation of the interface. The raw values are those of `UIInterfaceOrientation`.
package enum HostOrientation: Int, CaseIterable, Sendable {
  case portrait = 1
  case portraitUpsideDown = 2
  /// The home button or home indicator is on the right.
  case landscapeRight = 3
  /// The home button or home indicator is on the left.
  case landscapeLeft = 4

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
