import XCTest

/// Tests the format of `debugDescription`, which equals that of XCTest.
@MainActor
final class DescriptionUITests: XCTestCase {
  /// Returns the lines with variable numbers replaced.
  private func lines(_ text: String) -> [String] {
    text.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x1", options: .regularExpression)
      .replacingOccurrences(of: "pid: [0-9]+", with: "pid: 1", options: .regularExpression)
      .split(separator: "\n").map(String.init)
  }

  func testAnElement() {
    let app = XCUIApplication()
    app.launch()
    // The width of the text depends on the installed fonts.
    let found = lines(app.buttons["Hello"].debugDescription).filter { !$0.contains("StaticText") }
    XCTAssertEqual(
      Array(found.prefix(6)),
      [
        "Attributes: Button, 0x1, {{16.0, 340.3}, {361.0, 44.0}}, label: 'Hello'",
        "Element subtree:",
        " →Button, 0x1, {{16.0, 340.3}, {361.0, 44.0}}, label: 'Hello'",
        "Path to element:",
        " →Application, 0x1, pid: 1, label: 'AutomationSample'",
        "   →Window (Main), 0x1, {{0.0, 0.0}, {393.0, 852.0}}",
      ])
    let chain = found.firstIndex(of: "Query chain:") ?? 0
    XCTAssertEqual(
      Array(found[chain...].prefix(6)),
      [
        "Query chain:",
        " →Find: Target Application 'AutomationSample'",
        "   Output: {",
        "     Application, 0x1, pid: 1, label: 'AutomationSample'",
        "   }",
        "   →Find: Descendants matching type Button",
      ])
  }

  func testAnApplication() {
    let app = XCUIApplication()
    app.launch()
    let found = lines(app.debugDescription)
    XCTAssertEqual(
      Array(found.prefix(4)),
      [
        "Attributes: Application, 0x1, pid: 1, label: 'AutomationSample'",
        "Element subtree:",
        " →Application, 0x1, pid: 1, label: 'AutomationSample'",
        "    Window (Main), 0x1, {{0.0, 0.0}, {393.0, 852.0}}",
      ])
    XCTAssertTrue(
      found.contains {
        $0.hasSuffix("NavigationBar, 0x1, {{0.0, 53.7}, {393.0, 44.0}}, identifier: 'Sample'")
      })
    XCTAssertTrue(
      found.contains {
        $0.hasSuffix("TextField, 0x1, {{16.0, 182.3}, {361.0, 34.0}}, placeholderValue: 'Name', value: Name")
      })
  }
}
