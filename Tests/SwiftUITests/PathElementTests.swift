import PortolanTesting
import SwiftUI
import XCTest

/// Tests the elements and descriptions of paths, and drawing filters.
@MainActor
final class PathElementTests: XCTestCase {
  private var sample: Path {
    Path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 3, y: 4.5))
      $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      $0.addCurve(
        to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
      $0.closeSubpath()
    }
  }

  func testElementsAreVisitedInOrder() {
    var elements: [Path.Element] = []
    sample.forEach { elements.append($0) }
    XCTAssertEqual(
      elements,
      [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4.5)),
        .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
        .curve(
          to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14)),
        .closeSubpath,
      ])
  }

  func testADescriptionCreatesAnEqualPath() {
    XCTAssertEqual(sample.description, "1 2 m 3 4.5 l 7 8 5 6 q 11 12 13 14 9 10 c h")
    XCTAssertEqual(Path(sample.description), sample)
    XCTAssertEqual(Path("0 0 10 20 re")?.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 20))
    for wrong in ["l", "1 m", "1 2 l", "1 2 m 3", "1 2 x", "h"] { XCTAssertNil(Path(wrong), wrong) }
  }

  func testAnArcTouchesItsTangents() {
    let corner = Path {
      $0.move(to: CGPoint(x: 0, y: 100))
      $0.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 100, y: 0), radius: 40)
    }
    XCTAssertEqual(corner.currentPoint?.x ?? 0, 40, accuracy: 0.01)
    XCTAssertEqual(corner.currentPoint?.y ?? 1, 0, accuracy: 0.01)
    let rounded = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadii: .init(topLeading: 20))
    XCTAssertFalse(rounded.contains(CGPoint(x: 2, y: 2)))
    XCTAssertTrue(rounded.contains(CGPoint(x: 38, y: 2)))
  }

  func testProjectionsAreInverted() {
    let matrix = ProjectionTransform(
      CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: 7))
    let unit = matrix.concatenating(matrix.inverted())
    XCTAssertEqual(unit.m11, 1, accuracy: 1e-9)
    XCTAssertEqual(unit.m12, 0, accuracy: 1e-9)
    XCTAssertEqual(unit.m31, 0, accuracy: 1e-9)
    XCTAssertEqual(unit.m33, 1, accuracy: 1e-9)
  }

  func testAThresholdReplacesPixelsByAColor() {
    let pixels = ViewPixels(
      Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 0, green: 0, blue: 1)))
        context.opacity = 1
        context.drawLayer { layer in
          layer.opacity = 0.8
          layer.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(.red))
          layer.opacity = 0.3
          layer.fill(Path(CGRect(x: 20, y: 0, width: 20, height: 40)), with: .color(.red))
        }
      })
    XCTAssertEqual(pixels[10, 20], [0, 0, 255])
    XCTAssertEqual(pixels[30, 20], [255, 255, 255])
  }

  func testAProjectionMovesADrawing() {
    let pixels = ViewPixels(
      Canvas { context, _ in
        context.addFilter(
          .projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 20, y: 0))))
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(Color(red: 1, green: 0, blue: 0)))
      })
    XCTAssertEqual(pixels[10, 20], [255, 255, 255])
    XCTAssertEqual(pixels[30, 20], [255, 0, 0])
  }

  func testAnImageIsDrawnByAClosure() {
    let image = Image(size: CGSize(width: 40, height: 40)) { context in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(Color(red: 0, green: 1, blue: 0)))
    }
    let pixels = ViewPixels(image)
    XCTAssertEqual(pixels[10, 20], [0, 255, 0])
    XCTAssertEqual(pixels[30, 20], [255, 255, 255])
  }
}
