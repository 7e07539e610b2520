import AutomationProtocol
import Foundation

/// Runs tests of one module in a process, and in further ones where that crashes.
struct TestProcess {
  /// The program that holds the tests.
  let executable: String
  let configuration: TestConfiguration
  /// A folder for what the tests write down; nil where nobody wants steps and pictures.
  let folder: URL?
  /// Maps the path of a source in a generated package to that in the project.
  let originalPath: @Sendable (String) -> String

  /// The most bytes of one argument of a program.
  private static let longestArgument = 100_000

  /// Runs the tests, which are of one module and library.
  /// - Parameter each: a line of output.
  func run(_ tests: [TestIdentifier], each: (String) -> Void) throws -> [TestRecord] {
    var records: [TestRecord] = []
    var rest = tests
    var isAlone = false
    while !rest.isEmpty {
      let found =
        rest[0].library == .xctest
        ? try runXCTest(Self.leading(rest), each) : try runSwiftTesting(rest, isSerial: isAlone, each)
      let known = Set(found.map(\.test))
      records += found.filter { rest.contains($0.test) }
      let left = rest.filter { !known.contains($0) }
      if left.count == rest.count {
        if rest[0].library == .swiftTesting, !isAlone {
          isAlone = true
          continue
        }
        // Nothing has run: what prevents it will prevent the others, too.
        let failure = TestRecord.Failure(message: "The test was not run: its process ended before it began.")
        records += left.map { TestRecord(test: $0, outcome: .failed, seconds: 0, failures: [failure]) }
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

  /// As many of the tests as one argument can name.
  private static func leading(_ tests: [TestIdentifier]) -> [TestIdentifier] {
    var length = 0
    return Array(
      tests.prefix { test in
        length += test.text.utf8.count + 1
        return length < longestArgument
      })
  }

  private func environment(_ folder: URL?) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment.merging(configuration.environment) { $1 }
    environment[TestEnvironment.report] = folder?.path
    environment[TestEnvironment.restarts] = "1"
    if isatty(STDOUT_FILENO) == 0 { environment["NO_COLOR"] = "1" }
    return environment
  }

  private func runXCTest(_ tests: [TestIdentifier], _ each: (String) -> Void) throws -> [TestRecord] {
    var output = XCTestOutput(module: tests[0].module)
    let events = folder?.appendingPathComponent(UUID().uuidString)
    let process = try ChildProcess(
      executable, arguments: [tests.map(\.text).joined(separator: ",")] + configuration.allArguments,
      environment: environment(events))
    let allowance = configuration.timeAllowance
    let ending = process.lines {
      allowance.flatMap { seconds in
        output.running == nil ? nil : output.starts.last?.time.addingTimeInterval(seconds)
      }
    } each: { line in
      let line = mapped(line)
      output.read(line)
      each(line)
    }
    if ending.isTimedOut {
      output.end(failing: "The test exceeded its execution time allowance of \(Int(allowance ?? 0)) seconds.")
    } else {
      output.end(failing: Self.crash(ending.status))
    }
    guard let events else { return output.records }
    return TestEventFiles(folder: events).adding(to: output.records, starts: output.starts)
  }

  /// A line with the project's own paths.
  private func mapped(_ line: String) -> String {
    guard let colon = line.firstIndex(of: ":"), line.hasPrefix("/") else { return line }
    let path = String(line[..<colon])
    let original = originalPath(path)
    return original == path ? line : original + line[colon...]
  }

  private static func crash(_ status: Int32) -> String {
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
    let process = try ChildProcess(executable, arguments: arguments, environment: environment(events))
    var lines: [String] = []
    let ending = process.lines {
      nil
    } each: { line in
      let line = mapped(line)
      lines.append(line)
      each(line)
    }
    let output = SwiftTestingOutput(FileManager.default.contents(atPath: stream.path) ?? Data())
    var records = output.records
    if ChildProcess.signalName(of: ending.status) != nil, isSerial || output.running.count == 1,
      let culprit = output.running.last
    {
      var record = TestRecord(
        test: culprit, outcome: .failed, seconds: 0,
        failures: [TestRecord.Failure(message: Self.crash(ending.status))])
      record.output = lines.suffix(60).joined(separator: "\n")
      records.append(record)
    }
    guard let events else { return records }
    return TestEventFiles(folder: events).adding(to: records)
  }
}
