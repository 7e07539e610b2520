import CookbookApp
import CookbookTesting
import FoundationExtensions
import PortolanTesting
import SwiftUI
import Tours

/// Runs through the book like a user, with a screenshot and the life-cycle trace of every step.
@MainActor
enum Tour {
  /// - Returns: The exit status.
  static func run() -> Int32 {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Cookbook-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    CookbookCommand.useBook(in: scratch.appendingPathComponent("Book"))
    return TourRequest.play(
      "Cookbook", about: "Cookbook is a book of recipes that can be searched and edited: a SwiftUI app."
    ) { report in
      try playOnPhone(report, scratch.appendingPathComponent("Phone"))
      try playInKorean(report, scratch.appendingPathComponent("Korean"))
      try playOnPad(report, scratch.appendingPathComponent("Pad"))
    }
  }

  private static func playOnPhone(_ report: TourReport, _ state: URL) throws {
    report.begin("iPhone")
    var app = TestApp.launch(CookbookApp.self, state: state)
    let trace = LifecycleTrace()
    defer { trace.stop() }
    func add(_ name: String, _ caption: String) throws { try report.add(name, caption, app, trace) }

    try add("Shelves", "The shelves, below the recipe of the day")
    app.tap("Beef and Radish Soup")
    try add("Recipe", "A recipe is opened")
    app.drag(from: CGPoint(x: 196, y: 760), to: CGPoint(x: 196, y: 360))
    try add("Steps", "Ingredients and steps")
    app.fling(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 60))
    try add("Related", "Related recipes")
    app.tap("Seaweed Soup")
    try add("Opened", "A related recipe is opened")
    app.tap("Add to Favorites")
    app.kill()
    app = TestApp.launch(CookbookApp.self, state: state)
    try add("Restored", "Killed, and started again: the same recipe, with its heart")
    app.host.isDark = true
    try add("Dark", "Dark mode")
    app.host.isDark = false
    app.open("cookbook://recipe/bibimbap")
    try add("Link", "A link leads to bibimbap")
    app.rotate(to: .landscapeRight)
    try add("Rotated", "The device is turned")
    app.rotate(to: .portrait)
    app.tap("Cookbook")
    app.settle()
    app.type("kimchi", into: "Recipes and ingredients")
    try add("Search", "Searching for kimchi")
    app.end()
  }

  private static func playInKorean(_ report: TourReport, _ state: URL) throws {
    report.begin("iPhone in Korean")
    let languages = PreferredLanguages.current
    PreferredLanguages.choose(["ko"])
    defer { PreferredLanguages.choose(languages) }
    let app = TestApp.launch(CookbookApp.self, state: state)
    let trace = LifecycleTrace()
    defer { trace.stop() }
    try report.add("Korean", "The book in Korean", app, trace)
    app.type("두부", into: "요리와 재료 검색")
    try report.add("KoreanSearch", "두부를 찾습니다", app, trace)
    app.open("cookbook://recipe/kimchi-stew")
    try report.add("KoreanRecipe", "김치찌개", app, trace)
    app.end()
  }

  private static func playOnPad(_ report: TourReport, _ state: URL) throws {
    report.begin("iPad")
    let app = TestApp.launch(CookbookApp.self, device: .iPad, orientation: .landscapeLeft, state: state)
    let trace = LifecycleTrace()
    defer { trace.stop() }
    func add(_ name: String, _ caption: String) throws { try report.add(name, caption, app, trace) }
    app.tap("Noodles & Pasta")
    app.settle()
    try add("Columns", "Two columns on an iPad")
    app.tap("Carbonara")
    try add("Column", "A recipe in the second column")
    app.host.isDark = true
    app.tap("Experience")
    try add("Experiences", "Three experiences to choose from")
    app.tap("Three Columns")
    app.settle()
    app.tap("Noodles & Pasta")
    try add("ThreeColumns", "Three columns, in the dark")
    app.host.isDark = false
    app.tap("Pad Thai")
    try add("Third", "A recipe in the third column")
    app.end()
  }
}
