import Foundation

/// The motion of a mass on a damped spring from 0 to 1, in closed form.
package struct SpringCurve: Equatable, Sendable {
  package let mass: Double
  package let stiffness: Double
  package let damping: Double
  /// The initial velocity in distances per second, positive toward the target.
  package let velocity: Double
  /// The undamped natural frequency, in radians per second.
  package let frequency: Double
  /// Below 1 the spring is underdamped, above 1 overdamped.
  package let dampingRatio: Double

  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
    self.mass = max(mass, 1e-9)
    self.stiffness = max(stiffness, 1e-9)
    self.damping = max(damping, 0)
    self.velocity = velocity
    frequency = (self.stiffness / self.mass).squareRoot()
    dampingRatio = self.damping / (2 * (self.stiffness * self.mass).squareRoot())
  }

  /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`: mass
  /// 1, and the frequency at which the envelope has decayed to a thousandth at `duration` (Metrics.md 2.6).
  package init(dampingRatio: Double, duration: Double, velocity: Double = 0) {
    let ratio = min(max(dampingRatio, 1e-3), 1)
    let w = Self.frequency(ratio: ratio, duration: max(duration, 1e-3), velocity: velocity)
    self.init(mass: 1, stiffness: w * w, damping: 2 * ratio * w, velocity: velocity)
  }

  /// The spring of `CASpringAnimation(perceptualDuration:bounce:)` and `UIView.animate(springDuration:bounce:…)`.
  package init(perceptualDuration: Double, bounce: Double, velocity: Double = 0) {
    let w = 2 * Double.pi / max(perceptualDuration, 1e-3)
    let b = min(max(bounce, -0.999), 1)
    let ratio = b >= 0 ? 1 - b : 1 / (1 + b)
    self.init(mass: 1, stiffness: w * w, damping: 2 * ratio * w, velocity: velocity)
  }

  /// The fraction of the distance below which the spring is at rest.
  private static let threshold = 0.001

  private static func frequency(ratio z: Double, duration d: Double, velocity v: Double) -> Double {
    if z >= 1 {
      if v == 0 { return 9.2334134764 / d }
      return largestRoot(upTo: 400 / d) { w in abs(1 + (w - v) * d) * exp(-w * d) - threshold }
    }
    let s = (1 - z * z).squareRoot()
    let atRest = log(z / (s * threshold)) / (z * d)
    // With almost no damping, the envelope never reaches the threshold.
    if v == 0 { return atRest > 0 ? atRest : 2 * .pi / d }
    return largestRoot(upTo: max(atRest * 8, 400 / d)) { w in
      abs((z * w - v) / (w * s)) * exp(-z * w * d) - threshold
    }
  }

  /// The largest argument up to `limit` at which `f` crosses zero from above.
  private static func largestRoot(upTo limit: Double, _ f: (Double) -> Double) -> Double {
    let steps = 4000
    var high = limit
    for i in 1..<steps {
      var low = limit * Double(steps - i) / Double(steps)
      if f(low) > 0 {
        for _ in 0..<80 {
          let middle = (low + high) / 2
          if f(middle) > 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
      }
      high = low
    }
    return high
  }

  /// The position after `t` seconds: initially 0, and 1 at rest.
  package func value(at t: Double) -> Double { t > 0 ? 1 - displacement(at: t) : 0 }

  private func displacement(at t: Double) -> Double {
    let w = frequency
    let z = dampingRatio
    if abs(z - 1) < 1e-7 { return exp(-w * t) * (1 + (w - velocity) * t) }
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      return exp(-z * w * t) * (cos(wd * t) + (z * w - velocity) / wd * sin(wd * t))
    }
    let (r1, r2, a, b) = overdamped
    return a * exp(r1 * t) + b * exp(r2 * t)
  }

  /// The velocity after `t` seconds, in distances per second.
  package func velocity(at t: Double) -> Double {
    let w = frequency
    let z = dampingRatio
    if abs(z - 1) < 1e-7 {
      let b = w - velocity
      return exp(-w * t) * (w * (1 + b * t) - b)
    }
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      let b = (z * w - velocity) / wd
      return exp(-z * w * t) * ((z * w - b * wd) * cos(wd * t) + (z * w * b + wd) * sin(wd * t))
    }
    let (r1, r2, a, b) = overdamped
    return -(a * r1 * exp(r1 * t) + b * r2 * exp(r2 * t))
  }

  private var overdamped: (r1: Double, r2: Double, a: Double, b: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let r1 = -frequency * (dampingRatio - root)
    let r2 = -frequency * (dampingRatio + root)
    let a = (-velocity - r2) / (r1 - r2)
    return (r1, r2, a, 1 - a)
  }

  /// The time until the envelope stays below a thousandth of the distance, in seconds.
  package var settlingDuration: Double {
    let w = frequency
    let z = dampingRatio
    if z < 1 - 1e-7 {
      guard z > 0 else { return .infinity }
      let wd = w * (1 - z * z).squareRoot()
      return log((1 + abs((z * w - velocity) / wd)) / Self.threshold) / (z * w)
    }
    let envelope: (Double) -> Double
    if z < 1 + 1e-7 {
      envelope = { exp(-w * $0) * (1 + abs(w - self.velocity) * $0) }
    } else {
      let (r1, r2, a, b) = overdamped
      envelope = { abs(a) * exp(r1 * $0) + abs(b) * exp(r2 * $0) }
    }
    var low = 0.0
    var high = 1 / w
    while envelope(high) > Self.threshold { high *= 2 }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if envelope(middle) > Self.threshold { low = middle } else { high = middle }
    }
    return high
  }
}
