/// Accelerates items by gravity: by default down the screen at 1,000 points per second squared.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItems

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

  /// The direction, and with its length the strength; 1 is 1,000 points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { wake() } }

  /// The direction in radians from the x axis, clockwise.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override var subjects: [any UIDynamicItem] { list.all }

  override func applyForces(_ world: DynamicWorld, step: Double) {
    let pull = Vector2(gravityDirection) * (1000 * step)
    for item in list.all {
      guard let body = world.body(of: item), body.inverseMass > 0 else { continue }
      body.velocity = body.velocity + pull
    }
  }
}
