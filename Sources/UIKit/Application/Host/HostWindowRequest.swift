/// The requested properties of a new window.
package struct HostWindowRequest: Sendable {
  package var title: String

  /// The size in points; `nil` uses the host's default.
  package var size: CGSize?

  package var minimumSize: CGSize

  /// The last placement of the window. Ignored by hosts with a fixed device.
  package var placement: HostWindowPlacement?

  package init(
    title: String, size: CGSize? = nil, minimumSize: CGSize = CGSize(width: 240, height: 240),
    placement: HostWindowPlacement? = nil
  ) {
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
    self.placement = placement
  }
}
