import SwiftUI

/// A link to a recipe, which is loaded when its row is created.
///
/// Always a single row, even if the recipe was deleted, so that a list of a hundred thousand rows can create
/// only the visible ones.
struct RecipeLink<Label: View>: View {
  let id: Recipe.ID
  @ViewBuilder let label: (Recipe) -> Label
  @EnvironmentObject private var dataModel: DataModel

  var body: some View {
    if let recipe = dataModel[id] {
      NavigationLink(value: recipe) { label(recipe) }
    } else {
      Text("Deleted Recipe").foregroundStyle(.secondary)
    }
  }
}
