import UIKit
import XCTest

/// New windows live until the end of the turn of the run loop, as autoreleased objects on iOS: helpers of tests that
/// put a view into a local window depend on it, such as `addToWindowMakingKeyAndVisible` of
/// [workflow-swift](https://github.com/square/workflow-swift) and `addingToWindow` of
/// [Carbon](https://github.com/ra1028/Carbon).
@MainActor
final class WindowLifetimeTests: XCTestCase {
  private func show(_ controller: UIViewController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  func testALocalWindowLivesForTheTurn() {
    let controller = UIViewController()
    show(controller)
    XCTAssertNotNil(controller.view.window)
    let presented = UIViewController()
    controller.present(presented, animated: false)
    XCTAssertTrue(presented.presentingViewController === controller)

    RunLoop.main.run(until: .distantPast)
    XCTAssertNil(controller.view.window)
  }

  private func makeWindow() -> UIWindow { UIWindow() }

  func testAPoolReleasesItsWindows() {
    weak var first: UIWindow?
    weak var second: UIWindow?
    autoreleasepool {
      first = makeWindow()
      autoreleasepool { second = makeWindow() }
      XCTAssertNotNil(first)
      XCTAssertNil(second)
    }
    XCTAssertNil(first)
  }
}
