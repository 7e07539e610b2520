import Foundation
import FoundationExtensions
import XCTest

/// Tests of sorting text by the rules of a language.
final class SortDescriptorTests: XCTestCase {
  private struct Chapter {
    var title: String
    var note: String?
    var pages = 1
  }

  private let chapters = ["10 Ice", "9 Oak", "9 elm", "Ä"].map { Chapter(title: $0) }

  private func titles(_ order: SortDescriptor<Chapter>...) -> [String] {
    chapters.sorted(using: order).map(\.title)
  }

  func testTextIsSortedAsByTheFinderUnlessTold() {
    let sorted = ["9 elm", "9 Oak", "10 Ice", "Ä"]
    XCTAssertEqual(titles(SortDescriptor(\.title)), sorted)
    XCTAssertEqual(titles(SortDescriptor(\.title, order: .reverse)), sorted.reversed())
    XCTAssertEqual(titles(SortDescriptor(\.pages), .init(\.title, comparator: .localizedStandard)), sorted)
    XCTAssertEqual(
      titles(SortDescriptor(\.title, comparator: .localized, order: .reverse)),
      ["Ä", "9 Oak", "9 elm", "10 Ice"])
    XCTAssertEqual(
      titles(SortDescriptor(\.title, comparator: .lexical)), ["10 Ice", "9 Oak", "9 elm", "Ä"])
  }

  func testAbsentTextIsFirst() {
    let notes = [Chapter(title: "a", note: "b"), Chapter(title: "b"), Chapter(title: "c", note: "A")]
    XCTAssertEqual(notes.sorted(using: SortDescriptor(\.note)).map(\.title), ["b", "c", "a"])
  }

  func testComparatorsSortTextAndKeyPaths() {
    XCTAssertEqual(["a10", "a9"].sorted(using: .localizedStandard), ["a9", "a10"])
    XCTAssertEqual(
      chapters.sorted(using: KeyPathComparator(\.title, comparator: .localizedStandard)).first?.title, "9 elm"
    )
    XCTAssertEqual(["b", "A"].sorted(using: String.StandardComparator.localized), ["A", "b"])
  }
}
