import PortolanTesting
import UIKit
import XCTest

/// Tests of keyboard use of every control: Tab reaches it and shows a ring, arrows, Space and Return have
/// their usual desktop effects, Escape leaves.
@MainActor
final class ControlKeyTests: XCTestCase {
  private enum Press { case space, enter, left, right, up, down, home, end, pageUp, pageDown }

  /// A control, the keys pressed while it has the focus, and their expected effect.
  private struct Case {
    var name: String
    var view: UIView
    var keys: [Press]
    /// Whether it opens a presentation, which Escape closes before the screen.
    var opens = false
    var size = CGSize(width: 340, height: 44)
    var check: @MainActor (TestApp) -> Bool
  }

  private func press(_ key: Press, in app: TestApp) {
    switch key {
    case .space: app.press(.keyboardSpacebar, " ")
    case .enter: app.press(.keyboardReturnOrEnter, "\r")
    case .left: app.press(.keyboardLeftArrow)
    case .right: app.press(.keyboardRightArrow)
    case .up: app.press(.keyboardUpArrow)
    case .down: app.press(.keyboardDownArrow)
    case .home: app.press(.keyboardHome)
    case .end: app.press(.keyboardEnd)
    case .pageUp: app.press(.keyboardPageUp)
    case .pageDown: app.press(.keyboardPageDown)
    }
    app.settle()
  }

  private func cases() -> [Case] {
    var all: [Case] = []
    for key in [Press.space, .enter] {
      let button = UIButton(configuration: .filled())
      button.configuration?.title = "Go"
      var count = 0
      button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
      all.append(Case(name: "button, \(key)", view: button, keys: [key]) { _ in count == 1 })
    }
    let toggle = UISwitch()
    all.append(Case(name: "switch", view: toggle, keys: [.space]) { _ in toggle.isOn })
    let slider = UISlider()
    all.append(
      Case(name: "slider", view: slider, keys: [.end, .left, .pageDown]) { _ in
        abs(slider.value - 0.75) < 0.01
      })
    let stepper = UIStepper()
    all.append(Case(name: "stepper", view: stepper, keys: [.up, .right, .down]) { _ in stepper.value == 1 })
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.selectedSegmentIndex = 0
    all.append(
      Case(name: "segments", view: segments, keys: [.right, .right, .left]) { _ in
        segments.selectedSegmentIndex == 1
      })
    let pages = UIPageControl()
    pages.numberOfPages = 5
    all.append(
      Case(name: "page control", view: pages, keys: [.right, .right]) { _ in pages.currentPage == 2 })
    let wheels = UIDatePicker()
    wheels.preferredDatePickerStyle = .wheels
    wheels.datePickerMode = .time
    wheels.timeZone = TimeZone(identifier: "UTC")
    wheels.date = Date(timeIntervalSince1970: 0)
    all.append(
      Case(
        name: "date wheels", view: wheels, keys: [.down, .down], size: CGSize(width: 340, height: 216)
      ) { _ in wheels.date.timeIntervalSince1970 == 7200 })
    let words = Words()
    all.append(
      Case(name: "picker", view: words, keys: [.down, .down, .up], size: CGSize(width: 340, height: 216)) {
        _ in
        words.selectedRow(inComponent: 0) == 1
      })
    let compact = UIDatePicker()
    compact.preferredDatePickerStyle = .compact
    compact.datePickerMode = .date
    all.append(
      Case(name: "compact date", view: compact, keys: [.space], opens: true) { app in
        app.accessibilityText.contains("Next Month")
      })
    let well = UIColorWell()
    all.append(
      Case(
        name: "colour well", view: well, keys: [.space], opens: true, size: CGSize(width: 28, height: 28)
      ) { app in
        app.window.rootViewController?.presentedViewController is UIColorPickerViewController
      })
    let menu = UIButton(configuration: .gray())
    menu.configuration?.title = "Menu"
    menu.menu = UIMenu(
      children: ["First", "Second"].map { name in UIAction(title: name) { _ in } })
    menu.showsMenuAsPrimaryAction = true
    all.append(
      Case(name: "menu", view: menu, keys: [.space], opens: true) { app in app.sees("Second") })
    return all
  }

  private final class Words: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    override init(frame: CGRect) {
      super.init(frame: frame)
      dataSource = self
      delegate = self
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      "Word \(row)"
    }
  }

  private func hasRing(_ view: UIView) -> Bool {
    view.layer.sublayers?.contains { $0.borderWidth == 3 && $0.zPosition == 1000 } ?? false
  }

  func testEveryControl() {
    for item in cases() {
      let app = TestApp()
      let (home, screen) = (Screen("Home"), Screen(item.name))
      let navigation = UINavigationController(rootViewController: home)
      app.show(navigation)
      item.view.frame = CGRect(origin: CGPoint(x: 20, y: 150), size: item.size)
      screen.view.addSubview(item.view)
      navigation.pushViewController(screen, animated: false)
      app.settle()
      app.press(.keyboardTab)
      app.settle()
      XCTAssertTrue(app.focusedView?.isDescendant(of: item.view) == true, "\(item.name): Tab")
      XCTAssertTrue(app.focusedView.map(hasRing) == true, "\(item.name): the ring")
      for key in item.keys { press(key, in: app) }
      XCTAssertTrue(item.check(app), "\(item.name): \(item.keys)")
      if item.opens {
        app.press(.keyboardEscape)
        app.settle()
        XCTAssertFalse(item.check(app), "\(item.name): Escape closes what was opened")
        XCTAssertTrue(navigation.topViewController === screen, "\(item.name): and leaves the screen alone")
      }
      app.press(.keyboardEscape)
      app.settle()
      XCTAssertTrue(navigation.topViewController === home, "\(item.name): Escape goes back")
    }
  }

  func testDisabledControlsAreNoStops() {
    for item in cases() {
      guard let control = item.view as? UIControl else { continue }
      let app = TestApp()
      let screen = Screen(item.name)
      control.isEnabled = false
      control.frame = CGRect(origin: CGPoint(x: 20, y: 150), size: item.size)
      screen.view.addSubview(control)
      app.show(screen)
      app.press(.keyboardTab)
      XCTAssertNil(app.focusedView, item.name)
    }
  }

  func testAMenuIsChosenFromByArrowsAndReturn() {
    let app = TestApp()
    let screen = Screen("Menu")
    var chosen = ""
    let button = UIButton(configuration: .gray())
    button.configuration?.title = "Menu"
    button.menu = UIMenu(
      children: ["First", "Second"].map { name in UIAction(title: name) { _ in chosen = name } })
    button.showsMenuAsPrimaryAction = true
    button.frame = CGRect(x: 20, y: 150, width: 120, height: 44)
    screen.view.addSubview(button)
    app.show(screen)
    app.press(.keyboardTab)
    press(.space, in: app)
    XCTAssertEqual(app.focusedView?.accessibilityLabel, "First")
    press(.down, in: app)
    press(.enter, in: app)
    XCTAssertEqual(chosen, "Second")
    XCTAssertTrue(app.focusedView === button, "the focus is where it was")
  }

  func testArrowsTurnRoundFromRightToLeft() {
    let app = TestApp(rightToLeft: true)
    let screen = Screen("Slider")
    let slider = UISlider(frame: CGRect(x: 20, y: 150, width: 300, height: 31))
    slider.value = 0.5
    screen.view.addSubview(slider)
    app.show(screen)
    app.press(.keyboardTab)
    press(.left, in: app)
    XCTAssertEqual(slider.value, 0.55, accuracy: 0.001)
  }

  func testTextIsTypedWhereTabGoes() {
    let app = TestApp()
    let screen = Screen("Text")
    let field = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 34))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 393, height: 56))
    let text = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 80))
    for view in [field, bar, text] { screen.view.addSubview(view) }
    app.show(screen)
    app.press(.keyboardTab)
    app.type("one")
    app.press(.keyboardTab)
    app.type("two")
    app.press(.keyboardTab)
    app.type("three")
    XCTAssertEqual([field.text, bar.text, text.text], ["one", "two", "three"])
    XCTAssertTrue(text.isFirstResponder)
  }

  func testBarsAndTabsAreOperated() {
    let app = TestApp()
    let tabs = UITabBarController()
    var added = 0
    let first = Screen("First")
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in added += 1 })
    let navigation = UINavigationController(rootViewController: first)
    navigation.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    let second = Screen("Second")
    second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
    tabs.viewControllers = [navigation, second]
    app.show(tabs)
    var seen: [String] = []
    for _ in 0..<4 {
      app.press(.keyboardTab)
      let label = app.focusedView?.accessibilityLabel ?? ""
      seen.append(label)
      if label == "Add" { press(.space, in: app) }
      if label == "One" {
        press(.right, in: app)
        press(.space, in: app)
        break
      }
    }
    XCTAssertEqual(added, 1, "\(seen)")
    XCTAssertEqual(tabs.selectedIndex, 1, "\(seen)")
  }
}
