import Foundation

/// Parses the output of XCTest.
struct XCTestOutput {
  /// The module of the tests. XCTest prints class names without it.
  let module: String
  private(set) var records: [TestRecord] = []
  /// The test that has started and not ended.
  private(set) var running: TestIdentifier?
  /// The time allowance that the running test has set, in seconds.
  private(set) var allowance: Double?
  /// The time at which the line with the start of the running test was read. The tests' own clock may be virtual.
  private(set) var latestStart: Date?
  /// The start of each test, by the tests' own clock.
  private(set) var starts: [(test: TestIdentifier, time: Date)] = []
  private var failures: [TestRecord.Failure] = []
  /// The reason of the running test for not being run.
  private var skipReason: String?
  private var output: [Substring] = []
  /// Whether the next line may continue a message of several lines.
  private var isInMessage = false

  /// The maximum number of lines of a test's output in its record.
  private static let keptLines = 400

  init(module: String) { self.module = module }

  mutating func read(_ line: String) {
    if let (name, verb, rest) = event(in: line) {
      isInMessage = false
      switch verb {
      case "started":
        running = name
        let now = Date()
        latestStart = now
        starts.append((name, Self.date(rest) ?? now))
        failures = []
        skipReason = nil
        output = []
        allowance = nil
      case "allows": allowance = Self.seconds(rest)
      case "passed", "failed", "skipped":
        end(name, TestRecord.Outcome(rawValue: verb)!, Self.seconds(rest) ?? 0)
      default: break
      }
      return
    }
    guard let running else { return }
    output.append(line[...])
    if output.count > Self.keptLines { output.removeFirst() }
    let names = ["-[\(running.suite) \(running.name)]", "\(running.suite).\(running.name)"]
    if let skip = names.lazy.compactMap({ line.range(of: ": \($0) : Test skipped") }).first {
      skipReason = String(line[skip.upperBound...].trimmingPrefix(" - "))
    }
    if let error = names.lazy.compactMap({ line.range(of: ": error: \($0) : ") }).first {
      let place = line[..<error.lowerBound]
      let colon = place.lastIndex(of: ":")
      let number = colon.flatMap { Int(place[place.index(after: $0)...]) }
      failures.append(
        TestRecord.Failure(
          message: String(line[error.upperBound...]),
          file: number == nil ? nil : colon.map { String(place[..<$0]) }, line: number))
      isInMessage = true
    } else if line.hasPrefix("Test Suite '") || line.hasPrefix("*** Signal ") {
      // The report of a crash of the runner is output, not part of the failure before it.
      isInMessage = false
    } else if isInMessage, !failures.isEmpty {
      failures[failures.count - 1].message += "\n" + line
    }
  }

  /// Fails the running test, whose process has ended.
  mutating func end(failing failure: TestRecord.Failure) {
    guard let running else { return }
    failures.append(failure)
    end(running, .failed, latestStart.map { Date().timeIntervalSince($0) } ?? 0)
  }

  private mutating func end(_ test: TestIdentifier, _ outcome: TestRecord.Outcome, _ seconds: Double) {
    var record = TestRecord(test: test, outcome: outcome, seconds: seconds)
    record.failures = failures.map { failure in
      var failure = failure
      while failure.message.hasSuffix("\n") { failure.message.removeLast() }
      return failure
    }
    if outcome == .skipped, let skipReason, !skipReason.isEmpty { record.skipReason = skipReason }
    record.output = output.joined(separator: "\n")
    records.append(record)
    running = nil
    failures = []
    output = []
  }

  /// Parses `Test Case '-[Class method]' verb rest`, or `Class.method` in tests that do not import XCTest's additions, ignoring
  /// output of the app at the beginning of the line.
  private func event(in line: String) -> (TestIdentifier, String, Substring)? {
    guard let start = line.range(of: "Test Case '"),
      let end = line.range(of: "' ", range: start.upperBound..<line.endIndex)
    else { return nil }
    let name = line[start.upperBound..<end.lowerBound]
    guard let (suite, method) = Self.parts(of: name) else { return nil }
    let words = line[end.upperBound...].split(separator: " ", maxSplits: 1)
    guard let verb = words.first else { return nil }
    let test = TestIdentifier(
      library: .xctest, module: module, suite: suite, name: method)
    return (test, String(verb), words.count > 1 ? words[1] : "")
  }

  /// The class and the method in `-[Class method]` or `Class.method`.
  static func parts(of name: some StringProtocol) -> (suite: String, method: String)? {
    if name.hasPrefix("-["), name.hasSuffix("]") {
      let parts = name.dropFirst(2).dropLast().split(separator: " ", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  /// Parses the number in `(0.199 seconds)`.
  private static func seconds(_ text: Substring) -> Double? {
    text.split { "( )".contains($0) }.first.flatMap { Double($0) }
  }

  /// Parses the time in `at 2026-11-23 13:29:16.326`.
  private static func date(_ text: Substring) -> Date? {
    guard text.hasPrefix("at ") else { return nil }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    return formatter.date(from: String(text.dropFirst(3)))
  }
}
