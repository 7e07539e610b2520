import SwiftUI

/// The model of all screens, with the recipes of the book.
@MainActor
final class DataModel: ObservableObject {
  /// The location of the book. Set it before the model is first used.
  static var folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    .appendingPathComponent("Cookbook")

  static var shared: DataModel {
    if let made { return made }
    let model = DataModel(folder: folder)
    made = model
    return model
  }
  private static var made: DataModel?

  /// Closes the book, so that the next use opens the one in `folder`.
  static func close() { made = nil }

  private let database: RecipeDatabase
  private var known: [Recipe.ID: Recipe] = [:]
  private var shelves: [Category: [Recipe.ID]] = [:]
  private var counts: [Category: Int] = [:]
  private var isKorean = false

  /// Incremented by every change of the book.
  @Published private(set) var revision = 0
  /// An error to show in an alert.
  @Published var failure: String?
  /// The progress of an import; `nil` if none is running.
  @Published private(set) var importProgress: Double?

  private init(folder: URL) {
    do {
      database = try RecipeDatabase(folder: folder, recipes: RecipeFile.all(in: Self.recipeFolder))
    } catch {
      fatalError("The book in \(folder.path) cannot be opened: \(error)")
    }
  }

  private static var recipeFolder: URL {
    Bundle.module.resourceURL!.appendingPathComponent("Recipes")
  }

  // MARK: Reading

  /// The recipes of a category, sorted by title.
  func recipes(in category: Category?, _ locale: Locale = .autoupdatingCurrent) -> [Recipe.ID] {
    guard let category else { return [] }
    if isKorean != locale.isKorean {
      isKorean = locale.isKorean
      shelves = [:]
    }
    if let found = shelves[category] { return found }
    let found = attempt { try database.recipes(in: category, korean: isKorean) } ?? []
    shelves[category] = found
    return found
  }

  func count(in category: Category) -> Int {
    if let count = counts[category] { return count }
    let count = attempt { try database.count(in: category) } ?? 0
    counts[category] = count
    return count
  }

  subscript(id: Recipe.ID) -> Recipe? {
    if let recipe = known[id] { return recipe }
    guard let recipe = attempt({ try database.recipe(id) }) ?? nil else { return nil }
    if known.count > 5000 { known = [:] }
    known[id] = recipe
    return recipe
  }

  func recipe(slug: String) -> Recipe? { attempt { try database.recipe(slug: slug) } ?? nil }
  func text(of recipe: Recipe) -> RecipeText {
    attempt { try database.text(recipe.id) } ?? RecipeText(ingredients: [], steps: [])
  }
  func related(to recipe: Recipe) -> [Recipe] {
    (attempt { try database.related(recipe.id) } ?? []).compactMap { self[$0] }
  }
  func search(_ text: String) -> [Recipe.ID] { attempt { try database.search(text) } ?? [] }

  /// A different built-in recipe every day.
  var recipeOfTheDay: Recipe? {
    let slugs = [
      "bibimbap", "apple-pie", "pavlova", "cold-noodles", "japchae", "tomato-pasta", "kimchi-pancake",
    ]
    let day = Calendar.current.ordinality(of: .day, in: .era, for: Date()) ?? 0
    return recipe(slug: slugs[day % slugs.count]) ?? self[1]
  }

  // MARK: Writing

  func toggleFavorite(_ recipe: Recipe) {
    guard let current = self[recipe.id] else { return }
    change(recipe.id) { try database.setFavorite(recipe.id, !current.isFavorite) }
  }

  @discardableResult
  func add(_ file: RecipeFile) -> Recipe? {
    var file = file
    file.slug = "own-\(UUID().uuidString.lowercased())"
    var id: Recipe.ID?
    change(nil) { id = try database.insert(file) }
    return id.flatMap { self[$0] }
  }

  func update(_ recipe: Recipe, _ file: RecipeFile) {
    change(recipe.id) { try database.update(recipe.id, file) }
  }
  func delete(_ recipe: Recipe) { change(recipe.id) { try database.delete(recipe.id) } }

  private func change(_ id: Recipe.ID?, _ body: () throws -> Void) {
    guard attempt(body) != nil else { return }
    if let id { known[id] = nil } else { known = [:] }
    shelves = [:]
    counts = [:]
    revision += 1
  }

  private func attempt<Result>(_ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch {
      failure = "\(error)"
      return nil
    }
  }

  // MARK: Import

  /// Adds generated recipes, five thousand at a time.
  func importGenerated(_ count: Int) async {
    guard importProgress == nil, let first = attempt({ try database.nextGenerated() }) else { return }
    importProgress = 0
    defer { importProgress = nil }
    var done = 0
    while done < count, !Task.isCancelled {
      let next = min(count, done + 5000)
      guard attempt({ try database.addGenerated(first + done..<first + next) }) != nil else { break }
      done = next
      importProgress = Double(done) / Double(count)
      await Task.yield()
    }
    change(nil) {}
  }

  /// Adds generated recipes synchronously, for the command line.
  func importGeneratedNow(_ count: Int) throws {
    let first = try database.nextGenerated()
    try database.addGenerated(first..<first + count)
    change(nil) {}
  }

  func removeGenerated() { change(nil) { try database.removeGenerated() } }
}
