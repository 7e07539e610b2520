import UIKit
import XCTest

/// Stacks with margins in a document (Metrics.md 1.8).
@MainActor
final class StackMarginTests: XCTestCase {
  private func stack(_ margins: String, _ attributes: String = "") throws -> UIStackView {
    let storyboard = try StoryboardFixture.storyboard(
      StoryboardFixture.scene(
        "one",
        view: """
          <subviews><stackView id="stack" \(attributes)><rect key="frame" x="0" y="0" width="200" height="82"/>
          <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="16" y="12" width="168" height="58"/></view></subviews>
          \(margins)</stackView></subviews>
          """))
    let screen = try XCTUnwrap(storyboard.instantiateInitialViewController())
    let stack = try XCTUnwrap(screen.view.subviews.compactMap { $0 as? UIStackView }.first)
    stack.layoutIfNeeded()
    return stack
  }

  func testMarginsOfTheDocumentAreApplied() throws {
    let margins = #"<edgeInsets key="layoutMargins" top="12" left="16" bottom="12" right="16"/>"#
    XCTAssertTrue(try stack(margins).isLayoutMarginsRelativeArrangement)
    XCTAssertEqual(try stack(margins).arrangedSubviews[0].frame, CGRect(x: 16, y: 12, width: 168, height: 58))
    let directional =
      #"<directionalEdgeInsets key="directionalLayoutMargins" top="12" leading="16" bottom="12" trailing="16"/>"#
    XCTAssertTrue(try stack(directional).isLayoutMarginsRelativeArrangement)
    XCTAssertFalse(try stack("").isLayoutMarginsRelativeArrangement)
    XCTAssertFalse(
      try stack(margins, #"layoutMarginsRelativeArrangement="NO""#).isLayoutMarginsRelativeArrangement)
  }
}
