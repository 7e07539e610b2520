import Synchronization

/// An animation implemented by an app.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the animated value at a time.
  ///
  /// - Parameters:
  ///   - value: The difference between the final and the initial value.
  ///   - time: The time since the start of the animation, in seconds.
  ///   - context: State kept between calls, and the environment.
  /// - Returns: The covered part of `value`; `nil` after the end of the animation.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// Returns the velocity at a time, in units per second.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Returns whether the animation continues from the state of the one that it replaces.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  nonisolated public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  nonisolated public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The state and environment of a custom animation.
public struct AnimationContext<Value: VectorArithmetic>: Sendable {
  public var state = AnimationState<Value>()
  public var isLogicallyComplete = false
  public let environment: EnvironmentValues
}

// A value that one thread changes: the main thread, or the one that samples the curve.
/// State of custom animations, by key.
public struct AnimationState<Value: VectorArithmetic>: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

// A mutex guards the samples. The app's animation is immutable: `CustomAnimation` requires a value.
/// The curve of a custom animation, sampled once from 0 to 1.
package final class CustomCurve: Hashable, @unchecked Sendable {
  let base: AnyHashable
  let animation: any CustomAnimation
  private let animate: (TimeInterval, inout AnimationContext<Double>) -> Double?
  private let sampled = Mutex<[Double]?>(nil)
  private var samples: [Double] {
    sampled.withLock { sampled in
      let samples = sampled ?? sample()
      sampled = samples
      return samples
    }
  }

  private static var rate: Double { 120 }
  /// The limit for animations that never end, in seconds.
  private static var limit: Double { 60 }

  init<A: CustomAnimation>(_ animation: A) {
    base = AnyHashable(animation)
    self.animation = animation
    animate = { animation.animate(value: 1.0, time: $0, context: &$1) }
  }

  private func sample() -> [Double] {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    var found: [Double] = []
    for step in 0..<Int(Self.limit * Self.rate) {
      guard let value = animate(Double(step) / Self.rate, &context) else { break }
      found.append(value)
    }
    return found + [1]
  }

  /// The duration in seconds.
  package var duration: Double { max(1, Double(samples.count - 1)) / Self.rate }
  package var timingFunction: CAMediaTimingFunction { CAMediaTimingFunction(samples: samples) }

  package func progress(at time: Double) -> Double {
    let samples = samples
    let place = max(0, time * Self.rate)
    let index = Int(place)
    guard index + 1 < samples.count else { return 1 }
    return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
  }

  package static func == (a: CustomCurve, b: CustomCurve) -> Bool { a.base == b.base }
  package func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
