import XCTest

/// Tests the names of the drawn keyboard's keys, which equal those on iOS.
@MainActor
final class KeyboardUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws { await MainActor.run { app.launch() } }

  func testKeysTypeAndReturnEnds() {
    let field = app.textFields["Name"]
    XCTAssertFalse(app.keyboards.element.exists)
    XCTAssertEqual(field.value(forKey: "hasKeyboardFocus") as? Bool, false)
    field.tap()
    XCTAssertEqual(field.value(forKey: "hasKeyboardFocus") as? Bool, true)
    let own = field.value(forKey: "application") as? XCUIApplication
    XCTAssertEqual(own?.textFields["Name"].exists, true)
    XCTAssertTrue(app.keyboards.element.waitForExistence(timeout: 2))
    app.keyboards.keys["A"].tap()
    app.keys["b"].tap()
    app.keyboards.keys["space"].tap()
    app.keyboards.keys["c"].tap()
    app.keyboards.keys["delete"].tap()
    XCTAssertEqual(field.value as? String, "Ab ")
    app.keyboards.keys["more"].tap()
    app.keyboards.keys["1"].tap()
    XCTAssertEqual(field.value as? String, "Ab 1")
    app.keyboards.buttons["Return"].tap()
    XCTAssertEqual(app.staticTexts["state"].label, "Returned Ab 1")
    XCTAssertFalse(app.keyboards.element.exists)
  }

  /// The first tap shows the keyboard, which takes longer than the time between the taps.
  func testADoubleTapSelectsTheWordThatTypingReplaces() {
    let field = app.textFields["Name"]
    field.tap()
    field.typeText("one two\n")
    XCTAssertFalse(app.keyboards.element.exists)
    field.doubleTap()
    field.typeText("six")
    XCTAssertEqual(field.value as? String, "one six")
  }

  func testTextsAreFoundByAPredicate() {
    let ready = NSPredicate(format: "label CONTAINS[c] %@", "ready")
    XCTAssertEqual(app.staticTexts.containing(ready).count, 1)
    XCTAssertEqual(app.staticTexts.matching(ready).count, 1)
    XCTAssertEqual(app.buttons.containing(ready).count, 0)
    XCTAssertEqual(app.windows.containing(ready).count, 1)
  }

  func testReturnHasItsLabelInSmallLetters() {
    app.textFields["Name"].tap()
    XCTAssertTrue(app.keyboards.buttons["return"].exists)
    XCTAssertTrue(app.keyboards.buttons["shift"].exists)
  }
}
