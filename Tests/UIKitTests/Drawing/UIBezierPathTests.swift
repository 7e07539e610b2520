import PortolanXCTest
import UIKit

final class UIBezierPathTests: XCTestCase {
  private let box = CGRect(x: 10, y: 10, width: 100, height: 60)

  func testShapesCoverTheirRectangles() {
    for path in [
      UIBezierPath(rect: box), UIBezierPath(ovalIn: box), UIBezierPath(roundedRect: box, cornerRadius: 12),
      UIBezierPath(roundedRect: box, cornerRadius: 30),
      UIBezierPath(
        roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 20, height: 20)),
    ] {
      XCTAssertEqual(path.bounds.minX, box.minX, accuracy: 1e-6)
      XCTAssertEqual(path.bounds.maxY, box.maxY, accuracy: 1e-6)
      XCTAssertTrue(path.contains(CGPoint(x: 60, y: 40)))
    }
  }

  func testOnlyTheNamedCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    XCTAssertFalse(path.contains(CGPoint(x: 11, y: 11)))
    XCTAssertTrue(path.contains(CGPoint(x: 109, y: 11)))
    XCTAssertFalse(path.contains(CGPoint(x: 109, y: 69)))
    XCTAssertTrue(path.contains(CGPoint(x: 11, y: 69)))
  }

  func testClockwiseIsMeantAsSeenOnAScreen() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    XCTAssertEqual(quarter.currentPoint.y, 10, accuracy: 1e-6)
    XCTAssertEqual(quarter.bounds.minX, 0, accuracy: 1e-6, "from the right down to the bottom")
    let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    XCTAssertEqual(rest.bounds.minX, -10, accuracy: 1e-6)
  }

  func testReversingKeepsTheShape() {
    let path = UIBezierPath(roundedRect: box, cornerRadius: 12)
    path.move(to: CGPoint(x: 200, y: 0))
    path.addQuadCurve(to: CGPoint(x: 260, y: 0), controlPoint: CGPoint(x: 230, y: 40))
    path.addLine(to: CGPoint(x: 300, y: 20))
    let reversed = path.reversing()
    XCTAssertEqual(reversed.bounds, path.bounds)
    XCTAssertEqual(reversed.currentPoint.x, path.reversing().currentPoint.x)
    XCTAssertEqual(reversed.reversing().cgPath.boundingBoxOfPath, path.cgPath.boundingBoxOfPath)
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 5, y: 5))
    XCTAssertEqual(line.reversing().currentPoint, .zero)
  }

  func testTwoContoursOfOppositeDirectionLeaveAHole() {
    let ring = UIBezierPath(ovalIn: box)
    ring.append(UIBezierPath(ovalIn: box.insetBy(dx: 20, dy: 20)).reversing())
    XCTAssertFalse(ring.contains(CGPoint(x: 60, y: 40)))
    XCTAssertTrue(ring.contains(CGPoint(x: 15, y: 40)))
  }

  func testALineNeedsAStart() {
    let path = UIBezierPath()
    let faults = recordingFaults { path.addLine(to: CGPoint(x: 1, y: 1)) }
    XCTAssertTrue(path.isEmpty)
    XCTAssertEqual(faults.count, 1)
  }

  func testDashesAndCopies() {
    let path = UIBezierPath(rect: box)
    path.lineWidth = 3
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copy = path.copy() as! UIBezierPath
    XCTAssertEqual(copy, path)
    var pattern: [CGFloat] = [0, 0]
    var count = 0
    var phase: CGFloat = 0
    copy.getLineDash(&pattern, count: &count, phase: &phase)
    XCTAssertEqual(pattern, [4, 2])
    XCTAssertEqual(count, 2)
    XCTAssertEqual(phase, 1)
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    XCTAssertEqual(path.bounds.minX, 15)
    XCTAssertEqual(copy.bounds.minX, 10)
  }
}
