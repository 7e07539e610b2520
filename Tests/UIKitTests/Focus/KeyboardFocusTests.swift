import PortolanTesting
import UIKit
import XCTest

/// Tests of keyboard use: Tab, arrows, Space, Return, Escape.
@MainActor
final class KeyboardFocusTests: XCTestCase {
  private func form() -> (UIViewController, UISwitch, UISlider, UIButton) {
    let screen = Screen("Form")
    let toggle = UISwitch(frame: CGRect(x: 20, y: 150, width: 51, height: 31))
    let slider = UISlider(frame: CGRect(x: 20, y: 220, width: 300, height: 31))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 300, width: 100, height: 40)
    button.setTitle("Go", for: .normal)
    for view in [toggle, slider, button] { screen.view.addSubview(view) }
    return (screen, toggle, slider, button)
  }

  func testTabCyclesInReadingOrderAndBack() {
    let app = TestApp()
    let (screen, toggle, slider, button) = form()
    app.show(screen)
    XCTAssertNil(app.focusedView)
    app.press(.keyboardTab)
    XCTAssertTrue(app.focusedView === toggle)
    app.press(.keyboardTab)
    XCTAssertTrue(app.focusedView === slider)
    XCTAssertTrue(slider.isFocused)
    app.press(.keyboardTab, modifiers: .shift)
    app.press(.keyboardTab, modifiers: .shift)
    XCTAssertTrue(app.focusedView === button)
    app.press(.keyboardTab)
    XCTAssertTrue(app.focusedView === toggle)
    slider.isEnabled = false
    app.press(.keyboardTab)
    XCTAssertTrue(app.focusedView === button, "what is disabled is passed over")
  }

  func testKeysWorkTheFocusedControl() {
    let app = TestApp()
    let (screen, toggle, slider, button) = form()
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    app.show(screen)
    app.press(.keyboardTab)
    app.press(.keyboardSpacebar, " ")
    XCTAssertTrue(toggle.isOn)
    app.press(.keyboardTab)
    app.press(.keyboardRightArrow)
    app.press(.keyboardUpArrow)
    XCTAssertEqual(slider.value, 0.1, accuracy: 0.001)
    app.press(.keyboardEnd)
    XCTAssertEqual(slider.value, 1)
    app.press(.keyboardTab)
    app.press(.keyboardReturnOrEnter, "\r")
    XCTAssertEqual(taps, 1)
  }

  func testTheRingIsThereForTheKeyboardOnly() {
    let app = TestApp()
    let (screen, toggle, _, _) = form()
    app.show(screen)
    let plain = toggle.layer.sublayers?.count ?? 0
    app.press(.keyboardTab)
    XCTAssertEqual(toggle.layer.sublayers?.count, plain + 1)
    app.tap(at: CGPoint(x: 300, y: 700))
    XCTAssertEqual(toggle.layer.sublayers?.count, plain)
    XCTAssertNil(app.focusedView)
  }

  func testArrowsMoveBetweenNeighborsAndAGroupIsOneStop() {
    let app = TestApp()
    let screen = Screen("Grid")
    let grid = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 200))
    grid.focusGroupIdentifier = "grid"
    let buttons = (0..<4).map { index in
      let button = UIButton(type: .system)
      button.setTitle("\(index)", for: .normal)
      button.frame = CGRect(
        x: 20 + CGFloat(index % 2) * 100, y: CGFloat(index / 2) * 60, width: 80, height: 40)
      grid.addSubview(button)
      return button
    }
    let below = UIButton(type: .system)
    below.frame = CGRect(x: 20, y: 500, width: 100, height: 40)
    screen.view.addSubview(grid)
    screen.view.addSubview(below)
    app.show(screen)
    app.press(.keyboardTab)
    XCTAssertTrue(app.focusedView === buttons[0])
    app.press(.keyboardRightArrow)
    app.press(.keyboardDownArrow)
    XCTAssertTrue(app.focusedView === buttons[3])
    app.press(.keyboardTab)
    XCTAssertTrue(app.focusedView === below)
    app.press(.keyboardTab)
    XCTAssertTrue(app.focusedView === buttons[3], "a group remembers where its focus was")
  }

  func testEscapeCancelsDismissesAndGoesBack() {
    let app = TestApp()
    let (screen, _, _, _) = form()
    let navigation = UINavigationController(rootViewController: Screen("Root"))
    app.show(navigation)
    navigation.pushViewController(screen, animated: false)
    app.settle()
    var cancelled = false
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in cancelled = true })
    screen.present(alert, animated: true)
    app.settle()
    app.press(.keyboardEscape)
    app.settle()
    XCTAssertTrue(cancelled)
    let sheet = Screen("Sheet")
    screen.present(sheet, animated: true)
    app.settle()
    sheet.isModalInPresentation = true
    app.press(.keyboardEscape)
    app.settle()
    XCTAssertTrue(screen.presentedViewController === sheet, "what may not be dragged away stays")
    sheet.isModalInPresentation = false
    app.press(.keyboardEscape)
    app.settle()
    XCTAssertNil(screen.presentedViewController)
    app.press(.keyboardEscape)
    app.settle()
    XCTAssertEqual(navigation.viewControllers.count, 1)
  }

  func testFocusFollowsToASheetAndReturns() {
    let app = TestApp()
    let (screen, _, slider, _) = form()
    app.show(screen)
    app.press(.keyboardTab)
    app.press(.keyboardTab)
    let (sheet, toggle, _, _) = form()
    screen.present(sheet, animated: true)
    app.settle()
    XCTAssertTrue(app.focusedView === toggle, "\(app.focusedView as Any)")
    app.press(.keyboardTab, modifiers: .shift)
    XCTAssertTrue(app.focusedView?.isDescendant(of: sheet.view) == true, "the content behind is unreachable")
    sheet.dismiss(animated: true)
    app.settle()
    XCTAssertTrue(app.focusedView === slider, "\(app.focusedView as Any)")
  }

  func testDelegatesReceiveMoveCallbacks() {
    final class Guard: UIViewController {
      var moves: [String] = []
      var refuses = false
      override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !refuses }
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        moves.append("\(context.previouslyFocusedView?.tag ?? 0) to \(context.nextFocusedView?.tag ?? 0)")
      }
    }
    let app = TestApp()
    let screen = Guard()
    for tag in 1...2 {
      let toggle = UISwitch(frame: CGRect(x: 20, y: 100 + CGFloat(tag) * 60, width: 51, height: 31))
      toggle.tag = tag
      screen.view.addSubview(toggle)
    }
    app.show(screen)
    app.press(.keyboardTab)
    app.press(.keyboardTab)
    screen.refuses = true
    app.press(.keyboardTab)
    XCTAssertEqual(screen.moves, ["0 to 1", "1 to 2"])
    XCTAssertEqual(app.focusedView?.tag, 2)
  }

  func testUnhandledArrowAndPageKeysScroll() {
    let app = TestApp()
    let screen = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 393, height: 3000)
    screen.view.addSubview(scroll)
    app.show(screen)
    app.press(.keyboardDownArrow)
    app.settle()
    XCTAssertEqual(scroll.contentOffset.y, 40)
    app.press(.keyboardPageDown)
    app.settle()
    XCTAssertEqual(scroll.contentOffset.y, 40 + 852 * 0.9, accuracy: 1)
    app.press(.keyboardEnd)
    app.settle()
    XCTAssertEqual(scroll.contentOffset.y, 3000 - 852)
    app.press(.keyboardHome)
    app.settle()
    XCTAssertEqual(scroll.contentOffset.y, 0)
  }

  private final class TallRows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.estimatedRowHeight = 44
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = (0...indexPath.row % 4).map { "Line \($0)" }.joined(separator: "\n")
      return cell
    }
  }

  func testHomeShowsTheLargeTitleAboveRowsOfOtherHeightsThanEstimated() {
    let app = TestApp()
    let rows = TallRows()
    rows.title = "Rows"
    rows.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    app.show(navigation)
    app.settle()
    let height = navigation.navigationBar.frame.height
    // Without an animation, the rows between keep their estimated heights.
    rows.tableView.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)
    app.press(.keyboardHome)
    app.settle()
    XCTAssertEqual(rows.tableView.contentOffset.y, -rows.tableView.adjustedContentInset.top)
    XCTAssertEqual(navigation.navigationBar.frame.height, height)
  }

  func testUnhandledCommandLeavesKeyToFocus() {
    let app = TestApp()
    let (screen, first, _, _) = form()
    app.show(screen)
    screen.addKeyCommand(UIKeyCommand(input: "\t", modifierFlags: [], action: Selector("nowhere")))
    app.press(.keyboardTab)
    XCTAssertIdentical(app.focusedView, first, "an unhandled command leaves the key to the focus")
  }
}

extension KeyboardFocusTests {
  func testTabGoesFromFieldToField() {
    let app = TestApp()
    let screen = Screen("Sign in")
    let fields = (0..<2).map {
      UITextField(frame: CGRect(x: 20, y: 150 + CGFloat($0) * 60, width: 200, height: 34))
    }
    let toggle = UISwitch(frame: CGRect(x: 20, y: 280, width: 51, height: 31))
    for view in fields { screen.view.addSubview(view) }
    screen.view.addSubview(toggle)
    app.show(screen)
    fields[0].becomeFirstResponder()
    app.type("a")
    app.press(.keyboardTab)
    XCTAssertTrue(fields[1].isFirstResponder)
    app.type("b")
    app.press(.keyboardTab)
    XCTAssertTrue(app.focusedView === toggle)
    XCTAssertFalse(fields[1].isFirstResponder)
    app.press(.keyboardSpacebar, " ")
    XCTAssertTrue(toggle.isOn)
    XCTAssertEqual(fields.map(\.text), ["a", "b"])
  }
}

extension KeyboardFocusTests {
  func testATableIsOneStopWhoseRowsArrowsWalkAndReturnSelects() {
    final class List: UITableViewController {
      var selected: [Int] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
      }
    }
    let app = TestApp()
    let list = List(style: .plain)
    app.show(UINavigationController(rootViewController: list))
    app.press(.keyboardTab)
    XCTAssertEqual(app.focusedView?.accessibilityLabel, "Row 0")
    for _ in 0..<3 { app.press(.keyboardDownArrow) }
    app.settle()
    XCTAssertEqual(app.focusedView?.accessibilityLabel, "Row 3")
    app.press(.keyboardReturnOrEnter, "\r")
    app.settle()
    XCTAssertEqual(list.selected, [3])
    XCTAssertTrue(app.accessibilityText.contains("cell “Row 4”"))
  }
}
