import FoundationExtensions
import XCTest

/// Tests of value transformers and of files that a person has chosen.
final class ValueTransformerTests: XCTestCase {
  private final class Upper: ValueTransformer {
    override class func allowsReverseTransformation() -> Bool { false }
    override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
  }

  func testRegisteredTransformersAreFoundByName() {
    let name = NSValueTransformerName("Upper")
    XCTAssertNil(ValueTransformer(forName: name))
    ValueTransformer.setValueTransformer(Upper(), forName: name)
    defer { ValueTransformer.setValueTransformer(nil, forName: name) }
    XCTAssertEqual(ValueTransformer(forName: name)?.transformedValue("quay") as? String, "QUAY")
    XCTAssertTrue(ValueTransformer.valueTransformerNames().contains(name))
  }

  func testBuiltInTransformers() {
    let negation = ValueTransformer(forName: .negateBooleanTransformerName)
    XCTAssertEqual(negation?.transformedValue(true) as? Bool, false)
    XCTAssertEqual(negation?.reverseTransformedValue(false) as? Bool, true)
    XCTAssertEqual(ValueTransformer(forName: .isNilTransformerName)?.transformedValue(nil) as? Bool, true)
    XCTAssertEqual(ValueTransformer(forName: .isNotNilTransformerName)?.transformedValue("a") as? Bool, true)
  }

  func testChosenFilesCanBeRead() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    XCTAssertFalse(file.startAccessingSecurityScopedResource())
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertTrue(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
    XCTAssertFalse(URL(string: "https://example.org")!.startAccessingSecurityScopedResource())
  }
}
