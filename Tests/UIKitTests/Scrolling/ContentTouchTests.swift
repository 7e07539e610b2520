import PortolanTesting
import UIKit
import XCTest

/// Tests of touches in content that may scroll (Metrics.md 2.4, 3.5).
@MainActor
final class ContentTouchTests: XCTestCase {
  private let place = CGPoint(x: 50, y: 150)

  private func scrollView(in stage: Stage, _ log: Log) -> UIScrollView {
    let scroll = stage.add(UIScrollView(), CGRect(x: 0, y: 100, width: 300, height: 400))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 4000)
    let row = TouchView("row", log: log)
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 4000)
    scroll.addSubview(row)
    CATransaction.flush()
    return scroll
  }

  func testAQuickTapIsDeliveredWhenItEnds() {
    let stage = Stage()
    let log = Log()
    _ = scrollView(in: stage, log)
    stage.fingers.down(at: place)
    XCTAssertEqual(log.take(), [])
    stage.fingers.up()
    XCTAssertEqual(log.take(), ["row began", "row ended"])
    stage.strike()
  }

  func testARestingFingerIsDeliveredAfter150Milliseconds() {
    let stage = Stage()
    let log = Log()
    _ = scrollView(in: stage, log)
    stage.fingers.down(at: place)
    stage.wait(0.14)
    XCTAssertEqual(log.take(), [])
    stage.wait(0.02)
    XCTAssertEqual(log.take(), ["row began"])
    stage.fingers.up()
    XCTAssertEqual(log.take(), ["row ended"])
    stage.strike()
  }

  func testDragScrollsWithoutTouchesInContent() {
    let stage = Stage()
    let log = Log()
    let scroll = scrollView(in: stage, log)
    stage.fingers.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 50, y: 300), duration: 0.1)
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(scroll.contentOffset.y, 90, accuracy: 0.5)
    stage.strike()
  }

  func testADragAfterTheDelayCancelsTheContentsTouch() {
    let stage = Stage()
    let log = Log()
    let scroll = scrollView(in: stage, log)
    stage.fingers.down(at: CGPoint(x: 50, y: 400))
    stage.wait(0.2)
    stage.fingers.move(to: CGPoint(x: 50, y: 300))
    XCTAssertEqual(log.take(), ["row began", "row cancelled"])
    XCTAssertEqual(scroll.contentOffset.y, 90, accuracy: 0.5)
    stage.fingers.up()
    stage.strike()
  }

  func testAControlThatHasItsTouchKeepsIt() {
    let stage = Stage()
    let log = Log()
    let scroll = scrollView(in: stage, log)
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.addSubview(control)
    stage.fingers.down(at: CGPoint(x: 50, y: 350))
    stage.wait(0.2)
    XCTAssertTrue(control.isTracking)
    stage.fingers.move(to: CGPoint(x: 50, y: 250))
    XCTAssertTrue(control.isTracking)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    stage.fingers.up()
    stage.fingers.drag(from: CGPoint(x: 50, y: 350), to: CGPoint(x: 50, y: 250), duration: 0.1)
    XCTAssertEqual(scroll.contentOffset.y, 90, accuracy: 0.5)
    stage.strike()
  }

  func testContentReceivesTouchesImmediatelyWithoutDelay() {
    let stage = Stage()
    let log = Log()
    scrollView(in: stage, log).delaysContentTouches = false
    stage.fingers.down(at: place)
    XCTAssertEqual(log.take(), ["row began"])
    stage.fingers.up()
    stage.strike()
  }

  func testAFingerThatCatchesMovingContentIsForThatAlone() {
    let stage = Stage()
    let log = Log()
    let scroll = scrollView(in: stage, log)
    stage.fingers.fling(from: CGPoint(x: 50, y: 450), to: CGPoint(x: 50, y: 250))
    stage.wait(0.1)
    XCTAssertTrue(scroll.isDecelerating)
    stage.fingers.tap(at: place)
    XCTAssertFalse(scroll.isDecelerating)
    XCTAssertEqual(log.take(), [])
    stage.strike()
  }

  func testNestedViewsScrollEachInItsOwnDirection() {
    let stage = Stage()
    let log = Log()
    let outer = scrollView(in: stage, log)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 2000, height: 300)
    outer.addSubview(inner)
    CATransaction.flush()
    stage.fingers.drag(from: CGPoint(x: 50, y: 350), to: CGPoint(x: 50, y: 250), duration: 0.1)
    XCTAssertEqual(inner.contentOffset, .zero)
    XCTAssertEqual(outer.contentOffset.y, 90, accuracy: 0.5)
    stage.fingers.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 150, y: 250), duration: 0.1)
    XCTAssertEqual(inner.contentOffset.x, 90, accuracy: 0.5)
    XCTAssertEqual(outer.contentOffset.y, 90, accuracy: 0.5)
    stage.strike()
  }

  func testAWheelMovesByItsNotchesAndStaysInRange() {
    let stage = Stage()
    let scroll = scrollView(in: stage, Log())
    for _ in 0..<3 { stage.fingers.scroll(.discrete, at: place, by: CGPoint(x: 0, y: -50)) }
    XCTAssertEqual(scroll.contentOffset.y, 150)
    for _ in 0..<5 { stage.fingers.scroll(.discrete, at: place, by: CGPoint(x: 0, y: 50)) }
    XCTAssertEqual(scroll.contentOffset.y, 0)
    stage.wait(1)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    stage.strike()
  }

  func testATouchpadDragsAndFlings() {
    let stage = Stage()
    let scroll = scrollView(in: stage, Log())
    stage.fingers.scroll(.began, at: place, by: .zero)
    stage.fingers.scroll(.changed, at: place, by: CGPoint(x: 0, y: -60))
    XCTAssertEqual(scroll.contentOffset.y, 60)
    stage.fingers.scroll(.ended, at: place, by: .zero, velocity: CGPoint(x: 0, y: -1000))
    XCTAssertTrue(scroll.isDecelerating)
    stage.wait(5)
    XCTAssertEqual(scroll.contentOffset.y, 60 + 990 * 0.499, accuracy: 2)
    stage.strike()
  }
}
