import UIKit
import XCTest

@testable import CookbookApp

/// Tests of the recipes that come with the book.
@MainActor
final class BookTests: BookTestCase {
  func testSixtyTrueRecipesInBothLanguages() {
    let ids = data.recipes(in: .all, Locale(identifier: "en"))
    XCTAssertGreaterThanOrEqual(ids.count, 60)
    for id in ids {
      guard let recipe = data[id] else { return XCTFail("no recipe \(id)") }
      let text = data.text(of: recipe)
      XCTAssertGreaterThanOrEqual(text.ingredients.count, 2, recipe.slug)
      XCTAssertGreaterThanOrEqual(text.steps.count, 3, recipe.slug)
      let words = [recipe.title, recipe.summary] + text.steps + text.ingredients.map(\.name)
      for word in words {
        XCTAssertFalse(word.en.isEmpty, recipe.slug)
        XCTAssertTrue(
          word.ko.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }, "\(recipe.slug): \(word)")
      }
      let related = data.related(to: recipe)
      XCTAssertGreaterThanOrEqual(related.count, 2, recipe.slug)
      XCTAssertFalse(related.contains(recipe))
    }
    for category in Category.kinds { XCTAssertGreaterThanOrEqual(data.count(in: category), 7, "\(category)") }
  }

  func testEveryDishHasAPictureOfItsOwn() throws {
    var seen: Set<Data> = []
    for id in data.recipes(in: .all) {
      let recipe = try XCTUnwrap(data[id])
      let picture = DishPictures.shared.picture(of: recipe.dish, seed: recipe.slug, side: 40, scale: 1)
      XCTAssertTrue(seen.insert(try XCTUnwrap(picture.pngData())).inserted, recipe.slug)
    }
  }

  func testAmountsAreFormattedForRecipes() {
    let english = Locale(identifier: "en")
    let korean = Locale(identifier: "ko")
    let garlic = RecipeText.Ingredient(amount: 1, unit: "clove", name: Words("garlic", "마늘"))
    XCTAssertEqual(garlic.amountText(times: 1, english), "1 clove")
    XCTAssertEqual(garlic.amountText(times: 2.5, english), "2½ cloves")
    XCTAssertEqual(garlic.amountText(times: 3, korean), "3쪽")
    let flour = RecipeText.Ingredient(amount: 300, unit: "g", name: Words("flour", "밀가루"))
    XCTAssertEqual(flour.amountText(times: 1.0 / 3, english), "100 g")
    XCTAssertEqual(
      RecipeText.Ingredient(amount: nil, unit: nil, name: Words("salt", "소금")).amountText(times: 2, korean),
      "약간")
  }

  func testAFileThatIsNoRecipeIsLeftOut() {
    XCTAssertNil(RecipeFile(slug: "x", contents: ""))
    XCTAssertNil(RecipeFile(slug: "x", contents: "# Title | 제목\n\nplate: nothing\n\n1. Do. | 한다."))
    XCTAssertNil(RecipeFile(slug: "x", contents: "# Title | 제목\ncategory: furniture\n1. Do. | 한다."))
  }

  // MARK: Search

  func testSearchFindsBeginningsInBothLanguages() {
    func titles(_ text: String) -> [String] { data.search(text).compactMap { data[$0]?.title.en } }
    XCTAssertTrue(titles("kimchi").contains("Kimchi Stew"))
    XCTAssertTrue(titles("KIM").contains("Kimbap"))
    XCTAssertTrue(titles("찌개").contains("Kimchi Stew"), "the end of a Korean word")
    XCTAssertTrue(titles("김치찌").contains("Kimchi Stew"))
    XCTAssertTrue(titles("기").contains("Kimchi Stew"), "a syllable that is still being typed")
    XCTAssertEqual(titles("brûlée"), ["Crème Brûlée"])
    XCTAssertEqual(titles("brulee"), ["Crème Brûlée"])
    XCTAssertTrue(titles("tofu chili").contains("Kimchi Stew"), "every word counts, in any order")
    XCTAssertEqual(titles("xylophone"), [])
    XCTAssertEqual(titles("\"*) OR NEAR("), [])
  }

  func testTitlesComeBeforeIngredients() throws {
    let found = data.search("apple")
    XCTAssertEqual(data[try XCTUnwrap(found.first)]?.title.en.contains("Apple"), true)
    XCTAssertTrue(found.contains { data[$0]?.slug == "tarte-tatin" })
  }

  func testThousandsAreImportedAndSearched() throws {
    let own = data.count(in: .all)
    try data.importGeneratedNow(20_000)
    XCTAssertEqual(data.count(in: .all), own + 20_000)
    XCTAssertEqual(data.recipes(in: .all).count, own + 20_000)
    let found = data.search("grandmother pumpkin stew")
    let title = "Grandmother's Pumpkin Stew"
    XCTAssertEqual(
      found.count, data.recipes(in: .all).filter { data[$0]?.title.en.hasPrefix(title) == true }.count)
    XCTAssertFalse(found.isEmpty)
    for id in found.prefix(5) {
      XCTAssertTrue(data[id]?.title.en.hasPrefix("Grandmother's Pumpkin Stew") == true)
      XCTAssertTrue(data[id]?.title.ko.contains("호박찌개") == true)
    }
    XCTAssertFalse(data.search("호박찌개").isEmpty)
    XCTAssertEqual(data.search("17777").compactMap { data[$0]?.slug }, ["generated-17777"])

    launch()
    XCTAssertTrue(app.sees("Beef and Radish Soup") || app.sees("Cookbook"))
    app.end()
    data.removeGenerated()
    XCTAssertEqual(data.count(in: .all), own)
    XCTAssertEqual(data.search("grandmother pumpkin stew"), [])
  }
}
