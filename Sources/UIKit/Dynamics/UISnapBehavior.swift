import Foundation

/// Draws an item to a point, and lets it swing there upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// Where to, in the reference view's coordinates.
  open var snapPoint: CGPoint { didSet { wake() } }

  /// How little it swings: 0 to 1.
  open var damping: CGFloat = 0.5 { didSet { wake() } }

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// Swings a second, undamped.
  private static let frequency = 3.2

  override var subjects: [any UIDynamicItem] { [item] }

  override func applyForces(_ world: DynamicWorld, step: Double) {
    guard let body = world.body(of: item), body.inverseMass > 0 else { return }
    let rate = 2 * Double.pi * Self.frequency
    // Even at no damping it comes to rest; at the most it does not swing.
    let damping = 2 * rate * (0.25 + 0.75 * min(max(Double(damping), 0), 1))
    // Implicit in the new speed, so that no step can add to the swing.
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
