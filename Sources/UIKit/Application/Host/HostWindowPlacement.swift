/// The placement of a window on the desktop, for restoration.
package struct HostWindowPlacement: Equatable, Sendable {
  /// The size in points when neither maximized nor full screen.
  package var size: CGSize

  /// The top left corner on the desktop, in points; `nil` if the display server does not provide it, like
  /// Wayland.
  package var origin: CGPoint?

  package var isMaximized: Bool
  package var isFullScreen: Bool

  package init(size: CGSize, origin: CGPoint? = nil, isMaximized: Bool = false, isFullScreen: Bool = false) {
    self.size = size
    self.origin = origin
    self.isMaximized = isMaximized
    self.isFullScreen = isFullScreen
  }

  /// A property list representation.
  var propertyList: [String: Any] {
    var list: [String: Any] = ["width": Double(size.width), "height": Double(size.height)]
    if let origin { (list["x"], list["y"]) = (Double(origin.x), Double(origin.y)) }
    if isMaximized { list["isMaximized"] = true }
    if isFullScreen { list["isFullScreen"] = true }
    return list
  }

  /// Returns `nil` for invalid values.
  init?(propertyList value: Any?) {
    guard let list = value as? [String: Any], let width = list["width"] as? Double,
      let height = list["height"] as? Double, (1...65536).contains(width), (1...65536).contains(height)
    else { return nil }
    size = CGSize(width: width, height: height)
    if let x = list["x"] as? Double, let y = list["y"] as? Double, abs(x) < 1e6, abs(y) < 1e6 {
      origin = CGPoint(x: x, y: y)
    }
    isMaximized = list["isMaximized"] as? Bool ?? false
    isFullScreen = list["isFullScreen"] as? Bool ?? false
  }
}
