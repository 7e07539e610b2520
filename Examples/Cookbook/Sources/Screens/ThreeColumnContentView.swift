import SwiftUI

/// Categories, the recipes of one, and one of those, side by side.
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
          if let recipe = dataModel[id] {
            NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
          }
        }
      }
      .navigationTitle(category.localizedName)
    } else {
      ContentUnavailableView("No Category Selected", systemImage: "books.vertical")
    }
  }
}
