import FoundationExtensions
import XCTest

/// Parts of Foundation that only exist with Objective-C.
final class BridgingTests: XCTestCase {
  func testNumbersOfGraphics() {
    let width: CGFloat = 2.5
    XCTAssertEqual(width as NSNumber, 2.5)
    XCTAssertEqual((["width": width] as [String: Any])["width"] as? NSNumber, 2.5)
    XCTAssertEqual(NSNumber(value: 4) as? CGFloat, 4)
  }

  func testAttributedStringsWithoutText() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    XCTAssertEqual(text.string, "a")
    XCTAssertEqual(NSAttributedString().length, 0)
  }

  func testExpressions() {
    func value(_ format: String, _ object: Any? = nil) -> NSNumber? {
      PTExpression(format: format).expressionValue(with: object, context: nil) as? NSNumber
    }
    XCTAssertEqual(value("1 + 2 * 3"), 7)
    XCTAssertEqual(value("7 / 2"), 3)
    XCTAssertEqual(value("7.0 / 2"), 3.5)
    XCTAssertEqual(value("(2 + 3) ** 2"), 25)
    XCTAssertEqual(value("price * 2", ["price": 4]), 8)
    XCTAssertEqual(
      PTExpression(format: "%@ - 1", 3.5).expressionValue(with: nil, context: nil) as? Double, 2.5)
    let variables: NSMutableDictionary = ["x": 5]
    XCTAssertEqual(
      PTExpression(format: "$x + 1").expressionValue(with: nil, context: variables) as? Double, 6)
  }

  func testMeasurements() {
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    let american = Locale(identifier: "en_US")
    let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: american)
    XCTAssertEqual(distance.formatted(style), "3.1 mi")
    XCTAssertEqual(distance.formatted(style.locale(Locale(identifier: "de_DE"))), "5 km")
    XCTAssertEqual(
      distance.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)), "5 kilometers")
    XCTAssertEqual(
      distance.formatted(
        .measurement(
          width: .abbreviated, usage: .road, numberFormatStyle: .number.precision(.fractionLength(2))
        )
        .locale(american)), "3.11 mi")
    XCTAssertFalse(distance.formatted().isEmpty)
  }

  func testValuesOfICloudStayOnThisMachine() {
    let store = NSUbiquitousKeyValueStore.default
    defer { for key in ["text", "flag", "count"] { store.removeObject(forKey: key) } }
    store.set("a", forKey: "text")
    store.set(true, forKey: "flag")
    store.set(Int64(4), forKey: "count")
    XCTAssertTrue(store.synchronize())
    XCTAssertEqual(store.string(forKey: "text"), "a")
    XCTAssertTrue(store.bool(forKey: "flag"))
    XCTAssertEqual(store.longLong(forKey: "count"), 4)
    XCTAssertEqual(store.dictionaryRepresentation["text"] as? String, "a")
    store.removeObject(forKey: "text")
    XCTAssertNil(store.object(forKey: "text"))
  }
}
