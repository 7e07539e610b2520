import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of Specification.md N5, N13, N18; Conformance.md L8, C14.
@MainActor
final class NavigationTransitionTests: XCTestCase {
  private let screens = ["A", "B", "C", "D"].map(Screen.init)

  private func makeApp() -> (TestApp, UINavigationController) {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: screens[0])
    app.show(navigation)
    return (app, navigation)
  }

  // MARK: While another runs

  func testAPushDuringAPushComesAfterIt() {
    let (app, navigation) = makeApp()
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    navigation.pushViewController(screens[1], animated: true)
    app.advance(by: 0.1)
    navigation.pushViewController(screens[2], animated: true)
    app.settle()
    XCTAssertEqual(navigation.viewControllers, Array(screens[0...2]))
    XCTAssertEqual(trace.short, ["A.WD", "B.WA", "A.DD", "B.DA", "B.WD", "C.WA", "B.DD", "C.DA"])
    XCTAssertEqual(navigation.navigationBar.items?.count, 3)
  }

  func testAPopDuringAPushComesAfterIt() {
    let (app, navigation) = makeApp()
    navigation.pushViewController(screens[1], animated: true)
    app.advance(by: 0.1)
    XCTAssertIdentical(navigation.popViewController(animated: true), screens[1])
    app.settle()
    XCTAssertEqual(navigation.viewControllers, [screens[0]])
    XCTAssertNil(screens[1].parent)
    XCTAssertNotNil(screens[0].view.window)
  }

  /// M1 also applies to screens that are queued.
  func testAScreenCannotWaitTwiceForItsTurn() {
    let (app, navigation) = makeApp()
    let faults = FaultRecorder()
    navigation.pushViewController(screens[1], animated: true)
    app.advance(by: 0.1)
    navigation.pushViewController(screens[2], animated: true)
    navigation.pushViewController(screens[2], animated: true)
    app.settle()
    XCTAssertEqual(navigation.viewControllers, Array(screens[0...2]))
    XCTAssertEqual(faults.exceptions.count, 1)
  }

  func testPushAfterCanceledSwipeIsOnOldTop() {
    let (app, navigation) = makeApp()
    navigation.setViewControllers(Array(screens[0...2]), animated: false)
    app.settle()
    app.beginDrag(at: CGPoint(x: 2, y: 400))
    app.moveFinger(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 80, y: 400), duration: 0.3)
    navigation.pushViewController(screens[3], animated: true)
    app.advance(by: 0.2)
    app.endDrag(at: CGPoint(x: 80, y: 400))
    app.settle()
    XCTAssertEqual(navigation.viewControllers, screens)
    XCTAssertNotNil(screens[3].view.window)
  }

  // MARK: Coordinator

  /// Metrics.md 2.1: both screens and the container have the coordinator during the push.
  func testAlongsideAnimationsRunWithThePushAndTheirCompletionAtItsEnd() {
    let (app, navigation) = makeApp()
    let companion = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    navigation.view.addSubview(companion)
    var ended: Bool?
    navigation.pushViewController(screens[1], animated: true)
    app.advance(by: 0)
    XCTAssertNil(ended)
    for controller in [navigation, screens[0], screens[1]] {
      XCTAssertNotNil(controller.transitionCoordinator)
    }
    let queued = screens[1].transitionCoordinator?.animate(
      alongsideTransition: { _ in companion.frame.origin.x = 100 }, completion: { ended = !$0.isCancelled })
    XCTAssertEqual(queued, true)
    XCTAssertNil(ended)
    app.settle()
    XCTAssertEqual(companion.frame.minX, 100)
    XCTAssertEqual(ended, true)
    XCTAssertNil(navigation.transitionCoordinator)
  }

  func testAlongsideAnimationsAskedForInViewWillAppearMoveWithThePush() {
    final class Companion: UIViewController {
      let mark = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.addSubview(mark)
        transitionCoordinator?.animate { [mark] _ in mark.frame.origin.x = 100 }
      }
    }
    let (app, navigation) = makeApp()
    let companion = Companion()
    navigation.pushViewController(companion, animated: true)
    app.advance(by: 0.15)
    let x = companion.mark.layer.presentation()?.frame.minX ?? 0
    XCTAssertGreaterThan(x, 0)
    XCTAssertLessThan(x, 100)
    app.settle()
    XCTAssertEqual(companion.mark.frame.minX, 100)
  }

  // MARK: Own animators

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: [Bool] = []
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.4
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let to = context.view(forKey: .to)!
      context.containerView.addSubview(to)
      to.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
      to.alpha = 0
      UIView.animate(
        withDuration: 0.4, delay: 0, options: .curveLinear, animations: { to.alpha = 1 },
        completion: { _ in
          to.alpha = 1
          context.completeTransition(!context.transitionWasCancelled)
        })
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  private final class Director: NSObject, UINavigationControllerDelegate {
    let fade = Fade()
    var driver: UIPercentDrivenInteractiveTransition?
    var asked: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
      return fade
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  func testTheDelegatesAnimatorRunsInsteadOfTheStandardOne() {
    let (app, navigation) = makeApp()
    let director = Director()
    navigation.delegate = director
    navigation.pushViewController(screens[1], animated: true)
    app.advance(by: 0.2)
    XCTAssertEqual(Double(screens[1].view.layer.presentation()?.opacity ?? 0), 0.5, accuracy: 0.1)
    XCTAssertEqual(screens[1].view.frame.minX, 0)
    app.settle()
    navigation.popViewController(animated: true)
    app.settle()
    XCTAssertEqual(director.asked, ["push A B", "pop B A"])
    XCTAssertEqual(director.fade.ended, [true, true])
    XCTAssertEqual(navigation.viewControllers, [screens[0]])
    XCTAssertNil(screens[1].view.superview)
  }

  func testAPercentageDrivesTheDelegatesAnimator() {
    let (app, navigation) = makeApp()
    let director = Director()
    let driver = UIPercentDrivenInteractiveTransition()
    director.driver = driver
    navigation.delegate = director
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    navigation.pushViewController(screens[1], animated: true)
    app.advance(by: 0.1)
    driver.update(0.3)
    app.advance(by: 1)
    XCTAssertEqual(Double(screens[1].view.layer.presentation()?.opacity ?? 0), 0.3, accuracy: 0.02)
    driver.cancel()
    app.settle()
    XCTAssertEqual(trace.short, ["A.WD", "B.WA", "B.WD", "B.DD", "A.WA", "A.DA"])
    XCTAssertEqual(navigation.viewControllers, [screens[0]])
    XCTAssertEqual(director.fade.ended, [false])
    XCTAssertNil(screens[1].parent)

    let second = UIPercentDrivenInteractiveTransition()
    director.driver = second
    navigation.pushViewController(screens[1], animated: true)
    app.advance(by: 0.1)
    second.update(0.6)
    second.finish()
    app.settle()
    XCTAssertEqual(navigation.viewControllers, [screens[0], screens[1]])
    XCTAssertEqual(director.fade.ended, [false, true])
  }

  /// A canceled replacement of the stack restores it.
  func testACanceledReplacementOfTheStackPutsItBack() {
    let (app, navigation) = makeApp()
    navigation.setViewControllers(Array(screens[0...2]), animated: false)
    app.settle()
    let director = Director()
    let driver = UIPercentDrivenInteractiveTransition()
    director.driver = driver
    navigation.delegate = director
    navigation.setViewControllers([screens[3], screens[0]], animated: true)
    app.advance(by: 0.1)
    driver.update(0.5)
    driver.cancel()
    app.settle()
    XCTAssertEqual(navigation.viewControllers, Array(screens[0...2]))
    XCTAssertEqual(navigation.navigationBar.items?.map(\.title), ["A", "B", "C"])
    XCTAssertNil(screens[3].parent)
  }
}
