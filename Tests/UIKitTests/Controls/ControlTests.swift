import PortolanTesting
import UIKit
import XCTest

/// Tests of control events for touches (Metrics.md 3.6), and of their actions.
@MainActor
final class ControlTests: XCTestCase {
  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "downRepeat"), (.touchDragInside, "dragInside"),
    (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"), (.touchDragExit, "dragExit"),
    (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primary"),
  ]

  private func listen(_ control: UIControl, _ log: Log) {
    for (event, name) in Self.names {
      control.addAction(
        UIAction { action in
          let control = action.sender as! UIControl
          log.add(
            "\(name)\(control.isHighlighted ? " highlighted" : "")\(control.isTracking ? " tracking" : "")")
        }, for: event)
    }
  }

  func testATapInside() {
    let stage = Stage()
    let log = Log()
    let control = stage.add(UIControl(), CGRect(x: 100, y: 300, width: 100, height: 50))
    listen(control, log)
    stage.fingers.tap(control)
    XCTAssertEqual(log.take(), ["down highlighted tracking", "upInside"])
    XCTAssertEqual(control.state, .normal)
    stage.strike()
  }

  func testASecondQuickTapIsADownRepeat() {
    let stage = Stage()
    let log = Log()
    let control = stage.add(UIControl(), CGRect(x: 100, y: 300, width: 100, height: 50))
    control.addAction(UIAction { _ in log.add("repeat") }, for: .touchDownRepeat)
    stage.fingers.tap(control, count: 2)
    XCTAssertEqual(log.take(), ["repeat"])
    stage.strike()
  }

  func testAFingerMayStrayBySeventyPointsBeforeItIsOutside() {
    let stage = Stage()
    let log = Log()
    let control = stage.add(UIControl(), CGRect(x: 100, y: 300, width: 100, height: 50))
    listen(control, log)
    stage.fingers.down(at: CGPoint(x: 150, y: 320))
    stage.fingers.move(to: CGPoint(x: 150, y: 419))
    stage.fingers.move(to: CGPoint(x: 150, y: 421))
    stage.fingers.move(to: CGPoint(x: 150, y: 430))
    stage.fingers.move(to: CGPoint(x: 150, y: 340))
    stage.fingers.move(to: CGPoint(x: 150, y: 500))
    stage.fingers.up()
    XCTAssertEqual(
      log.take(),
      [
        "down highlighted tracking", "dragInside highlighted tracking", "dragOutside tracking",
        "dragExit tracking",
        "dragOutside tracking", "dragInside highlighted tracking", "dragEnter highlighted tracking",
        "dragOutside tracking", "dragExit tracking", "upOutside",
      ])
    stage.strike()
  }

  func testAPointerHasNoSlack() {
    let stage = Stage()
    let log = Log()
    let control = stage.add(UIControl(), CGRect(x: 100, y: 300, width: 100, height: 50))
    stage.fingers.kind = .mouse
    listen(control, log)
    stage.fingers.down(at: CGPoint(x: 150, y: 320))
    stage.fingers.move(to: CGPoint(x: 150, y: 351))
    stage.fingers.up()
    XCTAssertEqual(log.take().last, "upOutside")
    stage.strike()
  }

  func testACanceledTouchIsTouchCancel() {
    let stage = Stage()
    let log = Log()
    let control = stage.add(UIControl(), CGRect(x: 100, y: 300, width: 100, height: 50))
    listen(control, log)
    stage.fingers.down(at: CGPoint(x: 150, y: 320))
    stage.fingers.cancel()
    XCTAssertEqual(log.take(), ["down highlighted tracking", "cancel"])
    stage.strike()
  }

  func testDisablingStopsTrackingAndTouches() {
    let stage = Stage()
    let log = Log()
    let control = stage.add(UIControl(), CGRect(x: 100, y: 300, width: 100, height: 50))
    listen(control, log)
    stage.fingers.down(at: CGPoint(x: 150, y: 320))
    control.isEnabled = false
    stage.fingers.up()
    XCTAssertEqual(log.take(), ["down highlighted tracking", "cancel"])
    XCTAssertEqual(control.state, .disabled)
    stage.fingers.tap(control)
    XCTAssertEqual(log.take(), [])
    stage.strike()
  }

  func testTrackingIsTheSubclasssToDecide() {
    final class Dial: UIControl {
      var calls: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return touch.location(in: self).x < 50
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue")
        return true
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
      override func cancelTracking(with event: UIEvent?) {
        calls.append("cancel")
        super.cancelTracking(with: event)
      }
    }
    let stage = Stage()
    let dial = stage.add(Dial(), CGRect(x: 100, y: 300, width: 100, height: 50))
    stage.fingers.down(at: CGPoint(x: 110, y: 320))
    stage.fingers.move(to: CGPoint(x: 120, y: 320))
    stage.fingers.up()
    stage.fingers.tap(at: CGPoint(x: 180, y: 320))
    stage.fingers.down(at: CGPoint(x: 110, y: 320))
    stage.fingers.cancel()
    XCTAssertEqual(dial.calls, ["begin", "continue", "end", "begin", "begin", "cancel"])
    stage.strike()
  }

  func testAButtonsTapIsItsPrimaryAction() {
    let stage = Stage()
    let log = Log()
    let button = stage.add(
      UIButton(type: .system, primaryAction: UIAction { _ in log.add("primary") }),
      CGRect(x: 100, y: 300, width: 100, height: 50))
    button.addAction(UIAction { _ in log.add("upInside") }, for: .touchUpInside)
    stage.fingers.tap(button)
    XCTAssertEqual(log.take(), ["upInside", "primary"])
    stage.strike()
  }

  /// A tap recognizer around a control does not take its taps; a recognizer on the control itself does.
  func testATapRecognizerAroundAControlDoesNotTakeItsTaps() {
    let stage = Stage()
    let log = Log()
    let control = stage.add(UIControl(), CGRect(x: 100, y: 300, width: 100, height: 50))
    control.addAction(UIAction { _ in log.add("upInside") }, for: .touchUpInside)
    let outer = UITapGestureRecognizer()
    outer.addHandler { _ in log.add("outer tap") }
    stage.view.addGestureRecognizer(outer)
    stage.fingers.tap(control)
    XCTAssertEqual(log.take(), ["upInside"])
    let own = UITapGestureRecognizer()
    own.addHandler { _ in log.add("own tap") }
    control.addGestureRecognizer(own)
    stage.fingers.tap(control)
    XCTAssertEqual(log.take(), ["own tap"])
    stage.strike()
  }

  func testActionsWithTheSameIdentifierReplaceEachOther() {
    let log = Log()
    let control = UIControl()
    control.addAction(
      UIAction(identifier: .init("a")) { _ in log.add("first") }, for: [.touchDown, .valueChanged])
    control.addAction(UIAction(identifier: .init("a")) { _ in log.add("second") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(log.take(), ["second", "first"])
    control.removeAction(identifiedBy: .init("a"), for: .allEvents)
    control.sendActions(for: .allEvents)
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(control.allControlEvents, [])
  }

  func testTargetsAreCalledByNameWithAsManyArgumentsAsTheyTake() {
    let control = UIControl()
    let harbour = Harbour()
    control.addTarget(harbour, action: Selector("dock"), for: .touchDown)
    control.addTarget(harbour, action: Selector("greet:"), for: .touchDown)
    control.addTarget(harbour, action: Selector("weigh:for:"), for: [.touchDown, .valueChanged])
    control.sendActions(for: .touchDown)
    XCTAssertEqual(harbour.calls, ["dock", "greet UIControl", "weigh UIControl nil"])
    XCTAssertEqual(
      control.actions(forTarget: harbour, forControlEvent: .touchDown), ["dock", "greet:", "weigh:for:"])
    control.removeTarget(harbour, action: nil, for: .touchDown)
    harbour.calls = []
    control.sendActions(for: [.touchDown, .valueChanged])
    XCTAssertEqual(harbour.calls, ["weigh UIControl nil"])
    XCTAssertEqual(control.allTargets, [harbour])
  }

  func testDeallocatedTargetIsNotReplacedByResponderChain() {
    let stage = Stage(controller: HarbourController())
    let control = stage.add(UIControl(), CGRect(x: 0, y: 0, width: 10, height: 10))
    var harbour: Harbour? = Harbour()
    control.addTarget(harbour, action: Selector("dock"), for: .touchDown)
    harbour = nil
    control.sendActions(for: .touchDown)
    XCTAssertEqual((stage.controller as! HarbourController).docked, 0)
    stage.strike()
  }

  func testNilTargetUsesResponderChain() {
    let stage = Stage(controller: HarbourController())
    let control = stage.add(UIControl(), CGRect(x: 0, y: 0, width: 10, height: 10))
    control.addTarget(nil, action: Selector("dock"), for: .touchDown)
    control.sendActions(for: .touchDown)
    XCTAssertEqual((stage.controller as! HarbourController).docked, 1)
    stage.strike()
  }

  func testEveryMessageGoesThroughSendAction() {
    final class Counting: UIControl {
      var sent = 0
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent += 1
        super.sendAction(action, to: target, for: event)
      }
      override func sendAction(_ action: UIAction) {
        sent += 1
        super.sendAction(action)
      }
    }
    let control = Counting()
    let harbour = Harbour()
    control.addTarget(harbour, action: Selector("dock"), for: .touchDown)
    control.addAction(UIAction { _ in }, for: .touchDown)
    control.sendActions(for: .touchDown)
    XCTAssertEqual(control.sent, 2)
    XCTAssertEqual(harbour.calls, ["dock"])
  }

  func testStatesAddUp() {
    let control = UIControl()
    XCTAssertEqual(control.state, .normal)
    control.isSelected = true
    control.isHighlighted = true
    XCTAssertEqual(control.state, [.selected, .highlighted])
    control.isEnabled = false
    XCTAssertEqual(control.state, [.selected, .highlighted, .disabled])
  }

  func testALeadingAlignmentIsLeftOrRight() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    XCTAssertEqual(control.effectiveContentHorizontalAlignment, .left)
    control.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(control.effectiveContentHorizontalAlignment, .right)
  }
}

private final class Harbour: NSObject {
  var calls: [String] = []
  func dock() { calls.append("dock") }
  func greet(_ sender: UIControl) { calls.append("greet \(type(of: sender))") }
  func weigh(_ sender: UIControl, for event: UIEvent?) {
    calls.append("weigh \(type(of: sender)) \(event.map { "\($0)" } ?? "nil")")
  }
}

private final class HarbourController: UIViewController {
  var docked = 0
  func dock() { docked += 1 }
}

/// The tables that lowering generates for the classes above.
private enum Tables {
  @section(".init_array") @used static let load: @convention(c) () -> Void = {
    _ObjCTables.add {
      let classes = _ObjCClasses.at($0!)
      classes.add(Harbour.self) { table in
        table.action("dock") { o, _ in unsafeDowncast(o, to: Harbour.self).dock() }
        table.action("greet:") { o, a in unsafeDowncast(o, to: Harbour.self).greet(a[0, UIControl.self]) }
        table.action("weigh:for:") { o, a in
          unsafeDowncast(o, to: Harbour.self).weigh(a[0, UIControl.self], for: a[1, UIEvent?.self])
        }
      }
      classes.add(HarbourController.self) { table in
        table.action("dock") { o, _ in unsafeDowncast(o, to: HarbourController.self).dock() }
      }
    }
  }
}
