/// Applies a force to items, once or continuously.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }

  private var list: DynamicItems
  private var offsets: [ObjectIdentifier: Vector2] = [:]

  open private(set) var mode: Mode

  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  open var items: [any UIDynamicItem] { list.all }

  open func addItem(_ item: any UIDynamicItem) {
    list.insert(item)
    wake()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    offsets[ObjectIdentifier(item)] = nil
    wake()
  }

  /// Whether the force is active. An instantaneous push becomes inactive after it was applied.
  open var active = true { didSet { if active { wake() } } }

  /// The direction, and with its length the magnitude: 1 accelerates an item of 100 by 100 points with
  /// density 1 to 100 points per second, at once or every second.
  open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { wake() } }

  /// The direction in radians from the x axis, clockwise.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  /// Sets the point at which the force is applied; away from the center it also rotates the item.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = Vector2(Double(offset.horizontal), Double(offset.vertical))
  }

  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    let offset = offsets[ObjectIdentifier(item)] ?? .zero
    return UIOffset(horizontal: offset.x, vertical: offset.y)
  }

  override var subjects: [any UIDynamicItem] { list.all }
  override var isActing: Bool { active && magnitude > 0 }

  override func applyForces(_ world: DynamicWorld, step: Double) {
    guard active, magnitude > 0 else { return }
    let impulse = Vector2(pushDirection) * (mode == .instantaneous ? 100 : 100 * step)
    for item in list.all {
      guard let body = world.body(of: item) else { continue }
      body.applyImpulse(impulse, at: body.arm(to: offsets[ObjectIdentifier(item)] ?? .zero))
    }
    if mode == .instantaneous { active = false }
  }
}
