import AutomationProtocol
import Foundation

/// Runs the tests of one module in a process, and in further processes after a crash.
struct TestProcess {
  let bundle: TestBundle
  let configuration: TestConfiguration
  /// The folder for recorded steps and pictures; nil if no report was requested.
  let folder: URL?
  /// Whether tests of Swift Testing run one after another.
  let isSerial: Bool
  /// Maps the path of a source in a generated package to its path in the project.
  let originalPath: @Sendable (String) -> String
  /// Whether a source is the user's.
  let isOwn: @Sendable (String) -> Bool
  /// The folder that has the place of the user's home.
  private var container: URL?

  init(
    bundle: TestBundle, configuration: TestConfiguration, folder: URL?, isSerial: Bool = false,
    originalPath: @escaping @Sendable (String) -> String, isOwn: @escaping @Sendable (String) -> Bool
  ) {
    self.bundle = bundle
    self.configuration = configuration
    self.folder = folder
    self.isSerial = isSerial
    self.originalPath = originalPath
    self.isOwn = isOwn
  }

  /// The maximum length of one program argument, in bytes.
  private static let longestArgument = 100_000

  /// The lines of output that tell why no test began.
  private static let keptLines = 60

  /// Runs tests of one module and library.
  ///
  /// - Parameter each: Called with each line of output.
  func run(_ tests: [TestIdentifier], each: (String) -> Void) throws -> [TestRecord] {
    // The folders of the app under test: Documents, Library and tmp.
    let container = FileManager.default.temporaryDirectory.appendingPathComponent(
      "container-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: container) }
    var process = self
    process.container = container
    return try process.runInContainer(tests, each: each)
  }

  private func runInContainer(_ tests: [TestIdentifier], each: (String) -> Void) throws -> [TestRecord] {
    var records: [TestRecord] = []
    var rest = tests
    var isAlone = isSerial
    while !rest.isEmpty {
      var lastLines: [String] = []
      func show(_ line: String) {
        lastLines.append(line)
        if lastLines.count > Self.keptLines { lastLines.removeFirst() }
        each(line)
      }
      let found =
        rest[0].library == .xctest
        ? try runXCTest(Self.leading(rest), show) : try runSwiftTesting(rest, isSerial: isAlone, show)
      let known = Set(found.map(\.test))
      records += found.filter { rest.contains($0.test) }
      let left = rest.filter { !known.contains($0) }
      if left.count == rest.count {
        if rest[0].library == .swiftTesting, !isAlone {
          isAlone = true
          continue
        }
        // No test started, so the remaining ones would not start either.
        let failure = TestRecord.Failure(message: TestRecord.Failure.notRun)
        records += left.map { test in
          var record = TestRecord(test: test, outcome: .failed, seconds: 0, failures: [failure])
          record.output = lastLines.joined(separator: "\n")
          return record
        }
        break
      }
      isAlone = isAlone || rest[0].library == .swiftTesting
      rest = left
    }
    return records.map { record in
      var record = record
      record.configuration = configuration.name
      record.failures = record.failures.map { failure in
        var failure = failure
        failure.file = failure.file.map(originalPath)
        return failure
      }
      return record
    }
  }

  /// Returns as many of the first tests as fit into one program argument.
  private static func leading(_ tests: [TestIdentifier]) -> [TestIdentifier] {
    var length = 0
    return Array(
      tests.prefix { test in
        length += test.text.utf8.count + 1
        return length < longestArgument
      })
  }

  private func environment(_ folder: URL?) -> [String: String] {
    var environment = bundle.environment.merging(configuration.environment) { $1 }
    environment[TestEnvironment.report] = folder?.path
    environment[TestEnvironment.restarts] = "1"
    environment[TestEnvironment.appData] = container?.appendingPathComponent("Apps").path
    if let container, environment["CFFIXED_USER_HOME"] == nil {
      environment["CFFIXED_USER_HOME"] = container.path
    }
    if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = CrashReport.setting }
    if isatty(STDOUT_FILENO) == 0 { environment["NO_COLOR"] = "1" }
    return environment
  }

  private func runXCTest(_ tests: [TestIdentifier], _ each: (String) -> Void) throws -> [TestRecord] {
    var output = XCTestOutput(module: tests[0].module)
    let events = folder?.appendingPathComponent(UUID().uuidString)
    // XCTest takes its last argument for the names of tests, and an option after them for a request for help.
    let process = try ChildProcess(
      bundle.executable, arguments: configuration.allArguments + [tests.map(\.text).joined(separator: ",")],
      environment: environment(events))
    var crash = CrashReport()
    let ending = process.lines {
      configuration.timeAllowance(own: output.allowance).flatMap { seconds in
        output.running == nil ? nil : output.latestStart?.addingTimeInterval(seconds)
      }
    } each: { line in
      let line = mapped(line)
      output.read(line)
      if !crash.read(line, original: originalPath, isOwn: isOwn) { each(line) }
    }
    show(crash, ending.status, each)
    if ending.isTimedOut {
      let seconds = configuration.timeAllowance(own: output.allowance) ?? 0
      output.end(
        failing: TestRecord.Failure(
          message: "The test exceeded its execution time allowance of \(Int(seconds)) seconds."))
    } else {
      output.end(failing: failure(crash, ending.status))
    }
    guard let events else { return output.records }
    return TestEventFiles(folder: events).adding(to: output.records, starts: output.starts)
  }

  /// Returns a line of output with the path of the project's own file, at its start or, in the frame of an app under test, at
  /// its end.
  private func mapped(_ line: String) -> String {
    guard
      let start = line.hasPrefix("/")
        ? line.startIndex
        : line.range(of: " at /", options: .backwards).map({ line.index(before: $0.upperBound) }),
      let colon = line[start...].firstIndex(of: ":")
    else { return line }
    let path = String(line[start..<colon])
    let original = originalPath(path)
    return original == path ? line : line[..<start] + original + line[colon...]
  }

  /// The failure of the test that ran when the process ended.
  private func failure(_ crash: CrashReport, _ status: Int32) -> TestRecord.Failure {
    let ending = Self.ending(status)
    return TestRecord.Failure(
      message: crash.reason.map { "\(ending) \($0)" } ?? ending, file: crash.place?.file,
      line: crash.place?.line)
  }

  /// Prints the short form of a backtrace.
  private func show(_ crash: CrashReport, _ status: Int32, _ each: (String) -> Void) {
    guard ChildProcess.signalName(of: status) != nil, !crash.frames.isEmpty else { return }
    each("Backtrace, your frames first:")
    for frame in crash.shownFrames { each(frame.text) }
  }

  private static func ending(_ status: Int32) -> String {
    ChildProcess.signalName(of: status).map { "The test crashed: \($0)." }
      ?? "The test ended the process with status \((status >> 8) & 0xFF)."
  }

  private func runSwiftTesting(
    _ tests: [TestIdentifier], isSerial: Bool, _ each: (String) -> Void
  ) throws -> [TestRecord] {
    let stream = FileManager.default.temporaryDirectory.appendingPathComponent(
      "events-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: stream) }
    var arguments = ["--testing-library", "swift-testing", "--event-stream-output-path", stream.path]
    arguments += ["--event-stream-version", "0"]
    if isSerial { arguments.append("--no-parallel") }
    var pattern = ""
    for test in tests {
      let one = "^" + NSRegularExpression.escapedPattern(for: test.text) + "(/|$)"
      if pattern.utf8.count + one.utf8.count > Self.longestArgument {
        arguments += ["--filter", pattern]
        pattern = ""
      }
      pattern += (pattern.isEmpty ? "" : "|") + one
    }
    arguments += ["--filter", pattern] + configuration.allArguments
    let events = folder?.appendingPathComponent(UUID().uuidString)
    let process = try ChildProcess(bundle.executable, arguments: arguments, environment: environment(events))
    var lines: [String] = []
    var crash = CrashReport()
    let ending = process.lines {
      nil
    } each: { line in
      let line = mapped(line)
      lines.append(line)
      if !crash.read(line, original: originalPath, isOwn: isOwn) { each(line) }
    }
    show(crash, ending.status, each)
    let output = SwiftTestingOutput(FileManager.default.contents(atPath: stream.path) ?? Data())
    var records = output.records
    if ChildProcess.signalName(of: ending.status) != nil, isSerial || output.running.count == 1,
      let culprit = output.running.last
    {
      var record = TestRecord(
        test: culprit, outcome: .failed, seconds: 0,
        failures: [failure(crash, ending.status)])
      record.output = lines.suffix(Self.keptLines).joined(separator: "\n")
      records.append(record)
    }
    guard let events else { return records }
    return TestEventFiles(folder: events).adding(to: records)
  }
}
