import PortolanTesting
import PortolanXCTest
import UIKit

/// Presentations dim the tint behind them, and restore it (UIKit's documentation of `tintAdjustmentMode`).
@MainActor
final class DimmedTintTests: XCTestCase {
  private final class TintView: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  private let screen = UIViewController()
  private let view = TintView()
  private let ownColor = TintView()
  private let ownMode = TintView()

  private func makeApp(_ device: Device = .iPhone15) -> TestApp {
    for view in [view, ownColor, ownMode] { screen.view.addSubview(view) }
    ownColor.tintColor = .systemRed
    ownMode.tintAdjustmentMode = .normal
    let app = TestApp(device: device)
    app.show(UINavigationController(rootViewController: screen))
    for view in [view, ownColor, ownMode] { view.changes = 0 }
    return app
  }

  private var isDimmed: Bool { view.tintAdjustmentMode == .dimmed }

  private func present(_ controller: UIViewController, _ app: TestApp) {
    screen.present(controller, animated: true)
    app.settle()
  }

  private func dismiss(_ app: TestApp) {
    screen.dismiss(animated: true)
    app.settle()
  }

  /// Returns whether the red, green and blue components of the tint are equal.
  private func isGray(_ color: UIColor) -> Bool {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return abs(red - green) < 0.01 && abs(green - blue) < 0.01
  }

  func testAnAlertGraysTheTint() {
    let app = makeApp()
    present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), app)
    XCTAssertTrue(isDimmed)
    XCTAssertTrue(isGray(view.tintColor))
    XCTAssertTrue(isGray(ownColor.tintColor))
    XCTAssertFalse(isGray(ownMode.tintColor), "a mode of its own is kept")
    XCTAssertEqual([view.changes, ownColor.changes, ownMode.changes], [1, 1, 0])
    XCTAssertEqual(screen.presentedViewController?.view.tintAdjustmentMode, .normal)
    dismiss(app)
    XCTAssertFalse(isDimmed)
    XCTAssertEqual(ownColor.tintColor, .systemRed)
    XCTAssertEqual([view.changes, ownColor.changes, ownMode.changes], [2, 2, 0])
  }

  func testActionSheetsPageSheetsAndFormSheetsGrayTheTint() {
    let app = makeApp()
    present(UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet), app)
    XCTAssertTrue(isDimmed)
    dismiss(app)
    XCTAssertFalse(isDimmed)
    for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
      let sheet = UIViewController()
      sheet.modalPresentationStyle = style
      present(sheet, app)
      XCTAssertTrue(isDimmed)
      dismiss(app)
      XCTAssertFalse(isDimmed)
    }
  }

  func testCoveringAndCustomPresentationsLeaveTheTint() {
    let app = makeApp()
    for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom, .fullScreen] {
      let over = UIViewController()
      over.modalPresentationStyle = style
      present(over, app)
      XCTAssertFalse(isDimmed, "\(style)")
      dismiss(app)
    }
  }

  func testASheetGraysTheTintOnlyAboveItsUndimmedDetents() throws {
    let app = makeApp()
    let sheet = UIViewController()
    let presentation = try XCTUnwrap(sheet.sheetPresentationController)
    presentation.detents = [.medium(), .large()]
    presentation.largestUndimmedDetentIdentifier = .medium
    present(sheet, app)
    XCTAssertFalse(isDimmed)
    presentation.animateChanges { presentation.selectedDetentIdentifier = .large }
    app.settle()
    XCTAssertTrue(isDimmed)
    presentation.animateChanges { presentation.selectedDetentIdentifier = .medium }
    app.settle()
    XCTAssertFalse(isDimmed)
    dismiss(app)
    XCTAssertFalse(isDimmed)
  }

  func testAPopoverGraysTheTint() {
    let app = makeApp(.iPad)
    let bubble = UIViewController()
    bubble.modalPresentationStyle = .popover
    bubble.popoverPresentationController?.sourceView = screen.view
    present(bubble, app)
    XCTAssertTrue(isDimmed)
    XCTAssertEqual(bubble.view.tintAdjustmentMode, .normal)
    dismiss(app)
    XCTAssertFalse(isDimmed)
  }

  func testChainRestoresEachTint() {
    let app = makeApp()
    let sheet = UIViewController()
    present(sheet, app)
    sheet.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: true)
    app.settle()
    XCTAssertEqual(sheet.view.tintAdjustmentMode, .dimmed)
    sheet.dismiss(animated: true)
    app.settle()
    XCTAssertEqual(sheet.view.tintAdjustmentMode, .normal)
    XCTAssertTrue(isDimmed)
    sheet.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: false)
    app.settle()
    screen.dismiss(animated: false)
    app.settle()
    XCTAssertFalse(isDimmed)
    XCTAssertEqual(sheet.view.tintAdjustmentMode, .normal)
  }

  func testDragThatDismissesRestoresTint() {
    let app = makeApp()
    present(UIViewController(), app)
    app.beginDrag(at: CGPoint(x: 200, y: 150))
    app.moveFinger(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 250), duration: 0.3)
    XCTAssertTrue(isDimmed)
    app.moveFinger(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 150), duration: 0.3)
    app.endDrag(at: CGPoint(x: 200, y: 150))
    app.settle()
    XCTAssertTrue(isDimmed)
    app.fling(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 700))
    app.settle()
    XCTAssertNil(screen.presentedViewController)
    XCTAssertFalse(isDimmed)
  }

  func testTheBarsButtonsFadeToGray() throws {
    let app = makeApp()
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    app.settle()
    let image = try XCTUnwrap(
      app.elements(of: UIImageView.self).first { $0.image?.renderingMode == .alwaysTemplate })
    screen.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: true)
    app.advance(by: 0.1)
    XCTAssertTrue(isGray(image.tintColor))
    XCTAssertNotNil(image.layer.animation(forKey: "transition"), "it fades with the alert")
    app.settle()
    XCTAssertNil(image.layer.animation(forKey: "transition"))
  }
}
