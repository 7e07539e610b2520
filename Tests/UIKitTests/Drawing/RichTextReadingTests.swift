import SeededRandom
import UIKit
import XCTest

/// NSAttributedString: init(data:options:documentAttributes:) for Rich Text Format of other programs
@MainActor
final class RichTextReadingTests: XCTestCase {
  private func read(_ document: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(document.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
      documentAttributes: nil)
  }

  private func attribute(_ key: NSAttributedString.Key, of word: String, in text: NSAttributedString) -> Any?
  {
    text.attribute(key, at: (text.string as NSString).range(of: word).location, effectiveRange: nil)
  }

  private func font(of word: String, in text: NSAttributedString) -> UIFont? {
    attribute(.font, of: word, in: text) as? UIFont
  }

  private let document = #"""
    {\rtf1\ansi\ansicpg1252\cocoartf2761
    \cocoatextscaling0\cocoaplatform0{\fonttbl\f0\fswiss\fcharset0 Helvetica;\f1\fnil\fcharset0 Courier;}
    {\colortbl;\red255\green255\blue255;\red255\green0\blue0;}
    {\*\expandedcolortbl;;\cssrgb\c100000\c0\c0;}
    {\info{\author Somebody}}
    \pard\tx560\pardirnatural\qc\sa200

    \f0\fs48 \cf0 Title\
    \pard\fi-360\li720\qj\sl360\slmult1

    \fs24 caf\'e9 \b bold\b0  \i italic\i0  {\ul under} {\strike struck}\
    \f1\cf2 \u8364 ? \uc0\u55357 \u56832  \{braces\} \\\
    {\field{\*\fldinst{HYPERLINK "https://a.example/?q=1"}}{\fldrslt a link}} tail}
    """#

  func testTexts() throws {
    let text = try read(document)
    XCTAssertEqual(
      text.string, "Title\ncafé bold italic under struck\n€ 😀 {braces} \\\na link tail")
    XCTAssertEqual(try read(#"{\rtf1 a\tab b\line c\emdash d\~e\par f}"#).string, "a\tb\u{2028}c—d\u{a0}e\nf")
    XCTAssertEqual(try read(#"{\rtf1 {\*\unknown hidden}shown{\v hidden}}"#).string, "shown")
  }

  func testAttributes() throws {
    let text = try read(document)
    XCTAssertEqual(font(of: "Title", in: text)?.pointSize, 24)
    XCTAssertEqual(font(of: "caf", in: text)?.pointSize, 12)
    XCTAssertEqual(font(of: "bold", in: text)?.fontDescriptor.symbolicTraits.contains(.traitBold), true)
    XCTAssertEqual(font(of: "italic", in: text)?.fontDescriptor.symbolicTraits.contains(.traitItalic), true)
    XCTAssertEqual(font(of: "struck", in: text)?.fontDescriptor.symbolicTraits.contains(.traitBold), false)
    XCTAssertEqual(
      attribute(.underlineStyle, of: "under", in: text) as? Int, NSUnderlineStyle.single.rawValue)
    XCTAssertNil(attribute(.underlineStyle, of: "struck", in: text))
    XCTAssertEqual(attribute(.strikethroughStyle, of: "struck", in: text) as? Int, 1)
    XCTAssertEqual(
      attribute(.foregroundColor, of: "braces", in: text) as? UIColor,
      UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertNil(attribute(.foregroundColor, of: "Title", in: text), "the reader's own color")
    XCTAssertEqual(attribute(.link, of: "a link", in: text) as? URL, URL(string: "https://a.example/?q=1"))
    XCTAssertNil(attribute(.link, of: "tail", in: text))
    let title = try XCTUnwrap(attribute(.paragraphStyle, of: "Title", in: text) as? NSParagraphStyle)
    XCTAssertEqual(title.alignment, .center)
    XCTAssertEqual(title.paragraphSpacing, 10)
    let body = try XCTUnwrap(attribute(.paragraphStyle, of: "bold", in: text) as? NSParagraphStyle)
    XCTAssertEqual(body.alignment, .justified)
    XCTAssertEqual(body.headIndent, 36)
    XCTAssertEqual(body.firstLineHeadIndent, 18)
    XCTAssertEqual(body.lineHeightMultiple, 1.5)
    XCTAssertEqual(body.paragraphSpacing, 0)
  }

  func testPicturesAreAttachments() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    let digits = try XCTUnwrap(image.pngData()).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let text = try read(#"{\rtf1 a{\*\shppict{\pict\pngblip\picwgoal600\pichgoal400 "# + digits + "}}b}")
    XCTAssertEqual(text.string, "a\u{fffc}b")
    let attachment = text.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment
    XCTAssertEqual(attachment?.bounds.size, CGSize(width: 30, height: 20))
    XCTAssertNotNil(attachment?.image)
  }

  func testDamagedDocumentsAreRead() throws {
    var generator = SeededNumbers(seed: 5)
    let bytes = Array(document.utf8)
    for _ in 0..<300 {
      var damaged = Array(bytes.prefix(Int.random(in: 6...bytes.count, using: &generator)))
      for _ in 0..<3 {
        damaged[Int.random(in: 5..<damaged.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      _ = try NSAttributedString(
        data: Data(damaged), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
    _ = try read(#"{\rtf1 "# + String(repeating: "{", count: 5_000) + "a")
    _ = try read(#"{\rtf1 \bin99999999999 a"#)
  }
}
