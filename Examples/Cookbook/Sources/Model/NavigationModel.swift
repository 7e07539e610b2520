import SwiftUI

/// The navigation state, shared by all three layouts.
///
/// Saved as identifiers: recipes are shown with their latest changes, and deleted ones are removed.
final class NavigationModel: ObservableObject, Codable {
  @Published var selectedCategory: Category?
  @Published var recipePath: [Recipe]

  private lazy var decoder = JSONDecoder()
  private lazy var encoder = JSONEncoder()

  init(selectedCategory: Category? = nil, recipePath: [Recipe] = []) {
    self.selectedCategory = selectedCategory
    self.recipePath = recipePath
  }

  /// The recipe shown in a column.
  var selectedRecipe: Recipe? {
    get { recipePath.last }
    set { recipePath = newValue.map { [$0] } ?? [] }
  }

  enum CodingKeys: String, CodingKey {
    case selectedCategory
    case recipePathIds
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(selectedCategory, forKey: .selectedCategory)
    try container.encode(recipePath.map(\.id), forKey: .recipePathIds)
  }

  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    selectedCategory = try container.decodeIfPresent(Category.self, forKey: .selectedCategory)
    let recipePathIds = try container.decode([Recipe.ID].self, forKey: .recipePathIds)
    recipePath = MainActor.assumeIsolated { recipePathIds.compactMap { DataModel.shared[$0] } }
  }

  var jsonData: Data? {
    get { try? encoder.encode(self) }
    set {
      guard let data = newValue, let model = try? decoder.decode(Self.self, from: data) else { return }
      selectedCategory = model.selectedCategory
      recipePath = model.recipePath
    }
  }

  var objectWillChangeSequence: AsyncPublisher<Publishers.Buffer<ObservableObjectPublisher>> {
    objectWillChange.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).values
  }

  /// Opens a link: `cookbook://recipe/apple-pie`, `cookbook://category/soup`, `cookbook://today`.
  /// - Returns: Whether the link is valid.
  @MainActor @discardableResult
  func open(_ url: URL) -> Bool {
    guard url.scheme == "cookbook" else { return false }
    let data = DataModel.shared
    switch url.host {
    case "recipe":
      let slugs = url.pathComponents.filter { $0 != "/" }
      let recipes = slugs.compactMap { data.recipe(slug: $0) }
      guard let first = recipes.first, recipes.count == slugs.count else { return false }
      selectedCategory = first.category
      recipePath = recipes
    case "category":
      guard let category = Category(word: url.lastPathComponent) else { return false }
      selectedCategory = category
      recipePath = []
    case "today": showRecipeOfTheDay()
    default: return false
    }
    return true
  }

  @MainActor
  func showRecipeOfTheDay() {
    guard let recipe = DataModel.shared.recipeOfTheDay else { return }
    selectedCategory = recipe.category
    recipePath = [recipe]
  }
}
