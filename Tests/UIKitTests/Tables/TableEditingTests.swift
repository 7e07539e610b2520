import PortolanTesting
import UIKit
import XCTest

/// Tests of swiping, editing and moving rows with touches: Specification.md C9, Metrics.md 1.7.
@MainActor
final class TableEditingTests: XCTestCase {
  final class EditableController: NamesController {
    var committed: [(UITableViewCell.EditingStyle, IndexPath)] = []
    var trailing: UISwipeActionsConfiguration?
    var leading: UISwipeActionsConfiguration?

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      committed.append((editingStyle, indexPath))
      guard editingStyle == .delete else { return }
      reloadsOnChange = false
      names[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      reloadsOnChange = false
      let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      names[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      trailing ?? super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
  }

  private func swipe(_ app: TestApp, _ text: String, by distance: CGFloat, hold: TimeInterval = 0.2) throws {
    let start = try XCTUnwrap(app.element(text)).center
    let from = CGPoint(x: distance < 0 ? 360 : 40, y: start.y)
    app.drag(from: from, to: CGPoint(x: from.x + distance, y: from.y), hold: hold)
    app.settle()
  }

  func testASwipeShowsDeleteAndATapOfItDeletes() throws {
    let app = TestApp()
    let list = EditableController([["A", "B", "C"]])
    app.show(list)
    try swipe(app, "B", by: -100)
    XCTAssertTrue(app.sees("Delete"))
    app.tap("Delete")
    app.settle()
    XCTAssertEqual(list.committed.map(\.1), [IndexPath(row: 1, section: 0)])
    XCTAssertEqual(list.tableView.texts, ["A", "C"])
    XCTAssertFalse(app.sees("Delete"))
  }

  func testTapOutsideButtonClosesRowWithoutSelection() throws {
    let app = TestApp()
    let list = EditableController([["A", "B", "C"]])
    app.show(list)
    try swipe(app, "B", by: -100)
    app.tap("A")
    app.settle()
    XCTAssertFalse(app.sees("Delete"))
    XCTAssertEqual(list.chosen, [])
    app.tap("A")
    app.settle()
    XCTAssertEqual(list.chosen, [IndexPath(row: 0, section: 0)])
  }

  func testRowsWithoutDeletionCannotBeSwiped() throws {
    let app = TestApp()
    let list = NamesController([["A", "B", "C"]])
    app.show(list)
    try swipe(app, "B", by: -100)
    XCTAssertFalse(app.sees("Delete"))
  }

  func testAFullSwipePerformsTheFirstAction() throws {
    let app = TestApp()
    let list = EditableController([["A", "B", "C"]])
    var done: [String] = []
    let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, end in
      done.append("Archive")
      end(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, end in
      done.append("Flag")
      end(true)
    }
    list.trailing = UISwipeActionsConfiguration(actions: [archive, flag])
    app.show(list)
    try swipe(app, "B", by: -200)
    XCTAssertEqual(done, [], "too short")
    XCTAssertTrue(app.sees("Flag"))
    app.tap("Flag")
    app.settle()
    XCTAssertEqual(done, ["Flag"])
    try swipe(app, "B", by: -340)
    XCTAssertEqual(done, ["Flag", "Archive"])
  }

  func testALeadingSwipeShowsTheOtherSide() throws {
    let app = TestApp()
    let list = EditableController([["A", "B", "C"]])
    list.leading = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { _, _, end in end(true) }
    ])
    app.show(list)
    try swipe(app, "B", by: 100)
    let pin = try XCTUnwrap(app.element("Pin"))
    XCTAssertEqual(pin.frame.minX, 0)
    XCTAssertEqual(pin.frame.height, 44, accuracy: 1)
  }

  func testEditingShowsControlsAndDeletesByThem() throws {
    let app = TestApp()
    let list = EditableController([["A", "B", "C"]])
    app.show(list)
    list.setEditing(true, animated: true)
    app.settle()
    let cell = try XCTUnwrap(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    XCTAssertEqual(cell.contentView.frame.minX, 40)
    XCTAssertEqual(cell.editingStyle, .delete)
    let minus = try XCTUnwrap(app.elements(of: UIControl.self).first { $0.accessibilityLabel == "Remove A" })
    app.tap(at: app.middle(of: minus))
    app.settle()
    let button = try XCTUnwrap(
      app.elements(of: UIControl.self).first { $0.accessibilityLabel == "Delete" && $0.bounds.width > 60 })
    app.tap(at: app.middle(of: button))
    app.settle()
    XCTAssertEqual(list.committed.count, 1)
    list.setEditing(false, animated: false)
    app.settle()
    XCTAssertEqual(list.tableView.visibleCells.first?.contentView.frame.minX, 0)
  }

  func testRowIsReorderedByHandle() throws {
    let app = TestApp()
    let list = EditableController([["A", "B", "C", "D"]])
    app.show(list)
    list.setEditing(true, animated: false)
    app.settle()
    let handle = try XCTUnwrap(
      list.tableView.visibleCells[0].subviews.first { $0.accessibilityLabel == "Reorder A" })
    let start = app.middle(of: handle)
    app.beginDrag(at: start)
    app.advance(by: 0.2)
    let end = CGPoint(x: start.x, y: start.y + 100)
    app.moveFinger(from: start, to: end, duration: 0.4)
    app.endDrag(at: end)
    app.settle()
    XCTAssertEqual(list.names, [["B", "C", "A", "D"]])
    XCTAssertEqual(list.tableView.texts, ["B", "C", "A", "D"])
  }

  func testSeveralRowsCanBeMarkedWhileEditing() throws {
    let app = TestApp()
    let list = EditableController([["A", "B", "C"]])
    app.show(list)
    list.tableView.allowsMultipleSelectionDuringEditing = true
    list.setEditing(true, animated: false)
    app.settle()
    app.tap("A")
    app.tap("C")
    app.settle()
    XCTAssertEqual(
      list.tableView.indexPathsForSelectedRows,
      [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)])
    app.tap("A")
    app.settle()
    XCTAssertEqual(list.tableView.indexPathsForSelectedRows, [IndexPath(row: 2, section: 0)])
  }

  func testTheSectionIndexLeadsToSections() throws {
    final class Indexed: NamesController {
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "M", "Z"] }
    }
    let app = TestApp()
    let list = Indexed([["A"], ["M"], ["Z"]].map { Array(repeating: $0[0], count: 30) })
    list.headers = ["A", "M", "Z"]
    app.show(list)
    let index = try XCTUnwrap(
      app.elements(of: UIControl.self).first { $0.accessibilityLabel == "Section index" })
    let frame = index.convert(index.bounds, to: nil)
    app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    app.settle()
    let table = try XCTUnwrap(list.tableView)
    XCTAssertEqual(
      table.contentOffset.y + table.adjustedContentInset.top, table.rectForHeader(inSection: 1).minY)
  }
}
