/// The contents of a recipe shown by a view. Unlike recipes, two values are equal only if nothing was edited,
/// so that views update after every change.
@dynamicMemberLookup
struct RecipeContent: Equatable {
  let recipe: Recipe

  init(_ recipe: Recipe) { self.recipe = recipe }

  subscript<Value>(dynamicMember keyPath: KeyPath<Recipe, Value>) -> Value { recipe[keyPath: keyPath] }

  static func == (a: RecipeContent, b: RecipeContent) -> Bool {
    a.id == b.id && a.slug == b.slug && a.title == b.title && a.summary == b.summary
      && a.category == b.category && a.time == b.time && a.serves == b.serves && a.dish == b.dish
      && a.isFavorite == b.isFavorite
  }
}
