extension CGPath {
  /// Returns the outline of the stroked path, to be filled with the winding rule.
  ///
  /// Differs from iOS: curves are flattened.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0 else { return CGPath(storage: PathStorage()) }
    var stroker = Stroker(half: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for line in storage.flattened(tolerance: flatteningTolerance) { stroker.add(line) }
    return CGPath(storage: stroker.outline.applying(transform))
  }

  /// Returns the path divided into dashes. `lengths` alternate between dashes and gaps, starting at offset
  /// `phase`.
  ///
  /// Differs from iOS: curves are flattened.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
      return applying(transform)
    }
    // An odd number of lengths is repeated so that dashes and gaps alternate.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    var result = PathStorage()
    for line in storage.flattened(tolerance: flatteningTolerance) {
      dash(line, pattern: pattern, phase: phase, into: &result)
    }
    return CGPath(storage: result.applying(transform))
  }
}

private let flatteningTolerance: CGFloat = 0.02

private func dash(
  _ line: PathStorage.Polyline, pattern: [CGFloat], phase: CGFloat, into result: inout PathStorage
) {
  guard var from = line.points.first else { return }
  let period = pattern.reduce(0, +)
  var index = 0
  var left = phase.truncatingRemainder(dividingBy: period)
  if left < 0 { left += period }
  while left >= pattern[index] {
    left -= pattern[index]
    index = (index + 1) % pattern.count
  }
  left = pattern[index] - left
  var isDrawing = false
  for to in line.points.dropFirst() + (line.isClosed ? [from] : []) {
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0 else { continue }
    var travelled: CGFloat = 0
    while true {
      let step = min(left, length - travelled)
      let t0 = travelled / length
      let t1 = (travelled + step) / length
      if index % 2 == 0 {
        if !isDrawing {
          result.move(to: between(from, to, t0))
          isDrawing = true
        }
        result.addLine(to: between(from, to, t1))
      }
      travelled += step
      left -= step
      guard left <= 0 else { break }
      index = (index + 1) % pattern.count
      left = pattern[index]
      isDrawing = false
      // The rest of a segment that ends with a dash belongs to the next segment.
      if travelled >= length { break }
    }
    from = to
  }
}

private func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}

/// Builds the outlines of stroked lines.
private struct Stroker {
  let half: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  var outline = PathStorage()

  mutating func add(_ line: PathStorage.Polyline) {
    var points: [CGPoint] = []
    for point in line.points where point != points.last { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first { addDot(at: point) }
      return
    }
    if line.isClosed, points.count > 2 {
      addRing(points)
      addRing(points.reversed())
    } else {
      if line.isClosed { points.append(points[0]) }
      var side = offsetSide(points)
      addCap(at: points[points.count - 1], after: points[points.count - 2], to: &side)
      side += offsetSide(points.reversed())
      addCap(at: points[0], after: points[1], to: &side)
      emit(side)
    }
  }

  private mutating func emit(_ polygon: [CGPoint]) {
    guard let first = polygon.first else { return }
    outline.move(to: first)
    for point in polygon.dropFirst() { outline.addLine(to: point) }
    outline.close()
  }

  private mutating func addDot(at point: CGPoint) {
    switch cap {
    case .butt: break
    case .square:
      emit([
        CGPoint(x: point.x - half, y: point.y - half), CGPoint(x: point.x + half, y: point.y - half),
        CGPoint(x: point.x + half, y: point.y + half), CGPoint(x: point.x - half, y: point.y + half),
      ])
    case .round:
      var circle: [CGPoint] = []
      addArc(around: point, from: 0, sweep: 2 * .pi, to: &circle)
      emit(circle)
    }
  }

  private mutating func addRing(_ points: [CGPoint]) {
    var side: [CGPoint] = []
    for index in points.indices {
      let previous = points[(index + points.count - 1) % points.count]
      addJoin(previous, points[index], points[(index + 1) % points.count], to: &side)
    }
    emit(side)
  }

  /// One side of an open line, in its direction.
  private func offsetSide(_ points: [CGPoint]) -> [CGPoint] {
    var side = [offset(points[0], normal(points[0], points[1]))]
    for index in 1..<points.count - 1 {
      addJoin(points[index - 1], points[index], points[index + 1], to: &side)
    }
    let last = points.count - 1
    side.append(offset(points[last], normal(points[last - 1], points[last])))
    return side
  }

  private func addJoin(_ a: CGPoint, _ p: CGPoint, _ b: CGPoint, to side: inout [CGPoint]) {
    let n0 = normal(a, p)
    let n1 = normal(p, b)
    let cross = n0.dx * n1.dy - n0.dy * n1.dx
    let dot = n0.dx * n1.dx + n0.dy * n1.dy
    let start = offset(p, n0)
    let end = offset(p, n1)
    let shortest = min(hypot(p.x - a.x, p.y - a.y), hypot(b.x - p.x, b.y - p.y))
    // The intersection of the two offset lines.
    let meeting = half / (1 + dot)
    let corner = CGPoint(x: p.x + (n0.dx + n1.dx) * meeting, y: p.y + (n0.dy + n1.dy) * meeting)
    if cross == 0, dot > 0 { return side.append(start) }
    if cross < 0 {
      // If the segments are too short for their inner sides to intersect, the outline passes through the
      // corner, which the winding rule keeps inside.
      let reach = half * (max(1 - dot, 0) / (1 + dot)).squareRoot()
      side += dot > -0.99 && reach <= shortest ? [corner] : [start, p, end]
      return
    }
    // All joins look the same between the segments of a flattened curve.
    if dot > 0.98 { return side.append(corner) }
    switch join {
    case .bevel: side += [start, end]
    case .round:
      addArc(around: p, from: atan2(n0.dy, n0.dx), sweep: atan2(cross, dot), to: &side)
    case .miter:
      // The ratio of miter length to line width is 1/sin(θ/2), where θ is the angle between the sides.
      let cosine = ((1 + dot) / 2).squareRoot()
      guard cosine > 0, 1 / cosine <= miterLimit else {
        side += [start, end]
        return
      }
      side.append(corner)
    }
  }

  private func addCap(at end: CGPoint, after previous: CGPoint, to side: inout [CGPoint]) {
    let n = normal(previous, end)
    switch cap {
    case .butt: break
    case .square:
      let forward = CGVector(dx: -n.dy * half, dy: n.dx * half)
      side.append(CGPoint(x: end.x + n.dx * half + forward.dx, y: end.y + n.dy * half + forward.dy))
      side.append(CGPoint(x: end.x - n.dx * half + forward.dx, y: end.y - n.dy * half + forward.dy))
    case .round:
      addArc(around: end, from: atan2(n.dy, n.dx), sweep: .pi, to: &side)
    }
  }

  private func addArc(
    around center: CGPoint, from start: CGFloat, sweep: CGFloat, to side: inout [CGPoint]
  ) {
    let step = 2 * acos(max(1 - flatteningTolerance / max(half, flatteningTolerance), 0))
    let count = max(Int((abs(sweep) / step).rounded(.up)), 1)
    for index in 0...count {
      let angle = start + sweep * CGFloat(index) / CGFloat(count)
      side.append(CGPoint(x: center.x + cos(angle) * half, y: center.y + sin(angle) * half))
    }
  }

  /// The unit normal on the right of a line if y points down, or on its left if y points up.
  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGVector(dx: (b.y - a.y) / length, dy: -(b.x - a.x) / length)
  }

  private func offset(_ point: CGPoint, _ normal: CGVector) -> CGPoint {
    CGPoint(x: point.x + normal.dx * half, y: point.y + normal.dy * half)
  }
}
