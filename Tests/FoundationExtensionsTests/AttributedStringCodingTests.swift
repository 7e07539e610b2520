import FoundationExtensions
import XCTest

/// Tests of attributed text in files.
final class AttributedStringCodingTests: XCTestCase {
  private struct Note: Codable, Equatable { var text: AttributedString }

  func testTextWithoutAttributesIsAString() throws {
    let note = Note(text: AttributedString("Plain"))
    let data = try JSONEncoder().encode(note)
    XCTAssertEqual(String(decoding: data, as: UTF8.self), #"{"text":"Plain"}"#)
    XCTAssertEqual(try JSONDecoder().decode(Note.self, from: data), note)
  }

  func testAttributesFollowTheirTexts() throws {
    var link = AttributedString("site")
    link.link = URL(string: "https://example.com")
    var strong = AttributedString("!")
    strong.inlinePresentationIntent = .stronglyEmphasized
    let note = Note(text: AttributedString("The ") + link + strong)
    let data = try JSONEncoder().encode(note)
    XCTAssertEqual(try JSONDecoder().decode(Note.self, from: data), note)
    let json = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: [Any]])
    XCTAssertEqual(json["text"]?.count, 6)
    XCTAssertEqual(json["text"]?[2] as? String, "site")
    XCTAssertEqual((json["text"]?[3] as? [String: Any])?["NSLink"] as? String, "https://example.com")
  }

  func testOtherValuesAreRefused() {
    for text in [#"{"text":3}"#, #"{"text":["a",{},4]}"#, #"{"text":[{}]}"#] {
      XCTAssertThrowsError(try JSONDecoder().decode(Note.self, from: Data(text.utf8)))
    }
  }
}
