import UIKit

/// The physical properties of a node.
@preconcurrency @MainActor
open class SKPhysicsBody: NSObject {
  /// The outline of a body, in the coordinates of its node.
  enum Shape {
    case circle(center: CGPoint, radius: CGFloat)
    /// Counterclockwise and convex.
    case polygon([CGPoint])
    /// Segments without volume, which do not move.
    case edges([(CGPoint, CGPoint)])
  }

  open internal(set) weak var node: SKNode?
  let shapes: [Shape]

  open var isDynamic = true
  open var affectedByGravity = true
  open var allowsRotation = true
  open var pinned = false
  open var isResting = false
  open var usesPreciseCollisionDetection = false
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var charge: CGFloat = 0
  open var categoryBitMask: UInt32 = 0xFFFF_FFFF
  open var collisionBitMask: UInt32 = 0xFFFF_FFFF
  open var contactTestBitMask: UInt32 = 0
  open var fieldBitMask: UInt32 = 0xFFFF_FFFF
  /// In points per second.
  open var velocity = CGVector.zero
  /// In radians per second.
  open var angularVelocity: CGFloat = 0
  /// In kilograms.
  open var mass: CGFloat
  open var density: CGFloat { didSet { mass = density * area } }
  /// In square meters, of which one has 150 by 150 points.
  open private(set) var area: CGFloat
  private(set) var force = CGVector.zero
  private(set) var torque: CGFloat = 0
  /// The mean of the squared distance from the center, in square points.
  private let inertia: CGFloat

  init(shapes: [Shape]) {
    self.shapes = shapes
    var (sum, moment) = (CGFloat(0), CGFloat(0))
    var isFixed = false
    for shape in shapes {
      switch shape {
      case .circle(let center, let radius):
        let area = .pi * radius * radius
        sum += area
        moment += area * (radius * radius / 2 + center.x * center.x + center.y * center.y)
      case .polygon(let points):
        let box = points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
        let area =
          abs(
            zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
              $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
            }) / 2
        sum += area
        moment +=
          area
          * ((box.width * box.width + box.height * box.height) / 12 + box.midX * box.midX + box.midY
            * box.midY)
      case .edges: isFixed = true
      }
    }
    area = sum / (150 * 150)
    density = 1
    mass = area
    inertia = sum > 0 ? moment / sum : 0
    super.init()
    if isFixed { isDynamic = false }
  }

  // MARK: Shapes

  public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
    self.init(shapes: [.circle(center: center, radius: r)])
  }
  public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
  public convenience init(rectangleOf s: CGSize, center: CGPoint) {
    let (w, h) = (s.width / 2, s.height / 2)
    self.init(shapes: [
      .polygon([(-w, -h), (w, -h), (w, h), (-w, h)].map { CGPoint(x: center.x + $0.0, y: center.y + $0.1) })
    ])
  }
  /// - Parameter path: A convex polygon.
  public convenience init(polygonFrom path: CGPath) {
    var points = path.flattenedPoints
    if points.first == points.last { points.removeLast() }
    let turn = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    self.init(shapes: [.polygon(turn < 0 ? points.reversed() : points)])
  }
  /// Differs from iOS: the body is the rectangle of the texture.
  public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }
  /// Differs from iOS: the body is the rectangle of the texture.
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    self.init(rectangleOf: size)
  }
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(shapes: [.edges([(p1, p2)])]) }
  public convenience init(edgeLoopFrom rect: CGRect) {
    self.init(edgeLoopFrom: CGPath(rect: rect, transform: nil))
  }
  public convenience init(edgeLoopFrom path: CGPath) {
    let points = path.flattenedPoints
    let closed = points.first == points.last ? points : points + points.prefix(1)
    self.init(shapes: [.edges(Array(zip(closed, closed.dropFirst())))])
  }
  public convenience init(edgeChainFrom path: CGPath) {
    let points = path.flattenedPoints
    self.init(shapes: [.edges(Array(zip(points, points.dropFirst())))])
  }
  public convenience init(bodies: [SKPhysicsBody]) { self.init(shapes: bodies.flatMap(\.shapes)) }

  // MARK: Forces

  open func applyForce(_ force: CGVector) { self.force = self.force + force }
  open func applyForce(_ force: CGVector, at point: CGPoint) {
    applyForce(force)
    torque += cross(CGVector(from: center, to: point), force)
  }
  open func applyTorque(_ torque: CGFloat) { self.torque += torque }
  open func applyImpulse(_ impulse: CGVector) {
    guard isDynamic, mass > 0 else { return }
    velocity = velocity + impulse * (1 / mass)
  }
  /// - Parameter point: In the coordinates of the scene.
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
    applyImpulse(impulse)
    angularVelocity += cross(CGVector(from: center, to: point), impulse) * inverseInertia
  }
  open func applyAngularImpulse(_ impulse: CGFloat) { angularVelocity += impulse * 22500 * inverseInertia }

  open func allContactedBodies() -> [SKPhysicsBody] { node?.scene?.physicsWorld.bodies(touching: self) ?? [] }

  // MARK: Simulation

  /// Dynamic bodies move; others only hold them up.
  var moves: Bool { isDynamic && !pinned && mass > 0 }
  var inverseMass: CGFloat { moves ? 1 / mass : 0 }
  var inverseInertia: CGFloat { isDynamic && allowsRotation && mass * inertia > 0 ? 1 / (mass * inertia) : 0 }
  /// In the coordinates of the scene.
  var center: CGPoint { node.map { CGPoint.zero.applying($0.sceneTransform) } ?? .zero }

  func integrate(gravity: CGVector, _ dt: CGFloat) {
    guard isDynamic else { return }
    if moves {
      if affectedByGravity { velocity = velocity + gravity * (150 * dt) }
      velocity = (velocity + force * (dt * inverseMass)) * max(0, 1 - linearDamping * dt)
    }
    angularVelocity = (angularVelocity + torque * dt * inverseInertia) * max(0, 1 - angularDamping * dt)
  }

  func move(_ dt: CGFloat) {
    guard isDynamic, let node else { return }
    if moves {
      node.position.x += velocity.dx * dt
      node.position.y += velocity.dy * dt
    }
    if allowsRotation { node.zRotation += angularVelocity * dt }
  }

  func clearForces() {
    force = .zero
    torque = 0
  }

  func push(_ impulse: CGVector, at arm: CGVector) {
    velocity = velocity + impulse * inverseMass
    angularVelocity += cross(arm, impulse) * inverseInertia
  }
}

func + (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
func - (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy) }
func * (a: CGVector, b: CGFloat) -> CGVector { CGVector(dx: a.dx * b, dy: a.dy * b) }
func dot(_ a: CGVector, _ b: CGVector) -> CGFloat { a.dx * b.dx + a.dy * b.dy }
func cross(_ a: CGVector, _ b: CGVector) -> CGFloat { a.dx * b.dy - a.dy * b.dx }

extension CGVector {
  init(from a: CGPoint, to b: CGPoint) { self.init(dx: b.x - a.x, dy: b.y - a.y) }
}
