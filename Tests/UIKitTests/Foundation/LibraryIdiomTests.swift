import UIKit
import XCTest

/// Tests of idioms that libraries for iOS use.
@MainActor
final class LibraryIdiomTests: XCTestCase {
  func testTheApplicationIsFoundByName() {
    XCTAssertTrue(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    UIApplication.shared.applicationIconBadgeNumber = 3
    XCTAssertEqual(UIApplication.value(forKeyPath: "sharedApplication.applicationIconBadgeNumber") as? Int, 3)
    UIApplication.shared.applicationIconBadgeNumber = 0
  }

  func testClassesDescribeThemselves() {
    func name<T: UIView>(_: T.Type) -> String { T.description() }
    XCTAssertEqual(name(UILabel.self).split(separator: ".").last, "UILabel")
    XCTAssertEqual(UIView.description().split(separator: ".").last, "UIView")
    XCTAssertEqual(UIView().description.prefix(7), "<UIView")
  }

  func testRadiiOfCorners() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    XCTAssertEqual(view.effectiveRadius(corner: .topLeft), 0)
    view.cornerConfiguration = .uniformTopCorners(radius: .fixed(6))
    XCTAssertEqual(view.effectiveRadius(corner: .topRight), 6)
    XCTAssertEqual(view.effectiveRadius(corner: .bottomLeft), 0)
  }

  func testAttachmentsMakeTheirImages() {
    final class Dot: NSTextAttachment {
      override func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
      ) -> UIImage? {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { $0.fill(imageBounds) }
      }
    }
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: Dot())
    XCTAssertEqual(label.intrinsicContentSize.width, 30, accuracy: 0.5)
  }
}
