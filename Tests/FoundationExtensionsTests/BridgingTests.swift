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

  func testValuesReferToObjectsWithoutKeepingThem() {
    var object: NSObject? = NSObject()
    weak let weakly = object
    let value = NSValue(nonretainedObject: object)
    XCTAssertTrue(value.nonretainedObjectValue as? NSObject === object)
    XCTAssertEqual(value, NSValue(nonretainedObject: object))
    XCTAssertNil(NSValue(nonretainedObject: nil).nonretainedObjectValue)
    object = nil
    XCTAssertNil(weakly)
  }

  func testStringsAreMadeOfOtherStrings() {
    let text: NSString = "abc"
    let copy = NSMutableString(string: text)
    copy.append("d")
    XCTAssertEqual(copy as String, "abcd")
    XCTAssertEqual(NSString(string: text), "abc")
    XCTAssertEqual(NSMutableString(string: "x") as String, "x")
  }

  func testBytesLastBeyondTheExpression() {
    let data = Data((0..<100).map { UInt8($0) })
    let bytes = (data as NSData)._lastingBytes.assumingMemoryBound(to: UInt8.self)
    XCTAssertEqual(Array(UnsafeBufferPointer(start: bytes, count: data.count)), Array(data))
  }

  func testFilesAreSerialized() {
    let file = FileWrapper(regularFileWithContents: Data([1]))
    let folder = FileWrapper(directoryWithFileWrappers: ["a": file])
    folder.filename = "folder"
    let copy = folder.serializedRepresentation.flatMap(FileWrapper.init(serializedRepresentation:))
    XCTAssertEqual(copy?.filename, "folder")
    XCTAssertEqual(copy?.fileWrappers?["a"]?.regularFileContents, Data([1]))
    XCTAssertNil(FileWrapper(serializedRepresentation: Data("text".utf8)))
  }

  func testFormatsOfTexts() {
    let text = NSString.localizedStringWithFormat("%d of %@", 2, "three")
    XCTAssertEqual(text, "2 of three")
  }

  /// On Darwin, the pointers of these functions may be null, as those of buffers are.
  func testMemoryOfOptionalPointers() {
    let bytes: [UInt8] = [1, 2, 3]
    var copy: [UInt8] = [0, 0, 0]
    bytes.withUnsafeBufferPointer { source in
      copy.withUnsafeMutableBufferPointer { target in
        let from = source.baseAddress
        memcpy(target.baseAddress, from, 2)
      }
    }
    XCTAssertEqual(copy, [1, 2, 0])
    copy.withUnsafeMutableBufferPointer { _ = memset($0.baseAddress, 7, 3) }
    XCTAssertEqual(copy, [7, 7, 7])
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

  func testPartsOfPredicates() throws {
    let compound = try XCTUnwrap(
      NSPredicate(format: "$age.value > 18 AND name BEGINSWITH[c] %@ AND NOT old == TRUE", "A \"b\"")
        as? NSCompoundPredicate)
    XCTAssertEqual(compound.compoundPredicateType, .and)
    XCTAssertEqual(compound.subpredicates.count, 3)
    let first = try XCTUnwrap(compound.subpredicates[0] as? PTComparisonPredicate)
    XCTAssertEqual(first.leftExpression.expressionType, .function)
    XCTAssertEqual("\(first.leftExpression)", "$age.value")
    XCTAssertEqual(first.predicateOperatorType, .greaterThan)
    XCTAssertEqual(first.rightExpression.constantValue as? Int64, 18)
    let second = try XCTUnwrap(compound.subpredicates[1] as? PTComparisonPredicate)
    XCTAssertEqual(second.leftExpression.keyPath, "name")
    XCTAssertEqual(second.options, .caseInsensitive)
    XCTAssertEqual("\(second)", "name BEGINSWITH[c] \"A \\\"b\\\"\"")
    XCTAssertEqual((compound.subpredicates[2] as? NSCompoundPredicate)?.compoundPredicateType, .not)
    XCTAssertEqual(
      "\(NSPredicate(format: "(a == 1 OR b == 2) AND c IN {1, 2}"))",
      "(a == 1 OR b == 2) AND c IN {1, 2}")
    XCTAssertEqual(NSPredicate(format: "$x == 1"), NSPredicate(format: "$x == %d", 1))
    XCTAssertNotEqual(NSPredicate(format: "x == 1"), NSPredicate(format: "x == 2"))
  }

  func testComparisonsOfExpressions() {
    let adult = PTComparisonPredicate(
      leftExpression: PTExpression(forKeyPath: "age"), rightExpression: PTExpression(forConstantValue: 18),
      modifier: .direct, type: .greaterThanOrEqualTo)
    XCTAssertTrue(adult.evaluate(with: ["age": 18]))
    XCTAssertFalse(adult.evaluate(with: ["age": 17]))
    XCTAssertEqual("\(adult)", "age >= 18")
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [adult, NSPredicate(format: "name == 'A'")])
    XCTAssertTrue(both.evaluate(with: ["age": 20, "name": "A"] as [String: Any]))
    let variable = PTComparisonPredicate(
      leftExpression: PTExpression(forVariable: "x"), rightExpression: PTExpression(format: "2 + 3"),
      modifier: .direct, type: .equalTo)
    XCTAssertTrue(variable.evaluate(with: nil, substitutionVariables: ["x": 5]))
    XCTAssertEqual("\(variable)", "$x == 2 + 3")
  }

  func testFormattersReadObjects() {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    var object: AnyObject?
    XCTAssertTrue(numbers.getObjectValue(&object, for: "12", errorDescription: nil))
    XCTAssertEqual(object as? NSNumber, 12)
    var reason: NSString?
    XCTAssertFalse(numbers.getObjectValue(&object, for: "x", errorDescription: &reason))
    XCTAssertNotNil(reason)
    XCTAssertThrowsError(try numbers.getObjectValue(&object, for: "x", range: nil))
    let half = HalvingFormatter()
    XCTAssertTrue(half.getObjectValue(&object, for: "12", errorDescription: nil))
    XCTAssertEqual(object as? NSNumber, 6)
  }

  /// A formatter as lowering leaves it. Unchecked as its superclass is.
  private final class HalvingFormatter: NumberFormatter, _RangedObjectValueReading, @unchecked Sendable {
    func _lowered_getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
      obj?.pointee = NSNumber(value: (Double(string) ?? 0) / 2)
    }
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
