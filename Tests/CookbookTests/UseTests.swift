import SwiftUI
import XCTest

@testable import CookbookApp

/// Writes, changes, searches and deletes recipes: after each step, the screen equals that of a new launch
/// with the same data.
@MainActor
final class UseTests: BookTestCase {
  private func checkAgainstANewLaunch(_ step: String, file: StaticString = #filePath, line: UInt = #line) {
    app.settle()
    let text = app.accessibilityText
    let picture = app.snapshot()
    let isDark = app.host.isDark
    killAndRelaunch()
    if app.host.isDark != isDark {
      app.host.isDark = isDark
      app.settle()
    }
    XCTAssertEqual(text, app.accessibilityText, step, file: file, line: line)
    let new = app.snapshot()
    let isSame = picture?.dataProvider?.data as Data? == new?.dataProvider?.data as Data?
    XCTAssertTrue(isSame, "\(step): other pixels", file: file, line: line)
    guard !isSame, let folder = ProcessInfo.processInfo.environment["STALE"] else { return }
    try? picture?.pngData()?.write(to: URL(fileURLWithPath: "\(folder)/book-\(step)-live.png"))
    try? new?.pngData()?.write(to: URL(fileURLWithPath: "\(folder)/book-\(step)-new.png"))
  }

  private var fields: [UITextField] { app.elements(of: UITextField.self) }

  /// The visible fields of a kind, by their placeholder.
  private func lines(_ placeholder: String) -> [UITextField] {
    fields.filter { $0.placeholder == placeholder }
      .sorted { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }
  }

  private func write(
    _ words: String, _ field: UITextField?, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let field else { return XCTFail("no field for \(words)", file: file, line: line) }
    app.tap(
      at: CGPoint(x: field.convert(field.bounds, to: nil).midX, y: field.convert(field.bounds, to: nil).midY))
    app.settle()
    app.type(words)
    app.settle()
  }

  /// Dismisses the keyboard, which covers the lower rows.
  private func endTyping() {
    app.window.endEditing(true)
    app.settle()
  }

  private func writeRecipe(
    _ title: String, add: (ingredient: String, step: String), new: String, save: String
  ) {
    tap(new)
    write(
      title, fields.sorted { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }.first
    )
    endTyping()
    let ingredient = lines(placeholders.ingredient)
    XCTAssertEqual(ingredient.count, 1)
    write("2 tbsp honey", ingredient.first)
    endTyping()
    scrollAndTap(add.ingredient)
    XCTAssertEqual(lines(placeholders.ingredient).count, 2, "the added ingredient shows")
    write("300 g flour", lines(placeholders.ingredient).last)
    endTyping()
    scrollAndTap(add.step)
    XCTAssertEqual(lines(placeholders.step).count, 2, "the added step shows")
    write("Mix.", lines(placeholders.step).first)
    endTyping()
    write("Bake.", lines(placeholders.step).last)
    endTyping()
    tap(save)
  }
  private var placeholders = (ingredient: "2 tbsp soy sauce", step: "What to do")

  func testUserCreatesEditsAndDeletesRecipe() throws {
    launch()
    checkAgainstANewLaunch("first")
    writeRecipe("Aaa Bread", add: ("Add Ingredient", "Add Step"), new: "New Recipe", save: "Save")
    checkAgainstANewLaunch("written")
    let recipe = try XCTUnwrap(data[try XCTUnwrap(data.search("Aaa Bread").first)])
    XCTAssertEqual(data.text(of: recipe).ingredients.count, 2)
    XCTAssertEqual(data.text(of: recipe).steps.map(\.en), ["Mix.", "Bake."])

    app.type("Aaa", into: "Recipes and ingredients")
    app.settle()
    XCTAssertTrue(app.sees("Aaa Bread"))
    tap("Cancel")
    checkAgainstANewLaunch("searched")

    app.type("Aaa", into: "Recipes and ingredients")
    app.settle()
    tap("Aaa Bread")
    XCTAssertTrue(app.sees("honey"))
    checkAgainstANewLaunch("opened")
    tap("Add to Favorites")
    checkAgainstANewLaunch("favorite")
    tap("More")
    tap("Edit")
    XCTAssertEqual(fields.first { $0.text == "Aaa Bread" }?.placeholder, "Title")
    write(" and Butter", fields.first { $0.text == "Aaa Bread" })
    endTyping()
    tap("Save")
    XCTAssertTrue(app.sees("Aaa Bread and Butter"))
    checkAgainstANewLaunch("edited")
    tap("Cookbook")
    checkAgainstANewLaunch("edited shelf")
    app.type("Aaa", into: "Recipes and ingredients")
    app.settle()
    tap("Aaa Bread and Butter")
    tap("More")
    tap("Delete")
    tap("Delete Recipe")
    XCTAssertEqual(app.trail, ["Cookbook"])
    // The search is still active below; a new launch has none.
    if app.sees("Cancel") { tap("Cancel") }
    checkAgainstANewLaunch("deleted")
  }

  func testDarkScreens() {
    launch()
    app.host.isDark = true
    app.settle()
    checkAgainstANewLaunch("dark")
    open("cookbook://recipe/apple-pie")
    checkAgainstANewLaunch("dark recipe")
    app.host.isDark = false
    app.settle()
    checkAgainstANewLaunch("light recipe")
  }
}
