import PortolanTesting
import XCTest

@testable import UIKit

/// Tests of `allowsDefaultTighteningForTruncation`.
@MainActor
final class LabelTighteningTests: XCTestCase {
  private func picture(of label: UILabel) -> Data? {
    UIGraphicsImageRenderer(bounds: label.bounds).image { label.layer.render(in: $0.cgContext) }.pngData()
  }

  private func label(_ share: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = "Illimitable harbours of the Ligurian sea"
    label.sizeToFit()
    label.frame.size.width = (label.frame.width * share).rounded(share < 1 ? .down : .up)
    return label
  }

  func testTextThatNearlyFitsIsTightened() {
    for hasAttributes in [false, true] {
      let plain = label(0.97)
      if hasAttributes { plain.attributedText = NSAttributedString(string: plain.text ?? "") }
      let truncated = picture(of: plain)
      plain.allowsDefaultTighteningForTruncation = true
      let tightened = picture(of: plain)
      XCTAssertNotEqual(truncated, tightened)
      plain.allowsDefaultTighteningForTruncation = false
      XCTAssertEqual(picture(of: plain), truncated)
    }
  }

  /// A twentieth of the font size is not enough.
  func testTextThatIsMuchTooLongIsTruncated() {
    let long = label(0.6)
    let truncated = picture(of: long)
    long.allowsDefaultTighteningForTruncation = true
    XCTAssertEqual(picture(of: long), truncated)
  }

  func testTextThatFitsKeepsItsSpacing() {
    let fitting = label(1)
    let before = picture(of: fitting)
    fitting.allowsDefaultTighteningForTruncation = true
    XCTAssertEqual(picture(of: fitting), before)
  }
}
