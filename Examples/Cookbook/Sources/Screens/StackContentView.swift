import SwiftUI

/// The layout with a single stack: categories in sections, recipes on top.
struct StackContentView: View {
  @EnvironmentObject private var navigationModel: NavigationModel

  var body: some View {
    NavigationStack(path: $navigationModel.recipePath) {
      Shelves()
        .navigationDestination(for: Recipe.self) { recipe in
          RecipeDetail(recipe: recipe)
        }
    }
  }
}

/// All categories below the recipe of the day. A separate view, because it does not depend on the path.
private struct Shelves: View {
  @EnvironmentObject private var dataModel: DataModel
  @Environment(\.locale) private var locale
  @State private var searchText = ""

  var body: some View {
    List {
      if searchText.isEmpty {
        if let today = dataModel.recipeOfTheDay {
          Section {
            NavigationLink(value: today) { TodayCard(recipe: today) }
          }
        }
        ForEach(Category.kinds) { category in
          Section(category.localizedName) {
            ForEach(dataModel.recipes(in: category, locale), id: \.self) { id in
              RecipeLink(id: id) { RecipeRow(recipe: $0) }
            }
          }
        }
      } else {
        SearchResults(text: searchText)
      }
    }
    .navigationTitle("Cookbook")
    .searchable(text: $searchText, prompt: "Recipes and ingredients")
    .bookToolbar()
  }
}

/// The results of a search, or that there are none.
struct SearchResults: View {
  let text: String
  @EnvironmentObject private var dataModel: DataModel

  var body: some View {
    let found = dataModel.search(text)
    if found.isEmpty {
      ContentUnavailableView.search(text: text)
    } else {
      ForEach(found, id: \.self) { id in
        RecipeLink(id: id) { RecipeRow(recipe: $0) }
      }
    }
  }
}
