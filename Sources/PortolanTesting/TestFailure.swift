import Testing
import XCTest

/// Tells whichever test library is running that the script could not go on.
package enum TestFailure {
  /// Takes failures where no test runs, as in a tour.
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
