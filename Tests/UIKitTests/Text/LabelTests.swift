import PortolanTesting
import UIKit
import XCTest

@MainActor
final class LabelTests: XCTestCase {
  private func label(_ text: String, size: CGSize, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    label.text = text
    change(label)
    return label
  }

  private func ink(_ label: UILabel) -> CGRect {
    let image = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in label.draw(label.bounds) }
    var box = CGRect.null
    for y in 0..<Int(label.bounds.height) {
      for x in 0..<Int(label.bounds.width) where image.pixel(CGFloat(x), CGFloat(y))[3] > 60 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  func testEveryModeOfTruncationFillsTheWidthAndNoMore() {
    let text = "A sentence that does not fit into the label"
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping] {
      let label = label(text, size: CGSize(width: 120, height: 24)) { $0.lineBreakMode = mode }
      let box = ink(label)
      XCTAssertGreaterThan(box.maxX, 100, "\(mode)")
      XCTAssertLessThanOrEqual(box.maxX, 120, "\(mode)")
      XCTAssertLessThan(box.minX, 6, "\(mode)")
    }
  }

  func testALineShrinksToItsLeastFactorAndIsCutThen() {
    let text = "Twice as wide as the label, more or less"
    let full = label(text, size: CGSize(width: 600, height: 24))
    let width = ink(full).width
    let fitting = label(text, size: CGSize(width: width * 0.8, height: 24)) {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.5
    }
    XCTAssertEqual(ink(fitting).height, ink(full).height * 0.8, accuracy: 2.5)
    let limited = label(text, size: CGSize(width: width * 0.4, height: 24)) {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.9
    }
    XCTAssertEqual(ink(limited).height, ink(full).height * 0.9, accuracy: 2.5)
  }

  func testSeveralLinesShrinkUntilTheyFit() {
    let text = "Words that need three lines in a label that has room for two of them at most"
    let cut = label(text, size: CGSize(width: 200, height: 41)) { $0.numberOfLines = 2 }
    let whole = label(text, size: CGSize(width: 200, height: 41)) {
      $0.numberOfLines = 2
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.3
    }
    XCTAssertLessThan(ink(whole).height, ink(cut).height)
  }

  func testSmallerTextKeepsTheBaselineOrTheMiddle() {
    let text = "HHHHHHHHHHHHHHHHHHHH"
    let full = label(text, size: CGSize(width: 600, height: 40))
    func shrunk(_ adjustment: UIBaselineAdjustment) -> CGRect {
      ink(
        label(text, size: CGSize(width: 120, height: 40)) {
          $0.adjustsFontSizeToFitWidth = true
          $0.minimumScaleFactor = 0.1
          $0.baselineAdjustment = adjustment
        })
    }
    XCTAssertEqual(shrunk(.alignBaselines).maxY, ink(full).maxY, accuracy: 1.5)
    XCTAssertEqual(shrunk(.alignCenters).midY, ink(full).midY, accuracy: 2)
    let attributed = ink(
      label("", size: CGSize(width: 120, height: 40)) {
        $0.attributedText = NSAttributedString(string: text)
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.1
      })
    XCTAssertEqual(attributed.midY, ink(full).midY, accuracy: 2, "an attributed text is centered")
  }

  func testAHighlightedLabelHasOneColor() {
    let text = NSMutableAttributedString(string: "██", attributes: [.foregroundColor: UIColor.red])
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.attributedText = text
    label.highlightedTextColor = .green
    func colour() -> [Int] {
      let image = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in label.draw(label.bounds) }
      return image.pixel(8, 15).map { Int($0) }
    }
    XCTAssertEqual(Array(colour().prefix(2)), [255, 0])
    label.isHighlighted = true
    XCTAssertEqual(Array(colour().prefix(2)), [0, 255])
  }

  func testThePreferredWidthBreaksLines() {
    let label = label("some words that can go on several lines", size: .zero) { $0.numberOfLines = 0 }
    let line = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = line.width / 3
    XCTAssertGreaterThan(label.intrinsicContentSize.height, line.height * 2.5)
    XCTAssertLessThanOrEqual(label.intrinsicContentSize.width, line.width / 3 + 0.5)
  }

  /// A label that was measured first looks like one that was not.
  func testMeasuringFirstChangesNothing() {
    let texts = [
      "Plain", "Two\nlines of text", "A sentence that does not fit into the label at all", "שלום עולם",
    ]
    for text in texts {
      for alignment in [NSTextAlignment.natural, .left, .center, .right, .justified] {
        for lines in [1, 0] {
          func make() -> UILabel {
            label(text, size: CGSize(width: 180, height: 80)) {
              $0.textAlignment = alignment
              $0.numberOfLines = lines
            }
          }
          func picture(_ label: UILabel) -> Data? {
            UIGraphicsImageRenderer(size: label.bounds.size).image { _ in label.draw(label.bounds) }.pngData()
          }
          let (fresh, measured) = (make(), make())
          _ = measured.intrinsicContentSize
          XCTAssertEqual(picture(fresh), picture(measured), "\(text), \(alignment), \(lines)")
          XCTAssertEqual(picture(measured), picture(measured), "drawn again")
        }
      }
    }
  }

  func testVibrancyAppliesInkToLabels() {
    let blur = UIBlurEffect(style: .systemMaterialDark)
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
    view.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    let label = label("████", size: CGSize(width: 120, height: 40)) { $0.textColor = .systemRed }
    view.contentView.addSubview(label)
    let image = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in label.draw(label.bounds) }
    let pixel = image.pixel(10, 20)
    XCTAssertEqual(pixel[0], pixel[1])
    XCTAssertEqual(pixel[1], pixel[2])
    XCTAssertEqual(CGFloat(pixel[3]) / 255, 0.9, accuracy: 0.02)
    XCTAssertEqual(view.contentView.tintColor.cgColor.alpha, 0.9, accuracy: 0.001)
    view.effect = nil
    let red = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in label.draw(label.bounds) }
    XCTAssertGreaterThan(red.pixel(10, 20)[0], red.pixel(10, 20)[2] + 100)
  }

  /// iOS breaks a word that is longer than its line, without a hyphen.
  func testAWordThatIsTooLongIsBrokenWithoutAHyphen() {
    func layout(_ text: String) -> TextLayout {
      TextLayout.make(
        TextContent(text, style: TextStyle(face: UIFont.systemFont(ofSize: 17).face)), width: 60)
    }
    func width(_ text: String) -> CGFloat {
      TextLayout.make(TextContent(text, style: TextStyle(face: UIFont.systemFont(ofSize: 17).face))).usedSize
        .width
    }
    let broken = layout("Incomprehensible")
    XCTAssertGreaterThan(broken.lines.count, 1)
    let first = String("Incomprehensible".prefix(broken.lines[0].range.count))
    XCTAssertEqual(broken.lines[0].frame.width, width(first), accuracy: 0.1)
    let soft = layout("Incom\u{AD}prehensible")
    XCTAssertEqual(soft.lines[0].range, 0..<6)
    XCTAssertGreaterThan(soft.lines[0].frame.width, width("Incom") + 3, "a soft hyphen is seen")
  }

  /// “In addition, assigning a new value updates the values in the font, textColor, and other style-related properties so
  /// that they reflect the style information starting at location 0 in the attributed string.”
  /// (https://developer.apple.com/documentation/uikit/uilabel/attributedtext)
  func testFontAndColorAreThoseOfTheFirstCharacter() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 30)
    label.textColor = .blue
    let text = NSMutableAttributedString(
      string: "AB", attributes: [.font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "C"))
    label.attributedText = text
    XCTAssertEqual(label.font, .boldSystemFont(ofSize: 12))
    XCTAssertEqual(label.textColor, .red)
    let mixed = label.intrinsicContentSize

    label.attributedText = NSAttributedString(string: "ABC")
    XCTAssertEqual(label.font, .systemFont(ofSize: 30))
    XCTAssertEqual(label.textColor, .blue)
    XCTAssertGreaterThanOrEqual(
      mixed.height, label.intrinsicContentSize.height - 1, "C has the font of the label")
    label.text = "ABC"
    XCTAssertEqual(label.font, .systemFont(ofSize: 30))
  }

  /// “If you’re using styled text, assigning a new value to this property causes the font to be applied to the entirety of
  /// the string in the attributedText property.” (https://developer.apple.com/documentation/uikit/uilabel/font)
  func testAFontAndAColorSetLaterAreThoseOfTheWholeText() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "AB", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
    text.append(NSAttributedString(string: "C", attributes: [.foregroundColor: UIColor.red, .kern: 2]))
    label.attributedText = text
    label.font = .systemFont(ofSize: 20)
    label.textColor = .green
    for index in 0..<3 {
      let attributes = label.attributedText?.attributes(at: index, effectiveRange: nil)
      XCTAssertEqual(attributes?[.font] as? UIFont, .systemFont(ofSize: 20))
      XCTAssertEqual(attributes?[.foregroundColor] as? UIColor, .green)
    }
    XCTAssertEqual(label.attributedText?.attribute(.kern, at: 2, effectiveRange: nil) as? Int, 2)
  }

  /// https://github.com/Rightpoint/BonMot, testLabelPropertyBehavior
  func testTheFontOfAnAttributedTextStays() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.attributedText = NSAttributedString(
      string: "Testing", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    XCTAssertEqual(label.font.pointSize, 10)
    label.text = "Testing"
    XCTAssertEqual(label.font.pointSize, 10)
  }
}
