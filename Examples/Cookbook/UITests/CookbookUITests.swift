import XCTest

/// UI tests of Cookbook, which also run unchanged in Xcode.
@MainActor
final class CookbookUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws {
    await MainActor.run {
      continueAfterFailure = false
      app.launch()
    }
  }

  func testARecipeOpensAndTheBackButtonReturns() {
    XCTAssertTrue(app.navigationBars["Cookbook"].exists)
    app.staticTexts["Beef and Radish Soup"].firstMatch.tap()
    XCTAssertTrue(app.navigationBars["Beef and Radish Soup"].waitForExistence(timeout: 2))
    XCTAssertTrue(app.staticTexts["Ingredients"].isHittable)
    app.navigationBars.buttons["Cookbook"].tap()
    XCTAssertTrue(app.navigationBars["Cookbook"].exists)
    XCTAssertFalse(app.navigationBars["Beef and Radish Soup"].exists)
  }

  func testARecipeIsAFavoriteAfterTheAppWasEnded() {
    app.staticTexts["Seaweed Soup"].firstMatch.tap()
    let favorite = app.navigationBars.buttons["Add to Favorites"]
    XCTAssertTrue(favorite.exists)
    favorite.tap()
    XCTAssertTrue(app.navigationBars.buttons["Remove from Favorites"].exists)
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    app.launch()
    app.staticTexts["Seaweed Soup"].firstMatch.tap()
    XCTAssertTrue(app.navigationBars.buttons["Remove from Favorites"].exists)
  }

  func testSearchFindsByIngredient() {
    let field = app.searchFields["Recipes and ingredients"]
    field.tap()
    field.typeText("lemon")
    XCTAssertEqual(field.value as? String, "lemon")
    let results = app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH %@", "Mint Lemonade"))
    XCTAssertTrue(results.firstMatch.waitForExistence(timeout: 2))
    app.buttons["Cancel"].tap()
    XCTAssertTrue(app.navigationBars["Cookbook"].exists)
  }

  func testANewRecipeIsWrittenInASheet() {
    app.navigationBars.buttons["New Recipe"].tap()
    let title = app.textFields.firstMatch
    XCTAssertTrue(title.waitForExistence(timeout: 2))
    title.tap()
    title.typeText("Toast")
    XCTAssertEqual(title.value as? String, "Toast")
    // Content below the sheet exists, but is not hittable.
    XCTAssertFalse(app.staticTexts["Beef and Radish Soup"].firstMatch.isHittable)
  }

  func testALinkOpensItsRecipe() {
    app.open(URL(string: "cookbook://recipe/bibimbap")!)
    XCTAssertTrue(app.navigationBars["Bibimbap"].waitForExistence(timeout: 2))
  }

  func testTheDeviceTurnsAndIsDark() {
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertGreaterThan(app.frame.width, app.frame.height)
    XCUIDevice.shared.orientation = .portrait
    XCUIDevice.shared.appearance = .dark
    let picture = XCUIScreen.main.screenshot()
    XCTAssertEqual(picture.image.size.height, 2556)
    add(XCTAttachment(screenshot: picture))
  }
}
