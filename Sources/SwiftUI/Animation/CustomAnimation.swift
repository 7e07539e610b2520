/// A motion that an app computes.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time.
  /// - Parameters:
  ///   - value: the whole way from the start of the animation to its end.
  ///   - time: seconds since the animation began.
  ///   - context: what the animation keeps between calls, and what surrounds it.
  /// - Returns: the part of the way that has been covered; `nil` when the animation has finished.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// The speed at a time, in units a second.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Whether the animation takes over from one that it replaces.
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

/// What a custom animation keeps between calls.
public struct AnimationContext<Value: VectorArithmetic>: Sendable {
  public var state = AnimationState<Value>()
  public var isLogicallyComplete = false
  public let environment: EnvironmentValues
}

/// Values that custom animations keep, by key.
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

/// The motion of a custom animation, sampled once from 0 to 1.
package final class CustomCurve: Hashable, @unchecked Sendable {
  private let base: AnyHashable
  private let animate: (TimeInterval, inout AnimationContext<Double>) -> Double?
  private lazy var samples = sample()

  private static var rate: Double { 120 }
  /// An animation that never ends is cut off here, in seconds.
  private static var limit: Double { 60 }

  init<A: CustomAnimation>(_ animation: A) {
    base = AnyHashable(animation)
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

  /// In seconds.
  package var duration: Double { max(1, Double(samples.count - 1)) / Self.rate }
  package var timingFunction: CAMediaTimingFunction { CAMediaTimingFunction(samples: samples) }

  package func progress(at time: Double) -> Double {
    let place = max(0, time * Self.rate)
    let index = Int(place)
    guard index + 1 < samples.count else { return 1 }
    return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
  }

  package static func == (a: CustomCurve, b: CustomCurve) -> Bool { a.base == b.base }
  package func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
