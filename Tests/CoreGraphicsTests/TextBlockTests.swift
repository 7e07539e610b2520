import CoreGraphics
import SeededRandom
import XCTest

/// Long paragraphs are laid out in blocks, and a change lays out only the affected ones.
final class TextBlockTests: XCTestCase {
  private let plain = TextStyle(face: .make(size: 17))
  private let bold = TextStyle(face: .make(size: 17, weight: 700))
  private let words = [
    "some", "words", "that", "a", "person", "would", "write", "incomprehensibilities", "—", "42", "naïve",
    "and",
    "한국어", "日本語の文章", "😀", "well-known", "x/y",
  ]

  private func layout(
    _ content: TextContent, width: CGFloat = 300, isWhole: Bool = false, previous: TextLayout? = nil
  ) -> TextLayout {
    // A line limit requires a single layout.
    TextLayout(
      content, width: width, height: .infinity, maxLines: isWhole ? 100_000 : 0, previous: previous)
  }

  private func content(_ text: String, boldFrom: Int = 0, length: Int = 0, _ style: ParagraphStyle = .init())
    -> TextContent
  {
    guard length > 0 else { return TextContent(text, style: plain, paragraph: style) }
    return TextContent(
      text,
      runs: [
        .init(length: boldFrom, style: plain), .init(length: length, style: bold),
        .init(length: .max, style: plain),
      ], paragraphs: [.init(length: .max, style: style)])
  }

  private func assertSame(_ layout: TextLayout, _ other: TextLayout, _ message: String) {
    XCTAssertEqual(layout.lines.map(\.range), other.lines.map(\.range), message)
    for (line, peer) in zip(layout.lines, other.lines) {
      // The first letter of a block is not kerned with the preceding line.
      XCTAssertEqual(line.frame.minX, peer.frame.minX, accuracy: 1, message)
      XCTAssertEqual(line.frame.width, peer.frame.width, accuracy: 1, message)
      XCTAssertEqual(line.frame.minY, peer.frame.minY, accuracy: 1e-6, message)
      XCTAssertEqual(line.baseline, peer.baseline, accuracy: 1e-6, message)
    }
    XCTAssertEqual(layout.usedSize.height, other.usedSize.height, accuracy: 1e-6, message)
  }

  func testBlocksBreakLinesAsOneLayoutDoes() {
    var random = SeededNumbers(seed: 8)
    for round in 0..<12 {
      let text = (0..<500).map { _ in words[Int.random(in: 0..<words.count, using: &random)] }.joined(
        separator: " ")
      var style = ParagraphStyle(alignment: [.natural, .center, .right][round % 3])
      style.firstLineHeadIndent = round % 2 == 0 ? 20 : 0
      style.headIndent = round % 4 == 0 ? 35 : 0
      style.lineSpacing = round % 3 == 0 ? 4 : 0
      let content = content(text, boldFrom: 700, length: round % 2 * 500, style)
      let blocks = layout(content)
      XCTAssertGreaterThan(blocks.blocks.count, 3)
      assertSame(blocks, layout(content, isWhole: true), "round \(round)")
    }
  }

  func testAChangedTextIsLaidOutAsANewOne() {
    var random = SeededNumbers(seed: 9)
    var text = (0..<600).map { _ in words[Int.random(in: 0..<words.count, using: &random)] }.joined(
      separator: " ")
    var current = layout(content(text))
    for round in 0..<150 {
      var characters = Array(text)
      let from = Int.random(in: 0...characters.count, using: &random)
      let to = min(characters.count, from + [0, 0, 1, 3, 40][round % 5])
      let new = ["x", " ", "words ", "", "a longer insertion of several words "][(round / 5) % 5]
      characters.replaceSubrange(from..<to, with: Array(new))
      text = String(characters)
      let units = text.utf16.count
      let changed = round % 4 == 0 ? content(text, boldFrom: units / 3, length: 400) : content(text)
      let next = layout(changed, previous: current)
      let whole = layout(changed, isWhole: true)
      assertSame(next, whole, "round \(round)")
      for index in stride(from: round, through: units, by: 397) {
        XCTAssertEqual(next.wordRange(at: index), whole.wordRange(at: index))
        XCTAssertEqual(next.nextWordEnd(after: index), whole.nextWordEnd(after: index))
        XCTAssertEqual(next.previousWordStart(before: index), whole.previousWordStart(before: index))
      }
      current = next
    }
  }

  func testALetterTypedLaysOutTheBlocksAroundIt() {
    let text = (0..<1500).map { String(repeating: "w", count: 1 + $0 * 7 % 11) }.joined(separator: " ")
    let before = layout(content(text))
    var characters = Array(text)
    characters.insert("x", at: 5000)
    let after = layout(content(String(characters)), previous: before)
    let known = Set(before.blocks.map(\.identifier))
    XCTAssertGreaterThan(before.blocks.count, 12)
    XCTAssertLessThanOrEqual(after.blocks.filter { !known.contains($0.identifier) }.count, 3)
  }

  func testTextFromTheRightIsNotCut() {
    let text = String(repeating: "שלום עולם and words ", count: 100)
    XCTAssertEqual(layout(content(text)).blocks.count, 1)
  }
}
