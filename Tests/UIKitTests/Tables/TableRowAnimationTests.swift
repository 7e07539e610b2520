import PortolanTesting
import UIKit
import XCTest

/// Tests of row animations: Specification.md C4, Metrics.md 1.7.
@MainActor
final class TableRowAnimationTests: XCTestCase {
  private func show(_ names: [String]) -> (TestApp, NamesController) {
    let app = TestApp()
    let list = NamesController([names])
    list.reloadsOnChange = false
    app.show(list)
    return (app, list)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Returns the displayed position of a row, including animations.
  private func seen(_ list: NamesController, _ row: Int) throws -> (frame: CGRect, alpha: Float) {
    let layer = try XCTUnwrap(list.tableView.cellForRow(at: path(row))).layer
    let shown = layer.presentation() ?? layer
    return (shown.frame, shown.opacity)
  }

  private func insert(_ list: NamesController, _ animation: UITableView.RowAnimation) {
    list.names = [["A", "X", "B"]]
    list.tableView.insertRows(at: [path(1)], with: animation)
  }

  /// Returns the remaining fraction after `time` of a critically damped spring with 20.944 radians per
  /// second.
  private func rest(after time: Double) -> Double { (1 + 20.944 * time) * exp(-20.944 * time) }

  func testRowsMoveOnACriticallyDampedSpring() throws {
    let (app, list) = show(["A", "B"])
    var ended = false
    list.tableView.performBatchUpdates {
      self.insert(list, .automatic)
    } completion: { _ in
      ended = true
    }
    for time in [0.1, 0.2, 0.3] {
      app.advance(by: 0.1)
      let left = rest(after: time)
      let (moved, came) = (try seen(list, 2), try seen(list, 1))
      XCTAssertEqual(moved.frame.minY, 88 - 44 * left, accuracy: 0.5, "after \(time) s")
      XCTAssertEqual(Double(came.alpha), 1 - left, accuracy: 0.02, "after \(time) s")
    }
    app.advance(by: 0.12)
    XCTAssertFalse(ended, "it takes 0.441 s")
    app.advance(by: 0.03)
    XCTAssertTrue(ended)
    XCTAssertEqual(try seen(list, 2).frame.minY, 88)
  }

  func testInsertedRowEntersFromRequestedSide() throws {
    let sides: [(UITableView.RowAnimation, CGPoint, Float)] = [
      (.fade, CGPoint(x: 0, y: 44), 0), (.automatic, CGPoint(x: 0, y: 44), 0),
      (.left, CGPoint(x: -393, y: 44), 1), (.right, CGPoint(x: 393, y: 44), 1),
      (.top, CGPoint(x: 0, y: 0), 0), (.bottom, CGPoint(x: 0, y: 88), 0),
      (.middle, CGPoint(x: 0, y: 22), 0), (.none, CGPoint(x: 0, y: 44), 1),
    ]
    for (animation, origin, alpha) in sides {
      let (app, list) = show(["A", "B"])
      insert(list, animation)
      app.advance(by: 0)
      let start = try seen(list, 1)
      XCTAssertEqual(start.frame.origin, origin, "\(animation)")
      XCTAssertEqual(start.alpha, alpha, "\(animation)")
      XCTAssertEqual(try seen(list, 2).frame.minY, 44, "its neighbour makes room: \(animation)")
      app.settle()
      XCTAssertEqual(try seen(list, 1).frame.origin, CGPoint(x: 0, y: 44))
      XCTAssertEqual(try seen(list, 2).frame.minY, 88)
      app.end()
    }
  }

  func testDeletedRowLeavesToRequestedSide() throws {
    let sides: [(UITableView.RowAnimation, CGPoint, CGFloat, Bool)] = [
      (.fade, CGPoint(x: 0, y: 44), 0, false), (.left, CGPoint(x: -393, y: 44), 1, false),
      (.right, CGPoint(x: 393, y: 44), 1, false), (.top, CGPoint(x: 0, y: 0), 0, false),
      (.bottom, CGPoint(x: 0, y: 88), 0, false), (.middle, CGPoint(x: 0, y: 22), 0, false),
      (.none, CGPoint(x: 0, y: 44), 1, true),
    ]
    for (animation, origin, alpha, isHidden) in sides {
      let (app, list) = show(["A", "X", "B"])
      let cell = try XCTUnwrap(list.tableView.cellForRow(at: path(1)))
      list.names = [["A", "B"]]
      list.tableView.deleteRows(at: [path(1)], with: animation)
      XCTAssertEqual(cell.frame.origin, origin, "\(animation)")
      XCTAssertEqual(cell.alpha, alpha, "\(animation)")
      XCTAssertEqual(cell.isHidden, isHidden, "\(animation)")
      app.settle()
      XCTAssertEqual(list.tableView.texts, ["A", "B"])
      app.end()
    }
  }

  /// A reload without animation replaces the cell immediately, without a gap.
  func testReloadWithoutAnimationReplacesCellImmediately() throws {
    let (app, list) = show(["A", "B"])
    let old = try XCTUnwrap(list.tableView.cellForRow(at: path(0)))
    list.names = [["A2", "B"]]
    list.tableView.reloadRows(at: [path(0)], with: .none)
    let new = try XCTUnwrap(list.tableView.cellForRow(at: path(0)))
    XCTAssertTrue(old.isHidden)
    XCTAssertEqual(new.textLabel?.text, "A2")
    XCTAssertEqual(try seen(list, 0).alpha, 1)
    app.settle()
    XCTAssertEqual(list.tableView.texts, ["A2", "B"])
  }

  /// In an animation block of the app, rows move with its timing.
  func testRowsMoveAsTheAppsOwnAnimationDoes() throws {
    let (app, list) = show(["A", "B"])
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      self.insert(list, .fade)
    }
    app.advance(by: 0.5)
    XCTAssertEqual(try seen(list, 2).frame.minY, 44 + 44 * 0.25, accuracy: 0.5)
    app.advance(by: 1)
    XCTAssertEqual(try seen(list, 2).frame.minY, 44 + 44 * 0.75, accuracy: 0.5)
    app.settle()
    XCTAssertEqual(list.tableView.texts, ["A", "X", "B"])
  }
}
