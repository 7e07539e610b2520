import SwiftUI

/// A recipe in a list.
struct RecipeRow: View {
  let recipe: Recipe
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 14) {
      DishView(recipe: recipe, side: 52).frame(width: 52, height: 52)
        .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
      VStack(alignment: .leading, spacing: 3) {
        Text(recipe.title.text(locale)).lineLimit(1)
        Text("\(recipe.time) min · serves \(recipe.serves)").font(.subheadline).foregroundStyle(.secondary)
          .lineLimit(1)
      }
      if recipe.isFavorite {
        Spacer(minLength: 4)
        Image(systemName: "heart.fill").font(.footnote).foregroundStyle(.pink)
      }
    }
  }
}

/// A category in a list.
struct CategoryRow: View {
  let category: Category
  let count: Int

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: category.symbol).font(.footnote).foregroundStyle(.white)
        .frame(width: 29, height: 29)
        .background(category.tint, in: RoundedRectangle(cornerRadius: 7, style: .continuous))
      Text(category.localizedName).lineLimit(1)
      Spacer(minLength: 4)
      Text(count.formatted()).foregroundStyle(.secondary)
    }
  }
}
