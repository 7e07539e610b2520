import SwiftUI

/// The outline of a sector.
struct SectorShape {
  let center: CGPoint
  let innerRadius: CGFloat
  let outerRadius: CGFloat
  /// Angles in radians, clockwise from the top.
  let start: CGFloat
  let end: CGFloat
  let inset: CGFloat
  let cornerRadius: CGFloat

  /// The middle of the sector.
  var middle: CGPoint { point((innerRadius + outerRadius) / 2, (start + end) / 2) }

  private func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + sin(angle) * radius, y: center.y - cos(angle) * radius)
  }

  var path: Path {
    let span = end - start
    guard outerRadius > 0, span > 0 else { return Path() }
    if span >= 2 * .pi - 0.0001 { return ring }
    func trim(_ radius: CGFloat) -> CGFloat { radius > inset ? asin(inset / radius) : .pi }
    let outer = trim(outerRadius)
    guard 2 * outer < span else { return Path() }
    let (a, b) = (start + outer, end - outer)
    let inner = innerRadius > 0 ? trim(innerRadius) : .pi
    // A radius at which the gaps meet leaves a point on the bisector.
    let hasHole = innerRadius > 0 && 2 * inner < span
    let corner = min(
      cornerRadius, (outerRadius - innerRadius) / 2, outerRadius * (b - a) / 2)
    return Path { path in
      let apexDistance = min(outerRadius, max(innerRadius, inset / max(0.001, sin(min(span, .pi) / 2))))
      let apex = point(apexDistance, (start + end) / 2)
      let (innerA, innerB) =
        hasHole
        ? (point(innerRadius, start + inner), point(innerRadius, end - inner)) : (apex, apex)
      let bend = corner / outerRadius
      path.move(to: toward(innerA, from: point(outerRadius, a), by: corner))
      path.addQuadCurve(to: point(outerRadius, a + bend), control: point(outerRadius, a))
      arc(&path, outerRadius, a + bend, b - bend)
      path.addQuadCurve(
        to: toward(innerB, from: point(outerRadius, b), by: corner), control: point(outerRadius, b))
      if hasHole {
        let small = min(corner, innerRadius * (span - 2 * inner) / 2)
        let turn = small / innerRadius
        path.addLine(to: toward(point(outerRadius, b), from: innerB, by: small))
        path.addQuadCurve(to: point(innerRadius, end - inner - turn), control: innerB)
        arc(&path, innerRadius, end - inner - turn, start + inner + turn)
        path.addQuadCurve(to: toward(point(outerRadius, a), from: innerA, by: small), control: innerA)
      } else {
        path.addLine(to: apex)
      }
      path.closeSubpath()
    }
  }

  private var ring: Path {
    Path { path in
      path.move(to: point(outerRadius, 0))
      arc(&path, outerRadius, 0, 2 * .pi)
      path.closeSubpath()
      guard innerRadius > 0 else { return }
      path.move(to: point(innerRadius, 2 * .pi))
      arc(&path, innerRadius, 2 * .pi, 0)
      path.closeSubpath()
    }
  }

  private func toward(_ target: CGPoint, from source: CGPoint, by length: CGFloat) -> CGPoint {
    let distance = hypot(target.x - source.x, target.y - source.y)
    guard distance > 0 else { return source }
    let part = min(1, length / distance)
    return CGPoint(x: source.x + (target.x - source.x) * part, y: source.y + (target.y - source.y) * part)
  }

  /// Adds an arc as cubic curves of at most an eighth of a circle.
  private func arc(_ path: inout Path, _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat) {
    let count = max(1, Int((abs(to - from) / (.pi / 4)).rounded(.up)))
    let step = (to - from) / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (a, b) = (from + step * CGFloat(index), from + step * CGFloat(index + 1))
      let (p, q) = (point(radius, a), point(radius, b))
      path.addCurve(
        to: q, control1: CGPoint(x: p.x + cos(a) * reach, y: p.y + sin(a) * reach),
        control2: CGPoint(x: q.x - cos(b) * reach, y: q.y - sin(b) * reach))
    }
  }
}
