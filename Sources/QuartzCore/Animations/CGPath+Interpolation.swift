import CoreGraphics
import Foundation

extension CGPath {
  /// Interpolates between two paths with the same number of elements; `nil` if moves and ends are at different places. A line
  /// becomes a curve if the other element is one, as on iOS (lottie-ios, recorded pictures of `TypeFace/Z`).
  func interpolated(to other: CGPath, _ f: Double) -> CGPath? {
    if self === other { return self }
    let mine = steps
    let theirs = other.steps
    guard mine.count == theirs.count else { return nil }
    let path = CGMutablePath()
    var ends = (CGPoint.zero, CGPoint.zero)
    var starts = ends
    for (var a, var b) in zip(mine, theirs) {
      if a.type != b.type {
        guard let first = Self.corner(a, from: ends.0), let second = Self.corner(b, from: ends.1) else {
          return nil
        }
        (a, b) = ((.addCurveToPoint, first), (.addCurveToPoint, second))
      }
      let p = zip(a.points, b.points).map { $0.mixed(with: $1, f) }
      switch a.type {
      case .moveToPoint: path.move(to: p[0])
      case .addLineToPoint: path.addLine(to: p[0])
      case .addQuadCurveToPoint: path.addQuadCurve(to: p[1], control: p[0])
      case .addCurveToPoint: path.addCurve(to: p[2], control1: p[0], control2: p[1])
      case .closeSubpath: path.closeSubpath()
      }
      ends = (a.points.last ?? starts.0, b.points.last ?? starts.1)
      if a.type == .moveToPoint { starts = ends }
    }
    return path
  }

  /// The points of an element as a cubic curve that has its control points at the ends of a line; `nil` for moves and
  /// ends.
  private static func corner(_ step: (type: CGPathElementType, points: [CGPoint]), from start: CGPoint)
    -> [CGPoint]?
  {
    step.type == .addLineToPoint ? [start, step.points[0], step.points[0]] : curve(step, from: start)
  }

  /// The points of an element as a cubic curve; `nil` for moves and ends.
  private static func curve(_ step: (type: CGPathElementType, points: [CGPoint]), from start: CGPoint)
    -> [CGPoint]?
  {
    let p = step.points
    switch step.type {
    case .moveToPoint, .closeSubpath: return nil
    case .addLineToPoint: return [start.mixed(with: p[0], 1.0 / 3), start.mixed(with: p[0], 2.0 / 3), p[0]]
    case .addQuadCurveToPoint:
      return [start.mixed(with: p[0], 2.0 / 3), p[1].mixed(with: p[0], 2.0 / 3), p[1]]
    case .addCurveToPoint: return p
    }
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
    for step in steps {
      let p = step.points
      switch step.type {
      case .moveToPoint:
        start = p[0]
        current = p[0]
      case .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint:
        guard let curve = Self.curve(step, from: current) else { continue }
        result.append((current, curve[0], curve[1], curve[2]))
        current = curve[2]
      case .closeSubpath:
        if current != start {
          result.append(
            (current, current.mixed(with: start, 1.0 / 3), current.mixed(with: start, 2.0 / 3), start))
        }
        current = start
      }
    }
    return result
  }
}

extension CGPoint {
  fileprivate func mixed(with other: CGPoint, _ f: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * f, y: y + (other.y - y) * f)
  }
}
