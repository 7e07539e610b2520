@testable import UIKit
import XCTest

/// Sections by the first letter: "UILocalizedIndexedCollation" in Apple's documentation, and the index characters of the
/// Unicode CLDR.
@MainActor
final class IndexedCollationTests: XCTestCase {
  func testEnglish() {
    let collation = UILocalizedIndexedCollation(language: "en")
    XCTAssertEqual(collation.sectionTitles.count, 27)
    XCTAssertEqual(collation.sectionTitles.first, "A")
    XCTAssertEqual(collation.sectionIndexTitles.last, "#")
    XCTAssertEqual(collation.section(forSectionIndexTitle: 3), 3)
    let alphabet = IndexAlphabet(language: "en")
    for (text, section) in [
      ("apple", 0), ("Zoo", 25), ("élan", 4), (" Big", 1), ("7 up", 26), ("", 26), ("Ｗide", 22), ("서울", 26),
    ] {
      XCTAssertEqual(alphabet.section(of: text), section, text)
    }
  }

  func testOtherLanguages() {
    func title(_ text: String, _ language: String) -> String {
      let alphabet = IndexAlphabet(language: language)
      return alphabet.titles[alphabet.section(of: text)]
    }
    XCTAssertEqual(["서울", "까치", "하나", "ㅏ", "Apple"].map { title($0, "ko") }, ["ㅅ", "ㄱ", "ㅎ", "#", "A"])
    XCTAssertEqual(["さくら", "ガム", "やま", "ん", "Zoo"].map { title($0, "ja") }, ["さ", "か", "や", "わ", "Z"])
    XCTAssertEqual(["ёлка", "Яна", "ъ"].map { title($0, "ru") }, ["Е", "Я", "Щ"])
    XCTAssertEqual(["Örebro", "Ärla", "Oslo"].map { title($0, "sv") }, ["Ö", "Ä", "O"])
    XCTAssertEqual(["Örebro", "ñu"].map { title($0, "de") }, ["O", "N"])
    XCTAssertEqual(title("ñu", "es"), "Ñ")
  }

  func testObjectsAreSortedAndPlaced() {
    let collation = UILocalizedIndexedCollation.current()
    let title = Selector("title")
    let items = ["Zoe", "adam", "Bert", "Ädam"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    let sorted = collation.sortedArray(from: items, collationStringSelector: title)
    XCTAssertEqual(sorted.compactMap { ($0 as? UIBarButtonItem)?.title }, ["adam", "Ädam", "Bert", "Zoe"])
    XCTAssertEqual(items.map { collation.section(for: $0, collationStringSelector: title) }, [25, 0, 1, 0])
    let words = collation.sortedArray(from: ["b", "a"], collationStringSelector: Selector("self"))
    XCTAssertEqual(words as? [String], ["a", "b"])
  }
}
