import CCairo
import XCTest

@testable import QuartzCore

/// Tests of `render(in:)`.
@MainActor
final class ContextRenderingTests: VirtualTimeTestCase {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The red, green, blue and alpha values at a point of a 40 by 40 picture.
  private func pixel(_ x: Int, _ y: Int, _ draw: (CGContext) -> Void) -> [Int] {
    let context = CGContext(width: 40, height: 40, scale: 1, opaque: false)!
    draw(context)
    let image = context.makeImage()!
    let bytes = cairo_image_surface_get_data(image.surface)!
    let o = y * image.bytesPerRow + x * 4
    return [2, 1, 0, 3].map { Int(bytes[o + $0]) }
  }

  private func box(_ frame: CGRect, _ color: CGColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  /// "This method renders directly from the layer tree, ignoring any animations added to the render tree."
  func testModelLayersDrawWithoutAnimations() {
    let parent = box(CGRect(x: 0, y: 0, width: 40, height: 40), blue)
    let child = box(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    parent.addSublayer(child)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 35
    move.toValue = 35
    move.duration = 10
    child.add(move, forKey: nil)
    let fade = CABasicAnimation(keyPath: "backgroundColor")
    fade.fromValue = red
    fade.toValue = red
    fade.duration = 10
    parent.add(fade, forKey: nil)
    CATransaction.flush()
    XCTAssertEqual(pixel(5, 5) { parent.render(in: $0) }, [255, 0, 0, 255])
    XCTAssertEqual(pixel(20, 20) { parent.render(in: $0) }, [0, 0, 255, 255])
    XCTAssertEqual(pixel(35, 5) { parent.render(in: $0) }, [0, 0, 255, 255])
    let shown = parent.presentation()!
    XCTAssertEqual(pixel(20, 20) { shown.render(in: $0) }, [255, 0, 0, 255])
    parent.removeAllAnimations()
    XCTAssertEqual(pixel(5, 5) { parent.presentation()!.render(in: $0) }, [0, 0, 255, 255])
    XCTAssertEqual(pixel(35, 5) { parent.presentation()!.render(in: $0) }, [255, 0, 0, 255])
  }

  func testExclusiveOrCutsALayerOut() {
    let parent = box(CGRect(x: 0, y: 0, width: 40, height: 40), blue)
    let child = box(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    child.compositingFilter = "xor"
    parent.addSublayer(child)
    XCTAssertEqual(pixel(5, 5) { parent.render(in: $0) }, [0, 0, 0, 0])
    XCTAssertEqual(pixel(20, 20) { parent.render(in: $0) }, [0, 0, 255, 255])
  }

  func testTheBlendModeOfTheContext() {
    let layer = box(CGRect(x: 0, y: 0, width: 40, height: 40), blue)
    layer.addSublayer(box(CGRect(x: 0, y: 0, width: 10, height: 10), red))
    let cut = pixel(5, 5) {
      $0.setFillColor(blue)
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      $0.setBlendMode(.destinationOut)
      layer.render(in: $0)
    }
    XCTAssertEqual(cut, [0, 0, 0, 0])
    let half = pixel(5, 5) {
      $0.setAlpha(0.5)
      layer.render(in: $0)
    }
    XCTAssertEqual(half[3], 128)
  }

  /// The values are those of a picture that was recorded on iOS.
  func testGradientsMixInGenericRGB() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.colors = [red, CGColor(red: 1, green: 1, blue: 0, alpha: 1)]
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 0, y: 300.0 / 40)
    for (y, green) in [(0, 38), (100, 109), (200, 184), (299, 251)] {
      layer.bounds.origin.y = 0
      layer.startPoint.y = -Double(y) / 40
      layer.endPoint.y = layer.startPoint.y + 300.0 / 40
      XCTAssertEqual(Double(pixel(20, 0) { layer.render(in: $0) }[1]), Double(green), accuracy: 3, "\(y)")
    }
    layer.startPoint.y = 0
    XCTAssertEqual(pixel(20, 0) { layer.renderPresentation(in: $0) }[1], 0, "on the display")
  }

  /// A gradient between two points of a layer that is much larger than the picture.
  func testGradientsOfLargeLayers() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: -10000, y: -10000, width: 20040, height: 20040)
    layer.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    layer.startPoint = CGPoint(x: 10000.0 / 20040, y: 0.5)
    layer.endPoint = CGPoint(x: 10040.0 / 20040, y: 0.5)
    let parent = CALayer()
    parent.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    parent.addSublayer(layer)
    for x in [4, 20, 35] {
      let gray = pixel(x, 20) { parent.renderPresentation(in: $0) }[0]
      XCTAssertEqual(Double(gray), (Double(x) + 0.5) / 40 * 255, accuracy: 3, "\(x)")
    }
  }

  /// The shares between two pixels are those of pictures that were recorded on iOS, enlarged by 2 and by 1.676.
  func testImagesAreEnlargedWithFewWeights() {
    let source = CGContext(width: 2, height: 1, scale: 1, opaque: true)!
    source.setFillColor(CGColor(gray: 1, alpha: 1))
    source.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let layer = CALayer()
    layer.contents = source.makeImage()
    for (width, pixel, share) in [(4, 1, 0.125), (4, 2, 0.875), (16, 6, 0.25), (16, 7, 0.5), (16, 5, 0.125)] {
      layer.bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: 4)
      let drawn = self.pixel(pixel, 2) { layer.render(in: $0) }
      XCTAssertEqual(Double(drawn[0]), share * 255, accuracy: 1, "\(pixel) of \(width)")
      XCTAssertEqual(drawn[3], 255, "an image without alpha")
    }
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    XCTAssertEqual(Double(pixel(1, 2) { layer.renderPresentation(in: $0) }[0]), 0.25 * 255, accuracy: 1)
  }

  /// A member of a group that ends with the group, without being filled forwards.
  func testTheEndOfAMemberOfAGroup() {
    let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0.25
    fade.beginTime = 1
    fade.duration = 2
    let group = CAAnimationGroup()
    group.animations = [fade]
    group.duration = 10
    group.fillMode = .both
    group.isRemovedOnCompletion = false
    layer.speed = 0
    layer.add(group, forKey: nil)
    CATransaction.flush()
    layer.timeOffset = 3
    XCTAssertEqual(layer.presentation()!.opacity, 0.25)
    layer.timeOffset = 3.1
    XCTAssertEqual(layer.presentation()!.opacity, 1)
  }

  func testTransformsOutOfThePlaneHaveNoEffect() {
    let parent = box(CGRect(x: 0, y: 0, width: 40, height: 40), blue)
    let child = box(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    parent.addSublayer(child)
    child.transform = CATransform3DRotate(CATransform3DMakeTranslation(20, 0, 0), 1, 0, 1, 0)
    XCTAssertEqual(pixel(5, 5) { parent.render(in: $0) }, [255, 0, 0, 255])
    XCTAssertEqual(pixel(25, 5) { parent.renderPresentation(in: $0) }, [255, 0, 0, 255], "on the display")
    child.transform = CATransform3DMakeTranslation(20, 0, 5)
    XCTAssertEqual(pixel(25, 5) { parent.render(in: $0) }, [255, 0, 0, 255])
  }

  /// Layers that are turning are bitmaps on the display only.
  func testAnimatedShapesHaveSharpEdges() {
    let parent = CALayer()
    parent.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    parent.sublayerTransform = CATransform3DMakeScale(8, 8, 1)
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 5), transform: nil)
    shape.fillColor = red
    shape.speed = 0
    parent.anchorPoint = .zero
    parent.position = .zero
    parent.addSublayer(shape)
    let grow = CABasicAnimation(keyPath: "transform.scale.x")
    grow.fromValue = 2
    grow.toValue = 2
    grow.duration = 10
    shape.add(grow, forKey: nil)
    CATransaction.flush()
    let shown = parent.presentation()!
    XCTAssertEqual(pixel(15, 20) { shown.render(in: $0) }, [255, 0, 0, 255])
    XCTAssertEqual(pixel(16, 20) { shown.render(in: $0) }, [0, 0, 0, 0])
  }

  func testFlippedGeometry() {
    let parent = box(CGRect(x: 0, y: 0, width: 40, height: 40), blue)
    let flipped = CALayer()
    flipped.frame = parent.bounds
    flipped.isGeometryFlipped = true
    parent.addSublayer(flipped)
    XCTAssertTrue(parent.contentsAreFlipped())
    XCTAssertFalse(flipped.contentsAreFlipped())
    let child = box(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    flipped.addSublayer(child)
    XCTAssertEqual(pixel(5, 35) { parent.render(in: $0) }, [255, 0, 0, 255])
    XCTAssertEqual(pixel(5, 5) { parent.render(in: $0) }, [0, 0, 255, 255])
    XCTAssertEqual(flipped.convert(CGPoint(x: 5, y: 5), to: parent), CGPoint(x: 5, y: 35))
    XCTAssertTrue(parent.hitTest(CGPoint(x: 5, y: 35)) === child)
    // "Image orientation remains the same."
    let context = CGContext(width: 10, height: 10, scale: 1, opaque: false)!
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    child.backgroundColor = nil
    child.contents = context.makeImage()
    XCTAssertEqual(pixel(5, 32) { parent.render(in: $0) }, [255, 0, 0, 255])
    XCTAssertEqual(pixel(5, 37) { parent.render(in: $0) }, [0, 0, 255, 255])
  }

  /// A recorded picture shows the value of the layer.
  func testASingleDiscreteValueHasNoEffect() {
    let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.calculationMode = .discrete
    fade.values = [0]
    fade.keyTimes = [0, 1]
    fade.duration = 10
    layer.add(fade, forKey: nil)
    CATransaction.flush()
    XCTAssertEqual(layer.presentation()!.opacity, 1)
  }

  /// A line and a curve mix as two curves.
  func testALineBecomesACurve() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 30, y: 0))
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addCurve(
      to: CGPoint(x: 30, y: 10), control1: CGPoint(x: 10, y: 20), control2: CGPoint(x: 20, y: 20))
    let mixed = line.interpolated(to: curve, 0.5)!
    XCTAssertEqual(
      mixed.steps.last?.points,
      [
        CGPoint(x: 5, y: 10), CGPoint(x: 25, y: 10), CGPoint(x: 30, y: 5),
      ])
    curve.closeSubpath()
    XCTAssertNil(line.interpolated(to: curve, 0.5))
  }

  /// Drawing of a layer has the size and the matrix of a bitmap with the scale of its contents.
  func testTheDeviceOfADrawing() {
    final class Drawn: CALayer {
      var seen: (Int, Int, CGAffineTransform)?
      override func draw(in ctx: CGContext) { seen = (ctx.width, ctx.height, ctx.ctm) }
    }
    let layer = Drawn()
    layer.bounds = CGRect(x: 5, y: 5, width: 20, height: 30)
    layer.contentsScale = 2
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    XCTAssertEqual(layer.seen?.0, 40)
    XCTAssertEqual(layer.seen?.1, 60)
    XCTAssertEqual(layer.seen?.2, CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: -10, ty: 70))
  }

  /// A path that is closed has one line more than it has key times.
  func testKeyTimesOfAClosedPath() {
    let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    path.closeSubpath()
    let move = CAKeyframeAnimation(keyPath: "position")
    move.path = path
    move.keyTimes = [0, 0.2, 1]
    move.duration = 10
    layer.add(move, forKey: nil)
    layer.speed = 0
    CATransaction.flush()
    for (time, x, y) in [(1.0, 50.0, 0.0), (2, 100, 0), (6, 100, 50), (9.999, 100, 100)] {
      layer.timeOffset = time
      XCTAssertEqual(layer.presentation()!.position.x, x, accuracy: 0.1, "\(time)")
      XCTAssertEqual(layer.presentation()!.position.y, y, accuracy: 0.1, "\(time)")
    }
  }
}
