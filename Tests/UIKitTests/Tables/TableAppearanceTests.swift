import PortolanTesting
import UIKit
import XCTest

/// Tests of separators, edit menus and two-finger selection: Specification.md C6, C9, Metrics.md 1.7.
@MainActor
final class TableAppearanceTests: XCTestCase {
  private func lines(of table: UITableView) -> [UIView] {
    table.subviews.filter { $0.bounds.height > 0 && $0.bounds.height < 1 }.sorted {
      $0.frame.minY < $1.frame.minY
    }
  }

  func testEmptyRowsFillPlainTable() {
    let app = TestApp()
    let list = NamesController([["A", "B"]])
    app.show(list)
    XCTAssertEqual(lines(of: list.tableView).count, 0)
    list.tableView.fillerRowHeight = 50
    app.settle()
    let found = lines(of: list.tableView)
    XCTAssertGreaterThan(found.count, 8)
    XCTAssertEqual(
      found[0].frame.maxY, list.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).maxY + 50)
    XCTAssertEqual(found[1].frame.minY - found[0].frame.minY, 50)
    list.tableView.tableFooterView = UIView()
    app.settle()
    XCTAssertEqual(lines(of: list.tableView).count, 0, "a footer ends the table")
  }

  func testSeparatorsAreSeenThroughTheirEffect() throws {
    let app = TestApp()
    let list = NamesController([["A", "B"]])
    app.show(list)
    list.tableView.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))
    app.settle()
    let cell = try XCTUnwrap(list.tableView.visibleCells.first)
    let effects = cell.subviews.flatMap(\.subviews).compactMap { $0 as? UIVisualEffectView }
    XCTAssertEqual(effects.count, 1)
    XCTAssertTrue(effects.first?.effect is UIVibrancyEffect)
    list.tableView.separatorEffect = nil
    app.settle()
    XCTAssertEqual(cell.subviews.flatMap(\.subviews).filter { $0 is UIVisualEffectView }, [])
  }

  private final class CopyController: NamesController {
    var copied: [String] = []
    override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
      indexPath.row == 1
    }
    override func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action == Selector("copy:") }
    override func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { copied.append(names[indexPath.section][indexPath.row]) }
  }

  func testALongPressShowsTheEditMenuOfARow() throws {
    let app = TestApp()
    let list = CopyController([["A", "B", "C"]])
    app.show(list)
    app.longPress(at: try XCTUnwrap(app.element("A")).center)
    app.settle()
    XCTAssertFalse(app.sees("Copy"))
    app.longPress(at: try XCTUnwrap(app.element("B")).center)
    app.settle()
    XCTAssertFalse(app.sees("Paste"))
    app.tap("Copy")
    app.settle()
    XCTAssertEqual(list.copied, ["B"])
  }

  private final class MarkController: NamesController {
    let log = Log()
    override func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { log.add("begin \(indexPath.row)") }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.add("end") }
  }

  func testATwoFingerPanBeginsEditingAndSelectsRows() {
    let list = MarkController([(0..<12).map { "Row \($0)" }])
    let stage = Stage(controller: list)
    list.tableView.contentInsetAdjustmentBehavior = .never
    list.tableView.allowsMultipleSelectionDuringEditing = true
    stage.wait(0.1)
    func places(_ y: Int) -> [Int: CGPoint] {
      [0: CGPoint(x: 100, y: CGFloat(y)), 1: CGPoint(x: 140, y: CGFloat(y))]
    }
    stage.fingers.send(.down, places(60))
    for y in stride(from: 70, through: 200, by: 10) {
      stage.fingers.send(.move, places(y))
      stage.wait(0.02)
    }
    stage.fingers.send(.up, places(200))
    stage.wait(1)
    XCTAssertTrue(list.tableView.isEditing)
    XCTAssertEqual(list.log.take(), ["begin 1", "end"])
    XCTAssertEqual(list.tableView.indexPathsForSelectedRows?.map(\.row), [1, 2, 3, 4])
    XCTAssertEqual(list.tableView.contentOffset.y, 0)
    stage.strike()
  }

  func testADefaultBackgroundIsThatOfTheTablesStyle() {
    for (style, color) in [
      (UITableView.Style.plain, UIColor.systemBackground),
      (.grouped, .secondarySystemGroupedBackground), (.insetGrouped, .secondarySystemGroupedBackground),
    ] {
      let app = TestApp()
      let list = NamesController([["A"]], style: style)
      app.show(list)
      let cell = list.tableView.visibleCells[0]
      XCTAssertEqual(cell.defaultBackgroundConfiguration().backgroundColor, color)
      app.end()
    }
  }

  // CollectionSemantics.md S4: rows above that turn out to be taller move nothing on the screen.
  func testScrollingUpThroughEstimatedRowsMovesNothingButByTheScroll() {
    let app = TestApp()
    let list = NamesController([(0..<600).map { String(repeating: "words ", count: 1 + $0 * 7 % 40) }])
    list.configure = { cell, path in
      cell.textLabel?.numberOfLines = 0
      cell.tag = path.row
    }
    app.show(list)
    let table = list.tableView!
    table.scrollToRow(at: IndexPath(row: 599, section: 0), at: .bottom, animated: false)
    app.settle()
    var worst: CGFloat = 0
    for _ in 0..<150 {
      let before = Dictionary(
        uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0.frame.minY - table.contentOffset.y) })
      table.contentOffset.y -= 37
      CATransaction.flush()
      for cell in table.visibleCells {
        guard let old = before[cell.tag] else { continue }
        worst = max(worst, abs(cell.frame.minY - table.contentOffset.y - old - 37))
      }
    }
    XCTAssertLessThan(worst, 0.51)
    XCTAssertLessThan(table.indexPathsForVisibleRows?.first?.row ?? 599, 560)
  }
}
