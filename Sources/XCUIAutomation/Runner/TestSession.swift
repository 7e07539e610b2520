import AutomationProtocol
import Foundation
import XCTest

// The lock guards the processes; all else is used on the main thread, on which XCTest runs tests.
/// The state of the running test and the apps that it has launched.
final class TestSession: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared = TestSession()

  private let lock = NSLock()
  private weak var current: XCTestCase?
  /// Whether an action of the running test has failed. Further actions do not wait for elements.
  private(set) var hasFailedAction = false
  private var processes: [String: AppProcess] = [:]
  /// The app that was launched or activated last.
  private(set) var frontIdentifier: String?

  // MARK: Tests

  func testCaseWillStart(_ testCase: XCTestCase) {
    current = testCase
    hasFailedAction = false
    latestAction = nil
    EarlyEnd.testBegins(testCase)
    TestReport.shared?.begin(testCase)
    testCase.addTeardownBlock { TestSession.shared.reportCrashes() }
  }

  /// Fails the running test for each app that has crashed since its latest request.
  private func reportCrashes() {
    let all = lock.withLock { processes }
    for (identifier, process) in all.sorted(by: { $0.key < $1.key }) {
      // The effects of the last action come first. A process that writes its crash report does not answer before its end.
      _ = try? process.ask(.systemSnapshot)
      guard let crash = process.unreportedCrash() else { continue }
      setProcess(nil, for: identifier)
      XCTFail(crash)
    }
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    TestReport.shared?.fail(testCase, description, filePath, lineNumber)
    EarlyEnd.testFailed(testCase)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    TestReport.shared?.end(testCase)
    SystemApps.shared.terminateAll()
    Springboard.shared.reset()
    InterruptionMonitors.shared.removeAll(of: testCase)
    current = nil
  }

  func testBundleDidFinish(_ testBundle: Bundle) {
    endAll()
  }

  /// The module of the running test.
  var testModule: String? {
    current.map { String(reflecting: type(of: $0)).split(separator: ".").first.map(String.init) ?? "" }
  }

  var currentTest: XCTestCase? { current }

  /// Fails the running test at the location of the action.
  func fail(_ message: String, _ file: StaticString, _ line: UInt) {
    hasFailedAction = true
    XCTFail(message, file: file, line: line)
  }

  /// Fails the running test at the location in its source that read a property.
  func failAtCaller(_ message: String) {
    hasFailedAction = true
    // Within an assertion's autoclosure the stack has no line: the assertion itself fails with its line.
    let place = CallerLocation.find() ?? latestAction
    if let place, let current {
      current.recordFailure(
        withDescription: "failed - \(message)", inFile: place.file, atLine: place.line, expected: true)
    } else {
      XCTFail(message)
    }
  }

  /// The place of the running test's latest action.
  private var latestAction: CallerLocation?

  func actionBegins(_ file: StaticString, _ line: UInt) {
    latestAction = CallerLocation(file: "\(file)", line: Int(line))
  }

  // MARK: Apps

  func process(_ identifier: String) -> AppProcess? { lock.withLock { processes[identifier] } }

  func setProcess(_ process: AppProcess?, for identifier: String) {
    lock.withLock { processes[identifier] = process }
    background.remove(identifier)
    if process != nil { bringToFront(identifier) }
  }

  /// The identifiers of the apps in the background.
  private var background: Set<String> = []

  /// Moves an app to the foreground, and the previous one to the background.
  func bringToFront(_ identifier: String) {
    if let front = frontIdentifier, front != identifier { sendToBackground(front) }
    frontIdentifier = identifier
    background.remove(identifier)
  }

  /// Moves an app to the background, as the home button does.
  func sendToBackground(_ identifier: String) {
    guard let process = process(identifier), process.isRunning, background.insert(identifier).inserted else {
      return
    }
    _ = try? process.ask(.background)
  }

  func isInBackground(_ identifier: String) -> Bool { background.contains(identifier) }

  /// The process of the foreground app.
  var frontProcess: AppProcess? { frontIdentifier.flatMap { process($0) } }

  /// The seconds that all launches of apps have taken until the first idle screen.
  private(set) var launchSeconds = 0.0

  func addLaunch(seconds: Double) { launchSeconds += seconds }

  func endAll() {
    let all = lock.withLock {
      defer { processes = [:] }
      return Array(processes.values)
    }
    for process in all { process.kill() }
  }

  // MARK: Container

  /// The folder for the data of this run's apps: that of `portolan test`, or one that is deleted when the runner exits.
  let container: URL = {
    if let folder = ProcessInfo.processInfo.environment[TestEnvironment.appData] {
      return URL(fileURLWithPath: folder)
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ui-tests-\(getpid())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: TestSession.shared.container) }
    return folder
  }()
}

/// Called before `main` to observe all tests.
@_cdecl("ptl_ui_test_observe")
func observeUITests() {
  XCTestObservationCenter.shared.addTestObserver(TestSession.shared)
}
