import XCTest

/// Tests the actions of a pointer and the elements of a context menu.
@MainActor
final class PointerUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws { await MainActor.run { app.launch() } }

  private var state: String { app.staticTexts["state"].label }

  func testHoverAndClicks() {
    let label = app.staticTexts["Pointed"]
    label.hover()
    XCTAssertEqual(state, "Hovered")
    label.click()
    XCTAssertEqual(state, "Clicked")
    label.doubleClick()
    XCTAssertEqual(state, "Clicked twice")
    app.buttons["Hello"].click()
    XCTAssertEqual(state, "Hello")
  }

  func testASliderGoesToAPosition() {
    for (position, value) in [(0.75, "8"), (0.25, "2"), (1, "10"), (0, "0"), (0.4, "4")] {
      app.sliders.firstMatch.adjust(toNormalizedSliderPosition: position)
      XCTAssertEqual(state, value)
    }
  }

  func testASecondaryClickOpensTheContextMenu() {
    app.staticTexts["Pointed"].rightClick()
    let item = app.collectionViews.cells.buttons["Copy"]
    XCTAssertTrue(item.exists)
    item.click()
    XCTAssertEqual(state, "Copied")
    app.staticTexts["Pointed"].coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.5)).rightClick()
    XCTAssertTrue(item.exists)
    app.buttons["Dismiss context menu"].tap()
    XCTAssertFalse(item.exists)
    XCTAssertEqual(state, "Hovered", "The pointer is over the text again.")
  }
}
