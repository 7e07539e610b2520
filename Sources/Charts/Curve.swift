import SwiftUI

/// Curves through points.
enum Curve {
  /// Adds a curve through points to a path whose current point is the first of them.
  static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
    guard points.count > 1 else { return }
    switch method.curve {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .start: step(points, 0, &path)
    case .center: step(points, 0.5, &path)
    case .end: step(points, 1, &path)
    case .monotone: monotone(points, &path)
    case .cardinal(let tension): cardinal(points, (1 - tension) / 6, &path)
    case .catmullRom(let alpha): catmullRom(points, alpha, &path)
    }
  }

  private static func step(_ points: [CGPoint], _ part: CGFloat, _ path: inout Path) {
    for (a, b) in zip(points, points.dropFirst()) {
      let x = a.x + (b.x - a.x) * part
      path.addLine(to: CGPoint(x: x, y: a.y))
      path.addLine(to: CGPoint(x: x, y: b.y))
      path.addLine(to: b)
    }
  }

  /// Cubic curves that do not exceed their points along y (Steffen, 1990).
  private static func monotone(_ points: [CGPoint], _ path: inout Path) {
    let count = points.count
    guard count > 2 else { return path.addLine(to: points[1]) }
    let widths = zip(points, points.dropFirst()).map { $1.x - $0.x }
    let slopes = zip(zip(points, points.dropFirst()), widths).map { $1 == 0 ? 0 : ($0.1.y - $0.0.y) / $1 }
    var tangents = [CGFloat](repeating: 0, count: count)
    for index in 1..<(count - 1) {
      let (h0, h1, s0, s1) = (widths[index - 1], widths[index], slopes[index - 1], slopes[index])
      guard h0 + h1 != 0 else { continue }
      let p = (s0 * h1 + s1 * h0) / (h0 + h1)
      let sign: CGFloat = (s0 < 0 ? -1 : 1) + (s1 < 0 ? -1 : 1)
      tangents[index] = sign * min(abs(s0), abs(s1), 0.5 * abs(p))
    }
    tangents[0] = (3 * slopes[0] - tangents[1]) / 2
    tangents[count - 1] = (3 * slopes[count - 2] - tangents[count - 2]) / 2
    for index in 0..<(count - 1) {
      let (a, b, third) = (points[index], points[index + 1], widths[index] / 3)
      path.addCurve(
        to: b, control1: CGPoint(x: a.x + third, y: a.y + third * tangents[index]),
        control2: CGPoint(x: b.x - third, y: b.y - third * tangents[index + 1]))
    }
  }

  private static func cardinal(_ points: [CGPoint], _ factor: CGFloat, _ path: inout Path) {
    for index in 0..<(points.count - 1) {
      let (a, b) = (points[index], points[index + 1])
      let before = points[max(0, index - 1)]
      let after = points[min(points.count - 1, index + 2)]
      path.addCurve(
        to: b, control1: CGPoint(x: a.x + (b.x - before.x) * factor, y: a.y + (b.y - before.y) * factor),
        control2: CGPoint(x: b.x - (after.x - a.x) * factor, y: b.y - (after.y - a.y) * factor))
    }
  }

  /// A Catmull-Rom spline: 0 is uniform, 0.5 centripetal, 1 chordal.
  private static func catmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: inout Path) {
    func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
    for index in 0..<(points.count - 1) {
      let (p1, p2) = (points[index], points[index + 1])
      let p0 = points[max(0, index - 1)]
      let p3 = points[min(points.count - 1, index + 2)]
      let (d1, d2, d3) = (distance(p0, p1), distance(p1, p2), distance(p2, p3))
      var (c1, c2) = (p1, p2)
      if d1 > 0, d2 > 0 {
        let (a, n) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
        c1.x = (p1.x * a - p0.x * d2 * d2 + p2.x * d1 * d1) / n
        c1.y = (p1.y * a - p0.y * d2 * d2 + p2.y * d1 * d1) / n
      }
      if d3 > 0, d2 > 0 {
        let (b, m) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
        c2.x = (p2.x * b + p1.x * d3 * d3 - p3.x * d2 * d2) / m
        c2.y = (p2.y * b + p1.y * d3 * d3 - p3.y * d2 * d2) / m
      }
      path.addCurve(to: p2, control1: c1, control2: c2)
    }
  }
}
