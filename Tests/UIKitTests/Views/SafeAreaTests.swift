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
    XCTAssertEqual(screen.view.safeAreaInsets, UIEdgeInsets(top: 59 + 44, left: 0, bottom: 34, right: 0))
    app.rotate(to: .landscapeRight)
    XCTAssertEqual(navigation.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    XCTAssertEqual(screen.view.safeAreaInsets, UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 59))
    app.rotate(to: .portrait)
    XCTAssertEqual(navigation.view.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    XCTAssertEqual(screen.view.safeAreaInsets, UIEdgeInsets(top: 59 + 44, left: 0, bottom: 34, right: 0))
  }

  /// Per edge: the parent's inset less the distance of the child from that edge, at least zero.
  func testAChildInheritsWhatReachesIt() {
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
}
