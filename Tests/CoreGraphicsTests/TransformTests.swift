import CoreGraphics
import SeededRandom
import XCTest

final class TransformTests: XCTestCase {
  func testConcatenationIsTheMatrixProduct() {
    var random = SeededNumbers(seed: 1)
    for _ in 0..<500 {
      let a = random.transform()
      let b = random.transform()
      XCTAssertEqual(matrix(a.concatenating(b)), multiply(matrix(a), matrix(b)), accuracy: 1e-9)
    }
  }

  func testPointsGoThroughOneTransformAfterTheOther() {
    var random = SeededNumbers(seed: 2)
    for _ in 0..<500 {
      let a = random.transform()
      let b = random.transform()
      let p = random.point()
      let together = p.applying(a.concatenating(b))
      let inTurn = p.applying(a).applying(b)
      XCTAssertEqual(together.x, inTurn.x, accuracy: 1e-9)
      XCTAssertEqual(together.y, inTurn.y, accuracy: 1e-9)
    }
  }

  func testInverseUndoes() {
    var random = SeededNumbers(seed: 3)
    for _ in 0..<500 {
      let t = random.transform()
      guard abs(t.a * t.d - t.b * t.c) > 0.01 else { continue }
      let p = random.point()
      let back = p.applying(t).applying(t.inverted())
      XCTAssertEqual(back.x, p.x, accuracy: 1e-6)
      XCTAssertEqual(back.y, p.y, accuracy: 1e-6)
    }
  }

  func testTransformWithoutInverseStaysAsItIs() {
    let flat = CGAffineTransform(scaleX: 0, y: 3)
    XCTAssertEqual(flat.inverted(), flat)
  }

  func testStepsComeBeforeTheTransformTheyAreAddedTo() {
    var random = SeededNumbers(seed: 4)
    for _ in 0..<200 {
      let t = random.transform()
      let p = random.point()
      let moved = CGAffineTransform(translationX: 3, y: -4)
      let scaled = CGAffineTransform(scaleX: 2, y: 0.5)
      let turned = CGAffineTransform(rotationAngle: 0.7)
      for (step, expected) in [
        (t.translatedBy(x: 3, y: -4), moved), (t.scaledBy(x: 2, y: 0.5), scaled),
        (t.rotated(by: 0.7), turned),
      ] {
        let a = p.applying(step)
        let b = p.applying(expected).applying(t)
        XCTAssertEqual(a.x, b.x, accuracy: 1e-9)
        XCTAssertEqual(a.y, b.y, accuracy: 1e-9)
      }
    }
  }

  func testComponentsMakeTheTransformTheyCameFrom() {
    var random = SeededNumbers(seed: 5)
    for _ in 0..<500 {
      let t = random.transform()
      guard abs(t.a * t.d - t.b * t.c) > 0.01 else { continue }
      XCTAssertEqual(matrix(CGAffineTransform(t.decomposed())), matrix(t), accuracy: 1e-9)
    }
  }

  func testQuarterTurnMovesTheXAxisToTheYAxis() {
    let p = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    XCTAssertEqual(p.x, 0, accuracy: 1e-12)
    XCTAssertEqual(p.y, 1, accuracy: 1e-12)
  }

  func testRectangleBecomesTheBoundsOfItsCorners() {
    var random = SeededNumbers(seed: 6)
    for _ in 0..<300 {
      let t = random.transform()
      let rect = CGRect(x: random.value(), y: random.value(), width: 7, height: 3)
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
      ].map { $0.applying(t) }
      let result = rect.applying(t)
      XCTAssertEqual(result.minX, corners.map(\.x).min()!, accuracy: 1e-9)
      XCTAssertEqual(result.maxX, corners.map(\.x).max()!, accuracy: 1e-9)
      XCTAssertEqual(result.minY, corners.map(\.y).min()!, accuracy: 1e-9)
      XCTAssertEqual(result.maxY, corners.map(\.y).max()!, accuracy: 1e-9)
    }
  }

  func testNullRectangleStaysNull() {
    XCTAssertTrue(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  func testValuesSurviveBoxing() {
    let t = CGAffineTransform(1, 2, 3, 4, 5, 6)
    XCTAssertEqual(NSValue(cgAffineTransform: t).cgAffineTransformValue, t)
    XCTAssertEqual(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue, CGVector(dx: 1, dy: 2))
    XCTAssertEqual(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY, 6)
    XCTAssertEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgAffineTransformValue, .identity)
  }
}

private func matrix(_ t: CGAffineTransform) -> [CGFloat] { [t.a, t.b, 0, t.c, t.d, 0, t.tx, t.ty, 1] }

private func multiply(_ m: [CGFloat], _ n: [CGFloat]) -> [CGFloat] {
  (0..<9).map { index in
    let row = index / 3 * 3
    let column = index % 3
    return m[row] * n[column] + m[row + 1] * n[3 + column] + m[row + 2] * n[6 + column]
  }
}

private func XCTAssertEqual(
  _ a: [CGFloat], _ b: [CGFloat], accuracy: CGFloat, file: StaticString = #filePath, line: UInt = #line
) {
  let worst = zip(a, b).map { abs($0 - $1) }.max() ?? 0
  XCTAssertLessThanOrEqual(worst, accuracy, "\(a) is not \(b)", file: file, line: line)
}
