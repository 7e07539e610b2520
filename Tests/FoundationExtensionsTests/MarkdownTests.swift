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
      try runs("<https://a.b> <a@b.c> <b>"), "[@https://a.b@https://a.b][ ][@mailto:a@b.c@a@b.c][ ][<b>]")
    XCTAssertEqual(try runs("![alt](i.png)"), "[#i.png#alt]")
  }

  func testAddressesAreLinks() throws {
    XCTAssertEqual(
      try runs("at https://a.b/c?d=e, www.a.b or me@a.b."),
      "[at ][@https://a.b/c?d=e@https://a.b/c?d=e][, ][@http://www.a.b@www.a.b][ or ]"
        + "[@mailto:me@a.b@me@a.b][.]")
    XCTAssertEqual(try runs("www.a.b\nwww.c.d"), "[@http://www.a.b@www.a.b][\n][@http://www.c.d@www.c.d]")
    XCTAssertEqual(try runs("a@b :// @"), "[a@b :// @]")
  }

  func testTextWithoutBlocks() throws {
    XCTAssertEqual(try runs("a\n  b"), "[a\n  b]")
    XCTAssertEqual(try runs("\n a \r\n\n"), "[\n a \n\n]")
    XCTAssertEqual(try runs("a\tb\n\t*c*"), "[a\tb\n\t][*c]")
    XCTAssertEqual(try runs("&amp;&#65;&#x42;&nope;"), "[&AB&nope;]")
    for literal in [
      "# a", "a #", "#", "a #\n##", "- a\n- b", "1. a", "> a", "    a", "---", "a\n===", "|a|\n|-|", "[a]: b",
    ] {
      XCTAssertEqual(try runs(literal), "[\(literal)]")
    }
    XCTAssertEqual(try runs("```\na\n```"), "[` a ]")
    XCTAssertEqual(try runs("a\\\nb"), "[a\nb]")
    let joined = try AttributedString(
      markdown: " a\n  b  \nc\\\nd ", options: .init(interpretedSyntax: .inlineOnly))
    XCTAssertEqual(String(joined.characters), "a b\nc\nd")
    XCTAssertEqual(
      joined.runs.compactMap(\.inlinePresentationIntent), [.softBreak, .lineBreak, .lineBreak])
  }

  func testExtendedAttributes() throws {
    func text(_ markdown: String, _ allows: Bool) throws -> String {
      let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: allows)
      return try String(AttributedString(markdown: markdown, options: options).characters)
    }
    XCTAssertEqual(try text("^[3 **eggs**](inflect: true) and ^[a](b)", true), "3 eggs and ^a")
    XCTAssertEqual(try text("^[3 eggs](inflect: true)", false), "^[3 eggs](inflect: true)")
  }

  /// Returns the texts of a document with their blocks, from the innermost to the outermost.
  private func blocks(_ markdown: String) throws -> [String] {
    let text = try AttributedString(markdown: markdown)
    return text.runs[\.presentationIntent].map { intent, range in
      "\(String(text[range].characters)): \(intent.map { $0.components.map(\.kind.debugDescription).joined(separator: " < ") } ?? "none")"
    }
  }

  func testBlocks() throws {
    XCTAssertEqual(try blocks("a\nb\n\nc"), ["a b: paragraph", "c: paragraph"])
    XCTAssertEqual(try blocks("# One *two*\nthree\n==="), ["One two: header 1", "three: header 1"])
    XCTAssertEqual(
      try blocks("- a\n- b\n\n  c\n  1. d\n\n3. e"),
      [
        "a: paragraph < listItem 1 < unorderedList", "b: paragraph < listItem 2 < unorderedList",
        "c: paragraph < listItem 2 < unorderedList",
        "d: paragraph < listItem 1 < orderedList < listItem 2 < unorderedList",
        "e: paragraph < listItem 3 < orderedList",
      ])
    XCTAssertEqual(
      try blocks("> a\n\n```swift\nlet a\n```\n\n---\n<p>"),
      [
        "a: paragraph < blockQuote", "let a\n: codeBlock 'swift'", "\u{2E3B}: thematicBreak",
        "<p>\n: paragraph",
      ])
    XCTAssertEqual(
      try blocks("| a | b |\n|:-:|--:|\n| c | |"),
      [
        "a: tableCell 0 < tableHeaderRow < table \(Self.columns)",
        "b: tableCell 1 < tableHeaderRow < table \(Self.columns)",
        "c: tableCell 0 < tableRow 1 < table \(Self.columns)",
      ])
  }

  private static let columns = [PresentationIntent.TableColumn(alignment: .center), .init(alignment: .right)]

  func testIdentitiesOfBlocks() throws {
    let text = try AttributedString(markdown: "- a\n- b")
    let intents = text.runs.compactMap(\.presentationIntent)
    XCTAssertEqual(intents.map { $0.components.map(\.identity) }, [[3, 2, 1], [5, 4, 1]])
    XCTAssertEqual(intents[0].indentationLevel, 1)
    XCTAssertFalse(intents[0].isEquivalent(to: intents[1]))
    let first = PresentationIntent(.paragraph, identity: 9, parent: .init(.blockQuote, identity: 8))
    XCTAssertTrue(
      first.isEquivalent(
        to: PresentationIntent(.paragraph, identity: 2, parent: .init(.blockQuote, identity: 1))))
    XCTAssertEqual(first.count, 2)
  }

  func testSourcePositions() throws {
    let options = AttributedString.MarkdownParsingOptions(appliesSourcePositionAttributes: true)
    let text = try AttributedString(markdown: "# One\n\n**two**", options: options)
    let position = try XCTUnwrap(text.runs.reversed().first?.markdownSourcePosition)
    XCTAssertEqual(position, .init(startLine: 3, startColumn: 3, endLine: 3, endColumn: 5))
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
