/// What a new window should be like.
package struct HostWindowRequest: Sendable {
  package var title: String

  /// In points; `nil` is the host's own choice.
  package var size: CGSize?

  package var minimumSize: CGSize

  /// Where the window was when the application ended; a host that shows a certain device does not heed it.
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
