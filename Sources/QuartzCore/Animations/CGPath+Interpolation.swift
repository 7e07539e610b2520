import CoreGraphics
import Foundation

extension CGPath {
  /// Interpolates between two paths of the same structure; `nil` if the structures differ.
  func interpolated(to other: CGPath, _ f: Double) -> CGPath? {
    if self === other { return self }
    let mine = steps
    let theirs = other.steps
    guard mine.count == theirs.count else { return nil }
    let path = CGMutablePath()
    for (a, b) in zip(mine, theirs) {
      guard a.type == b.type else { return nil }
      let p = zip(a.points, b.points).map {
        CGPoint(x: $0.x + ($1.x - $0.x) * f, y: $0.y + ($1.y - $0.y) * f)
      }
      switch a.type {
      case .moveToPoint: path.move(to: p[0])
      case .addLineToPoint: path.addLine(to: p[0])
      case .addQuadCurveToPoint: path.addQuadCurve(to: p[1], control: p[0])
      case .addCurveToPoint: path.addCurve(to: p[2], control1: p[0], control2: p[1])
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  /// The elements with their points.
  var steps: [(type: CGPathElementType, points: [CGPoint])] {
    var steps: [(CGPathElementType, [CGPoint])] = []
    applyWithBlock { element in
      let count =
        switch element.pointee.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
      steps.append((element.pointee.type, (0..<count).map { element.pointee.points[$0] }))
    }
    return steps
  }

  /// The path as cubic curves with their start points. Moves produce no curve.
  var segments: [(from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint)] {
    var result: [(from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint)] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func toward(_ a: CGPoint, _ b: CGPoint, _ f: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f)
    }
    for step in steps {
      let p = step.points
      switch step.type {
      case .moveToPoint:
        start = p[0]
        current = p[0]
      case .addLineToPoint:
        result.append((current, toward(current, p[0], 1.0 / 3), toward(current, p[0], 2.0 / 3), p[0]))
        current = p[0]
      case .addQuadCurveToPoint:
        result.append((current, toward(current, p[0], 2.0 / 3), toward(p[1], p[0], 2.0 / 3), p[1]))
        current = p[1]
      case .addCurveToPoint:
        result.append((current, p[0], p[1], p[2]))
        current = p[2]
      case .closeSubpath:
        if current != start {
          result.append((current, toward(current, start, 1.0 / 3), toward(current, start, 2.0 / 3), start))
        }
        current = start
      }
    }
    return result
  }
}
