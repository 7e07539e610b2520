import Foundation

/// A basic animation that moves like a weight on a damped spring.
open class CASpringAnimation: CABasicAnimation {
  /// The weight on the spring; more makes it slower and swing longer. Default 1.
  open var mass: CGFloat = 1
  /// Default 100.
  open var stiffness: CGFloat = 100
  /// Default 10.
  open var damping: CGFloat = 10
  /// In units of the whole distance per second, positive towards the target.
  open var initialVelocity: CGFloat = 0
  /// Whether more damping than critical counts as such.
  open var allowsOverdamping = false

  /// A spring by feel: the length of a swing in seconds, and the bounce from -1 (flat) over 0 (none) to 1 (endless).
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce, velocity: 0)
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  /// The length of an undamped swing, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / (stiffness / mass).squareRoot() }

  /// From -1 to 1.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The time after which the weight stays within a thousandth of the distance, in seconds.
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
