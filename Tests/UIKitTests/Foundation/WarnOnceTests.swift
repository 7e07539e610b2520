import UIKit
import XCTest

final class WarnOnceTests: XCTestCase {
  func testTheSameWarningIsLoggedOnce() {
    let records = recordingFaults {
      for _ in 0..<3 { UIKitFault.warnOnce("A symbol is missing", category: "Test") }
      UIKitFault.warnOnce("A scene is missing", category: "Test")
      UIKitFault.warnOnce("A symbol is missing", category: "Other")
    }
    XCTAssertEqual(
      records.map(\.line),
      ["[Test] A symbol is missing", "[Test] A scene is missing", "[Other] A symbol is missing"])
  }

  func testAnotherRecorderReceivesTheWarningAgain() {
    for _ in 0..<2 {
      let records = recordingFaults { UIKitFault.warnOnce("A symbol is missing", category: "Test") }
      XCTAssertEqual(records.count, 1)
    }
  }
}
