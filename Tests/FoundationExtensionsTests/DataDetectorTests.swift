import FoundationExtensions
import XCTest

final class DataDetectorTests: XCTestCase {
  private func found(_ text: String, _ types: UInt64 = 1 << 5 | 1 << 11) throws -> [String] {
    let detector = try NSDataDetector(types: types)
    return detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
      let part = (text as NSString).substring(with: match.range)
      return match.url.map { "\(part) → \($0.absoluteString)" } ?? "\(part) ☎ \(match.phoneNumber ?? "-")"
    }
  }

  func testLinks() throws {
    XCTAssertEqual(
      try found("See https://example.com/a?b=c, www.swift.org and mail ann@example.org."),
      [
        "https://example.com/a?b=c → https://example.com/a?b=c", "www.swift.org → http://www.swift.org",
        "ann@example.org → mailto:ann@example.org",
      ])
    XCTAssertEqual(
      try found("(https://a.org/x_(y)) 한글 https://b.org/한글?"),
      ["https://a.org/x_(y) → https://a.org/x_(y)", "https://b.org/한글 → https://b.org/%ED%95%9C%EA%B8%80"])
    XCTAssertEqual(try found("nothing: here, a.b or 3://x"), [])
  }

  func testTelephoneNumbers() throws {
    XCTAssertEqual(
      try found("Call +82 2-123-4567 or (555) 123-4567, not 2024-01-02-03 or 12345."),
      ["+82 2-123-4567 ☎ +82 2-123-4567", "(555) 123-4567 ☎ (555) 123-4567", "2024-01-02-03 ☎ 2024-01-02-03"])
    XCTAssertEqual(
      try found("https://a.org/5551234567"), ["https://a.org/5551234567 → https://a.org/5551234567"])
    XCTAssertEqual(try found("x 5551234567", 1 << 5), [])
  }

  /// Code for iOS writes `CheckingType.link`, which has the value of `quote` on Linux.
  func testLinksHaveTheValueOfFoundation() throws {
    XCTAssertEqual(
      try found("https://a.org or 5551234567", 1 << 6), ["https://a.org → https://a.org"])
    XCTAssertEqual(try found("https://a.org on Monday", 1 << 6 | 1 << 4).count, 1, "dates are not found")
  }

  func testAllTypesAreThoseThatAreFound() throws {
    for types in [NSTextCheckingAllTypes, NSTextCheckingAllSystemTypes] {
      XCTAssertEqual(try found("Call +1 415 555 0132 or see https://example.org", types).count, 2)
    }
    XCTAssertThrowsError(try found("https://example.org", NSTextCheckingAllCustomTypes))
  }

  func testOtherKindsAreRefused() {
    XCTAssertThrowsError(try NSDataDetector(types: 1 << 3))
    XCTAssertThrowsError(try NSDataDetector(types: 0))
  }

  func testResultsHaveNoDates() throws {
    let detector = try NSDataDetector(types: 1 << 5)
    let text = "https://example.com"
    let link = try XCTUnwrap(
      detector.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)))
    XCTAssertNil(link.timeZone)
    XCTAssertEqual(link.duration, 0)
  }
}
