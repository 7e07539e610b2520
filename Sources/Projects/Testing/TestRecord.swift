import Foundation

/// The result of one test.
package struct TestRecord: Codable, Sendable, Equatable {
  package enum Outcome: String, Codable, Sendable {
    case passed, failed, skipped
  }

  package struct Failure: Codable, Sendable, Equatable {
    package var message: String
    package var file: String?
    package var line: Int?

    package init(message: String, file: String? = nil, line: Int? = nil) {
      self.message = message
      self.file = file
      self.line = line
    }

    /// The message of tests whose process ended before they began.
    static let notRun = "The test was not run: its process ended before it began."

    /// The failure in the form `file:line: message`.
    package var text: String { file.map { "\($0):\(line ?? 0): \(message)" } ?? message }
  }

  /// A recorded step of a test.
  package struct Step: Codable, Sendable, Equatable {
    package var text: String
    /// The time since the start of the test, in seconds.
    package var time: Double
    package var isFailure = false
    /// A PNG of the screen. Reports store it separately from the other fields.
    package var picture: Data?
    /// A description of the elements on the screen.
    package var tree: String?

    package init(
      text: String, time: Double, isFailure: Bool = false, picture: Data? = nil, tree: String? = nil
    ) {
      self.text = text
      self.time = time
      self.isFailure = isFailure
      self.picture = picture
      self.tree = tree
    }
  }

  package var test: TestIdentifier
  /// The name of the configuration; empty if there is only one.
  package var configuration: String
  package var outcome: Outcome
  package var seconds: Double
  package var failures: [Failure]
  /// The reason for which the test was skipped, if it gave one.
  package var skipReason: String?
  /// The number of times that the test ran.
  package var attempts = 1
  package var steps: [Step] = []
  /// The output of the test.
  package var output = ""

  /// Whether the test failed because its process ended before it began.
  package var isNotRun: Bool { failures.contains { $0.message == Failure.notRun } }

  package init(
    test: TestIdentifier, configuration: String = "", outcome: Outcome, seconds: Double,
    failures: [Failure] = []
  ) {
    self.test = test
    self.configuration = configuration
    self.outcome = outcome
    self.seconds = seconds
    self.failures = failures
  }
}

/// The results of a test run.
package struct TestReport: Codable, Sendable, Equatable {
  package var records: [TestRecord]

  package init(records: [TestRecord] = []) { self.records = records }

  package func count(_ outcome: TestRecord.Outcome) -> Int {
    records.reduce(0) { $0 + ($1.outcome == outcome ? 1 : 0) }
  }

  /// The number of tests that failed because their process ended before they began.
  package var notRun: Int {
    records.count(where: \.isNotRun)
  }

  /// Merges the reports of shards. If several reports contain the same test, the last one counts.
  package static func merging(_ reports: [TestReport]) -> TestReport {
    struct Key: Hashable {
      var test: TestIdentifier
      var configuration: String
    }
    var places: [Key: Int] = [:]
    var records: [TestRecord] = []
    for record in reports.flatMap(\.records) {
      let key = Key(test: record.test, configuration: record.configuration)
      if let place = places[key] {
        records[place] = record
      } else {
        places[key] = records.count
        records.append(record)
      }
    }
    return TestReport(records: records.sorted { $0.test < $1.test })
  }

  /// The duration of each test in seconds.
  package var times: [TestIdentifier: Double] {
    Dictionary(records.map { ($0.test, $0.seconds) }) { max($0, $1) }
  }

  /// Reads a report in any of the written formats.
  package init(contentsOf file: URL) throws {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw ProjectError("\(file.path) cannot be read")
    }
    if let report = HTMLReport.read(data) {
      self = report
    } else if let report = JUnitReport.read(data) {
      self = report
    } else {
      throw ProjectError("\(file.path) is not a test report; use JUnit XML or the HTML page of --report")
    }
  }
}
