import CatalogApp
import PortolanTesting
import UIKit
import XCTest

/// Uses the Catalog like a user.
@MainActor
final class CatalogUseTests: XCTestCase {
  func testEveryScreenOpensAndClosesByTheKeyboard() {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: CatalogViewController())
    app.show(navigation)
    for screen in CatalogScreen.all {
      navigation.pushViewController(screen.make(), animated: true)
      app.settle()
      XCTAssertTrue(app.accessibilityText.contains(screen.title) || screen.title == "Bars", screen.title)
      app.press(.keyboardTab)
      if screen.title == "Split View" {
        XCTAssertTrue(app.accessibilityText.contains("Drafts"))
        app.tap("Inbox")
        app.settle()
        XCTAssertFalse(app.accessibilityText.contains("Drafts"))
        app.press(.keyboardEscape)
        app.settle()
        XCTAssertTrue(app.accessibilityText.contains("Drafts"), "from the detail to the list")
        XCTAssertEqual(navigation.viewControllers.count, 2)
      }
      if app.window.firstResponder is any UIKeyInput {
        app.press(.keyboardEscape)
        app.settle()
        XCTAssertNil(app.window.firstResponder, "\(screen.title): editing ends first")
        XCTAssertEqual(navigation.viewControllers.count, 2, screen.title)
      }
      app.press(.keyboardEscape)
      app.settle()
      XCTAssertEqual(navigation.viewControllers.count, 1, screen.title)
    }
  }

  func testARowOpensItsScreen() {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: CatalogViewController())
    app.show(navigation)
    app.tap("Switches")
    app.settle()
    XCTAssertEqual(navigation.topViewController?.title, "Switches")
    XCTAssertTrue(app.accessibilityText.contains("toggle"))
  }

  func testEveryTextIsNamed() {
    for screen in CatalogScreen.all {
      let app = TestApp()
      app.show(UINavigationController(rootViewController: screen.make()))
      let unnamed = app.accessibilityText.split(separator: "\n").filter {
        $0.hasSuffix("  text")
      }
      XCTAssertEqual(unnamed, [], screen.title)
    }
  }
}
