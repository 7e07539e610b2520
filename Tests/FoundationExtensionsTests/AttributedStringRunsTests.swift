import Foundation
import FoundationExtensions
import SeededRandom
import XCTest

/// Attributes are released with the strings that have them.
final class AttributedStringRunsTests: XCTestCase {
  private final class Value {}

  private static let key = NSAttributedString.Key("value")

  override func setUp() { AttributedStringRuns.install() }

  /// Whether the value of an attribute is released when no string has it any more.
  private func isReleased(_ use: (NSAttributedString) -> Void) -> Bool {
    weak var value: Value?
    do {
      let strong = Value()
      value = strong
      let text = NSMutableAttributedString(string: "plain ", attributes: [:])
      text.append(NSAttributedString(string: "value", attributes: [Self.key: strong]))
      use(text)
    }
    return value == nil
  }

  func testAttributesAreReleased() {
    XCTAssertTrue(isReleased { _ in })
    XCTAssertTrue(isReleased { _ = $0.copy() })
    XCTAssertTrue(isReleased { _ = $0.mutableCopy() })
    XCTAssertTrue(isReleased { _ = NSAttributedString(attributedString: $0) })
    XCTAssertTrue(isReleased { _ = $0.attributedSubstring(from: NSRange(location: 4, length: 5)) })
    XCTAssertTrue(
      isReleased { text in
        guard let text = text as? NSMutableAttributedString else { return XCTFail("immutable") }
        text.addAttribute(Self.key, value: 1, range: NSRange(location: 0, length: 8))
        text.deleteCharacters(in: NSRange(location: 1, length: 3))
      })
    XCTAssertTrue(
      isReleased { text in
        let other = NSMutableAttributedString(string: "other")
        other.setAttributedString(text)
      })
  }

  func testDecodedStringsAreReleased() throws {
    let text = NSMutableAttributedString(string: "one", attributes: [Self.key: "first"])
    text.append(NSAttributedString(string: " two", attributes: [Self.key: "second"]))
    let data = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: true)
    for _ in 0..<100 {
      for type in [NSAttributedString.self, NSMutableAttributedString.self] {
        let decoded = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [type], from: data)
        let copy = try NSMutableAttributedString(attributedString: XCTUnwrap(decoded as? NSAttributedString))
        XCTAssertEqual(copy, text)
        XCTAssertEqual(copy.attribute(Self.key, at: 4, effectiveRange: nil) as? String, "second")
      }
    }
  }

  func testRandomUsesAgreeWithAnArray() {
    var random = SeededNumbers(seed: 7)
    var texts: [NSAttributedString] = []
    var values: [[Int]] = []
    weak var last: Value?
    for step in 0..<5000 {
      let place = texts.indices.randomElement(using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        let value = Int.random(in: 0..<9, using: &random)
        let tracked = Value()
        last = tracked
        texts.append(
          NSMutableAttributedString(
            string: "abc", attributes: [Self.key: value, NSAttributedString.Key("tracked"): tracked]))
        values.append([value, value, value])
      case 1 where place != nil:
        texts.append(NSAttributedString(attributedString: texts[place!]))
        values.append(values[place!])
      case 2 where place != nil && values[place!].count < 30:
        guard let text = texts[place!].mutableCopy() as? NSMutableAttributedString else { break }
        text.append(texts.randomElement(using: &random)!)
        texts.append(text)
        values.append(Self.values(of: text))
      case 3 where place != nil && values[place!].count > 1:
        let range = NSRange(location: 1, length: values[place!].count - 1)
        texts.append(texts[place!].attributedSubstring(from: range))
        values.append(Array(values[place!].dropFirst()))
      case 4 where place != nil:
        guard let text = texts[place!] as? NSMutableAttributedString else { break }
        text.addAttribute(Self.key, value: 3, range: NSRange(location: 0, length: 1))
        values[place!][0] = 3
      default:
        if let place {
          texts.remove(at: place)
          values.remove(at: place)
        }
      }
      if step % 20 == 0 { XCTAssertEqual(texts.map(Self.values), values) }
    }
    texts = []
    XCTAssertNil(last)
  }

  private static func values(of text: NSAttributedString) -> [Int] {
    (0..<text.length).map { text.attribute(key, at: $0, effectiveRange: nil) as? Int ?? -1 }
  }

  func testStringsKeepTheirAttributesWhenOthersAreReleased() {
    var copy: NSAttributedString?
    var value: Value? = Value()
    do {
      let text = NSAttributedString(string: "value", attributes: [Self.key: value!])
      copy = NSMutableAttributedString(attributedString: text).attributedSubstring(
        from: NSRange(location: 1, length: 3))
    }
    weak let released = value
    value = nil
    XCTAssertTrue(copy?.attribute(Self.key, at: 2, effectiveRange: nil) as? Value === released)
    XCTAssertNotNil(released)
    XCTAssertEqual(copy?.string, "alu")
    copy = nil
    XCTAssertNil(released)
  }
}
