import PortolanTesting
import UIKit
import XCTest

/// Tests of screens of services that are absent.
@MainActor
final class ReferenceLibraryTests: XCTestCase {
  func testNoTermHasADefinition() {
    XCTAssertFalse(UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "harbour"))
    let app = TestApp()
    let screen = UIViewController()
    app.show(screen)
    screen.present(UIReferenceLibraryViewController(term: "harbour"), animated: true)
    app.settle()
    XCTAssertTrue(app.sees("harbour"))
    app.tap("Done")
    app.settle()
    XCTAssertNil(screen.presentedViewController)
  }

  func testAControllerOfAnAppHasNoExtensionContext() {
    XCTAssertNil(UIViewController().extensionContext)
    let context = NSExtensionContext()
    XCTAssertTrue(context.inputItems.isEmpty)
    let ended = expectation(description: "the request ended")
    context.completeRequest(returningItems: []) { expired in
      XCTAssertFalse(expired)
      ended.fulfill()
    }
    wait(for: [ended], timeout: 60)
  }
}
