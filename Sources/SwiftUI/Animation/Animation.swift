/// The timing of an animation: its curve, its duration in seconds and its delay.
public struct Animation: Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    case bezier(Float, Float, Float, Float)
    /// A spring with a response time of `response` seconds.
    case spring(response: Double, dampingFraction: Double)
    /// An animation implemented by an app.
    case custom(CustomCurve)
  }

  package var curve: Curve
  private var ownDuration: Double
  /// The duration of one repetition in seconds, without delay and speed.
  package var baseDuration: Double {
    if case .custom(let custom) = curve { custom.duration } else { ownDuration }
  }
  package var delaySeconds: Double = 0
  package var speed: Double = 1
  package var repeatCount: Float = 1
  package var autoreverses = false

  /// The duration of the animation in seconds.
  package var duration: Double { delaySeconds + baseDuration / speed * Double(min(repeatCount, 1000)) }

  init(_ curve: Curve, _ duration: Double) {
    self.curve = curve
    ownDuration = duration
  }

  /// Creates an animation from a custom animation.
  public init<A: CustomAnimation>(_ base: A) { self.init(.custom(CustomCurve(base)), 0) }

  /// A spring without bounce, as since iOS 17.
  public static let `default` = Animation.smooth

  public static func linear(duration: TimeInterval) -> Animation { Animation(.bezier(0, 0, 1, 1), duration) }
  public static let linear = Animation.linear(duration: 0.35)
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.bezier(0.42, 0, 1, 1), duration)
  }
  public static let easeIn = Animation.easeIn(duration: 0.35)
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.bezier(0, 0, 0.58, 1), duration)
  }
  public static let easeOut = Animation.easeOut(duration: 0.35)
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.bezier(0.42, 0, 0.58, 1), duration)
  }
  public static let easeInOut = Animation.easeInOut(duration: 0.35)
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation(.bezier(Float(p1x), Float(p1y), Float(p2x), Float(p2y)), duration) }

  // MARK: Springs

  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation { spring(response: duration, dampingFraction: 1 - bounce) }
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    let settling = SpringCurve(perceptualDuration: response, bounce: 1 - dampingFraction).settlingDuration
    return Animation(.spring(response: response, dampingFraction: dampingFraction), settling)
  }
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(response: response, dampingFraction: dampingFraction) }
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(duration: duration, bounce: 0.14 + extraBounce) }
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let frequency = (stiffness / mass).squareRoot()
    return spring(
      response: 2 * .pi / frequency, dampingFraction: damping / (2 * (stiffness * mass).squareRoot()))
  }
  public static var smooth: Animation { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Animation { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Animation { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Variations

  /// Delays the start of the animation, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { with { $0.delaySeconds += delay } }
  public func speed(_ speed: Double) -> Animation { with { $0.speed *= speed } }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with {
      $0.repeatCount = Float(repeatCount)
      $0.autoreverses = autoreverses
    }
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with {
      $0.repeatCount = .infinity
      $0.autoreverses = autoreverses
    }
  }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var copy = self
    change(&copy)
    return copy
  }

  /// Performs changes of UIKit views with this animation.
  @MainActor
  package func run(_ changes: @escaping @MainActor () -> Void, completion: (@MainActor () -> Void)? = nil) {
    var options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    if repeatCount != 1 { options.insert(.repeat) }
    if autoreverses { options.insert(.autoreverse) }
    switch curve {
    case .spring(let response, let damping):
      UIView.animate(
        springDuration: response / speed, bounce: CGFloat(1 - damping), initialSpringVelocity: 0,
        delay: delaySeconds, options: options, animations: changes
      ) { _ in completion?() }
    case .bezier(let x1, let y1, let x2, let y2):
      UIView.animate(
        withDuration: baseDuration / speed, delay: delaySeconds,
        options: options.union(UIView.AnimationOptions(x1, y1, x2, y2)), animations: changes
      ) { _ in completion?() }
    case .custom(let custom):
      UIView.animate(
        withDuration: baseDuration / speed, delay: delaySeconds, function: custom.timingFunction,
        options: options, animations: changes
      ) { _ in completion?() }
    }
  }
}

extension UIView {
  /// Animates changes of UIKit views with a SwiftUI animation (iOS 18).
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    withoutActuallyEscaping(changes) { changes in
      // Used on this thread, before the function returns; the completion is called on the main thread.
      nonisolated(unsafe) let changes = changes
      nonisolated(unsafe) let completion = completion
      animation.run({ changes() }, completion: completion.map { done in { done() } })
    }
  }
}

extension UIView.AnimationOptions {
  /// The standard curve nearest to the one with the given control points.
  fileprivate init(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    let startsSlowly = x1 > y1
    let endsSlowly = x2 < y2
    switch (startsSlowly, endsSlowly) {
    case (true, true): self = .curveEaseInOut
    case (true, false): self = .curveEaseIn
    case (false, true): self = .curveEaseOut
    case (false, false): self = .curveLinear
    }
  }
}
