import CMethodTables
import Foundation
import Synchronization
import XCTest

/// Intercepts the failures of the running test.
///
/// XCTest offers no place to intercept them. `XCTestCaseRun.recordFailure` is looked up in the class's table of methods, so the
/// entry there is replaced by an override's.
enum TestFailures {
  // Guarded by the lock.
  nonisolated(unsafe) private static var expected: [XCTExpectedFailure] = []
  private static let lock = NSRecursiveLock()

  /// Starts to intercept failures.
  static let install: Void = {
    XCTestObservationCenter.shared.addTestObserver(Observer.shared)
    replaceRecording()
  }()

  static func expect(_ failure: XCTExpectedFailure) {
    _ = install
    lock.withLock { expected.append(failure) }
  }

  /// Removes the expectation of a closure, and fails if it was strict and not met.
  static func end(_ failure: XCTExpectedFailure) {
    lock.withLock { expected.removeAll { $0 === failure } }
    guard failure.options.isStrict, !failure.isMatched else { return }
    fail(failure.missing)
  }

  private static func fail(_ text: String) {
    XCTFail(text)
  }

  /// Returns whether a failure is expected, or is not a failure on iOS.
  fileprivate static func absorbs(_ description: String, _ file: String?, _ line: Int, isAssertion: Bool)
    -> Bool
  {
    // iOS prints the deviation of measurements; XCTest on Linux fails if it exceeds 10 percent.
    if description.contains("relative standard deviation of the measurements") { return true }
    let place = file.map { XCTSourceCodeLocation(filePath: $0, lineNumber: line) }
    let issue = XCTIssue(
      type: isAssertion ? .assertionFailure : .thrownError, compactDescription: description,
      sourceCodeContext: XCTSourceCodeContext(location: place))
    let candidates = lock.withLock { expected }
    guard let match = candidates.last(where: { $0.options.issueMatcher(issue) }) else { return false }
    match.isMatched = true
    print("Expected failure\(match.reason.map { " (\($0))" } ?? ""): \(description)")
    return true
  }

  // Immutable: it stores nothing. A subclass of `NSObject` is not Sendable by itself.
  private final class Observer: NSObject, XCTestObservation, @unchecked Sendable {
    static let shared = Observer()

    func testSuiteWillStart(_ testSuite: XCTestSuite) { TestNames.install(in: testSuite) }

    func testCaseWillStart(_ testCase: XCTestCase) {
      TestFailures.lock.withLock { TestFailures.expected = [] }
      // Teardown blocks run in reverse order, so this one runs after those of the test.
      testCase.addTeardownBlock { () -> Void in
        let left = TestFailures.lock.withLock { TestFailures.expected }
        TestFailures.lock.withLock { TestFailures.expected = [] }
        for failure in left where failure.options.isStrict && !failure.isMatched {
          TestFailures.fail(failure.missing)
        }
      }
    }
  }

  private static func replaceRecording() {
    func table(of type: XCTestCaseRun.Type) -> UnsafeRawPointer {
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    }
    guard
      !ptl_replace_method(
        table(of: XCTestCaseRun.self), table(of: RecordingRun.self), table(of: PlainRun.self))
    else { return }
    let message = "portolan: XCTest has no recordFailure to replace; XCTExpectFailure has no effect\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}

/// Contains the override that replaces the method of `XCTestCaseRun`. It has no stored properties, because it runs on
/// instances of `XCTestCaseRun`.
private final class RecordingRun: XCTestCaseRun {
  override func recordFailure(
    withDescription description: String, inFile filePath: String?, atLine lineNumber: Int, expected: Bool
  ) {
    if TestFailures.absorbs(description, filePath, lineNumber, isAssertion: expected) { return }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }
}

/// A subclass without overrides.
private final class PlainRun: XCTestCaseRun {}

/// Starts to intercept failures. Generated code in test sources calls it when their image is loaded.
public func _installTestSupport() {
  _ = TestFailures.install
}
