import PortolanTesting
import PortolanXCTest
@testable import UIKit

/// Tests of the appearance of tab bars and toolbars: at the scroll edge and elsewhere, in each layout, with
/// custom images and offsets (Specification.md N14, N17).
@MainActor
final class TabBarAppearanceTests: XCTestCase {
  /// A screen with rows that extend far below the bar, or with none.
  private final class Rows: UIViewController {
    let scroll = UIScrollView()
    private let height: CGFloat

    init(height: CGFloat) {
      self.height = height
      super.init(nibName: nil, bundle: nil)
      title = "Rows"
    }
    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 100, height: height)
      view.addSubview(scroll)
    }
  }

  private let red = [255, 0, 0]
  private let green = [0, 255, 0]
  private let white = [255, 255, 255]

  private func opaque(_ color: UIColor) -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    appearance.shadowColor = nil
    return appearance
  }

  private func color(_ app: TestApp, x: CGFloat = 3, fromBottom: CGFloat = 60) -> [Int] {
    app.color(x, app.window.bounds.height - fromBottom)
  }

  private func show(_ screen: UIViewController, inStack: Bool) -> (TestApp, UITabBarController) {
    let app = TestApp()
    let tabs = UITabBarController()
    tabs.viewControllers = [inStack ? UINavigationController(rootViewController: screen) : screen]
    tabs.tabBar.standardAppearance = opaque(.red)
    app.show(tabs)
    app.settle()
    return (app, tabs)
  }

  // MARK: At the scroll edge

  func testTabBarIsTransparentOnlyAtContentEnd() {
    for inStack in [false, true] {
      let screen = Rows(height: 3000)
      let (app, _) = show(screen, inStack: inStack)
      XCTAssertEqual(color(app), red, "content is under it")
      screen.scroll.contentOffset.y =
        3000 + screen.scroll.adjustedContentInset.bottom - screen.scroll.bounds.height
      app.settle()
      XCTAssertEqual(color(app), white, "the content has ended above it")
      screen.scroll.contentOffset.y -= 100
      app.settle()
      XCTAssertEqual(color(app), red)
      screen.scroll.contentSize.height = 50
      app.settle()
      XCTAssertEqual(color(app), white, "there is hardly any content left")
    }
  }

  func testAScreenWithoutAScrollViewIsAtTheEdge() {
    let plain = UIViewController()
    plain.view.backgroundColor = .white
    let (app, tabs) = show(plain, inStack: true)
    XCTAssertEqual(color(app), white)
    tabs.tabBar.scrollEdgeAppearance = opaque(.green)
    app.settle()
    XCTAssertEqual(color(app), green)
  }

  func testLegacySettingsApplyAtScrollEdge() {
    let plain = UIViewController()
    plain.view.backgroundColor = .white
    let (app, tabs) = show(plain, inStack: false)
    tabs.tabBar.isTranslucent = false
    tabs.tabBar.barTintColor = .green
    app.settle()
    XCTAssertEqual(color(app), green)
  }

  func testASelectedItemHasItsOwnAppearance() {
    let (first, second) = (Rows(height: 3000), Rows(height: 3000))
    second.tabBarItem.standardAppearance = opaque(.green)
    let app = TestApp()
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.tabBar.standardAppearance = opaque(.red)
    app.show(tabs)
    XCTAssertEqual(color(app), red)
    tabs.selectedIndex = 1
    app.settle()
    XCTAssertEqual(color(app), green)
    tabs.selectedIndex = 0
    app.settle()
    XCTAssertEqual(color(app), red)
  }

  func testToolbarIsTransparentAtContentEnd() {
    let screen = Rows(height: 3000)
    screen.toolbarItems = [UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: screen)
    let appearance = UIToolbarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    navigation.toolbar.standardAppearance = appearance
    navigation.isToolbarHidden = false
    let app = TestApp()
    app.show(navigation)
    XCTAssertEqual(color(app), red)
    screen.scroll.contentOffset.y =
      3000 + screen.scroll.adjustedContentInset.bottom - screen.scroll.bounds.height
    app.settle()
    XCTAssertEqual(color(app), white)
    let edge = UIToolbarAppearance(barAppearance: appearance)
    edge.backgroundColor = .green
    navigation.toolbar.scrollEdgeAppearance = edge
    app.settle()
    XCTAssertEqual(color(app), green)
  }

  // MARK: Items

  private func barWithItem(_ item: UITabBarItem) -> (TestApp, UITabBar) {
    let app = TestApp()
    let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 393, height: 49))
    bar.standardAppearance = opaque(.white)
    bar.items = [item]
    let screen = UIViewController()
    screen.view.addSubview(bar)
    app.show(screen)
    return (app, bar)
  }

  private func middle(_ app: TestApp, of ink: [Int]) -> CGPoint? {
    guard let image = app.snapshot(scale: 1, includesStatusBar: false).map({ UIImage(cgImage: $0) }) else {
      return nil
    }
    var sum = CGPoint.zero
    var count: CGFloat = 0
    for y in 100..<149 {
      for x in 0..<393 where Array(image.pixel(CGFloat(x), CGFloat(y)).prefix(3)) == ink {
        sum.x += CGFloat(x)
        sum.y += CGFloat(y)
        count += 1
      }
    }
    return count > 0 ? CGPoint(x: sum.x / count, y: sum.y / count) : nil
  }

  func testImageInsetsMoveTheIcon() throws {
    let icon = plainImage(.green, 10, 10).withRenderingMode(.alwaysOriginal)
    let item = UITabBarItem(title: nil, image: icon, tag: 0)
    let (app, _) = barWithItem(item)
    let before = try XCTUnwrap(middle(app, of: green))
    item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    app.settle()
    let after = try XCTUnwrap(middle(app, of: green))
    XCTAssertEqual(after.y - before.y, 6, accuracy: 0.6)
    XCTAssertEqual(after.x, before.x, accuracy: 0.1)
  }

  func testBadgeHasColorAndPositionOfAppearance() throws {
    let item = UITabBarItem(title: "One", image: nil, tag: 0)
    item.badgeValue = "9"
    let (app, bar) = barWithItem(item)
    let look = opaque(.white)
    look.stackedLayoutAppearance.normal.badgeBackgroundColor = .green
    bar.standardAppearance = look
    app.settle()
    let before = try XCTUnwrap(middle(app, of: green))
    look.stackedLayoutAppearance.normal.badgePositionAdjustment = UIOffset(horizontal: -20, vertical: 5)
    bar.standardAppearance = look
    app.settle()
    let after = try XCTUnwrap(middle(app, of: green))
    XCTAssertEqual(after.x - before.x, -20, accuracy: 1)
    XCTAssertEqual(after.y - before.y, 5, accuracy: 1)
  }

  func testSelectionImageIsBehindSelectedItemOnly() throws {
    let (one, two) = (
      UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1)
    )
    let (app, bar) = barWithItem(one)
    bar.items = [one, two]
    bar.selectionIndicatorImage = plainImage(.green, 20, 4)
    app.settle()
    XCTAssertNil(middle(app, of: green), "nothing is selected")
    bar.selectedItem = two
    app.settle()
    XCTAssertEqual(try XCTUnwrap(middle(app, of: green)).x, 393 * 0.75, accuracy: 2)
  }

  func testTitlesTakeTheAppearanceOfTheirLayout() {
    let tabs = UITabBarController()
    tabs.viewControllers = [Rows(height: 3000), Rows(height: 3000)]
    let look = opaque(.white)
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.compactInlineLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
    tabs.tabBar.standardAppearance = look
    let app = TestApp()
    app.show(tabs)
    let label = { () -> UILabel? in
      tabs.tabBar.subviews.last?.subviews.compactMap { $0 as? UILabel }.first
    }
    let color = {
      label()?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    XCTAssertEqual(color(), .red)
    XCTAssertEqual(try XCTUnwrap(label()).frame.minY, 48 - 40.0 / 3 - 4, accuracy: 0.01)
    app.rotate(to: .landscapeLeft)
    app.settle()
    XCTAssertEqual(color(), .green)
  }

  func testAnEmptyBackgroundImageRemovesTheBlurOfEveryBar() {
    let (navigationBar, tabBar, toolbar) = (UINavigationBar(), UITabBar(), UIToolbar())
    navigationBar.setBackgroundImage(UIImage(), for: .default)
    tabBar.backgroundImage = UIImage()
    toolbar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    navigationBar.shadowImage = UIImage()
    tabBar.shadowImage = UIImage()
    toolbar.setShadowImage(UIImage(), forToolbarPosition: .any)
    let appearances: [UIBarAppearance] = [
      navigationBar.standardAppearance, tabBar.standardAppearance, toolbar.standardAppearance,
    ]
    for appearance in appearances {
      XCTAssertNil(appearance.backgroundEffect, "\(type(of: appearance))")
      XCTAssertNil(appearance.backgroundColor, "\(type(of: appearance))")
      XCTAssertNil(appearance.shadowColor, "\(type(of: appearance))")
    }
  }

  func testAClearTintLeavesABarTransparent() {
    let bar = UINavigationBar()
    bar.barTintColor = .clear
    XCTAssertEqual(bar.standardAppearance.backgroundColor?.cgColor.alpha, 0)
    bar.barTintColor = .red
    XCTAssertEqual(Double(bar.standardAppearance.backgroundColor?.cgColor.alpha ?? 0), 0.85, accuracy: 0.001)
    bar.setBackgroundImage(UIImage(), for: .default)
    XCTAssertNil(bar.standardAppearance.backgroundColor, "The image replaces the color.")
  }

  func testOlderPropertiesHaveTheSameEffectOnEveryBar() {
    let (navigationBar, tabBar, toolbar) = (UINavigationBar(), UITabBar(), UIToolbar())
    navigationBar.barTintColor = .red
    tabBar.barTintColor = .red
    toolbar.barTintColor = .red
    navigationBar.isTranslucent = false
    tabBar.isTranslucent = false
    toolbar.isTranslucent = false
    let appearances: [UIBarAppearance] = [
      navigationBar.standardAppearance, tabBar.standardAppearance, toolbar.standardAppearance,
    ]
    for appearance in appearances {
      XCTAssertNil(appearance.backgroundEffect, "\(type(of: appearance))")
      XCTAssertEqual(appearance.backgroundColor, .red, "\(type(of: appearance))")
    }
  }
}
