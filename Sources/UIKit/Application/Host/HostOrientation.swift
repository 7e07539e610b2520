/// Which way up the interface is. The raw values are those of `UIInterfaceOrientation`.
package enum HostOrientation: Int, CaseIterable, Sendable {
  case portrait = 1
  case portraitUpsideDown = 2
  /// The device turned so that its home button, or home indicator's edge, is on the right.
  case landscapeRight = 3
  /// The device turned so that its home button, or home indicator's edge, is on the left.
  case landscapeLeft = 4

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
