import Projects
import XCTest

/// Tests that `portolan test` runs UI tests in the configurations of a test plan.
final class PlanTests: XCTestCase {
  func testConfigurationsHaveLanguagesArgumentsAndEnvironment() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).xctestplan")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(
      """
      { "configurations": [
          { "id": "1", "name": "German",
            "options": {
              "language": "de", "region": "DE",
              "commandLineArgumentEntries": [ { "argument": "--windy" } ],
              "environmentVariableEntries": [ { "key": "PORTOLAN_PLAN_LANGUAGE", "value": "de" } ] } },
          { "id": "2", "name": "Korean",
            "options": {
              "language": "ko", "region": "KR",
              "environmentVariableEntries": [ { "key": "PORTOLAN_PLAN_LANGUAGE", "value": "ko" } ] } } ],
        "defaultOptions": {},
        "testTargets": [
          { "target": { "containerPath": "container:", "identifier": "1", "name": "AutomationSampleUITests" },
            "selectedTests": [ "PlanSamples" ],
            "skippedTests": [ "PlanSamples/testItIsLeftOut()" ] } ],
        "version": 1 }
      """.utf8
    ).write(to: file)
    var run = TestRun(bundle: TestBundle(executable: CommandLine.arguments[0]))
    run.plan = try TestPlan(contentsOf: file)
    let report = try run.run { _ in }
    XCTAssertEqual(report.records.map(\.configuration), ["German", "German", "Korean", "Korean"])
    XCTAssertEqual(
      report.records.map(\.outcome), [.passed, .passed, .passed, .passed],
      report.records.flatMap(\.failures).map(\.text).joined(separator: "\n"))
  }
}
