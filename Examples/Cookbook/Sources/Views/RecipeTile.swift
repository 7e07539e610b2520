import SwiftUI

/// A recipe in a grid.
struct RecipeTile: View {
  private let recipe: RecipeContent
  @Environment(\.locale) private var locale

  init(recipe: Recipe) { self.recipe = RecipeContent(recipe) }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      DishView(recipe: recipe.recipe, side: 240)
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
        .overlay(alignment: .topTrailing) {
          if recipe.isFavorite {
            Image(systemName: "heart.fill").font(.footnote).foregroundStyle(.white).padding(7)
              .background(.black.opacity(0.35), in: Circle()).padding(8)
          }
        }
      VStack(alignment: .leading, spacing: 2) {
        Text(recipe.title.text(locale)).font(.headline).lineLimit(1)
        Text("\(recipe.time) min").font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .contentShape(Rectangle())
    .accessibilityElement(children: .combine)
    .accessibilityLabel(Text(recipe.title.text(locale)))
  }
}
