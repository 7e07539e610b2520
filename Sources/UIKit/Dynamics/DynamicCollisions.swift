import Foundation

/// Collision detection.
@MainActor
enum DynamicCollisions {
  /// Returns the contacts of a body with a wall, a line without thickness that acts on both sides.
  static func contacts(of body: DynamicBody, withWall start: Vector2, _ end: Vector2) -> [DynamicContact] {
    let along = (end - start).normalized
    let length = (end - start).length
    guard length > 1e-6 else { return [] }
    var normal = along.perpendicular
    // Choose the normal on the side of the body's center.
    let side = (body.position - start).dot(normal)
    if side < 0 { normal = -normal }
    if body.shape.radius > 0 {
      let place = min(max((body.position - start).dot(along), 0), length)
      let nearest = start + along * place
      let away = body.position - nearest
      let depth = body.shape.radius - away.length
      guard depth > 0 else { return [] }
      return [
        DynamicContact(
          body: body, other: nil, normal: away.length > 1e-9 ? away.normalized : normal, point: nearest,
          depth: depth)
      ]
    }
    // The wall acts only on bodies in front of it.
    let corners = body.corners
    let places = corners.map { ($0 - start).dot(along) }
    guard let low = places.min(), let high = places.max(), high > 0, low < length else { return [] }
    return corners.compactMap { corner in
      let depth = -(corner - start).dot(normal)
      guard depth > 0 else { return nil }
      return DynamicContact(body: body, other: nil, normal: normal, point: corner, depth: depth)
    }
  }

  /// Returns the contacts of two bodies: none, one, or two where sides touch.
  static func contacts(of a: DynamicBody, with b: DynamicBody) -> [DynamicContact] {
    switch (a.shape.radius > 0, b.shape.radius > 0) {
    case (true, true):
      let away = a.position - b.position
      let depth = a.shape.radius + b.shape.radius - away.length
      guard depth > 0 else { return [] }
      let normal = away.length > 1e-9 ? away.normalized : Vector2(0, -1)
      return [
        DynamicContact(
          body: a, other: b, normal: normal, point: b.position + normal * b.shape.radius, depth: depth)
      ]
    case (true, false): return circle(a, polygon: b)
    case (false, true): return circle(b, polygon: a)
    case (false, false): return polygons(a, b)
    }
  }

  private static func circle(_ circle: DynamicBody, polygon: DynamicBody) -> [DynamicContact] {
    let corners = polygon.corners
    var best: (distance: Double, point: Vector2, outward: Vector2)?
    var isInside = true
    for index in corners.indices {
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      let along = (end - start).normalized
      let outward = -along.perpendicular
      let place = min(max((circle.position - start).dot(along), 0), (end - start).length)
      let nearest = start + along * place
      let distance = (circle.position - nearest).length
      if (circle.position - start).dot(outward) > 0 { isInside = false }
      if best == nil || distance < best!.distance { best = (distance, nearest, outward) }
    }
    guard let best else { return [] }
    let depth = isInside ? circle.shape.radius + best.distance : circle.shape.radius - best.distance
    guard depth > 0 else { return [] }
    let away = circle.position - best.point
    let normal = isInside || away.length < 1e-9 ? best.outward : away.normalized
    return [DynamicContact(body: circle, other: polygon, normal: normal, point: best.point, depth: depth)]
  }

  /// Finds the contacts of polygons with the axis of least overlap (separating axis theorem), and the corners
  /// of one side within the other body.
  private static func polygons(_ a: DynamicBody, _ b: DynamicBody) -> [DynamicContact] {
    let (first, second) = (a.corners, b.corners)
    guard let fromA = minimumOverlap(of: first, with: second),
      let fromB = minimumOverlap(of: second, with: first)
    else { return [] }
    // Prefers one side while both are nearly equal, so that resting contacts remain stable.
    let usesA = fromA.depth <= fromB.depth + 0.05
    let (side, reference, incident) = usesA ? (fromA, first, second) : (fromB, second, first)
    let outward = side.outward
    let start = reference[side.index]
    let end = reference[(side.index + 1) % reference.count]
    // The side of the other body that faces this one most directly.
    var index = 0
    var least = Double.infinity
    for candidate in incident.indices {
      let along = incident[(candidate + 1) % incident.count] - incident[candidate]
      let facing = (-along.normalized.perpendicular).dot(outward)
      if facing < least { (least, index) = (facing, candidate) }
    }
    var points = [incident[index], incident[(index + 1) % incident.count]]
    let along = (end - start).normalized
    points = clip(points, behind: -along, at: start)
    points = clip(points, behind: along, at: end)
    return points.compactMap { point in
      let depth = -(point - start).dot(outward)
      guard depth > 0 else { return nil }
      let normal = usesA ? -outward : outward
      return DynamicContact(body: a, other: b, normal: normal, point: point, depth: depth)
    }
  }

  private static func minimumOverlap(
    of corners: [Vector2], with others: [Vector2]
  ) -> (index: Int, depth: Double, outward: Vector2)? {
    var best: (index: Int, depth: Double, outward: Vector2)?
    for index in corners.indices {
      let along = corners[(index + 1) % corners.count] - corners[index]
      let outward = -along.normalized.perpendicular
      let depth = -(others.map { ($0 - corners[index]).dot(outward) }.min() ?? 0)
      if depth <= 0 { return nil }
      if best == nil || depth < best!.depth { best = (index, depth, outward) }
    }
    return best
  }

  /// Returns the part of a line behind a plane.
  private static func clip(_ points: [Vector2], behind normal: Vector2, at place: Vector2) -> [Vector2] {
    guard points.count == 2 else { return points }
    let distances = points.map { ($0 - place).dot(normal) }
    var kept = zip(points, distances).filter { $0.1 <= 0 }.map(\.0)
    if distances[0] * distances[1] < 0 {
      kept.append(points[0] + (points[1] - points[0]) * (distances[0] / (distances[0] - distances[1])))
    }
    return kept
  }
}
