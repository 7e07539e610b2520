import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of Conformance.md L14, L15, C23.
@MainActor
final class TabBarControllerTests: XCTestCase {
  private final class Chooser: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var refused: UIViewController?
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.append("should \(viewController.title ?? "More")")
      return viewController !== refused
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
      log.append("did \(viewController.title ?? "More")")
    }
  }

  private func makeApp(_ count: Int, device: Device = .iPhone15) -> (TestApp, UITabBarController, [Screen]) {
    let app = TestApp(device: device)
    let tabs = UITabBarController()
    let screens = (0..<count).map { Screen("T\($0)") }
    for screen in screens { screen.tabBarItem = UITabBarItem(title: screen.title, image: nil, tag: 0) }
    tabs.viewControllers = screens
    app.show(tabs)
    return (app, tabs, screens)
  }

  /// L14
  func testL14AChangeOfTabSendsItsCallbacksInOrder() {
    let (app, tabs, screens) = makeApp(3)
    let trace = LifecycleTrace()
    app.tap("T1")
    app.settle()
    XCTAssertEqual(trace.short, ["T1.viewDidLoad", "T1.WA", "T0.WD", "T0.DD", "T1.DA"])
    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertNil(screens[0].view.superview)
    tabs.selectedIndex = 0
    app.settle()
    XCTAssertEqual(trace.short.suffix(4), ["T0.WA", "T1.WD", "T1.DD", "T0.DA"])
  }

  /// L15
  func testL15DelegateReceivesTapsOnly() {
    let (app, tabs, screens) = makeApp(3)
    let chooser = Chooser()
    tabs.delegate = chooser
    tabs.selectedIndex = 2
    app.settle()
    XCTAssertEqual(chooser.log, [])
    app.tap("T2")
    app.settle()
    XCTAssertEqual(chooser.log, ["should T2", "did T2"], "even where it is selected already")
    chooser.refused = screens[0]
    app.tap("T0")
    app.settle()
    XCTAssertEqual(chooser.log.suffix(1), ["should T0"])
    XCTAssertEqual(tabs.selectedIndex, 2)
  }

  func testEachTabKeepsItsStackAndASecondTapLeadsToItsRoot() {
    let app = TestApp()
    let tabs = UITabBarController()
    let stacks = ["A", "B"].map { UINavigationController(rootViewController: Screen($0)) }
    for (stack, name) in zip(stacks, ["First", "Second"]) {
      stack.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
    }
    tabs.viewControllers = stacks
    app.show(tabs)
    stacks[0].pushViewController(Screen("Deep"), animated: false)
    app.settle()
    app.tap("Second")
    app.settle()
    app.tap("First")
    app.settle()
    XCTAssert(app.sees("Deep"))
    app.tap("First")
    app.settle()
    XCTAssertEqual(stacks[0].viewControllers.count, 1)
    XCTAssertEqual(stacks[0].topViewController?.appearance, .appeared)
  }

  func testBadgeAppearsAndDisappears() {
    let (app, _, screens) = makeApp(2)
    screens[1].tabBarItem.badgeValue = "7"
    app.settle()
    XCTAssert(app.sees("7"))
    screens[1].tabBarItem.badgeValue = nil
    app.settle()
    XCTAssertFalse(app.sees("7"))
  }

  func testTheScreenEndsAboveTheBarAndAPushMayHideIt() {
    let app = TestApp()
    let tabs = UITabBarController()
    let screen = Screen("A")
    let navigation = UINavigationController(rootViewController: screen)
    tabs.viewControllers = [navigation]
    app.show(tabs)
    XCTAssertEqual(screen.view.safeAreaInsets.bottom, 34 + 49)
    let full = Screen("Full")
    full.hidesBottomBarWhenPushed = true
    navigation.pushViewController(full, animated: true)
    app.settle()
    XCTAssertEqual(tabs.tabBar.frame.minY, app.window.bounds.height)
    XCTAssertEqual(full.view.safeAreaInsets.bottom, 34)
    navigation.popViewController(animated: true)
    app.settle()
    XCTAssertEqual(screen.view.safeAreaInsets.bottom, 34 + 49)
  }

  /// Conformance.md C23
  func testC23MoreThanFiveTabsAreBehindMore() {
    let (app, tabs, screens) = makeApp(7)
    XCTAssertEqual(tabs.tabBar.items?.count, 5)
    XCTAssertFalse(app.sees("T4"))
    app.tap("More")
    app.settle()
    XCTAssertEqual(tabs.selectedIndex, NSNotFound)
    XCTAssertIdentical(tabs.selectedViewController, tabs.moreNavigationController)
    XCTAssert(app.sees("T5"))
    app.tap("T5")
    app.settle()
    XCTAssertEqual(screens[5].appearance, .appeared)
    XCTAssertIdentical(screens[5].navigationController, tabs.moreNavigationController)
    app.tap("T1")
    app.settle()
    XCTAssertEqual(screens[1].appearance, .appeared)
    XCTAssertEqual(screens[5].appearance, .disappeared)
    app.tap("More")
    app.settle()
    XCTAssertEqual(screens[5].appearance, .appeared, "the tab keeps its state")
  }

  func testWideScreenShowsAll() {
    let (app, tabs, _) = makeApp(7, device: .iPad)
    XCTAssertEqual(tabs.tabBar.items?.count, 7)
    app.tap("T6")
    app.settle()
    XCTAssertEqual(tabs.selectedIndex, 6)
  }

  private final class LoggingTabs: UITabBarController {
    var log: [String] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      log.append("\(item.title ?? "") at \(selectedIndex)")
    }
  }

  private final class TallBar: UITabBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
  }

  /// The controller is its bar's delegate, which a tap reaches before the selection changes.
  func testSubclassesReceiveTheBarsSelection() {
    let app = TestApp()
    let tabs = LoggingTabs()
    tabs.viewControllers = ["A", "B"].map { title in
      let screen = Screen(title)
      screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return screen
    }
    app.show(tabs)
    app.tap("B")
    app.settle()
    XCTAssertEqual(tabs.log, ["B at 0"])
    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertTrue(tabs.tabBar.delegate === tabs)
  }

  func testAppsReplaceTheBarByName() throws {
    let (app, tabs, screens) = makeApp(3)
    let old = tabs.tabBar
    let bar = TallBar()
    tabs.setValue(bar, forKey: "tabBar")
    app.settle()
    XCTAssertTrue(tabs.tabBar === bar)
    XCTAssertNil(old.superview)
    XCTAssertEqual(bar.items, screens.map(\.tabBarItem))
    XCTAssertEqual(bar.frame, old.frame)
    let button: AnyClass = try XCTUnwrap(_classFromString("UITabBarButton"))
    XCTAssertEqual(bar.subviews.filter { $0.isKind(of: button) }.count, 3)
    app.tap("T2")
    app.settle()
    XCTAssertEqual(tabs.selectedIndex, 2)
    XCTAssertEqual(bar.selectedItem, screens[2].tabBarItem)
  }

  private final class OrderDelegate: NSObject, UITabBarDelegate {
    var log: [String] = []
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { log.append("will begin") }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      log.append("did end \(changed)")
    }
  }

  func testABarWithoutControllerIsCustomized() {
    let app = TestApp()
    let screen = Screen("Screen")
    app.show(screen)
    let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 393, height: 49))
    bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    let delegate = OrderDelegate()
    bar.delegate = delegate
    screen.view.addSubview(bar)
    bar.beginCustomizingItems(bar.items!)
    app.settle()
    XCTAssertTrue(bar.isCustomizing)
    XCTAssertFalse(bar.endCustomizing(animated: false))
    app.settle()
    XCTAssertFalse(bar.isCustomizing)
    XCTAssertNil(screen.presentedViewController)
    XCTAssertEqual(delegate.log, ["will begin", "did end false"])
  }
}
