import PortolanTesting
import UIKit
import XCTest

/// The inspector column of a split view, which is presented.
@MainActor
final class SplitInspectorTests: XCTestCase {
  func testTheInspectorIsPresented() {
    let app = TestApp(device: .iPad)
    let split = UISplitViewController(style: .doubleColumn)
    let inspector = UIViewController()
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.setViewController(inspector, for: .inspector)
    app.show(split)
    app.settle()
    XCTAssertIdentical(split.viewController(for: .inspector), inspector)
    XCTAssertFalse(split.isShowing(.inspector))
    XCTAssertTrue(split.isShowing(.secondary))
    split.show(.inspector)
    app.settle()
    XCTAssertTrue(split.isShowing(.inspector))
    XCTAssertNotNil(inspector.view.window)
    split.hide(.inspector)
    app.settle()
    XCTAssertFalse(split.isShowing(.inspector))
    XCTAssertNil(inspector.view.window)
    XCTAssertEqual(split.children.count, 2)
  }

  func testReplacingTheShownInspector() {
    let app = TestApp(device: .iPad)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .secondary)
    split.setViewController(UIViewController(), for: .inspector)
    app.show(split)
    split.show(.inspector)
    app.settle()
    split.setViewController(nil, for: .inspector)
    app.settle()
    XCTAssertNil(split.presentedViewController)
    XCTAssertFalse(split.isShowing(.inspector))
  }
}
