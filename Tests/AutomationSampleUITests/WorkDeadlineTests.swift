import AutomationProtocol
import XCTest

/// Tests when an app that does not answer counts as hanging.
final class WorkDeadlineTests: XCTestCase {
  func testAnAppThatWaitsHangsAfterAMinute() {
    var deadline = WorkDeadline(limit: 60, time: 100, processorSeconds: 7)
    XCTAssertFalse(deadline.isOver(time: 159, processorSeconds: 7.01))
    XCTAssertTrue(deadline.isOver(time: 160, processorSeconds: 7.01))
  }

  /// On a busy machine an app works for a second in ten.
  func testAnAppThatWorksHasAMinuteOfProcessorTime() {
    var deadline = WorkDeadline(limit: 60, time: 0, processorSeconds: 7)
    for step in 1..<60 {
      XCTAssertFalse(deadline.isOver(time: Double(step) * 9, processorSeconds: 7 + Double(step)))
    }
    XCTAssertTrue(deadline.isOver(time: 540, processorSeconds: 67))
  }

  /// While another process writes the backtrace of a crash, the app itself does nothing.
  func testTheWorkOfProcessesThatTheAppHasStartedCounts() throws {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/usr/bin/yes")
    child.standardOutput = FileHandle.nullDevice
    try child.run()
    defer {
      child.terminate()
      child.waitUntilExit()
    }
    let usage = ProcessUsage(of: nil)
    let end = Date(timeIntervalSinceNow: 60)
    var rest = 0.0
    while rest < 0.1, Date() < end { rest = usage.processorSecondsOfFamily - usage.processorSeconds }
    XCTAssertGreaterThanOrEqual(rest, 0.1)
  }

  func testTheWorkOfThisProcessCounts() {
    var deadline = WorkDeadline(limit: 0.2, .ofAllThreads)
    var looks = 0
    while looks < 100_000_000, !deadline.isOver(.ofAllThreads) { looks += 1 }
    XCTAssertLessThan(looks, 100_000_000)
    XCTAssertGreaterThan(looks, 0)
  }

  func testARequestEndsAfterTenMinutes() {
    var deadline = WorkDeadline(limit: 60, time: 0, processorSeconds: 0)
    for step in 1..<600 {
      XCTAssertFalse(deadline.isOver(time: Double(step), processorSeconds: Double(step) * 0.06))
    }
    XCTAssertTrue(deadline.isOver(time: 600, processorSeconds: 36))
  }
}
