import CCairo
import XCTest

@testable import QuartzCore

/// Replicator, emitter and scroll layers.
@MainActor
final class CopyingLayerTests: VirtualTimeTestCase {
  private func picture(_ root: CALayer, _ side: Int = 100) -> CGImage {
    let surface = makeImageSurface(width: side, height: side)!
    CairoRenderer().render(DisplayListBuilder().build(root), on: surface, scale: 1)
    return CGImage(surface: surface)
  }

  /// Returns the color of a pixel as red, green, blue and alpha from 0 to 255.
  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
    let context = CGContext(
      data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: image.width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    let bytes = context.data!.assumingMemoryBound(to: UInt8.self)
    return (0..<4).map { Int(bytes[(y * image.width + x) * 4 + $0]) }
  }

  private func makeSquare(_ layer: CALayer) -> CALayer {
    let square = CALayer()
    square.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    square.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    layer.addSublayer(square)
    return square
  }

  private func makeRoot() -> CALayer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    return root
  }

  func testCopiesAreMovedAndColored() {
    let root = makeRoot()
    let replicator = CAReplicatorLayer()
    replicator.frame = root.bounds
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 5, 0)
    replicator.instanceColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    replicator.instanceAlphaOffset = -0.25
    replicator.instanceGreenOffset = 1 / 3
    root.addSublayer(replicator)
    _ = makeSquare(replicator)
    let image = picture(root)
    XCTAssertEqual(pixel(image, 5, 5), [255, 0, 0, 255])
    XCTAssertEqual(pixel(image, 25, 10)[3], 191, accuracy: 1)
    XCTAssertEqual(pixel(image, 65, 20)[3], 64, accuracy: 1)
    XCTAssertEqual(pixel(image, 65, 20)[1], 64, accuracy: 1)
    XCTAssertEqual(pixel(image, 15, 5)[3], 0)
    XCTAssertEqual(pixel(image, 85, 25)[3], 0)
  }

  func testCopiesTurnAroundTheCenter() {
    let root = makeRoot()
    let replicator = CAReplicatorLayer()
    replicator.frame = root.bounds
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    root.addSublayer(replicator)
    makeSquare(replicator).position = CGPoint(x: 50, y: 10)
    let image = picture(root)
    for (x, y) in [(50, 10), (90, 50), (50, 90), (10, 50)] {
      XCTAssertEqual(pixel(image, x, y)[3], 255, "\(x) \(y)")
    }
    XCTAssertEqual(pixel(image, 50, 50)[3], 0)
  }

  func testDelayedCopiesShowEarlierMomentsOfAnAnimation() {
    let root = makeRoot()
    root.setIsRoot(true)
    let replicator = CAReplicatorLayer()
    replicator.frame = root.bounds
    replicator.instanceCount = 2
    replicator.instanceDelay = 0.5
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 50, 0)
    root.addSublayer(replicator)
    let square = makeSquare(replicator)
    CATransaction.flush()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 5
    animation.toValue = 85
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    square.add(animation, forKey: nil)
    CATransaction.flush()
    FrameClock.shared.advance(by: 0.75)
    let image = picture(root)
    XCTAssertEqual(pixel(image, 65, 5)[3], 255)
    XCTAssertEqual(pixel(image, 25, 55)[3], 255)
    XCTAssertEqual(pixel(image, 65, 55)[3], 0)
    root.setIsRoot(false)
  }

  func testDamageOfCopiesEqualsFullDrawing() {
    let root = makeRoot()
    let replicator = CAReplicatorLayer()
    replicator.frame = root.bounds
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
    root.addSublayer(replicator)
    let square = makeSquare(replicator)
    let builder = DisplayListBuilder()
    let surface = makeImageSurface(width: 100, height: 100)!
    defer { cairo_surface_destroy(surface) }
    let renderer = CairoRenderer()
    let old = builder.build(root)
    renderer.render(old, on: surface, scale: 1)
    square.position.y += 20
    let new = builder.build(root)
    renderer.render(new, on: surface, scale: 1, damage: new.damage(since: old))
    let full = makeImageSurface(width: 100, height: 100)!
    defer { cairo_surface_destroy(full) }
    CairoRenderer().render(new, on: full, scale: 1)
    XCTAssertEqual(DamageTests.countDifferences(surface, full), 0)
  }

  // MARK: Particles

  private func dot() -> CGImage {
    let context = CGContext(
      data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    return context.makeImage()!
  }

  private func makeEmitter(in root: CALayer) -> (CAEmitterLayer, CAEmitterCell) {
    let emitter = CAEmitterLayer()
    emitter.frame = root.bounds
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    emitter.beginTime = FrameClock.shared.now
    let cell = CAEmitterCell()
    cell.name = "spark"
    cell.contents = dot()
    cell.birthRate = 20
    cell.lifetime = 2
    cell.velocity = 20
    cell.color = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    emitter.emitterCells = [cell]
    root.addSublayer(emitter)
    return (emitter, cell)
  }

  func testParticlesMoveAndEnd() {
    let root = makeRoot()
    root.setIsRoot(true)
    defer { root.setIsRoot(false) }
    let (emitter, _) = makeEmitter(in: root)
    _ = picture(root)
    XCTAssertEqual(emitter.particleCount, 0)
    FrameClock.shared.advance(by: 1)
    let image = picture(root)
    XCTAssertEqual(Double(emitter.particleCount), 20, accuracy: 1)
    // They move to the right, and are green.
    XCTAssertEqual(pixel(image, 60, 50), [0, 255, 0, 255])
    XCTAssertEqual(pixel(image, 40, 50)[3], 0)
    FrameClock.shared.advance(by: 4)
    _ = picture(root)
    XCTAssertEqual(Double(emitter.particleCount), 40, accuracy: 2)
    emitter.birthRate = 0
    FrameClock.shared.advance(by: 3)
    _ = picture(root)
    XCTAssertEqual(emitter.particleCount, 0)
  }

  func testParticlesSinceTheBeginningAreShownAtFirst() {
    let root = makeRoot()
    root.setIsRoot(true)
    defer { root.setIsRoot(false) }
    let (emitter, _) = makeEmitter(in: root)
    FrameClock.shared.advance(by: 1)
    XCTAssertEqual(pixel(picture(root), 60, 50), [0, 255, 0, 255])
    XCTAssertEqual(Double(emitter.particleCount), 20, accuracy: 1)
  }

  func testKeyPathsReachCells() {
    let (emitter, cell) = makeEmitter(in: makeRoot())
    emitter.setValue(5, forKeyPath: "emitterCells.spark.birthRate")
    XCTAssertEqual(cell.birthRate, 5)
    XCTAssertEqual(emitter.value(forKeyPath: "emitterCells.spark.lifetime") as? Float, 2)
  }

  func testEqualSeedsEmitEqualParticles() {
    func draw(_ seed: UInt32) -> CGImage {
      let root = makeRoot()
      root.setIsRoot(true)
      defer { root.setIsRoot(false) }
      let (emitter, cell) = makeEmitter(in: root)
      cell.emissionRange = .pi
      emitter.seed = seed
      _ = picture(root)
      FrameClock.shared.advance(by: 1)
      emitter.birthRate = 1
      return picture(root)
    }
    let (first, second, other) = (draw(3), draw(3), draw(4))
    XCTAssertEqual(first.countDifferingPixels(from: second), 0)
    XCTAssertNotEqual(first.countDifferingPixels(from: other), 0)
  }

  // MARK: Scrolling

  func testAScrollLayerShowsAPartOfItsContent() {
    let scroll = CAScrollLayer()
    scroll.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    let content = CALayer()
    content.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    scroll.addSublayer(content)
    content.scroll(CGPoint(x: 30, y: 40))
    XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 30, y: 40))
    XCTAssertEqual(content.visibleRect, CGRect(x: 30, y: 40, width: 50, height: 50))
    scroll.scrollMode = .vertically
    content.scrollRectToVisible(CGRect(x: 100, y: 100, width: 10, height: 10))
    XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 30, y: 60))
  }
}
