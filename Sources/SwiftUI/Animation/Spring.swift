/// A spring.
public struct Spring: Hashable, Sendable {
  public private(set) var duration: TimeInterval
  public private(set) var bounce: Double

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - bounce: The bounce from -1 (very flat) through 0 (none) to 1 (endless).
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.duration = duration
    self.bounce = bounce
  }
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
  }
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi / (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(1, ratio))
  }
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = SpringCurve(perceptualDuration: 1, bounce: 1 - dampingRatio).settlingDuration
    self.init(response: settlingDuration / unit, dampingRatio: dampingRatio)
  }

  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public var response: Double { duration }
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
  public var mass: Double { 1 }
  public var stiffness: Double { (2 * .pi / duration) * (2 * .pi / duration) }
  public var damping: Double { 4 * .pi * dampingRatio / duration }
  private var curve: SpringCurve { SpringCurve(perceptualDuration: duration, bounce: bounce) }
  /// The time until the spring is practically at rest, in seconds.
  public var settlingDuration: TimeInterval { curve.settlingDuration }

  /// The position of the spring, starting from zero, after a time in seconds.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    var value = target
    value.scale(by: curve.value(at: time))
    var push = initialVelocity
    push.scale(by: curve.push(at: time))
    return value + push
  }
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let step = 0.0005
    let early = max(0, time - step)
    var velocity =
      value(target: target, initialVelocity: initialVelocity, time: time + step)
      - value(target: target, initialVelocity: initialVelocity, time: early)
    velocity.scale(by: 1 / (time + step - early))
    return velocity
  }
}

extension SpringCurve {
  /// The displacement of a mass at its target after an impulse with velocity 1, after a time in seconds.
  func push(at time: Double) -> Double {
    let pushed = SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: 1)
    return pushed.value(at: time) - value(at: time)
  }
}

extension Animation {
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce)
  }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce)
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation { .spring(duration: duration, bounce: bounce) }
  public static var interpolatingSpring: Animation { .spring }
  /// An animation with a timing curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    curve.controlPoints.map { Animation.timingCurve($0.0, $0.1, $0.2, $0.3, duration: duration) }
      ?? .easeInOut(duration: duration)
  }
}
