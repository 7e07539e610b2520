/// What drawing takes from its surroundings when nobody says otherwise.
package enum DrawingEnvironment {
  /// Pixels a point: of the traits that are current, of the main screen where those leave it open.
  package static var scale: CGFloat {
    let current = UITraitCollection.current.displayScale
    if current > 0 { return current }
    let screen = UITraitCollection.fallback.displayScale
    return screen > 0 ? screen : 1
  }

  /// A bitmap context with its origin at the top left, in points; nil for a size without pixels.
  package static func makeContext(size: CGSize, scale: CGFloat, opaque: Bool) -> CGContext? {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    // 32,767 pixels a side are the most that a bitmap can have.
    guard width >= 1, height >= 1, width <= 32767, height <= 32767 else { return nil }
    return CGContext(width: Int(width), height: Int(height), scale: scale, opaque: opaque)
  }
}
