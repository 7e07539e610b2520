import UIKit
import XCTest

@testable import WebHost

/// The address of a page is the path of titles to the visible screen.
@MainActor
final class NavigationAddressTests: XCTestCase {
  private func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func address(_ root: UIViewController) -> NavigationAddress {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return NavigationAddress.current(in: window)
  }

  func testAStackIsAPath() {
    let stack = UINavigationController(rootViewController: screen("Recipes"))
    stack.pushViewController(screen("Spaghetti Carbonara!"), animated: false)
    XCTAssertEqual(
      address(stack),
      NavigationAddress(depth: 1, path: "/recipes/spaghetti-carbonara", title: "Spaghetti Carbonara!"))
  }

  func testTabsAreAQuery() {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: screen("Home")),
      UINavigationController(rootViewController: screen("Settings")),
    ]
    XCTAssertEqual(address(tabs).path, "/home")
    tabs.selectedIndex = 1
    XCTAssertEqual(address(tabs).path, "/settings?tab=2")
  }

  func testTitlesInOtherScriptsAreEncoded() {
    XCTAssertEqual(NavigationAddress.slug("김치 찌개"), "%EA%B9%80%EC%B9%98-%EC%B0%8C%EA%B0%9C")
    XCTAssertEqual(NavigationAddress.slug("../?#"), "")
  }
}
