import XCTest

/// Tests for `PlanTests`, which runs them in the configurations of a test plan. `setUp` skips them in the process of the other
/// tests.
@MainActor
final class PlanSamples: XCTestCase {
  private let environment = ProcessInfo.processInfo.environment

  override func setUp() async throws {
    try XCTSkipIf(environment["PORTOLAN_PLAN_LANGUAGE"] == nil, "They need the environment of a test plan.")
  }

  func testTheAppHasTheLanguageOfTheConfiguration() {
    let app = XCUIApplication()
    app.launchArguments = ["--language"]
    app.launch()
    XCTAssertEqual(app.staticTexts.firstMatch.label, environment["PORTOLAN_PLAN_LANGUAGE"])
  }

  func testTheRunnerHasTheArgumentsOfTheConfiguration() {
    XCTAssertEqual(CommandLine.arguments.contains("--windy"), environment["PORTOLAN_PLAN_LANGUAGE"] == "de")
  }

  func testItIsLeftOut() { XCTFail("The plan skips this test.") }
}
