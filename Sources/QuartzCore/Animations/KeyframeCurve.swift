import CoreGraphics
import Foundation

/// Values at key times and the interpolation between them.
struct KeyframeCurve {
  enum Output { case value, angle, reversedAngle }

  private enum Shape {
    case discrete
    case linear
    /// The incoming and outgoing tangents at each value.
    case cubic(incoming: [[Double]], outgoing: [[Double]])
    /// The Bézier segments of a path.
    case path([(from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint)])
    /// A flattened path with the cumulative length at each point.
    case pacedPath(points: [CGPoint], lengths: [Double])
  }

  private let values: [AnimatableValue]
  private let times: [Double]
  private let functions: [CAMediaTimingFunction]
  private let shape: Shape
  var output = Output.value

  init?(
    values: [AnimatableValue], times given: [Double]?, functions: [CAMediaTimingFunction]?,
    mode: CAAnimationCalculationMode,
    shape parameters: (tension: [NSNumber]?, continuity: [NSNumber]?, bias: [NSNumber]?)
  ) {
    let isDiscrete = mode == .discrete
    // A single discrete value has no effect on iOS (lottie-ios, recorded pictures of `pr_1632_1` and `pr_1632_2`).
    guard values.count > (isDiscrete ? 1 : 0) else { return nil }
    self.values = values
    self.functions = functions ?? []
    let isPaced = mode == .paced || mode == .cubicPaced
    if isPaced {
      times = Self.pacedTimes(values)
    } else if let given, given.count >= values.count {
      times = Array(given.prefix(isDiscrete ? values.count + 1 : values.count))
    } else {
      let steps = isDiscrete ? values.count : max(values.count - 1, 1)
      times = (0..<values.count).map { Double($0) / Double(steps) }
    }
    if isDiscrete {
      shape = .discrete
    } else if mode == .cubic || mode == .cubicPaced,
      let tangents = Self.tangents(values, times, parameters)
    {
      shape = .cubic(incoming: tangents.incoming, outgoing: tangents.outgoing)
    } else {
      shape = .linear
    }
  }

  init?(
    path: CGPath, times given: [Double]?, functions: [CAMediaTimingFunction]?, isPaced: Bool, isDiscrete: Bool
  ) {
    var segments = path.segments
    guard let first = segments.first else { return nil }
    // Key times belong to points, so a closing line without a time is not part of the curve.
    if let given, !isPaced, given.count > 1, given.count <= segments.count {
      segments.removeLast(segments.count - given.count + 1)
    }
    values = [AnimatableValue(first.from)] + segments.map { AnimatableValue($0.to) }
    self.functions = functions ?? []
    let count = segments.count
    if let given, given.count >= count + 1 {
      times = given
    } else {
      times = (0...count).map { Double($0) / Double(count) }
    }
    if isDiscrete {
      shape = .discrete
    } else if isPaced {
      var points = [first.from]
      var lengths = [0.0]
      for s in segments {
        for step in 1...64 {
          let p = Self.bezier(s, Double(step) / 64).point
          lengths.append(lengths.last! + hypot(p.x - points.last!.x, p.y - points.last!.y))
          points.append(p)
        }
      }
      shape = .pacedPath(points: points, lengths: lengths)
    } else {
      shape = .path(segments)
    }
  }

  func value(at progress: Double) -> AnimatableValue {
    if case .pacedPath(let points, let lengths) = shape {
      let target = progress * lengths.last!
      var i = 1
      var high = lengths.count - 1
      while i < high {
        let middle = (i + high) / 2
        if lengths[middle] < target { i = middle + 1 } else { high = middle }
      }
      let a = points[i - 1]
      let b = points[i]
      let span = lengths[i] - lengths[i - 1]
      let f = span > 0 ? (target - lengths[i - 1]) / span : 0
      let p = CGPoint(x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f)
      return result(AnimatableValue(p), direction: CGPoint(x: b.x - a.x, y: b.y - a.y))
    }
    var index = 0
    while index + 1 < times.count, progress >= times[index + 1] { index += 1 }
    if case .discrete = shape { return values[min(index, values.count - 1)] }
    if index >= values.count - 1 {
      guard case .path(let segments) = shape, let last = segments.last else {
        return values[values.count - 1]
      }
      return result(values[values.count - 1], direction: Self.bezier(last, 1).direction)
    }
    if progress < times[0] { return values[0] }
    let span = times[index + 1] - times[index]
    var f = span > 0 ? (progress - times[index]) / span : 1
    if index < functions.count { f = functions[index].value(at: f) }
    switch shape {
    case .path(let segments):
      let (point, direction) = Self.bezier(segments[index], f)
      return result(AnimatableValue(point), direction: direction)
    case .cubic(let incoming, let outgoing):
      guard let a = values[index].lanes, let b = values[index + 1].lanes else { break }
      let f2 = f * f
      let f3 = f2 * f
      let lanes = a.indices.map { k in
        a[k] * (2 * f3 - 3 * f2 + 1) + b[k] * (3 * f2 - 2 * f3) + outgoing[index][k] * (f3 - 2 * f2 + f)
          + incoming[index + 1][k] * (f3 - f2)
      }
      return values[index].replacingLanes(lanes)
    default: break
    }
    return .mix(values[index], values[index + 1], f)
  }

  private func result(_ value: AnimatableValue, direction: CGPoint) -> AnimatableValue {
    switch output {
    case .value: value
    case .angle: .scalar(atan2(direction.y, direction.x))
    case .reversedAngle: .scalar(atan2(-direction.y, -direction.x))
    }
  }

  private static func bezier(
    _ s: (from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint), _ t: Double
  ) -> (point: CGPoint, direction: CGPoint) {
    let u = 1 - t
    func at(_ p: KeyPath<CGPoint, CGFloat>) -> (CGFloat, CGFloat) {
      let (a, b, c, d) = (
        s.from[keyPath: p], s.control1[keyPath: p], s.control2[keyPath: p], s.to[keyPath: p]
      )
      return (
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d,
        3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c))
      )
    }
    let (x, dx) = at(\.x)
    let (y, dy) = at(\.y)
    return (CGPoint(x: x, y: y), CGPoint(x: dx, y: dy))
  }

  private static func pacedTimes(_ values: [AnimatableValue]) -> [Double] {
    var lengths = [0.0]
    for (a, b) in zip(values, values.dropFirst()) {
      lengths.append(lengths.last! + AnimatableValue.distance(a, b))
    }
    let total = lengths.last!
    guard total > 0 else { return values.indices.map { Double($0) / Double(max(values.count - 1, 1)) } }
    return lengths.map { $0 / total }
  }

  /// Kochanek-Bartels tangents, scaled to the length of each interval.
  private static func tangents(
    _ values: [AnimatableValue], _ times: [Double],
    _ parameters: (tension: [NSNumber]?, continuity: [NSNumber]?, bias: [NSNumber]?)
  ) -> (incoming: [[Double]], outgoing: [[Double]])? {
    let lanes = values.compactMap(\.lanes)
    guard lanes.count == values.count, let width = lanes.first?.count, lanes.allSatisfy({ $0.count == width })
    else {
      return nil
    }
    func parameter(_ list: [NSNumber]?, _ i: Int) -> Double {
      list.flatMap { i < $0.count ? $0[i].doubleValue : nil } ?? 0
    }
    var incoming: [[Double]] = []
    var outgoing: [[Double]] = []
    for i in lanes.indices {
      let before = lanes[max(i - 1, 0)]
      let after = lanes[min(i + 1, lanes.count - 1)]
      let tension = parameter(parameters.tension, i)
      let continuity = parameter(parameters.continuity, i)
      let bias = parameter(parameters.bias, i)
      let dt0 = i > 0 ? times[i] - times[i - 1] : 0
      let dt1 = i < lanes.count - 1 ? times[i + 1] - times[i] : 0
      let scaleIn = dt0 + dt1 > 0 ? 2 * dt0 / (dt0 + dt1) : 1
      let scaleOut = dt0 + dt1 > 0 ? 2 * dt1 / (dt0 + dt1) : 1
      var into: [Double] = []
      var out: [Double] = []
      for k in 0..<width {
        let left = lanes[i][k] - before[k]
        let right = after[k] - lanes[i][k]
        let t = (1 - tension) / 2
        into.append(
          scaleIn * t * ((1 - continuity) * (1 + bias) * left + (1 + continuity) * (1 - bias) * right))
        out.append(
          scaleOut * t * ((1 + continuity) * (1 + bias) * left + (1 - continuity) * (1 - bias) * right))
      }
      incoming.append(into)
      outgoing.append(out)
    }
    return (incoming, outgoing)
  }
}
