import CoreGraphics
import Foundation

extension CGPath {
  /// The part of the path between two fractions of its length.
  package func part(from start: Double, to end: Double) -> CGPath {
    let result = CGMutablePath()
    guard start < end else { return result }
    let curves = segments
    let lengths = curves.map { Self.length($0) }
    let total = lengths.reduce(0, +)
    var done = 0.0
    var last: CGPoint?
    for (curve, length) in zip(curves, lengths) {
      let low = done
      done += length
      guard done > start * total, low < end * total, length > 0 else {
        last = nil
        continue
      }
      let t0 = Self.parameter(curve, length, at: max(start * total - low, 0))
      let t1 = Self.parameter(curve, length, at: min(end * total - low, length))
      let (a, b, c, d) = Self.split(curve, t0, t1)
      if last != a { result.move(to: a) }
      result.addCurve(to: d, control1: b, control2: c)
      last = curve.to
    }
    return result
  }

  private typealias Curve = (from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint)

  private static let steps = 32

  private static func length(_ c: Curve) -> Double {
    var sum = 0.0
    var last = c.from
    for i in 1...steps {
      let p = cubicPoint(c.from, c.control1, c.control2, c.to, CGFloat(i) / CGFloat(steps))
      sum += hypot(p.x - last.x, p.y - last.y)
      last = p
    }
    return sum
  }

  /// The curve parameter at which `length` of its total length is reached.
  private static func parameter(_ c: Curve, _ whole: Double, at length: Double) -> Double {
    if length <= 0 { return 0 }
    if length >= whole { return 1 }
    var sum = 0.0
    var last = c.from
    for i in 1...steps {
      let p = cubicPoint(c.from, c.control1, c.control2, c.to, CGFloat(i) / CGFloat(steps))
      let step = hypot(p.x - last.x, p.y - last.y)
      if sum + step >= length {
        return (Double(i - 1) + (step > 0 ? (length - sum) / step : 0)) / Double(steps)
      }
      sum += step
      last = p
    }
    return 1
  }

  private static func split(_ c: Curve, _ t0: Double, _ t1: Double) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
    func blossom(_ x: Double, _ y: Double, _ z: Double) -> CGPoint {
      func lerp(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      let (a, b, d) = (
        lerp(c.from, c.control1, x), lerp(c.control1, c.control2, x), lerp(c.control2, c.to, x)
      )
      return lerp(lerp(a, b, y), lerp(b, d, y), z)
    }
    return (blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1))
  }
}
