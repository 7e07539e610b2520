import UIKit
import XCTest

@MainActor
final class PropertyAnimatorTests: XCTestCase {
  private let stage = Stage()
  private lazy var box = stage.add(UIView(), CGRect(x: 0, y: 100, width: 10, height: 10))

  private func makeAnimator(_ parameters: any UITimingCurveProvider) -> UIViewPropertyAnimator {
    box.frame.origin.x = 0
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    let box = self.box
    animator.addAnimations { box.frame.origin.x = 100 }
    return animator
  }

  private var shown: CGFloat { box.layer.presentation()?.frame.minX ?? -1 }

  func testScrubbingIsLinearWithEveryCurve() {
    for parameters: any UITimingCurveProvider in [
      UICubicTimingParameters(animationCurve: .easeIn), UICubicTimingParameters(animationCurve: .easeInOut),
      UICubicTimingParameters(animationCurve: .linear), UISpringTimingParameters(dampingRatio: 0.5),
    ] {
      let animator = makeAnimator(parameters)
      for fraction: CGFloat in [0, 0.1, 0.5, 0.9, 0.3] {
        animator.fractionComplete = fraction
        XCTAssertEqual(shown, 100 * fraction, accuracy: 0.01)
        XCTAssertEqual(animator.fractionComplete, fraction)
      }
      animator.stopAnimation(true)
    }
    stage.strike()
  }

  func testAnAnimatorWithoutADurationHasTheFractionThatIsSet() {
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) {}
    XCTAssertEqual(animator.fractionComplete, 0)
    for fraction: CGFloat in [0.3, 0.5] {
      animator.fractionComplete = fraction
      XCTAssertEqual(animator.fractionComplete, fraction)
    }
    animator.stopAnimation(true)
    XCTAssertEqual(animator.fractionComplete, 0)
    stage.strike()
  }

  func testScrubbingFollowsTheCurveIfAsked() {
    let animator = makeAnimator(UICubicTimingParameters(animationCurve: .easeIn))
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    XCTAssertEqual(shown, 31.5, accuracy: 0.5)
    XCTAssertEqual(animator.fractionComplete, 0.5)
    animator.stopAnimation(true)
    stage.strike()
  }

  func testAScrubbedAnimationContinuesFromThereAlongTheCurve() {
    let animator = makeAnimator(UICubicTimingParameters(animationCurve: .easeIn))
    animator.fractionComplete = 0.315
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    XCTAssertEqual(shown, 31.5, accuracy: 0.5)
    stage.wait(0.25)
    XCTAssertEqual(shown, 62, accuracy: 2)
    animator.pauseAnimation()
    XCTAssertEqual(animator.fractionComplete, shown / 100, accuracy: 0.01)
    animator.startAnimation()
    stage.wait(1)
    XCTAssertEqual(box.frame.minX, 100)
    XCTAssertEqual(animator.state, .inactive)
    stage.strike()
  }

  func testAReversedAnimationIsScrubbedFromItsEnd() {
    let animator = makeAnimator(UICubicTimingParameters(animationCurve: .easeOut))
    animator.isReversed = true
    animator.fractionComplete = 0.2
    XCTAssertEqual(shown, 80, accuracy: 0.01)
    XCTAssertEqual(animator.fractionComplete, 0.2, accuracy: 1e-9)
    animator.stopAnimation(true)
    stage.strike()
  }
}
