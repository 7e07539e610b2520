import PortolanTesting
import UIKit
import XCTest

/// Tests of taps, long presses and their timing (Metrics.md 2.5).
@MainActor
final class TapAndPressTests: XCTestCase {
  private let place = CGPoint(x: 100, y: 200)

  private func log(_ recognizer: UIGestureRecognizer, _ label: String, _ log: Log) {
    recognizer.addHandler { log.add("\(label) \($0.state)") }
  }

  func testATapIsRecognizedWhenTheFingerLifts() {
    let stage = Stage()
    let events = Log()
    let tap = UITapGestureRecognizer()
    log(tap, "tap", events)
    stage.view.addGestureRecognizer(tap)
    stage.fingers.down(at: place)
    XCTAssertEqual(events.take(), [])
    stage.fingers.up()
    XCTAssertEqual(events.take(), ["tap ended"])
    XCTAssertEqual(tap.state, .possible)
    XCTAssertEqual(tap.location(in: stage.view), place)
    stage.strike()
  }

  func testATapFailsWhenTheFingerStraysByMoreThanTenPoints() {
    let stage = Stage()
    let events = Log()
    let tap = UITapGestureRecognizer()
    log(tap, "tap", events)
    stage.view.addGestureRecognizer(tap)
    stage.fingers.down(at: place)
    stage.fingers.move(to: CGPoint(x: 110, y: 200))
    stage.fingers.up()
    XCTAssertEqual(events.take(), ["tap ended"])
    stage.fingers.down(at: place)
    stage.fingers.move(to: CGPoint(x: 111, y: 200))
    stage.fingers.up()
    XCTAssertEqual(events.take(), [])
    stage.strike()
  }

  func testADoubleTapNeedsTwoQuickTaps() {
    let stage = Stage()
    let events = Log()
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    log(tap, "double", events)
    stage.view.addGestureRecognizer(tap)
    stage.fingers.tap(at: place, count: 2)
    XCTAssertEqual(events.take(), ["double ended"])
    stage.fingers.tap(at: place)
    stage.wait(0.4)
    stage.fingers.tap(at: place)
    XCTAssertEqual(events.take(), [])
    stage.wait(1)
    stage.fingers.tap(at: place, count: 2)
    XCTAssertEqual(events.take(), ["double ended"])
    stage.strike()
  }

  func testATwoFingerTapNeedsBothFingers() {
    let stage = Stage()
    let events = Log()
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    log(tap, "tap", events)
    stage.view.addGestureRecognizer(tap)
    stage.fingers.tap(at: place)
    stage.fingers.tap(at: place, fingers: 3)
    XCTAssertEqual(events.take(), [])
    stage.wait(1)
    stage.fingers.tap(at: place, fingers: 2)
    XCTAssertEqual(events.take(), ["tap ended"])
    stage.strike()
  }

  func testASingleTapWaitsForTheDoubleTapThatMustFail() {
    let stage = Stage()
    let events = Log()
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    log(single, "single", events)
    log(double, "double", events)
    stage.view.gestureRecognizers = [single, double]
    stage.fingers.tap(at: place)
    XCTAssertEqual(events.take(), [])
    stage.wait(0.36)
    XCTAssertEqual(events.take(), ["single ended"])
    stage.fingers.tap(at: place, count: 2)
    stage.wait(1)
    XCTAssertEqual(events.take(), ["double ended"])
    stage.strike()
  }

  func testWithoutARequirementTheFirstTapOfTwoIsASingleTap() {
    let stage = Stage()
    let events = Log()
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    log(single, "single", events)
    log(double, "double", events)
    stage.view.gestureRecognizers = [single, double]
    stage.fingers.tap(at: place, count: 2)
    XCTAssertEqual(events.take(), ["single ended", "double ended"])
    stage.strike()
  }

  func testALongPressBeginsAfterHalfASecondAndEndsWithTheFinger() {
    let stage = Stage()
    let events = Log()
    let press = UILongPressGestureRecognizer()
    log(press, "press", events)
    stage.view.addGestureRecognizer(press)
    stage.fingers.down(at: place)
    stage.wait(0.49)
    XCTAssertEqual(events.take(), [])
    stage.wait(0.02)
    XCTAssertEqual(events.take(), ["press began"])
    stage.fingers.move(to: CGPoint(x: 200, y: 200))
    stage.fingers.up()
    XCTAssertEqual(events.take(), ["press changed", "press ended"])
    stage.strike()
  }

  func testALongPressFailsWhenTheFingerLiftsOrMovesTooSoon() {
    let stage = Stage()
    let events = Log()
    let press = UILongPressGestureRecognizer()
    log(press, "press", events)
    stage.view.addGestureRecognizer(press)
    stage.fingers.longPress(at: place, duration: 0.4)
    stage.wait(1)
    stage.fingers.down(at: place)
    stage.fingers.move(to: CGPoint(x: 111, y: 200))
    stage.wait(1)
    stage.fingers.up()
    XCTAssertEqual(events.take(), [])
    stage.strike()
  }

  func testALongPressAfterATap() {
    let stage = Stage()
    let events = Log()
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = 1
    log(press, "press", events)
    stage.view.addGestureRecognizer(press)
    stage.fingers.longPress(at: place)
    XCTAssertEqual(events.take(), [])
    stage.fingers.tap(at: place)
    stage.wait(0.1)
    stage.fingers.longPress(at: place)
    XCTAssertEqual(events.take(), ["press began", "press ended"])
    stage.strike()
  }

  func testASecondaryClickIsForATapThatAsksForIt() {
    let stage = Stage()
    let events = Log()
    let primary = UITapGestureRecognizer()
    let secondary = UITapGestureRecognizer()
    secondary.buttonMaskRequired = .secondary
    log(primary, "primary", events)
    log(secondary, "secondary", events)
    stage.view.gestureRecognizers = [primary, secondary]
    stage.fingers.kind = .mouse
    stage.fingers.tap(at: place)
    stage.fingers.buttons = .secondary
    stage.fingers.tap(at: place)
    XCTAssertEqual(events.take(), ["primary ended", "secondary ended"])
    stage.strike()
  }

  func testTouchTypesThatAreNotAllowedAreLeftOut() {
    let stage = Stage()
    let events = Log()
    let tap = UITapGestureRecognizer()
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    log(tap, "tap", events)
    stage.view.addGestureRecognizer(tap)
    stage.fingers.tap(at: place)
    stage.fingers.kind = .pen
    stage.fingers.tap(at: place)
    XCTAssertEqual(events.take(), ["tap ended"])
    stage.strike()
  }
}
