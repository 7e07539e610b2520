import UIKit
import XCTest

/// Sizes of buttons without a configuration (Metrics.md 1.8).
@MainActor
final class ButtonSizeTests: XCTestCase {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func size(
    _ type: UIButton.ButtonType, title: String? = nil, image: UIImage? = nil, insets: CGFloat = 0
  ) -> CGSize {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: insets, left: insets, bottom: insets, right: insets)
    return button.intrinsicContentSize
  }

  func testEmptyButtons() {
    XCTAssertEqual(size(.custom), CGSize(width: 30, height: 34))
    XCTAssertEqual(size(.custom, title: ""), CGSize(width: 30, height: 34))
    XCTAssertEqual(size(.system), CGSize(width: 30, height: 30))
    XCTAssertEqual(size(.custom, insets: 1), CGSize(width: 2, height: 24))
    XCTAssertEqual(size(.system, insets: 1), CGSize(width: 2, height: 20))
  }

  func testImagesReserveTheLineOfTheTitle() {
    XCTAssertEqual(size(.custom, image: image(15, 21)), CGSize(width: 15, height: 22))
    XCTAssertEqual(size(.custom, title: "", image: image(1, 1)), CGSize(width: 1, height: 22))
    XCTAssertEqual(size(.system, image: image(10, 10)), CGSize(width: 10, height: 18))
    XCTAssertEqual(size(.custom, image: image(40, 40)), CGSize(width: 40, height: 40))
    XCTAssertEqual(size(.custom, title: "", image: image(5, 5), insets: 1), CGSize(width: 7, height: 24))
  }

  func testAFontSetsTheHeightOfAnEmptyButton() {
    let button = UIButton()
    button.titleLabel?.font = .systemFont(ofSize: 40)
    XCTAssertEqual(
      button.intrinsicContentSize.height, (UIFont.systemFont(ofSize: 40).lineHeight + 12).rounded(.up))
  }

  func testTitlesOfOtherTypesHaveFifteenPoints() {
    XCTAssertEqual(UIButton(type: .custom).titleLabel?.font.pointSize, 18)
    for type in [UIButton.ButtonType.system, .detailDisclosure, .contactAdd] {
      XCTAssertEqual(UIButton(type: type).titleLabel?.font.pointSize, 15)
    }
  }

  func testConfigurationsReserveNothing() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = image(5, 5)
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 5, height: 5))
  }

  /// [LayoutKit](https://github.com/linkedin/LayoutKit), `ViewRecyclerTests`: “UIButton should have 1 subview because
  /// `title` is set”.
  func testSubviewsAreThoseThatAreShown() {
    let button = UIButton(type: .custom)
    XCTAssertEqual(button.subviews, [])
    button.setTitle("a", for: .normal)
    button.layoutIfNeeded()
    XCTAssertEqual(button.subviews, [button.titleLabel])
    button.setBackgroundImage(image(10, 10), for: .normal)
    button.layoutIfNeeded()
    XCTAssertEqual(button.subviews.count, 2)
    XCTAssertEqual(button.subviews.last, button.titleLabel)
    XCTAssertEqual(UIButton(configuration: .filled()).subviews.count, 1)
  }
}
