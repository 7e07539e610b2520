import PortolanXCTest
import XCTest

final class DescriptionTests: XCTestCase {
  func testTestsDescribeThemselves() {
    XCTAssertEqual(description, "-[DescriptionTests testTestsDescribeThemselves]")
  }
}
