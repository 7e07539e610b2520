import PortolanTesting
import PortolanXCTest
import UIKit

/// Swiped rows of an inset group stay inside their card: Specification.md C9.
@MainActor
final class SwipeInCardTests: XCTestCase {
  private static let counts = [3, 1]

  private static func configuration(_ color: UIColor) -> UISwipeActionsConfiguration {
    let action = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    action.backgroundColor = color
    return UISwipeActionsConfiguration(actions: [action])
  }

  private final class Table: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.contentView.backgroundColor = .green
      return cell
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration(.red) }
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration(.blue) }
  }

  private final class List: UICollectionViewController {
    init() {
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.trailingSwipeActionsConfigurationProvider = { _ in configuration(.red) }
      list.leadingSwipeActionsConfigurationProvider = { _ in configuration(.blue) }
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }
    required init?(coder: NSCoder) { nil }
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, _ in
      cell.contentView.backgroundColor = .green
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    override func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 0)
    }
  }

  private func rows(_ controller: UIViewController) -> [CGRect] {
    let cells: [UIView] =
      (controller as? Table)?.tableView.visibleCells ?? (controller as? List)?.collectionView.visibleCells
      ?? []
    return cells.map { $0.superview!.convert($0.frame, to: nil as UIView?) }.sorted { $0.minY < $1.minY }
  }

  private func swipe(_ app: TestApp, _ row: CGRect, by distance: CGFloat, check: () -> Void) {
    let start = CGPoint(x: distance < 0 ? row.maxX - 5 : row.minX + 5, y: row.midY)
    app.beginDrag(at: start)
    app.moveFinger(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 0.3)
    check()
    app.endDrag(at: CGPoint(x: start.x + distance, y: start.y))
    app.settle()
    check()
    app.tap(at: CGPoint(x: 200, y: 800))
    app.settle()
  }

  private func assertInside(_ app: TestApp, _ row: CGRect, _ index: Int, line: UInt = #line) {
    let outside = app.color(2, 750)
    for y in [row.minY + 2, row.midY, row.maxY - 2] {
      for x in [row.minX - 2, row.minX - 10, row.maxX + 1, row.maxX + 10] {
        XCTAssertEqual(app.color(x, y), outside, "row \(index), \(x), \(y)", line: line)
      }
    }
    // The corners of the first and last rows are those of the card.
    let rounds = (top: index == 0 || index == 3, bottom: index == 2 || index == 3)
    for x in [row.minX + 0.5, row.maxX - 1] {
      XCTAssertEqual(app.color(x, row.minY + 0.5) == outside, rounds.top, "row \(index)", line: line)
      XCTAssertEqual(app.color(x, row.maxY - 1.5) == outside, rounds.bottom, "row \(index)", line: line)
    }
  }

  private func play(_ controller: UIViewController, rightToLeft: Bool = false) {
    let app = TestApp(rightToLeft: rightToLeft)
    app.show(controller)
    let rows = rows(controller)
    XCTAssertEqual(rows.count, 4)
    for (index, row) in rows.enumerated() {
      for (distance, color) in [(-120, [255, 0, 0]), (120, [0, 0, 255]), (-330, [255, 0, 0])] {
        let color = rightToLeft ? color.reversed() : color
        swipe(app, row, by: CGFloat(distance)) {
          assertInside(app, row, index)
        }
        let start = CGPoint(x: distance < 0 ? row.maxX - 5 : row.minX + 5, y: row.midY)
        app.beginDrag(at: start)
        app.moveFinger(from: start, to: CGPoint(x: start.x + CGFloat(distance), y: start.y), duration: 0.3)
        let x = distance < 0 ? row.maxX - 4 : row.minX + 4
        XCTAssertEqual(app.color(x, row.minY + 12), color, "row \(index), \(distance)")
        app.moveFinger(from: CGPoint(x: start.x + CGFloat(distance), y: start.y), to: start, duration: 0.3)
        app.endDrag(at: start)
        app.settle()
      }
      XCTAssertEqual(app.color(row.midX, row.midY), [0, 255, 0], "the row is back")
    }
  }

  func testRowsOfTables() { play(Table(style: .insetGrouped)) }
  func testRowsOfListsInCollections() { play(List()) }
  func testFromRightToLeft() { play(Table(style: .insetGrouped), rightToLeft: true) }
}
