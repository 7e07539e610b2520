import PortolanTesting
import UIKit
import XCTest

/// Tests of pans, edge pans, swipes, pinches and rotations.
@MainActor
final class MovementGestureTests: XCTestCase {
  private func log(_ recognizer: UIGestureRecognizer, _ log: Log) {
    recognizer.addHandler { log.add("\($0.state)") }
  }

  func testAPanBeginsAfterTenPointsAndCountsFromThere() {
    let stage = Stage()
    let events = Log()
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [weak pan] in events.add("\($0.state) \(pan!.translation(in: pan!.view).y)") }
    stage.view.addGestureRecognizer(pan)
    stage.fingers.down(at: CGPoint(x: 100, y: 100))
    stage.fingers.move(to: CGPoint(x: 100, y: 109))
    XCTAssertEqual(events.take(), [])
    stage.fingers.move(to: CGPoint(x: 100, y: 130))
    stage.fingers.move(to: CGPoint(x: 100, y: 160))
    stage.fingers.up()
    XCTAssertEqual(events.take(), ["began 20.0", "changed 50.0", "ended 50.0"])
    XCTAssertEqual(pan.translation(in: stage.view), .zero)
    stage.strike()
  }

  func testVelocityIsThatOfTheLastTenthOfASecond() {
    let stage = Stage()
    var velocity = CGPoint.zero
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [weak pan] _ in velocity = pan!.velocity(in: nil) }
    stage.view.addGestureRecognizer(pan)
    stage.fingers.fling(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 350, y: 100), duration: 0.3)
    XCTAssertEqual(velocity.x, 1000, accuracy: 1)
    stage.fingers.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 350, y: 100), rest: 0.2)
    XCTAssertEqual(velocity.x, 0, accuracy: 0.001)
    stage.strike()
  }

  func testTranslationCanBeReset() {
    let stage = Stage()
    var sum: CGFloat = 0
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [weak pan] _ in
      sum += pan!.translation(in: nil).x
      pan!.setTranslation(.zero, in: nil)
    }
    stage.view.addGestureRecognizer(pan)
    stage.fingers.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 100))
    XCTAssertEqual(sum, 190, accuracy: 0.001)
    stage.strike()
  }

  func testTranslationIsInTheCoordinatesOfTheView() {
    let stage = Stage()
    let turned = stage.add(UIView(), CGRect(x: 50, y: 300, width: 200, height: 200))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    var translation = CGPoint.zero
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [weak pan, weak turned] _ in translation = pan!.translation(in: turned) }
    turned.addGestureRecognizer(pan)
    stage.fingers.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 450))
    XCTAssertEqual(translation.x, 20, accuracy: 0.001)
    XCTAssertEqual(translation.y, 0, accuracy: 0.001)
    stage.strike()
  }

  func testAnotherFingerDoesNotMakeAPanJump() {
    let stage = Stage()
    var translation = CGPoint.zero
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [weak pan] _ in translation = pan!.translation(in: nil) }
    stage.view.addGestureRecognizer(pan)
    stage.fingers.down(0, at: CGPoint(x: 100, y: 100))
    stage.fingers.move(0, to: CGPoint(x: 130, y: 100))
    stage.fingers.down(1, at: CGPoint(x: 300, y: 400))
    stage.fingers.send(.move, [0: CGPoint(x: 140, y: 100), 1: CGPoint(x: 310, y: 400)])
    XCTAssertEqual(translation, CGPoint(x: 30, y: 0))
    stage.fingers.up(0)
    stage.fingers.move(1, to: CGPoint(x: 320, y: 400))
    XCTAssertEqual(translation, CGPoint(x: 40, y: 0))
    stage.fingers.up(1)
    stage.strike()
  }

  func testAPanOfTwoFingersEndsWithTheFirstThatLifts() {
    let stage = Stage()
    let events = Log()
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    log(pan, events)
    stage.view.addGestureRecognizer(pan)
    stage.fingers.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
    XCTAssertEqual(events.take(), [])
    stage.fingers.send(.down, [0: CGPoint(x: 100, y: 100), 1: CGPoint(x: 150, y: 100)])
    stage.fingers.send(.move, [0: CGPoint(x: 130, y: 100), 1: CGPoint(x: 180, y: 100)])
    stage.fingers.up(0)
    stage.fingers.up(1)
    XCTAssertEqual(events.take(), ["began", "ended"])
    stage.strike()
  }

  func testAPanFailsWithTooManyFingers() {
    let stage = Stage()
    let events = Log()
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    log(pan, events)
    stage.view.addGestureRecognizer(pan)
    stage.fingers.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), fingers: 2)
    XCTAssertEqual(events.take(), [])
    stage.strike()
  }

  func testAnEdgePanStartsAtItsEdgeAndLeadsInward() {
    let stage = Stage()
    let events = Log()
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    log(pan, events)
    stage.view.addGestureRecognizer(pan)
    stage.fingers.drag(from: CGPoint(x: 21, y: 300), to: CGPoint(x: 200, y: 300))
    stage.fingers.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 30, y: 400))
    XCTAssertEqual(events.take(), [])
    stage.fingers.drag(from: CGPoint(x: 20, y: 300), to: CGPoint(x: 200, y: 320))
    XCTAssertEqual(events.entries.first, "began")
    XCTAssertEqual(events.take().last, "ended")
    stage.strike()
  }

  func testASwipeIsQuickLongAndStraight() {
    let stage = Stage()
    let events = Log()
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    log(swipe, events)
    stage.view.addGestureRecognizer(swipe)
    stage.fingers.fling(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 200, y: 310), duration: 0.2)
    XCTAssertEqual(events.take(), ["ended"])
    stage.fingers.fling(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.2)
    stage.fingers.fling(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 200, y: 300), duration: 1.5)
    stage.fingers.fling(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 260, y: 300), duration: 0.2)
    stage.fingers.fling(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 230, y: 400), duration: 0.2)
    XCTAssertEqual(events.take(), [])
    stage.strike()
  }

  func testTheScaleOfAPinchIsRelativeToItsBeginning() {
    let stage = Stage()
    let events = Log()
    var scales: [CGFloat] = []
    let pinch = UIPinchGestureRecognizer()
    pinch.addHandler { [weak pinch] in
      events.add("\($0.state)")
      scales.append(pinch!.scale)
    }
    stage.view.addGestureRecognizer(pinch)
    stage.fingers.pinch(at: CGPoint(x: 200, y: 400), distance: 100...200)
    XCTAssertEqual(events.entries.first, "began")
    XCTAssertEqual(events.take().last, "ended")
    XCTAssertEqual(scales.first!, 1, accuracy: 0.001)
    XCTAssertEqual(scales.last!, 200 / 111.11, accuracy: 0.02)
    XCTAssertEqual(pinch.scale, 1)
    stage.strike()
  }

  func testTheAngleOfARotationIsRelativeToItsBeginning() {
    let stage = Stage()
    let events = Log()
    var last: CGFloat = 0
    let rotation = UIRotationGestureRecognizer()
    rotation.addHandler { [weak rotation] in
      events.add("\($0.state)")
      last = rotation!.rotation
    }
    stage.view.addGestureRecognizer(rotation)
    stage.fingers.pinch(at: CGPoint(x: 200, y: 400), distance: 200...200, turning: .pi)
    XCTAssertEqual(events.entries.first, "began")
    XCTAssertEqual(events.take().last, "ended")
    XCTAssertEqual(last, .pi, accuracy: 0.2)
    stage.strike()
  }

  func testScrollingIsAPanOnlyWhereItIsAllowed() {
    let stage = Stage()
    let events = Log()
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [weak pan] in
      events.add("\($0.state) \(pan!.translation(in: nil).y) \($0.numberOfTouches)")
    }
    stage.view.addGestureRecognizer(pan)
    let place = CGPoint(x: 100, y: 100)
    func scroll() {
      stage.fingers.scroll(.began, at: place, by: .zero)
      stage.fingers.scroll(.changed, at: place, by: CGPoint(x: 0, y: -4))
      stage.fingers.scroll(.changed, at: place, by: CGPoint(x: 0, y: -6))
      stage.fingers.scroll(.ended, at: place, by: .zero, velocity: CGPoint(x: 0, y: -300))
    }
    scroll()
    XCTAssertEqual(events.take(), [])
    pan.allowedScrollTypesMask = .continuous
    var velocity = CGPoint.zero
    pan.addHandler { [weak pan] _ in velocity = pan!.velocity(in: nil) }
    scroll()
    XCTAssertEqual(events.take(), ["began -4.0 0", "changed -10.0 0", "ended -10.0 0"])
    XCTAssertEqual(velocity.y, -300)
    stage.strike()
  }

  func testNotchesOfAWheelAreOneGesture() {
    let stage = Stage()
    let events = Log()
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    log(pan, events)
    stage.view.addGestureRecognizer(pan)
    for _ in 0..<3 {
      stage.fingers.scroll(.discrete, at: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: -50))
      stage.wait(0.05)
    }
    XCTAssertEqual(events.take(), ["began", "changed", "changed"])
    stage.wait(0.2)
    XCTAssertEqual(events.take(), ["ended"])
    stage.strike()
  }

  func testATouchpadPinchesAndTurns() {
    let stage = Stage()
    let events = Log()
    let pinch = UIPinchGestureRecognizer()
    pinch.addHandler { [weak pinch] in events.add("\($0.state) \(pinch!.scale)") }
    stage.view.addGestureRecognizer(pinch)
    let place = CGPoint(x: 100, y: 100)
    stage.fingers.touchpadPinch(.began, at: place)
    stage.fingers.touchpadPinch(.changed, at: place, scale: 1.5)
    stage.fingers.touchpadPinch(.changed, at: place, scale: 2)
    stage.fingers.touchpadPinch(.ended, at: place, scale: 2)
    XCTAssertEqual(events.take(), ["began 1.5", "changed 2.0", "ended 2.0"])
    stage.strike()
  }

  func testHoverFollowsThePointerOverItsView() {
    let stage = Stage()
    let events = Log()
    let view = stage.add(UIView(), CGRect(x: 0, y: 100, width: 100, height: 100))
    let hover = UIHoverGestureRecognizer()
    log(hover, events)
    view.addGestureRecognizer(hover)
    stage.fingers.hover(at: CGPoint(x: 50, y: 50))
    XCTAssertEqual(events.take(), [])
    stage.fingers.hover(at: CGPoint(x: 50, y: 150))
    stage.fingers.hover(at: CGPoint(x: 60, y: 150))
    stage.fingers.hover(at: CGPoint(x: 60, y: 250))
    XCTAssertEqual(events.take(), ["began", "changed", "ended"])
    stage.fingers.hover(at: CGPoint(x: 60, y: 150))
    stage.fingers.leave()
    XCTAssertEqual(events.take(), ["began", "ended"])
    stage.strike()
  }
}
