import Projects
import XCTest

/// Tests runs with a shell script as the test executable.
final class TestRunTests: TemporaryFolderTestCase {
  /// A script that lists tests and prints output in XCTest's format. `testFlaky` fails the first time, `testCrash` ends
  /// the process with a signal, `testHang` never ends.
  private static let script = """
    #!/bin/sh
    cd "$(dirname "$0")"
    case "$1" in
    --list-tests) printf 'Listing\\n\\n'; cat list; exit ;;
    --testing-library) exit ;;
    esac
    echo "$$ $*" >> calls
    # XCTest takes its last argument for the names of tests.
    for names; do :; done
    for test in $(echo "$names" | tr ',' ' '); do
      full=${test#*.}
      name=${full%/*}.${full#*/}
      case "$name" in Apple.*) name="-[Apple ${full#*/}]" ;; esac
      echo "Test Case '$name' started at 2026-01-02 03:04:05.678"
      echo "hello from $name"
      case "$name" in
      *.testFail | *" testFail]") echo "/p/A.swift:7: error: $name : XCTAssertTrue failed - first"
        echo "second line"; result=failed ;;
      *.testFlaky) if [ -e flaky ]; then result=passed; else
        : > flaky; echo "/p/A.swift:9: error: $name : not yet"; result=failed; fi ;;
      *.testSkip) echo "/p/A.swift:8: $name : Test skipped - no wind"; result=skipped ;;
      *.testSink) echo "/p/A.swift:5: error: $name : The app under test crashed"
        echo "  3 [ra] 0x55 A.sink() + 9 in App at /p/App.swift:36:16"; result=failed ;;
      *.testCrash) echo "Fatal error: out of range"; kill -ILL $$ ;;
      *.testTrap) cat trace; kill -ILL $$ ;;
      *.testHang) exec sleep 1000 ;;
      *.testHangLater) echo "Test Case '$name' allows 1 seconds"; exec sleep 1000 ;;
      *) result=passed ;;
      esac
      echo "Test Case '$name' $result (0.25 seconds)"
    done
    """

  private func run(_ tests: [String]) throws -> TestRun {
    let program = try write(Self.script, to: "Tests.xctest")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    try write(tests.map { $0 + "\n" }.joined(), to: "list")
    return TestRun(bundle: TestBundle(executable: program.path))
  }

  /// The number of processes that ran tests.
  private var processes: Int {
    Set((read("calls") ?? "").split(separator: "\n").map { $0.split(separator: " ")[0] }).count
  }

  private func outcomes(_ report: TestReport) -> [String: TestRecord.Outcome] {
    Dictionary(report.records.map { ($0.test.text, $0.outcome) }) { $1 }
  }

  func testRecordsSayHowTestsWent() throws {
    var run = try run(["M.A/testFail", "M.A/testGood", "M.A/testSkip"])
    run.originalPath = { $0.replacingOccurrences(of: "/p/", with: "/project/") }
    let lines = Lines()
    let report = try run.run { lines.add($0) }
    XCTAssertEqual(report.records.map(\.outcome), [.failed, .passed, .skipped])
    XCTAssertEqual(report.records[0].seconds, 0.25)
    XCTAssertEqual(report.records[2].skipReason, "no wind")
    XCTAssertEqual(
      report.records[0].failures,
      [.init(message: "XCTAssertTrue failed - first\nsecond line", file: "/project/A.swift", line: 7)])
    XCTAssertTrue(lines.all.contains("/project/A.swift:7: error: A.testFail : XCTAssertTrue failed - first"))
    XCTAssertTrue(report.records[0].output.contains("hello from A.testFail"))
    XCTAssertEqual(processes, 1)
  }

  func testFramesOfTheAppNameTheProjectsFiles() throws {
    var run = try run(["M.A/testSink"])
    run.originalPath = { $0.replacingOccurrences(of: "/p/", with: "/project/") }
    XCTAssertEqual(
      try run.run { _ in }.records[0].failures,
      [
        .init(
          message:
            "The app under test crashed\n  3 [ra] 0x55 A.sink() + 9 in App at /project/App.swift:36:16",
          file: "/project/A.swift", line: 5)
      ])
  }

  func testNamesOfIOSAreRead() throws {
    let report = try run(["M.Apple/testFail", "M.Apple/testGood"]).run { _ in }
    XCTAssertEqual(outcomes(report), ["M.Apple/testFail": .failed, "M.Apple/testGood": .passed])
    XCTAssertEqual(
      report.records[0].failures,
      [.init(message: "XCTAssertTrue failed - first\nsecond line", file: "/p/A.swift", line: 7)])
  }

  func testACrashFailsItsTestAndTheNextOnesRun() throws {
    let report = try run(["M.A/testOne", "M.A/testCrash", "M.A/testTwo"]).run { _ in }
    XCTAssertEqual(
      outcomes(report), ["M.A/testOne": .passed, "M.A/testCrash": .failed, "M.A/testTwo": .passed])
    let crash = try XCTUnwrap(report.records.first { $0.outcome == .failed })
    XCTAssertEqual(
      crash.failures.map(\.message), ["The test crashed: Illegal instruction. Fatal error: out of range"])
    XCTAssertTrue(crash.output.contains("Fatal error: out of range"))
    XCTAssertEqual(processes, 2)
  }

  /// A crash names the innermost line of the user's, and shows the user's frames first.
  func testACrashNamesTheUsersLine() throws {
    var trace = """
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

      *** Signal 4: Backtracing from 0x7fc68036df7f... done ***

      *** Program crashed: Illegal instruction at 0x00007fc68036df7f ***

      Thread 0 "App" crashed:

        0      0x00007fc68036df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      """
    for line in 1...20 {
      trace += "\n  \(line) [ra] 0x0055 layout() + 3 in App at /framework/View.swift:\(line):1"
    }
    trace += "\n  21 [ra] 0x0055 Cell.show(_:) + 112 in App at /package/Cell.swift:31:68"
    trace += "\n  22 [ra] 0x0055 CellTests.testTrap() + 8 in App at /package/CellTests.swift:9:5"
    trace += "\n\nBacktrace took 0.02s\n"
    try write(trace, to: "trace")
    var run = try run(["M.A/testTrap", "M.A/testTwo"])
    run.originalPath = { $0.replacingOccurrences(of: "/package/", with: "/project/") }
    run.isOwn = { $0.hasPrefix("/project/") }
    let lines = Lines()
    let report = try run.run { lines.add($0) }
    let failure = try XCTUnwrap(report.records[0].failures.first)
    XCTAssertEqual(
      failure.text,
      "/project/Cell.swift:31: The test crashed: Illegal instruction. Fatal error: Index out of range")
    XCTAssertEqual(report.records.map(\.outcome), [.failed, .passed])
    XCTAssertEqual(report.notRun, 0)
    let start = try XCTUnwrap(lines.all.firstIndex(of: "Backtrace, your frames first:"))
    XCTAssertEqual(
      Array(lines.all[(start + 1)...(start + 3)]),
      [
        "  /project/Cell.swift:31: Cell.show(_:)", "  /project/CellTests.swift:9: CellTests.testTrap()",
        "  /framework/View.swift:1: layout()",
      ])
    XCTAssertEqual(lines.all.count { $0.hasPrefix("  /") }, 15)
    XCTAssertFalse(lines.all.contains { $0.contains("0x0055") })
  }

  func testTestsThatDidNotRunAreCounted() throws {
    let program = try write(
      "#!/bin/sh\ncase $1 in --list-tests) printf 'M.A/testOne\\nM.A/testTwo\\n';; *) exit 1;; esac\n",
      to: "T.xctest")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let report = try TestRun(bundle: TestBundle(executable: program.path)).run { _ in }
    XCTAssertEqual(report.notRun, 2)
  }

  func testATestThatHangsFailsAtItsAllowance() throws {
    var run = try run(["M.A/testHang", "M.A/testTwo"])
    var configuration = TestConfiguration()
    configuration.timeAllowance = 1
    run.plan = TestPlan(name: "Plan", configurations: [configuration], targets: [.init(name: "M")])
    let report = try run.run { _ in }
    XCTAssertEqual(outcomes(report), ["M.A/testHang": .failed, "M.A/testTwo": .passed])
    XCTAssertEqual(
      report.records[0].failures.map(\.message),
      ["The test exceeded its execution time allowance of 1 seconds."])
  }

  func testATestSetsItsAllowance() throws {
    var run = try run(["M.A/testHangLater", "M.A/testTwo"])
    var configuration = TestConfiguration()
    XCTAssertNil(configuration.timeAllowance(own: 60), "the plan has no limits")
    configuration.timeAllowance = 600
    XCTAssertEqual(configuration.timeAllowance(own: nil), 600)
    XCTAssertEqual(configuration.timeAllowance(own: 900), 900)
    configuration.maximumTimeAllowance = 700
    XCTAssertEqual(configuration.timeAllowance(own: 900), 700)
    run.plan = TestPlan(name: "Plan", configurations: [configuration], targets: [.init(name: "M")])
    let report = try run.run { _ in }
    XCTAssertEqual(outcomes(report), ["M.A/testHangLater": .failed, "M.A/testTwo": .passed])
    XCTAssertEqual(
      report.records[0].failures.map(\.message),
      ["The test exceeded its execution time allowance of 1 seconds."])
  }

  func testRetriesRunFailingTestsAloneAndSayHowOften() throws {
    var run = try run(["M.A/testFail", "M.A/testFlaky", "M.A/testGood"])
    run.retries = 2
    let report = try run.run { _ in }
    XCTAssertEqual(report.records.map(\.outcome), [.failed, .passed, .passed])
    XCTAssertEqual(report.records.map(\.attempts), [3, 2, 1])
    XCTAssertEqual(processes, 4)
  }

  func testWithoutRetriesAFlakyTestFails() throws {
    XCTAssertEqual(try run(["M.A/testFlaky"]).run { _ in }.count(.failed), 1)
  }

  func testJobsDealSuitesToProcesses() throws {
    let names = ["A", "B", "C", "D"].flatMap { suite in (0..<5).map { "M.\(suite)/test\($0)" } }
    var run = try run(names)
    run.jobs = 2
    let report = try run.run { _ in }
    XCTAssertEqual(report.records.map(\.test.text), names)
    XCTAssertEqual(report.count(.passed), 20)
    XCTAssertEqual(processes, 4)
  }

  func testModulesHaveProcessesOfTheirOwn() throws {
    // XCTest's output does not contain the module name.
    let report = try run(["M.A/testSame", "N.A/testSame"]).run { _ in }
    XCTAssertEqual(report.records.map(\.test.text), ["M.A/testSame", "N.A/testSame"])
    XCTAssertEqual(processes, 2)
  }

  func testFiltersAndSkips() throws {
    var run = try run(["M.Login/testA", "M.Login/testB", "M.Cart/testA"])
    run.filters = ["Login"]
    run.skips = ["testB$"]
    XCTAssertEqual(try run.run { _ in }.records.map(\.test.text), ["M.Login/testA"])
    run.filters = ["Nothing"]
    XCTAssertThrowsError(try run.run { _ in }) { error in
      guard case TestRun.Emptiness.noneChosen = error else { return XCTFail("\(error)") }
    }
  }

  func testAPlanChoosesTestsAndGivesArgumentsAndEnvironment() throws {
    var run = try run(["M.A/testOne", "M.A/testTwo", "M.B/testOne", "Other.C/testOne"])
    var german = TestConfiguration()
    german.name = "German"
    german.language = "de"
    german.region = "AT"
    german.arguments = ["-flag", "two words"]
    var plain = TestConfiguration()
    plain.name = "Plain"
    run.plan = TestPlan(
      name: "Plan", configurations: [german, plain],
      targets: [.init(name: "M", skipped: ["A/testTwo()"])])
    let report = try run.run { _ in }
    XCTAssertEqual(report.records.map(\.configuration), ["German", "German", "Plain", "Plain"])
    XCTAssertEqual(
      report.records.map(\.test.text), ["M.A/testOne", "M.B/testOne", "M.A/testOne", "M.B/testOne"])
    let calls = try XCTUnwrap(read("calls"))
    XCTAssertTrue(
      calls.contains(" -flag two words -AppleLanguages (de) -AppleLocale de_AT M.A/testOne,M.B/testOne\n"),
      calls)
  }

  private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    func add(_ line: String) { lock.withLock { lines.append(line) } }
    var all: [String] { lock.withLock { lines } }
  }
}
