import PortolanTesting
import UIKit
import XCTest

@MainActor
final class TabBarItemTests: XCTestCase {
  func testANavigationControllerHasTheItemOfItsRoot() {
    let app = TestApp()
    let (first, second) = (Screen("First"), Screen("Second"))
    second.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 7)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second].map { UINavigationController(rootViewController: $0) }
    app.show(tabs)
    XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["First", "Other"])
    app.tap("Other")
    app.settle()
    XCTAssertEqual(tabs.selectedIndex, 1)
    first.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0)
    XCTAssertEqual(tabs.tabBar.items?.first?.title, "New")
  }

  func testATitleIsTheItemsTooUnlessTheSystemNamesIt() {
    let (plain, system) = (Screen("Plain"), Screen("System"))
    XCTAssertEqual(plain.tabBarItem.title, "Plain")
    plain.title = "Changed"
    XCTAssertEqual(plain.tabBarItem.title, "Changed")
    system.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    let name = system.tabBarItem.title
    system.title = "Changed"
    XCTAssertEqual(system.tabBarItem.title, name)
  }
}
