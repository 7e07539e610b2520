import UIKit

/// A contact between two bodies.
@preconcurrency @MainActor
open class SKPhysicsContact: NSObject {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody
  /// In the coordinates of the scene.
  public let contactPoint: CGPoint
  /// From the first body to the second.
  public let contactNormal: CGVector
  open var collisionImpulse: CGFloat { impulse }
  private let impulse: CGFloat

  init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ touch: Touch, impulse: CGFloat) {
    (bodyA, bodyB) = (a, b)
    (contactPoint, contactNormal) = (touch.point, touch.normal)
    self.impulse = impulse
  }
}

@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}

/// The simulation of the bodies of a scene.
///
/// Differs from iOS: another solver, so that paths differ in detail. There are no joints and no fields.
@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
  /// In meters per square second. A meter has 150 points.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  weak var scene: SKScene?
  private var contacts: [Pair: SKPhysicsContact] = [:]
  private var rest: CGFloat = 0
  /// In seconds.
  private static let step: CGFloat = 1 / 120

  private struct Pair: Hashable {
    let a: ObjectIdentifier
    let b: ObjectIdentifier
  }

  private var bodies: [SKPhysicsBody] {
    guard let scene else { return [] }
    return ([scene] + scene.descendants).compactMap(\.physicsBody)
  }

  func bodies(touching body: SKPhysicsBody) -> [SKPhysicsBody] {
    contacts.values.compactMap { $0.bodyA === body ? $0.bodyB : $0.bodyB === body ? $0.bodyA : nil }
  }

  /// Returns the first body at a point of the scene.
  open func body(at point: CGPoint) -> SKPhysicsBody? {
    let probe = WorldShape.circle(point, 0.5)
    return bodies.first { body in WorldShape.shapes(of: body).contains { $0.touch(probe) != nil } }
  }

  func simulate(_ time: TimeInterval) {
    rest += CGFloat(time)
    guard rest >= Self.step else { return }
    while rest >= Self.step {
      rest -= Self.step
      advance(Self.step)
    }
    for body in bodies { body.clearForces() }
  }

  private func advance(_ dt: CGFloat) {
    let bodies = bodies
    guard !bodies.isEmpty else { return }
    for body in bodies {
      body.integrate(gravity: gravity, dt)
    }
    let shapes = bodies.map { WorldShape.shapes(of: $0) }
    let boxes = shapes.map { $0.reduce(CGRect.null) { $0.union($1.box) } }
    var found: Set<Pair> = []
    var collisions: [(a: SKPhysicsBody, b: SKPhysicsBody, touch: Touch)] = []
    for (index, a) in bodies.enumerated() {
      for other in bodies.indices.dropFirst(index + 1) {
        let b = bodies[other]
        guard a.isDynamic || b.isDynamic, boxes[index].intersects(boxes[other]) else { continue }
        let collides =
          (a.collisionBitMask & b.categoryBitMask != 0 && a.isDynamic)
          || (b.collisionBitMask & a.categoryBitMask != 0 && b.isDynamic)
        let reports =
          a.contactTestBitMask & b.categoryBitMask != 0 || b.contactTestBitMask & a.categoryBitMask != 0
        guard collides || reports, let touch = WorldShape.deepest(shapes[index], shapes[other]) else {
          continue
        }
        let impulse = collides ? resolve(a, b, touch) : 0
        if collides { collisions.append((a, b, touch)) }
        let pair = Pair(a: ObjectIdentifier(a), b: ObjectIdentifier(b))
        found.insert(pair)
        guard contacts[pair] == nil else { continue }
        let contact = SKPhysicsContact(a, b, touch, impulse: impulse)
        contacts[pair] = contact
        if reports { contactDelegate?.didBegin(contact) }
      }
    }
    // Impulses travel through stacks of bodies in several passes.
    for _ in 0..<8 {
      for (a, b, touch) in collisions { _ = resolve(a, b, touch) }
    }
    for body in bodies { body.move(dt) }
    for (a, b, touch) in collisions { separate(a, b, touch) }
    for (pair, contact) in contacts where !found.contains(pair) {
      contacts[pair] = nil
      let (a, b) = (contact.bodyA, contact.bodyB)
      if a.contactTestBitMask & b.categoryBitMask != 0 || b.contactTestBitMask & a.categoryBitMask != 0 {
        contactDelegate?.didEnd(contact)
      }
    }
  }

  /// Stops two bodies from approaching. Returns the impulse.
  private func resolve(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ touch: Touch) -> CGFloat {
    // A body is moved only by those that its own mask names.
    let movesA = a.collisionBitMask & b.categoryBitMask != 0
    let movesB = b.collisionBitMask & a.categoryBitMask != 0
    let (massA, massB) = (movesA ? a.inverseMass : 0, movesB ? b.inverseMass : 0)
    let (spinA, spinB) = (movesA ? a.inverseInertia : 0, movesB ? b.inverseInertia : 0)
    guard massA + massB + spinA + spinB > 0 else { return 0 }
    let (n, armA, armB) = (
      touch.normal, CGVector(from: a.center, to: touch.point), CGVector(from: b.center, to: touch.point)
    )
    func speedAt(_ body: SKPhysicsBody, _ arm: CGVector) -> CGVector {
      guard body.isDynamic else { return .zero }
      return body.velocity + CGVector(dx: -arm.dy, dy: arm.dx) * body.angularVelocity
    }
    var relative = speedAt(b, armB) - speedAt(a, armA)
    let approach = dot(relative, n)
    func resistance(_ direction: CGVector) -> CGFloat {
      let (x, y) = (cross(armA, direction), cross(armB, direction))
      return massA + massB + x * x * spinA + y * y * spinB
    }
    var impulse: CGFloat = 0
    if approach < 0 {
      // Slow contacts do not bounce, so that bodies come to rest.
      let bounce = approach < -20 ? max(a.restitution, b.restitution) : 0
      impulse = -(1 + bounce) * approach / resistance(n)
      if movesA { a.push(n * -impulse, at: armA) }
      if movesB { b.push(n * impulse, at: armB) }
      relative = speedAt(b, armB) - speedAt(a, armA)
      let tangent = CGVector(dx: -n.dy, dy: n.dx)
      let slide = dot(relative, tangent)
      let limit = (a.friction * b.friction).squareRoot() * impulse
      let grip = min(max(-slide / resistance(tangent), -limit), limit)
      if movesA { a.push(tangent * -grip, at: armA) }
      if movesB { b.push(tangent * grip, at: armB) }
    }
    return impulse
  }

  /// Moves two bodies apart by most of their overlap.
  private func separate(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ touch: Touch) {
    let massA = a.collisionBitMask & b.categoryBitMask != 0 ? a.inverseMass : 0
    let massB = b.collisionBitMask & a.categoryBitMask != 0 ? b.inverseMass : 0
    let overlap = max(touch.depth - 0.2, 0)
    guard overlap > 0, massA + massB > 0 else { return }
    let shift = touch.normal * (overlap * 0.4 / (massA + massB))
    for (body, mass) in [(a, -massA), (b, massB)] where mass != 0 {
      guard let node = body.node else { continue }
      node.position = CGPoint(x: node.position.x + shift.dx * mass, y: node.position.y + shift.dy * mass)
    }
  }
}

/// The place where two shapes overlap.
struct Touch {
  var point: CGPoint
  /// From the first shape to the second.
  var normal: CGVector
  /// In points.
  var depth: CGFloat

  var reversed: Touch { Touch(point: point, normal: normal * -1, depth: depth) }
}

/// A shape in the coordinates of the scene.
enum WorldShape {
  case circle(CGPoint, CGFloat)
  /// Counterclockwise and convex. An edge has two points.
  case polygon([CGPoint])

  @MainActor static func shapes(of body: SKPhysicsBody) -> [WorldShape] {
    guard let node = body.node else { return [] }
    let transform = node.sceneTransform
    let scale = hypot(transform.a, transform.b)
    return body.shapes.flatMap { shape -> [WorldShape] in
      switch shape {
      case .circle(let center, let radius): [.circle(center.applying(transform), radius * scale)]
      case .polygon(let points): [.polygon(points.map { $0.applying(transform) })]
      case .edges(let edges): edges.map { .polygon([$0.0.applying(transform), $0.1.applying(transform)]) }
      }
    }
  }

  var box: CGRect {
    switch self {
    case .circle(let center, let radius):
      CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    case .polygon(let points):
      points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }.insetBy(dx: -1, dy: -1)
    }
  }

  static func deepest(_ first: [WorldShape], _ second: [WorldShape]) -> Touch? {
    var found: Touch?
    for a in first {
      for b in second {
        if let touch = a.touch(b), touch.depth > found?.depth ?? -1 { found = touch }
      }
    }
    return found
  }

  func touch(_ other: WorldShape) -> Touch? {
    switch (self, other) {
    case (.circle(let a, let radius), .circle(let b, let otherRadius)):
      let delta = CGVector(from: a, to: b)
      let distance = hypot(delta.dx, delta.dy)
      guard distance < radius + otherRadius else { return nil }
      let normal = distance > 0 ? delta * (1 / distance) : CGVector(dx: 0, dy: 1)
      return Touch(
        point: CGPoint(x: a.x + normal.dx * radius, y: a.y + normal.dy * radius), normal: normal,
        depth: radius + otherRadius - distance)
    case (.polygon(let points), .circle(let center, let radius)):
      return Self.touch(points, center, radius)
    case (.circle(let center, let radius), .polygon(let points)):
      return Self.touch(points, center, radius)?.reversed
    case (.polygon(let a), .polygon(let b)):
      return Self.touch(a, b)
    }
  }

  private static func touch(_ points: [CGPoint], _ center: CGPoint, _ radius: CGFloat) -> Touch? {
    var nearest = CGPoint.zero
    var least = CGFloat.infinity
    var isInside = points.count > 2
    for (index, a) in points.enumerated() {
      let b = points[(index + 1) % points.count]
      let (edge, to) = (CGVector(from: a, to: b), CGVector(from: a, to: center))
      if cross(edge, to) < 0 { isInside = false }
      let t = min(max(dot(to, edge) / max(dot(edge, edge), 1e-9), 0), 1)
      let point = CGPoint(x: a.x + edge.dx * t, y: a.y + edge.dy * t)
      let distance = hypot(center.x - point.x, center.y - point.y)
      if distance < least { (nearest, least) = (point, distance) }
    }
    guard isInside || least < radius else { return nil }
    var normal = CGVector(from: nearest, to: center)
    let length = hypot(normal.dx, normal.dy)
    normal = length > 0 ? normal * ((isInside ? -1 : 1) / length) : CGVector(dx: 0, dy: 1)
    return Touch(point: nearest, normal: normal, depth: isInside ? radius + least : radius - least)
  }

  /// Separating axes: the sides of both polygons.
  private static func touch(_ a: [CGPoint], _ b: [CGPoint]) -> Touch? {
    if a.count == 2, b.count == 2 { return nil }
    var best: (depth: CGFloat, normal: CGVector)?
    for (points, sign) in [(a, CGFloat(1)), (b, -1)] {
      for (index, from) in points.enumerated() {
        let edge = CGVector(from: from, to: points[(index + 1) % points.count])
        let length = hypot(edge.dx, edge.dy)
        guard length > 0 else { continue }
        // Outwards for polygons in counterclockwise order.
        let axis = CGVector(dx: edge.dy / length, dy: -edge.dx / length) * sign
        let far = a.map { $0.x * axis.dx + $0.y * axis.dy }.max() ?? 0
        let near = b.map { $0.x * axis.dx + $0.y * axis.dy }.min() ?? 0
        let depth = far - near
        guard depth > 0 else { return nil }
        if depth < best?.depth ?? .infinity { best = (depth, axis) }
      }
    }
    guard let best else { return nil }
    // The mean of the corners of each that are inside the other's extent along the axis.
    func deepest(_ points: [CGPoint], _ direction: CGVector) -> [CGPoint] {
      let values = points.map { $0.x * direction.dx + $0.y * direction.dy }
      let limit = (values.max() ?? 0) - 0.5
      return zip(points, values).filter { $0.1 >= limit }.map(\.0)
    }
    let (cornersA, cornersB) = (deepest(a, best.normal), deepest(b, best.normal * -1))
    let corners =
      cornersA.count == cornersB.count
      ? overlap(cornersA, cornersB) : cornersA.count < cornersB.count ? cornersA : cornersB
    let count = CGFloat(max(corners.count, 1))
    let point = CGPoint(
      x: corners.reduce(0) { $0 + $1.x } / count, y: corners.reduce(0) { $0 + $1.y } / count)
    return Touch(point: point, normal: best.normal, depth: best.depth)
  }

  /// The ends of the common part of two sides.
  private static func overlap(_ a: [CGPoint], _ b: [CGPoint]) -> [CGPoint] {
    guard a.count == 2 else { return a + b }
    let direction = CGVector(from: a[0], to: a[1])
    let sorted = (a + b).sorted {
      $0.x * direction.dx + $0.y * direction.dy < $1.x * direction.dx + $1.y * direction.dy
    }
    return [sorted[1], sorted[2]]
  }
}
