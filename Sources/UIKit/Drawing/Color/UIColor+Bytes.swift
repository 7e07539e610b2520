extension UIColor {
  /// The red, green and blue parts from 0 to 255, and the opacity from 0 to 1; `nil` for patterns.
  var byteComponents: (parts: [Int], alpha: CGFloat)? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return ([red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }, alpha)
  }
}
