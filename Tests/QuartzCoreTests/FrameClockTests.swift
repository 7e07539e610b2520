import XCTest

@testable import QuartzCore

@MainActor
final class FrameClockTests: VirtualTimeTestCase {
  func testTimersFireInOrderAtTheirExactTime() {
    var log: [String] = []
    let start = clock.now
    func note(_ name: String) { log.append("\(name) \(Int(((clock.now - start) * 1000).rounded()))") }
    clock.schedule(after: 0.035) { note("c") }
    clock.schedule(after: 0.010) {
      note("a")
      self.clock.schedule(after: 0.005) { note("nested") }
    }
    clock.schedule(after: 0.010) { note("b") }
    clock.advance(by: 0.03)
    XCTAssertEqual(log, ["a 10", "b 10", "nested 15"])
    clock.advance(by: 0.03)
    XCTAssertEqual(log.last, "c 35")
  }

  func testCanceledTimerDoesNotFire() {
    var fired = false
    let token = clock.schedule(after: 0.1) { fired = true }
    XCTAssertFalse(clock.isIdle)
    token.cancel()
    XCTAssertTrue(clock.isIdle)
    clock.advance(by: 1)
    XCTAssertFalse(fired)
  }

  func testTickerRunsOncePerFrameOnAnEvenGrid() {
    var times: [CFTimeInterval] = []
    let ticker = clock.addTicker { times.append($0) }
    clock.advance(by: 0.1)
    ticker.invalidate()
    clock.advance(by: 0.1)
    XCTAssertEqual(times.count, 6)
    for (a, b) in zip(times, times.dropFirst()) { XCTAssertEqual(b - a, 1.0 / 60, accuracy: 1e-9) }
  }

  func testPausedTickerAsksForNoFrames() {
    var count = 0
    let before = clock.nextDeadline
    let ticker = clock.addTicker { _ in count += 1 }
    ticker.isPaused = true
    XCTAssertEqual(clock.nextDeadline, before)
    clock.advance(by: 0.1)
    XCTAssertEqual(count, 0)
    ticker.isPaused = false
    clock.advance(by: 0.1)
    XCTAssertEqual(count, 6)
    ticker.invalidate()
  }

  func testReleasedTickerRequestsNoFrames() {
    var count = 0
    var ticker: FrameClock.Ticker? = clock.addTicker { _ in count += 1 }
    clock.advance(by: 0.05)
    XCTAssertEqual(ticker?.isPaused, false)
    ticker = nil
    let before = count
    clock.advance(by: 1)
    XCTAssertEqual(count, before)
    XCTAssertGreaterThan(before, 0)
  }

  func testHigherFrameRate() {
    clock.frameInterval = 1.0 / 120
    defer { clock.frameInterval = 1.0 / 60 }
    var count = 0
    let ticker = clock.addTicker { _ in count += 1 }
    clock.advance(by: 0.5)
    ticker.invalidate()
    XCTAssertEqual(count, 60)
  }

  func testSettleStopsAtRestAndIgnoresBackgroundWork() {
    let endless = clock.addTicker(isBackground: true) { _ in }
    clock.schedule(after: 5, isBackground: true) {}
    var done = false
    clock.schedule(after: 0.3) { done = true }
    let start = clock.now
    XCTAssertTrue(clock.settle())
    XCTAssertTrue(done)
    XCTAssertEqual(clock.now - start, 0.3, accuracy: 1e-6)
    endless.invalidate()
  }

  func testSettleStopsAtLimit() {
    let ticker = clock.addTicker { _ in }
    XCTAssertFalse(clock.settle(limit: 0.5))
    ticker.invalidate()
    XCTAssertTrue(clock.settle())
  }

  func testMediaTimeIsTheClocksTime() {
    XCTAssertEqual(CACurrentMediaTime(), clock.now)
    clock.advance(by: 2.5)
    XCTAssertEqual(CACurrentMediaTime(), clock.now)
  }

  func testDisplayLinkFollowsFramesAndRate() {
    var stamps: [CFTimeInterval] = []
    let link = CADisplayLink { stamps.append($0.timestamp) }
    link.add(to: .main, forMode: .common)
    clock.advance(by: 0.5)
    XCTAssertEqual(Double(stamps.count), 30, accuracy: 1)
    link.preferredFramesPerSecond = 30
    stamps = []
    clock.advance(by: 1)
    XCTAssertEqual(Double(stamps.count), 30, accuracy: 1)
    link.frameInterval = 3
    XCTAssertEqual(link.preferredFramesPerSecond, 20)
    stamps = []
    clock.advance(by: 1)
    let count = stamps.count
    XCTAssertEqual(Double(count), 20, accuracy: 1)
    link.isPaused = true
    clock.advance(by: 1)
    XCTAssertEqual(stamps.count, count)
    link.invalidate()
    XCTAssertTrue(clock.isIdle)
  }

  func testInvalidatedDisplayLinkReleasesTarget() {
    final class Target: NSObject {}
    weak var weakTarget: Target?
    let link: CADisplayLink
    do {
      let target = Target()
      weakTarget = target
      link = CADisplayLink(target: target, selector: Selector("tick:"))
    }
    XCTAssertNotNil(weakTarget)
    link.invalidate()
    XCTAssertNil(weakTarget)
  }
}

/// Tests of the real clock, driven only by the main run loop.
@MainActor
final class RealClockTests: XCTestCase {
  func testAnimationRunsAndCompletesWhileTheRunLoopSpins() {
    FrameClock.shared.setMode(.real)
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let shown = LayerRoot(layer: root)
    let layer = CALayer()
    root.addSublayer(layer)
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
    let done = expectation(description: "completion")
    var middle: [CGFloat] = []
    let link = CADisplayLink { _ in middle.append(layer.presentation()!.position.x) }
    link.add(to: .main, forMode: .common)
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setCompletionBlock { done.fulfill() }
    layer.position.x = 100
    CATransaction.commit()
    wait(for: [done], timeout: 30)
    link.invalidate()
    XCTAssertEqual(layer.presentation()!.position.x, 100)
    XCTAssertTrue(middle.contains { $0 > 0 && $0 < 100 })
    XCTAssertEqual(middle, middle.sorted())
    let frames = FrameClock.shared.frameCount
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertLessThanOrEqual(FrameClock.shared.frameCount, frames + 1, "frames while nothing moves")
    shown.invalidate()
  }

  func testDriverThatStopsTickingDoesNotHoldUpACompletion() {
    final class Silent: FrameClock.Driver {
      var wanted: [Bool] = []
      func frameClock(_ clock: FrameClock, wantsTicks wanted: Bool) { self.wanted.append(wanted) }
    }
    FrameClock.shared.setMode(.real)
    let driver = Silent()
    FrameClock.shared.driver = driver
    defer { FrameClock.shared.driver = nil }
    let done = expectation(description: "completion")
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 0.05
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.fulfill() }
    layer.add(animation, forKey: nil)
    CATransaction.commit()
    wait(for: [done], timeout: 30)
    XCTAssertTrue(driver.wanted.contains(true))
    XCTAssertEqual(driver.wanted.last, false)
  }

  func testATimerOfVirtualTimeCanStillBeCanceledInRealTime() {
    FrameClock.shared.setMode(.virtual)
    var fired: [String] = []
    let done = expectation(description: "the other one")
    let cancelled = FrameClock.shared.schedule(after: 0.01) { fired.append("cancelled") }
    FrameClock.shared.schedule(after: 0.02) {
      fired.append("other")
      done.fulfill()
    }
    FrameClock.shared.setMode(.real)
    cancelled.cancel()
    wait(for: [done], timeout: 30)
    XCTAssertEqual(fired, ["other"])
  }

  func testTimersOfTheRealClockFireInOrder() {
    FrameClock.shared.setMode(.real)
    var log: [Int] = []
    let done = expectation(description: "last")
    FrameClock.shared.schedule(after: 0.02) { log.append(2) }
    FrameClock.shared.schedule(after: 0.01) { log.append(1) }
    FrameClock.shared.schedule(after: 0.03) {
      log.append(3)
      done.fulfill()
    }
    wait(for: [done], timeout: 30)
    XCTAssertEqual(log, [1, 2, 3])
  }
}
