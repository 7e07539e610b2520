import PortolanTesting
import UIKit
import XCTest

/// Tests of alerts and action sheets: Metrics.md 1.5 and 1.12.
@MainActor
final class AlertTests: XCTestCase {
  private lazy var presenter = Screen("1")
  private var chosen: [String] = []

  private func alert(_ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)])
    -> UIAlertController
  {
    let alert = UIAlertController(
      title: "Delete album?", message: "It cannot be undone.", preferredStyle: style)
    for (title, kind) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: kind) { [unowned self] in chosen.append($0.title ?? "") })
    }
    return alert
  }

  func testAlertIsCenteredAndButtonDismissesBeforeAction() throws {
    let app = TestApp()
    app.show(presenter)
    let trace = LifecycleTrace([.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
    let alert = self.alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    presenter.present(alert, animated: true)
    app.settle()
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    XCTAssertEqual(frame.width, 270)
    XCTAssertEqual(frame.midY, (59 + 818) / 2, accuracy: 1)
    let cancel = try XCTUnwrap(app.element("Cancel"))
    let delete = try XCTUnwrap(app.element("Delete"))
    XCTAssertLessThan(
      cancel.frame.minX, delete.frame.minX, "cancel is on the left whatever the order of adding")
    XCTAssertEqual(delete.frame.height, 44)
    app.tap("Delete")
    XCTAssertEqual(chosen, [])
    app.settle()
    XCTAssertEqual(chosen, ["Delete"])
    XCTAssertNil(presenter.presentedViewController)
    XCTAssertFalse(trace.short.contains { $0.hasPrefix("1.") })
  }

  func testThreeActionsAreInColumnWithCancelLast() throws {
    let app = TestApp()
    app.show(presenter)
    presenter.present(
      alert(.alert, [("Cancel", .cancel), ("Copy", .default), ("Move", .default)]), animated: false)
    app.settle()
    let tops = try ["Copy", "Move", "Cancel"].map { try XCTUnwrap(app.element($0)).frame.minY }
    XCTAssertEqual(tops, tops.sorted())
    XCTAssertEqual(tops[1] - tops[0], 44)
  }

  func testAnActionSheetSlidesFromTheBottomWithASeparateCancelButton() throws {
    let app = TestApp()
    app.show(presenter)
    presenter.present(
      alert(.actionSheet, [("Copy", .default), ("Delete", .destructive), ("Cancel", .cancel)]), animated: true
    )
    app.settle()
    let cancel = try XCTUnwrap(app.element("Cancel")).frame
    let delete = try XCTUnwrap(app.element("Delete")).frame
    XCTAssertEqual(cancel.maxY, 818)
    XCTAssertEqual(cancel.height, 57)
    XCTAssertEqual(cancel.minY - delete.maxY, 8, accuracy: 0.5)
    app.tap(at: CGPoint(x: 200, y: 100))
    app.settle()
    XCTAssertEqual(chosen, ["Cancel"], "a tap beside the sheet cancels")
    XCTAssertNil(presenter.presentedViewController)
  }

  func testTapOutsideAlertDoesNothing() {
    let app = TestApp()
    app.show(presenter)
    let alert = self.alert(.alert, [("OK", .default), ("Cancel", .cancel)])
    presenter.present(alert, animated: true)
    app.settle()
    app.tap(at: CGPoint(x: 200, y: 100))
    app.settle()
    XCTAssertIdentical(presenter.presentedViewController, alert)
    XCTAssertEqual(chosen, [])
  }

  func testADisabledActionCannotBeChosen() {
    let app = TestApp()
    app.show(presenter)
    let alert = self.alert(.alert, [("OK", .default), ("Cancel", .cancel)])
    alert.actions[0].isEnabled = false
    presenter.present(alert, animated: true)
    app.settle()
    app.tap("OK")
    app.settle()
    XCTAssertNotNil(presenter.presentedViewController)
    alert.actions[0].isEnabled = true
    app.tap("OK")
    app.settle()
    XCTAssertEqual(chosen, ["OK"])
  }

  func testASecondCancelActionIsRefused() {
    let faults = FaultRecorder()
    let alert = self.alert(.alert, [("Cancel", .cancel), ("Never", .cancel)])
    XCTAssertEqual(
      faults.exceptions.map(\.message),
      ["UIAlertController can only have one action with a style of UIAlertActionStyleCancel"])
    XCTAssertEqual(alert.actions.map(\.title), ["Cancel"])
  }

  func testAPadShowsAnActionSheetAsAPopoverWithoutCancel() throws {
    let app = TestApp(device: .iPad)
    app.show(presenter)
    let alert = self.alert(.actionSheet, [("Copy", .default), ("Cancel", .cancel)])
    let popover = try XCTUnwrap(alert.popoverPresentationController)
    popover.sourceView = presenter.view
    popover.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
    presenter.present(alert, animated: true)
    app.settle()
    XCTAssertTrue(app.sees("Copy"))
    XCTAssertFalse(app.sees("Cancel"))
    app.tap(at: CGPoint(x: 100, y: 1000))
    app.settle()
    XCTAssertNil(presenter.presentedViewController)
  }

  // MARK: Text sizes

  private func large(_ style: UIAlertController.Style, _ size: UIContentSizeCategory) -> (
    TestApp, UIAlertController
  ) {
    let app = TestApp()
    app.host.contentSizeCategory = size
    app.show(presenter)
    let alert = self.alert(style, [("Delete", .destructive), ("Cancel", .cancel)])
    presenter.present(alert, animated: false)
    app.settle()
    return (app, alert)
  }

  func testAlertGrowsWithTextSizeAndStacksButtons() throws {
    let (app, alert) = large(.alert, .accessibilityExtraExtraLarge)
    let (delete, cancel) = (
      try XCTUnwrap(app.element("Delete")).frame, try XCTUnwrap(app.element("Cancel")).frame
    )
    XCTAssertGreaterThan(delete.height, 60)
    XCTAssertEqual(delete.minX, cancel.minX)
    XCTAssertEqual(cancel.minY, delete.maxY, accuracy: 0.5, "cancel is last in a column")
    let card = alert.view.convert(alert.view.bounds, to: nil)
    XCTAssertEqual(card.width, 393 - 32)
    XCTAssertLessThanOrEqual(card.height, 852 - 59 - 34)
    let title = try XCTUnwrap(app.element("Delete album?"))
    XCTAssertGreaterThan(title.frame.height, 47, "47 points high, on one line or more")
  }

  func testAnAlertThatIsOpenFollowsTheTextSize() throws {
    let (app, alert) = large(.alert, .large)
    let before = alert.view.bounds
    app.host.contentSizeCategory = .accessibilityLarge
    app.settle()
    XCTAssertGreaterThan(alert.view.bounds.height, before.height * 1.3)
    app.host.contentSizeCategory = .large
    app.settle()
    XCTAssertEqual(alert.view.bounds, before, "and back")
  }

  func testActionsInASheetOfAPadFollowTheTextSize() throws {
    let app = TestApp(device: .iPad)
    app.host.windowSize = CGSize(width: 375, height: 900)
    app.show(presenter)
    let alert = self.alert(.actionSheet, [("Delete", .destructive), ("Cancel", .cancel)])
    let popover = try XCTUnwrap(alert.popoverPresentationController)
    popover.sourceView = presenter.view
    presenter.present(alert, animated: false)
    app.settle()
    let before = try XCTUnwrap(app.element("Delete")).frame
    app.host.contentSizeCategory = .accessibilityExtraLarge
    app.settle()
    let large = try XCTUnwrap(app.element("Delete")).frame
    XCTAssertGreaterThan(large.height, before.height)
    app.host.contentSizeCategory = .large
    app.settle()
    XCTAssertEqual(try XCTUnwrap(app.element("Delete")).frame, before, "and back")
  }

  func testContentThatDoesNotFitScrolls() throws {
    let app = TestApp()
    app.host.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    app.show(presenter)
    let alert = UIAlertController(
      title: "A long title that goes on over lines",
      message: String(repeating: "Words of a message. ", count: 20),
      preferredStyle: .alert)
    for index in 0..<8 { alert.addAction(UIAlertAction(title: "Action number \(index)", style: .default)) }
    presenter.present(alert, animated: false)
    app.settle()
    let scrolls = app.elements(of: UIScrollView.self).filter { $0.isDescendant(of: alert.view) }
    XCTAssertEqual(scrolls.count, 2, "texts and buttons scroll each by themselves")
    for view in scrolls {
      XCTAssertTrue(view.isScrollEnabled)
      XCTAssertGreaterThan(view.contentSize.height, view.bounds.height)
      XCTAssertGreaterThan(view.bounds.height, 200)
    }
    let rows = try XCTUnwrap(scrolls.max { $0.frame.minY < $1.frame.minY })
    let start = rows.convert(CGPoint(x: rows.bounds.midX, y: rows.bounds.maxY - 30), to: nil)
    app.drag(from: start, to: CGPoint(x: start.x, y: start.y - 150), duration: 0.3)
    app.settle()
    XCTAssertGreaterThan(rows.contentOffset.y, 50, "a drag on a button scrolls")
    XCTAssertNotNil(presenter.presentedViewController)
  }

  func testEditedFieldIsVisible() throws {
    let app = TestApp(contentSize: .accessibilityExtraExtraExtraLarge)
    app.show(presenter)
    let alert = self.alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    alert.addTextField { $0.placeholder = "Reason" }
    presenter.present(alert, animated: false)
    app.settle()
    let field = try XCTUnwrap(alert.textFields?.first)
    XCTAssertTrue(field.isFirstResponder)
    let texts = try XCTUnwrap(
      app.elements(of: UIScrollView.self).first {
        field.isDescendant(of: $0) && $0.isDescendant(of: alert.view)
      })
    let box = field.convert(field.bounds, to: texts)
    XCTAssertTrue(texts.bounds.insetBy(dx: -1, dy: -1).contains(box), "\(box) in \(texts.bounds)")
  }

  func testAnActionSheetGrowsToo() throws {
    let (app, _) = large(.actionSheet, .accessibilityExtraLarge)
    let cancel = try XCTUnwrap(app.element("Cancel")).frame
    XCTAssertGreaterThan(cancel.height, 60)
    XCTAssertEqual(cancel.maxY, 818)
  }

  func testWhereTextRunsFromTheRightCancelIsOnTheRight() throws {
    let app = TestApp(rightToLeft: true)
    defer { app.host.isRightToLeft = false }
    app.show(presenter)
    presenter.present(alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)]), animated: false)
    app.settle()
    XCTAssertGreaterThan(
      try XCTUnwrap(app.element("Cancel")).frame.minX, try XCTUnwrap(app.element("Delete")).frame.minX)
  }

  func testWideAlertButtonHasItsOwnRow() throws {
    let app = TestApp()
    app.show(presenter)
    presenter.present(
      alert(.alert, [("Cancel", .cancel), ("Delete all of the albums", .destructive)]), animated: false)
    app.settle()
    XCTAssertLessThan(
      try XCTUnwrap(app.element("Delete all of the albums")).frame.minY,
      try XCTUnwrap(app.element("Cancel")).frame.minY)
  }
}
