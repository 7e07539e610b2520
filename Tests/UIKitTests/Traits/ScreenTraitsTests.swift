import PortolanTesting
import UIKit
import XCTest

/// Objects outside of windows have the traits of the screen.
@MainActor
final class ScreenTraitsTests: XCTestCase {
  private final class Settings: UIViewController, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      traitCollection.verticalSizeClass == .compact ? .fullScreen : .none
    }
  }

  func testNewControllersHaveTheTraitsOfTheTurnedScreen() {
    let app = TestApp()
    app.show(UIViewController())
    XCTAssertEqual(UIViewController().traitCollection.verticalSizeClass, .regular)
    app.rotate(to: .landscapeLeft)
    XCTAssertEqual(UITraitCollection.current.verticalSizeClass, .compact)
    XCTAssertEqual(UIViewController().traitCollection.verticalSizeClass, .compact)
    app.rotate(to: .portrait)
    XCTAssertEqual(UIViewController().traitCollection.verticalSizeClass, .regular)
  }

  func testAPopoverThatAsksItsOwnTraitsAdapts() throws {
    let app = TestApp()
    let root = UIViewController()
    app.show(root)
    app.rotate(to: .landscapeLeft)
    let settings = Settings()
    settings.modalPresentationStyle = .popover
    settings.popoverPresentationController?.delegate = settings
    settings.popoverPresentationController?.sourceView = root.view
    root.present(settings, animated: true)
    app.settle()
    XCTAssertEqual(settings.view.bounds.size, app.window.bounds.size)
  }
}
