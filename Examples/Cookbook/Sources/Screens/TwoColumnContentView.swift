import SwiftUI

/// The layout with two columns: categories and a grid of recipes with its own stack.
struct TwoColumnContentView: View {
  @EnvironmentObject private var navigationModel: NavigationModel
  @EnvironmentObject private var dataModel: DataModel

  var body: some View {
    NavigationSplitView {
      CategoryList(selection: $navigationModel.selectedCategory)
    } detail: {
      NavigationStack(path: $navigationModel.recipePath) {
        RecipeGrid(category: navigationModel.selectedCategory)
      }
    }
  }
}

/// The list of categories for multi-column layouts.
struct CategoryList: View {
  @Binding var selection: Category?
  @EnvironmentObject private var dataModel: DataModel

  var body: some View {
    List(selection: $selection) {
      Section {
        ForEach([Category.all, .favorites]) { row($0) }
      }
      Section("Categories") {
        ForEach(Category.kinds) { row($0) }
      }
    }
    .navigationTitle("Cookbook")
    .bookToolbar()
  }

  private func row(_ category: Category) -> some View {
    NavigationLink(value: category) { CategoryRow(category: category, count: dataModel.count(in: category)) }
  }
}
