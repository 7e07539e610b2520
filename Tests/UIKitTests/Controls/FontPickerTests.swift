import PortolanTesting
import UIKit
import XCTest

@MainActor
final class FontPickerTests: XCTestCase {
  private final class Screen: UIViewController, UIFontPickerViewControllerDelegate {
    var heard: [String] = []

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      heard.append("pick \(viewController.selectedFontDescriptor?.postscriptName.isEmpty == false)")
    }

    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      heard.append("cancel")
    }
  }

  private func present() -> (TestApp, Screen) {
    let app = TestApp()
    let screen = Screen()
    app.show(screen)
    let picker = UIFontPickerViewController()
    picker.delegate = screen
    screen.present(picker, animated: true)
    app.settle()
    return (app, screen)
  }

  func testAFontIsPicked() throws {
    let (app, screen) = present()
    let cell = try XCTUnwrap(app.elements(of: UITableViewCell.self).min { $0.frame.minY < $1.frame.minY })
    app.tap(try XCTUnwrap(cell.textLabel?.text))
    app.settle()
    XCTAssertEqual(screen.heard, ["pick true"])
    XCTAssertNil(screen.presentedViewController)
    app.end()
  }

  func testPickingIsCanceled() {
    let (app, screen) = present()
    app.tap("Cancel")
    app.settle()
    XCTAssertEqual(screen.heard, ["cancel"])
    app.end()
  }
}
