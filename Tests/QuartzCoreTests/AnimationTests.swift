import XCTest

@testable import QuartzCore

/// Compares displayed values with closed forms, mostly at times between frames.
@MainActor
final class AnimationTests: VirtualTimeTestCase {
  private let times = [0.0, 0.05, 0.1, 0.25, 0.26, 0.4, 0.499]

  /// Adds `animation`, commits, and calls `check` with the time since its start and the presentation values.
  private func sample(
    _ layer: CALayer, _ animation: CAAnimation, at times: [Double], _ check: (Double, CALayer) -> Void
  ) {
    layer.add(animation, forKey: "test")
    CATransaction.flush()
    var last = 0.0
    for time in times {
      clock.advance(by: time - last)
      last = time
      check(time, layer.presentation()!)
    }
  }

  func testModelIsFinalAtOnceAndPresentationFollows() {
    let layer = stillLayer()
    layer.position.x = 100
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.duration = 0.5
    sample(layer, animation, at: times) { t, shown in
      XCTAssertEqual(layer.position.x, 100)
      XCTAssertEqual(shown.position.x, 200 * t, accuracy: 1e-9)
      XCTAssertTrue(shown.model() === layer)
    }
    clock.advance(by: 0.001)
    XCTAssertEqual(layer.presentation()!.position.x, 100)
    XCTAssertNil(layer.animationKeys())
    XCTAssertTrue(clock.isIdle)
  }

  func testEveryWayToGiveTheEnds() {
    func value(_ configure: (CABasicAnimation) -> Void) -> Float {
      let layer = stillLayer()
      layer.opacity = 0.8
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 1
      configure(animation)
      layer.add(animation, forKey: nil)
      CATransaction.flush()
      clock.advance(by: 0.25)
      return layer.presentation()!.opacity
    }
    XCTAssertEqual(
      value {
        $0.fromValue = 0.2; $0.toValue = 0.6
      }, 0.3, accuracy: 1e-6)
    XCTAssertEqual(
      value {
        $0.fromValue = 0.2; $0.byValue = 0.4
      }, 0.3, accuracy: 1e-6)
    XCTAssertEqual(
      value {
        $0.toValue = 0.6; $0.byValue = 0.4
      }, 0.3, accuracy: 1e-6)
    XCTAssertEqual(value { $0.fromValue = 0.4 }, 0.5, accuracy: 1e-6)
    XCTAssertEqual(value { $0.toValue = 0.4 }, 0.7, accuracy: 1e-6)
    XCTAssertEqual(value { $0.byValue = -0.4 }, 0.7, accuracy: 1e-6)
    XCTAssertEqual(value { $0.fromValue = NSNumber(value: 0.4 as Float) }, 0.5, accuracy: 1e-6)
  }

  func testTimingFunctionShapesTheValue() {
    let layer = stillLayer()
    let animation = CABasicAnimation(keyPath: "bounds.size.width")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 0.5
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    sample(layer, animation, at: times) { t, shown in
      XCTAssertEqual(shown.bounds.width, 100 * curve.value(at: t / 0.5), accuracy: 1e-9)
    }
  }

  func testSpringFollowsItsClosedForm() {
    let layer = stillLayer()
    let animation = CASpringAnimation(keyPath: "position.y")
    animation.fromValue = 0
    animation.toValue = 50
    animation.damping = 6
    animation.initialVelocity = 3
    animation.duration = animation.settlingDuration
    let w = 10.0
    let wd = w * (1 - 0.09 as Double).squareRoot()
    sample(layer, animation, at: [0.1, 0.33, 0.7, 1.2]) { t, shown in
      let x = exp(-3 * t) * (cos(wd * t) + (3 - 3) / wd * sin(wd * t))
      XCTAssertEqual(shown.position.y, 50 * (1 - x), accuracy: 1e-9)
    }
  }

  func testSpringWithoutDurationTakesItsSettlingTime() {
    let layer = stillLayer()
    let animation = CASpringAnimation(keyPath: "position.y")
    animation.fromValue = 0
    layer.add(animation, forKey: "spring")
    CATransaction.flush()
    let start = clock.now
    clock.settle()
    XCTAssertEqual(clock.now - start, animation.settlingDuration, accuracy: 1.0 / 60)
  }

  func testRepeatsAndAutoreverses() {
    let layer = stillLayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 0.2
    animation.autoreverses = true
    animation.repeatCount = 1.5
    sample(layer, animation, at: [0.05, 0.2, 0.25, 0.4, 0.45, 0.55]) { t, shown in
      let phase = t.truncatingRemainder(dividingBy: 0.4)
      let expected = phase <= 0.2 ? phase / 0.2 : (0.4 - phase) / 0.2
      XCTAssertEqual(Double(shown.opacity), expected, accuracy: 1e-6)
    }
    clock.advance(by: 0.06)
    XCTAssertNil(layer.animation(forKey: "test"), "three runs of 0.2 are over")
  }

  func testCumulativeRunsBuildOnEachOther() {
    let layer = stillLayer()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 10
    animation.duration = 0.1
    animation.repeatCount = 4
    animation.isCumulative = true
    sample(layer, animation, at: [0.05, 0.15, 0.25, 0.39]) { t, shown in
      XCTAssertEqual(shown.position.x, 100 * t, accuracy: 1e-6)
    }
  }

  func testAdditiveAnimationsSum() {
    let layer = stillLayer()
    layer.position.x = 100
    for amount in [-100.0, 30] {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = amount
      animation.toValue = 0
      animation.isAdditive = true
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    CATransaction.flush()
    clock.advance(by: 0.25)
    XCTAssertEqual(layer.presentation()!.position.x, 100 - 75 + 22.5, accuracy: 1e-9)
  }

  func testDelayShowsTheModelUnlessFilledBackwards() {
    for fill in [CAMediaTimingFillMode.removed, .backwards] {
      let layer = stillLayer()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0.25
      animation.duration = 0.5
      animation.beginTime = CACurrentMediaTime() + 0.5
      animation.fillMode = fill
      sample(layer, animation, at: [0.1, 0.49]) { _, shown in
        XCTAssertEqual(shown.opacity, fill == .removed ? 1 : 0.25)
      }
      clock.advance(by: 0.26)
      XCTAssertEqual(layer.presentation()!.opacity, 0.625, accuracy: 1e-6)
      layer.removeAllAnimations()
    }
  }

  func testFillForwardsHoldsTheLastValueUntilRemoved() {
    let layer = stillLayer()
    let log = AnimationLog()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0.5
    animation.duration = 0.1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    animation.delegate = log
    layer.add(animation, forKey: "hold")
    clock.advance(by: 0.3)
    XCTAssertEqual(layer.presentation()!.opacity, 0.5)
    XCTAssertEqual(log.events, ["start opacity", "end opacity"])
    XCTAssertTrue(clock.isIdle, "a held value asks for no frames")
    layer.removeAnimation(forKey: "hold")
    XCTAssertEqual(layer.presentation()!.opacity, 1)
  }

  func testSpeedAndTimeOffset() {
    let layer = stillLayer()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    animation.speed = 2
    animation.timeOffset = 0.2
    sample(layer, animation, at: [0.1, 0.3]) { t, shown in
      XCTAssertEqual(shown.position.x, 20 + 200 * t, accuracy: 1e-9)
    }
    clock.advance(by: 0.11)
    XCTAssertNil(layer.animationKeys())
  }

  func testNegativeSpeedRunsBackwards() {
    let layer = stillLayer()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    animation.speed = -1
    sample(layer, animation, at: [0.1, 0.75]) { t, shown in
      XCTAssertEqual(shown.position.x, 100 - 100 * t, accuracy: 1e-9)
    }
    clock.settle()
    XCTAssertNil(layer.animationKeys())
  }

  func testSameKeyReplaces() {
    let layer = stillLayer()
    let log = AnimationLog()
    for (name, target) in [("first", 0.2), ("second", 0.4)] {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = target
      animation.duration = 0.5
      animation.delegate = log
      animation.setValue(name, forKey: "name")
      layer.add(animation, forKey: "fade")
      clock.advance(by: 0.1)
    }
    XCTAssertEqual(layer.animationKeys(), ["fade"])
    XCTAssertEqual(log.events, ["start first", "cut first", "start second"])
    clock.settle()
    XCTAssertEqual(log.events.last, "end second")
  }

  func testEndlessAnimationKeepsRunningButTheClockIsIdle() {
    let layer = stillLayer()
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.toValue = 2 * Double.pi
    animation.duration = 1
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "spin")
    CATransaction.flush()
    clock.advance(by: 100.25)
    XCTAssertEqual(
      layer.presentation()!.value(forKeyPath: "transform.rotation.z") as! Double, .pi / 2, accuracy: 1e-6)
    XCTAssertTrue(clock.isIdle)
    XCTAssertTrue(clock.settle())
    layer.removeFromSuperlayer()
    CATransaction.flush()
    let frames = clock.frameCount
    clock.advance(by: 1)
    XCTAssertLessThan(clock.frameCount - frames, 10, "a deallocated layer requests no frames")
  }

  // MARK: Values

  func testRotationTakesTheShortWay() {
    let layer = stillLayer()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DMakeRotation(3, 0, 0, 1)
    animation.toValue = CATransform3DMakeRotation(-3, 0, 0, 1)
    animation.duration = 1
    sample(layer, animation, at: [0.5]) { _, shown in
      XCTAssertEqual(abs(shown.value(forKeyPath: "transform.rotation.z") as! Double), .pi, accuracy: 1e-9)
    }
  }

  func testTransformKeepsItsPartsOnTheWay() {
    let layer = stillLayer()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DTranslate(
      CATransform3DScale(CATransform3DMakeRotation(1, 0, 0, 1), 3, 5, 1), 0, 0, 0)
    animation.duration = 1
    sample(layer, animation, at: [0.5]) { _, shown in
      XCTAssertEqual(shown.value(forKeyPath: "transform.rotation.z") as! Double, 0.5, accuracy: 1e-9)
      XCTAssertEqual(shown.value(forKeyPath: "transform.scale.x") as! Double, 2, accuracy: 1e-9)
      XCTAssertEqual(shown.value(forKeyPath: "transform.scale.y") as! Double, 3, accuracy: 1e-9)
    }
  }

  func testComponentsAnimateIndependently() {
    let layer = stillLayer()
    for (path, to) in [
      ("transform.scale.x", 3.0), ("transform.rotation.z", 1), ("transform.translation.y", 40),
    ] {
      let animation = CABasicAnimation(keyPath: path)
      animation.toValue = to
      animation.duration = 1
      layer.add(animation, forKey: path)
    }
    CATransaction.flush()
    clock.advance(by: 0.5)
    let shown = layer.presentation()!
    XCTAssertEqual(shown.value(forKeyPath: "transform.scale.x") as! Double, 2, accuracy: 1e-9)
    XCTAssertEqual(shown.value(forKeyPath: "transform.rotation.z") as! Double, 0.5, accuracy: 1e-9)
    XCTAssertEqual(shown.value(forKeyPath: "transform.translation.y") as! Double, 20, accuracy: 1e-9)
  }

  func testColorsMixMultipliedByAlpha() {
    let layer = stillLayer()
    layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0)
    animation.duration = 1
    sample(layer, animation, at: [0.5]) { _, shown in
      XCTAssertEqual(shown.backgroundColor!.components!, [1, 0, 0, 0.5])
    }
  }

  func testPointsSizesAndBoxedValues() {
    let layer = stillLayer()
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = NSValue(cgPoint: CGPoint(x: 0, y: 10))
    move.toValue = CGPoint(x: 10, y: 30)
    move.duration = 1
    let grow = CABasicAnimation(keyPath: "bounds.size")
    grow.fromValue = CGSize.zero
    grow.toValue = NSValue(cgSize: CGSize(width: 8, height: 4))
    grow.duration = 1
    let turn = CABasicAnimation(keyPath: "sublayerTransform")
    turn.toValue = NSValue(caTransform3D: CATransform3DMakeTranslation(0, 6, 2))
    turn.duration = 1
    for (i, animation) in [move, grow, turn].enumerated() { layer.add(animation, forKey: "\(i)") }
    CATransaction.flush()
    clock.advance(by: 0.5)
    let shown = layer.presentation()!
    XCTAssertEqual(shown.position, CGPoint(x: 5, y: 20))
    XCTAssertEqual(shown.bounds.size, CGSize(width: 4, height: 2))
    XCTAssertEqual(shown.sublayerTransform, CATransform3DMakeTranslation(0, 3, 1))
  }

  func testShapeAndGradientProperties() {
    let shape = CAShapeLayer()
    shape.setOwner(StillOwner.shared)
    root.addSublayer(shape)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    draw.fromValue = 0
    draw.duration = 1
    shape.add(draw, forKey: nil)
    let morph = CABasicAnimation(keyPath: "path")
    morph.toValue = CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 10), transform: nil)
    morph.duration = 1
    shape.add(morph, forKey: nil)
    let gradient = CAGradientLayer()
    gradient.setOwner(StillOwner.shared)
    root.addSublayer(gradient)
    gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    let slide = CABasicAnimation(keyPath: "locations")
    slide.toValue = [0.5, 1] as [NSNumber]
    slide.duration = 1
    gradient.add(slide, forKey: nil)
    CATransaction.flush()
    clock.advance(by: 0.5)
    XCTAssertEqual(shape.presentation()!.strokeEnd, 0.5, accuracy: 1e-9)
    XCTAssertEqual(shape.presentation()!.path!.boundingBoxOfPath, CGRect(x: 5, y: 0, width: 20, height: 10))
    XCTAssertEqual(gradient.presentation()!.locations, [0.25, 1])
  }

  func testApplicationsOwnKeysAnimate() {
    let layer = stillLayer()
    layer.setValue(10, forKey: "progress")
    let animation = CABasicAnimation(keyPath: "progress")
    animation.toValue = 20
    animation.duration = 1
    sample(layer, animation, at: [0.5]) { _, shown in
      XCTAssertEqual(shown.value(forKey: "progress") as! Double, 15, accuracy: 1e-9)
    }
  }

  // MARK: Groups and keyframes

  func testGroupCutsItsMembersAndPacesThem() {
    let layer = stillLayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 2
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    move.beginTime = 0.5
    move.duration = 0.5
    move.fillMode = .backwards
    let group = CAAnimationGroup()
    group.animations = [fade, move]
    group.duration = 1
    sample(layer, group, at: [0.25, 0.75]) { t, shown in
      XCTAssertEqual(Double(shown.opacity), t / 2, accuracy: 1e-6)
      XCTAssertEqual(shown.position.x, max(0, (t - 0.5) / 0.5 * 100), accuracy: 1e-9)
    }
    clock.advance(by: 0.3)
    XCTAssertEqual(layer.presentation()!.opacity, 1)
  }

  private func keyframes(_ path: String = "position.x", _ values: [Any]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: path)
    animation.values = values
    animation.duration = 1
    return animation
  }

  func testKeyframesWithTimesAndFunctions() {
    let layer = stillLayer()
    let animation = keyframes("position.x", [0, 10, 110])
    animation.keyTimes = [0, 0.5, 1]
    animation.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn)]
    let ease = CAMediaTimingFunction(name: .easeIn)
    sample(layer, animation, at: [0.25, 0.5, 0.75]) { t, shown in
      let expected = t < 0.5 ? 20 * t : 10 + 100 * ease.value(at: (t - 0.5) * 2)
      XCTAssertEqual(shown.position.x, expected, accuracy: 1e-9)
    }
  }

  func testDiscreteKeyframesJump() {
    let layer = stillLayer()
    let animation = keyframes("position.x", [1, 2, 3, 4])
    animation.calculationMode = .discrete
    sample(layer, animation, at: [0.1, 0.3, 0.6, 0.9]) { t, shown in
      XCTAssertEqual(shown.position.x, (t * 4).rounded(.down) + 1)
    }
  }

  func testPacedKeyframesMoveEvenly() {
    let layer = stillLayer()
    let animation = keyframes("position.x", [0, 10, 100])
    animation.keyTimes = [0, 0.9, 1]
    animation.calculationMode = .paced
    sample(layer, animation, at: [0.1, 0.35, 0.9]) { t, shown in
      XCTAssertEqual(shown.position.x, 100 * t, accuracy: 1e-9)
    }
  }

  func testCubicKeyframesPassThroughTheirValuesSmoothly() {
    let layer = stillLayer()
    let animation = keyframes("position.x", [0, 10, 0, 10, 0])
    animation.calculationMode = .cubic
    sample(layer, animation, at: [0.25, 0.5, 0.75]) { t, shown in
      XCTAssertEqual(shown.position.x, t == 0.5 ? 0 : 10, accuracy: 1e-9)
    }
    guard case .track(let track) = animation.compile(for: layer), case .keyframes(let curve) = track.curve
    else {
      return XCTFail("no curve")
    }
    for knot in [0.25, 0.5, 0.75] {
      let before = (curve.value(at: knot).number - curve.value(at: knot - 1e-6).number) / 1e-6
      let after = (curve.value(at: knot + 1e-6).number - curve.value(at: knot).number) / 1e-6
      XCTAssertEqual(before, after, accuracy: 1e-2)
    }
  }

  func testPathIsFollowedAndTurnedAlong() {
    let layer = stillLayer()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 50))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    sample(layer, animation, at: [1.0 / 3, 5.0 / 6]) { t, shown in
      let first = t < 0.5
      XCTAssertEqual(shown.position.x, first ? 50 : 100, accuracy: 1e-6)
      XCTAssertEqual(shown.position.y, first ? 0 : 25, accuracy: 1e-6)
      XCTAssertEqual(
        shown.value(forKeyPath: "transform.rotation.z") as! Double, first ? 0 : .pi / 2, accuracy: 1e-6)
    }
  }
}
