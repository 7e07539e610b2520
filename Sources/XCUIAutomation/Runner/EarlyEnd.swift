import AutomationProtocol
import CXCUIAutomation
import Foundation
import XCTest

/// Ends a test that has failed and must not go on (`continueAfterFailure`).
///
/// Swift on Linux cannot unwind a test. Where `portolan test` runs it, the process ends at the test's next action or query, and
/// another one runs the tests that are left. Elsewhere the test goes on.
enum EarlyEnd {
  private static let isPossible = ProcessInfo.processInfo.environment[TestEnvironment.restarts] != nil
  nonisolated(unsafe) private static var failed: XCTestCase?
  nonisolated(unsafe) private static var start = Date()
  nonisolated(unsafe) private static var isEnding = false

  /// Whether the running test goes on after a failure.
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

  /// Does not return if the running test must not go on.
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

/// Called where a test assigns `continueAfterFailure`.
@_cdecl("ptl_ui_test_set_continues")
func setContinues(_ test: UnsafeRawPointer, _ value: Bool) { EarlyEnd.continues = value }
