import Foundation
import FoundationExtensions
import XCTest

final class StringEncodingTests: XCTestCase {
  func testEncodingsOfNames() {
    XCTAssertEqual(encoding(named: "utf-8"), .utf8)
    XCTAssertEqual(encoding(named: "ISO-8859-1"), .isoLatin1)
    XCTAssertEqual(encoding(named: "us-ascii"), .ascii)
    XCTAssertEqual(CFStringConvertIANACharSetNameToEncoding("no-such-name"), kCFStringEncodingInvalidId)
    let chinese = CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue)
    let foundation = CFStringConvertEncodingToNSStringEncoding(chinese)
    XCTAssertEqual(CFStringConvertNSStringEncodingToEncoding(foundation), chinese)
  }

  func testNamesOfEncodings() {
    let utf8 = CFStringBuiltInEncodings.UTF8.rawValue
    XCTAssertEqual(CFStringConvertEncodingToIANACharSetName(utf8)?.lowercased(), "utf-8")
    XCTAssertEqual(CFStringConvertNSStringEncodingToEncoding(String.Encoding.utf8.rawValue), utf8)
    XCTAssertNil(CFStringConvertEncodingToIANACharSetName(kCFStringEncodingInvalidId))
  }

  private func encoding(named name: String) -> String.Encoding {
    String.Encoding(
      rawValue: CFStringConvertEncodingToNSStringEncoding(CFStringConvertIANACharSetNameToEncoding(name)))
  }

  func testEncodingsAreDetected() {
    var text: NSString?
    XCTAssertEqual(
      NSString.stringEncoding(for: Data("é".utf8), convertedString: &text, usedLossyConversion: nil),
      String.Encoding.utf8.rawValue)
    XCTAssertEqual(text, "é")
    let latin = NSString.stringEncoding(
      for: Data([0x61, 0xE9]), convertedString: &text, usedLossyConversion: nil)
    XCTAssertEqual(latin, String.Encoding.windowsCP1252.rawValue)
    XCTAssertEqual(text, "aé")
  }

  func testFormatsAreAppended() {
    let text = NSMutableString()
    text.appendFormat("%d-%@", 3, "x" as NSString)
    XCTAssertEqual(text, "3-x")
  }
}
