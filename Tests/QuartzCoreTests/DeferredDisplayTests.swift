import CoreGraphics
import XCTest

@testable import QuartzCore

/// Tests the display of layers that no display shows.
@MainActor
final class DeferredDisplayTests: VirtualTimeTestCase {
  private final class Painter: NSObject, CALayerDelegate {
    /// The widths at which the layer was drawn.
    var widths: [CGFloat] = []

    func draw(_ layer: CALayer, in ctx: CGContext) {
      widths.append(layer.bounds.width)
      ctx.setFillColor(.opaqueBlack)
      ctx.fill(layer.bounds)
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
  }

  private let painter = Painter()

  /// A visible layer of ten points that defers its display.
  private func layer() -> CALayer {
    let layer = CALayer()
    layer.delegate = painter
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.defersDisplay = true
    layer.setNeedsDisplay()
    root.addSublayer(layer)
    CATransaction.flush()
    return layer
  }

  func testTheFirstPictureDisplaysTheLayer() {
    let layer = layer()
    XCTAssertFalse(layer.needsDisplay())
    layer.setNeedsDisplay()
    CATransaction.flush()
    XCTAssertEqual(painter.widths, [])
    let list = DisplayListBuilder().build(root)
    XCTAssertEqual(painter.widths, [10])
    XCTAssertTrue(list.commands.contains { $0.op == .drawing })
    CATransaction.flush()
    _ = DisplayListBuilder().build(root)
    XCTAssertEqual(painter.widths, [10])
  }

  func testAPictureShowsADeferredChange() {
    let layer = layer()
    let builder = DisplayListBuilder()
    let first = builder.build(root)
    layer.setNeedsDisplay()
    CATransaction.flush()
    let second = builder.build(root)
    XCTAssertEqual(painter.widths, [10, 10])
    XCTAssertFalse(second.damage(since: first).isEmpty)
  }

  /// The content is stretched, unless the layer draws it again.
  func testTheContentHasTheSizeAtItsDisplay() {
    let layer = layer()
    layer.bounds.size.width = 20
    XCTAssertEqual(painter.widths, [10])
    CATransaction.flush()
    XCTAssertNotNil(layer.drawing)
    XCTAssertEqual(painter.widths, [10])

    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 30
    CATransaction.flush()
    layer.bounds.size.width = 40
    CATransaction.flush()
    XCTAssertNotNil(layer.drawing)
    XCTAssertEqual(painter.widths, [10, 40])
  }

  func testOtherContentReplacesADeferredDrawing() {
    let layer = layer()
    layer.contents = nil
    _ = DisplayListBuilder().build(root)
    XCTAssertEqual(painter.widths, [])
    XCTAssertNil(layer.drawing)
  }

  func testACopyForPresentationHasTheDrawing() {
    let layer = layer()
    XCTAssertNotNil(layer.presentation()?.drawing)
    XCTAssertEqual(painter.widths, [10])
  }

  func testADisplayShowsChangesAtTheirCommit() {
    let window = LayerRoot(layer: root)
    defer { window.invalidate() }
    window.present = {}
    _ = layer()
    XCTAssertEqual(painter.widths, [10])
  }
}
