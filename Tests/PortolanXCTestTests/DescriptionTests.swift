import PortolanXCTest
import XCTest

final class DescriptionTests: XCTestCase {
  func testTestsDescribeThemselves() {
    XCTAssertEqual(description, "-[DescriptionTests testTestsDescribeThemselves]")
  }

  func testTheTimeAllowanceIsRoundedUpToMinutes() {
    XCTAssertEqual(executionTimeAllowance, 600)
    executionTimeAllowance = 61
    XCTAssertEqual(executionTimeAllowance, 120)
    executionTimeAllowance = 1
    XCTAssertEqual(executionTimeAllowance, 60)
  }

  /// NSObject: classForCoder
  func testClassForCoderIsTheClassOfTheTestCase() {
    XCTAssertTrue(classForCoder == DescriptionTests.self)
    XCTAssertEqual(Bundle(for: classForCoder), Bundle(for: DescriptionTests.self))
  }
}
