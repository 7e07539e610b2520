import PortolanTesting
import UIKit
import XCTest

@testable import WebHost

/// The back button of a browser during transitions.
@MainActor
final class NavigationReturnTests: XCTestCase {
  func testGoingBackRepeatedlyDuringATransitionEndsAtTheRoot() {
    let app = TestApp()
    let screens = ["First", "Second", "Third"].map { title in
      let screen = UIViewController()
      screen.title = title
      return screen
    }
    let stack = UINavigationController(rootViewController: screens[0])
    app.show(stack)
    stack.setViewControllers(screens, animated: false)
    app.settle()
    NavigationReturn.go(back: 1, in: app.window)
    for _ in 0..<3 { NavigationReturn.go(back: 1, in: app.window) }
    app.settle()
    XCTAssertIdentical(stack.topViewController, screens[0])
    NavigationReturn.go(back: 2, in: app.window)
    app.settle()
    XCTAssertEqual(stack.viewControllers, [screens[0]])
  }
}
