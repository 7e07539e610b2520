import XCTest

@testable import QuartzCore

/// Tests of layers and clocks that are paused, scrubbed, reversed and stopped while animations run.
@MainActor
final class AnimationControlTests: VirtualTimeTestCase {
  func testPausedLayerScrubs() {
    let layer = stillLayer()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    root.speed = 0
    root.timeOffset = 0
    layer.add(animation, forKey: "move")
    clock.advance(by: 3)
    XCTAssertEqual(layer.presentation()!.position.x, 0)
    XCTAssertTrue(clock.isIdle)
    root.timeOffset = 0.4
    XCTAssertEqual(layer.presentation()!.position.x, 40, accuracy: 1e-9)
    // The usual way to resume.
    let paused = root.timeOffset
    root.speed = 1
    root.timeOffset = 0
    root.beginTime = 0
    root.beginTime = root.convertTime(CACurrentMediaTime(), from: nil) - paused
    clock.advance(by: 0.3)
    XCTAssertEqual(layer.presentation()!.position.x, 70, accuracy: 1e-6)
    clock.settle()
    XCTAssertNil(layer.animationKeys())
  }

  func testClockPausesScrubsReversesAndContinues() {
    let layer = stillLayer()
    layer.position.x = 100
    let time = AnimationClock(duration: 1)
    var ends: [AnimationClock.End] = []
    time.completion = { ends.append($0) }
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.duration = 1
    animation.clock = time
    let log = AnimationLog()
    animation.delegate = log
    layer.add(animation, forKey: "move")
    func x() -> CGFloat { layer.presentation()!.position.x }
    clock.advance(by: 1)
    XCTAssertEqual(x(), 0, "the clock has not started")
    time.run()
    clock.advance(by: 0.25)
    XCTAssertEqual(x(), 25, accuracy: 1e-6)
    time.pause()
    clock.advance(by: 1)
    XCTAssertEqual(x(), 25, accuracy: 1e-6)
    XCTAssertTrue(clock.isIdle)
    time.scrub(toFraction: 0.6)
    XCTAssertEqual(x(), 60, accuracy: 1e-6)
    time.run(to: .start)
    clock.advance(by: 0.1)
    XCTAssertEqual(x(), 50, accuracy: 1e-6)
    time.run(to: .end, duration: 0.2, course: .timing(CAMediaTimingFunction(name: .easeOut)))
    clock.advance(by: 0.1)
    XCTAssertEqual(x(), 50 + 50 * CAMediaTimingFunction(name: .easeOut).value(at: 0.5), accuracy: 1e-6)
    clock.settle()
    XCTAssertEqual(x(), 100)
    XCTAssertEqual(ends, [.end])
    XCTAssertEqual(log.events, ["start position.x", "end position.x"])
  }

  func testReversedClockEndsAtItsStart() {
    let layer = stillLayer()
    let time = AnimationClock(duration: 1)
    var ends: [AnimationClock.End] = []
    time.completion = { ends.append($0) }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    animation.clock = time
    layer.add(animation, forKey: nil)
    time.scrub(to: 0.5)
    time.run(to: .start)
    clock.settle()
    XCTAssertEqual(ends, [.start])
    XCTAssertFalse(layer.hasAnimations)
  }

  func testStoppedClockLeavesTheModel() {
    let layer = stillLayer()
    let time = AnimationClock(duration: 1)
    time.completion = { _ in XCTFail("stopped without an end") }
    let log = AnimationLog()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    animation.clock = time
    animation.delegate = log
    layer.add(animation, forKey: nil)
    time.run()
    clock.advance(by: 0.3)
    time.stop(at: nil)
    clock.settle()
    XCTAssertEqual(log.events.last, "cut opacity")
    XCTAssertEqual(layer.presentation()!.opacity, 1)
  }

  func testLongDelayCostsNoFrames() {
    let layer = stillLayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 0.1
    animation.beginTime = CACurrentMediaTime() + 100
    layer.add(animation, forKey: nil)
    let before = clock.frameCount
    clock.advance(by: 99)
    XCTAssertLessThan(clock.frameCount - before, 5)
    XCTAssertFalse(clock.isIdle)
    clock.advance(by: 1.05)
    XCTAssertEqual(layer.presentation()!.opacity, 0.5, accuracy: 1e-3)
    clock.settle()
    XCTAssertFalse(layer.hasAnimations)
  }

  func testAddingCopiesTheAnimation() {
    let layer = stillLayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0.5
    animation.duration = 1
    animation.setValue("mark", forKey: "name")
    layer.add(animation, forKey: "fade")
    animation.duration = 9
    let added = layer.animation(forKey: "fade") as! CABasicAnimation
    XCTAssertFalse(added === animation)
    XCTAssertEqual(added.duration, 1)
    XCTAssertEqual(added.value(forKey: "name") as? String, "mark")
  }
}
