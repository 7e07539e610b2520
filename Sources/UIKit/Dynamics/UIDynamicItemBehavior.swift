import Foundation

/// The material and velocity of items.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  /// Velocities that were set before the behavior was added to an animator.
  private var speeds: [(item: any UIDynamicItem, linear: Vector2, angular: Double)] = []

  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  open var items: [any UIDynamicItem] { list.all }

  open func addItem(_ item: any UIDynamicItem) {
    list.insert(item)
    wake()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    wake()
  }

  /// The fraction of its speed that an item keeps when bouncing, 0 to 1.
  open var elasticity: CGFloat = 0 { didSet { wake() } }
  /// The friction, from 0 for none to 1 for strong.
  open var friction: CGFloat = 0 { didSet { wake() } }
  /// The density; 1 gives an item of 100 by 100 points the mass 1.
  open var density: CGFloat = 1 { didSet { wake() } }
  /// The resistance; 1 leaves about a third of the speed after a second.
  open var resistance: CGFloat = 0 { didSet { wake() } }
  open var angularResistance: CGFloat = 0 { didSet { wake() } }
  /// Whether the items stay in place in collisions.
  open var isAnchored = false { didSet { wake() } }
  open var allowsRotation = true { didSet { wake() } }

  @available(*, unavailable, message: "There are no fields that would act on a charge")
  open var charge: CGFloat {
    get { 0 }
    set {}
  }

  /// Adds to the velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    give(item, Vector2(velocity), 0)
  }

  /// Adds to the angular velocity of an item, in radians per second, clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    give(item, .zero, Double(velocity))
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.body(of: item)?.velocity.point ?? .zero
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(dynamicAnimator?.body(of: item)?.spin ?? 0)
  }

  private func give(_ item: any UIDynamicItem, _ linear: Vector2, _ angular: Double) {
    speeds.append((item, linear, angular))
    wake()
  }

  override var subjects: [any UIDynamicItem] { list.all }

  override func configure(_ world: DynamicWorld) {
    for item in list.all {
      guard let body = world.body(of: item) else { continue }
      body.elasticity = Double(elasticity)
      body.friction = Double(friction)
      body.density = Double(density)
      body.resistance = Double(resistance)
      body.angularResistance = Double(angularResistance)
      body.isAnchored = isAnchored
      body.allowsRotation = allowsRotation
    }
    for speed in speeds {
      guard let body = world.body(of: speed.item) else { continue }
      body.velocity = body.velocity + speed.linear
      body.spin += speed.angular
    }
    speeds = []
  }
}
