import UIKit
import XCTest

/// Tests of split views in documents of current versions of Xcode.
@MainActor
final class SplitDocumentTests: XCTestCase {
  private func split(_ attributes: String) throws -> UISplitViewController {
    let storyboard = try StoryboardFixture.storyboard(
      """
      <scene sceneID="s"><objects>
      <splitViewController \(attributes) id="one" sceneMemberID="viewController"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/>
      </objects></scene>
      """, initial: "one")
    return try XCTUnwrap(storyboard.instantiateInitialViewController() as? UISplitViewController)
  }

  func testAnAllowedDoubleColumnStyleIsTheStyle() throws {
    XCTAssertEqual(try split("allowDoubleColumnStyle=\"YES\"").style, .doubleColumn)
    XCTAssertEqual(try split("allowDoubleColumnStyle=\"YES\" style=\"tripleColumn\"").style, .tripleColumn)
    XCTAssertEqual(try split("").style, .unspecified)
  }

  func testShortNamesOfDisplayModes() throws {
    XCTAssertEqual(
      try split("style=\"tripleColumn\" preferredDisplayMode=\"twoBeside\"").preferredDisplayMode,
      .twoBesideSecondary)
    XCTAssertEqual(
      try split("style=\"doubleColumn\" preferredDisplayMode=\"oneOver\"").preferredDisplayMode,
      .oneOverSecondary)
  }
}
