import PortolanTesting
import PortolanXCTest
@testable import UIKit

/// A bar shows a title once: large, or small in its row, after any changes of the item (Metrics.md 1.3).
@MainActor
final class TitleVisibilityTests: XCTestCase {
  private final class Tall: UITableViewController {
    init(_ title: String) {
      super.init(style: .plain)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private let screen = Tall("Library")
  private var item: UINavigationItem { screen.navigationItem }

  private func makeApp() -> (TestApp, UINavigationController) {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    app.show(navigation)
    return (app, navigation)
  }

  /// Returns the heights of all visible titles in the bar.
  private func titles(_ app: TestApp, _ title: String) -> [CGFloat] {
    app.elements(of: UILabel.self).filter { $0.text == title || $0.attributedText?.string == title }
      .filter { label in
        sequence(first: label as UIView, next: \.superview).contains { $0 is UINavigationBar }
      }
      .map { label in
        let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        return (font ?? label.font).pointSize
      }
  }

  private func assertLarge(_ app: TestApp, _ title: String = "Library", line: UInt = #line) {
    app.settle()
    XCTAssertEqual(titles(app, title), [34], line: line)
  }

  private func assertSmall(_ app: TestApp, _ title: String = "Library", line: UInt = #line) {
    app.settle()
    XCTAssertEqual(titles(app, title), [17], line: line)
  }

  func testEditingKeepsTheLargeTitleAlone() {
    item.rightBarButtonItem = screen.editButtonItem
    let (app, _) = makeApp()
    assertLarge(app)
    app.tap("Edit")
    XCTAssertEqual(titles(app, "Library"), [34], "in the first frame too")
    assertLarge(app)
    app.tap("Done")
    assertLarge(app)
  }

  func testChangesOfTheItemKeepTheLargeTitleAlone() {
    let button = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
    item.leftBarButtonItem = button
    let (app, navigation) = makeApp()
    button.title = "Another"
    assertLarge(app)
    button.style = .done
    assertLarge(app)
    button.isEnabled = false
    assertLarge(app)
    item.rightBarButtonItems = [UIBarButtonItem(systemItem: .add)]
    assertLarge(app)
    item.setRightBarButtonItems([UIBarButtonItem(systemItem: .trash)], animated: true)
    assertLarge(app)
    item.prompt = "A prompt"
    assertLarge(app)
    item.prompt = nil
    assertLarge(app)
    screen.title = "Books"
    assertLarge(app, "Books")
    item.title = "Library"
    assertLarge(app)
    item.titleMenuProvider = { UIMenu(children: $0) }
    assertLarge(app)
    item.titleMenuProvider = nil
    assertLarge(app)
    navigation.navigationBar.tintColor = .systemRed
    assertLarge(app)
    navigation.navigationBar.standardAppearance.titleTextAttributes[.foregroundColor] = UIColor.red
    navigation.navigationBar.standardAppearance = navigation.navigationBar.standardAppearance
    assertLarge(app)
  }

  func testTitleViewAppearsAndDisappears() {
    let (app, _) = makeApp()
    let own = UILabel()
    own.text = "Own"
    item.titleView = own
    assertLarge(app)
    XCTAssertEqual(titles(app, "Own").count, 1)
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    app.settle()
    XCTAssertEqual(own.alpha, 1)
    item.titleView = nil
    assertLarge(app)
    XCTAssertEqual(own.alpha, 1, "the app's view is as the app left it")
    XCTAssertEqual(titles(app, "Own"), [])
  }

  func testASmallTitleStaysSmall() {
    let button = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
    item.leftBarButtonItem = button
    let (app, _) = makeApp()
    app.fling(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
    assertSmall(app)
    button.title = "Another"
    assertSmall(app)
    item.rightBarButtonItem = screen.editButtonItem
    assertSmall(app)
    app.tap("Edit")
    assertSmall(app)
  }

  func testModesOfDisplay() {
    let (app, navigation) = makeApp()
    item.largeTitleDisplayMode = .never
    assertSmall(app)
    item.largeTitleDisplayMode = .always
    assertLarge(app)
    navigation.navigationBar.prefersLargeTitles = false
    assertSmall(app)
    navigation.navigationBar.prefersLargeTitles = true
    assertLarge(app)
  }

  func testSearchBeginsAndEnds() {
    item.searchController = UISearchController(searchResultsController: nil)
    item.hidesSearchBarWhenScrolling = false
    item.rightBarButtonItem = screen.editButtonItem
    let (app, _) = makeApp()
    assertLarge(app)
    item.searchController?.isActive = true
    app.settle()
    XCTAssertEqual(titles(app, "Library"), [])
    screen.setEditing(true, animated: true)
    app.settle()
    XCTAssertEqual(titles(app, "Library"), [])
    item.searchController?.isActive = false
    assertLarge(app)
    app.tap("Done")
    assertLarge(app)
  }

  func testTraitsChange() {
    item.rightBarButtonItem = screen.editButtonItem
    let (app, _) = makeApp()
    app.rotate(to: .landscapeRight)
    assertSmall(app)
    app.tap("Edit")
    assertSmall(app)
    app.rotate(to: .portrait)
    assertLarge(app)
    app.host.isDark = true
    assertLarge(app)
    app.window.overrideUserInterfaceStyle = .light
    assertLarge(app)
    app.tap("Done")
    assertLarge(app)
  }

  func testAChangeDuringAPushAndAPop() {
    let button = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = button
    let (app, navigation) = makeApp()
    let next = Tall("Next")
    let nextButton = UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)
    next.navigationItem.rightBarButtonItem = nextButton
    navigation.pushViewController(next, animated: true)
    app.advance(by: 0.1)
    nextButton.title = "Three"
    button.title = "Four"
    app.settle()
    XCTAssertEqual(titles(app, "Next"), [34])
    XCTAssertTrue(app.sees("Three"))
    XCTAssertFalse(app.sees("Four"))
    app.beginDrag(at: CGPoint(x: 2, y: 400))
    app.moveFinger(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 90, y: 400), duration: 0.2)
    nextButton.title = "Five"
    app.advance(by: 0.1)
    app.endDrag(at: CGPoint(x: 90, y: 400))
    app.settle()
    XCTAssertEqual(titles(app, "Next"), [34])
    XCTAssertTrue(app.sees("Five"), "a cancelled pop shows what changed meanwhile")
    navigation.popViewController(animated: true)
    app.settle()
    assertLarge(app)
    XCTAssertTrue(app.sees("Four"))
  }
}
