import XCTest

/// Tests the actions on SwiftUI's controls in a list.
@MainActor
final class ControlsUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws {
    await MainActor.run {
      app.launchArguments = ["--controls"]
      app.launch()
    }
  }

  private func text(_ identifier: String) -> String { app.staticTexts[identifier].label }

  func testASliderWithStepsRestsOnThem() {
    let slider = app.sliders.firstMatch
    for (position, level) in [(0.65, 7), (0.62, 6), (0.58, 6), (1, 10), (0, 0), (0.31, 3), (0.5, 5)] {
      slider.adjust(toNormalizedSliderPosition: position)
      XCTAssertEqual(text("level"), "Level \(level)")
      XCTAssertEqual(slider.value as? String, "\(level * 10)%")
    }
  }

  func testANumberIsWrittenWhenEditingEnds() {
    let field = app.textFields.firstMatch
    field.tap()
    field.typeText("0")
    XCTAssertEqual(text("amount"), "Amount 5")
    XCTAssertEqual(field.value as? String, "50")
    field.typeText("\n")
    XCTAssertEqual(text("amount"), "Amount 50")
  }

  func testPlainButtonsInARowAndLabelsWithImages() {
    for (button, choice) in [
      ("One", "One"), ("Two", "Two"), ("Send", "Sent"), ("Letters, 12 files", "Opened"),
    ] {
      XCTAssertTrue(app.buttons[button].exists, app.debugDescription)
      app.buttons[button].tap()
      XCTAssertEqual(text("choice"), choice)
    }
  }
}
