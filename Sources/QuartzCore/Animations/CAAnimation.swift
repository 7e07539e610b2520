import Foundation

/// The base class of animations, with timing, a delegate and custom values.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// The timing function; `nil` uses the transaction's, or linear timing.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, retained until the animation stops.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed from the layer when it ends.
  open var isRemovedOnCompletion = true
  /// The preferred frame rate. Stored without effect.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The clock to use instead of the layer's time, which can pause, scrub and reverse a set of animations.
  package var clock: AnimationClock?

  private var values: [String: Any] = [:]

  public override init() { super.init() }

  /// Unarchiving animations is not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// The default value for a key.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  open func shouldArchiveValue(forKey key: String) -> Bool { values[key] != nil }

  /// The value for a key.
  open func value(forKey key: String) -> Any? { values[key] ?? Self.defaultValue(forKey: key) }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Adds the animation to the layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Used on this thread only, before the function returns.
    nonisolated(unsafe) var copy: CAAnimation!
    MainActor.assumeIsolated { copy = duplicate() }
    return copy!
  }

  /// Returns a copy; subclasses in this module copy their own properties.
  func duplicate() -> CAAnimation {
    let copy = emptyCopy()
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.clock = clock
    copy.values = values
    return copy
  }

  func emptyCopy() -> CAAnimation { CAAnimation() }

  /// The duration if none is set; `nil` uses the transaction's.
  var naturalDuration: CFTimeInterval? { nil }

  /// Resolves the effect of the animation on `layer`.
  func compile(for layer: CALayer) -> AnimationEffect { .none }
}

/// Methods that are called when an animation starts and stops.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// `flag` is whether the animation completed, rather than being removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A range of frame rates in frames per second; 0 means no preference.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
