import SwiftUI

/// The picture of a recipe's dish, with a fixed size or filling the available space.
struct DishView: View {
  private let recipe: RecipeContent
  var side: CGFloat
  @Environment(\.displayScale) private var scale

  init(recipe: Recipe, side: CGFloat) {
    self.recipe = RecipeContent(recipe)
    self.side = side
  }

  var body: some View {
    // Generated recipes share pictures.
    let seed = recipe.slug.hasPrefix("generated") ? "\(recipe.dish.food) \(recipe.id % 4)" : recipe.slug
    let dish = recipe.dish
    // A canvas draws the picture when it is displayed: UI tests that show no pictures draw none.
    Canvas(opaque: true) { [side, scale] context, size in
      let picture = DishPictures.shared.picture(of: dish, seed: seed, side: side, scale: scale)
      context.draw(Image(uiImage: picture), in: CGRect(origin: .zero, size: size))
    }
    .aspectRatio(1, contentMode: .fit)
    .frame(maxWidth: side, maxHeight: side)
    .accessibilityHidden(true)
  }
}
