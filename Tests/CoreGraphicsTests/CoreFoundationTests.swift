import CoreGraphics
import Foundation
import XCTest

/// Functions and types of Core Foundation that iOS sources use with Swift's own types.
final class CoreFoundationTests: XCTestCase {
  func testTypesAreToldApart() {
    XCTAssertEqual(CFGetTypeID(NSNumber(value: true)), CFBooleanGetTypeID())
    XCTAssertEqual(CFGetTypeID(NSNumber(value: 1)), CFNumberGetTypeID())
    XCTAssertEqual(CFGetTypeID(NSNumber(value: 1.5)), CFNumberGetTypeID())
    XCTAssertEqual(CFGetTypeID("a" as NSString), CFStringGetTypeID())
    XCTAssertEqual(CFGetTypeID(["a": 1] as CFDictionary), CFDictionaryGetTypeID())
    XCTAssertEqual(CFGetTypeID(NSNull()), CFNullGetTypeID())
    XCTAssertNotEqual(CFGetTypeID(NSObject()), CFNullGetTypeID())
    XCTAssertTrue(CFNumberIsFloatType(NSNumber(value: 0.5)))
    XCTAssertFalse(CFNumberIsFloatType(NSNumber(value: 5)))
  }

  func testTransformsOfTexts() {
    let text = NSMutableString(string: "Zürich, München")
    XCTAssertTrue(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    XCTAssertEqual(text, "Zurich, Munchen")
    let part = NSMutableString(string: "北京 北京")
    var range = CFRangeMake(0, 2)
    XCTAssertTrue(CFStringTransform(part, &range, kCFStringTransformToLatin, false))
    XCTAssertEqual(part, "běi jīng 北京")
    XCTAssertEqual(range, CFRange(location: 0, length: 8))
    XCTAssertFalse(CFStringTransform(part, nil, "No-Such transform", false))
  }

  /// The way in which readers of animated images get at durations of frames.
  func testValuesAreFoundByPointer() {
    let name = "{GIF}"
    let frame: CFDictionary = [
      name: ["DelayTime": 0.25, "Loop": NSNumber(value: 3)] as CFDictionary, "a": "b",
    ]
    let key = Unmanaged.passUnretained(name).toOpaque()
    let inner = unsafeBitCast(CFDictionaryGetValue(frame, key), to: CFDictionary.self)
    XCTAssertEqual(inner["DelayTime"] as? Double, 0.25)
    let delay: UnsafeRawPointer? = CFDictionaryGetValue(
      inner, Unmanaged.passUnretained("DelayTime").toOpaque())
    XCTAssertEqual((unsafeBitCast(delay, to: AnyObject.self) as? NSNumber)?.doubleValue, 0.25)
    XCTAssertNil(CFDictionaryGetValue(inner, Unmanaged.passUnretained("Other").toOpaque()))
    let text: UnsafeRawPointer? = CFDictionaryGetValue(frame, Unmanaged.passUnretained("a").toOpaque())
    XCTAssertEqual(unsafeBitCast(text, to: NSString.self), "b")
  }

  func testURLsKeepTheirEscapes() {
    func url(_ text: String, _ base: String? = nil) -> String? {
      (CFURLCreateWithString(nil, text as CFString, base.flatMap(URL.init(string:)) as CFURL?) as URL?)?
        .absoluteString
    }
    XCTAssertEqual(url("https://a.example/b?c=d%20e[f"), "https://a.example/b?c=d%20e%5Bf")
    XCTAssertEqual(url("https://[::1]:80/a[0]?ü=100%"), "https://[::1]:80/a%5B0%5D?%C3%BC=100%25")
    XCTAssertEqual(url("c?d", "https://a.example/b"), "https://a.example/c?d")
    XCTAssertNil(url(""))
  }

  func testPercentEncoding() {
    XCTAssertEqual(
      CFURLCreateStringByAddingPercentEscapes(
        nil, "a b&ü#" as CFString, "#" as CFString, "&" as CFString, 0x0800_0100) as String,
      "a%20b%26%C3%BC#")
    XCTAssertEqual(
      CFURLCreateStringByReplacingPercentEscapes(nil, "a%20b%26%2f" as CFString, "&/" as CFString) as String?,
      "a b%26%2F")
    XCTAssertEqual(
      CFURLCreateStringByReplacingPercentEscapes(nil, "a%20b" as CFString, nil) as String?, "a%20b")
  }

  func testIdentifiersAndEquality() throws {
    let uuid = try XCTUnwrap(CFUUIDCreate(nil))
    let text = CFUUIDCreateString(nil, uuid)
    XCTAssertEqual(text?.count, 36)
    XCTAssertEqual(CFUUIDCreateFromString(nil, text), uuid)
    XCTAssertTrue(CFEqual("a" as CFString, "a" as NSString))
    XCTAssertFalse(CFEqual("a" as CFString, 1 as CFNumber))
    XCTAssertEqual(CFStringGetLength("🙂a" as CFString), 3)
  }
}
