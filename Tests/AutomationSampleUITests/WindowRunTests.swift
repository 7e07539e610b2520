import Projects
import XCTest

/// `portolan test --window`: the same tests drive a window, slowed down.
final class WindowRunTests: XCTestCase {
  func testATestDrivesAWindow() throws {
    try XCTSkipIf(
      ProcessInfo.processInfo.environment["DISPLAY"]?.isEmpty != false, "there is no display")
    let settings = [
      "PORTOLAN_FAILURE_SAMPLES": "1", "PORTOLAN_AUTOMATION_WINDOW": "1", "PORTOLAN_AUTOMATION_PACE": "1",
      "GTK_A11Y": "none", "PORTOLAN_HOST": "headless",
    ]
    for (name, value) in settings { setenv(name, value, 1) }
    defer { for name in settings.keys { unsetenv(name) } }
    let search = Process()
    search.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    search.arguments = [
      "timeout", "60", "xdotool", "search", "--sync", "--onlyvisible", "--class", "^AutomationSample$",
    ]
    let found = Pipe()
    search.standardOutput = found
    try search.run()
    var run = TestRun(bundle: TestBundle(executable: CommandLine.arguments[0]))
    run.filters = [
      "^AutomationSampleUITests\\.FailureSamples/testTheNextOneGoesOn$",
      "^AutomationSampleUITests\\.DeviceUITests/",
    ]
    let report = try run.run { _ in }
    search.terminate()
    let window = String(decoding: found.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    XCTAssertEqual(report.records.map(\.outcome), [.passed, .passed], report.records.map(\.output).joined())
    XCTAssertFalse(window.isEmpty, "there was no window")
  }
}
