import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of Metrics.md 1.1.
@MainActor
final class SafeAreaTests: XCTestCase {
  func testTheSafeAreaFollowsRotation() {
    let app = TestApp(device: .iPhone15)
    let screen = Screen("A")
    let navigation = UINavigationController(rootViewController: screen)
    app.show(navigation)
    XCTAssertEqual(navigation.view.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    XCTAssertEqual(
      screen.view.safeAreaInsets, UIEdgeInsets(top: app.barTop + 44, left: 0, bottom: 34, right: 0))
    app.rotate(to: .landscapeRight)
    XCTAssertEqual(navigation.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    XCTAssertEqual(screen.view.safeAreaInsets, UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 59))
    app.rotate(to: .portrait)
    XCTAssertEqual(navigation.view.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    XCTAssertEqual(
      screen.view.safeAreaInsets, UIEdgeInsets(top: app.barTop + 44, left: 0, bottom: 34, right: 0))
  }

  /// Per edge: the parent's inset less the distance of the child from that edge, at least zero.
  func testAChildInheritsItsPartOfTheSafeArea() {
    let app = TestApp(device: .iPhone15)
    let screen = Screen("A")
    app.show(screen)
    let child = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 100))
    screen.view.addSubview(child)
    XCTAssertEqual(child.safeAreaInsets.top, 39)
    XCTAssertEqual(child.safeAreaInsets.bottom, 0)
    child.frame.origin.y = 800
    XCTAssertEqual(child.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    screen.additionalSafeAreaInsets.bottom = 10
    XCTAssertEqual(screen.view.safeAreaInsets.bottom, 44)
    XCTAssertEqual(child.safeAreaInsets.bottom, 44)
  }

  func testASubviewLosesTheInsetsOfAnEdgeThatMovesAway() {
    let app = TestApp(device: .iPhone15)
    let screen = Screen("A")
    app.show(screen)
    let outer = UIView(frame: CGRect(x: 0, y: 400, width: 393, height: 452))
    let child = UIView(frame: CGRect(x: 0, y: 352, width: 100, height: 100))
    outer.addSubview(child)
    screen.view.addSubview(outer)
    XCTAssertEqual(child.safeAreaInsets.bottom, 34)
    outer.autoresizesSubviews = false
    screen.view.frame.size.height = 952
    screen.additionalSafeAreaInsets.bottom = 100
    outer.frame.size.height = 552
    XCTAssertEqual(outer.safeAreaInsets.bottom, screen.view.safeAreaInsets.bottom)
    XCTAssertEqual(child.safeAreaInsets.bottom, screen.view.safeAreaInsets.bottom - 100)
  }

  func testSubviewsOfAScrollViewGetTheInsetsThatItsContentDoesNot() {
    let app = TestApp(device: .iPhone15)
    let screen = Screen("A")
    app.show(screen)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 852))
    scroll.addSubview(child)
    screen.view.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    scroll.contentSize = CGSize(width: 393, height: 1000)
    XCTAssertEqual(child.safeAreaInsets.top, 0)
    scroll.contentSize = CGSize(width: 393, height: 100)
    XCTAssertEqual(child.safeAreaInsets.top, 59)
  }
}
