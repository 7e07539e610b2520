import SwiftUI
import XCTest

@testable import CookbookApp

/// Tests of the stack experience with touches (W1 to W4, W11).
@MainActor
final class StackTests: BookTestCase {
  func testW1RowPushesRecipeAndBackButtonPops() {
    launch()
    XCTAssertEqual(app.trail, ["Cookbook"])
    tap("Beef and Radish Soup")
    XCTAssertEqual(app.trail, ["Cookbook", "Beef and Radish Soup"])
    XCTAssertTrue(app.sees("Ingredients"))
    tap("Cookbook")
    XCTAssertEqual(app.trail, ["Cookbook"])
  }

  func testW3ARelatedRecipeIsPushedOnTop() {
    launch()
    open("cookbook://recipe/lemonade")
    scrollAndTap("Mango Lassi")
    XCTAssertEqual(app.trail, ["Cookbook", "Mint Lemonade", "Mango Lassi"])
    scrollAndTap("Naan")
    XCTAssertEqual(app.trail, ["Cookbook", "Mint Lemonade", "Mango Lassi", "Naan"])
  }

  func testW4ASwipeFromTheEdgeEditsThePath() {
    launch()
    open("cookbook://recipe/lemonade/naan")
    app.fling(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 340, y: 400))
    app.settle()
    XCTAssertEqual(app.trail, ["Cookbook", "Mint Lemonade"])
    killAndRelaunch()
    XCTAssertEqual(app.trail, ["Cookbook", "Mint Lemonade"])
  }

  func testLinksLeadToRecipesAndNowhereElse() {
    launch()
    open("cookbook://recipe/apple-pie")
    XCTAssertEqual(app.trail, ["Cookbook", "Apple Pie"])
    open("cookbook://recipe/bibimbap/kimbap/omurice")
    XCTAssertEqual(app.trail, ["Cookbook", "Bibimbap", "Kimbap", "Omurice"])
    for link in [
      "cookbook://recipe/nothing", "cookbook://recipe", "cookbook://", "cookbook://shelf/3",
      "other://recipe/naan",
    ] {
      open(link)
      XCTAssertEqual(app.trail, ["Cookbook", "Bibimbap", "Kimbap", "Omurice"], link)
    }
  }

  func testFavoritesAreKeptAndShown() throws {
    launch()
    open("cookbook://recipe/apple-pie")
    tap("Add to Favorites")
    XCTAssertTrue(app.sees("Remove from Favorites"))
    XCTAssertEqual(data.recipes(in: .favorites).compactMap { data[$0]?.slug }, ["apple-pie"])
    killAndRelaunch()
    XCTAssertTrue(app.sees("Remove from Favorites"))
    tap("Remove from Favorites")
    XCTAssertEqual(data.count(in: .favorites), 0)
  }

  func testServingsScaleTheAmounts() {
    launch()
    open("cookbook://recipe/lemonade")
    XCTAssertTrue(app.sees("4"))
    XCTAssertTrue(app.sees("800 ml"))
    scrollAndTap("Increment")
    XCTAssertTrue(app.sees("1000 ml"))
  }

  func testARecipeIsWrittenEditedAndDeleted() throws {
    launch()
    tap("New Recipe")
    app.type("Toast", into: "Title")
    app.type("Bread, hot.", into: "In a sentence")
    app.press(.keyboardReturnOrEnter, "\r")
    app.settle()
    scrollAndTap("What to do")
    app.type("Toast the bread.")
    app.settle()
    tap("Save")
    let made = try XCTUnwrap(
      data.search("toast bread").compactMap { data[$0] }.first { $0.title.en == "Toast" })
    XCTAssertEqual(data.text(of: made).steps.map(\.en), ["Toast the bread."])

    open(made.link.absoluteString)
    XCTAssertEqual(app.trail, ["Cookbook", "Toast"])
    tap("More")
    tap("Edit")
    app.type("!", into: "Title")
    tap("Save")
    XCTAssertEqual(data[made.id]?.title.en, "Toast!")
    XCTAssertEqual(app.trail, ["Cookbook", "Toast!"])

    tap("More")
    tap("Delete")
    tap("Delete Recipe")
    XCTAssertNil(data[made.id])
    XCTAssertEqual(app.trail, ["Cookbook"])
  }

  func testW11SearchingShowsTheResults() {
    launch()
    app.type("sushi", into: "Recipes and ingredients")
    app.settle()
    XCTAssertTrue(app.sees("Inari Sushi"))
    XCTAssertFalse(app.sees("Kimchi Stew"))
    tap("Inari Sushi")
    XCTAssertEqual(app.trail.last, "Inari Sushi")
  }
}
