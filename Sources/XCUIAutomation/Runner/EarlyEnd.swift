import AutomationProtocol
import CXCUIAutomation
import Foundation
import XCTest

/// Ends a failed test whose `continueAfterFailure` is false.
///
/// Swift on Linux cannot unwind a test. In a run of `portolan test`, the process ends at the test's next action or
/// query, and another process runs the remaining tests. In other runs the test continues.
enum EarlyEnd {
  private static let isPossible = ProcessInfo.processInfo.environment[TestEnvironment.restarts] != nil
  // Used on the main thread, on which XCTest runs tests and reports to its observers.
  nonisolated(unsafe) private static var failed: XCTestCase?
  nonisolated(unsafe) private static var start = Date()
  nonisolated(unsafe) private static var isEnding = false

  // The test sets it on the main thread.
  /// Whether the running test continues after a failure.
  nonisolated(unsafe) fileprivate static var continues = true

  static func testBegins(_ test: XCTestCase) {
    failed = nil
    continues = true
    start = Date()
    if isPossible { ptl_observe_continue_after_failure(Unmanaged.passUnretained(test).toOpaque()) }
  }

  static func testFailed(_ test: XCTestCase) {
    if isPossible, !continues, !isEnding { failed = test }
  }

  /// Ends the process if the running test has failed and must not continue.
  static func check() {
    guard let test = failed, !isEnding, !(TestReport.shared?.isReporting ?? false) else { return }
    isEnding = true
    test.tearDown()
    try? test.tearDownWithError()
    TestSession.shared.endAll()
    let seconds = (Date().timeIntervalSince(start) * 1000).rounded() / 1000
    print("Test Case '\(test.name)' failed (\(seconds) seconds)")
    fflush(stdout)
    exit(1)
  }
}

/// Called when a test sets `continueAfterFailure`.
@_cdecl("ptl_ui_test_set_continues")
func setContinues(_ test: UnsafeRawPointer, _ value: Bool) { EarlyEnd.continues = value }
