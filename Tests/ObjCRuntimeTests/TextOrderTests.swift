import Foundation
import ObjCRuntime
import XCTest

/// The quick order of texts beside that of Foundation.
final class TextOrderTests: XCTestCase {
  private let orders: [TextOrder] = [
    .bytes, .caseInsensitive, .localizedCaseInsensitive, .localized, .standard,
  ]

  private func check(_ a: String, _ b: String, file: StaticString = #filePath, line: UInt = #line) {
    for order in orders {
      XCTAssertEqual(
        order.compare(a, b), order.compareText(a, b),
        "\(order) of \(a.debugDescription), \(b.debugDescription)",
        file: file, line: line)
    }
  }

  func testKnownPairs() {
    XCTAssertEqual(TextOrder.standard.compare("file 9", "File 10"), .orderedAscending)
    XCTAssertEqual(TextOrder.standard.compare("B", "a"), .orderedDescending)
    XCTAssertEqual(TextOrder.bytes.compare("B", "a"), .orderedAscending)
    for (a, b) in [
      ("", ""), ("", "a"), ("a", "A"), ("ab", "AB"), ("aB", "Ab"), ("a1", "a01"), ("a01b", "a1a"),
      ("a1", "a1b"),
      ("12345678901234567890", "12345678901234567891"), ("e", "e\u{301}"), ("é", "f"), ("a9", "a10"),
      ("_", "a"),
      ("_", "A"), ("2", "10"), ("x2y", "x10"),
    ] {
      check(a, b)
      check(b, a)
    }
  }

  func testRandomTexts() {
    let letters = Array("aAbBzZ019 _-.~\u{301}éÅ")
    var state: UInt64 = 42
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    func text() -> String { String((0..<next(6)).map { _ in letters[next(letters.count)] }) }
    for _ in 0..<5000 { check(text(), text()) }
  }
}
