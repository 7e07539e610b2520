import PortolanTesting
import PortolanXCTest
@testable import UIKit

/// Tests of the appearance of bars, shadows and menus in sheets and beside controls (Metrics.md 1.3, 1.6).
@MainActor
final class SheetAppearanceTests: XCTestCase {
  private let screen = UIViewController()

  private func present(
    _ device: Device = .iPhone15, style: UIModalPresentationStyle = .pageSheet, large: Bool = false
  ) -> (TestApp, UINavigationController) {
    let app = TestApp(device: device)
    app.show(screen)
    let content = UITableViewController(style: .plain)
    content.title = "Sheet"
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = large
    navigation.modalPresentationStyle = style
    screen.present(navigation, animated: true)
    app.settle()
    return (app, navigation)
  }

  func testABarInASheetIs56High() throws {
    for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
      for device in [Device.iPhone15, .iPad] {
        let (_, navigation) = present(device, style: style)
        XCTAssertEqual(navigation.navigationBar.frame.height, 56)
        XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.top, 56)
        screen.dismiss(animated: false)
      }
    }
    let (app, navigation) = present(large: true)
    XCTAssertEqual(navigation.navigationBar.frame.height, 108)
    let title = try XCTUnwrap(app.element("Sheet"))
    let top = navigation.view.convert(navigation.view.bounds, to: nil as UIView?).minY
    XCTAssertGreaterThan(title.frame.minY, top + 56)
  }

  func testTheDimmingFollowsTheAppearance() throws {
    let (app, navigation) = present()
    let container = try XCTUnwrap(navigation.presentationController?.containerView)
    let dimming = try XCTUnwrap(container.subviews.first { $0 is PresentationDimmingView })
    func strength() -> CGFloat {
      var alpha: CGFloat = 0
      dimming.backgroundColor?.resolvedColor(with: dimming.traitCollection).getWhite(nil, alpha: &alpha)
      return alpha * dimming.alpha
    }
    XCTAssertEqual(strength(), 0.12, accuracy: 0.001)
    app.host.isDark = true
    app.settle()
    XCTAssertEqual(strength(), 0.2, accuracy: 0.001)
  }

  func testABarThatFillsTheScreenIsNot() {
    let (app, navigation) = present(style: .fullScreen)
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)
    screen.dismiss(animated: false)
    app.settle()
    let (flat, sheet) = present()
    flat.rotate(to: .landscapeRight)
    flat.settle()
    XCTAssertEqual(sheet.navigationBar.frame.height, 32)
    flat.rotate(to: .portrait)
    flat.settle()
    XCTAssertEqual(sheet.navigationBar.frame.height, 56)
  }

  func testASheetOverAnUndimmedScreenHasAShadow() throws {
    let app = TestApp()
    screen.view.backgroundColor = .white
    app.show(screen)
    let sheet = UIViewController()
    sheet.view.backgroundColor = .white
    let presentation = try XCTUnwrap(sheet.sheetPresentationController)
    presentation.detents = [.medium(), .large()]
    presentation.largestUndimmedDetentIdentifier = .medium
    screen.present(sheet, animated: true)
    app.settle()
    let top = try XCTUnwrap(presentation.card).frame.minY
    XCTAssertLessThan(app.color(200, top - 2)[0], 250)
    XCTAssertEqual(app.color(200, top - 60), [255, 255, 255])
    presentation.largestUndimmedDetentIdentifier = nil
    app.settle()
    XCTAssertEqual(presentation.card?.layer.shadowOpacity, 0)
  }

  func testAMenuAlignsWithItsControl() {
    let size = CGSize(width: 250, height: 100)
    let room = CGRect(x: 8, y: 60, width: 377, height: 700)
    func frame(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      MenuPlacement(size: size, source: CGRect(x: x, y: 100, width: width, height: 40), room: room).frame
    }
    XCTAssertEqual(frame(20, 60).minX, 20)
    XCTAssertEqual(frame(320, 60).maxX, 380)
    XCTAssertEqual(frame(160, 73).midX, 196.5)
    XCTAssertEqual(frame(20, 353).minX, 20, "what is wider than the menu keeps it at its side")
  }

  func testSeparatorsEndAtTheSafeArea() throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row"
        return cell
      }
    }
    let rows = Rows(style: .plain)
    let app = TestApp(device: .iPhone15, orientation: .landscapeRight)
    app.show(rows)
    let cell = try XCTUnwrap(rows.tableView.visibleCells.first)
    let line = try XCTUnwrap(cell.subviews.first { $0 is CellSeparatorView })
    let frame = line.convert(line.bounds, to: nil as UIView?)
    let label = try XCTUnwrap(cell.textLabel)
    XCTAssertEqual(frame.maxX, app.window.bounds.width - app.window.safeAreaInsets.right)
    XCTAssertEqual(frame.minX, label.convert(label.bounds, to: nil as UIView?).minX)
  }
}
