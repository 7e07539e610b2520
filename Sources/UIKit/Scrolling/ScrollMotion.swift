import Foundation

/// How one axis of a scroll view moves on its own after a finger has left it: it slows down, and springs back
/// from beyond an edge. Closed forms of time, so that any frame rate shows the same motion.
///
/// Constants: Metrics.md 2.4, measured on iOS.
package struct ScrollMotion: Equatable, Sendable {
  package enum Phase: Equatable, Sendable {
    /// `position + velocity * k * (1 - rate^ms)`.
    case decelerating(rate: Double)
    /// A critically damped spring to `target`.
    case springing(target: Double, frequency: Double)
    /// Two decays, for a return from rest.
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

  /// Points per second below which a slowing view stops.
  package static let stopSpeed = 10.0
  /// Radians per second of the spring at an edge.
  package static let bounceFrequency = 11.0
  /// Points per second below which a return counts as from rest.
  package static let restSpeed = 50.0
  /// How much of a drag beyond an edge is followed at first.
  package static let rubberBandCoefficient = 0.55

  /// - Parameters:
  ///   - position: the offset at `time`, in points.
  ///   - velocity: of the offset, in points per second.
  ///   - range: the offsets at rest.
  ///   - rate: what is left of the speed after a millisecond.
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

  /// A motion that comes to rest at `target`, with the speed it has.
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

  /// Moves the whole motion, with another range to rest in.
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

  /// Where a view that slows down freely would stop.
  package static func landing(from position: Double, velocity: Double, rate: Double) -> Double {
    guard abs(velocity) > stopSpeed else { return position }
    let stop = velocity < 0 ? -stopSpeed : stopSpeed
    return position + (velocity - stop) * reach(of: rate)
  }

  /// The speed that would make a view that slows down freely stop at `target`.
  package static func velocity(from position: Double, landingAt target: Double, rate: Double) -> Double {
    let distance = target - position
    guard distance != 0 else { return 0 }
    return distance / reach(of: rate) + (distance < 0 ? -stopSpeed : stopSpeed)
  }

  /// What a drag `distance` points beyond an edge shows, in a view of the given extent.
  package static func rubberBand(_ distance: Double, extent: Double) -> Double {
    guard distance != 0, extent > 0 else { return 0 }
    let scaled = rubberBandCoefficient * abs(distance)
    let shown = scaled * extent / (scaled + extent)
    return distance < 0 ? -shown : shown
  }

  // MARK: Time

  /// Moves on to `time` and returns the offset there.
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

  /// Past an edge the spring takes over at the exact moment of crossing, with the speed of that moment.
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

  /// Metrics.md 2.4, "bounce from rest": decays of 9 and 46 per second that start without speed.
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
