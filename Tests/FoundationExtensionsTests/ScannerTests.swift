import Foundation
import FoundationExtensions
import XCTest

/// Scanning into pointers and objects, as in Objective-C.
final class ScannerTests: XCTestCase {
  func testResultsMayBeLeftOut() {
    let scanner = Scanner(string: "12 3.5 ff rest")
    XCTAssertTrue(scanner.scanInt(nil))
    XCTAssertTrue(scanner.scanDecimal(nil))
    XCTAssertTrue(scanner.scanHexInt64(nil))
    XCTAssertFalse(scanner.scanDouble(nil))
    XCTAssertFalse(scanner.scanDecimal(nil))
  }

  func testTextsAreObjects() {
    let scanner = Scanner(string: "width: 12px")
    var name: NSString?
    var unit: NSString?
    XCTAssertTrue(scanner.scanUpTo(":", into: &name))
    XCTAssertEqual(name, "width")
    XCTAssertTrue(scanner.scanString(":", into: &name))
    XCTAssertTrue(scanner.scanUpToCharacters(from: .letters, into: &name))
    XCTAssertEqual(name, "12")
    XCTAssertTrue(scanner.scanCharacters(from: .letters, into: &unit))
    XCTAssertEqual(unit, "px")
    XCTAssertFalse(scanner.scanString("em", into: &unit))
    XCTAssertEqual(unit, "px")
  }

  func testNumbersOfObjectiveC() {
    XCTAssertEqual(CGFloat(exactly: NSNumber(value: 2.5)), 2.5)
    XCTAssertEqual(CGFloat(truncating: NSNumber(value: 3)), 3)
  }

  func testResultsOfLinks() throws {
    let url = try XCTUnwrap(URL(string: "https://example.org"))
    let result = NSTextCheckingResult.linkCheckingResult(range: NSRange(location: 1, length: 2), url: url)
    XCTAssertEqual(result.url, url)
    XCTAssertEqual(result.range, NSRange(location: 1, length: 2))
    XCTAssertEqual(result.resultType.rawValue, 64, "`link` of Foundation on Linux")
    XCTAssertNil(result.date)
    let call = NSTextCheckingResult.phoneNumberCheckingResult(
      range: NSRange(location: 0, length: 3), phoneNumber: "112")
    XCTAssertEqual(call.phoneNumber, "112")
  }
}
