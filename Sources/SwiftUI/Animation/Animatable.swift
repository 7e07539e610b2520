/// A type that can be drawn at intermediate values.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  nonisolated public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A type whose values can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value multiplied by a factor.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }
  /// Returns the interpolation between the value and another.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static var zero: EmptyAnimatableData { .init() }
  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public static var zero: AnimatablePair { .init(.zero, .zero) }
  public static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    .init(a.first + b.first, a.second + b.second)
  }
  public static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    .init(a.first - b.first, a.second - b.second)
  }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Animates between two values, computing an intermediate value for each frame.
@MainActor
package final class Interpolation<Value: Animatable> {
  private var from: Value.AnimatableData?
  private var to: Value.AnimatableData?
  private var start: CFTimeInterval = 0
  private var animation: Animation?
  /// The velocity at the start of the animation, in units per second.
  private var velocity = Value.AnimatableData.zero
  private var ticker: FrameClock.Ticker?

  package func change(from old: Value, to new: Value, _ animation: Animation?, _ redraw: @escaping () -> Void)
  {
    guard Value.AnimatableData.self != EmptyAnimatableData.self, old.animatableData != new.animatableData
    else {
      return
    }
    guard let animation else { return stop() }
    let now = CACurrentMediaTime()
    let start = data(old.animatableData, at: now)
    // A spring continues with the velocity of the interrupted animation.
    if self.animation == nil || animation.spring == nil {
      velocity = .zero
    } else {
      velocity = start - data(old.animatableData, at: now - Self.step)
      velocity.scale(by: 1 / Self.step)
    }
    from = start
    to = new.animatableData
    self.start = now
    self.animation = animation
    ticker?.invalidate()
    ticker = FrameClock.shared.addTicker { [weak self] _ in
      guard let self, let animation = self.animation else { return }
      if CACurrentMediaTime() - self.start >= animation.duration { self.stop() }
      redraw()
    }
  }

  private func stop() {
    ticker?.invalidate()
    ticker = nil
    animation = nil
    from = nil
    to = nil
    velocity = .zero
  }

  /// The time interval for measuring velocity, in seconds.
  private static var step: Double { 1 / 240 }

  /// The value at the current time.
  package func current(_ value: Value) -> Value {
    guard animation != nil else { return value }
    var copy = value
    copy.animatableData = data(value.animatableData, at: CACurrentMediaTime())
    return copy
  }

  private func data(_ rest: Value.AnimatableData, at time: CFTimeInterval) -> Value.AnimatableData {
    guard let animation, let from, let to else { return rest }
    let elapsed = max(0, time - start)
    var difference = to - from
    difference.scale(by: animation.progress(at: elapsed))
    guard let spring = animation.spring, velocity != .zero else { return from + difference }
    var push = velocity
    push.scale(by: spring.push(at: (elapsed - animation.delaySeconds) * animation.speed) / animation.speed)
    return from + difference + push
  }
}

extension Animation {
  /// The spring, if the animation is a single run of one.
  fileprivate var spring: SpringCurve? {
    guard case .spring(let response, let damping) = curve, repeatCount == 1 else { return nil }
    return SpringCurve(perceptualDuration: response, bounce: 1 - damping)
  }

  /// The progress after a time in seconds, from 0 to 1; springs may exceed 1.
  package func progress(at time: Double) -> Double {
    var time = (time - delaySeconds) * speed
    guard time > 0 else { return 0 }
    if repeatCount > 1 {
      let round = Int(time / baseDuration)
      time = time.truncatingRemainder(dividingBy: baseDuration)
      if autoreverses, round % 2 == 1 { time = baseDuration - time }
    }
    guard time < baseDuration else { return 1 }
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2):
      return Double(
        CAMediaTimingFunction(controlPoints: x1, y1, x2, y2).value(at: Double(time / baseDuration)))
    case .spring(let response, let damping):
      return SpringCurve(perceptualDuration: response, bounce: 1 - damping).value(at: time)
    case .custom(let custom): return custom.progress(at: time)
    }
  }
}
