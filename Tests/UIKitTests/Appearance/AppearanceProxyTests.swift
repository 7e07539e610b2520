import XCTest

@testable import UIKit

/// Properties set on an appearance proxy are applied to every instance of the class when it enters a window.
@MainActor
final class AppearanceProxyTests: XCTestCase {
  private final class Card: UIView {}
  private final class Page: UIViewController {}
  private class Badge: UILabel {}
  private final class RedBadge: Badge {}

  private var window: UIWindow!

  override func setUp() async throws {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIViewController()
    window.isHidden = false
  }

  override func tearDown() async throws {
    AppearanceRules.reset()
    window.isHidden = true
    window = nil
  }

  private func show(_ view: UIView) { window.rootViewController!.view.addSubview(view) }

  func testViewAdoptsAppearanceWhenEnteringWindow() {
    UILabel.appearance().textColor = .systemRed
    let label = UILabel()
    XCTAssertEqual(label.textColor, .label)
    show(label)
    XCTAssertEqual(label.textColor, .systemRed)
  }

  func testPropertiesSetOnTheObjectTakePrecedence() {
    UILabel.appearance().textColor = .systemRed
    UILabel.appearance().font = .boldSystemFont(ofSize: 9)
    let label = UILabel()
    label.textColor = .systemGreen
    show(label)
    XCTAssertEqual(label.textColor, .systemGreen)
    XCTAssertEqual(label.font, .boldSystemFont(ofSize: 9))
    label.font = .systemFont(ofSize: 30)
    label.removeFromSuperview()
    show(label)
    XCTAssertEqual(label.font, .systemFont(ofSize: 30))
  }

  func testViewsInAWindowChangeOnlyWhenTheyEnterOneAgain() {
    let label = UILabel()
    show(label)
    UILabel.appearance().textColor = .systemRed
    XCTAssertEqual(label.textColor, .label)
    label.removeFromSuperview()
    show(label)
    XCTAssertEqual(label.textColor, .systemRed)
  }

  func testSubclassesInheritAppearanceAndTheirOwnTakesPrecedence() {
    UIView.appearance().backgroundColor = .systemGray
    Badge.appearance().textColor = .systemRed
    RedBadge.appearance().textColor = .systemOrange
    UILabel.appearance().textColor = .systemBlue
    let (label, badge, red) = (UILabel(), Badge(), RedBadge())
    for view in [label, badge, red] { show(view) }
    XCTAssertEqual(label.textColor, .systemBlue)
    XCTAssertEqual(badge.textColor, .systemRed)
    XCTAssertEqual(red.textColor, .systemOrange)
    XCTAssertEqual(red.backgroundColor, .systemGray)
  }

  func testContainersNarrowTheProxyAndTheOutermostWins() {
    UILabel.appearance().textColor = .systemRed
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .systemGreen
    UILabel.appearance(whenContainedInInstancesOf: [Card.self, Page.self]).textColor = .systemBlue
    let page = Page()
    window.rootViewController!.addChild(page)
    show(page.view)
    let (inCard, inPage, outside) = (UILabel(), UILabel(), UILabel())
    let (card, other) = (Card(), Card())
    card.addSubview(inCard)
    show(card)
    other.addSubview(inPage)
    page.view.addSubview(other)
    show(outside)
    XCTAssertEqual(outside.textColor, .systemRed)
    XCTAssertEqual(inCard.textColor, .systemGreen)
    XCTAssertEqual(inPage.textColor, .systemBlue)
  }

  func testTraitsNarrowTheProxyAndAreFollowed() {
    UILabel.appearance().textColor = .systemRed
    UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .systemGreen
    let label = UILabel()
    show(label)
    XCTAssertEqual(label.textColor, .systemRed)
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    XCTAssertEqual(label.textColor, .systemGreen)
  }

  func testTheSameProxyIsReturnedForTheSameQuestion() {
    XCTAssertTrue(UILabel.appearance() === UILabel.appearance())
    XCTAssertFalse(UILabel.appearance() === Badge.appearance())
    UILabel.appearance().textColor = .systemRed
    XCTAssertEqual(UILabel.appearance().textColor, .systemRed)
  }

  func testBarsTakeTheirAppearance() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemIndigo
    UINavigationBar.appearance().standardAppearance = look
    UINavigationBar.appearance().scrollEdgeAppearance = look
    UINavigationBar.appearance().tintColor = .white
    UITabBar.appearance().unselectedItemTintColor = .systemBrown
    UIToolbar.appearance().barTintColor = .systemYellow
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    navigation.setToolbarHidden(false, animated: false)
    window.rootViewController = tabs
    // The screen of a tab enters the window with the layout of its controller.
    window.layoutIfNeeded()
    XCTAssertEqual(navigation.navigationBar.standardAppearance.backgroundColor, .systemIndigo)
    XCTAssertEqual(navigation.navigationBar.scrollEdgeAppearance?.backgroundColor, .systemIndigo)
    XCTAssertEqual(navigation.navigationBar.tintColor, .white)
    XCTAssertEqual(tabs.tabBar.unselectedItemTintColor, .systemBrown)
    XCTAssertEqual(navigation.toolbar.barTintColor, .systemYellow)
  }

  func testOldPropertiesOfBarsAreRecordedAsTheyWereSet() {
    UINavigationBar.appearance().barTintColor = .systemTeal
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.systemPink]
    let bar = UINavigationBar()
    let own = UINavigationBarAppearance()
    own.configureWithTransparentBackground()
    bar.standardAppearance = own
    show(bar)
    XCTAssertEqual(bar.barTintColor, .systemTeal)
    XCTAssertEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .systemPink)
  }

  func testItemsOfBarsTakeTheirAppearanceWhenTheyAreShown() {
    UIBarButtonItem.appearance().tintColor = .systemPurple
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .systemMint
    UIBarItem.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
    UITabBarItem.appearance().setTitleTextAttributes([.kern: 4], for: .selected)
    let screen = UIViewController()
    let inBar = UIBarButtonItem(title: "Edit")
    let inToolbar = UIBarButtonItem(title: "Share")
    let own = UIBarButtonItem(title: "Own")
    own.tintColor = .systemRed
    screen.navigationItem.rightBarButtonItems = [inBar, own]
    screen.toolbarItems = [inToolbar]
    screen.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
    let navigation = UINavigationController(rootViewController: screen)
    navigation.setToolbarHidden(false, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    XCTAssertEqual(inBar.tintColor, .systemPurple)
    XCTAssertEqual(own.tintColor, .systemRed)
    XCTAssertEqual(inToolbar.tintColor, .systemMint)
    XCTAssertEqual(inBar.titleTextAttributes(for: .normal)?[.kern] as? Int, 3)
    XCTAssertEqual(navigation.tabBarItem.titleTextAttributes(for: .selected)?[.kern] as? Int, 4)
  }

  func testControlsTakeTheirAppearance() {
    UISwitch.appearance().onTintColor = .systemOrange
    UISlider.appearance().minimumTrackTintColor = .systemOrange
    UIProgressView.appearance().progressTintColor = .systemOrange
    UIPageControl.appearance().currentPageIndicatorTintColor = .systemOrange
    UISegmentedControl.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
    UIButton.appearance().setTitleColor(.systemOrange, for: .highlighted)
    UIActivityIndicatorView.appearance().color = .systemOrange
    UITableView.appearance().separatorColor = .systemOrange
    UITableViewCell.appearance().backgroundColor = .systemYellow
    let (toggle, slider, progress, pages) = (UISwitch(), UISlider(), UIProgressView(), UIPageControl())
    let (segments, button, wheel) = (UISegmentedControl(), UIButton(), UIActivityIndicatorView())
    let (table, cell) = (UITableView(), UITableViewCell())
    for view in [toggle, slider, progress, pages, segments, button, wheel, table, cell] as [UIView] {
      show(view)
    }
    XCTAssertEqual(toggle.onTintColor, .systemOrange)
    XCTAssertEqual(slider.minimumTrackTintColor, .systemOrange)
    XCTAssertEqual(progress.progressTintColor, .systemOrange)
    XCTAssertEqual(pages.currentPageIndicatorTintColor, .systemOrange)
    XCTAssertEqual(segments.titleTextAttributes(for: .normal)?[.kern] as? Int, 2)
    XCTAssertEqual(button.titleColor(for: .highlighted), .systemOrange)
    XCTAssertEqual(wheel.color, .systemOrange)
    XCTAssertEqual(table.separatorColor, .systemOrange)
    XCTAssertEqual(cell.backgroundColor, .systemYellow)
  }

  func testTheTintOfAWindowIsInherited() {
    UIWindow.appearance().tintColor = .systemPink
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = UIViewController()
    other.rootViewController = root
    other.isHidden = false
    XCTAssertEqual(root.view.tintColor, .systemPink)
    other.isHidden = true
  }
}
