import Foundation

/// A vector by its direction and length.
extension CGVector {
  /// - Parameter angle: radians from the x axis, clockwise.
  init(angle: CGFloat, magnitude: CGFloat) {
    self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Radians from the x axis, clockwise.
  var angle: CGFloat { atan2(dy, dx) }

  var magnitude: CGFloat { hypot(dx, dy) }
}
