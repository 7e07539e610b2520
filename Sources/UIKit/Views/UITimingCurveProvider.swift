public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// The timing of a property animator: a cubic curve, a spring, or both.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var animationCurve: UIView.AnimationCurve
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Creates the default curve of the system, (0.25, 0.1), (0.25, 1) (Metrics.md 2.6).
  public override init() {
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
    isBuiltin = false
    super.init()
  }

  public init(animationCurve: UIView.AnimationCurve) {
    self.animationCurve = animationCurve
    (controlPoint1, controlPoint2) = animationCurve.controlPoints
    isBuiltin = true
    super.init()
  }

  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    animationCurve = .easeInOut
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
    isBuiltin = false
    super.init()
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var timingFunction: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}

/// A spring, specified by its damping ratio and the duration of the animator, or by its physical constants.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case ratio(CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceptual(duration: TimeInterval, bounce: CGFloat)
  }

  private let kind: Kind
  /// The initial velocity along each axis, in total distances per second.
  open private(set) var initialVelocity: CGVector

  /// Creates the default spring of the system: mass 3, stiffness 1000, damping 500 (Metrics.md 2.6).
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    kind = .perceptual(duration: duration, bounce: bounce)
    self.initialVelocity = initialVelocity
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the curve for the duration of an animator, in seconds.
  func curve(duration: TimeInterval) -> SpringCurve {
    let velocity = Double(hypot(initialVelocity.dx, initialVelocity.dy))
    switch kind {
    case .ratio(let ratio):
      return SpringCurve(dampingRatio: Double(ratio), duration: duration, velocity: velocity)
    case .physical(let mass, let stiffness, let damping):
      return SpringCurve(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: velocity)
    case .perceptual(let duration, let bounce):
      return SpringCurve(perceptualDuration: duration, bounce: Double(bounce), velocity: velocity)
    }
  }

  /// Returns the settling duration, which physical constants determine.
  func settlingDuration(default duration: TimeInterval) -> TimeInterval {
    if case .ratio = kind { return duration }
    return curve(duration: duration).settlingDuration
  }
}

extension UIView.AnimationCurve {
  var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
  }
}
