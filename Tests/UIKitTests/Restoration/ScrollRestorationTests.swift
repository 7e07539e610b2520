import PortolanTesting
import UIKit
import XCTest

/// Tests that scroll views return to their positions.
@MainActor
final class ScrollRestorationTests: XCTestCase {
  private var folder: URL!

  override func setUp() {
    MainActor.assumeIsolated {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("Scroll-\(UUID().uuidString)")
    }
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      StateRestorationCoordinator.shared.close()
      try? FileManager.default.removeItem(at: folder)
      UIApplication.shared.sessions = []
      UIApplication.instance = nil
    }
  }

  private func launch(_ delegate: (NSObject & UIApplicationDelegate).Type = ScrollingDelegate.self) throws
    -> (app: TestApp, table: UITableView, navigation: UINavigationController)
  {
    let app = TestApp(launching: delegate, state: folder)
    let navigation = try XCTUnwrap(app.window.rootViewController as? UINavigationController)
    let list = try XCTUnwrap(navigation.viewControllers.first as? LongList)
    return (app, list.tableView, navigation)
  }

  /// The text of the first row below the bar.
  private func firstRow(_ table: UITableView) -> String? {
    let top = table.contentOffset.y + table.adjustedContentInset.top
    return table.indexPathForRow(at: CGPoint(x: 20, y: top + 1))
      .flatMap { table.cellForRow(at: $0)?.textLabel?.text }
  }

  func testAListIsWhereItWasEvenAfterAKill() throws {
    var (app, table, navigation) = try launch()
    XCTAssertGreaterThan(navigation.navigationBar.frame.height, 80)
    app.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 200))
    app.settle()
    let offset = table.contentOffset.y
    XCTAssertGreaterThan(offset, 200)
    app.kill()
    (app, table, navigation) = try launch()
    XCTAssertEqual(table.contentOffset.y, offset, accuracy: 1)
    XCTAssertLessThan(navigation.navigationBar.frame.height, 60)
    app.drag(from: CGPoint(x: 196, y: 200), to: CGPoint(x: 196, y: 790))
    app.settle()
    app.drag(from: CGPoint(x: 196, y: 200), to: CGPoint(x: 196, y: 790))
    app.settle()
    app.kill()
    (app, table, navigation) = try launch()
    XCTAssertGreaterThan(navigation.navigationBar.frame.height, 80, "the top is where it was, too")
    app.end()
  }

  func testAScreenThatIsOpenedAgainBeginsAtItsTop() throws {
    var (app, _, navigation) = try launch()
    func openDetail() -> UITableView {
      let detail = LongList()
      detail.title = "Detail"
      navigation.pushViewController(detail, animated: true)
      app.settle()
      return detail.tableView
    }
    let top = openDetail().contentOffset.y
    app.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 200))
    app.settle()
    app.kill()
    (app, _, navigation) = try launch()
    app.tap(at: CGPoint(x: 5, y: 5))
    XCTAssertEqual(openDetail().contentOffset.y, top, accuracy: 1)
    app.end()
  }

  /// Rows move when those that become visible get their actual heights.
  func testRowsThatSizeThemselvesAreFoundAgain() throws {
    LongList.lines = 5
    defer { LongList.lines = 1 }
    var (app, table, _) = try launch()
    for _ in 0..<4 {
      app.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 150))
      app.settle()
    }
    let row = try XCTUnwrap(firstRow(table))
    let place =
      table.rectForRow(at: try XCTUnwrap(table.indexPathsForVisibleRows?.last)).minY - table.contentOffset.y
    app.kill()
    (app, table, _) = try launch()
    XCTAssertEqual(firstRow(table), row)
    XCTAssertEqual(
      table.rectForRow(at: try XCTUnwrap(table.indexPathsForVisibleRows?.last)).minY - table.contentOffset.y,
      place, accuracy: 1)
    app.end()
  }

  func testTheSameElementIsAtTheTopAfterOthersWereInserted() throws {
    var (app, table, _) = try launch(NamedDelegate.self)
    app.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 200))
    app.settle()
    let row = try XCTUnwrap(firstRow(table))
    app.kill()
    NamedList.inserted = 7
    defer { NamedList.inserted = 0 }
    (app, table, _) = try launch(NamedDelegate.self)
    XCTAssertEqual(firstRow(table), row)
    app.end()
  }

  /// After a reload with an edited title.
  func testAListWithAnotherTitleIsFoundByItsClasses() throws {
    var (app, table, _) = try launch()
    app.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 200))
    app.settle()
    app.kill()
    (app, table, _) = try launch(RetitledDelegate.self)
    XCTAssertEqual(firstRow(table), "Row 0")
    app.kill()
    (app, table, _) = try launch()
    app.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 200))
    app.settle()
    let row = try XCTUnwrap(firstRow(table))
    app.kill()
    ScrollRestoration.ignoresTitles = true
    defer { ScrollRestoration.ignoresTitles = false }
    (app, table, _) = try launch(RetitledDelegate.self)
    XCTAssertEqual(firstRow(table), row)
    app.end()
  }

  /// A screen that loads its rows after it has appeared.
  func testAListIsScrolledOnceItHasItsRows() throws {
    var (app, table, _) = try launch()
    app.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 200))
    app.settle()
    let row = try XCTUnwrap(firstRow(table))
    app.kill()
    LongList.count = 0
    defer { LongList.count = 80 }
    (app, table, _) = try launch()
    LongList.count = 80
    table.reloadData()
    app.settle()
    XCTAssertEqual(firstRow(table), row)
    app.end()
  }
}

final class RetitledDelegate: ScrollingDelegate {
  override var listTitle: String { "All Rows" }
}

class ScrollingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var listTitle: String { "List" }
  func makeList() -> LongList { LongList() }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let list = makeList()
    list.title = listTitle
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    return true
  }
}

final class NamedDelegate: ScrollingDelegate {
  override func makeList() -> LongList { NamedList() }
}

class LongList: UITableViewController {
  static var count = 80
  static var lines = 1

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }

  func title(_ row: Int) -> String {
    Array(repeating: "Row \(row)", count: 1 + row % Self.lines).joined(separator: "\n")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = title(indexPath.row)
    cell.textLabel?.numberOfLines = 0
    return cell
  }
}

/// A list whose rows keep their identifiers when others are inserted.
final class NamedList: LongList, UIDataSourceModelAssociation {
  static var inserted = 0

  override func title(_ row: Int) -> String { "Row \(row - Self.inserted)" }

  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { title(idx.row) }
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
    (0..<Self.count).first { title($0) == identifier }.map { IndexPath(row: $0, section: 0) }
  }
}
