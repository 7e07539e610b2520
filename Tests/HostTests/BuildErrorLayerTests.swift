import OffscreenHost
import QuartzCore
import XCTest

@MainActor
final class BuildErrorLayerTests: XCTestCase {
  func testErrorsCoverTheLowerPartOfTheWindow() throws {
    let root = CALayer()
    let size = CGSize(width: 393, height: 852)
    root.frame = CGRect(origin: .zero, size: size)
    // Layers are displayed in a tree that is shown.
    let shown = LayerRoot(layer: root)
    defer { withExtendedLifetime(shown) {} }
    let layer = BuildErrorLayer()
    root.addSublayer(layer)
    layer.show(["A.swift:1:2: error: bad"], in: size, scale: 1, bottom: 34)
    XCTAssertEqual(layer.frame.maxY, 818)
    XCTAssertGreaterThan(layer.frame.height, 50)
    XCTAssertLessThan(layer.frame.height, 120)
    let few = try XCTUnwrap(LayerPicture.make(of: root, size: size, scale: 1))
    layer.show((1...50).map { "A.swift:\($0): error: bad" }, in: size, scale: 1, bottom: 34)
    XCTAssertLessThanOrEqual(layer.frame.height, 852 * 0.6)
    let many = try XCTUnwrap(LayerPicture.make(of: root, size: size, scale: 1))
    XCTAssertFalse(many.hasSamePixels(as: few))
  }
}
