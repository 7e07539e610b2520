import UIKit
import XCTest

/// Tests of the completion of animations that change nothing.
///
/// In public reports of crashes `-[UIViewAnimationState sendDelegateAnimationDidStop:finished:]` is called by
/// `+[UIViewAnimationState popAnimationState]`, which ends the block, if the block added no animation. “If the duration
/// of the animation is 0, this block is performed at the beginning of the next run loop cycle”
/// (https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)).
@MainActor
final class EmptyAnimationTests: XCTestCase {
  func testABlockWithoutChangesIsCompletedWhenItReturns() {
    let view = UIView()
    view.alpha = 1
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 2, animations: {}, completion: { ends.append($0) })
    UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: { ends.append($0) })
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, animations: {},
      completion: { ends.append($0) })
    XCTAssertEqual(ends, [true, true, true])
  }

  func testABlockWithoutADurationIsCompletedInTheNextTurn() {
    let stage = Stage()
    defer { stage.strike() }
    let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.wait(0.1)
    var ends: [Bool] = []
    UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    XCTAssertEqual(ends, [])
    stage.wait(0.02)
    XCTAssertEqual(ends, [true])
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: { ends.append($0) })
    XCTAssertEqual(ends, [true, true])
    XCTAssertNil(view.layer.animationKeys())
  }

  func testABlockWithChangesIsCompletedAfterItsDuration() {
    let stage = Stage()
    defer { stage.strike() }
    let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.wait(0.1)
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in ends.append(false) })
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    XCTAssertEqual(ends, [false])
    stage.wait(0.9)
    XCTAssertEqual(ends, [false])
    stage.wait(0.2)
    XCTAssertEqual(ends, [false, true])
  }

  func testKeyframesAndTransitionsHaveADurationOfTheirOwn() {
    let stage = Stage()
    defer { stage.strike() }
    let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.wait(0.1)
    var ends: [String] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2) { view.alpha = 0 }
    } completion: { _ in
      ends.append("keyframes")
    }
    UIView.transition(with: view, duration: 2, options: .transitionCrossDissolve, animations: nil) { _ in
      ends.append("transition")
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [], animations: {}) { _ in ends.append("none")
    }
    XCTAssertEqual(ends, ["none"])
    stage.wait(0.9)
    XCTAssertEqual(ends, ["none"])
    stage.wait(0.2)
    XCTAssertEqual(ends, ["none", "keyframes"])
    stage.wait(1)
    XCTAssertEqual(ends, ["none", "keyframes", "transition"])
  }

  func testATransitionBetweenChildrenTakesItsDuration() {
    let stage = Stage()
    defer { stage.strike() }
    let parent = UIViewController()
    let (first, second) = (UIViewController(), UIViewController())
    for child in [first, second] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    stage.window.rootViewController = parent
    first.view.frame = parent.view.bounds
    parent.view.addSubview(first.view)
    stage.wait(0.1)
    var ended = false
    parent.transition(
      from: first, to: second, duration: 1, options: .transitionCrossDissolve, animations: nil
    ) { _ in ended = true }
    XCTAssertIdentical(second.view.superview, parent.view)
    stage.wait(0.9)
    XCTAssertFalse(ended)
    stage.wait(0.2)
    XCTAssertTrue(ended)
    XCTAssertNil(first.viewIfLoaded?.superview)
  }
}
