import PortolanXCTest
import XCTest

/// Tests expected failures. A failure that is not absorbed fails these tests.
final class ExpectedFailureTests: XCTestCase {
  func testAFailureInTheClosureIsExpected() {
    let result = XCTExpectFailure("known") { () -> Int in
      XCTAssertEqual(1, 2)
      return 3
    }
    XCTAssertEqual(result, 3)
  }

  func testAFailureInTheRestOfTheTestIsExpected() {
    XCTExpectFailure()
    XCTFail("later")
  }

  func testAMissingFailureIsOne() {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.compactDescription.contains("Expected failure 'inner' but none recorded") }
    XCTExpectFailure("outer", options: options) {
      XCTExpectFailure("inner") {}
    }
    XCTExpectFailure(strict: false) {}
    XCTExpectFailure(enabled: false) {}
    XCTExpectFailure("rest", options: .nonStrict())
  }

  func testTheMatcherChoosesTheExpectation() {
    XCTExpectFailure("outer") {
      XCTExpectFailure("inner", strict: false) {
        XCTFail("for the outer")
      } issueMatcher: {
        $0.compactDescription.contains("inner")
      }
    }
  }

  func testIssuesAreRecorded() {
    var place: XCTSourceCodeLocation?
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { issue in
      place = issue.sourceCodeContext.location
      return issue.compactDescription == "by hand" && issue.type == .assertionFailure
    }
    XCTExpectFailure(options: options) {
      let location = XCTSourceCodeLocation(filePath: "/tmp/A.swift", lineNumber: 7)
      record(
        XCTIssue(
          type: .assertionFailure, compactDescription: "by hand",
          sourceCodeContext: XCTSourceCodeContext(location: location)))
    }
    XCTAssertEqual(place?.lineNumber, 7)
  }

  func testMeasurementsThatVaryAreNoFailure() {
    _installTestSupport()
    var turn = 0
    measure {
      turn += 1
      var sum = 0
      for number in 0..<(turn % 3 == 0 ? 200_000 : 10) { sum &+= number }
      XCTAssertGreaterThan(sum, 0)
    }
    XCTAssertGreaterThan(turn, 1)
  }

  func testATestCaseIsMadeWithoutArguments() {
    XCTAssertEqual(Helper().value, 4)
  }

  private final class Helper: XCTestCase {
    let value = 4
  }
}
