import CCairo
import XCTest

@testable import QuartzCore

/// Tests of the pixels of layers in perspective.
@MainActor
final class ProjectionTests: XCTestCase {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func box(_ frame: CGRect, _ color: CGColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  /// A tree of 100 by 100 points with a red layer of 60 by 60 in its center, whose lower half is blue.
  private func tree(_ transform: CATransform3D) -> (root: CALayer, layer: CALayer) {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let layer = box(CGRect(x: 20, y: 20, width: 60, height: 60), red)
    layer.addSublayer(box(CGRect(x: 0, y: 30, width: 60, height: 30), blue))
    layer.transform = transform
    root.addSublayer(layer)
    return (root, layer)
  }

  private func pixels(_ root: CALayer) -> (Int, Int) -> [Int] {
    let list = DisplayListBuilder().build(root)
    let image = CairoRenderer().image(of: list, scale: 1, background: .opaqueWhite)!
    let bytes = cairo_image_surface_get_data(image.surface)!
    let data = Array(UnsafeBufferPointer(start: bytes, count: image.bytesPerRow * image.height))
    let stride = image.bytesPerRow
    return { x, y in [2, 1, 0].map { Int(data[y * stride + x * 4 + $0]) } }
  }

  private func lean(_ angle: CGFloat, x: CGFloat, y: CGFloat, distance: CGFloat = 120) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return CATransform3DRotate(transform, angle, x, y, 0)
  }

  /// A plane that leans back is a trapezoid: its corners are those that conversion of coordinates gives.
  func testALeaningLayerIsATrapezoid() {
    let (root, layer) = tree(lean(0.9, x: 1, y: 0))
    let corners = [CGPoint(x: 4, y: 4), CGPoint(x: 56, y: 4), CGPoint(x: 56, y: 56), CGPoint(x: 4, y: 56)].map
    {
      layer.convert($0, to: root)
    }
    XCTAssertGreaterThan(corners[2].x - corners[3].x, corners[1].x - corners[0].x + 10, "nearer below")
    let pixel = pixels(root)
    for (corner, color) in zip(corners, [[255, 0, 0], [255, 0, 0], [0, 0, 255], [0, 0, 255]]) {
      XCTAssertEqual(pixel(Int(corner.x), Int(corner.y)), color, "\(corner)")
    }
    for corner in corners[...1] {
      XCTAssertEqual(pixel(Int(corner.x + (corner.x < 50 ? -8 : 8)), Int(corner.y)), [255, 255, 255])
    }
  }

  /// The middle of a plane in perspective is farther from its near edge.
  func testContentsAreForeshortened() {
    let (root, layer) = tree(lean(0.9, x: 1, y: 0))
    let middle = layer.convert(CGPoint(x: 30, y: 30), to: root)
    let pixel = pixels(root)
    XCTAssertEqual(pixel(50, Int(middle.y) - 2), [255, 0, 0])
    XCTAssertEqual(pixel(50, Int(middle.y) + 2), [0, 0, 255])
    let (top, bottom) = (
      layer.convert(CGPoint(x: 30, y: 0), to: root), layer.convert(CGPoint(x: 30, y: 60), to: root)
    )
    XCTAssertLessThan(middle.y, (top.y + bottom.y) / 2 - 1)
  }

  func testALayerSeenFromTheSideIsNotDrawn() {
    let (root, _) = tree(lean(.pi / 2, x: 0, y: 1))
    let pixel = pixels(root)
    for x in stride(from: 5, to: 100, by: 10) { XCTAssertEqual(pixel(x, 50), [255, 255, 255]) }
  }

  /// A plane that reaches behind the eye is cut off in front of it.
  func testAPlaneBehindTheEyeIsCutOff() {
    let (root, layer) = tree(lean(1.2, x: 0, y: 1, distance: 20))
    XCTAssertLessThan(layer.convert(CGPoint(x: 60, y: 30), to: root).x, 60_000)
    let pixel = pixels(root)
    XCTAssertEqual(pixel(52, 52), [0, 0, 255])
    XCTAssertEqual(pixel(52, 48), [255, 0, 0])
    XCTAssertEqual(DisplayListBuilder().build(root).damage(since: DisplayList()).isEmpty, false)
  }

  func testOpacityMasksAndSublayersAreInsideTheProjection() {
    let (root, layer) = tree(lean(0.9, x: 1, y: 0))
    layer.opacity = 0.5
    let mask = box(CGRect(x: 0, y: 0, width: 30, height: 60), red)
    layer.mask = mask
    let pixel = pixels(root)
    let (left, right) = (
      layer.convert(CGPoint(x: 20, y: 20), to: root), layer.convert(CGPoint(x: 40, y: 20), to: root)
    )
    XCTAssertEqual(pixel(Int(right.x), Int(right.y)), [255, 255, 255])
    let shown = pixel(Int(left.x), Int(left.y))
    XCTAssertEqual(shown[0], 255)
    XCTAssertEqual(Double(shown[1]), 127, accuracy: 2)
  }

  /// A layer that only moves away from the eye is smaller, and is drawn without a bitmap.
  func testADistantPlaneIsOnlySmaller() {
    let (root, layer) = tree(CATransform3DIdentity)
    root.sublayerTransform = lean(0, x: 1, y: 0)
    layer.zPosition = -120
    XCTAssertFalse(DisplayListBuilder().build(root).commands.contains { $0.op == .beginProjection })
    let pixel = pixels(root)
    XCTAssertEqual(pixel(37, 40), [255, 0, 0])
    XCTAssertEqual(pixel(32, 40), [255, 255, 255])
  }

  func testTheBitmapIsKeptWhileALayerTurns() {
    let (root, layer) = tree(lean(0.3, x: 0, y: 1))
    func command() -> DisplayCommand? {
      DisplayListBuilder().build(root).commands.first { $0.op == .beginProjection }
    }
    let before = command()
    layer.transform = lean(0.4, x: 0, y: 1)
    XCTAssertEqual(command()?.version, before?.version)
    let list = DisplayListBuilder().build(root)
    layer.transform = lean(0.5, x: 0, y: 1)
    let damage = DisplayListBuilder().build(root).damage(since: list)
    XCTAssertTrue(damage.contains { $0.contains(CGPoint(x: 50, y: 50)) })
    layer.sublayers?[0].backgroundColor = red
    XCTAssertNotEqual(command()?.version, before?.version)
  }

  /// Drawing the damaged part of the picture gives the same pixels as drawing all of it.
  func testPartsOfAProjectionAreDrawnAsTheWhole() throws {
    let (root, layer) = tree(lean(0.7, x: 1, y: 1))
    let renderer = CairoRenderer()
    let builder = DisplayListBuilder()
    let mark = box(CGRect(x: 40, y: 0, width: 15, height: 100), blue)
    root.insertSublayer(mark, below: layer)
    for scale in [1.0, 2.0, 3.0] {
      let surface = try XCTUnwrap(makeImageSurface(width: Int(100 * scale), height: Int(100 * scale)))
      defer { cairo_surface_destroy(surface) }
      var old = builder.build(root)
      renderer.render(old, on: surface, scale: scale)
      for step in 0..<6 {
        mark.position.x += 3
        if step == 3 { layer.transform = CATransform3DRotate(layer.transform, 0.1, 0, 1, 0) }
        let new = builder.build(root)
        renderer.render(new, on: surface, scale: scale, damage: new.damage(since: old))
        old = new
        let full = try XCTUnwrap(makeImageSurface(width: Int(100 * scale), height: Int(100 * scale)))
        CairoRenderer().render(new, on: full, scale: scale)
        XCTAssertEqual(DamageTests.countDifferences(surface, full), 0)
        cairo_surface_destroy(full)
      }
    }
  }
}
