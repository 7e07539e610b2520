import PortolanTesting
import UIKit
import XCTest

/// Tests of row menus, and of rows from snapshots: Specification.md C6, C9.
@MainActor
final class TableMenuTests: XCTestCase {
  final class MenuController: NamesController {
    var shared: [String] = []
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row == 1 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Share") { [unowned self] _ in shared.append(names[0][1]) }])
      })
    }
  }

  func testALongPressOpensTheMenuOfARow() throws {
    let app = TestApp()
    let list = MenuController([["A", "B", "C"]])
    app.show(list)
    app.longPress(at: try XCTUnwrap(app.element("B")).center)
    app.settle()
    app.tap("Share")
    app.settle()
    XCTAssertEqual(list.shared, ["B"])
    XCTAssertEqual(list.chosen, [], "the press is the menu's")
  }

  func testALongPressOfARowWithoutAMenuSelectsIt() throws {
    let app = TestApp()
    let list = MenuController([["A", "B", "C"]])
    app.show(list)
    app.longPress(at: try XCTUnwrap(app.element("C")).center)
    app.settle()
    XCTAssertEqual(list.chosen, [IndexPath(row: 2, section: 0)])
  }

  func testSnapshotsShowTheirRows() throws {
    let app = TestApp()
    let screen = UITableViewController(style: .plain)
    screen.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: screen.tableView) {
      table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
      cell.textLabel?.text = name
      return cell
    }
    app.show(screen)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B", "C"])
    source.apply(snapshot, animatingDifferences: false)
    app.settle()
    XCTAssertEqual(screen.tableView.texts, ["A", "B", "C"])
    snapshot.moveItem("C", beforeItem: "A")
    snapshot.deleteItems(["B"])
    snapshot.appendItems(["D"])
    source.apply(snapshot)
    app.settle()
    XCTAssertEqual(screen.tableView.texts, ["C", "A", "D"])
    XCTAssertEqual(source.indexPath(for: "D"), IndexPath(row: 2, section: 0))
  }

  func testContentConfigurationsFollowTheState() throws {
    let app = TestApp()
    let list = NamesController([["A", "B"]])
    var states: [Bool] = []
    list.configure = { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(path.row)"
      content.secondaryText = "More"
      cell.contentConfiguration = content
      cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    }
    app.show(list)
    XCTAssertTrue(app.sees("Row 0"))
    XCTAssertTrue(list.tableView.visibleCells[0].contentView is UIListContentView)
    XCTAssertGreaterThan(list.tableView.visibleCells[0].bounds.height, 50)
    app.tap("Row 1")
    app.settle()
    XCTAssertTrue(states.contains(true))
  }
}
