import AutomationProtocol
import Foundation
import Projects

/// `portolan test`: builds the tests of a project and runs them.
struct TestCommand: Command {
  static let name = "test"
  static let summary = "Builds the tests of a project and runs them without a window"
  static let usage =
    "[DIR] [--filter REGEX] [--skip REGEX] [--test-plan NAME] [--scheme NAME] [--jobs N] [--shard I/N] [--timings FILE] "
    + "[--retry N] [--junit FILE] [--report FILE.html] [--window [--pace SECONDS]] [--tests FOLDER] [--observe FILE] "
    + "[--device NAME] [--scratch-path DIR] [--verbose]"
  static let discussion = """
    Runs unit tests and UI tests of the project, of XCTest and of Swift Testing. If the only scheme has a test plan,
    it selects them; --test-plan or --scheme choose another one, --test-plan none runs every test. --filter and
    --skip take regular expressions for Module.Suite/test.

    --jobs sets the number of parallel processes. --shard 2/5 runs the second of five parts, for machines that share
    the work; with --timings, the parts take equally long according to an earlier report. All machines need the same
    copy; the file may be missing. --retry runs a failing test up to N more times, in a process of its own.

    --junit writes JUnit XML. --report writes a page with every step of the tests, pictures of the screen, and the
    elements on the screen of failed tests. portolan merge joins the reports of shards. --window shows the apps of UI
    tests, which pause for half a second after each input, or as long as --pace says.

    --tests runs the Swift files of a folder in place of the project's own tests; they import its modules with
    @testable. --observe records the screens that tests with TestApp visit, for portolan map --observed. --device
    selects the simulated device, such as "iPhone SE" or "iPad".
    """

  private let options: BuildOptions
  private let filters: [String]
  private let skips: [String]
  private let plan: String?
  private let scheme: String?
  private let jobs: Int
  private let shard: Shard?
  private let timings: URL?
  private let retries: Int?
  private let output: ReportOutput
  private let showsWindow: Bool
  private let pace: String?
  /// The default pause between inputs in a window, in seconds, so that a person can follow.
  private static let usualPace = "0.5"
  private let observed: URL?
  private let device: String?

  init(_ arguments: Arguments) throws {
    // Arguments after `--` have the names of the options of `swift test` with the same meaning.
    var arguments = arguments.joiningRest()
    filters = try arguments.takeValues("--filter")
    skips = try arguments.takeValues("--skip")
    plan = try arguments.takeValue("--test-plan")
    scheme = try arguments.takeValue("--scheme")
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let isParallel = arguments.takeFlag("--parallel")
    jobs =
      try arguments.takeNumber("--jobs", "-j", "--num-workers", least: 1) ?? (isParallel ? processors : 1)
    shard = try arguments.takeValue("--shard").map { text in
      guard let shard = Shard(text) else {
        throw UsageError("--shard requires a part such as 2/5, not \(text)")
      }
      return shard
    }
    timings = try arguments.takeValue("--timings").map { URL(fileURLWithPath: $0) }
    retries = try arguments.takeNumber("--retry", least: 0)
    output = try ReportOutput(&arguments)
    showsWindow = arguments.takeFlag("--window")
    pace = try arguments.takeValue("--pace").map { text in
      guard let seconds = Double(text), seconds >= 0 else {
        throw UsageError("--pace requires a number of seconds, not \(text)")
      }
      return text
    }
    observed = try arguments.takeValue("--observe").map { URL(fileURLWithPath: $0).standardizedFileURL }
    device = try arguments.takeValue("--device")
    options = try BuildOptions(&arguments)
    guard try arguments.positional().isEmpty else { throw UsageError("only one directory can be given") }
    if showsWindow, jobs > 1 { throw UsageError("--window runs one test at a time; omit --jobs") }
  }

  func run() throws -> ExitCode {
    let build = try options.open(isTested: true)
    guard try options.build(build, tests: true) else { return .failure }
    setenv("PORTOLAN_HOST", "headless", 1)
    if let apps = try build.interfaceTestApplications() { setenv(TestEnvironment.apps, apps, 1) }
    if showsWindow {
      setenv(AutomationEnvironment.showsWindow, "1", 1)
      setenv(AutomationEnvironment.pace, pace ?? Self.usualPace, 1)
    }
    if let device { setenv(AutomationEnvironment.device, device, 1) }
    if let observed { setenv("PORTOLAN_OBSERVE", observed.path, 1) }
    var run = try build.testRun()
    run.plan = try testPlan(in: build.root)
    run.serialTargets = serialTargets(run.plan, in: build.root)
    run.filters = filters
    run.skips = skips
    run.shard = shard
    if let timings, FileManager.default.fileExists(atPath: timings.path) {
      run.times = try TestReport(contentsOf: timings).times
    }
    run.jobs = jobs
    run.retries = retries
    let folder = build.testScratch.appendingPathComponent(UUID().uuidString)
    if output.needsSteps { run.folder = folder }
    defer { try? FileManager.default.removeItem(at: folder) }
    let clock = ContinuousClock()
    let start = clock.now
    let report: TestReport
    do {
      report = try run.run { line in print(line) }
    } catch TestRun.Emptiness.noTests {
      throw CommandError("the project has no tests")
    } catch TestRun.Emptiness.noneChosen {
      Console.warning("the options and the test plan select no test")
      return .success
    }
    fflush(nil)
    try output.write(report, title: build.root.standardizedFileURL.lastPathComponent)
    return Self.summarize(report, (clock.now - start).components)
  }

  private func testPlan(in root: URL) throws -> TestPlan? {
    if plan == "none" { return nil }
    if let plan {
      let found = try TestPlan(contentsOf: TestPlan.find(plan, in: root))
      Console.note("test plan \(found.name)")
      return found
    }
    if let scheme {
      let schemes = TestScheme.all(in: root)
      guard let found = schemes.first(where: { $0.name == scheme }) else {
        let known = schemes.map(\.name).joined(separator: ", ")
        throw CommandError("no scheme is named \(scheme)" + (known.isEmpty ? "" : "; available: \(known)"))
      }
      return try found.plan()
    }
    let own = TestScheme.directly(in: root)
    guard own.count == 1, own[0].defaultPlan != nil else { return nil }
    let found = try own[0].plan()
    Console.note("test plan \(found.name) of the scheme \(own[0].name); --test-plan none runs every test")
    return found
  }

  /// The targets of a plan, or of all schemes, whose tests run one after another.
  private func serialTargets(_ plan: TestPlan?, in root: URL) -> Set<String> {
    let plans = plan.map { [$0] } ?? TestScheme.all(in: root).compactMap { try? $0.plan() }
    return Set(plans.flatMap(\.targets).filter { !$0.isParallelizable }.map(\.name))
  }

  /// Prints a one-line summary and one line for each failed test.
  private static func summarize(
    _ report: TestReport, _ time: (seconds: Int64, attoseconds: Int64)
  ) -> ExitCode {
    let seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
    let failed = report.records.filter { $0.outcome == .failed }
    for record in failed where !record.isNotRun || failed.count <= 20 {
      let reason = record.failures.first?.text.split(separator: "\n").first.map { ": \($0)" } ?? ""
      Console.plain("failed: \(record.test.text)\(reason)")
    }
    let retried = report.records.filter { $0.outcome == .passed && $0.attempts > 1 }
    for record in retried {
      Console.plain("passed at attempt \(record.attempts): \(record.test.text)")
    }
    let skipped = report.count(.skipped)
    Console.note(
      "\(report.records.count) tests, \(report.count(.passed)) passed, \(failed.count) failed"
        + (skipped > 0 ? ", \(skipped) skipped" : "")
        + (report.notRun > 0 ? ", \(report.notRun) of them not run" : "")
        + String(format: " in %.1f s", seconds))
    return failed.isEmpty ? .success : .failure
  }
}
