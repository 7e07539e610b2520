/// The elements of a path as two flat arrays: the types, and the points of all elements.
package struct PathStorage: Hashable, Sendable {
  package private(set) var types: [CGPathElementType] = []
  package private(set) var points: [CGPoint] = []
  package private(set) var currentPoint: CGPoint?
  private var start = CGPoint.zero

  package init() {}

  package var isEmpty: Bool { types.isEmpty }

  package static func == (lhs: PathStorage, rhs: PathStorage) -> Bool {
    lhs.types == rhs.types && lhs.points == rhs.points
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(types)
    hasher.combine(points)
  }

  // MARK: Building

  package mutating func reserve(types typeCount: Int, points pointCount: Int) {
    types.reserveCapacity(types.count + typeCount)
    points.reserveCapacity(points.count + pointCount)
  }

  package mutating func move(to point: CGPoint) {
    // Of consecutive moves, only the last one counts.
    if types.last == .moveToPoint {
      points[points.count - 1] = point
    } else {
      types.append(.moveToPoint)
      points.append(point)
    }
    start = point
    currentPoint = point
  }

  package mutating func addLine(to point: CGPoint) {
    beginIfNeeded(at: point)
    types.append(.addLineToPoint)
    points.append(point)
    currentPoint = point
  }

  package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    beginIfNeeded(at: control)
    types.append(.addQuadCurveToPoint)
    points.append(control)
    points.append(end)
    currentPoint = end
  }

  package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    beginIfNeeded(at: control1)
    types.append(.addCurveToPoint)
    points.append(control1)
    points.append(control2)
    points.append(end)
    currentPoint = end
  }

  package mutating func close() {
    guard currentPoint != nil, types.last != .closeSubpath else { return }
    types.append(.closeSubpath)
    currentPoint = start
  }

  package mutating func append(_ other: PathStorage, transform: CGAffineTransform) {
    guard !other.isEmpty else { return }
    if types.last == .moveToPoint, other.types[0] == .moveToPoint {
      types.removeLast()
      points.removeLast()
    }
    types.append(contentsOf: other.types)
    if transform.isIdentity {
      points.append(contentsOf: other.points)
    } else {
      points.append(contentsOf: other.points.lazy.map { $0.applying(transform) })
    }
    start = other.start.applying(transform)
    currentPoint = other.currentPoint?.applying(transform)
  }

  package func applying(_ transform: CGAffineTransform) -> PathStorage {
    guard !transform.isIdentity else { return self }
    var copy = self
    for index in copy.points.indices { copy.points[index] = copy.points[index].applying(transform) }
    copy.start = start.applying(transform)
    copy.currentPoint = currentPoint?.applying(transform)
    return copy
  }

  // After closing a subpath, drawing continues from its start; an empty path starts at the point.
  private mutating func beginIfNeeded(at point: CGPoint) {
    guard let currentPoint else { return move(to: point) }
    if types.last == .closeSubpath { move(to: currentPoint) }
  }

  // MARK: Reading

  /// Calls `body` with each element's type and the index of its first point.
  @inline(__always)
  package func forEach(_ body: (CGPathElementType, Int) -> Void) {
    var index = 0
    for type in types {
      body(type, index)
      index += type.pointCount
    }
  }

  /// The points of each subpath, with curves flattened to lines.
  ///
  /// - Parameter tolerance: The maximum deviation of a line from its curve, in points.
  package func flattened(tolerance: CGFloat) -> [Polyline] {
    var result: [Polyline] = []
    var current = Polyline()
    func flush() {
      if !current.points.isEmpty { result.append(current) }
      current = Polyline()
    }
    forEach { type, index in
      switch type {
      case .moveToPoint:
        flush()
        current.points.append(points[index])
      case .addLineToPoint:
        current.points.append(points[index])
      case .addQuadCurveToPoint:
        let from = current.points.last ?? points[index]
        let (c1, c2) = cubicControls(from: from, control: points[index], to: points[index + 1])
        current.appendCurve(c1, c2, points[index + 1], tolerance: tolerance)
      case .addCurveToPoint:
        current.appendCurve(points[index], points[index + 1], points[index + 2], tolerance: tolerance)
      case .closeSubpath:
        current.isClosed = true
        flush()
      }
    }
    flush()
    return result
  }

  /// A subpath made of straight lines.
  package struct Polyline {
    package var points: [CGPoint] = []
    package var isClosed = false

    mutating func appendCurve(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint, tolerance: CGFloat) {
      guard let from = points.last else { return points.append(end) }
      // The second differences bound the deviation of a chord of 1/n of the curve.
      let d1 = hypot(from.x - 2 * c1.x + c2.x, from.y - 2 * c1.y + c2.y)
      let d2 = hypot(c1.x - 2 * c2.x + end.x, c1.y - 2 * c2.y + end.y)
      let wanted = (0.75 * max(d1, d2) / tolerance).squareRoot().rounded(.up)
      let count = wanted.isFinite ? Int(min(max(wanted, 1), 500)) : 1
      for step in 1..<max(count, 1) {
        let t = CGFloat(step) / CGFloat(count)
        points.append(cubicPoint(from, c1, c2, end, t))
      }
      points.append(end)
    }
  }
}

package func cubicControls(from: CGPoint, control: CGPoint, to: CGPoint) -> (CGPoint, CGPoint) {
  (
    CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3),
    CGPoint(x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3)
  )
}

package func cubicPoint(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat) -> CGPoint {
  let u = 1 - t
  let a = u * u * u
  let b = 3 * u * u * t
  let c = 3 * u * t * t
  let d = t * t * t
  return CGPoint(
    x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
}
