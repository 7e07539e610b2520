import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of Specification.md N13.
@MainActor
final class BarHidingTests: XCTestCase {
  private let root = Screen("A")

  private func makeApp() -> (TestApp, UINavigationController) {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: root)
    app.show(navigation)
    return (app, navigation)
  }

  private let middle = CGPoint(x: 200, y: 400)

  func testATapHidesTheBarsAndTheNextShowsThem() {
    let (app, navigation) = makeApp()
    root.toolbarItems = [UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)]
    navigation.setToolbarHidden(false, animated: false)
    navigation.hidesBarsOnTap = true
    app.settle()
    app.tap(at: middle)
    app.settle()
    XCTAssert(navigation.isNavigationBarHidden)
    XCTAssertFalse(app.sees("One"))
    app.tap(at: middle)
    app.settle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
    XCTAssert(app.sees("One"))
    navigation.hidesBarsOnTap = false
    app.tap(at: middle)
    app.settle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
  }

  func testATapOnABarOrAControlIsNotForTheBars() {
    let (app, navigation) = makeApp()
    navigation.hidesBarsOnTap = true
    let button = UIButton(frame: CGRect(x: 100, y: 350, width: 200, height: 100))
    root.view.addSubview(button)
    app.settle()
    app.tap(at: middle)
    app.tap(at: app.element("A")!.center)
    app.settle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
  }

  func testASwipeUpHidesTheBarAndOneDownShowsIt() {
    let (app, navigation) = makeApp()
    navigation.hidesBarsOnSwipe = true
    app.settle()
    app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
    app.settle()
    XCTAssert(navigation.isNavigationBarHidden)
    app.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 410))
    app.settle()
    XCTAssert(navigation.isNavigationBarHidden)
    app.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
    app.settle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
  }

  func testASwipeScrollsAsWellAsItHidesTheBar() {
    let (app, navigation) = makeApp()
    let scrollView = UIScrollView(frame: root.view.bounds)
    scrollView.contentSize = CGSize(width: 100, height: 4000)
    root.view.addSubview(scrollView)
    navigation.hidesBarsOnSwipe = true
    app.settle()
    let before = scrollView.contentOffset.y
    app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
    app.settle()
    XCTAssert(navigation.isNavigationBarHidden)
    XCTAssertGreaterThan(scrollView.contentOffset.y, before + 100)
  }

  func testAFlatScreenHasNoBarsUntilItIsTapped() {
    let (app, navigation) = makeApp()
    navigation.hidesBarsWhenVerticallyCompact = true
    app.rotate(to: .landscapeRight)
    XCTAssert(navigation.isNavigationBarHidden)
    app.tap(at: CGPoint(x: 400, y: 200))
    app.settle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
    app.rotate(to: .portrait)
    XCTAssertFalse(navigation.isNavigationBarHidden)
    app.rotate(to: .landscapeRight)
    XCTAssert(navigation.isNavigationBarHidden)
    app.rotate(to: .portrait)
    XCTAssertFalse(navigation.isNavigationBarHidden)
    app.tap(at: middle)
    app.settle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
  }

  func testItsRecognizersAreTheAppsToAskFor() {
    let (_, navigation) = makeApp()
    navigation.hidesBarsOnTap = true
    navigation.hidesBarsOnSwipe = true
    XCTAssertIdentical(navigation.barHideOnTapGestureRecognizer.view, navigation.view)
    XCTAssertIdentical(navigation.barHideOnSwipeGestureRecognizer.view, navigation.view)
  }
}
