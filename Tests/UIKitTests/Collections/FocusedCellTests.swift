import PortolanTesting
import UIKit
import XCTest

/// A cell with the keyboard's focus is kept while it is scrolled away.
@MainActor
final class FocusedCellTests: XCTestCase {
  private final class Fields: UITableViewController {
    var count = 60
    private(set) var made: [Int] = []
    private(set) var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 44
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "field")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made.append(indexPath.row)
      let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
      let field =
        cell.contentView.subviews.lazy.compactMap { $0 as? UITextField }.first
        ?? {
          let field = UITextField(frame: CGRect(x: 20, y: 4, width: 200, height: 36))
          cell.contentView.addSubview(field)
          return field
        }()
      field.text = "\(indexPath.row)"
      return cell
    }

    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      if indexPath.row == 2 { log.append("end") }
    }

    func field(_ row: Int) -> UITextField? {
      tableView.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.lazy
        .compactMap { $0 as? UITextField }.first
    }
  }

  /// Shows the fields with the focus in the field of row 2.
  private func showFocusedField() throws -> (TestApp, Fields, UITextField) {
    let app = TestApp()
    let screen = Fields()
    app.show(screen)
    let field = try XCTUnwrap(screen.field(2))
    XCTAssertTrue(field.becomeFirstResponder())
    app.settle()
    return (app, screen, field)
  }

  private func scroll(_ screen: Fields, to y: CGFloat, in app: TestApp) {
    screen.tableView.contentOffset.y = y
    app.settle()
  }

  func testAFocusedFieldKeepsItsCellWhileItIsScrolledAway() throws {
    let (app, screen, field) = try showFocusedField()
    scroll(screen, to: 1_200, in: app)
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertFalse(try XCTUnwrap(screen.tableView.indexPathsForVisibleRows).contains([0, 2]))
    app.type("x")
    XCTAssertEqual(field.text, "2x")
    scroll(screen, to: 0, in: app)
    XCTAssertTrue(screen.field(2) === field)
    XCTAssertEqual(screen.made.filter { $0 == 2 }.count, 1, "the cell is not made again")
    XCTAssertEqual(screen.log, [])
  }

  func testACellIsReusedAfterItsFieldHasLostTheFocus() throws {
    let (app, screen, field) = try showFocusedField()
    scroll(screen, to: 1_200, in: app)
    field.resignFirstResponder()
    scroll(screen, to: 1_300, in: app)
    XCTAssertEqual(screen.log, ["end"])
    XCTAssertNil(screen.field(2))
  }

  func testAFocusedCellMovesWithItsRow() throws {
    let (app, screen, field) = try showFocusedField()
    scroll(screen, to: 1_200, in: app)
    screen.count += 1
    UIView.performWithoutAnimation {
      screen.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    app.settle()
    XCTAssertTrue(field.isFirstResponder)
    scroll(screen, to: 0, in: app)
    XCTAssertTrue(screen.field(3) === field)
    XCTAssertEqual(
      field.convert(field.bounds, to: screen.tableView).minY,
      screen.tableView.rectForRow(at: IndexPath(row: 3, section: 0)).minY + 4)
  }

  func testDeletedRowsLoseTheFocus() throws {
    let (app, screen, field) = try showFocusedField()
    scroll(screen, to: 1_200, in: app)
    screen.count -= 1
    screen.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    app.settle()
    XCTAssertFalse(field.isFirstResponder)
  }

  func testAReloadEndsTheFocus() throws {
    let (app, screen, field) = try showFocusedField()
    screen.tableView.reloadData()
    app.settle()
    XCTAssertFalse(field.isFirstResponder)
  }
}
