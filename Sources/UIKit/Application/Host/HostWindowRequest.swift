/// What a new window should be like.
package struct HostWindowRequest: Sendable {
  package var title: String

  /// In points; `nil` is the host's own choice.
  package var size: CGSize?

  package var minimumSize: CGSize

  package init(title: String, size: CGSize? = nil, minimumSize: CGSize = CGSize(width: 240, height: 240)) {
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
  }
}
