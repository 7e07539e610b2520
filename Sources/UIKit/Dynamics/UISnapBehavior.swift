import Foundation

/// Pulls an item to a point, where it oscillates and turns upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// The target in the coordinates of the reference view.
  open var snapPoint: CGPoint { didSet { wake() } }

  /// The damping of the oscillation, from 0 to 1.
  open var damping: CGFloat = 0.5 { didSet { wake() } }

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The undamped oscillations per second.
  private static let frequency = 3.2

  override var subjects: [any UIDynamicItem] { [item] }

  override func applyForces(_ world: DynamicWorld, step: Double) {
    guard let body = world.body(of: item), body.inverseMass > 0 else { return }
    let rate = 2 * Double.pi * Self.frequency
    // Items come to rest even without damping; with full damping there is no oscillation.
    let damping = 2 * rate * (0.25 + 0.75 * min(max(Double(damping), 0), 1))
    // Implicit in the new velocity, so that no step adds energy.
    let factor = 1 / (1 + step * damping + step * step * rate * rate)
    let away = Vector2(snapPoint) - body.position
    body.velocity = (body.velocity + away * (step * rate * rate)) * factor
    if body.inverseInertia > 0 {
      let turn = (body.angle / (2 * .pi)).rounded() * 2 * .pi
      body.spin = (body.spin + (turn - body.angle) * step * rate * rate) * factor
    }
  }

  override var isActing: Bool {
    guard let body = dynamicAnimator?.body(of: item), body.inverseMass > 0 else { return false }
    return (Vector2(snapPoint) - body.position).length > 0.5
  }
}
