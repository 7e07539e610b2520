import PortolanTesting
import UIKit
import XCTest

/// Tests of tables: Specification.md C1, C3, C5, C9; Metrics.md 1.7.
@MainActor
final class TableTests: XCTestCase {
  func testRowsAreStackedAndOnlyVisibleOnesHaveCells() throws {
    let app = TestApp()
    let list = NamesController([(0..<1000).map { "Row \($0)" }])
    app.show(UINavigationController(rootViewController: list))
    let table = try XCTUnwrap(list.tableView)
    XCTAssertEqual(table.contentSize.height, 44000)
    XCTAssertEqual(table.rectForRow(at: IndexPath(row: 10, section: 0)).minY, 440)
    XCTAssertEqual(table.texts.first, "Row 0")
    XCTAssertLessThan(table.visibleCells.count, 25)
    XCTAssertTrue(app.sees("Row 3"))
    XCTAssertNil(table.cellForRow(at: IndexPath(row: 900, section: 0)))
  }

  func testCellsAreUsedAgainWhileScrolling() throws {
    let app = TestApp()
    let list = NamesController([(0..<1000).map { "Row \($0)" }])
    var made: Set<ObjectIdentifier> = []
    list.configure = { cell, _ in made.insert(ObjectIdentifier(cell)) }
    app.show(list)
    for step in 1...40 {
      list.tableView.setContentOffset(CGPoint(x: 0, y: CGFloat(step) * 100), animated: false)
      app.advance(by: 1.0 / 60)
    }
    XCTAssertLessThan(made.count, 30)
    XCTAssertEqual(list.tableView.texts.first, "Row \(Int((4000) / 44))")
  }

  func testATapHighlightsThenSelectsOneRow() throws {
    let app = TestApp()
    let list = NamesController([["A", "B", "C"]])
    app.show(list)
    app.tap("B")
    app.settle()
    XCTAssertEqual(list.chosen, [IndexPath(row: 1, section: 0)])
    XCTAssertEqual(list.tableView.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
    app.tap("C")
    app.settle()
    XCTAssertEqual(list.tableView.indexPathsForSelectedRows, [IndexPath(row: 2, section: 0)])
    list.tableView.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
    app.settle()
    XCTAssertNil(list.tableView.indexPathForSelectedRow)
  }

  func testSelectionIsClearedWhenScreenReappears() throws {
    let app = TestApp()
    let list = NamesController([["A", "B", "C"]])
    let navigation = UINavigationController(rootViewController: list)
    app.show(navigation)
    app.tap("B")
    navigation.pushViewController(Screen("Detail"), animated: true)
    app.settle()
    XCTAssertNotNil(list.tableView.indexPathForSelectedRow)
    navigation.popViewController(animated: true)
    app.settle()
    XCTAssertNil(list.tableView.indexPathForSelectedRow)
    XCTAssertEqual(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected, false)
  }

  func testABackSwipeThatIsCalledOffKeepsTheSelection() throws {
    let app = TestApp()
    let list = NamesController([["A", "B", "C"]])
    let navigation = UINavigationController(rootViewController: list)
    app.show(navigation)
    app.tap("B")
    navigation.pushViewController(Screen("Detail"), animated: true)
    app.settle()
    app.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 80, y: 400))
    app.settle()
    XCTAssertEqual(navigation.viewControllers.count, 2)
    XCTAssertEqual(list.tableView.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
  }

  func testAnUnknownIdentifierIsUIKitsError() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let recorder = FaultRecorder()
    defer { recorder.stop() }
    XCTAssertNil(table.dequeueReusableCell(withIdentifier: "x"))
    _ = table.dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
    XCTAssertEqual(
      recorder.messages,
      [
        "unable to dequeue a cell with identifier x - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard"
      ])  // M29
  }

  final class Subtitled: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  func testARegisteredClassIsMadeByItsOwnInitializer() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(Subtitled.self, forCellReuseIdentifier: "a rather long identifier for a cell")
    let cell = table.dequeueReusableCell(withIdentifier: "a rather long identifier for a cell")
    XCTAssertTrue(cell is Subtitled)
    XCTAssertEqual(cell?.reuseIdentifier, "a rather long identifier for a cell")
    XCTAssertNotNil(cell?.detailTextLabel)
  }

  func testGroupsHaveTitlesAndGaps() throws {
    let app = TestApp()
    let list = NamesController([["A", "B"], ["C"]], style: .grouped)
    list.headers = [nil, "Letters"]
    list.footers = ["The first two letters.", nil]
    app.show(list)
    let table = try XCTUnwrap(list.tableView)
    XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 35)
    XCTAssertTrue(app.sees("LETTERS"))
    XCTAssertTrue(app.sees("The first two letters."))
    let header = table.rectForHeader(inSection: 1)
    XCTAssertEqual(header.height, 38, accuracy: 1)
    XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY, header.maxY)
  }

  func testPlainHeadersStayAtTheTop() throws {
    let app = TestApp()
    let list = NamesController([(0..<30).map { "A\($0)" }, (0..<30).map { "B\($0)" }])
    list.headers = ["A", "B"]
    app.show(list)
    let table = try XCTUnwrap(list.tableView)
    func top(_ section: Int) throws -> CGFloat {
      let view = try XCTUnwrap(table.headerView(forSection: section))
      return view.convert(view.bounds, to: nil).minY - table.adjustedContentInset.top
    }
    XCTAssertEqual(try top(0), 22, "room above the header")
    table.setContentOffset(CGPoint(x: 0, y: 200 - table.adjustedContentInset.top), animated: false)
    app.advance(by: 0.1)
    XCTAssertEqual(try top(0), 0, accuracy: 0.01)
    let second = table.rectForHeader(inSection: 1).minY
    table.setContentOffset(
      CGPoint(x: 0, y: second - 20 - 22 - table.adjustedContentInset.top), animated: false)
    app.advance(by: 0.1)
    XCTAssertLessThanOrEqual(try top(0) + 28, second - table.contentOffset.y)
  }

  func testRowsAreAsHighAsTheirCellsWant() throws {
    let app = TestApp()
    let long = String(repeating: "Many words that need several lines. ", count: 6)
    let list = NamesController([["Short", long, "Short again"]])
    list.configure = { cell, _ in cell.textLabel?.numberOfLines = 0 }
    app.show(list)
    let heights = list.tableView.visibleCells.map(\.bounds.height)
    XCTAssertEqual(heights[0], 44)
    XCTAssertGreaterThan(heights[1], 80)
    XCTAssertEqual(list.tableView.visibleCells[2].frame.minY, 44 + heights[1])
  }

  final class Constrained: UITableViewCell {
    let label = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 30),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -30),
        label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class ConstrainedController: UITableViewController {
    var texts = ["One", String(repeating: "Several lines of text in a row. ", count: 8), "Three"]
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Constrained.self, forCellReuseIdentifier: "c")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath) as! Constrained
      cell.label.text = texts[indexPath.row]
      return cell
    }
  }

  func testConstraintsMakeRowsHigh() throws {
    let app = TestApp()
    let list = ConstrainedController(style: .plain)
    app.show(list)
    let cells = list.tableView.visibleCells
    XCTAssertEqual(cells.count, 3)
    XCTAssertEqual(cells[0].bounds.height, 60 + 20.3 + 0.33, accuracy: 1)
    XCTAssertGreaterThan(cells[1].bounds.height, 140)
    XCTAssertEqual((cells[0] as? Constrained)?.label.frame.minX, 20)
  }

  func testWrongNumbersAreUIKitsErrorAndAReloadHeals() throws {
    let app = TestApp()
    let list = NamesController([["A", "B"]])
    list.reloadsOnChange = false
    app.show(list)
    let recorder = FaultRecorder()
    defer { recorder.stop() }
    list.names = [["A", "B", "C"]]
    list.tableView.insertRows(
      at: [IndexPath(row: 2, section: 0), IndexPath(row: 1, section: 0)], with: .automatic)
    XCTAssertEqual(recorder.exceptions.first?.exception, "NSInternalInconsistencyException")
    XCTAssertTrue(
      try XCTUnwrap(recorder.messages.first).hasPrefix(
        "Invalid update: invalid number of rows in section 0."))  // M26
    recorder.stop()
    list.tableView.reloadData()
    app.settle()
    XCTAssertEqual(list.tableView.texts, ["A", "B", "C"])
  }

  func testRowsComeGoAndMoveTogether() throws {
    let app = TestApp()
    let list = NamesController([["A", "B", "C", "D"]])
    list.reloadsOnChange = false
    app.show(list)
    app.tap("D")
    var ended = false
    list.tableView.performBatchUpdates {
      list.names = [["D", "A", "X", "C"]]
      list.tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
      list.tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      list.tableView.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
    } completion: {
      ended = $0
    }
    app.advance(by: 0.1)
    XCTAssertFalse(ended)
    app.settle()
    XCTAssertTrue(ended)
    XCTAssertEqual(list.tableView.texts, ["D", "A", "X", "C"])
    XCTAssertEqual(
      list.tableView.indexPathForSelectedRow, IndexPath(row: 0, section: 0), "selection moves along")
  }

  func testScrollingToARowShowsItWhereItIsWanted() throws {
    let app = TestApp()
    let list = NamesController([(0..<300).map { "Row \($0)" }])
    app.show(list)
    let table = try XCTUnwrap(list.tableView)
    table.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: false)
    XCTAssertEqual(table.contentOffset.y + table.adjustedContentInset.top, 8800)
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .middle, animated: true)
    app.settle()
    let room = table.bounds.inset(by: table.adjustedContentInset)
    XCTAssertEqual(table.rectForRow(at: IndexPath(row: 20, section: 0)).midY, room.midY, accuracy: 1)
    let recorder = FaultRecorder()
    defer { recorder.stop() }
    table.scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: false)
    XCTAssertEqual(
      recorder.messages,
      [
        "Attempted to scroll the table view to an out-of-bounds row (300) when there are only 300 rows in section 0."
      ])
  }

  func testHeadersOfTheTableScrollAlong() throws {
    let app = TestApp()
    let list = NamesController([["A"]])
    list.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
    list.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    app.show(list)
    XCTAssertEqual(list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 80)
    XCTAssertEqual(list.tableView.tableFooterView?.frame, CGRect(x: 0, y: 124, width: 393, height: 30))
    XCTAssertEqual(list.tableView.contentSize.height, 154)
  }

  /// Storyboards set a header height of 10 or 18 for every grouped table.
  func testTitlesOfGroupsAreNotCutOffByTheTablesOwnHeaderHeight() throws {
    let app = TestApp()
    let list = NamesController([["A"], ["B"]], style: .grouped)
    list.headers = ["First", nil]
    list.footers = ["About the first", nil]
    app.show(list)
    let fitting = list.tableView.rectForHeader(inSection: 0).height
    let below = list.tableView.rectForFooter(inSection: 0).height
    list.tableView.sectionHeaderHeight = 10
    list.tableView.sectionFooterHeight = 10
    app.settle()
    let title = try XCTUnwrap(list.tableView.headerView(forSection: 0)?.textLabel)
    XCTAssertGreaterThanOrEqual(list.tableView.rectForHeader(inSection: 0).height, title.frame.maxY)
    XCTAssertLessThanOrEqual(list.tableView.rectForHeader(inSection: 0).height, fitting)
    XCTAssertEqual(list.tableView.rectForFooter(inSection: 0).height, below)
    XCTAssertEqual(list.tableView.rectForHeader(inSection: 1).height, 10)
    list.tableView.sectionHeaderHeight = 90
    app.settle()
    XCTAssertEqual(list.tableView.rectForHeader(inSection: 0).height, 90)
  }

  func testTheDelegateGivesHeights() throws {
    final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(indexPath.row + 1) * 50
      }
    }
    let source = Heights()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells.map(\.frame.height), [50, 100, 150])
    XCTAssertEqual(table.contentSize.height, 300)
  }
}
