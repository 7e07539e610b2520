import PortolanTesting
import UIKit
import XCTest

/// Labels use the standard line break strategy unless set otherwise.
@MainActor
final class LabelLineBreakTests: XCTestCase {
  private let text = "The quick brown fox jumps over the lazy dog"
  private let korean = "오늘은 날씨가 맑고 바람이 시원합니다"

  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func width(_ text: String) -> CGFloat {
    label(text).sizeThatFits(CGSize(width: 2000, height: 100)).width
  }

  /// Returns the widths of the drawn columns of each line of text.
  private func inkWidths(_ size: CGSize, _ draw: (CGRect) -> Void) -> [CGFloat] {
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    let image = UIGraphicsImageRenderer(size: size).image { _ in draw(CGRect(origin: .zero, size: size)) }
    return (0..<Int((size.height / line).rounded())).map { index in
      var last: CGFloat = 0
      for y in Int(CGFloat(index) * line) + 2..<min(Int(size.height), Int(CGFloat(index + 1) * line) - 1) {
        for x in 0..<Int(size.width) where image.pixel(CGFloat(x), CGFloat(y))[3] > 60 {
          last = max(last, CGFloat(x))
        }
      }
      return last
    }
  }

  func testTheDefaultIsStandard() {
    XCTAssertEqual(UILabel().lineBreakStrategy, .standard)
    XCTAssertEqual(NSParagraphStyle.default.lineBreakStrategy, [])
    XCTAssertEqual(NSMutableParagraphStyle().lineBreakStrategy, [])
    let attributes = label(text).attributedText!.attributes(at: 0, effectiveRange: nil)
    XCTAssertEqual((attributes[.paragraphStyle] as? NSParagraphStyle)?.lineBreakStrategy, .standard)
  }

  func testALabelHasNoSingleLastWord() {
    for text in [text, korean] {
      let words = text.split(separator: " ")
      let room = width(words.dropLast().joined(separator: " ")) + 1
      let standard = label(text)
      let plain = label(text)
      plain.lineBreakStrategy = []
      let size = standard.sizeThatFits(CGSize(width: room, height: 200))
      XCTAssertLessThan(size.width, plain.sizeThatFits(CGSize(width: room, height: 200)).width)
      XCTAssertEqual(size.height, plain.sizeThatFits(CGSize(width: room, height: 200)).height)
      let (pushed, orphan) = (inkWidths(standard, room), inkWidths(plain, room))
      XCTAssertLessThan(pushed[0], orphan[0], text)
      XCTAssertGreaterThan(pushed[1], orphan[1], text)
    }
  }

  private func inkWidths(_ label: UILabel, _ room: CGFloat) -> [CGFloat] {
    let size = CGSize(
      width: room.rounded(.up), height: label.sizeThatFits(CGSize(width: room, height: 200)).height)
    label.bounds.size = size
    return inkWidths(size) { label.draw($0) }
  }

  func testSettingStrategyInvalidatesSize() {
    let label = label(text)
    let room = CGSize(width: width("The quick brown fox jumps over the lazy") + 1, height: 200)
    let pushed = label.sizeThatFits(room)
    label.lineBreakStrategy = []
    XCTAssertGreaterThan(label.sizeThatFits(room).width, pushed.width)
  }

  func testOneLineIsAsWideAsBefore() {
    for text in [text, korean] {
      let one = label(text, lines: 1)
      let plain = label(text, lines: 1)
      plain.lineBreakStrategy = []
      XCTAssertEqual(one.intrinsicContentSize, plain.intrinsicContentSize)
    }
  }

  /// A paragraph style in attributed text has its own strategy: none by default.
  func testAttributedTextHasTheStrategyOfItsStyle() {
    let room = CGSize(width: width("The quick brown fox jumps over the lazy") + 1, height: 200)
    func size(_ style: NSParagraphStyle?) -> CGSize {
      let label = UILabel()
      label.numberOfLines = 0
      var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
      attributes[.paragraphStyle] = style
      label.attributedText = NSAttributedString(string: text, attributes: attributes)
      return label.sizeThatFits(room)
    }
    let standard = NSMutableParagraphStyle()
    standard.lineBreakStrategy = .standard
    XCTAssertEqual(size(nil), size(standard))
    XCTAssertGreaterThan(size(NSParagraphStyle.default).width, size(standard).width)
  }

  /// String drawing has no strategy by default, and its measurements match the drawing with one.
  func testDrawnStrings() {
    let room = CGSize(width: width("오늘은 날씨가 맑고 바") + 1, height: 300)
    for strategy in [[], .hangulWordPriority, .standard] as [NSParagraphStyle.LineBreakStrategy] {
      let style = NSMutableParagraphStyle()
      style.lineBreakStrategy = strategy
      let string = NSAttributedString(
        string: korean, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
      let size = string.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size
      let drawn = inkWidths(CGSize(width: room.width.rounded(.up), height: size.height.rounded(.up))) {
        string.draw(with: $0, options: .usesLineFragmentOrigin, context: nil)
      }
      XCTAssertEqual(drawn.max()!, size.width, accuracy: 3, "\(strategy)")
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = string
      XCTAssertEqual(label.sizeThatFits(room).width, size.width, accuracy: 1)
      XCTAssertEqual(label.sizeThatFits(room).height, size.height, accuracy: 1)
    }
    let plain = (korean as NSString).boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: UIFont.systemFont(ofSize: 17)],
      context: nil)
    XCTAssertGreaterThan(plain.width, width("오늘은 날씨가 맑고"))
  }

  /// `byClipping` with several lines wraps, and clips the last line.
  func testClippingWithSeveralLinesWraps() {
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    func label(_ lines: Int) -> UILabel {
      let label = self.label(text, lines: lines)
      label.lineBreakMode = .byClipping
      return label
    }
    let room = CGSize(width: width("The quick brown") + 10, height: 400)
    XCTAssertEqual(label(1).sizeThatFits(room).height, line, accuracy: 1)
    XCTAssertEqual(label(2).sizeThatFits(room).height, 2 * line, accuracy: 1)
    XCTAssertGreaterThan(label(0).sizeThatFits(room).height, 2.5 * line)
    XCTAssertLessThanOrEqual(label(2).sizeThatFits(room).width, room.width)
    let two = inkWidths(label(2), room.width)
    XCTAssertEqual(two.count, 2)
    XCTAssertGreaterThan(two[1], room.width - 4, "the last line is cut where the label ends")
  }
}
