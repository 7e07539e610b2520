import UIKit
import XCTest

/// NSAttributedString: data(from:documentAttributes:), fileWrapper(from:documentAttributes:), init(data:options:documentAttributes:)
@MainActor
final class RichTextDocumentTests: XCTestCase {
  private typealias DocumentType = NSAttributedString.DocumentType

  private func read(_ rtf: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(rtf.utf8), options: [.documentType: DocumentType.rtf], documentAttributes: nil)
  }

  /// Returns a text after it was written and read.
  private func copy(_ text: NSAttributedString, as type: NSAttributedString.DocumentType) throws
    -> NSAttributedString
  {
    let data = try text.data(
      from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
    return try NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil)
  }

  func testAttributesAreWrittenAndRead() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.firstLineHeadIndent = 12
    style.headIndent = 20
    style.paragraphSpacing = 6
    style.lineHeightMultiple = 1.5
    let text = NSMutableAttributedString(
      string: "Bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 15), .paragraphStyle: style])
    text.append(
      NSAttributedString(
        string: " red",
        attributes: [
          .font: UIFont(name: "Courier", size: 13.5)!, .foregroundColor: UIColor.red,
          .backgroundColor: UIColor.yellow,
          .underlineStyle: NSUnderlineStyle.double.rawValue,
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
          .baselineOffset: -3, .kern: 0.5, .link: URL(string: "https://example.org/a?b=c")!,
          .paragraphStyle: style,
        ]))
    let copy = try copy(text, as: .rtf)
    XCTAssertEqual(copy.string, "Bold red")
    let bold = copy.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    XCTAssertEqual(bold?.pointSize, 15)
    XCTAssertTrue(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false)
    let attributes = copy.attributes(at: 5, effectiveRange: nil)
    XCTAssertEqual(
      (attributes[.font] as? UIFont)?.familyName, UIFont(name: "Courier", size: 13.5)?.familyName)
    XCTAssertEqual((attributes[.font] as? UIFont)?.pointSize, 13.5)
    XCTAssertEqual(attributes[.foregroundColor] as? UIColor, UIColor.red)
    XCTAssertEqual(attributes[.backgroundColor] as? UIColor, UIColor.yellow)
    XCTAssertEqual(attributes[.underlineStyle] as? Int, NSUnderlineStyle.double.rawValue)
    XCTAssertEqual(attributes[.strikethroughStyle] as? Int, NSUnderlineStyle.single.rawValue)
    XCTAssertEqual(attributes[.baselineOffset] as? CGFloat, -3)
    XCTAssertEqual(attributes[.kern] as? CGFloat, 0.5)
    XCTAssertEqual(attributes[.link] as? URL, URL(string: "https://example.org/a?b=c"))
    let read = attributes[.paragraphStyle] as? NSParagraphStyle
    XCTAssertEqual(read, style)
    XCTAssertNil(copy.attribute(.link, at: 0, effectiveRange: nil))
  }

  func testCharactersAreWrittenAndRead() throws {
    let text = "a\\b {c}\n\tü € 한 😀\u{2028}“q”"
    for type in [DocumentType.rtf, .rtfd, .plain] {
      XCTAssertEqual(try copy(NSAttributedString(string: text), as: type).string, text, type.rawValue)
    }
  }

  /// A document as TextEdit writes it.
  func testDocumentsOfOtherPrograms() throws {
    let text = try read(
      """
      {\\rtf1\\ansi\\ansicpg1252\\cocoartf2639
      \\cocoatextscaling0\\cocoaplatform0{\\fonttbl\\f0\\fswiss\\fcharset0 Helvetica;\\f1\\fswiss\\fcharset0 Helvetica-Bold;}
      {\\colortbl;\\red255\\green255\\blue255;\\red251\\green2\\blue7;}
      {\\*\\expandedcolortbl;;\\cssrgb\\c100000\\c14913\\c0;}
      \\pard\\tx560\\tx1120\\pardirnatural\\qc\\partightenfactor0

      \\f0\\fs24 \\cf0 Gr\\'fc\\'dfe \\u8364 ? \\
      \\f1\\b\\fs36 \\cf2 Red\\f0\\b0\\fs24 \\cf0  end\\
      {\\field{\\*\\fldinst{HYPERLINK "https://example.org"}}{\\fldrslt link}}.}
      """)
    XCTAssertEqual(text.string, "Grüße € \nRed end\nlink.")
    let red = (text.string as NSString).range(of: "Red").location
    let font = text.attribute(.font, at: red, effectiveRange: nil) as? UIFont
    XCTAssertEqual(font?.pointSize, 18)
    XCTAssertTrue(font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false)
    XCTAssertEqual(
      text.attribute(.foregroundColor, at: red, effectiveRange: nil) as? UIColor,
      UIColor(red: 251 / 255, green: 2 / 255, blue: 7 / 255, alpha: 1))
    XCTAssertEqual(
      (text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment, .center)
    let link = (text.string as NSString).range(of: "link").location
    XCTAssertEqual(
      text.attribute(.link, at: link, effectiveRange: nil) as? URL, URL(string: "https://example.org"))
    XCTAssertNil(text.attribute(.link, at: text.length - 1, effectiveRange: nil))
  }

  func testTheFormatOfADocumentIsFound() throws {
    var attributes: NSDictionary?
    let text = try NSAttributedString(data: Data("{\\rtf1 x}".utf8), documentAttributes: &attributes)
    XCTAssertEqual(text.string, "x")
    XCTAssertEqual(attributes?["DocumentType"] as? String, DocumentType.rtf.rawValue)
  }

  func testAttachmentsAreFilesOfADocument() throws {
    let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.data")
    attachment.fileWrapper = FileWrapper(regularFileWithContents: Data([1, 2, 3]))
    attachment.fileWrapper?.preferredFilename = "notes.bin"
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "b"))
    let all = NSRange(location: 0, length: text.length)
    let wrapper = try text.fileWrapper(from: all, documentAttributes: [.documentType: DocumentType.rtfd])
    XCTAssertEqual(wrapper.fileWrappers?["notes.bin"]?.regularFileContents, Data([1, 2, 3]))
    let copy = try copy(text, as: .rtfd)
    XCTAssertEqual(copy.string, "a\u{fffc}b")
    let read = copy.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment
    XCTAssertEqual(read?.contents, Data([1, 2, 3]))
    // Rich text alone has no files.
    XCTAssertEqual(try self.copy(text, as: .rtf).string, "ab")
  }

  func testHTMLIsWritten() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let text = NSMutableAttributedString(
      string: "A & <b>\n", attributes: [.font: UIFont(name: "Courier", size: 14)!, .paragraphStyle: style])
    text.append(
      NSAttributedString(
        string: "link",
        attributes: [.link: URL(string: "https://example.org")!, .foregroundColor: UIColor.blue]))
    let copy = try copy(text, as: .html)
    XCTAssertEqual(copy.string, "A & <b>\nlink\n")
    XCTAssertEqual((copy.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 14)
    XCTAssertEqual(
      (copy.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment, .right)
    XCTAssertEqual(
      copy.attribute(.link, at: 9, effectiveRange: nil) as? URL, URL(string: "https://example.org"))
    XCTAssertEqual(copy.attribute(.foregroundColor, at: 9, effectiveRange: nil) as? UIColor, UIColor.blue)
  }

  func testDocumentsNeedAFormat() {
    let text = NSAttributedString(string: "ü")
    let all = NSRange(location: 0, length: 1)
    XCTAssertThrowsError(try text.data(from: all))
    XCTAssertThrowsError(
      try text.data(
        from: all,
        documentAttributes: [
          .documentType: DocumentType.plain, .characterEncoding: String.Encoding.ascii.rawValue,
        ]))
  }

  func testArbitraryBytesAreRead() throws {
    for text in [
      "{\\rtf1", "{\\rtf1\\", "{\\rtf1\\'", "{\\rtf1\\u", "{\\rtf1}}}}x", "{\\rtf1\\bin99999 x",
      "{\\rtf1{\\NeXTGraphic",
    ] {
      XCTAssertNoThrow(try read(text), text)
    }
    XCTAssertEqual(try read("{\\rtf1" + String(repeating: "{", count: 5000) + "x").string, "x")
  }
}

/// NSMutableAttributedString: fixAttributes(in:)
@MainActor
final class AttributeFixingTests: XCTestCase {
  func testParagraphsHaveOneStyleAndOnlyAttachmentCharactersHaveAttachments() {
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let text = NSMutableAttributedString(string: "one two\nthree")
    text.addAttribute(.paragraphStyle, value: centered, range: NSRange(location: 0, length: 3))
    text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 9, length: 2))
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    text.fixAttributes(in: NSRange(location: 0, length: text.length))
    var range = NSRange()
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: &range) as? NSParagraphStyle
    XCTAssertEqual(style?.alignment, .center)
    XCTAssertEqual(range, NSRange(location: 0, length: 8))
    XCTAssertNil(text.attribute(.attachment, at: 9, effectiveRange: nil))
    XCTAssertNotNil(text.attribute(.attachment, at: text.length - 1, effectiveRange: nil))
  }
}
