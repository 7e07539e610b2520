import Foundation

/// Keeps an item at a distance from a point or from another item: with a rod, or, with a frequency, with a
/// spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items, anchor
  }

  open private(set) var attachedBehaviorType: AttachmentType
  open private(set) var items: [any UIDynamicItem]
  private let offset: Vector2
  private let otherOffset: Vector2

  /// The fixed end of an attachment with one item. Moving it drags the item.
  open var anchorPoint: CGPoint { didSet { wake() } }

  /// In points.
  open var length: CGFloat { didSet { wake() } }

  /// The damping of a spring: 0 to 1, where it does not oscillate at all.
  open var damping: CGFloat = 0 { didSet { wake() } }

  /// The oscillations of the spring per second; 0 for a rod.
  open var frequency: CGFloat = 0 { didSet { wake() } }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    attachedBehaviorType = .anchor
    items = [item]
    self.offset = Vector2(Double(offset.horizontal), Double(offset.vertical))
    otherOffset = .zero
    anchorPoint = point
    length = CGFloat((Self.place(item, self.offset) - Vector2(point)).length)
    super.init()
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    attachedBehaviorType = .items
    items = [item1, item2]
    offset = Vector2(Double(offset1.horizontal), Double(offset1.vertical))
    otherOffset = Vector2(Double(offset2.horizontal), Double(offset2.vertical))
    anchorPoint = .zero
    length = CGFloat((Self.place(item1, offset) - Self.place(item2, otherOffset)).length)
    super.init()
  }

  private static func place(_ item: any UIDynamicItem, _ offset: Vector2) -> Vector2 {
    Vector2(item.center)
      + offset.rotated(by: atan2(Double(item.transform.b), Double(item.transform.a)))
  }

  override var subjects: [any UIDynamicItem] { items }

  override func solve(_ world: DynamicWorld, step: Double) {
    guard let body = world.body(of: items[0]) else { return }
    let other = items.count > 1 ? world.body(of: items[1]) : nil
    let arm = body.arm(to: offset)
    let otherArm = other.map { $0.arm(to: otherOffset) } ?? .zero
    let end = other.map { $0.position + otherArm } ?? Vector2(anchorPoint)
    let along = body.position + arm - end
    let distance = along.length
    let excess = distance - Double(length)
    // A rod of zero length is rigid in every direction.
    if length < 0.01, frequency == 0 {
      hold(body, arm, other, otherArm, error: along, step: step)
      return
    }
    guard distance > 1e-6 else { return }
    let direction = along * (1 / distance)
    var inverse = body.inverseMass + body.inverseInertia * pow(arm.cross(direction), 2)
    if let other { inverse += other.inverseMass + other.inverseInertia * pow(otherArm.cross(direction), 2) }
    guard inverse > 0 else { return }
    let speed =
      (body.velocity(at: arm) - (other?.velocity(at: otherArm) ?? .zero)).dot(direction)
    let impulse: Double
    if frequency > 0 {
      // The fraction of the spring force for one solver iteration, implicit so that it cannot gain energy.
      let rate = 2 * Double.pi * Double(frequency)
      let share = step / 8
      let damped = 2 * rate * Double(damping)
      impulse =
        -(speed * damped * share + excess * rate * rate * share)
        / (1 + damped * share + rate * rate * share * share)
        / inverse
    } else {
      impulse = -(speed + excess * 0.2 / step) / inverse
    }
    body.applyImpulse(direction * impulse, at: arm)
    other?.applyImpulse(direction * -impulse, at: otherArm)
  }

  private func hold(
    _ body: DynamicBody, _ arm: Vector2, _ other: DynamicBody?, _ otherArm: Vector2, error: Vector2,
    step: Double
  ) {
    for direction in [Vector2(1, 0), Vector2(0, 1)] {
      var inverse = body.inverseMass + body.inverseInertia * pow(arm.cross(direction), 2)
      if let other { inverse += other.inverseMass + other.inverseInertia * pow(otherArm.cross(direction), 2) }
      guard inverse > 0 else { return }
      let speed = (body.velocity(at: arm) - (other?.velocity(at: otherArm) ?? .zero)).dot(direction)
      let impulse = -(speed + error.dot(direction) * 0.2 / step) / inverse
      body.applyImpulse(direction * impulse, at: arm)
      other?.applyImpulse(direction * -impulse, at: otherArm)
    }
  }

  /// Creates a sliding, limited, fixed or pin joint.
  @available(*, unavailable, message: "Only rods and springs are simulated")
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self { fatalError("unavailable") }

  @available(*, unavailable, message: "Only rods and springs are simulated")
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self { fatalError("unavailable") }
}
