extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    withStorage { $0.move(to: point.applying(transform)) }
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    withStorage { $0.addLine(to: point.applying(transform)) }
  }

  /// Adds lines between points, starting with a move to the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    withStorage {
      $0.move(to: first.applying(transform))
      for point in points.dropFirst() { $0.addLine(to: point.applying(transform)) }
    }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    withStorage { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    withStorage {
      $0.addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }

  public func closeSubpath() {
    withStorage { $0.close() }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let r = rect.standardized
    withStorage {
      $0.reserve(types: 5, points: 4)
      $0.move(to: CGPoint(x: r.minX, y: r.minY).applying(transform))
      $0.addLine(to: CGPoint(x: r.maxX, y: r.minY).applying(transform))
      $0.addLine(to: CGPoint(x: r.maxX, y: r.maxY).applying(transform))
      $0.addLine(to: CGPoint(x: r.minX, y: r.maxY).applying(transform))
      $0.close()
    }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let r = rect.standardized
    let unit = CGAffineTransform(
      a: r.width / 2, b: 0, c: 0, d: r.height / 2, tx: r.midX, ty: r.midY
    ).concatenating(transform)
    withStorage {
      $0.reserve(types: 6, points: 13)
      $0.move(to: CGPoint(x: 1, y: 0).applying(unit))
      $0.addUnitArc(from: 0, sweep: 2 * .pi, transform: unit)
      $0.close()
    }
  }

  /// Adds a rectangle with elliptical corners.
  ///
  /// Differs from iOS: corners larger than half the rectangle are reduced instead of trapping.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let r = rect.standardized
    let rx = min(max(cornerWidth, 0), r.width / 2)
    let ry = min(max(cornerHeight, 0), r.height / 2)
    guard rx > 0, ry > 0 else { return addRect(r, transform: transform) }
    withStorage { storage in
      storage.reserve(types: 10, points: 17)
      func corner(_ x: CGFloat, _ y: CGFloat, from angle: CGFloat) {
        storage.addUnitArc(
          from: angle, sweep: .pi / 2,
          transform: CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: x, ty: y).concatenating(transform))
      }
      func line(_ x: CGFloat, _ y: CGFloat) {
        storage.addLine(to: CGPoint(x: x, y: y).applying(transform))
      }
      storage.move(to: CGPoint(x: r.maxX, y: r.midY).applying(transform))
      line(r.maxX, r.maxY - ry)
      corner(r.maxX - rx, r.maxY - ry, from: 0)
      line(r.minX + rx, r.maxY)
      corner(r.minX + rx, r.maxY - ry, from: .pi / 2)
      line(r.minX, r.minY + ry)
      corner(r.minX + rx, r.minY + ry, from: .pi)
      line(r.maxX - rx, r.minY)
      corner(r.maxX - rx, r.minY + ry, from: .pi * 3 / 2)
      storage.close()
    }
  }

  /// Adds a circular arc, connected by a line if the path is not empty. Angles are in radians from the
  /// x-axis.
  ///
  /// - `clockwise`: Whether the arc is clockwise if the y-axis points up. On a screen, whose y-axis
  ///   points down, `true` appears counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: arcSweep(from: startAngle, to: endAngle, clockwise: clockwise), transform: transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let unit = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      .concatenating(transform)
    let start = CGPoint(x: cos(startAngle), y: sin(startAngle)).applying(unit)
    withStorage {
      if $0.currentPoint == nil {
        $0.move(to: start)
      } else if $0.currentPoint != start || $0.types.last == .closeSubpath {
        $0.addLine(to: start)
      }
      $0.addUnitArc(from: startAngle, sweep: delta, transform: unit)
    }
  }

  /// Adds an arc that is tangent to the lines from the current point to `tangent1End` and on to
  /// `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let device = storage.currentPoint else { return move(to: tangent1End, transform: transform) }
    let from = device.applying(transform.inverted())
    let v1 = CGVector(dx: from.x - tangent1End.x, dy: from.y - tangent1End.y)
    let v2 = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let l1 = hypot(v1.dx, v1.dy)
    let l2 = hypot(v2.dx, v2.dy)
    let cross = v1.dx * v2.dy - v1.dy * v2.dx
    guard radius > 0, l1 > 0, l2 > 0, abs(cross) > 1e-9 * l1 * l2 else {
      return addLine(to: tangent1End, transform: transform)
    }
    let angle = acos(min(max((v1.dx * v2.dx + v1.dy * v2.dy) / (l1 * l2), -1), 1))
    let distance = radius / tan(angle / 2)
    let start = CGPoint(x: tangent1End.x + v1.dx / l1 * distance, y: tangent1End.y + v1.dy / l1 * distance)
    let side: CGFloat = cross > 0 ? -1 : 1
    let center = CGPoint(x: start.x + side * v1.dy / l1 * radius, y: start.y - side * v1.dx / l1 * radius)
    let startAngle = atan2(start.y - center.y, start.x - center.x)
    addLine(to: start, transform: transform)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: side * (.pi - angle),
      transform: transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let other = path.storage
    withStorage { $0.append(other, transform: transform) }
  }

  /// Adds a rectangle with the continuous corners of iOS, whose curvature increases gradually.
  ///
  /// A corner uses 1.528665 times the radius of each edge. The radius is reduced if that does not fit.
  package func addContinuousRoundedRect(in rect: CGRect, radius: CGFloat) {
    guard !rect.isNull else { return }
    let r = rect.standardized
    let limit = min(r.width, r.height) / 2 / continuousCornerReach
    let radius = min(max(radius, 0), limit)
    guard radius > 0 else { return addRect(r) }
    // Each corner in its own coordinates: x along the incoming edge and y along the outgoing one.
    let corners: [(CGPoint, CGVector, CGVector)] = [
      (CGPoint(x: r.maxX, y: r.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: r.maxX, y: r.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: r.minX, y: r.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (CGPoint(x: r.minX, y: r.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
    ]
    withStorage { storage in
      storage.reserve(types: 18, points: 44)
      storage.move(to: CGPoint(x: r.minX + continuousCornerReach * radius, y: r.minY))
      for (corner, arrive, leave) in corners {
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
          CGPoint(
            x: corner.x + (arrive.dx * x + leave.dx * y) * radius,
            y: corner.y + (arrive.dy * x + leave.dy * y) * radius)
        }
        storage.addLine(to: at(continuousCornerReach, 0))
        storage.addCurve(
          to: at(0.63149379, 0.07491139), control1: at(1.08849296, 0), control2: at(0.86840694, 0))
        storage.addCurve(
          to: at(0.07491139, 0.63149379), control1: at(0.37282383, 0.16905956),
          control2: at(0.16905956, 0.37282383))
        storage.addCurve(
          to: at(0, continuousCornerReach), control1: at(0, 0.86840694), control2: at(0, 1.08849296))
      }
      storage.close()
    }
  }
}

// From published measurements of `UIBezierPath`'s corners since iOS 7.
private let continuousCornerReach: CGFloat = 1.52866483

/// The signed angle of an arc, limited to one full turn in either direction.
package func arcSweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
  let turn = 2 * CGFloat.pi
  let delta = end - start
  guard delta != 0, delta.isFinite else { return 0 }
  if clockwise ? delta <= -turn : delta >= turn { return clockwise ? -turn : turn }
  var rest = delta.remainder(dividingBy: turn)
  if clockwise ? rest > 0 : rest < 0 { rest += clockwise ? -turn : turn }
  return abs(rest) < 1e-9 ? (clockwise ? -turn : turn) : rest
}

extension PathStorage {
  /// Adds an arc of the unit circle as curves of at most a quarter turn. The current point must be at its
  /// start.
  fileprivate mutating func addUnitArc(from start: CGFloat, sweep: CGFloat, transform: CGAffineTransform) {
    guard sweep.isFinite, sweep != 0 else { return }
    let count = Int(min((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up), 4000))
    let step = sweep / CGFloat(max(count, 1))
    let handle = 4 / 3 * tan(step / 4)
    var angle = start
    for _ in 0..<max(count, 1) {
      let (c0, s0) = quadrantExactCosineSine(angle)
      angle += step
      let (c1, s1) = quadrantExactCosineSine(angle)
      addCurve(
        to: CGPoint(x: c1, y: s1).applying(transform),
        control1: CGPoint(x: c0 - handle * s0, y: s0 + handle * c0).applying(transform),
        control2: CGPoint(x: c1 + handle * s1, y: s1 - handle * c1).applying(transform))
    }
  }
}

// Avoids rounding errors for whole quarter turns, so that circles touch their bounding boxes exactly.
private func quadrantExactCosineSine(_ angle: CGFloat) -> (CGFloat, CGFloat) {
  let quarter = angle / (.pi / 2)
  let nearest = quarter.rounded()
  guard abs(quarter - nearest) < 1e-12, abs(nearest) < 1e6 else { return (cos(angle), sin(angle)) }
  switch ((Int(nearest) % 4) + 4) % 4 {
  case 0: return (1, 0)
  case 1: return (0, 1)
  case 2: return (-1, 0)
  default: return (0, -1)
  }
}
