import CollectionChecks
import PortolanTesting
import UIKit
import XCTest

/// Errors of apps in the data of tables: each raises UIKit's message, nothing is lost, and the next reload
/// recovers (M26 to M31).
@MainActor
final class TableBadInputTests: XCTestCase {
  private func show(_ names: [[String]]) -> (TestApp, NamesController) {
    let app = TestApp()
    let list = NamesController(names)
    list.reloadsOnChange = false
    app.show(list)
    return (app, list)
  }

  private func expect(
    _ messages: [String], of change: (NamesController) -> Void, on names: [[String]], line: UInt = #line
  ) {
    let (app, list) = show(names)
    let before = list.tableView.texts
    let recorder = FaultRecorder()
    change(list)
    app.settle()
    recorder.stop()
    XCTAssertEqual(recorder.messages, messages, line: line)
    XCTAssertEqual(list.tableView.texts, before, "nothing has changed", line: line)
    XCTAssertEqual(list.tableView.inconsistencies, [], line: line)
    list.tableView.reloadData()
    app.settle()
    XCTAssertEqual(list.tableView.texts, list.names.flatMap { $0 }, "a reload heals", line: line)
    XCTAssertEqual(list.tableView.inconsistencies, [], line: line)
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  // M26
  func testAWrongNumberOfRows() {
    expect(
      [
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing "
          + "section after the update (3) must be equal to the number of rows contained in that section before "
          + "the update (2), plus or minus the number of rows inserted or deleted from that section "
          + "(0 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section "
          + "(0 moved in, 0 moved out)."
      ],
      of: {
        $0.names = [["A", "B", "C"]]
        $0.tableView.performBatchUpdates {}
      }, on: [["A", "B"]])
  }

  /// The row is deleted from the table, but not from the data.
  func testARowThatIsDeletedInTheTableOnly() {
    expect(
      [
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing "
          + "section after the update (2) must be equal to the number of rows contained in that section before "
          + "the update (2), plus or minus the number of rows inserted or deleted from that section "
          + "(0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section "
          + "(0 moved in, 0 moved out)."
      ], of: { $0.tableView.deleteRows(at: [self.path(0, 0)], with: .automatic) }, on: [["A", "B"]])
  }

  // M27
  func testAWrongNumberOfSections() {
    expect(
      [
        "Invalid update: invalid number of sections.  The number of sections contained in the table view "
          + "after the update (2) must be equal to the number of sections contained in the table view before "
          + "the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
      ],
      of: {
        $0.names = [["A", "B"], ["C"]]
        $0.tableView.insertRows(at: [self.path(1, 0)], with: .fade)
      }, on: [["A", "B"]])
  }

  // M28
  func testRowsAndSectionsThatAreNotThere() {
    expect(
      ["attempt to delete row 5 from section 0 which only contains 2 rows before the update"],
      of: { $0.tableView.deleteRows(at: [self.path(0, 5)], with: .automatic) }, on: [["A", "B"]])
    expect(
      ["attempt to delete section 4, but there are only 1 sections before the update"],
      of: { $0.tableView.deleteSections([4], with: .automatic) }, on: [["A", "B"]])
    expect(
      ["attempt to insert row 7 into section 0, but there are only 3 rows in section 0 after the update"],
      of: {
        $0.names = [["A", "B", "C"]]
        $0.tableView.insertRows(at: [self.path(0, 7)], with: .automatic)
      }, on: [["A", "B"]])
    expect(
      ["attempt to delete row 9 from section 0 which only contains 2 rows before the update"],
      of: { $0.tableView.reloadRows(at: [self.path(0, 9)], with: .none) }, on: [["A", "B"]])
    expect(
      [
        "attempt to move index path ({length = 2, path = 0 - 8}) that does not exist - there are only 2 rows in "
          + "section 0 before the update"
      ], of: { $0.tableView.moveRow(at: self.path(0, 8), to: self.path(0, 0)) }, on: [["A", "B"]])
    expect(
      ["attempt to move section 3, but there are only 1 sections before the update"],
      of: { $0.tableView.moveSection(3, toSection: 0) }, on: [["A", "B"]])
  }

  func testChangesThatExcludeEachOther() {
    expect(
      ["attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})"],
      of: { list in
        list.tableView.performBatchUpdates {
          list.tableView.deleteRows(at: [self.path(0, 0)], with: .left)
          list.tableView.moveRow(at: self.path(0, 0), to: self.path(0, 1))
        }
      }, on: [["A", "B", "C"]])
  }

  /// Invalid queries return nothing.
  func testQueriesForNonexistentItems() {
    let (_, list) = show([["A", "B"]])
    let recorder = FaultRecorder()
    let table = list.tableView!
    XCTAssertNil(table.cellForRow(at: path(0, 9)))
    XCTAssertNil(table.cellForRow(at: path(4, 0)))
    XCTAssertEqual(table.rectForRow(at: path(0, 9)), .zero)
    XCTAssertEqual(table.rectForHeader(inSection: 9), .zero)
    XCTAssertNil(table.headerView(forSection: 9))
    XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 5, y: 9_000)))
    table.selectRow(at: path(0, 9), animated: false, scrollPosition: .none)
    table.deselectRow(at: path(5, 9), animated: false)
    XCTAssertNil(table.indexPathForSelectedRow)
    recorder.stop()
    XCTAssertEqual(recorder.messages, [])
  }

  /// Inconsistent answers of the data source never duplicate or lose anything.
  func testADataSourceThatChangesItsMind() {
    final class Fickle: NSObject, UITableViewDataSource {
      var answers = [3]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        answers.count > 1 ? answers.removeFirst() : answers[0]
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
          tableView.dequeueReusableCell(withIdentifier: "c")
          ?? UITableViewCell(style: .default, reuseIdentifier: "c")
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }
    }
    let app = TestApp()
    let source = Fickle()
    let screen = UITableViewController(style: .plain)
    screen.tableView.dataSource = source
    app.show(screen)
    XCTAssertEqual(screen.tableView.texts, ["0", "1", "2"])
    let recorder = FaultRecorder()
    source.answers = [7, 2]
    screen.tableView.deleteRows(at: [path(0, 2)], with: .automatic)
    app.settle()
    recorder.stop()
    XCTAssertEqual(recorder.messages.count, 1)
    XCTAssertTrue(recorder.messages[0].contains("after the update (7)"), recorder.messages[0])
    XCTAssertEqual(screen.tableView.texts, ["0", "1", "2"])
    XCTAssertEqual(screen.tableView.inconsistencies, [])
    screen.tableView.reloadData()
    app.settle()
    XCTAssertEqual(screen.tableView.texts, ["0", "1"])
  }

  // M30
  private final class CellSource: NSObject, UITableViewDataSource {
    var cell: (UITableView, IndexPath) -> UITableViewCell
    var count = 2
    init(_ cell: @escaping (UITableView, IndexPath) -> UITableViewCell) { self.cell = cell }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cell(tableView, indexPath)
    }
  }

  private func numbered(_ table: UITableView, _ path: IndexPath) -> UITableViewCell {
    let cell =
      table.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
    cell.textLabel?.text = "\(path.row)"
    return cell
  }

  func testOneCellForTwoRows() {
    let app = TestApp()
    let one = UITableViewCell(style: .default, reuseIdentifier: nil)
    one.textLabel?.text = "one"
    let source = CellSource { _, _ in one }
    let screen = UITableViewController(style: .plain)
    screen.tableView.dataSource = source
    let recorder = FaultRecorder()
    app.show(screen)
    recorder.stop()
    XCTAssertEqual(
      recorder.messages.first?.hasPrefix("Attempted to display a view that is in use already"), true)
    XCTAssertEqual(screen.tableView.texts, ["one"])
    XCTAssertEqual(screen.tableView.inconsistencies, [])
    source.cell = numbered
    screen.tableView.reloadData()
    app.settle()
    XCTAssertEqual(screen.tableView.texts, ["0", "1"])
  }

  func testACellOfAnotherTable() throws {
    let (app, list) = show([["A", "B"]])
    let other = UITableView(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
    let source = CellSource { [unowned list] table, path in
      list.tableView.cellForRow(at: path) ?? self.numbered(table, path)
    }
    let recorder = FaultRecorder()
    list.view.superview?.addSubview(other)
    other.dataSource = source
    app.settle()
    recorder.stop()
    XCTAssertEqual(
      recorder.messages.first?.hasPrefix("Attempted to display a view that is in use already"), true)
    XCTAssertEqual(list.tableView.texts, ["A", "B"], "the table that had them keeps them")
    XCTAssertEqual(list.tableView.inconsistencies, [])
    source.cell = numbered
    other.reloadData()
    app.settle()
    XCTAssertEqual(other.texts, ["0", "1"])
  }

  /// Unlike a collection view, a table allows a data source to dequeue several cells before it returns one.
  func testACellThatIsDequeuedAndNotGiven() {
    let app = TestApp()
    let source = CellSource { table, path in
      _ = table.dequeueReusableCell(withIdentifier: "c", for: path)
      return self.numbered(table, path)
    }
    let screen = UITableViewController(style: .plain)
    screen.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    screen.tableView.dataSource = source
    let recorder = FaultRecorder()
    app.show(screen)
    recorder.stop()
    XCTAssertEqual(recorder.messages, [])
    XCTAssertEqual(screen.tableView.texts, ["0", "1"])
    XCTAssertEqual(screen.tableView.inconsistencies, [])
  }

  // MARK: Diffable data sources

  private func diffable(_ table: UITableView, gives: @escaping () -> Bool = { true })
    -> UITableViewDiffableDataSource<Int, String>
  {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    return UITableViewDiffableDataSource(tableView: table) { table, path, name in
      guard gives() else { return nil }
      let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
      cell.textLabel?.text = name
      return cell
    }
  }

  // M30
  func testProviderWithoutCell() {
    let app = TestApp()
    let screen = UITableViewController(style: .plain)
    var gives = false
    let source = diffable(screen.tableView) { gives }
    app.show(screen)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A"])
    let recorder = FaultRecorder()
    source.apply(snapshot)
    app.settle()
    recorder.stop()
    XCTAssertEqual(
      recorder.messages, ["UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"])
    XCTAssertEqual(screen.tableView.inconsistencies, [])
    gives = true
    screen.tableView.reloadData()
    app.settle()
    XCTAssertEqual(screen.tableView.texts, ["A"])
  }

  // M31
  func testEqualIdentifiersAreRefusedAndTheNextSnapshotIsShown() {
    let app = TestApp()
    let screen = UITableViewController(style: .plain)
    let source = diffable(screen.tableView)
    app.show(screen)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B"])
    source.apply(snapshot)
    app.settle()
    let recorder = FaultRecorder()
    snapshot.appendItems(["C", "C"])
    source.apply(snapshot)
    app.settle()
    recorder.stop()
    XCTAssertEqual(
      recorder.messages,
      ["Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    C\n)}"]
    )
    XCTAssertEqual(screen.tableView.texts, ["A", "B"])
    snapshot.appendItems(["C"])
    source.apply(snapshot)
    app.settle()
    XCTAssertEqual(screen.tableView.texts, ["A", "B", "C"])
    XCTAssertEqual(screen.tableView.inconsistencies, [])
  }

  /// An invalid index path has no identifier, and an unknown identifier has no index path.
  func testQuestionsToADiffableDataSource() {
    let app = TestApp()
    let screen = UITableViewController(style: .plain)
    let source = diffable(screen.tableView)
    app.show(screen)
    let recorder = FaultRecorder()
    XCTAssertNil(source.itemIdentifier(for: path(3, 3)))
    XCTAssertNil(source.indexPath(for: "Z"))
    XCTAssertNil(source.sectionIdentifier(for: 2))
    recorder.stop()
    XCTAssertEqual(recorder.messages, [])
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    let second = FaultRecorder()
    snapshot.appendItems(["A"], toSection: 5)
    snapshot.deleteItems(["nobody"])
    second.stop()
    XCTAssertEqual(second.messages.first, "Invalid section identifier: 5 is not in the snapshot")
    XCTAssertEqual(snapshot.numberOfItems, 0)
  }
}
