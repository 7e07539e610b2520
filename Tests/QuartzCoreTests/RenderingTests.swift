import CCairo
import XCTest

@testable import QuartzCore

/// Tests of the pixels that layers draw.
@MainActor
final class RenderingTests: XCTestCase {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// An image of a 40 by 40 tree, by pixel: red, green, blue, alpha from 0 to 255.
  private struct Picture {
    let image: CGImage
    let data: [UInt8]
    subscript(_ x: Int, _ y: Int) -> [Int] {
      let o = y * image.bytesPerRow + x * 4
      return [Int(data[o + 2]), Int(data[o + 1]), Int(data[o]), Int(data[o + 3])]
    }
  }

  private func picture(_ layers: CALayer..., scale: CGFloat = 1) -> Picture {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    for layer in layers { root.addSublayer(layer) }
    let image = CairoRenderer().image(
      of: DisplayListBuilder().build(root), scale: scale, background: .opaqueWhite)!
    let bytes = cairo_image_surface_get_data(image.surface)!
    return Picture(
      image: image, data: Array(UnsafeBufferPointer(start: bytes, count: image.bytesPerRow * image.height)))
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor?)
    -> CALayer
  {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    return layer
  }

  private func assertEqual(_ a: [Int], _ b: [Int], within: Int = 1, line: UInt = #line) {
    for (x, y) in zip(a, b) {
      XCTAssertEqual(Double(x), Double(y), accuracy: Double(within), "\(a) and \(b)", line: line)
    }
  }

  func testAnEffectChangesTheColorsOfALayerAndItsSublayers() {
    let layer = box(0, 0, 40, 40, red)
    layer.addSublayer(box(20, 0, 20, 40, blue))
    layer.effect.colors = .inversion
    let drawn = picture(layer)
    XCTAssertEqual(drawn[10, 20], [0, 255, 255, 255])
    XCTAssertEqual(drawn[30, 20], [255, 255, 0, 255])
  }

  func testColorMatricesFollowEachOther() {
    let both = ColorMatrix.brightness(0.2).applied(after: .inversion)
    let layer = box(0, 0, 40, 40, red)
    layer.effect.colors = both
    XCTAssertEqual(picture(layer)[10, 10], [51, 255, 255, 255])
  }

  func testABlurSpreadsALayer() {
    let layer = box(10, 10, 20, 20, red)
    layer.effect.blurRadius = 3
    let drawn = picture(layer)
    XCTAssertLessThan(drawn[7, 20][1], 250, "beyond the edge")
    XCTAssertGreaterThan(drawn[7, 20][1], 100)
    XCTAssertEqual(drawn[20, 20], [255, 0, 0, 255])
  }

  func testBlendModeBlendsWithContentBehind() {
    let top = box(0, 0, 20, 40, red)
    top.compositingFilter = "multiplyBlendMode"
    let drawn = picture(box(0, 0, 40, 40, blue), top)
    XCTAssertEqual(drawn[10, 20], [0, 0, 0, 255])
    XCTAssertEqual(drawn[30, 20], [0, 0, 255, 255])
    top.compositingFilter = nil
    XCTAssertEqual(picture(box(0, 0, 40, 40, blue), top)[10, 20], [255, 0, 0, 255])
  }

  func testAGroupBlendsByItself() {
    let group = CALayer()
    group.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let top = box(0, 0, 20, 40, red)
    top.effect.blendMode = .multiply
    group.addSublayer(top)
    group.effect.isGroup = true
    XCTAssertEqual(picture(box(0, 0, 40, 40, blue), group)[10, 20], [255, 0, 0, 255])
  }

  func testFillsAndOrder() {
    let front = box(20, 20, 10, 10, blue)
    let p = picture(box(10, 10, 20, 20, red), front)
    assertEqual(p[15, 15], [255, 0, 0, 255], within: 0)
    assertEqual(p[25, 25], [0, 0, 255, 255], within: 0)
    assertEqual(p[9, 9], [255, 255, 255, 255], within: 0)
    front.zPosition = -1
    assertEqual(picture(box(10, 10, 20, 20, red), front)[25, 25], [255, 0, 0, 255], within: 0)
  }

  func testGroupOpacityComposesOnce() {
    let parent = box(10, 10, 20, 20, red)
    parent.addSublayer(box(5, 5, 10, 10, blue))
    parent.opacity = 0.5
    let p = picture(parent)
    assertEqual(p[12, 12], [255, 128, 128, 255])
    assertEqual(p[20, 20], [128, 128, 255, 255])
  }

  func testCornersBorderAndClip() {
    let layer = box(0, 0, 40, 40, red)
    layer.cornerRadius = 20
    layer.borderWidth = 4
    layer.borderColor = blue
    layer.masksToBounds = true
    layer.addSublayer(box(0, 20, 40, 20, .opaqueBlack))
    let p = picture(layer)
    assertEqual(p[1, 1], [255, 255, 255, 255], within: 0)
    assertEqual(p[2, 38], [255, 255, 255, 255], within: 0)
    assertEqual(p[20, 2], [0, 0, 255, 255])
    assertEqual(p[20, 10], [255, 0, 0, 255])
    assertEqual(p[20, 30], [0, 0, 0, 255])
    layer.maskedCorners = [.layerMaxXMaxYCorner]
    assertEqual(picture(layer)[1, 1], [0, 0, 255, 255])
    assertEqual(picture(layer)[38, 38], [255, 255, 255, 255], within: 0)
  }

  func testMaskShowsByItsAlpha() {
    let layer = box(0, 0, 40, 40, red)
    layer.mask = box(0, 0, 20, 40, CGColor(gray: 0, alpha: 0.5))
    let p = picture(layer)
    assertEqual(p[10, 10], [255, 128, 128, 255])
    assertEqual(p[30, 10], [255, 255, 255, 255], within: 0)
  }

  func testShadowFallsOutsideAndFadesWithDistance() {
    let layer = box(10, 10, 20, 20, .opaqueWhite)
    layer.shadowOpacity = 1
    layer.shadowRadius = 3
    layer.shadowOffset = .zero
    let p = picture(layer)
    XCTAssertEqual(p[20, 20][0], 255)
    XCTAssertLessThan(p[20, 32][0], p[20, 36][0])
    assertEqual(p[20, 8], p[8, 20])
    // At the edge of a half-plane, the blur is half.
    assertEqual(p[20, 31], [160, 160, 160, 255], within: 40)
    layer.masksToBounds = true
    assertEqual(picture(layer)[20, 32], [255, 255, 255, 255], within: 0)
  }

  func testShadowOfDrawingsAndPaths() {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    shape.path = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    shape.fillColor = red
    shape.shadowOpacity = 1
    shape.shadowRadius = 0
    shape.shadowOffset = CGSize(width: 20, height: 20)
    let p = picture(shape)
    assertEqual(p[10, 10], [255, 0, 0, 255])
    assertEqual(p[30, 30], [0, 0, 0, 255])
    let layer = box(0, 0, 40, 40, nil)
    layer.shadowPath = CGPath(rect: CGRect(x: 10, y: 10, width: 5, height: 5), transform: nil)
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 0
    layer.shadowOffset = .zero
    assertEqual(picture(layer)[12, 12], [128, 128, 128, 255])
  }

  func testGradients() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.colors = [red, blue]
    let axial = picture(layer)
    assertEqual(axial[20, 0], [252, 0, 3, 255], within: 4)
    assertEqual(axial[20, 20], [127, 0, 128, 255], within: 5)
    layer.locations = [0.5, 1]
    assertEqual(picture(layer)[20, 10], [255, 0, 0, 255], within: 0)
    layer.locations = nil
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    let radial = picture(layer)
    assertEqual(radial[20, 20], [250, 0, 5, 255], within: 8)
    assertEqual(radial[1, 1], [0, 0, 255, 255], within: 0)
    layer.type = .conic
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    let conic = picture(layer)
    assertEqual(conic[38, 21], [250, 0, 5, 255], within: 8)
    assertEqual(conic[20, 38], [191, 0, 64, 255], within: 8)
    assertEqual(conic[38, 18], [5, 0, 250, 255], within: 10)
  }

  func testContentsAreaAndGravity() {
    let context = CGContext(width: 4, height: 2, scale: 1, opaque: true)!
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.setFillColor(blue)
    context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    let image = context.makeImage()!
    let layer = box(0, 0, 40, 40, nil)
    layer.contents = image
    layer.magnificationFilter = .nearest
    assertEqual(picture(layer)[5, 20], [255, 0, 0, 255], within: 0)
    assertEqual(picture(layer)[35, 20], [0, 0, 255, 255], within: 0)
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    assertEqual(picture(layer)[5, 20], [0, 0, 255, 255], within: 0)
    layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.contentsGravity = .resizeAspect
    assertEqual(picture(layer)[5, 5], [255, 255, 255, 255], within: 0)
    assertEqual(picture(layer)[5, 20], [255, 0, 0, 255], within: 0)
    layer.contentsGravity = .topLeft
    assertEqual(picture(layer)[3, 1], [0, 0, 255, 255], within: 0)
    assertEqual(picture(layer)[5, 1], [255, 255, 255, 255], within: 0)
    layer.contentsGravity = .resize
    layer.contentsCenter = CGRect(x: 0.5, y: 0, width: 0.25, height: 1)
    assertEqual(picture(layer)[1, 20], [255, 0, 0, 255], within: 0)
    assertEqual(picture(layer)[3, 20], [0, 0, 255, 255], within: 0)
  }

  func testBackdropBlursContentBehind() {
    let bar = box(0, 0, 40, 40, nil)
    bar.backdropBlurRadius = 6
    let p = picture(box(0, 0, 20, 40, .opaqueBlack), bar)
    XCTAssertTrue((60...200).contains(p[20, 20][0]), "\(p[20, 20])")
    XCTAssertLessThan(p[2, 20][0], p[38, 20][0])
  }

  func testDrawingsAreVectorsAtAnyScale() {
    let layer = box(0, 0, 40, 40, nil)
    layer.drawing = Recording.record(bounds: layer.bounds) { context in
      context.setFillColor(self.red)
      context.fill(CGRect(x: 10, y: 10, width: 0.5, height: 20))
    }
    let p = picture(layer, scale: 4)
    assertEqual(p[40, 80], [255, 0, 0, 255], within: 0)
    assertEqual(p[41, 80], [255, 0, 0, 255], within: 0)
    assertEqual(p[42, 80], [255, 255, 255, 255], within: 0)
  }

  func testStrokeEndCutsByLength() {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 20))
    path.addLine(to: CGPoint(x: 35, y: 20))
    shape.path = path
    shape.strokeColor = red
    shape.lineWidth = 4
    shape.strokeStart = 1.0 / 3
    shape.strokeEnd = 2.0 / 3
    let p = picture(shape)
    assertEqual(p[10, 20], [255, 255, 255, 255], within: 0)
    assertEqual(p[20, 20], [255, 0, 0, 255])
    assertEqual(p[30, 20], [255, 255, 255, 255], within: 0)
  }

  func testTextLayerDrawsItsText() {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.string = "HH"
    layer.fontSize = 20
    layer.foregroundColor = .opaqueBlack
    layer.displayIfNeeded()
    XCTAssertGreaterThan(layer.preferredFrameSize().width, 10)
    let p = picture(layer)
    XCTAssertTrue((0..<40).contains { x in (0..<40).contains { y in p[x, y][0] < 64 } })
  }

  func testHiddenBackAndEmptyLayersDrawNothing() {
    let hidden = box(0, 0, 40, 40, red)
    hidden.isHidden = true
    let clear = box(0, 0, 40, 40, red)
    clear.opacity = 0
    let back = box(0, 0, 40, 40, red)
    back.isDoubleSided = false
    back.transform = CATransform3DMakeRotation(.pi * 0.9, 0, 1, 0)
    let flat = box(0, 0, 40, 40, red)
    flat.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    let p = picture(hidden, clear, back, flat)
    for x in stride(from: 0, to: 40, by: 5) { assertEqual(p[x, 20], [255, 255, 255, 255], within: 0) }
  }

  func testRenderInContextDrawsTheTree() {
    let parent = box(50, 50, 20, 20, red)
    parent.addSublayer(box(10, 10, 10, 10, blue))
    let context = CGContext(width: 40, height: 40, scale: 2, opaque: false)!
    parent.render(in: context)
    let image = context.makeImage()!
    let bytes = cairo_image_surface_get_data(image.surface)!
    func pixel(_ x: Int, _ y: Int) -> [Int] { (0..<4).map { Int(bytes[y * image.bytesPerRow + x * 4 + $0]) } }
    XCTAssertEqual(pixel(5, 5), [0, 0, 255, 255])
    XCTAssertEqual(pixel(30, 30), [255, 0, 0, 255])
  }

  func testBitmapOfATurnedLayerLooksLikeItsVectors() {
    let layer = box(10, 10, 20, 20, red)
    let inner = box(5, 5, 10, 10, blue)
    inner.cornerRadius = 3
    layer.addSublayer(inner)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
    let vectors = picture(layer, scale: 2)
    layer.shouldRasterize = true
    let bitmap = picture(layer, scale: 2)
    var sum = 0.0
    for y in 0..<80 {
      for x in 0..<80 { for c in 0..<3 { sum += pow(Double(vectors[x, y][c] - bitmap[x, y][c]), 2) } }
    }
    let psnr = 10 * log10(255 * 255 / max(sum / (80 * 80 * 3), 1e-9))
    XCTAssertGreaterThan(psnr, 28)
  }
}

/// Tests of transitions between two appearances of a layer.
@MainActor
final class TransitionTests: VirtualTimeTestCase {
  private func pixel(_ x: Int, _ y: Int) -> [Int] {
    let image = CairoRenderer().image(
      of: DisplayListBuilder().build(root), scale: 1, background: .opaqueWhite)!
    let bytes = cairo_image_surface_get_data(image.surface)!
    return [2, 1, 0].map { Int(bytes[y * image.bytesPerRow + x * 4 + $0]) }
  }

  private func transition(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CALayer {
    let layer = stillLayer(CGRect(x: 0, y: 0, width: 100, height: 100))
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    CATransaction.flush()
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    layer.add(transition, forKey: "any")
    layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    CATransaction.flush()
    clock.advance(by: 0.25)
    return layer
  }

  func testFadeMixesOldAndNew() {
    let layer = transition(.fade)
    let c = pixel(50, 50)
    XCTAssertEqual(Double(c[0]), 191, accuracy: 2)
    XCTAssertEqual(c[1], 0, "what is opaque before and after stays opaque")
    XCTAssertEqual(Double(c[2]), 64, accuracy: 2)
    XCTAssertEqual(layer.animationKeys(), [kCATransition])
    clock.settle()
    XCTAssertEqual(pixel(50, 50), [0, 0, 255])
  }

  func testPushMovesBoth() {
    _ = transition(.push, .fromRight)
    XCTAssertEqual(pixel(50, 50), [255, 0, 0])
    XCTAssertEqual(pixel(90, 50), [0, 0, 255])
  }

  func testMoveInAndReveal() {
    _ = transition(.moveIn, .fromLeft)
    XCTAssertEqual(pixel(10, 50), [0, 0, 255])
    XCTAssertEqual(pixel(50, 50), [255, 0, 0])
    root.sublayers = nil
    _ = transition(.reveal, .fromLeft)
    XCTAssertEqual(pixel(10, 50), [0, 0, 255])
    XCTAssertEqual(pixel(50, 50), [255, 0, 0])
  }

  func testTurningLayersWithDrawingsAreKeptAsBitmaps() {
    let layer = stillLayer(CGRect(x: 10, y: 10, width: 40, height: 40))
    layer.drawing = Recording.record(bounds: layer.bounds) {
      $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.toValue = 1.0
    spin.duration = 1
    layer.add(spin, forKey: nil)
    CATransaction.flush()
    clock.advance(by: 0.1)
    func version() -> UInt64? {
      DisplayListBuilder().build(root).commands.first { $0.op == .beginRaster }?.version
    }
    let first = version()
    XCTAssertNotNil(first)
    clock.advance(by: 0.1)
    XCTAssertEqual(version(), first, "turning alone keeps the bitmap")
    clock.settle()
    XCTAssertNil(version())
  }
}

@MainActor
extension RenderingTests {
  // MARK: Transform layers

  /// The sides of a body keep their depth: the side at the front covers the others.
  func testSublayersOfATransformLayerKeepTheirDepth() {
    for (container, front) in [
      (CATransformLayer() as CALayer, [0, 0, 255, 255]), (CALayer(), [255, 0, 0, 255]),
    ] {
      container.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      let near = box(0, 0, 40, 40, red)
      near.zPosition = 10
      let far = box(0, 0, 40, 40, blue)
      far.zPosition = -10
      container.addSublayer(far)
      container.addSublayer(near)
      // A half turn brings the back side to the front; a flattened layer keeps the same side in front.
      container.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      assertEqual(picture(container)[20, 20], front)
    }
  }

  func testATransformLayersOwnColoursAreNotDrawn() {
    let container = CATransformLayer()
    container.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    container.backgroundColor = red
    container.addSublayer(box(10, 10, 10, 10, blue))
    container.position.x += 10
    let drawn = picture(container)
    assertEqual(drawn[5, 5], [255, 255, 255, 255])
    assertEqual(drawn[25, 15], [0, 0, 255, 255])
    assertEqual(drawn[15, 15], [255, 255, 255, 255])
    XCTAssertEqual(container.sublayers![0].convert(.zero, to: container.superlayer), CGPoint(x: 20, y: 10))
  }
}
