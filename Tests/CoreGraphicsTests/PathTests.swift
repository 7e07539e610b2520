import CoreGraphics
import SeededRandom
import XCTest

final class PathTests: XCTestCase {
  func testEllipseTouchesItsRectangle() {
    let rect = CGRect(x: 3, y: 4, width: 20, height: 10)
    let path = CGPath(ellipseIn: rect, transform: nil)
    XCTAssertEqual(path.boundingBoxOfPath, rect)
    XCTAssertTrue(path.contains(CGPoint(x: 13, y: 9)))
    XCTAssertFalse(path.contains(CGPoint(x: 3.5, y: 4.5)))
  }

  func testBoundingBoxOfACurveIsTighterThanThatOfItsControls() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
    XCTAssertEqual(path.boundingBox.height, 10)
    XCTAssertEqual(path.boundingBoxOfPath.height, 7.5, accuracy: 1e-9)
  }

  func testBoundingBoxHoldsEveryPointOfACurve() {
    var random = SeededNumbers(seed: 7)
    for _ in 0..<300 {
      let p = (0..<4).map { _ in random.point() }
      let path = CGMutablePath()
      path.move(to: p[0])
      path.addCurve(to: p[3], control1: p[1], control2: p[2])
      let box = path.boundingBoxOfPath.insetBy(dx: -1e-9, dy: -1e-9)
      for step in 0...50 {
        XCTAssertTrue(box.contains(cubicPoint(p[0], p[1], p[2], p[3], CGFloat(step) / 50)))
      }
    }
  }

  func testEmptyPathHasANullBox() {
    XCTAssertTrue(CGMutablePath().boundingBox.isNull)
    XCTAssertTrue(CGMutablePath().isEmpty)
  }

  func testArcFollowsSpecifiedDirection() {
    let increasing = CGMutablePath()
    increasing.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    XCTAssertEqual(increasing.boundingBoxOfPath.minX, 0, accuracy: 1e-12)
    XCTAssertEqual(increasing.currentPoint.y, 1, accuracy: 1e-12)
    let decreasing = CGMutablePath()
    decreasing.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    XCTAssertEqual(decreasing.boundingBoxOfPath.minX, -1, accuracy: 1e-12)
    XCTAssertEqual(decreasing.boundingBoxOfPath.minY, -1, accuracy: 1e-12)
  }

  func testAWholeTurnIsACircleInBothDirections() {
    for clockwise in [true, false] {
      let path = CGMutablePath()
      path.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
      XCTAssertEqual(path.boundingBoxOfPath, CGRect(x: -2, y: -2, width: 4, height: 4))
    }
  }

  func testArcPointsKeepTheirDistance() {
    var random = SeededNumbers(seed: 8)
    for _ in 0..<100 {
      let path = CGMutablePath()
      path.addRelativeArc(
        center: .zero, radius: 10, startAngle: random.value(), delta: random.value(in: -6...6))
      for line in path.storage.flattened(tolerance: 0.001) {
        for p in line.points { XCTAssertEqual(hypot(p.x, p.y), 10, accuracy: 0.005) }
      }
    }
  }

  func testTangentArcRoundsACorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 5)
    XCTAssertEqual(path.currentPoint.x, 10, accuracy: 1e-9)
    XCTAssertEqual(path.currentPoint.y, 5, accuracy: 1e-9)
    XCTAssertEqual(path.boundingBoxOfPath.maxX, 10, accuracy: 1e-9)
    XCTAssertEqual(path.boundingBoxOfPath.minY, 0, accuracy: 1e-9)
  }

  func testRoundedRectangleStaysInsideAndCutsItsCorners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let round = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 20, transform: nil)
    let smooth = CGMutablePath()
    smooth.addContinuousRoundedRect(in: rect, radius: 15)
    for path in [round, smooth] {
      XCTAssertEqual(path.boundingBoxOfPath, rect)
      XCTAssertTrue(path.contains(CGPoint(x: 50, y: 1)))
      XCTAssertFalse(path.contains(CGPoint(x: 1, y: 1)))
      XCTAssertFalse(path.contains(CGPoint(x: 99, y: 59)))
    }
  }

  func testFillRulesDifferWhereAPathOverlapsItself() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    XCTAssertTrue(path.contains(middle, using: .winding))
    XCTAssertFalse(path.contains(middle, using: .evenOdd))
    XCTAssertTrue(path.contains(CGPoint(x: 30, y: 30), transform: CGAffineTransform(scaleX: 0.5, y: 0.5)))
  }

  func testContainsAgreesWithTheCircleItDraws() {
    var random = SeededNumbers(seed: 9)
    let path = CGPath(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10), transform: nil)
    for _ in 0..<1000 {
      let p = random.point()
      let distance = hypot(p.x, p.y)
      guard abs(distance - 5) > 0.02 else { continue }
      XCTAssertEqual(path.contains(p), distance < 5)
    }
  }

  func testElementsComeInTheOrderTheyWereAdded() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 2))
    path.addQuadCurve(to: CGPoint(x: 4, y: 4), control: CGPoint(x: 3, y: 3))
    path.addCurve(to: CGPoint(x: 7, y: 7), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 6, y: 6))
    path.closeSubpath()
    var seen: [CGFloat] = []
    var types: [CGPathElementType] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      for index in 0..<element.pointee.type.pointCount { seen.append(element.pointee.points[index].x) }
    }
    XCTAssertEqual(seen, [1, 2, 3, 4, 5, 6, 7])
    XCTAssertEqual(
      types, [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
  }

  func testLineAfterACloseStartsWhereTheFigureDid() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 9, y: 5))
    path.closeSubpath()
    XCTAssertEqual(path.currentPoint, CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 0, y: 0))
    XCTAssertEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 9, height: 5))
  }

  func testOneRectangleIsRecognized() {
    var found = CGRect.null
    XCTAssertTrue(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&found))
    XCTAssertEqual(found, CGRect(x: 1, y: 2, width: 3, height: 4))
    var turn = CGAffineTransform(rotationAngle: 0.3)
    XCTAssertFalse(CGPath(rect: found, transform: &turn).isRect(nil))
    XCTAssertFalse(CGPath(ellipseIn: found, transform: nil).isRect(nil))
  }

  func testCopiesDoNotFollowTheOriginal() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = path.copy()
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    XCTAssertEqual(copy?.boundingBox, CGRect(x: 0, y: 0, width: 1, height: 1))
    XCTAssertNotEqual(copy, path)
  }

  func testStrokeOutlineOfALine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    let boxes = [CGLineCap.butt, .square, .round].map {
      path.copy(strokingWithWidth: 4, lineCap: $0, lineJoin: .miter, miterLimit: 10).boundingBoxOfPath
    }
    XCTAssertEqual(boxes[0], CGRect(x: 0, y: -2, width: 10, height: 4))
    XCTAssertEqual(boxes[1], CGRect(x: -2, y: -2, width: 14, height: 4))
    XCTAssertEqual(boxes[2].width, 14, accuracy: 0.05)
  }

  func testStrokeOutlineOfACornerFollowsTheJoin() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    func outline(_ join: CGLineJoin) -> CGPath {
      path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: join, miterLimit: 10)
    }
    let tip = CGPoint(x: 10.9, y: -0.9)
    XCTAssertTrue(outline(.miter).contains(tip))
    XCTAssertFalse(outline(.bevel).contains(tip))
    XCTAssertFalse(outline(.round).contains(tip))
    XCTAssertTrue(outline(.round).contains(CGPoint(x: 10.6, y: -0.6)))
  }

  func testStrokeOutlineOfARectangleHasAHole() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let outline = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    XCTAssertEqual(outline.boundingBoxOfPath, CGRect(x: -2, y: -2, width: 24, height: 24))
    XCTAssertTrue(outline.contains(CGPoint(x: 1, y: 10)))
    XCTAssertFalse(outline.contains(CGPoint(x: 10, y: 10)))
  }

  func testDashesKeepTheirLengths() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let dashed = path.copy(dashingWithPhase: 1, lengths: [4, 2])
    var lengths: [CGFloat] = []
    for line in dashed.storage.flattened(tolerance: 0.1) {
      lengths.append(
        zip(line.points, line.points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) })
    }
    XCTAssertEqual(lengths.count, 4)
    XCTAssertEqual(lengths[0], 3, accuracy: 1e-9)
    XCTAssertEqual(lengths[1], 4, accuracy: 1e-9)
    XCTAssertEqual(lengths[2], 4, accuracy: 1e-9)
    XCTAssertEqual(lengths[3], 3, accuracy: 1e-9)
  }
}
