import UIKit
import XCTest

/// Titles of configured buttons wrap, unless they are set to truncate.
@MainActor
final class ButtonTitleTests: XCTestCase {
  private let title = "A title that takes several lines"

  private func button(width: CGFloat, _ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton
  {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.widthAnchor.constraint(lessThanOrEqualToConstant: width),
    ])
    root.layoutIfNeeded()
    keep.append(root)
    return button
  }
  private var keep: [UIView] = []

  func testATitleWrapsWhereTheButtonIsTooNarrow() throws {
    let wide = button(width: 400)
    let narrow = button(width: 140)
    XCTAssertEqual(wide.frame.height, 35, accuracy: 1)
    XCTAssertEqual(narrow.frame.width, 140)
    XCTAssertEqual(
      narrow.frame.height, wide.frame.height + 2 * UIFont.systemFont(ofSize: 17).lineHeight, accuracy: 21)
    let label = try XCTUnwrap(narrow.titleLabel)
    XCTAssertGreaterThan(label.frame.height, 40)
    XCTAssertGreaterThanOrEqual(label.frame.minX, 11.5)
    XCTAssertEqual(label.frame.midX, 70, accuracy: 1)
    XCTAssertLessThanOrEqual(label.frame.maxX, 128.5)
    XCTAssertGreaterThan(narrow.sizeThatFits(CGSize(width: 140, height: 0)).height, 60)
  }

  /// An image larger than its button is scaled down, with and without a title.
  func testALargeImageIsClampedToTheButton() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 150, height: 150)).image { _ in }
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.setImage(image, for: .normal)
    button.layoutIfNeeded()
    XCTAssertEqual(button.imageView?.frame, CGRect(x: 0, y: 0, width: 50, height: 50))
    button.frame.size = CGSize(width: 200, height: 60)
    button.layoutIfNeeded()
    XCTAssertEqual(button.imageView?.frame, CGRect(x: 25, y: 0, width: 150, height: 60))
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    button.frame.size = CGSize(width: 80, height: 80)
    button.layoutIfNeeded()
    XCTAssertEqual(button.imageView?.frame, CGRect(x: 10, y: 10, width: 60, height: 60))
    let own = UIButton(configuration: .plain())
    own.configuration?.contentInsets = .zero
    own.configuration?.image = image
    own.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    own.layoutIfNeeded()
    XCTAssertEqual(own.imageView?.frame, CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  func testATitleThatIsToBeCutStaysOnOneLine() {
    let cut = button(width: 140) { $0.titleLineBreakMode = .byTruncatingTail }
    XCTAssertEqual(cut.frame.height, 35, accuracy: 1)
  }

  func testAnImageLeavesTheRestToTheTitle() throws {
    let button = button(width: 160) {
      $0.image = UIImage(systemName: "star")
      $0.imagePadding = 8
    }
    let (image, label) = (try XCTUnwrap(button.imageView), try XCTUnwrap(button.titleLabel))
    XCTAssertEqual(label.frame.minX, image.frame.maxX + 8, accuracy: 0.5)
    XCTAssertLessThanOrEqual(label.frame.maxX, 148.5)
    XCTAssertEqual(image.frame.midY, label.frame.midY, accuracy: 1)
  }

  func testStateContentIsShownWithConfiguration() {
    let button = UIButton(configuration: .plain())
    button.setTitle("Go", for: .normal)
    button.setTitle("Wait", for: .disabled)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    XCTAssertEqual(button.configuration?.title, "Go")
    XCTAssertEqual(button.titleLabel?.text, "Go")
    XCTAssertEqual(button.imageView?.isHidden, false)
    button.isEnabled = false
    XCTAssertEqual(button.titleLabel?.text, "Wait")
    XCTAssertEqual(button.currentTitle, "Wait")
    button.isEnabled = true
    button.configuration?.title = "Stop"
    XCTAssertEqual(button.titleLabel?.text, "Stop")
    XCTAssertEqual(button.currentTitle, "Stop")
    button.configuration = .filled()
    XCTAssertEqual(button.titleLabel?.text, "Go", "a configuration without a title shows the state's")
  }
}
