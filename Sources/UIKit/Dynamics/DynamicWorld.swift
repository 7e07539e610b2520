import Foundation

/// The bodies of an animator and the contacts between them: a rigid body simulation that corrects velocities
/// with impulses, several times per step, until contacts and joints are satisfied (sequential impulses, as in
/// Catto's "Iterative Dynamics with Temporal Coherence").
@MainActor
final class DynamicWorld {
  /// The duration of one step in seconds. Frames consist of complete steps, so that the results are
  /// independent of the frame rate.
  static let step = 1.0 / 240
  private static let iterations = 8

  private(set) var bodies: [DynamicBody] = []
  private var byItem: [ObjectIdentifier: DynamicBody] = [:]
  private var contacts: [DynamicContact] = []

  func body(of item: any UIDynamicItem) -> DynamicBody? { byItem[ObjectIdentifier(item)] }

  /// Updates the bodies to those of `items`, in their order.
  func setItems(_ items: [any UIDynamicItem]) {
    bodies = items.map { item in byItem[ObjectIdentifier(item)] ?? DynamicBody(item) }
    byItem = Dictionary(uniqueKeysWithValues: bodies.map { (ObjectIdentifier($0.item), $0) })
  }

  func configure(_ behaviors: [UIDynamicBehavior]) {
    for body in bodies {
      body.resetProperties()
      body.restingSteps = 0
    }
    for behavior in behaviors { behavior.configure(self) }
    for body in bodies { body.weigh() }
  }

  func advance(_ behaviors: [UIDynamicBehavior]) {
    let step = Self.step
    for behavior in behaviors { behavior.applyForces(self, step: step) }
    for body in bodies where body.inverseMass > 0 {
      // The fraction of its velocity that a body keeps during a step, despite resistance.
      body.velocity = body.velocity * exp(-body.resistance * step)
      body.spin *= exp(-body.angularResistance * step)
    }
    contacts.removeAll(keepingCapacity: true)
    for case let collision as UICollisionBehavior in behaviors { collision.findContacts(self, &contacts) }
    for index in contacts.indices { contacts[index].prepare(step: step) }
    for _ in 0..<Self.iterations {
      for behavior in behaviors { behavior.solve(self, step: step) }
      for index in contacts.indices { contacts[index].solve() }
    }
    for body in bodies { body.integrate(step) }
    for contact in contacts { contact.separate() }
  }

  /// Whether everything has been at rest for a quarter of a second.
  var isAtRest: Bool { bodies.allSatisfy { $0.inverseMass == 0 || $0.restingSteps > 60 } }

  func writeItems() {
    for body in bodies { body.writeItem() }
  }
}

/// A contact point between a body and another one, or an immovable wall.
@MainActor
struct DynamicContact {
  let body: DynamicBody
  let other: DynamicBody?
  /// The direction from the other body to the body.
  let normal: Vector2
  let point: Vector2
  let depth: Double

  private var bodyArm = Vector2.zero
  private var otherArm = Vector2.zero
  private var normalMass = 0.0
  private var tangentMass = 0.0
  private var wantedSpeed = 0.0
  private var friction = 0.0
  private var pushed = 0.0
  private var rubbed = 0.0

  init(body: DynamicBody, other: DynamicBody?, normal: Vector2, point: Vector2, depth: Double) {
    self.body = body
    self.other = other
    self.normal = normal
    self.point = point
    self.depth = depth
  }

  mutating func prepare(step: Double) {
    bodyArm = point - body.position
    otherArm = other.map { point - $0.position } ?? .zero
    normalMass = inverse(along: normal)
    tangentMass = inverse(along: normal.perpendicular)
    // A wall takes on the properties of the body that touches it.
    let elasticity = max(body.elasticity, other?.elasticity ?? 0)
    friction = (body.friction * (other?.friction ?? body.friction)).squareRoot()
    let speed = relativeVelocity.dot(normal)
    // Slow contacts do not bounce, because bodies would never come to rest.
    wantedSpeed = speed < -20 ? -elasticity * speed : 0
  }

  private func inverse(along direction: Vector2) -> Double {
    var sum = body.inverseMass + body.inverseInertia * pow(bodyArm.cross(direction), 2)
    if let other { sum += other.inverseMass + other.inverseInertia * pow(otherArm.cross(direction), 2) }
    return sum > 0 ? 1 / sum : 0
  }

  private var relativeVelocity: Vector2 {
    body.velocity(at: bodyArm) - (other?.velocity(at: otherArm) ?? .zero)
  }

  mutating func solve() {
    // Accumulated impulses only push in total; an individual one may be negative.
    let push = normalMass * (wantedSpeed - relativeVelocity.dot(normal))
    let total = max(pushed + push, 0)
    apply(normal * (total - pushed))
    pushed = total
    let tangent = normal.perpendicular
    let limit = friction * pushed
    let rub = min(max(rubbed - tangentMass * relativeVelocity.dot(tangent), -limit), limit)
    apply(tangent * (rub - rubbed))
    rubbed = rub
  }

  private func apply(_ impulse: Vector2) {
    body.applyImpulse(impulse, at: bodyArm)
    other?.applyImpulse(-impulse, at: otherArm)
  }

  /// Moves overlapping bodies apart, partially in each step.
  func separate() {
    let excess = depth - 0.2
    let weights = body.inverseMass + (other?.inverseMass ?? 0)
    guard excess > 0, weights > 0 else { return }
    let correction = normal * (excess * 0.3 / weights)
    body.position = body.position + correction * body.inverseMass
    if let other { other.position = other.position - correction * other.inverseMass }
  }
}
