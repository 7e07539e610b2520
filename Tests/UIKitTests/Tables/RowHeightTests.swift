import PortolanTesting
import PortolanXCTest
import UIKit

/// Rows of one style have the same height, regardless of their symbols.
@MainActor
final class RowHeightTests: XCTestCase {
  private static let symbols = [
    "minus", "star", "rectangle.split.3x1", "calendar", "slider.horizontal.3", "plus", "gearshape",
    "bell.badge",
  ]

  private final class Rows: UITableViewController {
    var configures = false

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      symbols.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let image = UIImage(systemName: symbols[indexPath.row])
      if configures {
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        content.image = image
        cell.contentConfiguration = content
      } else {
        cell.textLabel?.text = "Row"
        cell.imageView?.image = image
      }
      cell.accessoryType = indexPath.row % 2 == 0 ? .disclosureIndicator : .checkmark
      return cell
    }
  }

  func testRowsWithSymbolsHaveOneHeight() {
    for category: UIContentSizeCategory in [.large, .extraExtraExtraLarge, .accessibilityExtraLarge] {
      for configures in [false, true] {
        let rows = Rows(style: .insetGrouped)
        rows.configures = configures
        let app = TestApp(contentSize: category)
        app.show(rows)
        let heights = Set(rows.tableView.visibleCells.dropLast().map { ($0.frame.height * 3).rounded() })
        XCTAssertEqual(heights.count, 1, "\(category.rawValue), \(configures): \(heights)")
      }
    }
  }

  func testAPictureMakesItsRowHigher() {
    let content = UITableViewCell().defaultContentConfiguration()
    let heights = [nil, UIImage(systemName: "minus"), plainImage(.red, 60, 60)].map { image -> CGFloat in
      var content = content
      content.text = "Row"
      content.image = image
      return UIListContentView(configuration: content).sizeThatFits(CGSize(width: 300, height: 0)).height
    }
    XCTAssertEqual(heights[0], heights[1])
    XCTAssertGreaterThan(heights[2], heights[1] + 30)
  }
}
