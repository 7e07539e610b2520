import PortolanTesting
import UIKit
import XCTest

/// Limits of text sizes in a part of the hierarchy
/// (https://developer.apple.com/documentation/uikit/uiview/maximumcontentsizecategory).
@MainActor
final class ContentSizeLimitTests: XCTestCase {
  func testViewsLimitTheTextSizeOfTheirSubviews() {
    let app = TestApp()
    let controller = UIViewController()
    app.show(controller)
    let box = UIView()
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    box.addSubview(label)
    controller.view.addSubview(box)
    app.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    app.settle()
    XCTAssertEqual(label.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
    let large = label.font.pointSize
    box.maximumContentSizeCategory = .extraLarge
    app.settle()
    XCTAssertEqual(label.traitCollection.preferredContentSizeCategory, .extraLarge)
    XCTAssertLessThan(label.font.pointSize, large)
    XCTAssertEqual(controller.view.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
    XCTAssertTrue(label.appliedContentSizeCategoryLimitsDescription.contains("maximum"))
    app.window.traitOverrides.preferredContentSizeCategory = .small
    app.settle()
    XCTAssertEqual(label.traitCollection.preferredContentSizeCategory, .small)
    box.minimumContentSizeCategory = .large
    XCTAssertEqual(label.traitCollection.preferredContentSizeCategory, .large)
    box.minimumContentSizeCategory = nil
    XCTAssertEqual(label.traitCollection.preferredContentSizeCategory, .small)
  }
}
