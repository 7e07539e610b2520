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
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    // A bitmap has at most 32,767 pixels per side.
    guard width >= 1, height >= 1, width <= 32767, height <= 32767 else { return nil }
    return CGContext(width: Int(width), height: Int(height), scale: scale, opaque: opaque)
  }
}
