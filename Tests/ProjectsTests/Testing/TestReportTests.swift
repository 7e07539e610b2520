import Projects
import XCTest

final class TestReportTests: TemporaryFolderTestCase {
  private func record(
    _ name: String, _ outcome: TestRecord.Outcome = .passed, module: String = "M", suite: String = "A"
  ) -> TestRecord {
    TestRecord(
      test: TestIdentifier(library: .xctest, module: module, suite: suite, name: name), outcome: outcome,
      seconds: 1.5)
  }

  private var sample: TestReport {
    var failed = record("testFail", .failed)
    failed.failures = [.init(message: "expected <b> & \"c\"\nsecond \u{1B}[0m", file: "/p/A.swift", line: 3)]
    failed.output = "one\ntwo </script>"
    failed.attempts = 2
    failed.steps = [
      .init(text: "tap \"Save\" Button", time: 0, picture: Data([0x89, 0x50, 1, 2, 3])),
      .init(text: "activity", time: 0.25),
      .init(text: "failed", time: 0.5, isFailure: true, picture: Data([4, 5]), tree: " →Application <x>"),
    ]
    var free = TestRecord(
      test: TestIdentifier(library: .swiftTesting, module: "M", suite: "", name: "adds()"), outcome: .passed,
      seconds: 0.5)
    free.configuration = "German"
    var skipped = record("testSkip", .skipped)
    skipped.skipReason = "no <wind>"
    return TestReport(records: [failed, free, skipped])
  }

  func testThePageHoldsTheReport() throws {
    let page = HTMLReport.text(sample, title: "Sample & tests")
    let file = try write(page, to: "report.html")
    XCTAssertEqual(try TestReport(contentsOf: file), sample)
    XCTAssertTrue(page.contains("<title>Sample &amp; tests</title>"))
    // The page contains each picture once and loads nothing from other files.
    XCTAssertEqual(page.components(separatedBy: Data([0x89, 0x50, 1, 2, 3]).base64EncodedString()).count, 2)
    XCTAssertFalse(page.contains("http"))
    XCTAssertFalse(page.contains("<b> & "))
    XCTAssertTrue(page.contains("<p>no &lt;wind&gt;</p>"))
  }

  func testJUnitIsReadAgain() throws {
    let file = try write(JUnitReport.text(sample), to: "report.xml")
    let read = try TestReport(contentsOf: file)
    XCTAssertEqual(read.records.map(\.test.text).sorted(), sample.records.map(\.test.text).sorted())
    let failed = try XCTUnwrap(read.records.first { $0.outcome == .failed })
    XCTAssertEqual(failed.attempts, 2)
    XCTAssertEqual(failed.failures.count, 1)
    XCTAssertTrue(failed.failures[0].message.hasPrefix("/p/A.swift:3: expected <b> & \"c\"\nsecond "))
    XCTAssertEqual(read.records.filter { $0.outcome == .skipped }.map(\.skipReason), ["no <wind>"])
    XCTAssertEqual(read.records.map(\.seconds).reduce(0, +), 3.5)
    XCTAssertEqual(read.records.map(\.configuration).sorted(), ["", "", "German"])
  }

  func testMergingJoinsShardsAndTakesTheLastOfTwo() {
    let first = TestReport(records: [record("testA"), record("testB", .failed)])
    let second = TestReport(records: [record("testC"), record("testB")])
    let merged = TestReport.merging([first, second])
    XCTAssertEqual(merged.records.map(\.test.name), ["testA", "testB", "testC"])
    XCTAssertEqual(merged.count(.failed), 0)
  }

  func testOtherFilesAreRefused() throws {
    XCTAssertThrowsError(try TestReport(contentsOf: write("<html></html>", to: "a.html")))
    XCTAssertThrowsError(try TestReport(contentsOf: write("{}", to: "b.json")))
  }
}
