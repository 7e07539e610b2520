import Foundation

/// The physical state of an item: position, motion and material. Lengths are in points, times in seconds,
/// angles in radians clockwise; a square of 100 points with density 1 has the mass 1.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  var position: Vector2
  var angle: Double
  var velocity = Vector2.zero
  var spin = 0.0
  private(set) var shape: DynamicShape
  private(set) var inverseMass = 0.0
  private(set) var inverseInertia = 0.0

  // The properties from item behaviors, with Apple's defaults.
  var elasticity = 0.0
  var friction = 0.0
  var density = 1.0
  var resistance = 0.0
  var angularResistance = 0.0
  var isAnchored = false
  var allowsRotation = true

  /// The number of consecutive steps in which the body hardly moved.
  var restingSteps = 0

  private var writtenCenter: CGPoint
  private var writtenAngle: Double

  init(_ item: any UIDynamicItem) {
    self.item = item
    position = Vector2(item.center)
    angle = atan2(Double(item.transform.b), Double(item.transform.a))
    shape = DynamicShape(item)
    writtenCenter = item.center
    writtenAngle = angle
  }

  /// Resets the body to the position of the item.
  func readItem() {
    position = Vector2(item.center)
    angle = atan2(Double(item.transform.b), Double(item.transform.a))
    velocity = .zero
    spin = 0
    restingSteps = 0
    shape = DynamicShape(item)
    writtenCenter = item.center
    writtenAngle = angle
  }

  func resetProperties() {
    (elasticity, friction, density, resistance, angularResistance) = (0, 0, 1, 0, 0)
    (isAnchored, allowsRotation) = (false, true)
  }

  /// Calculates mass and inertia from the material.
  func weigh() {
    let mass = max(density, 1e-6) * shape.area / 10_000
    inverseMass = isAnchored ? 0 : 1 / max(mass, 1e-9)
    inverseInertia = isAnchored || !allowsRotation ? 0 : 1 / max(mass * shape.inertia, 1e-9)
  }

  var mass: Double { inverseMass > 0 ? 1 / inverseMass : 0 }

  func applyImpulse(_ impulse: Vector2, at arm: Vector2) {
    velocity = velocity + impulse * inverseMass
    spin += inverseInertia * arm.cross(impulse)
  }

  func velocity(at arm: Vector2) -> Vector2 { velocity + Vector2(-spin * arm.y, spin * arm.x) }

  /// Returns the offset of a point given in the coordinates of the body.
  func arm(to point: Vector2) -> Vector2 { point.rotated(by: angle) }

  var corners: [Vector2] { shape.corners.map { position + arm(to: $0) } }

  func integrate(_ step: Double) {
    guard inverseMass > 0 else {
      (velocity, spin) = (.zero, 0)
      return
    }
    position = position + velocity * step
    angle += spin * step
    // Motion below these speeds is invisible.
    restingSteps = velocity.length < 4 && abs(spin) < 0.02 ? restingSteps + 1 : 0
  }

  /// Moves the item to the position of the body, rounded so that resting items do not tremble.
  func writeItem() {
    let center = CGPoint(x: (position.x * 4).rounded() / 4, y: (position.y * 4).rounded() / 4)
    if center != writtenCenter {
      item.center = center
      writtenCenter = center
    }
    if abs(angle - writtenAngle) > 1e-4 {
      item.transform = item.transform.rotated(by: angle - writtenAngle)
      writtenAngle = angle
    }
  }
}

/// The outline of a body about its center: a circle or a convex polygon.
@MainActor
struct DynamicShape {
  let corners: [Vector2]
  /// Zero for a polygon.
  let radius: Double
  let area: Double
  /// The moment of inertia for a mass of 1.
  let inertia: Double

  init(_ item: any UIDynamicItem) {
    let size = item.bounds.size
    let (width, height) = (max(Double(size.width), 1), max(Double(size.height), 1))
    switch item.collisionBoundsType {
    case .ellipse:
      radius = min(width, height) / 2
      corners = []
      area = .pi * radius * radius
      inertia = radius * radius / 2
    case .rectangle:
      radius = 0
      corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { Vector2($0.0 * width / 2, $0.1 * height / 2) }
      area = width * height
      inertia = (width * width + height * height) / 12
    case .path:
      radius = 0
      let hull = Vector2.convexHull(
        item.collisionBoundingPath.cgPath.storage.flattened(tolerance: 0.5).flatMap(\.points).map {
          Vector2($0)
        })
      corners =
        hull.count >= 3 ? hull : [Vector2(-width / 2, 0), Vector2(width / 2, 0), Vector2(0, height / 2)]
      let box = corners.reduce(Vector2.zero) { Vector2(max($0.x, abs($1.x)), max($0.y, abs($1.y))) }
      area = max(Vector2.area(of: corners), 1)
      inertia = (4 * box.x * box.x + 4 * box.y * box.y) / 12
    }
  }
}
