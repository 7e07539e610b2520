import XCTest

@testable import UIKit

/// Tests of spell checking with installed dictionaries.
@MainActor
final class SpellingTests: XCTestCase {
  private var folder: URL!

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("spelling-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let words = "5\nharbour/SM\ncarry/DG\nhappy/U\nLondon/M\nship/SDG\ndon't\n"
    let rules = """
      SET UTF-8
      PFX U Y 1
      PFX U 0 un .
      SFX S Y 2
      SFX S 0 s [^sxzhy]
      SFX S y ies [^aeiou]y
      SFX M Y 1
      SFX M 0 's .
      SFX D Y 2
      SFX D y ied [^aeiou]y
      SFX D 0 ped p
      SFX G Y 1
      SFX G 0 ing y
      """
    try Data(words.utf8).write(to: folder.appendingPathComponent("en_GB.dic"))
    try Data(rules.utf8).write(to: folder.appendingPathComponent("en_GB.aff"))
    SpellingDictionaries.shared = SpellingDictionaries(folders: [folder.path])
  }

  override func tearDown() async throws {
    SpellingDictionaries.shared = SpellingDictionaries(folders: [])
    try FileManager.default.removeItem(at: folder)
  }

  private func wrong(_ text: String, from start: Int = 0, wrap: Bool = false, language: String = "en")
    -> NSRange
  {
    UITextChecker().rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap,
      language: language)
  }

  func testWordsWithAffixes() {
    for word in [
      "harbour", "harbours", "London's", "carried", "carrying", "unhappy", "Harbour", "HARBOUR",
      "don\u{2019}t",
    ] {
      XCTAssertEqual(wrong(word).location, NSNotFound, word)
    }
    for word in ["harbor", "carrys", "unship", "london", "shiped"] {
      XCTAssertEqual(wrong(word), NSRange(location: 0, length: word.utf16.count), word)
    }
  }

  func testTheFirstWrongWordBehindAnOffset() {
    let text = "harbuor, ship, carryed"
    XCTAssertEqual(wrong(text), NSRange(location: 0, length: 7))
    XCTAssertEqual(wrong(text, from: 8), NSRange(location: 15, length: 7))
    XCTAssertEqual(wrong(text, from: 16).location, NSNotFound)
    XCTAssertEqual(wrong(text, from: 16, wrap: true), NSRange(location: 0, length: 7))
  }

  func testWordsAreRightWhereThereIsNoDictionary() {
    XCTAssertEqual(wrong("xqzt", language: "fr").location, NSNotFound)
    XCTAssertEqual(UITextChecker.availableLanguages, ["en_GB"])
  }

  func testGuessesCompletionsAndLearning() {
    let checker = UITextChecker()
    let range = NSRange(location: 0, length: 7)
    XCTAssertEqual(checker.guesses(forWordRange: range, in: "Harbuor", language: "en_GB")?.first, "Harbour")
    XCTAssertEqual(
      checker.completions(forPartialWordRange: NSRange(location: 0, length: 2), in: "ha", language: "en"),
      ["happy", "harbour"])
    UITextChecker.learnWord("portolan")
    XCTAssertEqual(wrong("portolan").location, NSNotFound)
    UITextChecker.unlearnWord("portolan")
    XCTAssertEqual(wrong("portolan").location, 0)
  }
}
