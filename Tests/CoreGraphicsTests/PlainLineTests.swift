import CoreGraphics
import SeededRandom
import XCTest

/// Plain lines are shaped without Pango, with the same result.
final class PlainLineTests: XCTestCase {
  private let pieces = [
    "a", "A", "V", "fi", "ffl", "W", "o", "T", "y", " ", "  ", "1", "42", ".", ",", "-", "->", "x", "!=", "(",
    ")", "/", "@", "#", "*", "ä", "é", "ß", "Ø", "ł", "Ž", "…", "—", "–", "‘", "’", "“", "”", "•", "·", "°",
    "«",
  ]

  /// Adds an invisible background, which makes Pango shape the text.
  private func byPango(_ style: TextStyle) -> TextStyle {
    var style = style
    style.background = .transparent
    return style
  }

  private func picture(_ layout: TextLayout) throws -> CGImage {
    let context = try XCTUnwrap(CGContext(width: 600, height: 60, scale: 1, opaque: false))
    layout.draw(in: context, at: CGPoint(x: 3, y: 3))
    return try XCTUnwrap(context.makeImage())
  }

  func testALineIsTheSameWithAndWithoutPango() throws {
    var random = SeededNumbers(seed: 5)
    let designs: [FontFace.Design] = [.system, .system, .monospaced, .serif, .family("Noto Sans")]
    for round in 0..<400 {
      let text = (0..<Int.random(in: 1...16, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      var style = TextStyle(
        face: .make(
          design: designs[round % designs.count], size: CGFloat(9 + round % 26),
          weight: [400, 600, 700][round % 3],
          italic: round % 7 == 0, monospacedDigits: round % 4 == 0))
      if round % 5 == 0 { style.kern = CGFloat(round % 3) }
      style.allowsLigatures = round % 6 != 0
      var paragraph = ParagraphStyle(alignment: [.natural, .center, .right][round % 3])
      paragraph.lineHeightMultiple = round % 8 == 0 ? 1.5 : 0
      func layout(_ style: TextStyle) -> TextLayout {
        TextLayout(
          TextContent(text, style: style, paragraph: paragraph), width: round % 2 == 0 ? .infinity : 590,
          height: .infinity, maxLines: 0)
      }
      let (plain, pango) = (layout(style), layout(byPango(style)))
      XCTAssertEqual(plain.usedSize.width, pango.usedSize.width, accuracy: 1e-9, text)
      XCTAssertEqual(plain.usedSize.height, pango.usedSize.height, accuracy: 1e-9)
      XCTAssertEqual(plain.firstBaseline, pango.firstBaseline, accuracy: 1e-9)
      XCTAssertEqual(plain.lastBaseline, pango.lastBaseline, accuracy: 1e-9)
      XCTAssertTrue(try picture(plain).hasSamePixels(as: try picture(pango)), "\(round): \(text)")
      XCTAssertEqual(plain.lines.map(\.frame), pango.lines.map(\.frame))
      let middle = text.utf16.count / 2
      XCTAssertEqual(plain.caretRect(at: middle), pango.caretRect(at: middle))
    }
  }

  func testALineThatIsTooLongIsBroken() {
    let style = TextStyle(face: .make(size: 17))
    let text = "Some words that go on"
    let whole = TextLayout(TextContent(text, style: style), width: .infinity, height: .infinity, maxLines: 0)
    let fitting = TextLayout(
      TextContent(text, style: style), width: whole.usedSize.width, height: .infinity, maxLines: 0)
    XCTAssertEqual(fitting.lines.count, 1)
    let narrow = TextLayout(
      TextContent(text, style: style), width: whole.usedSize.width - 1, height: .infinity, maxLines: 0)
    XCTAssertEqual(narrow.lines.count, 2)
    let cut = TextLayout(
      TextContent(text, style: style, paragraph: ParagraphStyle(lineBreakMode: .truncatingTail)),
      width: whole.usedSize.width - 1, height: .infinity, maxLines: 1)
    XCTAssertTrue(cut.isTruncated)
  }

  func testMissingGlyphsAreFoundInOtherFonts() throws {
    let style = TextStyle(face: .make(size: 17))
    for text in ["a→b", "x\u{301}", "1\u{20E3}", "©", "a\tb", "אב", "한", "😀"] {
      let layout = TextLayout(
        TextContent(text, style: style), width: .infinity, height: .infinity, maxLines: 0)
      XCTAssertEqual(layout.missingGlyphCount, 0, text)
      XCTAssertGreaterThan(layout.usedSize.width, 5, text)
    }
  }
}
