import Testing
import XCTest

/// Tells whichever test library is running that the script could not go on.
enum TestFailure {
  static func report(_ message: String, file: StaticString, line: UInt) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(fileID: "\(file)", filePath: "\(file)", line: Int(line), column: 1))
    } else {
      XCTFail(message, file: file, line: line)
    }
  }
}
