import Foundation

/// The motion of one axis of a scroll view after a finger has lifted: it decelerates, and bounces beyond an
/// edge. Closed forms of time, so that the motion is the same at every frame rate.
///
/// Constants: Metrics.md 2.4, measured on iOS.
package struct ScrollMotion: Equatable, Sendable {
  package enum Phase: Equatable, Sendable {
    /// `position + velocity * k * (1 - rate^ms)`.
    case decelerating(rate: Double)
    /// A critically damped spring to `target`.
    case springing(target: Double, frequency: Double)
    /// Two exponential decays, for a return from rest.
    case returning(target: Double)
    case atRest
  }

  private var phase: Phase
  private var origin: Double
  private var velocity: Double
  private var start: Double
  private var minimum: Double
  private var maximum: Double
  private let bounces: Bool

  /// The speed below which deceleration stops, in points per second.
  package static let stopSpeed = 10.0
  /// The frequency of the spring at an edge, in radians per second.
  package static let bounceFrequency = 11.0
  /// The speed below which a return counts as from rest, in points per second.
  package static let restSpeed = 50.0
  /// The initial ratio of movement to drag beyond an edge.
  package static let rubberBandCoefficient = 0.55

  /// - Parameters:
  ///   - position: The offset at `time`, in points.
  ///   - velocity: Of the offset, in points per second.
  ///   - range: The offsets at rest.
  ///   - rate: The fraction of the speed that remains after a millisecond.
  package init(
    position: Double, velocity: Double, range: ClosedRange<Double>, rate: Double, bounces: Bool,
    at time: Double
  ) {
    origin = position
    self.velocity = velocity
    start = time
    minimum = range.lowerBound
    maximum = range.upperBound
    self.bounces = bounces
    if position < minimum || position > maximum {
      let target = position < minimum ? range.lowerBound : range.upperBound
      phase = Self.bounce(to: target, velocity: velocity)
    } else {
      phase = abs(velocity) > Self.stopSpeed ? .decelerating(rate: rate) : .atRest
    }
  }

  /// Creates a motion that comes to rest at `target`, with its initial velocity.
  package init(position: Double, velocity: Double, target: Double, frequency: Double, at time: Double) {
    origin = position
    self.velocity = velocity
    start = time
    minimum = -.infinity
    maximum = .infinity
    bounces = true
    phase = .springing(target: target, frequency: frequency)
  }

  private static func bounce(to target: Double, velocity: Double) -> Phase {
    abs(velocity) >= restSpeed
      ? .springing(target: target, frequency: bounceFrequency) : .returning(target: target)
  }

  package var isAtRest: Bool { phase == .atRest }

  /// Shifts the entire motion, with another range for coming to rest.
  package mutating func shift(by delta: Double, range: ClosedRange<Double>) {
    origin += delta
    if minimum > -.infinity { (minimum, maximum) = (range.lowerBound, range.upperBound) }
    switch phase {
    case .springing(let target, let frequency):
      phase = .springing(target: target + delta, frequency: frequency)
    case .returning(let target): phase = .returning(target: target + delta)
    case .decelerating, .atRest: break
    }
  }

  // MARK: Landing

  private static func reach(of rate: Double) -> Double { rate / (1 - rate) / 1000 }

  /// Returns the position at which free deceleration would stop.
  package static func landing(from position: Double, velocity: Double, rate: Double) -> Double {
    guard abs(velocity) > stopSpeed else { return position }
    let stop = velocity < 0 ? -stopSpeed : stopSpeed
    return position + (velocity - stop) * reach(of: rate)
  }

  /// Returns the velocity with which free deceleration would stop at `target`.
  package static func velocity(from position: Double, landingAt target: Double, rate: Double) -> Double {
    let distance = target - position
    guard distance != 0 else { return 0 }
    return distance / reach(of: rate) + (distance < 0 ? -stopSpeed : stopSpeed)
  }

  /// Returns the displacement for a drag `distance` points beyond an edge, in a view of the given extent.
  package static func rubberBand(_ distance: Double, extent: Double) -> Double {
    guard distance != 0, extent > 0 else { return 0 }
    let scaled = rubberBandCoefficient * abs(distance)
    let shown = scaled * extent / (scaled + extent)
    return distance < 0 ? -shown : shown
  }

  // MARK: Time

  /// Advances to `time` and returns the offset.
  package mutating func advance(to time: Double) -> Double {
    switch phase {
    case .atRest: return origin
    case .decelerating(let rate): return decelerate(rate: rate, to: time)
    case .springing(let target, let frequency):
      let (position, speed) = spring(target: target, frequency: frequency, after: time - start)
      return settle(position, speed, at: target)
    case .returning(let target):
      let position = returned(to: target, after: time - start)
      return settle(position, 0, at: target)
    }
  }

  private mutating func decelerate(rate: Double, to time: Double) -> Double {
    let reach = Self.reach(of: rate)
    let elapsed = time - start
    let duration = log(abs(velocity) / Self.stopSpeed) / abs(1000 * log(rate))
    let position = origin + velocity * reach * (1 - pow(rate, min(elapsed, duration) * 1000))
    if let edge = position < minimum ? minimum : position > maximum ? maximum : nil {
      return cross(edge, rate: rate, at: time)
    }
    if elapsed >= duration {
      origin = position
      phase = .atRest
    }
    return position
  }

  /// Starts the spring at the exact time of crossing an edge, with the velocity at that time.
  private mutating func cross(_ edge: Double, rate: Double, at time: Double) -> Double {
    guard bounces else {
      origin = edge
      phase = .atRest
      return edge
    }
    let left = 1 - (edge - origin) / (velocity * Self.reach(of: rate))
    let crossing = start + log(max(left, 1e-9)) / (1000 * log(rate))
    velocity *= max(left, 0)
    origin = edge
    start = min(crossing, time)
    phase = .springing(target: edge, frequency: Self.bounceFrequency)
    return advance(to: time)
  }

  private func spring(target: Double, frequency: Double, after elapsed: Double) -> (Double, Double) {
    let offset = origin - target
    let drift = velocity + frequency * offset
    let decay = exp(-frequency * elapsed)
    let position = target + (offset + drift * elapsed) * decay
    let speed = (drift - frequency * (offset + drift * elapsed)) * decay
    return (position, speed)
  }

  /// Returns the position according to Metrics.md 2.4, "bounce from rest": decays of 9 and 46 per second with
  /// zero initial velocity.
  private func returned(to target: Double, after elapsed: Double) -> Double {
    let (slow, fast) = (9.0, 46.0)
    let offset = origin - target
    let weight = fast / (fast - slow)
    return target + offset * (weight * exp(-slow * elapsed) + (1 - weight) * exp(-fast * elapsed))
  }

  private mutating func settle(_ position: Double, _ speed: Double, at target: Double) -> Double {
    guard abs(position - target) < 0.1, abs(speed) < 2 else { return position }
    origin = target
    phase = .atRest
    return target
  }
}
