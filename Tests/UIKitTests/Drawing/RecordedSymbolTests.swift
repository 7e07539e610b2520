import PortolanTesting
import UIKit
import XCTest

/// Sizes, baselines and alignment rectangles of symbols that public projects recorded on iOS.
@MainActor
final class RecordedSymbolImageTests: XCTestCase {
  private func disc(scale: CGFloat, pointSize: CGFloat = 17) throws -> UIImage {
    let traits = UITraitCollection(displayScale: scale)
    return try XCTUnwrap(
      UIImage(systemName: "checkmark.circle.fill", compatibleWith: traits)?.applyingSymbolConfiguration(
        UIImage.SymbolConfiguration(pointSize: pointSize)))
  }

  /// Descriptions of images: `checkmark.circle.fill`, (20 19)@3, in the recordings of <https://github.com/Tinder/Layout>;
  /// `play.circle.fill` {20, 19} baseline=3.5, alignmentRectInsets={-0.5, 0, -0.5, 0} in a log with two pixels per point.
  func testTheDiscOfBodyTextIsTwentyByNineteen() throws {
    for scale: CGFloat in [2, 3] {
      let image = try disc(scale: scale)
      XCTAssertEqual(image.size, CGSize(width: 20, height: 19), "\(scale)")
    }
    let two = try disc(scale: 2)
    XCTAssertEqual(two.baselineOffsetFromBottom, 3.5)
    XCTAssertEqual(two.alignmentRectInsets, UIEdgeInsets(top: -0.5, left: 0, bottom: -0.5, right: 0))
    let three = try disc(scale: 3).alignmentRectInsets
    XCTAssertEqual(three.top, -2 / 3, accuracy: 0.01)
    XCTAssertEqual(three.bottom, -2 / 3, accuracy: 0.01)
  }

  /// `LayoutExampleTests.testReadmeExample` of <https://github.com/Tinder/Layout>: an image view with a height of 200 points, 50 points
  /// below a label, is at (20 130; 353 198.667).
  func testConstraintsReferToTheLineOfTheSymbol() throws {
    let app = TestApp(device: .iPhone15)
    let controller = UIViewController()
    app.show(controller)
    let label = UILabel()
    label.text = "Layout"
    let image = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
    for view in [label, image] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      image.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 50),
      image.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
      image.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -20),
      image.heightAnchor.constraint(equalToConstant: 200),
    ])
    app.settle()
    XCTAssertEqual(image.frame.minY, 130, accuracy: 0.01)
    XCTAssertEqual(image.frame.height, 198.667, accuracy: 0.01)
    XCTAssertEqual(image.frame.width, 353, accuracy: 0.01)
  }

  /// Symbols of different heights keep their size, and are on one line.
  func testSymbolsShareABaseline() throws {
    let app = TestApp(device: .iPhone15)
    let controller = UIViewController()
    app.show(controller)
    let first = UIImageView(image: UIImage(systemName: "minus"))
    let second = UIImageView(image: UIImage(systemName: "circle"))
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
      first.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      second.topAnchor.constraint(equalTo: first.topAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
    ])
    app.settle()
    func baseline(_ view: UIImageView) throws -> CGFloat {
      view.frame.maxY - (try XCTUnwrap(view.image?.baselineOffsetFromBottom))
    }
    for view in [first, second] {
      let size = try XCTUnwrap(view.image?.size)
      XCTAssertEqual(view.frame.width, size.width, accuracy: 0.01)
      XCTAssertEqual(view.frame.height, size.height, accuracy: 0.01)
    }
    XCTAssertEqual(try baseline(first), try baseline(second), accuracy: 0.34)
    // Another symbol in a view moves it.
    first.image = second.image
    app.settle()
    XCTAssertEqual(first.frame.minY, second.frame.minY, accuracy: 0.01)
    XCTAssertEqual(first.frame.height, try XCTUnwrap(second.image?.size.height), accuracy: 0.01)
  }

  /// The insets of other images count, too.
  func testInsetsOfImagesMoveTheirViews() throws {
    let app = TestApp(device: .iPhone15)
    let controller = UIViewController()
    app.show(controller)
    let plain = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
    let view = UIImageView(
      image: plain.withAlignmentRectInsets(UIEdgeInsets(top: 10, left: 4, bottom: 0, right: 0)))
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 50),
    ])
    app.settle()
    XCTAssertEqual(view.frame, CGRect(x: 46, y: 90, width: 30, height: 30))
  }
}
