import SwiftUI

/// The details of a recipe.
struct RecipeDetail: View {
  let recipe: Recipe
  /// The action for related recipes where there is no stack to push on.
  var openRelated: ((Recipe) -> Void)?

  @EnvironmentObject private var dataModel: DataModel
  @EnvironmentObject private var navigationModel: NavigationModel
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var textSize
  @ScaledMetric(relativeTo: .subheadline) private var numberSide: CGFloat = 26
  @State private var servings: Int?
  @State private var isEditing = false
  @State private var isDeleting = false

  /// The recipe with its latest changes.
  private var current: Recipe { dataModel[recipe.id] ?? recipe }

  var body: some View {
    let current = current
    let text = dataModel.text(of: current)
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        RecipeHeader(recipe: current)
        ViewThatFits(in: .horizontal) {
          HStack(alignment: .top, spacing: 40) {
            ingredients(current, text).frame(minWidth: 280, maxWidth: 320)
            steps(text).frame(minWidth: 340)
          }
          VStack(alignment: .leading, spacing: 24) {
            ingredients(current, text)
            steps(text)
          }
        }
        related(current)
      }
      .fixedSize(horizontal: false, vertical: true)
      .padding(20)
      .frame(maxWidth: 900)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle(current.title.text(locale))
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { toolbar(current) }
    .sheet(isPresented: $isEditing) {
      RecipeEditor(recipe: current, text: text).environmentObject(dataModel)
    }
    .confirmationDialog("Delete this recipe?", isPresented: $isDeleting, titleVisibility: .visible) {
      Button("Delete Recipe", role: .destructive) { delete() }
      Button("Cancel", role: .cancel) {}
    }
  }

  @ToolbarContentBuilder
  private func toolbar(_ current: Recipe) -> some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) {
      Button {
        dataModel.toggleFavorite(current)
      } label: {
        Image(systemName: current.isFavorite ? "heart.fill" : "heart")
      }
      .accessibilityLabel(Text(current.isFavorite ? "Remove from Favorites" : "Add to Favorites"))
    }
    ToolbarItem(placement: .topBarTrailing) {
      Menu {
        Button("Edit") { isEditing = true }
        Button("Delete", role: .destructive) { isDeleting = true }
      } label: {
        Image(systemName: "ellipsis.circle").accessibilityLabel(Text("More"))
      }
    }
  }

  private func delete() {
    let recipe = current
    navigationModel.recipePath.removeAll { $0 == recipe }
    dataModel.delete(recipe)
  }

  // MARK: Parts

  private func ingredients(_ current: Recipe, _ text: RecipeText) -> some View {
    let servings = self.servings ?? current.serves
    let factor = Double(servings) / Double(max(1, current.serves))
    return VStack(alignment: .leading, spacing: 0) {
      titleAndServings(servings).padding(.bottom, 8)
      ForEach(Array(text.ingredients.enumerated()), id: \.offset) { _, ingredient in
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Text(ingredient.name.text(locale))
          Spacer(minLength: 12)
          Text(ingredient.amountText(times: factor, locale)).foregroundStyle(.secondary)
        }
        .padding(.vertical, 9)
        Divider()
      }
    }
  }

  @ViewBuilder
  private func titleAndServings(_ servings: Int) -> some View {
    let title = Text("Ingredients").font(.title2.bold())
    let stepper = HStack {
      Text("\(servings) servings").font(.subheadline).foregroundStyle(.secondary)
      Stepper("Servings", value: Binding(get: { servings }, set: { self.servings = $0 }), in: 1...24)
        .labelsHidden()
    }
    .fixedSize()
    if textSize.isAccessibilitySize {
      VStack(alignment: .leading) {
        title
        stepper
      }
    } else {
      HStack {
        title
        Spacer()
        stepper
      }
    }
  }

  private func steps(_ text: RecipeText) -> some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Preparation").font(.title2.bold())
      ForEach(Array(text.steps.enumerated()), id: \.offset) { index, step in
        HStack(alignment: .top, spacing: 14) {
          Text("\(index + 1)").font(.subheadline.bold()).foregroundStyle(.white)
            .frame(width: numberSide, height: numberSide).background(current.category.tint, in: Circle())
          Text(step.text(locale)).fixedSize(horizontal: false, vertical: true).padding(.top, 2)
        }
      }
    }
  }

  @ViewBuilder
  private func related(_ current: Recipe) -> some View {
    let others = dataModel.related(to: current)
    if !others.isEmpty {
      VStack(alignment: .leading, spacing: 12) {
        Text("Related Recipes").font(.title2.bold())
        let columns = textSize.isAccessibilitySize ? 2 : 3
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 16), count: columns), spacing: 16)
        {
          ForEach(others) { other in
            if let openRelated {
              Button {
                openRelated(other)
              } label: {
                RecipeTile(recipe: other)
              }.buttonStyle(.plain)
            } else {
              NavigationLink(value: other) { RecipeTile(recipe: other) }.buttonStyle(.plain)
            }
          }
        }
      }
    }
  }
}

/// The picture, description and properties of a recipe.
private struct RecipeHeader: View {
  private let recipe: RecipeContent
  @Environment(\.locale) private var locale

  init(recipe: Recipe) { self.recipe = RecipeContent(recipe) }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .center, spacing: 32) {
        DishView(recipe: recipe.recipe, side: 300).clipShape(
          RoundedRectangle(cornerRadius: 20, style: .continuous))
        facts.frame(minWidth: 330)
      }
      VStack(alignment: .leading, spacing: 16) {
        DishView(recipe: recipe.recipe, side: 353).clipShape(
          RoundedRectangle(cornerRadius: 20, style: .continuous)
        )
        .frame(maxWidth: .infinity)
        facts
      }
    }
  }

  private var facts: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(recipe.category.localizedName).font(.subheadline.bold()).foregroundStyle(recipe.category.tint)
      Text(recipe.title.text(locale)).font(.largeTitle.bold())
      Text(recipe.summary.text(locale)).font(.title3).foregroundStyle(.secondary)
        .fixedSize(horizontal: false, vertical: true)
      HStack(spacing: 20) {
        Label {
          Text("\(recipe.time) min")
        } icon: {
          Image(systemName: "clock")
        }
        Label {
          Text("\(recipe.serves) servings")
        } icon: {
          Image(systemName: "person.2")
        }
      }
      .font(.subheadline).foregroundStyle(.secondary).padding(.top, 4)
    }
  }
}
