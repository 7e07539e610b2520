import PortolanTesting
import UIKit
import XCTest

@MainActor
final class TouchDeliveryTests: XCTestCase {
  func testATouchGoesToTheViewItHitUntilItLifts() {
    let stage = Stage()
    let log = Log()
    _ = stage.add(TouchView("left", log: log), CGRect(x: 0, y: 100, width: 100, height: 100))
    _ = stage.add(TouchView("right", log: log), CGRect(x: 100, y: 100, width: 100, height: 100))
    stage.fingers.down(at: CGPoint(x: 50, y: 150))
    stage.fingers.move(to: CGPoint(x: 150, y: 150))
    stage.fingers.up()
    XCTAssertEqual(log.take(), ["left began", "left moved", "left ended"])
    stage.strike()
  }

  func testACanceledPointerCancelsTheTouch() {
    let stage = Stage()
    let log = Log()
    _ = stage.add(TouchView("view", log: log), CGRect(x: 0, y: 100, width: 100, height: 100))
    stage.fingers.down(at: CGPoint(x: 50, y: 150))
    stage.fingers.cancel()
    XCTAssertEqual(log.take(), ["view began", "view cancelled"])
    stage.strike()
  }

  func testTouchesWhoseEndIsNotReportedAreCancelledByLaterOnes() {
    let stage = Stage()
    let log = Log()
    _ = stage.add(TouchView("lost", log: log), CGRect(x: 0, y: 100, width: 100, height: 100))
    _ = stage.add(TouchView("view", log: log), CGRect(x: 100, y: 100, width: 100, height: 100))
    stage.fingers.down(0, at: CGPoint(x: 50, y: 150))
    for finger in 1...15 { stage.fingers.down(finger, at: CGPoint(x: 150, y: 150)) }
    XCTAssertEqual(log.take(), ["lost began", "view began"])
    stage.fingers.down(16, at: CGPoint(x: 150, y: 150))
    XCTAssertEqual(log.take(), ["lost cancelled"])
    for finger in 0...16 { stage.fingers.up(finger) }
    XCTAssertEqual(log.take(), ["view ended"])
    stage.strike()
  }

  func testAViewWithoutMultipleTouchGetsTheFirstOnly() {
    let stage = Stage()
    let log = Log()
    let view = stage.add(TouchView("view", log: log), CGRect(x: 0, y: 100, width: 200, height: 200))
    stage.fingers.down(0, at: CGPoint(x: 50, y: 150))
    stage.fingers.down(1, at: CGPoint(x: 90, y: 150))
    stage.fingers.up(1)
    stage.fingers.up(0)
    XCTAssertEqual(log.take(), ["view began", "view ended"])

    view.isMultipleTouchEnabled = true
    stage.fingers.send(.down, [0: CGPoint(x: 50, y: 150), 1: CGPoint(x: 90, y: 150)])
    stage.fingers.send(.up, [0: CGPoint(x: 50, y: 150), 1: CGPoint(x: 90, y: 150)])
    XCTAssertEqual(log.take(), ["view began 2", "view ended 2"])
    stage.strike()
  }

  func testAnExclusiveViewKeepsOthersFromTouches() {
    let stage = Stage()
    let log = Log()
    let left = stage.add(TouchView("left", log: log), CGRect(x: 0, y: 100, width: 100, height: 100))
    _ = stage.add(TouchView("right", log: log), CGRect(x: 100, y: 100, width: 100, height: 100))
    left.isExclusiveTouch = true
    stage.fingers.down(0, at: CGPoint(x: 50, y: 150))
    stage.fingers.down(1, at: CGPoint(x: 150, y: 150))
    stage.fingers.up(1)
    stage.fingers.up(0)
    XCTAssertEqual(log.take(), ["left began", "left ended"])
    stage.fingers.down(1, at: CGPoint(x: 150, y: 150))
    stage.fingers.down(0, at: CGPoint(x: 50, y: 150))
    stage.fingers.up(0)
    stage.fingers.up(1)
    XCTAssertEqual(log.take(), ["right began", "right ended"])
    stage.strike()
  }

  func testTapCountGrowsWhileTapsAreQuickAndNear() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts.append(touches.first!.tapCount)
      }
    }
    let stage = Stage()
    let view = stage.add(Counter(), CGRect(x: 0, y: 100, width: 300, height: 300))
    let place = CGPoint(x: 50, y: 150)
    stage.fingers.tap(at: place, count: 3)
    stage.wait(0.5)
    stage.fingers.tap(at: place)
    stage.wait(0.1)
    stage.fingers.tap(at: CGPoint(x: 200, y: 300))
    XCTAssertEqual(view.counts, [1, 2, 3, 1, 1])
    stage.strike()
  }

  func testUnhandledTouchesGoUpTheChain() {
    final class Parent: UIViewController {
      var began = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
    }
    let parent = Parent()
    let stage = Stage(controller: parent)
    _ = stage.add(UIView(), CGRect(x: 0, y: 100, width: 100, height: 100))
    stage.fingers.tap(at: CGPoint(x: 50, y: 150))
    XCTAssertEqual(parent.began, 1)
    stage.strike()
  }

  func testLayoutIsDoneBeforeATouchIsHit() {
    final class Sliding: UIView {
      let child = UIView()
      override func layoutSubviews() { child.frame = CGRect(x: 100, y: 0, width: 50, height: 50) }
    }
    let stage = Stage()
    let log = Log()
    let sliding = stage.add(Sliding(), CGRect(x: 0, y: 100, width: 300, height: 100))
    let target = TouchView("child", log: log)
    sliding.child.addSubview(target)
    target.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    sliding.addSubview(sliding.child)
    stage.fingers.tap(at: CGPoint(x: 120, y: 120))
    XCTAssertEqual(log.take(), ["child began", "child ended"])
    stage.strike()
  }

  func testViewRemovedFromWindowReceivesTouchCancellation() {
    let stage = Stage()
    let log = Log()
    let view = stage.add(TouchView("view", log: log), CGRect(x: 0, y: 100, width: 100, height: 100))
    stage.fingers.down(at: CGPoint(x: 50, y: 150))
    view.removeFromSuperview()
    stage.fingers.move(to: CGPoint(x: 60, y: 150))
    stage.fingers.up()
    XCTAssertEqual(log.take(), ["view began", "view cancelled"])
    stage.strike()
  }

  func testWindowWithoutHitViewPassesTouchesThrough() {
    final class Overlay: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let stage = Stage()
    let log = Log()
    _ = stage.add(TouchView("below", log: log), CGRect(x: 0, y: 100, width: 100, height: 100))
    let overlay = Overlay(windowScene: stage.window.windowScene!)
    overlay.windowLevel = .alert
    let badge = TouchView("badge", log: log)
    badge.frame = CGRect(x: 0, y: 300, width: 50, height: 50)
    overlay.addSubview(badge)
    overlay.isHidden = false
    stage.fingers.tap(at: CGPoint(x: 50, y: 150))
    stage.fingers.tap(at: CGPoint(x: 20, y: 320))
    XCTAssertEqual(log.take(), ["below began", "below ended", "badge began", "badge ended"])
    overlay.isHidden = true
    stage.strike()
  }

  func testAnApplicationThatIgnoresInteractionGetsNoTouches() {
    let stage = Stage()
    let log = Log()
    _ = stage.add(TouchView("view", log: log), CGRect(x: 0, y: 100, width: 100, height: 100))
    UIApplication.shared.beginIgnoringInteractionEvents()
    stage.fingers.tap(at: CGPoint(x: 50, y: 150))
    UIApplication.shared.endIgnoringInteractionEvents()
    XCTAssertEqual(log.take(), [])
    stage.strike()
  }

  func testHidingAWindowCancelsItsTouches() {
    let stage = Stage()
    let log = Log()
    _ = stage.add(TouchView("view", log: log), CGRect(x: 0, y: 100, width: 100, height: 100))
    stage.fingers.down(at: CGPoint(x: 50, y: 150))
    stage.window.isHidden = true
    stage.fingers.up()
    XCTAssertEqual(log.take(), ["view began", "view cancelled"])
    stage.strike()
  }
}
