import Combine
import PortolanTesting
import SwiftUI
import XCTest

/// The code of the article on navigation in SwiftUI, unmodified, with the surrounding lines that it omits (W1
/// to W9).
@MainActor
final class CookbookFragmentTests: XCTestCase {
  fileprivate enum Category: Int, CaseIterable, Identifiable, Codable, Hashable {
    case dessert, soup
    var id: Int { rawValue }
    var localizedName: String { self == .dessert ? "Dessert" : "Soup" }
  }

  fileprivate struct Recipe: Hashable, Identifiable, Codable {
    var id: UUID
    var name: String
    var category: Category
  }

  fileprivate final class DataModel: ObservableObject {
    static let shared = DataModel()
    let all: [Recipe] = [
      Recipe(id: UUID(), name: "Apple Pie", category: .dessert),
      Recipe(id: UUID(), name: "Pavlova", category: .dessert),
      Recipe(id: UUID(), name: "Leek Soup", category: .soup),
    ]
    var recipeOfTheDay: Recipe { all[0] }
    func recipes(in category: Category?) -> [Recipe] { all.filter { $0.category == category } }
    subscript(id: Recipe.ID) -> Recipe? { all.first { $0.id == id } }
  }

  fileprivate struct RecipeDetail: View {
    var recipe: Recipe?
    var body: some View {
      Text(recipe.map { "Detail: \($0.name)" } ?? "Choose a recipe")
        .navigationTitle(recipe?.name ?? "")
    }
  }

  fileprivate struct RecipeTile: View {
    let recipe: Recipe
    var body: some View { Text(recipe.name).padding() }
  }

  fileprivate class NavigationModel: ObservableObject, Codable {
    @Published var selectedCategory: Category?
    @Published var recipePath: [Recipe] = []
    private lazy var decoder = JSONDecoder()
    private lazy var encoder = JSONEncoder()

    init() {}

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
      self.selectedCategory = try container.decodeIfPresent(
        Category.self, forKey: .selectedCategory)
      let recipePathIds = try container.decode(
        [Recipe.ID].self, forKey: .recipePathIds)
      self.recipePath = recipePathIds.compactMap { DataModel.shared[$0] }
    }

    var jsonData: Data? {
      get { try? encoder.encode(self) }
      set {
        guard let data = newValue,
          let model = try? decoder.decode(Self.self, from: data)
        else { return }
        selectedCategory = model.selectedCategory
        recipePath = model.recipePath
      }
    }

    var objectWillChangeSequence: AsyncPublisher<Publishers.Buffer<ObservableObjectPublisher>> {
      objectWillChange.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).values
    }
  }

  // MARK: One stack

  fileprivate struct OneStack: View {
    let dataModel = DataModel.shared
    @State private var path: [Recipe] = []

    func showRecipeOfTheDay() {
      path = [dataModel.recipeOfTheDay]
    }

    func popToRoot() {
      path.removeAll()
    }

    var body: some View {
      NavigationStack(path: $path) {
        List(Category.allCases) { category in
          Section(category.localizedName) {
            ForEach(dataModel.recipes(in: category)) { recipe in
              NavigationLink(recipe.name, value: recipe)
            }
          }
        }
        .navigationTitle("Categories")
        .navigationDestination(for: Recipe.self) { recipe in
          RecipeDetail(recipe: recipe)
        }
        .toolbar { Button("Today") { showRecipeOfTheDay() } }
      }
    }
  }

  func testW1ThePathIsAnArrayOfRecipes() {
    let app = TestApp()
    app.show(UIHostingController(rootView: OneStack()))
    app.tap("Leek Soup")
    app.settle()
    XCTAssertTrue(app.sees("Detail: Leek Soup"))
    app.tap("Categories")
    app.settle()
    app.tap("Today")
    app.settle()
    XCTAssertTrue(app.sees("Detail: Apple Pie"))
  }

  // MARK: Columns

  fileprivate struct ThreeColumns: View {
    let dataModel = DataModel.shared
    @State private var selectedCategory: Category?
    @State private var selectedRecipe: Recipe?

    func showRecipeOfTheDat() {
      let recipe = dataModel.recipeOfTheDay
      selectedCategory = recipe.category
      selectedRecipe = recipe
    }

    var body: some View {
      NavigationSplitView {
        List(Category.allCases, selection: $selectedCategory) { category in
          NavigationLink(category.localizedName, value: category)
        }
        .navigationTitle("Categories")
        .toolbar { Button("Today") { showRecipeOfTheDat() } }
      } content: {
        List(dataModel.recipes(in: selectedCategory), selection: $selectedRecipe) { recipe in
          NavigationLink(recipe.name, value: recipe)
        }
        .navigationTitle(selectedCategory?.localizedName ?? "Recipes")
      } detail: {
        RecipeDetail(recipe: selectedRecipe)
      }
    }
  }

  func testW6ThreeColumnsShowTheirPlaceholders() {
    let app = TestApp(device: .iPadPro13, orientation: .landscapeLeft)
    app.show(UIHostingController(rootView: ThreeColumns().navigationSplitViewStyle(.balanced)))
    XCTAssertTrue(app.sees("Choose a recipe"))
  }

  func testW6ListsInThreeColumnsDriveTheNext() {
    let app = TestApp(device: .iPadPro13, orientation: .landscapeLeft)
    app.show(UIHostingController(rootView: ThreeColumns().navigationSplitViewStyle(.balanced)))
    if !app.sees("Dessert") {
      app.tap("Sidebar")
      app.settle()
    }
    app.tap("Dessert")
    app.settle()
    app.tap("Pavlova")
    app.settle()
    XCTAssertTrue(app.sees("Detail: Pavlova"))
  }

  // MARK: Two columns with a stack

  fileprivate struct RecipeGrid: View {
    let dataModel = DataModel.shared
    let columns = [GridItem(.adaptive(minimum: 150))]
    var category: Category?

    var body: some View {
      if let category = category {
        ScrollView {
          LazyVGrid(columns: columns) {
            ForEach(dataModel.recipes(in: category)) { recipe in
              NavigationLink(value: recipe) {
                RecipeTile(recipe: recipe)
              }
              .buttonStyle(.plain)
            }
          }
          .padding()
        }
        .navigationTitle(category.localizedName)
        .navigationDestination(for: Recipe.self) { recipe in
          RecipeDetail(recipe: recipe)
        }
      }
    }
  }

  fileprivate struct TwoColumns: View {
    @StateObject private var navModel = NavigationModel()
    @SceneStorage("navigation") private var data: Data?
    let onModel: (NavigationModel) -> Void

    var body: some View {
      NavigationSplitView {
        List(Category.allCases, selection: $navModel.selectedCategory) { category in
          NavigationLink(category.localizedName, value: category)
        }
        .navigationTitle("Categories")
      } detail: {
        NavigationStack(path: $navModel.recipePath) {
          RecipeGrid(category: navModel.selectedCategory)
        }
      }
      .task {
        onModel(navModel)
        if let jsonData = data {
          navModel.jsonData = jsonData
        }
        for await _ in navModel.objectWillChangeSequence {
          data = navModel.jsonData
        }
      }
    }
  }

  func testW7TilesNavigateAndModelIsStored() throws {
    let app = TestApp(device: .iPadPro13, orientation: .landscapeLeft)
    var model: NavigationModel?
    let controller = UIHostingController(rootView: TwoColumns { model = $0 })
    let store = SceneStore(session: nil)
    controller.host.environment.sceneStore = store
    app.show(controller)
    app.tap("Dessert")
    app.settle()
    app.tap("Pavlova")
    app.settle()
    XCTAssertTrue(app.sees("Detail: Pavlova"))
    XCTAssertEqual(model?.recipePath.map(\.name), ["Pavlova"])
    model?.recipePath = []
    app.settle()
    XCTAssertTrue(app.sees("Apple Pie"))
    XCTAssertNotNil(store.snapshot["navigation"])
  }

  func testW8StaleIdentifiersFallAway() throws {
    let model = NavigationModel()
    model.selectedCategory = .dessert
    model.recipePath = [DataModel.shared.all[0]]
    let json = try XCTUnwrap(model.jsonData)
    var object = try XCTUnwrap(JSONSerialization.jsonObject(with: json) as? [String: Any])
    object["recipePathIds"] = try XCTUnwrap(object["recipePathIds"] as? [String]) + [UUID().uuidString]
    let other = NavigationModel()
    other.jsonData = try JSONSerialization.data(withJSONObject: object)
    XCTAssertEqual(other.recipePath, model.recipePath)
    XCTAssertEqual(other.selectedCategory, .dessert)
  }

  // MARK: Deprecated forms

  fileprivate final class Item: ObservableObject { @Published var showDetail = false }
  fileprivate struct DetailView: View { var body: some View { Text("The details") } }
  @available(*, deprecated, message: "It shows the older links")
  fileprivate struct Older: View {
    @ObservedObject var item: Item
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Details", isActive: $item.showDetail) {
            DetailView()
          }
          NavigationLink("Show detail") {
            DetailView()
          }
        }
        .navigationTitle("Older")
      }
    }
  }

  @available(*, deprecated, message: "It uses the older links")
  func testW2TheOlderLinksWork() {
    let app = TestApp()
    let item = Item()
    app.show(UIHostingController(rootView: Older(item: item)))
    app.tap("Details")
    app.settle()
    XCTAssertTrue(app.sees("The details"))
    XCTAssertTrue(item.showDetail)
    item.showDetail = false
    app.settle()
    XCTAssertTrue(app.sees("Show detail"))
    app.tap("Show detail")
    app.settle()
    XCTAssertTrue(app.sees("The details"))
  }
}
