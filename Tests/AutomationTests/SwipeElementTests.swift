import Automation
import AutomationProtocol
import PortolanTesting
import UIKit
import XCTest

/// Tests the elements of rows with swipe actions.
@MainActor
final class SwipeElementTests: XCTestCase {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  /// UI tests find the button as a child of the cell: https://github.com/shenafal1101/XCUITest-practice
  func testActionsAreChildrenOfTheirCell() throws {
    let app = TestApp()
    let rows = Rows()
    app.show(rows)
    app.settle()
    app.drag(from: CGPoint(x: 300, y: 80), to: CGPoint(x: 150, y: 80))
    app.settle()
    func cells(_ element: ElementSnapshot) -> [ElementSnapshot] {
      element.type == .cell ? [element] : element.children.flatMap(cells)
    }
    let cell = try XCTUnwrap(cells(ElementTree().snapshot(.app)).first)
    XCTAssertEqual(cell.children.filter { $0.type == .button }.map(\.label), ["Delete"])
  }
}
