import Foundation
import PortolanXCTest

/// Test cases as objects.
final class TestCaseObjectTests: XCTestCase {
  func testTestCasesAreEqualToThemselvesOnly() {
    let other = TestCaseObjectTests()
    XCTAssertEqual(self, self)
    XCTAssertNotEqual(self, other)
    XCTAssertEqual(Set([self, other, self]).count, 2)
    let object: any NSObjectProtocol = self
    XCTAssertTrue(object.isEqual(self))
    XCTAssertFalse(object.isEqual(other))
  }
}
