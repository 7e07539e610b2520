import PortolanXCTest
import UIKit

final class AttributedTextTests: XCTestCase {
  private let defaults = AttributedTextLayout.Defaults(font: .systemFont(ofSize: 17), color: .label)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  func testAttributesReachTheLayoutEngine() throws {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineSpacing = 4
    paragraph.lineBreakMode = .byTruncatingMiddle
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowColor = UIColor.red
    let text = NSAttributedString(
      string: "styled",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.systemBlue, .kern: 2,
        .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: NSUnderlineStyle.double,
        .baselineOffset: 3, .link: "https://example.org", .paragraphStyle: paragraph, .shadow: shadow,
        .backgroundColor: UIColor.yellow,
      ])
    let content = AttributedTextLayout.content(of: text, defaults: defaults, traits: dark)
    let style = try XCTUnwrap(content.runs.first?.style)
    XCTAssertEqual(style.face, UIFont.boldSystemFont(ofSize: 12).face)
    XCTAssertEqual(style.color, UIColor(rgba: 0x0a84_ffff).cgColor)
    XCTAssertEqual(style.kern, 2)
    XCTAssertEqual(style.underline, .single)
    XCTAssertEqual(style.strikethrough, .double)
    XCTAssertEqual(style.baselineOffset, 3)
    XCTAssertEqual(style.link, URL(string: "https://example.org"))
    XCTAssertEqual(style.shadow?.offset, CGSize(width: 1, height: 2))
    XCTAssertEqual(style.background, UIColor.yellow.cgColor)
    let block = try XCTUnwrap(content.paragraphs.first?.style)
    XCTAssertEqual(block.alignment, .center)
    XCTAssertEqual(block.lineSpacing, 4)
    XCTAssertEqual(block.lineBreakMode, .truncatingMiddle)
  }

  func testDefaultsFillUnspecifiedValues() throws {
    let content = AttributedTextLayout.content(
      of: NSAttributedString(string: "plain"), defaults: defaults, traits: dark)
    XCTAssertEqual(
      content.runs.first?.style.color,
      UIColor.white.cgColor.converted(to: .standardRGB, intent: .defaultIntent, options: nil))
    XCTAssertEqual(content.runs.first?.style.face, UIFont.systemFont(ofSize: 17).face)
    let empty = AttributedTextLayout.content(
      of: NSAttributedString(string: ""), defaults: defaults, traits: dark)
    XCTAssertEqual(empty.runs.count, 1)
  }

  func testParagraphStylesCopyByValue() {
    let style = NSMutableParagraphStyle()
    style.headIndent = 12
    let copy = style.copy() as! NSParagraphStyle
    style.headIndent = 20
    XCTAssertEqual(copy.headIndent, 12)
    XCTAssertNotEqual(copy, style)
    let other = copy.mutableCopy() as! NSMutableParagraphStyle
    other.headIndent = 20
    XCTAssertEqual(other, style)
    XCTAssertEqual(NSParagraphStyle.default.tabStops.count, 12)
    style.addTabStop(NSTextTab(textAlignment: .left, location: 5))
    XCTAssertEqual(style.tabStops.first?.location, 5)
  }

  func testAttributedStringsOfBothKindsConvert() throws {
    var text = AttributedString("red")
    text.foregroundColor = .red
    text.font = .systemFont(ofSize: 30)
    text.underlineStyle = .single
    var rest = AttributedString(" link")
    rest.link = URL(string: "https://example.org")
    text.append(rest)

    let object = NSAttributedString(text)
    XCTAssertEqual(object.string, "red link")
    let attributes = object.attributes(at: 0, effectiveRange: nil)
    XCTAssertEqual(attributes[.foregroundColor] as? UIColor, .red)
    XCTAssertEqual(attributes[.font] as? UIFont, .systemFont(ofSize: 30))
    XCTAssertEqual(attributes[.underlineStyle] as? Int, 1)
    XCTAssertEqual(object.attribute(.link, at: 5, effectiveRange: nil) as? URL, rest.link)

    let back = AttributedString(object)
    XCTAssertEqual(String(back.characters), "red link")
    let run = try XCTUnwrap(back.runs.first)
    XCTAssertEqual(run.foregroundColor, .red)
    XCTAssertEqual(run.underlineStyle, .single)
  }

  /// Foundation compares the values of adjacent runs, and traps on those that CoreFoundation cannot read.
  func testAttributesCanBeReplaced() {
    func paragraph(_ indent: CGFloat) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.headIndent = indent
      return style
    }
    func shadow(_ blur: CGFloat) -> NSShadow {
      let shadow = NSShadow()
      shadow.shadowBlurRadius = blur
      return shadow
    }
    let values: [(NSAttributedString.Key, NSObject, NSObject)] = [
      (.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13)),
      (.foregroundColor, UIColor.red, UIColor.label), (.paragraphStyle, paragraph(1), paragraph(2)),
      (.shadow, shadow(1), shadow(2)), (.attachment, NSTextAttachment(), NSTextAttachment()),
    ]
    for (key, first, second) in values {
      let text = NSMutableAttributedString(string: "one two", attributes: [key: first])
      text.addAttribute(key, value: second, range: NSRange(location: 0, length: 3))
      text.append(NSAttributedString(string: " three", attributes: [key: first]))
      text.insert(NSAttributedString(string: "zero ", attributes: [key: second]), at: 0)
      text.deleteCharacters(in: NSRange(location: 2, length: 4))
      var ranges: [NSRange] = []
      text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { _, range, _ in
        ranges.append(range)
      }
      XCTAssertEqual(ranges, [NSRange(location: 0, length: 4), NSRange(location: 4, length: 10)])
    }
  }

  func testSymbolsInTextHaveTheSizeOfTheText() throws {
    let star = NSTextAttachment(image: try XCTUnwrap(UIImage(systemName: "star")))
    func width(_ size: CGFloat) -> CGFloat {
      NSAttributedString(attachment: star, attributes: [.font: UIFont.systemFont(ofSize: size)]).size().width
    }
    XCTAssertEqual(width(40) / width(20), 2, accuracy: 0.2)
  }

  /// `NSAttributedString.Key.writingDirection`: 0 and 1 embed, 2 and 3 override, left to right and right to left.
  func testAWritingDirectionAndItsFormatAreOneNumber() {
    let directions: [NSWritingDirection] = [.leftToRight, .rightToLeft]
    let formats: [NSWritingDirectionFormatType] = [.embedding, .override]
    let values = formats.flatMap { format in directions.map { $0.rawValue | format.rawValue } }
    XCTAssertEqual(values, [0, 1, 2, 3])
    let text = NSAttributedString(string: "ab", attributes: [.writingDirection: values])
    XCTAssertEqual(text.attribute(.writingDirection, at: 0, effectiveRange: nil) as? [Int], values)
  }
}
