import PortolanTesting
import UIKit
import XCTest

/// Tests of arbitration between recognizers that share touches (Metrics.md 3.5).
@MainActor
final class GestureArenaTests: XCTestCase {
  private let place = CGPoint(x: 50, y: 150)

  private func pan(_ label: String, _ log: Log, _ delegate: GestureAnswers? = nil) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.name = label
    pan.delegate = delegate
    pan.addHandler { log.add("\(label) \($0.state)") }
    return pan
  }

  private func drag(_ stage: Stage) {
    stage.fingers.down(at: place)
    stage.fingers.move(to: CGPoint(x: 50, y: 180))
    stage.fingers.move(to: CGPoint(x: 50, y: 190))
    stage.fingers.up()
  }

  func testTheDeeperViewsRecognizerExcludesTheOthers() {
    let stage = Stage()
    let log = Log()
    let child = stage.add(UIView(), CGRect(x: 0, y: 100, width: 200, height: 200))
    stage.view.addGestureRecognizer(pan("outer", log))
    child.addGestureRecognizer(pan("inner", log))
    drag(stage)
    XCTAssertEqual(log.take(), ["inner began", "inner changed", "inner ended"])
    stage.strike()
  }

  func testOneAgreeingDelegateIsEnoughForBoth() {
    for agrees in ["inner", "outer"] {
      let stage = Stage()
      let log = Log()
      let answers = GestureAnswers()
      answers.simultaneous = [agrees]
      let child = stage.add(UIView(), CGRect(x: 0, y: 100, width: 200, height: 200))
      stage.view.addGestureRecognizer(pan("outer", log, answers))
      child.addGestureRecognizer(pan("inner", log, answers))
      stage.fingers.down(at: place)
      stage.fingers.move(to: CGPoint(x: 50, y: 180))
      XCTAssertEqual(log.take(), ["inner began", "outer began"])
      stage.fingers.up()
      XCTAssertEqual(log.take(), ["inner ended", "outer ended"])
      stage.strike()
    }
  }

  func testARecognizerThatMayNotBeginLeavesTheTouchToTheNext() {
    let stage = Stage()
    let log = Log()
    let answers = GestureAnswers()
    answers.refusing = ["inner"]
    let child = stage.add(UIView(), CGRect(x: 0, y: 100, width: 200, height: 200))
    stage.view.addGestureRecognizer(pan("outer", log))
    child.addGestureRecognizer(pan("inner", log, answers))
    drag(stage)
    XCTAssertEqual(log.take(), ["outer began", "outer changed", "outer ended"])
    XCTAssertEqual(answers.askedToBegin, ["inner"])
    stage.strike()
  }

  func testEveryViewFromTheHitOneUpMayRefuse() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let stage = Stage()
    let log = Log()
    _ = stage.add(Refusing(), CGRect(x: 0, y: 100, width: 200, height: 200))
    stage.view.addGestureRecognizer(pan("pan", log))
    drag(stage)
    XCTAssertEqual(log.take(), [])
    stage.fingers.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 50, y: 500))
    XCTAssertEqual(log.take().first, "pan began")
    stage.strike()
  }

  func testATouchThatADelegateDeclinesIsNeverSeen() {
    let stage = Stage()
    let log = Log()
    let answers = GestureAnswers()
    answers.declining = ["pan"]
    stage.view.addGestureRecognizer(pan("pan", log, answers))
    drag(stage)
    XCTAssertEqual(log.take(), [])
    stage.strike()
  }

  func testADynamicRequirementHoldsForTheTouchesAtHand() {
    let stage = Stage()
    let log = Log()
    let answers = GestureAnswers()
    answers.waiting = [["pan", "press"]]
    let press = UILongPressGestureRecognizer()
    press.name = "press"
    press.addHandler { log.add("press \($0.state)") }
    stage.view.gestureRecognizers = [pan("pan", log, answers), press]
    // The press fails when the finger moves too far, and the pan that waits for it begins in the same event.
    drag(stage)
    XCTAssertEqual(log.take(), ["pan began", "pan changed", "pan ended"])
    stage.fingers.down(at: place)
    stage.wait(0.6)
    stage.fingers.move(to: CGPoint(x: 50, y: 190))
    stage.fingers.up()
    XCTAssertEqual(log.take(), ["press began", "press changed", "press ended"])
    stage.strike()
  }

  func testARecognizerCanBeRequiredToFailByItsOwnDelegate() {
    let stage = Stage()
    let log = Log()
    let answers = GestureAnswers()
    answers.required = [["swipe", "pan"]]
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .right
    swipe.name = "swipe"
    swipe.delegate = answers
    swipe.addHandler { log.add("swipe \($0.state)") }
    stage.view.gestureRecognizers = [pan("pan", log), swipe]
    stage.fingers.fling(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 250, y: 150), duration: 0.2)
    XCTAssertEqual(log.take(), ["swipe ended"])
    stage.fingers.fling(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 350), duration: 0.2)
    XCTAssertEqual(log.entries.first, "pan began")
    stage.strike()
  }

  func testTwoThatWaitForEachOtherDoNotWaitForever() {
    let stage = Stage()
    let log = Log()
    let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    first.require(toFail: second)
    second.require(toFail: first)
    first.addHandler { _ in log.add("first") }
    second.addHandler { _ in log.add("second") }
    stage.view.gestureRecognizers = [first, second]
    stage.fingers.tap(at: place)
    stage.wait(1)
    XCTAssertEqual(log.take().count, 1)
    XCTAssertEqual([first.state, second.state], [.possible, .possible])
    stage.strike()
  }

  func testARequirementOfARecognizerWithoutTouchesIsMet() {
    let stage = Stage()
    let log = Log()
    let elsewhere = stage.add(UIView(), CGRect(x: 0, y: 500, width: 100, height: 100))
    let other = UITapGestureRecognizer()
    elsewhere.addGestureRecognizer(other)
    let tap = UITapGestureRecognizer()
    tap.require(toFail: other)
    tap.addHandler { log.add("tap \($0.state)") }
    stage.view.addGestureRecognizer(tap)
    stage.fingers.tap(at: place)
    XCTAssertEqual(log.take(), ["tap ended"])
    stage.strike()
  }

  func testDisablingOrRemovingARunningGestureCancelsIt() {
    let stage = Stage()
    let log = Log()
    let recognizer = pan("pan", log)
    stage.view.addGestureRecognizer(recognizer)
    stage.fingers.down(at: place)
    stage.fingers.move(to: CGPoint(x: 50, y: 180))
    recognizer.isEnabled = false
    stage.fingers.move(to: CGPoint(x: 50, y: 200))
    stage.fingers.up()
    XCTAssertEqual(log.take(), ["pan began", "pan cancelled"])
    recognizer.isEnabled = true
    stage.fingers.down(at: place)
    stage.fingers.move(to: CGPoint(x: 50, y: 180))
    stage.view.removeGestureRecognizer(recognizer)
    stage.fingers.up()
    XCTAssertEqual(log.take(), ["pan began", "pan cancelled"])
    XCTAssertNil(recognizer.view)
    XCTAssertNil(stage.view.gestureRecognizers)
    stage.strike()
  }

  func testACanceledTouchCancelsTheGesture() {
    let stage = Stage()
    let log = Log()
    stage.view.addGestureRecognizer(pan("pan", log))
    stage.fingers.down(at: place)
    stage.fingers.move(to: CGPoint(x: 50, y: 180))
    stage.fingers.cancel()
    XCTAssertEqual(log.take(), ["pan began", "pan cancelled"])
    stage.strike()
  }

  // MARK: Touches of views

  func testRecognitionCancelsTheViewsTouches() {
    let stage = Stage()
    let log = Log()
    _ = stage.add(TouchView("view", log: log), CGRect(x: 0, y: 100, width: 200, height: 200))
    let tap = UITapGestureRecognizer()
    tap.addHandler { log.add("tap \($0.state)") }
    stage.view.addGestureRecognizer(tap)
    stage.fingers.tap(at: place)
    XCTAssertEqual(log.take(), ["view began", "tap ended", "view cancelled"])
    tap.cancelsTouchesInView = false
    stage.fingers.tap(at: place)
    XCTAssertEqual(log.take(), ["view began", "tap ended", "view ended"])
    stage.strike()
  }

  func testDelayedTouchesReachTheViewOnlyWhenTheGestureFails() {
    let stage = Stage()
    let log = Log()
    _ = stage.add(TouchView("view", log: log), CGRect(x: 0, y: 100, width: 200, height: 200))
    let recognizer = pan("pan", log)
    recognizer.delaysTouchesBegan = true
    stage.view.addGestureRecognizer(recognizer)
    stage.fingers.down(at: place)
    stage.fingers.move(to: CGPoint(x: 50, y: 155))
    XCTAssertEqual(log.take(), [])
    stage.fingers.up()
    XCTAssertEqual(log.take(), ["view began", "view ended"])
    drag(stage)
    XCTAssertEqual(log.take(), ["pan began", "pan changed", "pan ended"])
    stage.strike()
  }

  func testTheEndOfATouchWaitsForADoubleTap() {
    let stage = Stage()
    let log = Log()
    _ = stage.add(TouchView("view", log: log), CGRect(x: 0, y: 100, width: 200, height: 200))
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.addHandler { _ in log.add("double") }
    stage.view.addGestureRecognizer(double)
    stage.fingers.tap(at: place)
    XCTAssertEqual(log.take(), ["view began"])
    stage.wait(0.4)
    XCTAssertEqual(log.take(), ["view ended"])
    stage.fingers.tap(at: place, count: 2)
    XCTAssertEqual(log.take(), ["view began", "view began", "double", "view cancelled 2"])
    double.delaysTouchesEnded = false
    stage.fingers.tap(at: place)
    XCTAssertEqual(log.take(), ["view began", "view ended"])
    stage.wait(1)
    stage.strike()
  }

  // MARK: Subclasses

  func testASubclassSetsItsStateAndIsReset() {
    let stage = Stage()
    let log = Log()
    let recognizer = Checkmark()
    recognizer.addHandler { log.add("\($0.state)") }
    stage.view.addGestureRecognizer(recognizer)
    stage.fingers.down(at: place)
    stage.fingers.move(to: CGPoint(x: 90, y: 150))
    stage.fingers.up()
    XCTAssertEqual(log.take(), ["ended"])
    XCTAssertEqual(recognizer.resets, 1)
    stage.fingers.down(at: place)
    stage.fingers.up()
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(recognizer.resets, 2)
    stage.strike()
  }

  func testSubclassesDecideWhichRecognizersPreventEachOther() {
    final class Modest: UIPanGestureRecognizer {
      override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
      override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
    }
    let stage = Stage()
    let log = Log()
    let modest = Modest()
    modest.addHandler { log.add("modest \($0.state)") }
    stage.view.gestureRecognizers = [modest, pan("pan", log)]
    stage.fingers.down(at: place)
    stage.fingers.move(to: CGPoint(x: 50, y: 180))
    XCTAssertEqual(log.take(), ["modest began", "pan began"])
    stage.fingers.up()
    XCTAssertEqual(log.take(), ["modest ended", "pan ended"])
    stage.strike()
  }

  func testUnfinishedContinuousGestureIsCanceledWithTouches() {
    final class Forgetful: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    }
    let stage = Stage()
    let log = Log()
    let recognizer = Forgetful()
    recognizer.addHandler { log.add("\($0.state)") }
    stage.view.addGestureRecognizer(recognizer)
    stage.fingers.tap(at: place)
    XCTAssertEqual(log.take(), ["began", "cancelled"])
    XCTAssertEqual(recognizer.state, .possible)
    stage.strike()
  }

  func testWithoutAWindowAStateIsTakenAtOnce() {
    let log = Log()
    let recognizer = UIGestureRecognizer()
    recognizer.addHandler { log.add("\($0.state)") }
    recognizer.state = .began
    recognizer.state = .changed
    recognizer.state = .ended
    XCTAssertEqual(log.take(), ["began", "changed", "ended"])
    XCTAssertEqual(recognizer.state, .possible)
  }
}

/// A delegate with answers by the recognizers' names.
@MainActor
private final class GestureAnswers: NSObject, UIGestureRecognizerDelegate {
  var simultaneous: Set<String> = []
  var refusing: Set<String> = []
  var declining: Set<String> = []
  var waiting: [[String]] = []
  var required: [[String]] = []
  var askedToBegin: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    askedToBegin.append(gestureRecognizer.name!)
    return !refusing.contains(gestureRecognizer.name!)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { simultaneous.contains(gestureRecognizer.name!) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  )
    -> Bool
  { waiting.contains([gestureRecognizer.name ?? "", other.name ?? ""]) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { required.contains([gestureRecognizer.name ?? "", other.name ?? ""]) }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !declining.contains(gestureRecognizer.name!)
  }
}

/// A custom recognizer: a swipe of 30 points to the right.
private final class Checkmark: UIGestureRecognizer {
  var resets = 0
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = touches.first!.location(in: view)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.first!.location(in: view).x - start.x >= 30 { state = .recognized }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }
  override func reset() { resets += 1 }
}
