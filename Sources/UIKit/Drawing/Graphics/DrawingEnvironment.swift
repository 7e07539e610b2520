/// Default values for drawing.
package enum DrawingEnvironment {
  /// The display scale: of the current traits, or of the main screen if they do not specify one.
  package static var scale: CGFloat {
    let current = UITraitCollection.current.displayScale
    if current > 0 { return current }
    let screen = UITraitCollection.fallback.displayScale
    return screen > 0 ? screen : 1
  }

  /// Creates a bitmap context with its origin at the top left, in points; nil for a size without pixels.
  package static func makeContext(size: CGSize, scale: CGFloat, opaque: Bool) -> CGContext? {
    guard let pixels = pixelSize(size, scale: scale) else { return nil }
    return CGContext(width: pixels.width, height: pixels.height, scale: scale, opaque: opaque)
  }

  /// The number of pixels of a bitmap with a size in points; nil where it would have none or too many.
  static func pixelSize(_ size: CGSize, scale: CGFloat) -> (width: Int, height: Int)? {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    // A bitmap has at most 32,767 pixels per side.
    guard width >= 1, height >= 1, width <= 32767, height <= 32767 else { return nil }
    return (Int(width), Int(height))
  }
}
