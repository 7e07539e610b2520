import Foundation

// Immutable: only an initializer sets the samples.
/// A cubic Bézier curve from (0, 0) to (1, 1) that maps elapsed time to progress.
public final class CAMediaTimingFunction: NSObject, NSCopying, @unchecked Sendable {
  /// The two inner control points: x1, y1, x2, y2.
  package let points: SIMD4<Double>
  private let cx, bx, ax, cy, by, ay: Double
  private let isLinear: Bool
  /// Progress at evenly spaced times, used instead of the curve.
  private var samples: [Double]?

  /// Creates a predefined curve; an unknown name results in the linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a curve with the inner control points (`c1x`, `c1y`) and (`c2x`, `c2y`).
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    // Control points are decimal numbers: 0.42 means 0.42, not the nearest `Float`.
    func exact(_ f: Float) -> Double { Double("\(f)") ?? Double(f) }
    self.init(points: SIMD4(exact(c1x), exact(c1y), exact(c2x), exact(c2y)))
  }

  /// Creates a function that interpolates linearly between progress values at evenly spaced times. Values outside 0 to
  /// 1 are allowed.
  package convenience init(samples: [Double]) {
    self.init(points: SIMD4(0, 0, 1, 1))
    self.samples = samples.count > 1 ? samples : nil
  }

  package init(points: SIMD4<Double>) {
    self.points = points
    let x1 = min(max(points.x, 0), 1)
    let x2 = min(max(points.z, 0), 1)
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * points.y
    by = 3 * (points.w - points.y) - cy
    ay = 1 - cy - by
    isLinear = points.x == points.y && points.z == points.w
    super.init()
  }

  /// Copies the control point at `index` (0 to 3, including the ends) to `values`, x first.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all: [(Double, Double)] = [(0, 0), (points.x, points.y), (points.z, points.w), (1, 1)]
    values[0] = Float(all[index].0)
    values[1] = Float(all[index].1)
  }

  /// The progress at elapsed fraction `x`, clamped to 0...1. The error is below 1e-9.
  package func value(at x: Double) -> Double {
    if let samples {
      let place = min(max(x, 0), 1) * Double(samples.count - 1)
      let index = min(Int(place), samples.count - 2)
      return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
    }
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if isLinear { return x }
    let t = parameter(for: x)
    return ((ay * t + by) * t + cy) * t
  }

  /// The slope of the curve of the control points at elapsed fraction `x`, from 0 to 1. Where both of its derivatives are
  /// zero, it is that of SwiftUI's curves on iOS.
  package func slope(at x: Double) -> Double {
    if isLinear { return 1 }
    let t = parameter(for: x)
    // Exactly zero at an end with a control point on it, unlike the sum of coefficients.
    func derivative(_ a: Double, _ b: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }
    let dx = derivative(min(max(points.x, 0), 1), min(max(points.z, 0), 1))
    let dy = derivative(points.y, points.w)
    guard dx != 0 else { return dy != 0 ? .infinity : x < 0.5 ? 1 : 0 }
    return dy / dx
  }

  /// The elapsed fraction at which the progress is `y`: the inverse of `value(at:)` for monotonic curves.
  package func time(forValue y: Double) -> Double {
    if y <= 0 { return 0 }
    if y >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(at: middle) < y { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private func parameter(for x: Double) -> Double {
    var t = x
    for _ in 0..<8 {
      let error = ((ax * t + bx) * t + cx) * t - x
      if abs(error) < 1e-12 { return t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    var low = 0.0
    var high = 1.0
    t = x
    for _ in 0..<64 {
      let error = ((ax * t + bx) * t + cx) * t - x
      if abs(error) < 1e-12 { break }
      if error < 0 { low = t } else { high = t }
      t = (low + high) / 2
    }
    return t
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  public override var hash: Int { points.hashValue }
}

/// The name of a predefined timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  /// (0.42, 0) (1, 1)
  public static let easeIn = Self(rawValue: "easeIn")
  /// (0, 0) (0.58, 1)
  public static let easeOut = Self(rawValue: "easeOut")
  /// (0.42, 0) (0.58, 1)
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// (0.25, 0.1) (0.25, 1)
  public static let `default` = Self(rawValue: "default")
}
