import Foundation

/// A basic animation driven by a damped spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass attached to the spring; a larger mass oscillates more slowly and for longer. Default 1.
  open var mass: CGFloat = 1
  /// Default 100.
  open var stiffness: CGFloat = 100
  /// Default 10.
  open var damping: CGFloat = 10
  /// The initial velocity in distances per second, positive toward the target.
  open var initialVelocity: CGFloat = 0
  /// Whether damping above the critical value is applied.
  open var allowsOverdamping = false

  /// Creates a spring with a perceptual duration in seconds and a bounce from -1 (flat) through 0 (none) to 1
  /// (endless).
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce, velocity: 0)
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  /// The period of the undamped oscillation, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / (stiffness / mass).squareRoot() }

  /// The bounce, from -1 to 1.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The time until the displacement stays within a thousandth of the distance, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  package var spring: SpringCurve {
    let critical = 2 * (stiffness * mass).squareRoot()
    return SpringCurve(
      mass: mass, stiffness: stiffness, damping: allowsOverdamping ? damping : min(damping, critical),
      velocity: initialVelocity)
  }

  override var naturalDuration: CFTimeInterval? { settlingDuration }

  override func emptyCopy() -> CAAnimation { CASpringAnimation() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate() as! CASpringAnimation
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }

  override func compile(for layer: CALayer) -> AnimationEffect {
    guard case .track(var track) = super.compile(for: layer), case .basic(let ends) = track.curve else {
      return .none
    }
    track.curve = .spring(ends, spring)
    return .track(track)
  }
}
