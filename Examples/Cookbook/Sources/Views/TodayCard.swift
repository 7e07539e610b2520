import SwiftUI

/// The recipe of the day, above the categories.
struct TodayCard: View {
  private let recipe: RecipeContent
  @Environment(\.locale) private var locale

  init(recipe: Recipe) { self.recipe = RecipeContent(recipe) }

  var body: some View {
    HStack(spacing: 16) {
      DishView(recipe: recipe.recipe, side: 104).frame(width: 104, height: 104)
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      VStack(alignment: .leading, spacing: 4) {
        Text("Recipe of the Day").font(.footnote.bold()).foregroundStyle(.tint)
        Text(recipe.title.text(locale)).font(.title3.bold()).lineLimit(2)
        Text(recipe.summary.text(locale)).font(.subheadline).foregroundStyle(.secondary).lineLimit(3)
      }
    }
    .padding(.vertical, 6)
  }
}
