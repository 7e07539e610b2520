/// The geometry of a window.
package struct HostWindowGeometry: Equatable, Sendable {
  /// The size in points.
  package var size: CGSize

  /// The number of pixels per point.
  package var scale: CGFloat

  package var safeArea: HostInsets
  package var orientation: HostOrientation

  package init(
    size: CGSize, scale: CGFloat, safeArea: HostInsets = .zero, orientation: HostOrientation = .portrait
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.orientation = orientation
  }
}
