import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of Specification.md N3, N9 to N12, N16.
@MainActor
final class NavigationItemTests: XCTestCase {
  private let root = Screen("First")
  private let top = Screen("Second")

  private func makeApp() -> (TestApp, UINavigationController) {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: root)
    app.show(navigation)
    return (app, navigation)
  }

  private func push(_ app: TestApp, _ navigation: UINavigationController) {
    navigation.pushViewController(top, animated: false)
    app.settle()
  }

  private func button(_ title: String, _ action: @escaping () -> Void = {}) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in action() })
  }

  private var backLabel: (TestApp) -> String? { { $0.element(identifier: "BackButton")?.label } }

  func testItemsTakeTitleAndImageOfTheirPrimaryAction() {
    let image = UIImage(systemName: "plus")
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Add", image: image) { _ in })
    XCTAssertEqual(item.title, "Add")
    XCTAssertEqual(item.image, image)
    XCTAssertEqual(UIBarButtonItem(title: "New", primaryAction: UIAction(title: "Add") { _ in }).title, "New")
  }

  // MARK: Left (N10)

  func testOnlyPushedScreensHaveTitledBackButton() {
    let (app, navigation) = makeApp()
    XCTAssertNil(backLabel(app))
    push(app, navigation)
    XCTAssertEqual(backLabel(app), "First")
    app.tap("First")
    app.settle()
    XCTAssertEqual(navigation.viewControllers, [root])
    XCTAssertNil(backLabel(app))
  }

  func testThePreviousItemChoosesTheBackTitle() {
    let (app, navigation) = makeApp()
    push(app, navigation)
    root.navigationItem.backButtonTitle = "Start"
    app.settle()
    XCTAssertEqual(backLabel(app), "Start")
    root.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Home", style: .plain, target: nil, action: nil)
    app.settle()
    XCTAssertEqual(backLabel(app), "Home")
    app.tap("Home")
    app.settle()
    XCTAssertEqual(navigation.viewControllers, [root])
  }

  func testAPreviousScreenWithoutTitleIsCalledBack() {
    root.title = nil
    let (app, navigation) = makeApp()
    push(app, navigation)
    XCTAssertEqual(backLabel(app), "Back")
  }

  func testLeftItemsReplaceOrSupplementBackButton() {
    let (app, navigation) = makeApp()
    top.navigationItem.leftBarButtonItem = button("Cancel")
    push(app, navigation)
    XCTAssert(app.sees("Cancel"))
    XCTAssertNil(backLabel(app))
    top.navigationItem.leftItemsSupplementBackButton = true
    app.settle()
    XCTAssertEqual(backLabel(app), "First")
    let back = app.element(identifier: "BackButton")!.frame
    XCTAssertGreaterThanOrEqual(app.element("Cancel")!.frame.minX, back.maxX)
  }

  func testABlankBackButtonIsNamedAfterItsScreen() {
    let (app, navigation) = makeApp()
    root.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: " ", style: .plain, target: nil, action: nil)
    push(app, navigation)
    XCTAssertEqual(backLabel(app), "First")
    app.tap("First")
    app.settle()
    XCTAssertEqual(navigation.topViewController, root)
  }

  func testTheBackButtonCanBeHidden() {
    let (app, navigation) = makeApp()
    top.navigationItem.hidesBackButton = true
    push(app, navigation)
    XCTAssertNil(backLabel(app))
    top.navigationItem.setHidesBackButton(false, animated: true)
    app.settle()
    XCTAssertEqual(backLabel(app), "First")
  }

  func testBackActionReplacesPop() {
    let (app, navigation) = makeApp()
    var asked = 0
    top.navigationItem.backAction = UIAction { _ in asked += 1 }
    push(app, navigation)
    app.tap("First")
    app.settle()
    XCTAssertEqual(asked, 1)
    XCTAssertEqual(navigation.viewControllers.count, 2)
  }

  // MARK: Center and right (N11, N12)

  func testTitleIsCenteredAndFollowsController() {
    let (app, _) = makeApp()
    XCTAssertEqual(app.element("First")!.frame.midX, app.window.bounds.midX, accuracy: 1)
    root.title = "Renamed"
    app.settle()
    XCTAssert(app.sees("Renamed"))
    XCTAssertFalse(app.sees("First"))
  }

  func testTitleViewReplacesTitle() {
    let (app, _) = makeApp()
    let custom = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    custom.text = "Custom"
    root.navigationItem.titleView = custom
    app.settle()
    XCTAssertFalse(app.sees("First"))
    XCTAssertEqual(app.element("Custom")!.frame.midX, app.window.bounds.midX, accuracy: 1)
    XCTAssertEqual(app.element("Custom")!.frame.size, CGSize(width: 80, height: 30))
  }

  func testRightItemsAreOrderedFromEdge() {
    let (app, _) = makeApp()
    var tapped: [String] = []
    root.navigationItem.rightBarButtonItems = ["One", "Two", "Six"].map { title in
      button(title) { tapped.append(title) }
    }
    app.settle()
    let frames = ["One", "Two", "Six"].map { app.element($0)!.frame }
    XCTAssertGreaterThanOrEqual(frames[0].minX, frames[1].maxX)
    XCTAssertGreaterThanOrEqual(frames[1].minX, frames[2].maxX)
    for title in ["Two", "One", "Six"] { app.tap(title) }
    XCTAssertEqual(tapped, ["Two", "One", "Six"])
  }

  func testADisabledItemDoesNothing() {
    let (app, _) = makeApp()
    var tapped = 0
    let item = button("Send") { tapped += 1 }
    item.isEnabled = false
    root.navigationItem.rightBarButtonItem = item
    app.settle()
    app.tap("Send")
    XCTAssertEqual(tapped, 0)
    item.isEnabled = true
    app.settle()
    app.tap("Send")
    XCTAssertEqual(tapped, 1)
  }

  func testALongTitleKeepsItsDistanceFromTheButtons() {
    let (app, navigation) = makeApp()
    top.title = "A title that is a good deal longer than any bar of a phone is wide"
    top.navigationItem.rightBarButtonItem = button("Done")
    push(app, navigation)
    let title = app.element(top.title!)!.frame
    XCTAssertGreaterThanOrEqual(title.minX, app.element(identifier: "BackButton")!.frame.maxX + 8)
    XCTAssertLessThanOrEqual(title.maxX, app.element("Done")!.frame.minX - 8)
  }

  func testOverlappingButtonsAreHidden() {
    let (app, _) = makeApp()
    root.navigationItem.leftBarButtonItems = (1...4).map { button("Left item \($0)") }
    root.navigationItem.rightBarButtonItems = (1...4).map { button("Right item \($0)") }
    app.settle()
    let buttons = app.elements.filter { $0.label?.contains(" item ") == true && $0.view is UIControl }
    XCTAssert(app.sees("Left item 1"))
    XCTAssert(app.sees("Right item 1"))
    XCTAssertLessThan(buttons.count, 8)
    for (index, one) in buttons.enumerated() {
      for other in buttons[(index + 1)...] {
        XCTAssertFalse(
          one.frame.insetBy(dx: 0.5, dy: 0).intersects(other.frame), "\(one.label!) over \(other.label!)")
      }
    }
  }

  func testPromptIsAboveContentAndIncreasesBarHeight() {
    let (app, navigation) = makeApp()
    let height = navigation.navigationBar.frame.height
    root.navigationItem.prompt = "Choose one"
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, height + 32)
    XCTAssertLessThan(app.element("Choose one")!.frame.midY, app.element("First")!.frame.minY)
    root.navigationItem.prompt = nil
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, height)
  }

  func testCustomViewKeepsSizeInBar() {
    let (app, _) = makeApp()
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 28))
    custom.accessibilityIdentifier = "custom"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
    app.settle()
    let frame = app.element(identifier: "custom")!.frame
    XCTAssertEqual(frame.size, CGSize(width: 60, height: 28))
    XCTAssertGreaterThan(frame.minX, app.window.bounds.midX)
  }

  // MARK: Editing (N16)

  func testTheEditButtonTogglesEditing() {
    final class Editable: UIViewController {
      var calls: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("\(editing) \(animated)")
      }
    }
    let (app, navigation) = makeApp()
    let screen = Editable()
    screen.navigationItem.rightBarButtonItem = screen.editButtonItem
    XCTAssertIdentical(screen.editButtonItem, screen.editButtonItem)
    navigation.pushViewController(screen, animated: false)
    app.settle()
    app.tap("Edit")
    app.settle()
    XCTAssert(screen.isEditing)
    XCTAssertFalse(app.sees("Edit"))
    app.tap("Done")
    app.settle()
    XCTAssertFalse(screen.isEditing)
    XCTAssert(app.sees("Edit"))
    XCTAssertEqual(screen.calls, ["true true", "false true"])
    screen.isEditing = true
    app.settle()
    XCTAssert(app.sees("Done"))
  }

  // MARK: The managed bar (N3)

  func testTheManagedBarsItemsAndDelegateAreTheControllers() {
    let (app, navigation) = makeApp()
    let bar = navigation.navigationBar
    let faults = FaultRecorder()
    bar.pushItem(UINavigationItem(title: "X"), animated: false)
    XCTAssertNil(bar.popItem(animated: false))
    bar.setItems([], animated: false)
    bar.items = []
    bar.delegate = nil
    app.settle()
    XCTAssertEqual(bar.items, [root.navigationItem])
    XCTAssertIdentical(bar.delegate, navigation)
    XCTAssertEqual(
      faults.exceptions.map(\.message),
      [
        "Cannot call pushNavigationItem: directly on a UINavigationBar managed by a navigation controller.",
        "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a navigation controller.",
        "Cannot call setItems:animated: directly on a UINavigationBar managed by a navigation controller.",
        "Cannot call setItems:animated: directly on a UINavigationBar managed by a navigation controller.",
        "Cannot manually set the delegate on a UINavigationBar managed by a controller.",
      ])
  }

  func testAFreeStandingBarPushesAndPopsItsOwnItems() {
    let app = TestApp()
    let screen = Screen("Plain")
    app.show(screen)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: app.window.bounds.width, height: 44))
    screen.view.addSubview(bar)
    bar.setItems([UINavigationItem(title: "One")], animated: false)
    bar.pushItem(UINavigationItem(title: "Two"), animated: true)
    app.settle()
    XCTAssertEqual(bar.topItem?.title, "Two")
    XCTAssertEqual(bar.backItem?.title, "One")
    app.tap("One")
    app.settle()
    XCTAssertEqual(bar.items?.map(\.title), ["One"])
    XCTAssert(app.sees("One"))
    XCTAssertFalse(app.sees("Two"))
  }
}
