import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of Conformance.md C20 to C22: split views in resized windows.
@MainActor
final class SplitCollapseTests: XCTestCase {
  private let list = Screen("List")
  private let detail = Screen("Detail")

  private func makeColumns(_ log: SplitLog? = nil) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = log
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    return split
  }

  private func resize(_ app: TestApp, _ width: CGFloat?) {
    app.host.windows.last?.resize(to: width.map { CGSize(width: $0, height: 700) })
    app.settle()
  }

  /// Conformance.md C20, C22
  func testASplitViewCollapsesWhenItReachesACompactWindow() {
    let log = SplitLog()
    let split = makeColumns(log)
    XCTAssertFalse(split.isCollapsed)
    XCTAssertEqual(split.viewControllers.count, 2)
    let app = TestApp()
    app.show(split)
    XCTAssert(split.isCollapsed)
    XCTAssertEqual(split.viewControllers.count, 1)
    XCTAssertEqual(
      log.take().filter { !$0.hasPrefix("show") && !$0.hasPrefix("hide") },
      ["top secondary", "collapsed true"])
    XCTAssert(app.sees("Detail"))
    XCTAssert(app.sees("List"), "the back button says where it leads")
    app.tap("List")
    app.settle()
    XCTAssertFalse(app.sees("Detail"))
    XCTAssertEqual(list.appearance, .appeared)
    XCTAssertEqual(detail.appearance, .disappeared)
    split.show(.secondary)
    app.settle()
    XCTAssertEqual(detail.appearance, .appeared)
    split.hide(.secondary)
    app.settle()
    XCTAssertEqual(list.appearance, .appeared)
  }

  /// Conformance.md C22
  func testTheDelegateChoosesTheTopColumn() {
    let log = SplitLog()
    log.top = .primary
    let split = makeColumns(log)
    let app = TestApp()
    app.show(split)
    XCTAssertEqual(list.appearance, .appeared)
    XCTAssertEqual(detail.appearance, .disappeared)
    XCTAssertFalse(app.sees("Detail"))
  }

  /// Conformance.md C22
  func testCompactColumnReplacesOthers() {
    let split = makeColumns()
    let compact = Screen("Compact")
    split.setViewController(compact, for: .compact)
    let app = TestApp(device: .iPad, orientation: .landscapeRight)
    app.show(split)
    XCTAssertFalse(app.sees("Compact"))
    let trace = LifecycleTrace()
    resize(app, 400)
    XCTAssertEqual(split.viewControllers, [compact])
    XCTAssertEqual(compact.appearance, .appeared)
    XCTAssertEqual(list.appearance, .disappeared)
    XCTAssertEqual(detail.appearance, .disappeared)
    resize(app, nil)
    XCTAssertFalse(split.isCollapsed)
    XCTAssertEqual(compact.appearance, .disappeared)
    XCTAssertNil(compact.parent)
    XCTAssertEqual(list.appearance, .appeared)
    XCTAssertEqual(
      trace.short.filter { $0.hasPrefix("Compact.") && $0.count == 10 },
      ["Compact.WA", "Compact.DA", "Compact.WD", "Compact.DD"])
  }

  func testNothingIsLostByCollapsingAndExpanding() {
    let log = SplitLog()
    let split = makeColumns(log)
    let app = TestApp(device: .iPad, orientation: .landscapeRight)
    app.show(split)
    let further = Screen("Further")
    detail.navigationController?.pushViewController(further, animated: false)
    app.settle()
    _ = log.take()
    resize(app, 400)
    XCTAssert(split.isCollapsed)
    XCTAssert(app.sees("Further"))
    XCTAssertEqual(further.view.bounds.width, 400)
    XCTAssertEqual(log.take(), ["top secondary", "hide primary", "collapsed true"])
    app.tap("Detail")
    app.settle()
    XCTAssertEqual(detail.appearance, .appeared)
    XCTAssertEqual(detail.navigationController?.viewControllers, [detail])
    let again = Screen("Again")
    detail.navigationController?.pushViewController(again, animated: true)
    app.settle()
    XCTAssert(app.sees("Again"))
    resize(app, nil)
    XCTAssertFalse(split.isCollapsed)
    XCTAssertEqual(
      log.take(),
      ["mode oneBesideSecondary", "expanding oneBesideSecondary", "show secondary", "expanded true"])
    XCTAssertEqual(detail.navigationController?.viewControllers, [detail, again])
    XCTAssertEqual(list.navigationController?.viewControllers, [list])
    XCTAssertEqual(list.appearance, .appeared)
    XCTAssertEqual(again.appearance, .appeared)
    XCTAssert(app.sees("List"))
    XCTAssert(app.sees("Again"))
    XCTAssertEqual(list.traitCollection.horizontalSizeClass, .compact)
    XCTAssertEqual(again.traitCollection.horizontalSizeClass, .regular)
  }

  func testTheSwipeBackCrossesFromOneColumnToTheOther() {
    let app = TestApp()
    let split = makeColumns()
    app.show(split)
    let further = Screen("Further")
    detail.navigationController?.pushViewController(further, animated: false)
    app.settle()
    app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 330, y: 400))
    app.settle()
    XCTAssertEqual(detail.appearance, .appeared)
    app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 330, y: 400))
    app.settle()
    XCTAssertEqual(list.appearance, .appeared)
    XCTAssertEqual(detail.appearance, .disappeared)
    app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 330, y: 400))
    app.settle()
    XCTAssertEqual(list.appearance, .appeared)
    XCTAssertFalse(app.sees("Detail"))
  }

  func testEveryScreenIsBalancedThroughLiveResizing() {
    let split = makeColumns()
    let app = TestApp(device: .iPad, orientation: .landscapeRight)
    app.show(split)
    let trace = LifecycleTrace()
    let faults = FaultRecorder()
    for width in [900, 600, 420, 380, 500, 1100, 320, 700] as [CGFloat] { resize(app, width) }
    for screen in [list, detail] {
      var isShown = true
      for entry in trace.entries where entry.controller == screen.title {
        if entry.callback == .viewDidAppear { isShown = true }
        if entry.callback == .viewDidDisappear { isShown = false }
      }
      XCTAssertEqual(isShown, screen.appearance == .appeared)
    }
    XCTAssertEqual(faults.messages, [])
  }

  // MARK: Split views without a style

  private func makeOlder(_ log: SplitLog) -> (
    UISplitViewController, UINavigationController, UINavigationController
  ) {
    let split = UISplitViewController()
    split.delegate = log
    let primary = UINavigationController(rootViewController: list)
    let secondary = UINavigationController(rootViewController: detail)
    split.viewControllers = [primary, secondary]
    return (split, primary, secondary)
  }

  /// Conformance.md C21
  func testThePrimaryStackTakesTheSecondaryScreen() {
    let log = SplitLog()
    let (split, primary, secondary) = makeOlder(log)
    let app = TestApp()
    app.show(split)
    XCTAssertEqual(split.viewControllers, [primary])
    XCTAssertEqual(primary.viewControllers, [list, secondary])
    XCTAssertEqual(log.take().filter { $0 == "collapse" }, ["collapse"])
    XCTAssertEqual(detail.appearance, .appeared)
    XCTAssertEqual(detail.view.safeAreaInsets.top, app.barTop + 44, accuracy: 0.01)
    app.tap("List")
    app.settle()
    XCTAssertEqual(primary.viewControllers, [list])
    XCTAssertEqual(list.appearance, .appeared)
  }

  /// Conformance.md C21
  func testDelegateDiscardsEmptyDetail() {
    let log = SplitLog()
    log.putsSecondaryAway = true
    let (split, primary, secondary) = makeOlder(log)
    let app = TestApp(device: .iPad, orientation: .landscapeRight)
    app.show(split)
    resize(app, 400)
    XCTAssertEqual(primary.viewControllers, [list])
    XCTAssertFalse(app.sees("Detail"))
    resize(app, nil)
    XCTAssertEqual(split.viewControllers, [primary, secondary])
    XCTAssertEqual(detail.appearance, .appeared)
    XCTAssertEqual(log.take().filter { $0 == "separate" }, ["separate"])
  }

  /// Conformance.md C21: the primary stack provides its top screen.
  func testExpandingDetachesTopOfPrimaryStack() {
    let log = SplitLog()
    let (split, primary, secondary) = makeOlder(log)
    let app = TestApp()
    app.show(split)
    XCTAssertEqual(primary.viewControllers.count, 2)
    app.host.device = .iPad
    app.rotate(to: .landscapeRight)
    app.settle()
    XCTAssertEqual(split.viewControllers, [primary, secondary])
    XCTAssertEqual(primary.viewControllers, [list])
    XCTAssertEqual(secondary.viewControllers, [detail])
    XCTAssert(app.sees("List"))
    XCTAssert(app.sees("Detail"))
  }

  /// Conformance.md C18: while collapsed, details are pushed; navigation controllers as they are.
  func testShowDetailPushesWhileCollapsed() {
    let log = SplitLog()
    log.putsSecondaryAway = true
    let (split, primary, _) = makeOlder(log)
    let app = TestApp()
    app.show(split)
    let next = UINavigationController(rootViewController: Screen("Next"))
    list.showDetailViewController(next, sender: nil)
    app.settle()
    XCTAssertEqual(primary.viewControllers, [list, next])
    XCTAssert(app.sees("Next"))
    app.tap("List")
    app.settle()
    XCTAssertEqual(primary.viewControllers, [list])
    XCTAssertNil(next.parent)
  }
}
