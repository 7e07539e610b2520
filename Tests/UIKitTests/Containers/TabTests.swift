import PortolanTesting
import UIKit
import XCTest

/// Tests `UITab` (iOS 18), the customization of tabs, and the accessory of iOS 26.
@MainActor
final class TabTests: XCTestCase {
  private final class Chooser: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      log.append("should \(tab.identifier)")
      return tab.identifier != "locked"
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { log.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")") }
    func tabBarController(
      _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) { log.append("begin \(viewControllers.count)") }
    func tabBarController(
      _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
      changed: Bool
    ) { log.append("willEnd \(viewControllers.last?.title ?? "") \(changed)") }
    func tabBarController(
      _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
      changed: Bool
    ) { log.append("didEnd \(changed)") }
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name.capitalized, image: nil, identifier: name) { Screen($0.title) }
  }

  func testTabsShowTheirControllers() {
    let app = TestApp(device: .iPhone15)
    defer { app.end() }
    let (home, mail, locked) = (tab("home"), tab("mail"), tab("locked"))
    let controller = UITabBarController(tabs: [home, mail, locked])
    let chooser = Chooser()
    controller.delegate = chooser
    app.show(controller)
    app.settle()
    XCTAssertTrue(controller.selectedTab === home)
    app.tap("Mail")
    app.settle()
    XCTAssertTrue(controller.selectedTab === mail)
    XCTAssertTrue(controller.selectedViewController === mail.viewController)
    app.tap("Locked")
    app.settle()
    XCTAssertTrue(controller.selectedTab === mail, "the delegate refused")
    XCTAssertEqual(chooser.log, ["should mail", "did mail after home", "should locked"])
    mail.title = "Post"
    mail.badgeValue = "3"
    app.settle()
    XCTAssertTrue(app.sees("Post"))
    XCTAssertEqual(controller.tabBar.items?[1].badgeValue, "3")
    locked.isHidden = true
    XCTAssertEqual(controller.tabBar.items?.count, 2)
    XCTAssertFalse(locked.hasVisiblePlacement)
    XCTAssertTrue(controller.tab(forIdentifier: "mail") === mail)
    controller.selectedTab = home
    app.settle()
    XCTAssertNotNil(home.viewController?.view.window)
  }

  func testAGroupShowsItsSelectedChild() {
    let app = TestApp(device: .iPhone15)
    defer { app.end() }
    let (north, south) = (tab("north"), tab("south"))
    let group = UITabGroup(title: "Charts", image: nil, identifier: "charts", children: [north, south])
    group.defaultChildIdentifier = "south"
    let controller = UITabBarController(tabs: [tab("home"), group])
    app.show(controller)
    app.settle()
    XCTAssertTrue(north.parent === group)
    XCTAssertTrue(controller.tab(forIdentifier: "north") === north)
    app.tap("Charts")
    app.settle()
    XCTAssertNotNil(south.viewController?.view.window, "the child that is selected first")
    controller.selectedTab = north
    app.settle()
    XCTAssertTrue(group.selectedChild === north)
    XCTAssertNotNil(north.viewController?.view.window)
    XCTAssertNil(south.viewController?.view.window)
    XCTAssertTrue(app.sees("Charts"), "the group's title stays in the bar")
  }

  func testAPersonPutsTabsIntoAnotherOrder() throws {
    let app = TestApp(device: .iPhone15)
    defer { app.end() }
    let controller = UITabBarController()
    let screens = (0..<7).map { Screen("T\($0)") }
    controller.viewControllers = screens
    let chooser = Chooser()
    controller.delegate = chooser
    app.show(controller)
    app.tap("More")
    app.settle()
    chooser.log = []
    app.tap("Edit")
    app.settle()
    let stack = try XCTUnwrap(controller.presentedViewController as? UINavigationController)
    let list = try XCTUnwrap(stack.topViewController as? UITableViewController)
    XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 7)
    list.tableView(
      list.tableView, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 6, section: 0))
    app.tap("Done")
    app.settle()
    XCTAssertEqual(chooser.log, ["begin 7", "willEnd T0 true", "didEnd true"])
    XCTAssertTrue(controller.viewControllers?.last === screens[0])
    XCTAssertNil(controller.presentedViewController)
  }

  /// Recorded by swift-snapshot-testing on iOS (testViewControllerHierarchy): hidden stacks have loaded views, their
  /// screens do not.
  func testStacksAreLoadedAndTheirScreensAreNot() {
    let controller = UITabBarController()
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    controller.viewControllers = [UIViewController(), stack]
    XCTAssertFalse(stack.isViewLoaded)
    controller.loadViewIfNeeded()
    XCTAssertTrue(stack.isViewLoaded)
    XCTAssertFalse(root.isViewLoaded)
  }

  func testAnAccessoryIsAboveTheBar() {
    let app = TestApp(device: .iPhone15)
    defer { app.end() }
    let controller = UITabBarController()
    let screen = Screen("A")
    controller.viewControllers = [screen]
    app.show(controller)
    app.settle()
    let before = screen.view.safeAreaInsets.bottom
    let player = UILabel()
    controller.bottomAccessory = UITabAccessory(contentView: player)
    app.settle()
    XCTAssertEqual(player.frame.maxY, controller.tabBar.frame.minY - 8)
    XCTAssertEqual(player.frame.height, 48)
    XCTAssertEqual(screen.view.safeAreaInsets.bottom, before + 56)
    controller.bottomAccessory = nil
    app.settle()
    XCTAssertNil(player.superview)
    XCTAssertEqual(screen.view.safeAreaInsets.bottom, before)
  }
}
