import FoundationExtensions
import SeededRandom
import XCTest

final class MarkdownTests: XCTestCase {
  /// Returns the runs of a text with their emphasis: `*` emphasis, `!` strong, `` ` `` code, `~`
  /// strikethrough, `@` link.
  private func runs(_ markdown: String, full: Bool = false) throws -> String {
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: full ? .full : .inlineOnlyPreservingWhitespace)
    let text = try AttributedString(markdown: markdown, options: options)
    return text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      var marks = ""
      if intent.contains(.emphasized) { marks += "*" }
      if intent.contains(.stronglyEmphasized) { marks += "!" }
      if intent.contains(.code) { marks += "`" }
      if intent.contains(.strikethrough) { marks += "~" }
      if let link = run.link { marks += "@\(link.absoluteString)@" }
      if let image = run.imageURL { marks += "#\(image.absoluteString)#" }
      return "[\(marks)\(String(text[run.range].characters))]"
    }.joined()
  }

  func testEmphasis() throws {
    XCTAssertEqual(try runs("plain"), "[plain]")
    XCTAssertEqual(try runs("a *b* c"), "[a ][*b][ c]")
    XCTAssertEqual(try runs("a **b** c"), "[a ][!b][ c]")
    XCTAssertEqual(try runs("***both***"), "[*!both]")
    XCTAssertEqual(try runs("**a *b* c**"), "[!a ][*!b][! c]")
    XCTAssertEqual(try runs("*a **b** c*"), "[*a ][*!b][* c]")
    XCTAssertEqual(try runs("_a_ and __b__"), "[*a][ and ][!b]")
    XCTAssertEqual(try runs("~~gone~~ ~too~"), "[~gone][ ][~too]")
    XCTAssertEqual(try runs("**굵게** 보통"), "[!굵게][ 보통]")
  }

  func testTextWithoutEmphasis() throws {
    XCTAssertEqual(try runs("2 * 3 * 4"), "[2 * 3 * 4]")
    XCTAssertEqual(try runs("snake_case_name"), "[snake_case_name]")
    XCTAssertEqual(try runs("**open"), "[**open]")
    XCTAssertEqual(try runs(#"\*not\*"#), "[*not*]")
    XCTAssertEqual(try runs("a ** b"), "[a ** b]")
    XCTAssertEqual(try runs("~~~x~~~"), "[~~~x~~~]")
  }

  func testCode() throws {
    XCTAssertEqual(try runs("use `let x = *1*`"), "[use ][`let x = *1*]")
    XCTAssertEqual(try runs("`` a`b ``"), "[`a`b]")
    XCTAssertEqual(try runs("`open"), "[`open]")
  }

  func testLinks() throws {
    XCTAssertEqual(try runs("see [here](https://a.b/c) now"), "[see ][@https://a.b/c@here][ now]")
    XCTAssertEqual(try runs("[**b**](x:y)"), "[!@x:y@b]")
    XCTAssertEqual(try runs("[a](<x y> \"title\")"), "[@x%20y@a]")
    XCTAssertEqual(try runs("[a](b(c)d)"), "[@b(c)d@a]")
    XCTAssertEqual(try runs("[no link]"), "[[no link]]")
    XCTAssertEqual(try runs("[a](b"), "[[a](b]")
    XCTAssertEqual(
      try runs("<https://a.b> <a@b.c> <b>"), "[@https://a.b@https://a.b][ ][@mailto:a@b.c@a@b.c][ <b>]")
    XCTAssertEqual(try runs("![alt](i.png)"), "[#i.png#alt]")
  }

  func testSpaceAndParagraphs() throws {
    XCTAssertEqual(try runs("a\n  b"), "[a\n  b]")
    XCTAssertEqual(try runs("&amp;&#65;&#x42;&nope;"), "[&AB&nope;]")
    let full = try AttributedString(markdown: "a\nb\n\nc")
    XCTAssertEqual(String(full.characters), "a b\nc")
  }

  func testAnyTextIsRead() throws {
    var random = SeededNumbers(seed: 5)
    let alphabet = Array("ab *_~`[]()<>!\\&;\n한")
    for _ in 0..<5_000 {
      let text = String(
        (0..<Int.random(in: 0...20, using: &random)).map { _ in alphabet.randomElement(using: &random)! })
      for syntax in [AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly] {
        let result = try AttributedString(markdown: text, options: .init(interpretedSyntax: syntax))
        XCTAssertLessThanOrEqual(result.characters.count, text.count + 16)
      }
    }
  }
}
