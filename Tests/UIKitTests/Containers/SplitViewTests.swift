import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of display modes, geometry and gestures of split views: Specification.md N7; Metrics.md 3.3.
@MainActor
final class SplitViewTests: XCTestCase {
  private let list = Screen("List")
  private let middle = Screen("Middle")
  private let detail = Screen("Detail")

  private func makeApp(
    _ style: UISplitViewController.Style = .doubleColumn, landscape: Bool = true, device: Device = .iPad,
    prepare: (UISplitViewController) -> Void = { _ in }
  ) -> (TestApp, UISplitViewController) {
    let app = TestApp(device: device, orientation: landscape ? .landscapeRight : .portrait)
    let split = UISplitViewController(style: style)
    split.setViewController(list, for: .primary)
    if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
    split.setViewController(detail, for: .secondary)
    prepare(split)
    app.show(split)
    return (app, split)
  }

  // MARK: Geometry

  func testTwoColumnsAreSideBySideInLandscape() {
    let (app, split) = makeApp()
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(split.splitBehavior, .tile)
    XCTAssertEqual(split.viewControllers.count, 2)
    XCTAssertEqual(list.navigationController?.view.frame, CGRect(x: 0, y: 0, width: 320, height: 820))
    let width = app.window.bounds.width
    XCTAssertEqual(
      detail.navigationController?.view.frame, CGRect(x: 320.5, y: 0, width: width - 320.5, height: 820))
    XCTAssertEqual(split.primaryColumnWidth, 320)
    XCTAssert(app.sees("List"))
    XCTAssert(app.sees("Detail"))
    XCTAssertEqual(list.traitCollection.horizontalSizeClass, .compact)
    XCTAssertEqual(detail.traitCollection.horizontalSizeClass, .regular)
    XCTAssertIdentical(list.splitViewController, split)
  }

  func testInPortraitTheSecondaryColumnIsAlone() {
    let (app, split) = makeApp(landscape: false)
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertEqual(split.splitBehavior, .overlay)
    XCTAssertEqual(detail.navigationController?.view.frame, app.window.bounds)
    XCTAssertFalse(app.sees("List"))
    XCTAssertEqual(list.appearance, .disappeared)
  }

  func testThreeColumnsPushTheSecondaryOneAside() {
    let (app, split) = makeApp(.tripleColumn)
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    XCTAssert(app.sees("Middle"))
    XCTAssertFalse(app.sees("List"))
    XCTAssertEqual(split.supplementaryColumnWidth, 320)
    split.preferredSplitBehavior = .displace
    split.show(.primary)
    app.settle()
    XCTAssertEqual(split.displayMode, .twoDisplaceSecondary)
    XCTAssertEqual(list.navigationController?.view.frame.width, 280)
    XCTAssertEqual(middle.navigationController?.view.frame.minX, 280.5)
    let width = app.window.bounds.width
    XCTAssertEqual(detail.navigationController?.view.frame.minX, 601)
    XCTAssertEqual(detail.navigationController?.view.frame.width, width - 320.5)
    split.show(.secondary)
    app.settle()
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    XCTAssertFalse(app.sees("List"))
  }

  func testThreeColumnsTileWhereThereIsRoom() {
    let (app, split) = makeApp(.tripleColumn) { $0.preferredDisplayMode = .twoBesideSecondary }
    XCTAssertEqual(split.displayMode, .twoBesideSecondary)
    for name in ["List", "Middle", "Detail"] { XCTAssert(app.sees(name), name) }
    app.rotate(to: .portrait)
    app.settle()
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    XCTAssertGreaterThanOrEqual(detail.view.bounds.width, 464)
  }

  func testWidthsFollowThePreferencesAndTheirLimits() {
    let (app, split) = makeApp()
    split.preferredPrimaryColumnWidth = 400
    app.settle()
    XCTAssertEqual(split.primaryColumnWidth, 400)
    split.maximumPrimaryColumnWidth = 350
    app.settle()
    XCTAssertEqual(list.view.bounds.width, 350)
    split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    split.preferredPrimaryColumnWidthFraction = 0.1
    split.minimumPrimaryColumnWidth = 200
    app.settle()
    XCTAssertEqual(list.view.bounds.width, 200)
    split.primaryEdge = .trailing
    app.settle()
    XCTAssertEqual(list.navigationController?.view.frame.maxX, app.window.bounds.width)
    XCTAssertEqual(detail.navigationController?.view.frame.minX, 0)
  }

  // MARK: Modes

  /// L21 for columns: an overlaying column does not affect the others.
  func testOverlayingListSendsCallbacksToListOnly() {
    let (app, split) = makeApp(landscape: false)
    let trace = LifecycleTrace()
    split.show(.primary)
    app.settle()
    XCTAssertEqual(split.displayMode, .oneOverSecondary)
    XCTAssertEqual(trace.short.filter { $0.hasPrefix("Detail") }, [])
    XCTAssertEqual(trace.short.filter { $0.hasPrefix("List") && $0.hasSuffix("A") }, ["List.WA", "List.DA"])
    XCTAssertEqual(list.navigationController?.view.frame.minX, 0)
    XCTAssertEqual(detail.navigationController?.view.frame.width, app.window.bounds.width)
    app.tap(at: CGPoint(x: 700, y: 500))
    app.settle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertEqual(trace.short.filter { $0.hasPrefix("List.") }.suffix(2), ["List.WD", "List.DD"])
    XCTAssertNil(list.view.window)
  }

  func testDelegateReceivesModesAndColumns() {
    let (app, split) = makeApp(landscape: false)
    let log = SplitLog()
    split.delegate = log
    split.show(.primary)
    app.settle()
    XCTAssertEqual(log.take(), ["mode oneOverSecondary", "show primary"])
    split.hide(.primary)
    app.settle()
    XCTAssertEqual(log.take(), ["mode secondaryOnly", "hide primary"])
    app.rotate(to: .landscapeRight)
    app.settle()
    XCTAssertEqual(log.take(), ["mode oneBesideSecondary", "show primary"])
    XCTAssert(app.sees("List"))
  }

  func testTheButtonLeadsFromModeToMode() {
    let (app, split) = makeApp()
    XCTAssertEqual(app.element("Sidebar")?.frame.minX ?? 400, 8, accuracy: 4)
    app.tap("Sidebar")
    app.settle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertFalse(app.sees("List"))
    app.tap("Sidebar")
    app.settle()
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    split.displayModeButtonVisibility = .never
    app.settle()
    XCTAssertFalse(app.sees("Sidebar"))
    let chooser = SplitLog()
    chooser.target = .oneOverSecondary
    split.displayModeButtonVisibility = .always
    split.preferredSplitBehavior = .overlay
    split.delegate = chooser
    app.settle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    app.tap("Sidebar")
    app.settle()
    XCTAssertEqual(split.displayMode, .oneOverSecondary)
  }

  func testTheButtonSupplementsAnItemsOwn() {
    let (app, _) = makeApp(landscape: false)
    detail.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Own", style: .plain, target: nil, action: nil)
    app.settle()
    XCTAssert(app.sees("Sidebar"))
    XCTAssert(app.sees("Own"))
  }

  func testEdgeSwipeShowsListAndSwipeBackHidesIt() {
    let (app, split) = makeApp(landscape: false)
    let trace = LifecycleTrace()
    let log = SplitLog()
    split.delegate = log
    app.beginDrag(at: CGPoint(x: 2, y: 600))
    app.moveFinger(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 162, y: 600), duration: 0.3)
    let frame = list.navigationController?.view.layer.presentation()?.frame ?? .zero
    XCTAssertEqual(frame.minX, -160, accuracy: 15)
    app.moveFinger(from: CGPoint(x: 162, y: 600), to: CGPoint(x: 300, y: 600), duration: 0.2)
    app.advance(by: 0.2)
    app.endDrag(at: CGPoint(x: 300, y: 600))
    app.settle()
    XCTAssertEqual(split.displayMode, .oneOverSecondary)
    XCTAssertEqual(log.take(), ["begin", "mode oneOverSecondary", "show primary", "end"])
    XCTAssertEqual(trace.short.filter { $0.hasPrefix("List") && $0.hasSuffix("A") }, ["List.WA", "List.DA"])
    app.drag(from: CGPoint(x: 310, y: 600), to: CGPoint(x: 20, y: 600))
    app.settle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertNil(list.view.window)
  }

  func testSwipeReleasedEarlyReversesTransition() {
    let (app, split) = makeApp(landscape: false)
    let trace = LifecycleTrace()
    app.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 100, y: 600))
    app.settle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertEqual(
      trace.short.filter { $0.hasPrefix("List.") && $0.count == 7 },
      ["List.WA", "List.WD", "List.DD"])
    XCTAssertNil(list.view.window)
    split.presentsWithGesture = false
    app.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 300, y: 600))
    app.settle()
    XCTAssertEqual(split.displayMode, .secondaryOnly)
  }

  func testModeChangeDuringTransitionKeepsCallbacksBalanced() {
    let (app, split) = makeApp(landscape: false)
    let trace = LifecycleTrace()
    split.show(.primary)
    app.advance(by: 0.1)
    split.hide(.primary)
    app.advance(by: 0.1)
    split.show(.primary)
    app.settle()
    XCTAssertEqual(
      trace.short.filter { $0.hasPrefix("List.") && $0.count == 7 },
      ["List.WA", "List.DA", "List.WD", "List.DD", "List.WA", "List.DA"])
    XCTAssertEqual(split.displayMode, .oneOverSecondary)
  }

  // MARK: Screens

  func testReplacingAColumnSendsTheCallbacksOfAReplacement() {
    let (app, split) = makeApp()
    let trace = LifecycleTrace()
    let other = Screen("Other")
    split.setViewController(other, for: .secondary)
    app.settle()
    XCTAssertEqual(
      trace.short.filter { $0.hasPrefix("Detail.") || $0.hasPrefix("Other.W") || $0.hasPrefix("Other.D") },
      ["Detail.WD", "Other.WA", "Detail.DD", "Other.DA"])
    XCTAssertIdentical(split.viewController(for: .secondary), other)
    XCTAssertNil(detail.navigationController?.parent)
    XCTAssert(app.sees("Other"))
  }

  /// Conformance.md C18, P10
  func testShowDetailReplacesTheSecondaryColumn() {
    let (app, split) = makeApp()
    let other = Screen("Other")
    list.showDetailViewController(other, sender: list)
    app.settle()
    XCTAssertIdentical(split.viewController(for: .secondary), other)
    XCTAssertEqual(list.navigationController?.viewControllers, [list])
    let pushed = Screen("Pushed")
    list.show(pushed, sender: list)
    app.settle()
    XCTAssertEqual(list.navigationController?.viewControllers, [list, pushed])
    let log = SplitLog()
    log.handlesShowing = true
    split.delegate = log
    list.showDetailViewController(Screen("Refused"), sender: nil)
    XCTAssertEqual(log.take(), ["detail Refused"])
    XCTAssertIdentical(split.viewController(for: .secondary), other)
  }

  /// M3
  func testASplitViewCannotBePushed() {
    let (app, _) = makeApp()
    let navigation = UINavigationController(rootViewController: Screen("Root"))
    let faults = FaultRecorder()
    navigation.pushViewController(UISplitViewController(style: .doubleColumn), animated: false)
    app.settle()
    XCTAssertEqual(navigation.viewControllers.count, 1)
    XCTAssert(
      faults.faults.contains {
        $0.message.hasPrefix("Split View Controllers cannot be pushed to a Navigation Controller")
      })
  }

  func testRightToLeftPutsTheListAtTheRight() {
    let app = TestApp(device: .iPad, orientation: .landscapeRight, rightToLeft: true)
    let split = UISplitViewController(style: .doubleColumn)
    split.viewControllers = [list, detail]
    app.show(split)
    XCTAssertEqual(list.navigationController?.view.frame.maxX, app.window.bounds.width)
    XCTAssertEqual(detail.navigationController?.view.frame.minX, 0)
  }

  func testNothingIsKeptAliveByASplitView() {
    weak var gone: UISplitViewController?
    weak var screen: UIViewController?
    do {
      let app = TestApp(device: .iPad, orientation: .landscapeRight)
      let split = UISplitViewController(style: .doubleColumn)
      let inner = Screen("Inner")
      split.viewControllers = [inner, Screen("Detail")]
      app.show(split)
      split.hide(.primary)
      app.settle()
      (gone, screen) = (split, inner)
      app.show(UIViewController())
    }
    XCTAssertNil(gone)
    XCTAssertNil(screen)
  }
}

/// Records the delegate calls of a split view, and returns configured answers.
final class SplitLog: NSObject, UISplitViewControllerDelegate {
  private var log: [String] = []
  var target = UISplitViewController.DisplayMode.automatic
  var top: UISplitViewController.Column?
  var handlesShowing = false
  var putsSecondaryAway = false

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { log.append("mode \(displayMode)") }
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    target
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    log.append("detail \(vc.title ?? "")")
    return handlesShowing
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    log.append("collapse")
    return putsSecondaryAway
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    log.append("separate")
    return nil
  }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.append("top \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    log.append("expanding \(proposedDisplayMode)")
    return proposedDisplayMode
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    log.append("collapsed \(svc.isCollapsed)")
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    log.append("expanded \(!svc.isCollapsed)")
  }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    log.append("show \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    log.append("hide \(column)")
  }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    log.append("begin")
  }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    log.append("end")
  }
}
