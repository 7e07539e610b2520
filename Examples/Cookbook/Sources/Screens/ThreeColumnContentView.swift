import SwiftUI

/// The layout with three columns: categories, recipes, and a recipe.
struct ThreeColumnContentView: View {
  @EnvironmentObject private var navigationModel: NavigationModel
  @EnvironmentObject private var dataModel: DataModel
  @Environment(\.locale) private var locale

  var body: some View {
    NavigationSplitView {
      CategoryList(selection: $navigationModel.selectedCategory)
    } content: {
      content
    } detail: {
      if let recipe = navigationModel.selectedRecipe {
        RecipeDetail(recipe: recipe) { navigationModel.selectedRecipe = $0 }
          .id(recipe.id)
      } else {
        ContentUnavailableView(
          "No Recipe Selected", systemImage: "fork.knife", description: Text("Choose one from the list."))
      }
    }
  }

  @ViewBuilder private var content: some View {
    if let category = navigationModel.selectedCategory {
      List(selection: $navigationModel.selectedRecipe) {
        ForEach(dataModel.recipes(in: category, locale), id: \.self) { id in
          RecipeLink(id: id) { RecipeRow(recipe: $0) }
        }
      }
      .navigationTitle(category.localizedName)
    } else {
      ContentUnavailableView("No Category Selected", systemImage: "books.vertical")
    }
  }
}
