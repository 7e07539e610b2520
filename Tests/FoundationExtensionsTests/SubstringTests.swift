import FoundationExtensions
import XCTest

/// NSString: enumerateSubstrings(in:options:using:), which lowered sources call as `_enumerateSubstrings`.
///
/// Apple: “Enumerates the substrings of the specified type in the specified range of the string.” The tests of Aztec enumerate the
/// paragraphs of the range of one paragraph, and expect one.
final class SubstringTests: XCTestCase {
  private func pieces(
    _ text: String, _ range: NSRange? = nil, _ options: NSString.EnumerationOptions
  ) -> [String] {
    let text = text as NSString
    var pieces: [String] = []
    text._enumerateSubstrings(in: range ?? NSRange(location: 0, length: text.length), options: options) {
      piece, range, enclosing, _ in
      XCTAssertEqual(piece.map { $0 as NSString }, text.substring(with: range) as NSString)
      pieces.append("\(piece ?? "") \(enclosing.location) \(enclosing.length)")
    }
    return pieces
  }

  func testTheRangeLimitsTheEnumeration() {
    let text = "Paragraph 1\nParagraph 2\n"
    XCTAssertEqual(pieces(text, NSRange(location: 0, length: 12), .byParagraphs), ["Paragraph 1 0 12"])
    XCTAssertEqual(pieces(text, nil, .byParagraphs), ["Paragraph 1 0 12", "Paragraph 2 12 12"])
    XCTAssertEqual(pieces(text, NSRange(location: 3, length: 4), .byParagraphs), ["agra 3 4"])
    XCTAssertEqual(pieces(text, NSRange(location: 0, length: 0), .byParagraphs), [])
    XCTAssertEqual(pieces("a\n\nc", nil, .byLines), ["a 0 2", " 2 1", "c 3 1"])
    XCTAssertEqual(
      pieces("e\u{301}b👍🏽", nil, .byComposedCharacterSequences), ["e\u{301} 0 2", "b 2 1", "👍🏽 3 4"])
  }

  func testWordsAndSentences() {
    XCTAssertEqual(
      pieces("  one, two's three!", nil, .byWords), ["one 0 7", "two's 7 6", "three 13 6"])
    XCTAssertEqual(
      pieces("Hi there. How are you?", nil, [.bySentences, .reverse]),
      ["How are you? 10 12", "Hi there.  0 10"])
  }

  func testTextsOfSwift() {
    let text = "é one two"
    var words: [Substring] = []
    text._enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, range, _, stop in
      words.append(text[range])
      XCTAssertEqual(word, String(text[range]))
      if word == "one" { stop = true }
    }
    XCTAssertEqual(words, ["é", "one"])
    text._enumerateSubstrings(in: text.startIndex..., options: [.byWords, .substringNotRequired]) {
      word, _, _, _ in
      XCTAssertNil(word)
    }
  }
}
