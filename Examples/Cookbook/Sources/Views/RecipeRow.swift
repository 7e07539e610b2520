import SwiftUI

/// A row with a recipe.
struct RecipeRow: View {
  private let recipe: RecipeContent
  @Environment(\.locale) private var locale

  init(recipe: Recipe) { self.recipe = RecipeContent(recipe) }

  var body: some View {
    HStack(spacing: 14) {
      DishView(recipe: recipe.recipe, side: 52).frame(width: 52, height: 52)
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

/// A row with a category.
struct CategoryRow: View {
  let category: Category
  let count: Int
  @EnvironmentObject private var dataModel: DataModel

  @ViewBuilder private var icon: some View {
    if let slug = category.sampleSlug, let sample = dataModel.recipe(slug: slug) {
      DishView(recipe: sample, side: 32)
    } else {
      Image(systemName: category.symbol).font(.footnote).foregroundStyle(.white)
        .frame(width: 32, height: 32).background(category.tint)
    }
  }

  var body: some View {
    HStack(spacing: 12) {
      icon.frame(width: 32, height: 32).clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
      Text(category.localizedName).lineLimit(1)
      Spacer(minLength: 4)
      Text(count.formatted()).foregroundStyle(.secondary)
    }
  }
}
