import Foundation

/// Polar coordinates of a vector.
extension CGVector {
  /// - Parameter angle: In radians from the x axis, clockwise.
  init(angle: CGFloat, magnitude: CGFloat) {
    self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// The angle in radians from the x axis, clockwise.
  var angle: CGFloat { atan2(dy, dx) }

  var magnitude: CGFloat { hypot(dx, dy) }
}
