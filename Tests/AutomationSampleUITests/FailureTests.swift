import Projects
import XCTest

/// Tests the results of `portolan test` for failing UI tests.
final class FailureTests: XCTestCase {
  private static let report = Result {
    setenv("PORTOLAN_FAILURE_SAMPLES", "1", 1)
    defer { unsetenv("PORTOLAN_FAILURE_SAMPLES") }
    // Runs of all tests disable backtraces, which the crashing sample needs.
    let backtrace = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"]
    unsetenv("SWIFT_BACKTRACE")
    defer { if let backtrace { setenv("SWIFT_BACKTRACE", backtrace, 1) } }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "failures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var run = TestRun(bundle: TestBundle(executable: CommandLine.arguments[0]))
    run.filters = ["^AutomationSampleUITests\\.FailureSamples/"]
    run.folder = folder
    return try run.run { _ in }
  }

  private func record(_ name: String) throws -> TestRecord {
    try XCTUnwrap(Self.report.get().records.first { $0.test.name == name })
  }

  /// The number of the only line in the samples that contains a text.
  private func line(of text: String, file: String = #filePath) throws -> Int {
    let samples = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("FailureSamples.swift")
    let lines = try String(contentsOf: samples, encoding: .utf8).components(separatedBy: "\n")
    return try XCTUnwrap(lines.firstIndex { $0.contains(text) }) + 1
  }

  func testAMissingAttributeFailsWhereTheTestAskedForIt() throws {
    let failure = try XCTUnwrap(record("testAMissingElementHasNoLabel").failures.first)
    XCTAssertTrue(failure.file?.hasSuffix("FailureSamples.swift") ?? false, failure.text)
    XCTAssertEqual(failure.line, try line(of: "[\"Nowhere\"].label"))
    XCTAssertTrue(failure.message.contains("No matches found for"), failure.message)
  }

  func testATestThatMustNotContinueEndsAtItsFirstFailure() throws {
    let record = try record("testItNeverEnds")
    XCTAssertEqual(record.outcome, .failed)
    XCTAssertEqual(record.failures.count, 1)
    XCTAssertEqual(record.failures.first?.line, try line(of: "while !app.buttons"))
  }

  func testACrashOfTheAppIsReportedWithItsBacktrace() throws {
    let record = try record("testTheAppCrashes")
    let text = record.failures.map(\.message).joined(separator: "\n")
    XCTAssertTrue(text.contains("the sample crashes"), text)
    XCTAssertTrue(text.contains("SampleViewController.sink"), text)
  }

  func testACrashFailsTestsThatOnlyAskWhetherElementsExist() throws {
    let record = try record("testTheAppCrashesBeforeAQuery")
    let message = try XCTUnwrap(record.failures.first).message
    XCTAssertTrue(message.contains("the sample crashes"), message)
  }

  func testACrashAfterTheLastActionFailsTheTest() throws {
    let record = try record("testTheAppCrashesAfterTheLastAction")
    let message = try XCTUnwrap(record.failures.first).message
    XCTAssertTrue(message.contains("a late crash"), message)
  }

  func testAnIssueOfAnAuditFailsTheTest() throws {
    let record = try record("testAnAuditFindsAProblem")
    let failure = try XCTUnwrap(record.failures.first)
    XCTAssertEqual(record.failures.count, 1)
    XCTAssertEqual(failure.line, try line(of: "performAccessibilityAudit"))
    XCTAssertTrue(failure.message.contains("Hit area is too small"), failure.message)
    XCTAssertTrue(failure.message.contains("identifier: 'small'"), failure.message)
  }

  func testTheNextTestGoesOn() throws {
    XCTAssertEqual(try record("testTheNextOneGoesOn").outcome, .passed)
    XCTAssertEqual(try Self.report.get().records.count, 9)
  }

  /// As on iOS, the app keeps its data when a failure ends a test, here the process.
  func testTheDataOfTheAppIsKeptAfterAFailure() throws {
    XCTAssertEqual(try record("testAPermissionIsGrantedBeforeTheFailure").failures.count, 1)
    XCTAssertEqual(try record("testThePermissionIsKept").outcome, .passed)
  }

  func testStepsHavePicturesAndFailuresTheElements() throws {
    let record = try record("testItNeverEnds")
    XCTAssertEqual(record.steps.first?.text, "launch AutomationSample")
    XCTAssertEqual(Array(record.steps.first?.picture?.prefix(4) ?? Data()), [0x89, 0x50, 0x4E, 0x47])
    let failure = try XCTUnwrap(record.steps.first(where: \.isFailure))
    XCTAssertNotNil(failure.picture)
    XCTAssertTrue(failure.tree?.contains("Button, ") ?? false)
    XCTAssertTrue(failure.tree?.contains("label: 'Hello'") ?? false)
  }
}
