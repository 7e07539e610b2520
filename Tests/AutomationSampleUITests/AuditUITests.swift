import XCTest

/// Accessibility audits find each kind of problem, and none where there is none.
@MainActor
final class AuditUITests: XCTestCase {
  private let app = XCUIApplication()

  /// The identifiers of the elements with a problem of a kind.
  private func found(_ type: XCUIAccessibilityAuditType) throws -> [String] {
    var identifiers: [String] = []
    try app.performAccessibilityAudit(for: type) { issue in
      XCTAssertEqual(issue.auditType, type)
      XCTAssertFalse(issue.compactDescription.isEmpty)
      XCTAssertFalse(issue.detailedDescription.isEmpty)
      identifiers.append(issue.element?.identifier ?? "")
      return true
    }
    return identifiers
  }

  func testEachKindOfProblemIsFound() throws {
    app.launchArguments = ["--audit"]
    app.launch()
    XCTAssertEqual(try found(.sufficientElementDescription), ["unnamed"])
    XCTAssertEqual(try found(.hitRegion), ["small"])
    XCTAssertEqual(try found(.contrast), ["pale"])
    XCTAssertEqual(try found(.textClipped), ["clipped"])
    XCTAssertEqual(try found(.dynamicType), ["fixed"])
    XCTAssertEqual(try found(.trait), ["torn"])
  }

  func testATogglesTextIsItsDescription() throws {
    app.launchArguments = ["--controls"]
    app.launch()
    XCTAssertEqual(app.switches.count, 2, "The row and the switch in it.")
    var details: [String] = []
    try app.performAccessibilityAudit(for: .sufficientElementDescription) { issue in
      details.append(issue.detailedDescription)
      return true
    }
    XCTAssertEqual(details.filter { !$0.contains("Slider") }, [], "The slider has no label.")
    XCTAssertTrue(try found(.contrast).contains("pale"), "Issues have their elements also after a toggle.")
  }

  /// A screen of SwiftUI, whose texts follow the preferred size.
  func testCookbookSupportsDynamicType() throws {
    let cookbook = XCUIApplication(bundleIdentifier: "Cookbook")
    cookbook.launch()
    try cookbook.performAccessibilityAudit(for: [.dynamicType, .trait, .sufficientElementDescription])
    cookbook.terminate()
  }
}
