import SeededRandom
import XCTest

@testable import QuartzCore

@MainActor
final class LayerTests: VirtualTimeTestCase {
  // MARK: Geometry

  func testFrameFollowsBoundsPositionAndAnchor() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    XCTAssertEqual(layer.position, CGPoint(x: 25, y: 40))
    XCTAssertEqual(layer.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.anchorPoint = .zero
    XCTAssertEqual(layer.frame.origin, CGPoint(x: 25, y: 40))
    layer.bounds.origin = CGPoint(x: 5, y: 5)
    XCTAssertEqual(layer.frame, CGRect(x: 25, y: 40, width: 30, height: 40))
  }

  func testFrameOfATurnedLayer() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    XCTAssertEqual(layer.frame.origin.x, 5, accuracy: 1e-9)
    XCTAssertEqual(layer.frame.width, 10, accuracy: 1e-9)
    XCTAssertEqual(layer.frame.height, 20, accuracy: 1e-9)
    layer.frame = CGRect(x: 50, y: 60, width: 40, height: 80)
    XCTAssertEqual(layer.bounds.width, 80, accuracy: 1e-9)
    XCTAssertEqual(layer.bounds.height, 40, accuracy: 1e-9)
    XCTAssertEqual(layer.frame.minX, 50, accuracy: 1e-9)
    XCTAssertEqual(layer.frame.minY, 60, accuracy: 1e-9)
  }

  /// Returns a random chain of layers; each entry is the matrix from that layer to its superlayer.
  private func randomChain(
    _ depth: Int, _ random: inout SeededNumbers, perspective: Bool = false
  ) -> [(layer: CALayer, matrix: CATransform3D)] {
    var chain: [(layer: CALayer, matrix: CATransform3D)] = []
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    for _ in 0..<depth {
      let layer = CALayer()
      layer.bounds = CGRect(
        x: number(-50...50), y: number(-50...50), width: number(10...200), height: number(10...200))
      layer.position = CGPoint(x: number(-100...100), y: number(-100...100))
      layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
      var transform = CATransform3DIdentity
      if Bool.random(using: &random) {
        transform = CATransform3DMakeRotation(number(-3...3), 0, 0, 1)
        transform = CATransform3DScale(transform, number(0.3...2), number(0.3...2), 1)
        if perspective {
          transform.m34 = -1 / 800
          transform = CATransform3DRotate(transform, number(-0.6...0.6), 0, 1, 0)
        }
        layer.transform = transform
      }
      let anchor = CGPoint(
        x: layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
        y: layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
      var m = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), transform)
      m = CATransform3DConcat(m, CATransform3DMakeTranslation(layer.position.x, layer.position.y, 0))
      chain.last?.layer.addSublayer(layer)
      chain.append((layer, m))
    }
    return chain
  }

  func testConvertEqualsTheProductOfMatrices() {
    var random = SeededNumbers(seed: 7)
    for _ in 0..<300 {
      let chain = randomChain(6, &random)
      let p = CGPoint(x: .random(in: -100...100, using: &random), y: .random(in: -100...100, using: &random))
      let from = Int.random(in: 0..<6, using: &random)
      let to = Int.random(in: 0..<6, using: &random)
      var toTop = CATransform3DIdentity
      for entry in chain[...from].reversed() { toTop = CATransform3DConcat(toTop, entry.matrix) }
      var targetToTop = CATransform3DIdentity
      for entry in chain[...to].reversed() { targetToTop = CATransform3DConcat(targetToTop, entry.matrix) }
      let m = CATransform3DConcat(toTop, CATransform3DInvert(targetToTop))
      let expected = p.applying(CATransform3DGetAffineTransform(m))
      let found = chain[from].layer.convert(p, to: chain[to].layer)
      XCTAssertEqual(found.x, expected.x, accuracy: 1e-6)
      XCTAssertEqual(found.y, expected.y, accuracy: 1e-6)
      let back = chain[to].layer.convert(p, from: chain[from].layer)
      XCTAssertEqual(back.x, expected.x, accuracy: 1e-6)
      let top = chain[from].layer.convert(p, to: nil)
      let expectedTop = p.applying(CATransform3DGetAffineTransform(toTop))
      XCTAssertEqual(top.x, expectedTop.x, accuracy: 1e-6)
      let again = chain[from].layer.convert(top, from: nil)
      XCTAssertEqual(again.y, p.y, accuracy: 1e-6)
    }
  }

  func testConvertInvertsPerspective() {
    var random = SeededNumbers(seed: 11)
    for _ in 0..<200 {
      let chain = randomChain(4, &random, perspective: true)
      let p = CGPoint(x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random))
      let out = chain[3].layer.convert(p, to: chain[0].layer)
      let back = chain[3].layer.convert(out, from: chain[0].layer)
      XCTAssertEqual(back.x, p.x, accuracy: 1e-5)
      XCTAssertEqual(back.y, p.y, accuracy: 1e-5)
    }
  }

  func testConvertBetweenBranchesAndRects() {
    let a = stillLayer(CGRect(x: 10, y: 10, width: 50, height: 50))
    let b = stillLayer(CGRect(x: 100, y: 0, width: 50, height: 50))
    b.bounds.origin = CGPoint(x: 0, y: 30)
    XCTAssertEqual(a.convert(CGPoint(x: 5, y: 6), to: b), CGPoint(x: -85, y: 46))
    XCTAssertEqual(
      a.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: b), CGRect(x: -89, y: 42, width: 3, height: 4))
    a.transform = CATransform3DMakeScale(2, 2, 1)
    XCTAssertEqual(
      root.convert(CGRect(x: 0, y: 0, width: 50, height: 50), from: a),
      CGRect(x: -15, y: -15, width: 100, height: 100))
  }

  func testHitTestFindsTheFrontmostLayerUnderThePoint() {
    var random = SeededNumbers(seed: 3)
    for _ in 0..<100 {
      let top = CALayer()
      top.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      var all = [top]
      for _ in 0..<12 {
        let layer = CALayer()
        layer.frame = CGRect(
          x: .random(in: -50...250, using: &random), y: .random(in: -50...250, using: &random),
          width: .random(in: 20...150, using: &random), height: .random(in: 20...150, using: &random))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .random(in: -1...1, using: &random)))
        layer.isHidden = Int.random(in: 0..<5, using: &random) == 0
        layer.masksToBounds = Bool.random(using: &random)
        layer.zPosition = CGFloat(Int.random(in: 0...2, using: &random))
        all.randomElement(using: &random)!.addSublayer(layer)
        all.append(layer)
      }
      // The hit test must agree with the drawing order, without clipped or hidden layers.
      func visit(_ layer: CALayer, _ p: CGPoint, _ found: inout CALayer?) {
        if layer.isHidden { return }
        let local = layer.convert(p, from: top)
        let inside = layer.contains(local)
        if layer.masksToBounds && !inside { return }
        if inside { found = layer }
        let sublayers = layer.sublayers ?? []
        for z in 0...2 {
          for child in sublayers where child.zPosition == CGFloat(z) { visit(child, p, &found) }
        }
      }
      for _ in 0..<20 {
        let p = CGPoint(x: .random(in: -20...320, using: &random), y: .random(in: -20...320, using: &random))
        var expected: CALayer?
        visit(top, p, &expected)
        XCTAssertTrue(top.hitTest(p) === expected)
      }
    }
  }

  func testPresentationIsHitWhereItIsOnScreen() {
    let layer = stillLayer(CGRect(x: 100, y: 0, width: 10, height: 10))
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 5
    animation.duration = 1
    layer.add(animation, forKey: nil)
    CATransaction.flush()
    XCTAssertNotNil(layer.presentation()!.hitTest(CGPoint(x: 5, y: 5)))
    XCTAssertNil(layer.hitTest(CGPoint(x: 5, y: 5)))
    XCTAssertTrue(root.presentation()!.hitTest(CGPoint(x: 5, y: 5))!.model() === layer)
    XCTAssertEqual(layer.presentation()!.convert(CGPoint.zero, to: root).x, 0, accuracy: 1e-9)
  }

  // MARK: Tree

  func testInsertionOrder() {
    let parent = CALayer()
    let (a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer())
    parent.addSublayer(a)
    parent.insertSublayer(b, at: 0)
    parent.insertSublayer(c, above: b)
    parent.insertSublayer(d, below: a)
    XCTAssertEqual(parent.sublayers, [b, c, d, a])
    parent.insertSublayer(a, below: b)
    XCTAssertEqual(parent.sublayers, [a, b, c, d])
    parent.addSublayer(a)
    XCTAssertEqual(parent.sublayers, [b, c, d, a])
    let e = CALayer()
    parent.replaceSublayer(c, with: e)
    XCTAssertEqual(parent.sublayers, [b, e, d, a])
    XCTAssertNil(c.superlayer)
    parent.sublayers = [a, c]
    XCTAssertEqual(parent.sublayers, [a, c])
    XCTAssertNil(b.superlayer)
    XCTAssertTrue(c.superlayer === parent)
    let other = CALayer()
    other.addSublayer(c)
    XCTAssertEqual(parent.sublayers, [a])
    a.removeFromSuperlayer()
    XCTAssertNil(parent.sublayers)
  }

  func testMaskBelongsToItsLayer() {
    let layer = CALayer()
    let mask = CALayer()
    layer.mask = mask
    XCTAssertTrue(mask.superlayer === layer)
    XCTAssertNil(layer.sublayers)
    mask.removeFromSuperlayer()
    XCTAssertNil(layer.mask)
  }

  func testTreesAreFreed() {
    weak var parent: CALayer?
    weak var child: CALayer?
    weak var mask: CALayer?
    var survivor: CALayer?
    do {
      let layer = CALayer()
      let inside = CALayer()
      let masking = CAShapeLayer()
      let kept = CAGradientLayer()
      parent = layer
      child = inside
      mask = masking
      survivor = kept
      layer.addSublayer(inside)
      inside.addSublayer(kept)
      layer.mask = masking
      layer.delegate = StillOwner.shared
      layer.shadowOpacity = 1
      root.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.duration = 0.1
      layer.add(animation, forKey: nil)
      clock.settle()
      _ = DisplayListBuilder().build(root)
      layer.removeFromSuperlayer()
      clock.settle()
    }
    XCTAssertNil(parent)
    XCTAssertNil(child)
    XCTAssertNil(mask)
    XCTAssertNil(survivor?.superlayer)
  }

  func testDelegateIsNotRetained() {
    final class Delegate: NSObject, CALayerDelegate {}
    let layer = CALayer()
    do {
      let delegate = Delegate()
      layer.delegate = delegate
      XCTAssertNotNil(layer.delegate)
    }
    XCTAssertNil(layer.delegate)
  }

  // MARK: Keys

  func testKeyPathsReachIntoStructures() {
    let layer = CALayer()
    layer.setValue(30, forKeyPath: "bounds.size.width")
    layer.setValue(Double.pi / 3, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale.y")
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "position")
    layer.setValue(5, forKeyPath: "transform.m41")
    XCTAssertEqual(layer.bounds.width, 30)
    XCTAssertEqual(layer.value(forKeyPath: "transform.rotation") as! Double, .pi / 3, accuracy: 1e-9)
    XCTAssertEqual(layer.value(forKeyPath: "transform.scale.y") as! Double, 2, accuracy: 1e-9)
    XCTAssertEqual(layer.transform.m41, 5)
    XCTAssertEqual(layer.position, CGPoint(x: 1, y: 2))
    layer.setValue("tag", forKey: "mine")
    XCTAssertEqual(layer.value(forKey: "mine") as? String, "tag")
    layer.setValue(true, forKey: "hidden")
    XCTAssertTrue(layer.isHidden)
    XCTAssertEqual(layer.value(forKey: "opacity") as? Double, 1)
    XCTAssertNil(layer.value(forKey: "unknown"))
    layer.style = ["unknown": 4]
    XCTAssertEqual(layer.value(forKey: "unknown") as? Int, 4)
  }

  private final class Dial: CALayer {
    var drawn: [Double] = []
    var copied = false
    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      copied = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "angle" || super.needsDisplay(forKey: key)
    }
    override func draw(in ctx: CGContext) {
      Dial.log.append(value(forKey: "angle") as? Double ?? -1)
      ctx.setFillColor(.black())
      ctx.fill(bounds)
    }
    nonisolated(unsafe) static var log: [Double] = []
  }

  func testPresentationHasTheClassOfItsModel() {
    let dial = Dial()
    dial.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    let shown = dial.presentation()!
    XCTAssertTrue(shown.copied)
    XCTAssertTrue(shown.model() === dial)
    XCTAssertEqual(shown.frame, dial.frame)
  }

  func testDrawnKeysRedrawOnEveryFrameOfTheirAnimation() {
    let dial = Dial()
    dial.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    dial.setOwner(StillOwner.shared)
    root.addSublayer(dial)
    CATransaction.flush()
    Dial.log = []
    dial.setOwner(nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    dial.setValue(0.0, forKey: "angle")
    CATransaction.commit()
    XCTAssertEqual(Dial.log, [0])
    let animation = CABasicAnimation(keyPath: "angle")
    animation.toValue = 6.0
    animation.duration = 0.1
    dial.add(animation, forKey: nil)
    Dial.log = []
    clock.advance(by: 0.1)
    XCTAssertGreaterThanOrEqual(Dial.log.count, 6)
    XCTAssertTrue(Dial.log.contains { $0 > 1 && $0 < 5 })
    XCTAssertFalse(dial.hasAnimations)
  }

  // MARK: Display

  func testPlainLayerMakesNoContents() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = .opaqueWhite
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    XCTAssertNil(layer.contents)
    XCTAssertNil(layer.drawing)
  }

  func testDelegateDrawsOnceUntilAskedAgain() {
    final class Painter: NSObject, CALayerDelegate {
      var log: [String] = []
      func layerWillDraw(_ layer: CALayer) { log.append("will") }
      func draw(_ layer: CALayer, in ctx: CGContext) {
        log.append("draw")
        ctx.setFillColor(.opaqueBlack)
        ctx.fill(layer.bounds)
      }
    }
    let layer = stillLayer()
    let painter = Painter()
    layer.delegate = painter
    layer.setNeedsDisplay()
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    CATransaction.flush()
    CATransaction.flush()
    XCTAssertEqual(painter.log, ["will", "draw"])
    XCTAssertNotNil(layer.drawing)
    layer.bounds.size.width = 20
    CATransaction.flush()
    XCTAssertEqual(painter.log.count, 2)
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 30
    CATransaction.flush()
    XCTAssertEqual(painter.log.count, 4)
  }

  // MARK: Matrices

  func testTransformFunctions() {
    let t = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 10, 20, 30)
    XCTAssertEqual([t.m41, t.m42, t.m43], [20, 60, 120])
    XCTAssertTrue(CATransform3DIsIdentity(CATransform3DConcat(t, CATransform3DInvert(t))))
    XCTAssertTrue(
      CATransform3DIsAffine(
        CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))))
    XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    let r = CATransform3DMakeRotation(0.7, 0, 0, 1)
    let a = CATransform3DGetAffineTransform(r)
    let b = CGAffineTransform(rotationAngle: 0.7)
    XCTAssertEqual(a.a, b.a, accuracy: 1e-12)
    XCTAssertEqual(a.b, b.b, accuracy: 1e-12)
    XCTAssertEqual(NSValue(caTransform3D: t).caTransform3DValue, t)
  }

  func testMatricesComeApartAndTogetherAgain() {
    var random = SeededNumbers(seed: 5)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    for i in 0..<500 {
      var t = CATransform3DMakeScale(
        number(0.2...3) * (i % 5 == 0 ? -1 : 1), number(0.2...3), number(0.5...2))
      t = CATransform3DRotate(t, number(-3...3), number(-1...1), number(-1...1), number(-1...1))
      t = CATransform3DConcat(t, CATransform3DMakeScale(number(0.5...2), number(0.5...2), 1))
      t = CATransform3DConcat(t, CATransform3DMakeTranslation(number(-9...9), number(-9...9), number(-9...9)))
      if i % 3 == 0 {
        var p = CATransform3DIdentity
        p.m34 = -1 / 500
        t = CATransform3DConcat(t, p)
      }
      guard let parts = TransformComponents(t) else { return XCTFail("cannot be taken apart") }
      let again = parts.matrix
      for k in 0..<16 {
        XCTAssertEqual(again[entry: k], t[entry: k], accuracy: 1e-8, "entry \(k) of case \(i)")
      }
    }
  }
}

extension CGColor {
  fileprivate static func black() -> CGColor { .opaqueBlack }
}
