import PortolanXCTest
import UIKit

final class UIGraphicsTests: XCTestCase {
  private func draw(scale: CGFloat = 1, _ body: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image(actions: body)
  }

  func testThereIsNoContextOutsideOfDrawing() {
    XCTAssertNil(UIGraphicsGetCurrentContext())
    XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    _ = draw { XCTAssertTrue(UIGraphicsGetCurrentContext() === $0.cgContext) }
    XCTAssertNil(UIGraphicsGetCurrentContext())
  }

  func testImageContextsNest() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 3)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let inner = try XCTUnwrap(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    let outer = try XCTUnwrap(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    XCTAssertEqual(inner.pixel(2, 2), [0, 0, 255, 255])
    XCTAssertEqual(outer.pixel(5, 5), [255, 0, 0, 255])
    XCTAssertEqual(outer.size, CGSize(width: 10, height: 10))
    XCTAssertEqual(outer.cgImage?.width, 30)
  }

  func testAnEmptyImageContextIsAFault() {
    let faults = recordingFaults { UIGraphicsBeginImageContext(.zero) }
    XCTAssertEqual(faults.map(\.kind), [.exception(.internalInconsistency)])
    XCTAssertNil(UIGraphicsGetCurrentContext())
  }

  func testTheOriginIsAtTheTopLeft() {
    let image = draw {
      UIColor.green.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
    }
    XCTAssertEqual(image.pixel(20, 5), [0, 255, 0, 255])
    XCTAssertEqual(image.pixel(20, 30), [0, 0, 0, 0])
  }

  func testBoundsMoveTheOrigin() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(
      bounds: CGRect(x: 100, y: 100, width: 20, height: 20), format: format
    ).image { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 100, y: 100, width: 10, height: 20)).fill()
    }
    XCTAssertEqual(image.pixel(5, 5), [255, 0, 0, 255])
    XCTAssertEqual(image.pixel(15, 5), [0, 0, 0, 0])
    XCTAssertEqual(image.scale, 2)
  }

  func testPathsFillStrokeAndClip() {
    let image = draw { context in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
      path.lineWidth = 4
      path.fill()
      path.stroke()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).addClip()
      UIColor.green.setFill()
      context.fill(context.format.bounds)
    }
    XCTAssertEqual(image.pixel(20, 20), [255, 0, 0, 255])
    XCTAssertEqual(image.pixel(10, 20), [0, 0, 255, 255])
    XCTAssertEqual(image.pixel(2, 2), [0, 255, 0, 255])
    XCTAssertEqual(image.pixel(36, 36), [0, 0, 0, 0])
  }

  func testPatternsTileUntilAnotherColorIsSet() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
    }
    let image = draw { context in
      UIColor(patternImage: tile).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20)).fill()
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 20, width: 40, height: 20))
    }
    XCTAssertEqual(image.pixel(1, 5), [255, 0, 0, 255])
    XCTAssertEqual(image.pixel(3, 5), [0, 0, 255, 255])
    XCTAssertEqual(image.pixel(37, 5), [255, 0, 0, 255])
    XCTAssertEqual(image.pixel(3, 30), [0, 255, 0, 255])
  }

  func testRenderersTakeTheScaleOfTheTraits() {
    UITraitCollection(displayScale: 3).performAsCurrent {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
      XCTAssertEqual(image.scale, 3)
      XCTAssertEqual(image.cgImage?.width, 15)
    }
  }

  func testRenderersWorkOnOtherThreads() {
    let drawn = expectation(description: "drawn")
    Thread.detachNewThread {
      let image = plainImage(.red, 8, 8)
      XCTAssertEqual(image.pixel(4, 4), [255, 0, 0, 255])
      drawn.fulfill()
    }
    wait(for: [drawn], timeout: 60)
  }
}
