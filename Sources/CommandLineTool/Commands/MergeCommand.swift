import Foundation
import Projects

/// `portolan merge`: merges the reports of shards.
struct MergeCommand: Command {
  static let name = "merge"
  static let summary = "Merges the reports of test shards"
  static let usage = "REPORT … [--junit FILE] [--report FILE.html]"
  static let discussion = """
    Reads reports of portolan test --junit or --report; only the latter have steps and pictures. A test in several reports
    is taken from the last one. The exit status is 1 if a test failed.
    """

  private let reports: [URL]
  private let output: ReportOutput

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    output = try ReportOutput(&arguments)
    reports = try arguments.positional().map { URL(fileURLWithPath: $0) }
    if reports.isEmpty { throw UsageError("no report is given") }
    if output.isEmpty { throw UsageError("no output is given; use --junit or --report") }
  }

  func run() throws -> ExitCode {
    let report = TestReport.merging(try reports.map { try TestReport(contentsOf: $0) })
    try output.write(report, title: "Tests")
    Console.note(
      "\(report.records.count) tests, \(report.count(.passed)) passed, \(report.count(.failed)) failed")
    return report.count(.failed) == 0 ? .success : .failure
  }
}
