import PortolanTesting
import UIKit
import UIKitNavigationShim
import XCTest

/// The observation of controllers for swift-navigation.
@MainActor
final class NavigationShimTests: XCTestCase {
  private var app: TestApp!
  private var events: [String] = []

  override func setUp() async throws { app = TestApp() }
  override func tearDown() async throws { app.end() }

  func testTheFirstAppearanceAndTheDismissalAreReported() {
    let root = UIViewController()
    root._UIKitNavigation_onViewAppear.append { [weak self] in self?.events.append("root appears") }
    XCTAssertFalse(root._UIKitNavigation_hasViewAppeared)
    app.show(root)
    XCTAssertTrue(root._UIKitNavigation_hasViewAppeared)
    XCTAssertEqual(events, ["root appears"])
    XCTAssertTrue(root._UIKitNavigation_onViewAppear.isEmpty)

    let sheet = UIViewController()
    sheet._UIKitNavigation_onDismiss = { [weak self] in self?.events.append("dismissed") }
    root.present(sheet, animated: true)
    app.settle()
    XCTAssertEqual(events, ["root appears"])
    root.dismiss(animated: true)
    app.settle()
    XCTAssertEqual(events, ["root appears", "dismissed"])
    XCTAssertNil(sheet._UIKitNavigation_onDismiss)
  }

  func testAPoppedControllerIsDismissed() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    app.show(navigation)
    let child = UIViewController()
    child._UIKitNavigation_onDismiss = { [weak self] in self?.events.append("popped") }
    navigation.pushViewController(child, animated: true)
    app.settle()
    XCTAssertEqual(events, [])
    navigation.popViewController(animated: true)
    app.settle()
    XCTAssertEqual(events, ["popped"])
  }

  func testTheActionOfAnAlertComesBeforeItsDismissal() {
    let root = UIViewController()
    app.show(root)
    XCTAssertTrue(root._UIKitNavigation_hasViewAppeared)
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self] _ in self?.events.append("action") })
    alert._UIKitNavigation_onDismiss = { [weak self] in self?.events.append("dismissed") }
    root.present(alert, animated: true)
    app.settle()
    app.tap("Save")
    app.settle()
    XCTAssertEqual(events, ["action", "dismissed"])
  }
}
