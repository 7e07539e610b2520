import Foundation

/// The common part of animations: timing, delegate and values for any key.
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

  /// The pace; nil takes the transaction's, or is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Told when the animation starts and stops. Retained until then.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation leaves the layer when it has ended.
  open var isRemovedOnCompletion = true
  /// A hint for the display's rate; kept, not used.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The time that drives the animation in place of its layer's, so that a set of animations can be paused, scrubbed and
  /// reversed together.
  package var clock: AnimationClock?

  private var values: [String: Any] = [:]

  public override init() { super.init() }

  /// An archive of animations cannot be read.
  public required init?(coder: NSCoder) { super.init() }

  /// The value an animation has for a key that was not set.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  open func shouldArchiveValue(forKey key: String) -> Bool { values[key] != nil }

  /// The value set for any key.
  open func value(forKey key: String) -> Any? { values[key] ?? Self.defaultValue(forKey: key) }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// As an action, an animation adds itself to the layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: CAAnimation!
    MainActor.assumeIsolated { copy = duplicate() }
    return copy!
  }

  /// A copy of the same kind; subclasses here copy their own properties.
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

  /// How long the animation takes if no duration is set; nil takes the transaction's.
  var naturalDuration: CFTimeInterval? { nil }

  /// What the animation does to `layer`, resolved once.
  func compile(for layer: CALayer) -> AnimationEffect { .none }
}

/// Told when an animation starts and stops.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// `flag` says whether the animation reached its end rather than being removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A range of frame rates in frames per second; 0 stands for no preference.
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
