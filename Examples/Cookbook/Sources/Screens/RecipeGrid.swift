import SwiftUI

/// A grid of a category's recipes.
struct RecipeGrid: View {
  var category: Category?
  @EnvironmentObject private var dataModel: DataModel
  @Environment(\.locale) private var locale
  @State private var searchText = ""

  private let columns = [GridItem(.adaptive(minimum: 160), spacing: 20)]

  var body: some View {
    pictures.navigationDestination(for: Recipe.self) { recipe in
      RecipeDetail(recipe: recipe)
    }
  }

  @ViewBuilder private var pictures: some View {
    if let category = category {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 24) {
          ForEach(recipes(in: category), id: \.self) { id in
            RecipeLink(id: id) { RecipeTile(recipe: $0) }.buttonStyle(.plain)
          }
        }
        .padding()
      }
      .overlay {
        if category == .favorites, dataModel.count(in: .favorites) == 0 {
          ContentUnavailableView(
            "No Favorites", systemImage: "heart",
            description: Text("Tap the heart of a recipe to keep it here."))
        }
      }
      .navigationTitle(category.localizedName)
      .searchable(text: $searchText, prompt: "Recipes and ingredients")
    } else {
      ContentUnavailableView("No Category Selected", systemImage: "books.vertical")
    }
  }

  private func recipes(in category: Category) -> [Recipe.ID] {
    searchText.isEmpty ? dataModel.recipes(in: category, locale) : dataModel.search(searchText)
  }
}
