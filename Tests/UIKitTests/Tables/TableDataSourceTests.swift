import PortolanTesting
import UIKit
import XCTest

/// Tests of plain data sources: the possible edits depend on the implemented methods, as on iOS (Specification.md C9).
@MainActor
final class TableDataSourceTests: XCTestCase {
  class Names: NSObject, UITableViewDataSource {
    var names = ["A", "B", "C"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
  }

  final class Deleting: NSObject, UITableViewDataSource {
    let names = Names()
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      names.tableView(tableView, cellForRowAt: indexPath)
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  final class Moving: NSObject, UITableViewDataSource {
    let names = Names()
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      names.tableView(tableView, cellForRowAt: indexPath)
    }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
      names.names.insert(names.names.remove(at: from.row), at: to.row)
    }
  }

  private func show(_ source: any UITableViewDataSource) -> (TestApp, UITableView) {
    let app = TestApp()
    let screen = UIViewController()
    let table = UITableView(frame: UIScreen.main.bounds)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(table)
    table.dataSource = source
    app.show(screen)
    return (app, table)
  }

  private func swipe(_ app: TestApp, _ text: String) throws {
    let y = try XCTUnwrap(app.element(text)).center.y
    app.drag(from: CGPoint(x: 360, y: y), to: CGPoint(x: 260, y: y), hold: 0.2)
    app.settle()
  }

  func testDataSourceWithCommitEnablesSwipeToDelete() throws {
    let source = Deleting()
    let (app, table) = show(source)
    try swipe(app, "B")
    app.tap("Delete")
    app.settle()
    XCTAssertEqual(source.names.names, ["A", "C"])
    XCTAssertEqual(table.texts, ["A", "C"])
  }

  func testADataSourceWithoutThatMethodDoesNot() throws {
    let source = Names()
    let (app, table) = show(source)
    try swipe(app, "B")
    XCTAssertFalse(app.sees("Delete"))
    table.setEditing(true, animated: false)
    app.settle()
    XCTAssertEqual(table.visibleCells.map(\.showsReorderControl), [false, false, false])
    table.setEditing(false, animated: false)
    try swipe(app, "B")
    XCTAssertFalse(app.sees("Delete"), "editing mode makes no difference")
  }

  func testRowsHaveHandlesIfDataSourceHandlesMoves() {
    let source = Moving()
    let (app, table) = show(source)
    table.setEditing(true, animated: false)
    app.settle()
    XCTAssertEqual(table.visibleCells.map(\.showsReorderControl), [true, true, true])
    XCTAssertFalse(app.sees("Delete"))
  }

  func testItemsAreReorderableIfDataSourceHandlesMoves() {
    final class Fixed: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      }
    }
    let page = CollectionStage([[0, 1, 2]])
    XCTAssertTrue(page.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    page.view.cancelInteractiveMovement()
    let fixed = Fixed()
    page.view.dataSource = fixed
    page.settle()
    XCTAssertFalse(page.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    page.strike()
  }

  /// Tests of CombineDataSources insert sections into a table whose data source they did not set.
  func testUpdatesWithoutADataSourceHaveNoEffect() {
    let table = UITableView()
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    XCTAssertEqual(table.numberOfSections, 0)
    XCTAssertEqual(list.numberOfSections, 0)
    let found = faults {
      table.beginUpdates()
      table.insertSections(IndexSet(integersIn: 0..<2), with: .automatic)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      table.endUpdates()
      list.performBatchUpdates { list.insertSections([0]) }
    }
    XCTAssertEqual(found, [])
    XCTAssertEqual(table.numberOfSections, 0)

    let names = Names()
    table.dataSource = names
    XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
    names.names.append("D")
    table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 4)
  }
}
