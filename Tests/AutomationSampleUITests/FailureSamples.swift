import XCTest

/// Failing tests for `FailureTests`, which runs them in a child process. `setUp` skips them in the process of the other
/// tests, so that their failures do not count.
@MainActor
final class FailureSamples: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws {
    try XCTSkipIf(
      ProcessInfo.processInfo.environment["PORTOLAN_FAILURE_SAMPLES"] == nil, "They fail on purpose.")
    await MainActor.run {
      continueAfterFailure = false
      app.launch()
    }
  }

  func testAMissingElementHasNoLabel() {
    let label = app.buttons["Nowhere"].label
    XCTAssertEqual(label, "", "It is not reached.")
  }

  func testItNeverEnds() {
    while !app.buttons["Nowhere"].exists { app.buttons["Nowhere"].tap() }
  }

  func testTheAppCrashes() {
    app.buttons["Hello"].tap()
    app.buttons["Crash"].tap()
    _ = app.buttons["Hello"].exists
    app.buttons["Hello"].tap()
  }

  func testTheAppCrashesBeforeAQuery() {
    app.buttons["Crash"].tap()
    XCTAssertFalse(app.buttons["Nowhere"].exists)
  }

  func testTheAppCrashesAfterTheLastAction() {
    app.launchArguments = ["--waiting"]
    app.launch()
    app.buttons["Crash later"].tap()
  }

  func testAnAuditFindsAProblem() throws {
    app.launchArguments = ["--audit"]
    app.launch()
    try app.performAccessibilityAudit(for: .hitRegion)
  }

  func testAPermissionIsGrantedBeforeTheFailure() {
    app.buttons["Ask"].tap()
    XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.buttons["Allow"].tap()
    app.buttons["Nowhere"].tap()
    _ = app.buttons["Nowhere"].exists
  }

  func testThePermissionIsKept() {
    app.buttons["Ask"].tap()
    XCTAssertTrue(app.staticTexts["state"].wait(for: \.label, toEqual: "Allowed", timeout: 2))
  }

  func testTheNextOneGoesOn() {
    app.buttons["Hello"].tap()
    XCTAssertEqual(app.staticTexts["state"].label, "Hello")
  }
}
