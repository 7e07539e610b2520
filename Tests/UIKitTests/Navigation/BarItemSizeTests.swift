import OffscreenHost
import PortolanTesting
import PortolanXCTest
@testable import UIKit

/// A bar lays out again when the size of an item changes (Specification.md N12, N14).
@MainActor
final class BarItemSizeTests: XCTestCase {
  private let screen = UIViewController()
  private var item: UINavigationItem { screen.navigationItem }

  private func makeApp() -> (TestApp, UINavigationController) {
    screen.title = "Library"
    screen.view.backgroundColor = .systemBackground
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: screen)
    app.show(navigation)
    return (app, navigation)
  }

  /// Returns the horizontal extent of a view in the screen, from its leading edge, in points.
  private func extent(_ view: UIView) -> ClosedRange<CGFloat> {
    let frame = view.convert(view.bounds, to: nil as UIView?)
    return frame.minX...frame.maxX
  }

  private func trailing(_ app: TestApp, _ label: String) throws -> CGFloat {
    try XCTUnwrap(app.element(label), label).frame.maxX
  }

  func testATitleThatGrowsStaysOnTheScreen() throws {
    let button = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = button
    let (app, _) = makeApp()
    let before = try trailing(app, "Go")
    button.title = "Go to the other side"
    CATransaction.flush()
    XCTAssertEqual(try trailing(app, "Go to the other side"), before)
  }

  func testEditAndDoneHaveTheSameInset() throws {
    item.rightBarButtonItem = screen.editButtonItem
    let (app, _) = makeApp()
    let before = try trailing(app, "Edit")
    app.tap("Edit")
    app.settle()
    XCTAssertEqual(try trailing(app, "Done"), before)
    app.tap("Done")
    app.settle()
    XCTAssertEqual(try trailing(app, "Edit"), before)
  }

  func testACustomViewThatTheAppResizesPushesTheTitle() throws {
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    item.rightBarButtonItem = UIBarButtonItem(customView: custom)
    let (app, _) = makeApp()
    let right = extent(custom).upperBound
    custom.bounds.size.width = 150
    CATransaction.flush()
    XCTAssertEqual(extent(custom), (right - 150)...right)
    custom.frame.size.width = 60
    CATransaction.flush()
    XCTAssertEqual(extent(custom), (right - 60)...right)
    app.settle()
  }

  func testASearchBarThatWasInTheBarShowsBelowItInANarrowerWindow() {
    let search = UISearchController(searchResultsController: nil)
    item.searchController = search
    let host = OffscreenHost(device: .iPad)
    let app = TestApp(host: host)
    let navigation = UINavigationController(rootViewController: screen)
    app.show(navigation)
    XCTAssertEqual(item.searchBarPlacement, .inline)
    navigation.pushViewController(UIViewController(), animated: true)
    app.settle()
    host.windowSize = CGSize(width: 639, height: 667)
    app.settle()
    navigation.popViewController(animated: true)
    app.settle()
    XCTAssertEqual(item.searchBarPlacement, .stacked)
    XCTAssertNotNil(search.searchBar.window)
    XCTAssertEqual(search.searchBar.alpha, 1)
  }

  func testAButtonWithoutASizeFollowsItsTitle() throws {
    let custom = UIButton(type: .system)
    custom.setTitle("Go", for: .normal)
    item.rightBarButtonItem = UIBarButtonItem(customView: custom)
    let (app, _) = makeApp()
    let before = extent(custom)
    custom.setTitle("Go to the other side", for: .normal)
    CATransaction.flush()
    let after = extent(custom)
    XCTAssertEqual(after.upperBound, before.upperBound)
    XCTAssertLessThan(after.lowerBound, before.lowerBound - 80)
    custom.setTitle("Go", for: .normal)
    CATransaction.flush()
    XCTAssertEqual(extent(custom), before)
    app.settle()
  }

  func testConstraintsInsideACustomViewMoveTheBar() throws {
    let label = UILabel()
    label.text = "One"
    let stack = UIStackView(arrangedSubviews: [label])
    stack.translatesAutoresizingMaskIntoConstraints = false
    item.rightBarButtonItem = UIBarButtonItem(customView: stack)
    let (app, _) = makeApp()
    let before = extent(stack)
    label.text = "One, two and three"
    CATransaction.flush()
    XCTAssertEqual(extent(stack).upperBound, before.upperBound)
    XCTAssertEqual(extent(stack).upperBound - extent(stack).lowerBound, label.intrinsicContentSize.width)
    let more = UILabel()
    more.text = "More"
    stack.addArrangedSubview(more)
    app.settle()
    XCTAssertEqual(extent(stack).upperBound, before.upperBound)
    XCTAssertGreaterThan(label.bounds.width, 100)
  }

  func testATitleViewFollowsItsContentAndTheAppsSize() throws {
    let title = UILabel()
    title.text = "Own"
    item.titleView = title
    let (app, _) = makeApp()
    title.text = "A title of one's own"
    CATransaction.flush()
    XCTAssertEqual(title.bounds.width, title.intrinsicContentSize.width)
    XCTAssertEqual(title.center.x, app.window.bounds.midX, accuracy: 0.5)

    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    item.titleView = view
    app.settle()
    XCTAssertEqual(view.bounds.width, 100)
    view.bounds.size.width = 200
    CATransaction.flush()
    XCTAssertEqual(extent(view).lowerBound, (app.window.bounds.width - 200) / 2, accuracy: 0.5)
  }

  /// A temporarily compressed view regains its width.
  func testASqueezedTitleViewRecovers() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    item.titleView = view
    let button = UIBarButtonItem(title: "A long title of a button", style: .plain, target: nil, action: nil)
    let (app, _) = makeApp()
    item.rightBarButtonItem = button
    app.settle()
    XCTAssertLessThan(view.bounds.width, 200)
    item.rightBarButtonItem = nil
    app.settle()
    XCTAssertEqual(view.bounds.width, 300)
  }

  func testImagesWidthsStylesAndPossibleTitles() throws {
    let button = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = button
    let (app, _) = makeApp()
    func frame() throws -> CGRect {
      CATransaction.flush()
      let view = try XCTUnwrap(button.presentedInView)
      return view.convert(view.bounds, to: nil as UIView?)
    }
    let right = try frame().maxX
    button.possibleTitles = ["Go to the other side"]
    let wide = try frame()
    XCTAssertEqual(wide.maxX, right)
    button.title = "Go to the other side"
    XCTAssertEqual(try frame(), wide, "room was kept for it")
    button.style = .done
    XCTAssertGreaterThan(try frame().width, wide.width)
    XCTAssertEqual(try frame().maxX, right)
    button.image = plainImage(.red, 90, 20)
    XCTAssertEqual(try frame().width, 106)
    XCTAssertEqual(try frame().maxX, right)
    button.width = 50
    XCTAssertEqual(try frame().width, 50)
    XCTAssertEqual(try frame().maxX, right)
    app.settle()
  }

  func testABackButtonsTitleChanges() throws {
    let back = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    item.backBarButtonItem = back
    let (app, navigation) = makeApp()
    navigation.pushViewController(UIViewController(), animated: false)
    app.settle()
    back.title = "Go back"
    CATransaction.flush()
    let button = try XCTUnwrap(navigation.navigationBar.content?.backButton)
    XCTAssertEqual(button.label.text, "Go back")
    XCTAssertEqual(button.bounds.width, button.fittingWidth)
  }

  func testToolbarsFollowToo() throws {
    let custom = UIButton(type: .system)
    custom.setTitle("Go", for: .normal)
    let title = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
    screen.toolbarItems = [title, .flexibleSpace(), UIBarButtonItem(customView: custom)]
    let (app, navigation) = makeApp()
    navigation.isToolbarHidden = false
    app.settle()
    let right = extent(custom).upperBound
    custom.setTitle("Go to the other side", for: .normal)
    CATransaction.flush()
    XCTAssertEqual(extent(custom).upperBound, right)
    let left = try XCTUnwrap(title.presentedInView).frame
    title.title = "One, two and three"
    CATransaction.flush()
    let grown = try XCTUnwrap(title.presentedInView).frame
    XCTAssertEqual(grown.minX, left.minX)
    XCTAssertGreaterThan(grown.width, left.width + 50)
  }

  func testSymbolsInToolbarsFollowTheHeightClass() throws {
    let trash = UIBarButtonItem(image: UIImage(systemName: "trash"), style: .plain, target: nil, action: nil)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    bar.items = [.flexibleSpace(), trash]
    screen.view.addSubview(bar)
    let (app, _) = makeApp()
    let view = try XCTUnwrap(trash.presentedInView)
    let before = view.bounds.width
    bar.traitOverrides.verticalSizeClass = .compact
    app.settle()
    XCTAssertLessThan(view.bounds.width, before)
    XCTAssertEqual(view.frame.maxX, 292)
    bar.traitOverrides.verticalSizeClass = .regular
    app.settle()
    XCTAssertEqual(view.bounds.width, before, "and back")
  }

  func testTabTitlesAndBadgesLayOutAtOnce() throws {
    let tabs = UITabBarController()
    let first = UIViewController()
    first.tabBarItem = UITabBarItem(title: "One", image: plainImage(.red, 20, 20), tag: 0)
    tabs.viewControllers = [first, UIViewController()]
    let app = TestApp()
    app.show(tabs)
    first.tabBarItem.title = "Another"
    first.tabBarItem.badgeValue = "1"
    CATransaction.flush()
    let badge = try XCTUnwrap(app.elements(of: BadgeView.self).first)
    XCTAssertEqual(badge.bounds.size, badge.fittingSize)
    first.tabBarItem.badgeValue = "1,000"
    CATransaction.flush()
    XCTAssertEqual(badge.bounds.size, badge.fittingSize)
    XCTAssertTrue(app.sees("Another"))
  }

  func testASegmentedControlInTheBarFollowsItsTitles() throws {
    let control = UISegmentedControl(items: ["A", "B"])
    item.titleView = control
    let (app, _) = makeApp()
    let before = control.bounds.width
    control.setTitle("A much longer title", forSegmentAt: 0)
    CATransaction.flush()
    XCTAssertGreaterThan(control.bounds.width, before + 80)
    XCTAssertEqual(control.center.x, app.window.bounds.midX, accuracy: 0.5)
  }
}
