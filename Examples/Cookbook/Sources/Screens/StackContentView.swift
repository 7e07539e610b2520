import SwiftUI

/// Everything in one stack: shelves below each other, recipes on top.
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

/// All shelves, below the recipe of the day. They are a view of their own: the path does not concern them.
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

/// What a search finds, or that it finds nothing.
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
