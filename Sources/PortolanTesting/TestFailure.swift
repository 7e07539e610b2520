import Testing
import XCTest

/// Reports failures to the test library in use.
package enum TestFailure {
  /// Receives failures outside of tests, such as in a tour.
  @MainActor package static var handler: ((String) -> Void)?

  @MainActor
  static func report(_ message: String, file: StaticString, line: UInt) {
    if let handler {
      handler("\(file):\(line): \(message)")
    } else if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(fileID: "\(file)", filePath: "\(file)", line: Int(line), column: 1))
    } else {
      XCTFail(message, file: file, line: line)
    }
  }
}
