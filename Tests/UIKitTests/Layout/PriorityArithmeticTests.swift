import UIKit
import XCTest

/// An app's own operators for priorities, as in Tinder's Layout.
extension UILayoutPriority {
  fileprivate static func + (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    UILayoutPriority(min(max(priority.rawValue + offset, 0), 1_000))
  }
  fileprivate static func -= (priority: inout UILayoutPriority, offset: Float) {
    priority = priority + -2 * offset
  }
}

/// The operators of UIKit are generic, so that those of an app are taken instead of them.
@MainActor
final class PriorityArithmeticTests: XCTestCase {
  func testOperatorsOfTheAppAreTaken() {
    XCTAssertEqual(UILayoutPriority.required + 5, .required)
    var priority = UILayoutPriority.defaultLow
    priority -= 10
    XCTAssertEqual(priority.rawValue, 230)
  }

  func testOperatorsOfUIKit() {
    XCTAssertEqual((UILayoutPriority.required - 1).rawValue, 999)
    XCTAssertEqual(UILayoutPriority.defaultHigh - .defaultLow, 500)
    var priority = UILayoutPriority.defaultLow
    priority += 1
    XCTAssertGreaterThan(priority, .defaultLow)
    XCTAssertEqual((UIWindow.Level.alert + 1).rawValue, 2_001)
    XCTAssertLessThan(UIWindow.Level.normal, .statusBar)
  }
}
