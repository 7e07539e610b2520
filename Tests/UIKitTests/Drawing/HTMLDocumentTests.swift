import SeededRandom
import UIKit
import XCTest

/// NSAttributedString: init(data:options:documentAttributes:)
@MainActor
final class HTMLDocumentTests: XCTestCase {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
  }

  private func font(_ text: NSAttributedString, _ word: String) -> UIFont? {
    let range = (text.string as NSString).range(of: word)
    return text.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont
  }

  func testTextsOfHTML() throws {
    XCTAssertEqual(
      try read("Caf&eacute; &amp; b&#228;r &#x1F600; &unknown; A&B").string, "Café & bär 😀 &unknown; A&B")
    XCTAssertEqual(try read("<p>One</p>\n\n<p>Two <b> three</b></p>").string, "One\nTwo three\n")
    XCTAssertEqual(try read("<html><head><title>T</title></head><body>Only</body></html>").string, "Only")
    XCTAssertEqual(try read("a<br>b<br/>c").string, "a\u{2028}b\u{2028}c")
    XCTAssertEqual(try read("<ul><li>A<li>B</ul><ol><li>C</li></ol>").string, "\t•\tA\n\t•\tB\n\t1.\tC\n")
    XCTAssertEqual(try read("<pre>a  b\n c</pre>").string, "a  b\n c\n")
    XCTAssertEqual(try read("x<!-- no -->y<script>if (a<b) {}</script>z").string, "xyz")
    XCTAssertEqual(try read("1 < 2 and </> <3").string, "1 < 2 and </> <3")
  }

  func testStylesOfHTML() throws {
    let text = try read(
      """
      <style>body { font-family: -apple-system; font-size: 16px } .big { font-size: 2em } /* c */</style>
      plain <b>bold</b> <i>italic</i> <span class="big" style="color:#ff0000">red</span> <a href="https://a.example/">link</a>
      """)
    XCTAssertEqual(font(text, "plain")?.pointSize, 12)
    XCTAssertTrue(font(text, "bold")!.fontDescriptor.symbolicTraits.contains(.traitBold))
    XCTAssertTrue(font(text, "italic")!.fontDescriptor.symbolicTraits.contains(.traitItalic))
    XCTAssertEqual(font(text, "red")?.pointSize, 24)
    let red = text.attribute(
      .foregroundColor, at: (text.string as NSString).range(of: "red").location, effectiveRange: nil)
    XCTAssertEqual(red as? UIColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let link = text.attribute(
      .link, at: (text.string as NSString).range(of: "link").location, effectiveRange: nil)
    XCTAssertEqual(link as? URL, URL(string: "https://a.example/"))
    let body = try read(
      "<style>body { font-family: '-apple-system'; font-size: 16px }</style><body>text</body>")
    XCTAssertEqual(font(body, "text"), .systemFont(ofSize: 16))
    let centered = try read("<p style='text-align: center'>text</p>")
    let style = centered.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    XCTAssertEqual(style?.alignment, .center)
  }

  func testOtherDocuments() throws {
    var attributes: NSDictionary?
    let plain = try NSAttributedString(data: Data("a <b>".utf8), documentAttributes: &attributes)
    XCTAssertEqual(plain.string, "a <b>")
    XCTAssertEqual(attributes?["DocumentType"] as? String, NSAttributedString.DocumentType.plain.rawValue)
    XCTAssertThrowsError(
      try NSAttributedString(
        data: Data("x".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil))
    let mutable = try NSMutableAttributedString(
      data: Data("<!DOCTYPE html><p>x".utf8), options: [:], documentAttributes: nil)
    mutable.append(NSAttributedString(string: "y"))
    XCTAssertEqual(mutable.string, "xy")
  }

  func testArbitraryBytesAreRead() throws {
    var seed: UInt64 = 7
    let parts = [
      "<", ">", "</", "p", "ul", "li", "style", "=", "\"", "&", "#", ";", "x", " ", "<!--", "-->", "é",
      "<a href=", "pre",
    ]
    for _ in 0..<400 {
      var text = ""
      for _ in 0..<40 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += parts[Int(seed >> 33) % parts.count]
      }
      XCTAssertLessThanOrEqual(try read(text).string.utf16.count, text.utf16.count * 4)
    }
    let nested = String(repeating: "<div>", count: 5000) + "x"
    XCTAssertEqual(try read(nested).string, "x")
  }

  /// Whatever a document contains, reading it ends, and its text is no longer than the document and the markers of its lists.
  func testDamagedHTML() throws {
    let pieces = [
      "<", ">", "</", "/>", "<p", "<b>", "</b>", "<li>", "<ol>", "</ul>", "<pre>", "<td>", "<a href='", "\"",
      "=", " ",
      "\n", "text", "한글", "&", "&amp", ";", "&#", "x1F600;", "&#99999999999;", "<!--", "-->", "<style>",
      "</style>",
      "{", "}", "color:#", "font-size: -1e9px", "<font size=9>", "<script>", "<h1 style='", "<br>",
      "<![CDATA[", "<?",
    ]
    var random = SeededNumbers(seed: 1)
    for _ in 0..<3000 {
      let count = Int.random(in: 1...40, using: &random)
      let html = (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
      XCTAssertLessThanOrEqual(try read(html).length, 6 * html.utf16.count, html)
    }
  }

  func testManyComments() throws {
    let comments = String(repeating: "<!-- - -->\n<!>", count: 50_000)
    XCTAssertEqual(try read("<p>before\(comments)after").string, "before after")
  }
}
