import PortolanTesting
import UIKit
import XCTest

/// Tests of rows, headers and footers after changes of the width, the safe area or the text size.
@MainActor
final class TableResizeTests: XCTestCase {
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Rows"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "A title that is wrapped where there is little room, but not where there is more"
      content.secondaryText = "Subtitle"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
      return cell
    }

    var heights: [CGFloat] { (0..<4).map { tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height } }
    var textStarts: [CGFloat] {
      tableView.visibleCells.compactMap { cell in
        (cell.contentView as? UIListContentView)?.textLabel.map { $0.convert(CGPoint.zero, to: tableView).x }
      }
    }
  }

  private func launch(_ style: UITableView.Style, _ size: CGSize?) -> (TestApp, Rows) {
    let host = OffscreenHost(device: .iPad)
    host.windowSize = size
    let app = TestApp(host: host)
    let rows = Rows(style: style)
    app.show(rows)
    return (app, rows)
  }

  func testRowsAreAsHighAsInAWindowThatWasAlwaysSo() {
    for style in [UITableView.Style.plain, .insetGrouped] {
      let (app, rows) = launch(style, nil)
      var seen: [CGFloat: [CGFloat]] = [:]
      for width: CGFloat in [320, 700, 320, 1000, 320] {
        app.host.windowSize = CGSize(width: width, height: 800)
        app.settle()
        XCTAssertEqual(rows.heights, seen[width] ?? rows.heights, "\(width)")
        seen[width] = rows.heights
      }
      app.end()
      for (width, heights) in seen {
        let (fresh, rows) = launch(style, CGSize(width: width, height: 800))
        XCTAssertEqual(heights, rows.heights, "\(width)")
        fresh.end()
      }
    }
  }

  func testHeadersStayAlignedWithRows() throws {
    let (app, rows) = launch(.plain, CGSize(width: 320, height: 800))
    for width: CGFloat in [700, 320] {
      app.host.windowSize = CGSize(width: width, height: 800)
      app.settle()
      let header = try XCTUnwrap(rows.tableView.headerView(forSection: 0))
      XCTAssertEqual(header.layoutMargins.left, width >= 414 ? 20 : 16)
    }
    app.end()
  }

  func testRoomForSymbolsFollowsTheTextSize() {
    let (app, rows) = launch(.plain, CGSize(width: 700, height: 800))
    let usual = rows.textStarts
    app.host.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    app.settle()
    XCTAssertNotEqual(rows.textStarts.first, usual.first)
    app.host.contentSizeCategory = .large
    app.settle()
    XCTAssertEqual(rows.textStarts.first, usual.first)
    app.end()
  }

  func testRowsAreRemeasuredForEditingControls() {
    let (app, rows) = launch(.insetGrouped, CGSize(width: 320, height: 800))
    let usual = rows.heights
    rows.tableView.allowsMultipleSelectionDuringEditing = true
    rows.setEditing(true, animated: true)
    app.settle()
    let edited = rows.heights
    XCTAssertGreaterThan(edited[0], usual[0])
    rows.setEditing(false, animated: true)
    app.settle()
    XCTAssertEqual(rows.heights, usual)
    app.end()
  }
}
