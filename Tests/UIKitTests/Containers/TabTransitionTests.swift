import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of tab transitions: delegate calls, coordinator and final selection.
@MainActor
final class TabTransitionTests: XCTestCase {
  private final class Director: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    var asked: [String] = []
    var driver: UIPercentDrivenInteractiveTransition?
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append("\(fromVC.title ?? "") \(toVC.title ?? "")")
      return self
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.4
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let to = context.view(forKey: .to)!
      to.alpha = 0
      UIView.animate(withDuration: 0.4) {
        to.alpha = 1
      } completion: { _ in
        to.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private let screens = ["A", "B", "C", "D"].map(Screen.init)

  private func makeApp() -> (TestApp, UITabBarController, Director) {
    let app = TestApp()
    let tabs = UITabBarController()
    tabs.viewControllers = Array(screens[0...2])
    app.show(tabs)
    return (app, tabs, Director())
  }

  /// Apple, `tabBarController(_:animationControllerForTransitionFrom:to:)`: called for every tab transition.
  func testTheDelegateIsAskedAtOnceAndThereIsACoordinator() {
    let changes: [@MainActor (UITabBarController) -> Void] = [
      { $0.selectedIndex = 1 }, { [screens] in $0.selectedViewController = screens[1] },
    ]
    for change in changes {
      let (app, tabs, director) = makeApp()
      tabs.delegate = director
      change(tabs)
      XCTAssertEqual(director.asked, ["A B"])
      for controller in [tabs, screens[0], screens[1]] { XCTAssertNotNil(controller.transitionCoordinator) }
      XCTAssertEqual(tabs.transitionCoordinator?.transitionDuration, 0.4)
      var log: [String] = []
      tabs.transitionCoordinator?.animate { _ in
        log.append("along")
      } completion: { _ in
        log.append("end")
      }
      app.advance(by: 0.2)
      XCTAssertEqual(log, ["along"])
      app.settle()
      XCTAssertEqual(log, ["along", "end"])
      XCTAssertNil(tabs.transitionCoordinator)
      XCTAssertNotNil(screens[1].view.window)
      XCTAssertNil(screens[0].view.superview)
      XCTAssertEqual(director.asked, ["A B"])
      tabs.viewControllers = []
    }
  }

  func testWithoutADelegateThereIsNoCoordinator() {
    let (app, tabs, _) = makeApp()
    tabs.selectedIndex = 1
    XCTAssertNil(tabs.transitionCoordinator)
    app.settle()
    XCTAssertNotNil(screens[1].view.window)
  }

  /// The last change in a turn applies; the completions of earlier ones are called as well.
  func testSeveralChangesOfATurnAreOneMovement() {
    let (app, tabs, director) = makeApp()
    tabs.delegate = director
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    var ended = 0
    tabs.selectedIndex = 1
    tabs.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended += 1 }
    tabs.selectedIndex = 2
    app.settle()
    XCTAssertEqual(ended, 1)
    XCTAssertEqual(trace.short, ["C.WA", "A.WD", "A.DD", "C.DA"])
    trace.clear()
    tabs.selectedIndex = 0
    tabs.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended += 1 }
    tabs.selectedIndex = 2
    app.settle()
    XCTAssertEqual(ended, 2)
    XCTAssertEqual(trace.short, [])
    XCTAssertNil(tabs.transitionCoordinator)
  }

  func testAFingerMayDriveAndTakeBackAChangeByCode() {
    let (app, tabs, director) = makeApp()
    tabs.delegate = director
    let driver = UIPercentDrivenInteractiveTransition()
    director.driver = driver
    tabs.selectedIndex = 1
    XCTAssertEqual(tabs.transitionCoordinator?.isInteractive, true)
    app.advance(by: 0.1)
    driver.update(0.4)
    driver.cancel()
    app.settle()
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertNotNil(screens[0].view.window)
    XCTAssertNil(screens[1].viewIfLoaded?.window)
  }

  // MARK: Replacing tabs

  /// Replacing tabs with animation removes the selected screen in a transition (XCoordinator's tests expect a
  /// call of the delegate).
  func testReplacingTabsWithAnAnimationIsATransition() {
    let (app, tabs, director) = makeApp()
    tabs.delegate = director
    let (x, y) = (Screen("X"), Screen("Y"))
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    tabs.setViewControllers([x, y], animated: true)
    XCTAssertEqual(director.asked, ["A X"])
    XCTAssertNotNil(tabs.transitionCoordinator)
    XCTAssertEqual(tabs.viewControllers, [x, y])
    app.settle()
    XCTAssertEqual(trace.short, ["X.WA", "A.WD", "A.DD", "X.DA"])
    XCTAssertEqual(tabs.children, [x, y])
    XCTAssertNil(screens[0].parent)
    XCTAssertNil(screens[0].view.superview)
    tabs.setViewControllers([screens[0]], animated: true)
    tabs.setViewControllers([y, x], animated: true)
    app.settle()
    XCTAssertEqual(Set(tabs.children), [x, y])
    XCTAssertIdentical(tabs.selectedViewController, y)
    XCTAssertNotNil(y.view.window)
  }

  func testNoTabsAreAnEmptyArray() {
    let tabs = UITabBarController()
    XCTAssertNil(tabs.viewControllers)
    tabs.viewControllers = []
    XCTAssertEqual(tabs.viewControllers, [])
    tabs.viewControllers = [screens[0]]
    XCTAssertEqual(tabs.viewControllers, [screens[0]])
    tabs.viewControllers = nil
    XCTAssertNil(tabs.viewControllers)
  }

  /// Apple, `UITabBarController.viewControllers`: the selected controller stays selected, otherwise the one
  /// at its index, otherwise the first.
  func testReplacingTabsKeepsTheSelection() {
    for isShown in [true, false] {
      let app = TestApp()
      let tabs = UITabBarController()
      tabs.viewControllers = Array(screens[0...2])
      if isShown { app.show(tabs) }
      tabs.selectedIndex = 1
      if isShown { app.settle() }
      tabs.viewControllers = [screens[1], screens[0]]
      XCTAssertEqual(tabs.selectedIndex, 0, "the screen itself")
      tabs.selectedIndex = 1
      let (x, y) = (Screen("X"), Screen("Y"))
      let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
      if isShown { app.settle() }
      trace.clear()
      tabs.viewControllers = [x, y]
      XCTAssertIdentical(tabs.selectedViewController, y, "its index")
      app.settle()
      if isShown { XCTAssertEqual(trace.short, ["A.WD", "A.DD", "Y.WA", "Y.DA"]) }
      tabs.viewControllers = [screens[3]]
      XCTAssertIdentical(tabs.selectedViewController, screens[3], "the first")
      tabs.viewControllers = []
      XCTAssertNil(tabs.selectedViewController)
      XCTAssertEqual(tabs.selectedIndex, NSNotFound)
      app.settle()
    }
  }
}
