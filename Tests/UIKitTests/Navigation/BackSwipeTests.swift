import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of Specification.md N18; Conformance.md L2, L11 to L13.
@MainActor
final class BackSwipeTests: XCTestCase {
  private let lower = Screen("A")
  private let upper = Screen("B")

  private func makeApp(rightToLeft: Bool = false) -> (TestApp, UINavigationController) {
    let app = TestApp(rightToLeft: rightToLeft)
    let navigation = UINavigationController(rootViewController: lower)
    app.show(navigation)
    navigation.pushViewController(upper, animated: false)
    app.settle()
    return (app, navigation)
  }

  private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 400) }

  /// Metrics.md 2.1: the front screen follows the finger, the one behind at three tenths.
  func testBothScreensFollowTheFinger() {
    let (app, _) = makeApp()
    let width = app.window.bounds.width
    app.beginDrag(at: point(2))
    app.moveFinger(from: point(2), to: point(width / 2), duration: 0.3)
    let shown = upper.view.layer.presentation()?.frame.minX ?? 0
    let behind = lower.view.layer.presentation()?.frame.minX ?? 0
    XCTAssertEqual(shown, width / 2, accuracy: 15)
    XCTAssertEqual(behind, -0.3 * (width - shown), accuracy: 1)
    app.moveFinger(from: point(width / 2), to: point(width / 4), duration: 0.2)
    XCTAssertEqual(upper.view.layer.presentation()?.frame.minX ?? 0, width / 4, accuracy: 15)
    app.endDrag(at: point(width / 4))
    app.settle()
  }

  /// L2
  func testASwipePastTheMiddlePops() {
    let (app, navigation) = makeApp()
    let trace = LifecycleTrace()
    app.drag(from: point(2), to: point(300))
    app.settle()
    XCTAssertEqual(trace.short, ["B.WD", "A.WA", "B.DD", "A.DA"])
    XCTAssertEqual(navigation.viewControllers, [lower])
    XCTAssertNil(upper.parent)
    XCTAssertNil(upper.view.superview)
    XCTAssertEqual(lower.view.frame.minX, 0)
    XCTAssertEqual(navigation.navigationBar.items, [lower.navigationItem])
  }

  /// L11
  func testSwipeReleasedEarlyReversesTransition() {
    let (app, navigation) = makeApp()
    let trace = LifecycleTrace()
    app.drag(from: point(2), to: point(100))
    app.settle()
    XCTAssertEqual(trace.short, ["B.WD", "A.WA", "A.WD", "A.DD", "B.WA", "B.DA"])
    XCTAssertEqual(navigation.viewControllers, [lower, upper])
    XCTAssertEqual(navigation.navigationBar.items, [lower.navigationItem, upper.navigationItem])
    XCTAssertIdentical(upper.parent, navigation)
    XCTAssertEqual(upper.view.frame, lower.view.frame)
    XCTAssertNil(lower.view.superview)
    XCTAssert(app.sees("B"))
    XCTAssert(app.sees("A"), "the back button says where it leads")
  }

  /// Metrics.md 2.2: the velocity precedes the position.
  func testFlickDecidesRegardlessOfPosition() {
    let (app, navigation) = makeApp()
    app.fling(from: point(2), to: point(90))
    app.settle()
    XCTAssertEqual(navigation.viewControllers, [lower])
    navigation.pushViewController(upper, animated: false)
    app.settle()
    app.beginDrag(at: point(2))
    app.moveFinger(from: point(2), to: point(350), duration: 0.3)
    app.moveFinger(from: point(350), to: point(250), duration: 0.1)
    app.endDrag(at: point(250))
    app.settle()
    XCTAssertEqual(navigation.viewControllers, [lower, upper])
  }

  /// L12, L13
  func testDelegateIsNotifiedOnceOfCanceledSwipe() {
    let (app, navigation) = makeApp()
    let delegate = ShowLog()
    navigation.delegate = delegate
    app.drag(from: point(2), to: point(100))
    app.settle()
    XCTAssertEqual(delegate.log, ["will A"])
    app.drag(from: point(2), to: point(300))
    app.settle()
    XCTAssertEqual(delegate.log, ["will A", "will A", "did A"])
  }

  /// L13
  func testTheFlagsAreSetAlthoughTheSwipeIsThenCanceled() {
    final class Curious: UIViewController {
      var seen: [String] = []
      override func viewWillDisappear(_ animated: Bool) { seen.append("WD \(isMovingFromParent)") }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { seen.append("left") }
      }
    }
    let (app, navigation) = makeApp()
    let curious = Curious()
    navigation.pushViewController(curious, animated: false)
    app.settle()
    app.drag(from: point(2), to: point(100))
    app.settle()
    XCTAssertEqual(curious.seen, ["WD true"])
    app.drag(from: point(2), to: point(300))
    app.settle()
    XCTAssertEqual(curious.seen, ["WD true", "WD true", "left"])
  }

  func testTheSystemCanTakeTheFingerAway() {
    let (app, navigation) = makeApp()
    app.beginDrag(at: point(2))
    app.moveFinger(from: point(2), to: point(300), duration: 0.3)
    app.cancelTouch(at: point(300))
    app.settle()
    XCTAssertEqual(navigation.viewControllers, [lower, upper])
    XCTAssertEqual(upper.view.frame.minX, 0)
  }

  func testSwipeIsDisabledAtRootOrWithLeftButton() {
    let (app, navigation) = makeApp()
    upper.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", style: .plain, target: nil, action: nil)
    app.drag(from: point(2), to: point(300))
    app.settle()
    XCTAssertEqual(navigation.viewControllers.count, 2)
    upper.navigationItem.leftBarButtonItem = nil
    app.drag(from: point(60), to: point(350))
    app.settle()
    XCTAssertEqual(navigation.viewControllers.count, 2, "the swipe must start at the edge")
    navigation.popViewController(animated: false)
    app.settle()
    app.drag(from: point(2), to: point(300))
    app.settle()
    XCTAssertEqual(navigation.viewControllers, [lower])
  }

  func testItStartsAtTheRightEdgeWhereOneReadsFromThere() {
    let (app, navigation) = makeApp(rightToLeft: true)
    let width = app.window.bounds.width
    app.drag(from: point(2), to: point(300))
    app.settle()
    XCTAssertEqual(navigation.viewControllers.count, 2)
    app.drag(from: point(width - 2), to: point(60))
    app.settle()
    XCTAssertEqual(navigation.viewControllers, [lower])
  }

  func testCoordinatorReportsEndOfInteraction() {
    let (app, navigation) = makeApp()
    var log: [String] = []
    app.beginDrag(at: point(2))
    app.moveFinger(from: point(2), to: point(150), duration: 0.3)
    let coordinator = navigation.transitionCoordinator
    XCTAssertEqual(coordinator?.isInteractive, true)
    XCTAssertEqual(coordinator?.initiallyInteractive, true)
    coordinator?.notifyWhenInteractionChanges { log.append("cancelled \($0.isCancelled)") }
    coordinator?.animate(alongsideTransition: nil) { log.append("ended \($0.isCancelled)") }
    app.advance(by: 0.3)
    app.endDrag(at: point(150))
    XCTAssertEqual(log, ["cancelled true"])
    app.settle()
    XCTAssertEqual(log, ["cancelled true", "ended true"])
    XCTAssertNil(navigation.transitionCoordinator)
  }
}

/// Records which screens a navigation controller shows.
final class ShowLog: NSObject, UINavigationControllerDelegate {
  private(set) var log: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { log.append("will \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { log.append("did \(viewController.title ?? "")") }
}
