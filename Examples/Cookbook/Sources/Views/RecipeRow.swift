import SwiftUI

/// A row with a recipe.
struct RecipeRow: View {
  private let recipe: RecipeContent
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var textSize

  init(recipe: Recipe) { self.recipe = RecipeContent(recipe) }

  var body: some View {
    HStack(spacing: 14) {
      DishView(recipe: recipe.recipe, side: 52).frame(width: 52, height: 52)
        .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
      VStack(alignment: .leading, spacing: 3) {
        Text(recipe.title.text(locale))
        Text("\(recipe.time) min · serves \(recipe.serves)").font(.subheadline).foregroundStyle(.secondary)
      }
      .lineLimit(textSize.isAccessibilitySize ? 3 : 1)
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
  @Environment(\.dynamicTypeSize) private var textSize

  @ViewBuilder private var icon: some View {
    if let slug = category.sampleSlug, let sample = dataModel.recipe(slug: slug) {
      DishView(recipe: sample, side: 32)
    } else {
      Image(systemName: category.symbol).font(.system(size: 13)).foregroundStyle(.white)
        .frame(width: 32, height: 32).background(category.tint)
    }
  }

  var body: some View {
    HStack(spacing: 12) {
      icon.frame(width: 32, height: 32).clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
      Text(category.localizedName).lineLimit(textSize.isAccessibilitySize ? 2 : 1)
      Spacer(minLength: 4)
      Text(count.formatted()).foregroundStyle(.secondary)
    }
  }
}
