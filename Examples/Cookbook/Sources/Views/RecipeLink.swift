import SwiftUI

/// Leads to a recipe, which is read when its row is made.
///
/// It is one row whether the recipe is still there or not: only then can a list of a hundred thousand make the rows that are
/// seen.
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
