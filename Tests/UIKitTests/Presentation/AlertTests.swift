import PortolanTesting
import UIKit
import XCTest

/// Alerts and action sheets: FACTS.md 1.5 and 1.12.
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

  func testAnAlertStandsInTheMiddleAndItsButtonDismissesThenActs() throws {
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

  func testThreeActionsStandInAColumnWithCancelLast() throws {
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

  func testATapBesideAnAlertDoesNothing() {
    let app = TestApp()
    app.show(presenter)
    presenter.present(alert(.alert, [("OK", .default), ("Cancel", .cancel)]), animated: true)
    app.settle()
    app.tap(at: CGPoint(x: 200, y: 100))
    app.settle()
    XCTAssertNotNil(presenter.presentedViewController)
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
}
