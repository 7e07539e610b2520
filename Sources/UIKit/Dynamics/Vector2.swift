import Foundation

/// A pair of numbers, in points.
struct Vector2: Equatable, Sendable {
  var x: Double
  var y: Double

  static let zero = Vector2(0, 0)

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  var normalized: Vector2 { length > 1e-12 ? self * (1 / length) : .zero }
  /// The vector rotated by 90 degrees clockwise on a screen whose y axis points down.
  var perpendicular: Vector2 { Vector2(-y, x) }

  func dot(_ other: Vector2) -> Double { x * other.x + y * other.y }
  func cross(_ other: Vector2) -> Double { x * other.y - y * other.x }

  func rotated(by angle: Double) -> Vector2 {
    let (sine, cosine) = (sin(angle), cos(angle))
    return Vector2(x * cosine - y * sine, x * sine + y * cosine)
  }

  static func + (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x + b.x, a.y + b.y) }
  static func - (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x - b.x, a.y - b.y) }
  static func * (a: Vector2, factor: Double) -> Vector2 { Vector2(a.x * factor, a.y * factor) }
  static prefix func - (a: Vector2) -> Vector2 { Vector2(-a.x, -a.y) }

  /// Returns the corners of the smallest convex polygon around points, with Andrew's monotone chain
  /// algorithm; O(n log n).
  static func convexHull(_ points: [Vector2]) -> [Vector2] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return sorted }
    func half(_ points: [Vector2]) -> [Vector2] {
      var chain: [Vector2] = []
      for point in points {
        while chain.count >= 2,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    return half(sorted) + half(sorted.reversed())
  }

  static func area(of corners: [Vector2]) -> Double {
    var sum = 0.0
    for index in corners.indices { sum += corners[index].cross(corners[(index + 1) % corners.count]) }
    return abs(sum) / 2
  }
}
