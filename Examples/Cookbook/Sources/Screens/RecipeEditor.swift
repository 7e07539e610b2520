import SwiftUI

/// A form to create or edit a recipe.
struct RecipeEditor: View {
  /// The recipe to edit; `nil` creates a new one.
  let recipe: Recipe?
  @EnvironmentObject private var dataModel: DataModel
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @State private var title = ""
  @State private var summary = ""
  @State private var category = Category.main
  @State private var time = 30
  @State private var serves = 2
  @State private var lines: [Line] = []
  @State private var steps: [Line] = []
  private let text: RecipeText

  /// An editable line.
  private struct Line: Identifiable {
    let id = UUID()
    var words: String
    /// The original index, if it existed before.
    var origin: Int?
  }

  init(recipe: Recipe? = nil, text: RecipeText = RecipeText(ingredients: [], steps: [])) {
    self.recipe = recipe
    self.text = text
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $title)
          TextField("In a sentence", text: $summary)
        }
        Section {
          Picker("Category", selection: $category) {
            ForEach(Category.kinds) { Text($0.localizedName).tag($0) }
          }
          Stepper("\(time) min", value: $time, in: 5...600, step: 5)
          Stepper("\(serves) servings", value: $serves, in: 1...24)
        }
        Section("Ingredients") {
          ForEach($lines) { $line in TextField("2 tbsp soy sauce", text: $line.words) }
          Button("Add Ingredient") { lines.append(Line(words: "")) }
        }
        Section("Preparation") {
          ForEach($steps) { $step in TextField("What to do", text: $step.words) }
          Button("Add Step") { steps.append(Line(words: "")) }
        }
      }
      .navigationTitle(recipe == nil ? "New Recipe" : "Edit Recipe")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { save() }.disabled(title.isEmpty || !steps.contains { !$0.words.isEmpty })
        }
      }
    }
    .onAppear { fill() }
  }

  private func fill() {
    guard title.isEmpty, let recipe else {
      if steps.isEmpty {
        lines = [Line(words: "")]
        steps = [Line(words: "")]
      }
      return
    }
    title = recipe.title.text(locale)
    summary = recipe.summary.text(locale)
    category = recipe.category
    time = recipe.time
    serves = recipe.serves
    lines = text.ingredients.enumerated().map { Line(words: RecipeLine.text($1, locale), origin: $0) }
    steps = text.steps.enumerated().map { Line(words: $1.text(locale), origin: $0) }
  }

  private func save() {
    var file = RecipeFile(slug: recipe?.slug ?? "")
    file.title = edited(recipe?.title, title)
    file.summary = edited(recipe?.summary, summary)
    file.category = category
    file.time = time
    file.serves = serves
    file.dish = RecipeLine.dish(for: category)
    file.text.ingredients = lines.filter { !$0.words.isEmpty }.map { line in
      let old = line.origin.map { text.ingredients[$0] }
      if let old, RecipeLine.text(old, locale) == line.words { return old }
      return RecipeLine.ingredient(line.words, locale)
    }
    file.text.steps = steps.filter { !$0.words.isEmpty }.map { line in
      edited(line.origin.map { text.steps[$0] }, line.words)
    }
    if let recipe { dataModel.update(recipe, file) } else { dataModel.add(file) }
    dismiss()
  }

  /// Keeps the text in the other language if this one is unchanged.
  private func edited(_ old: Words?, _ new: String) -> Words {
    guard var words = old else { return Words(new, new) }
    if locale.isKorean { words.ko = new } else { words.en = new }
    return words
  }
}

/// Ingredients as entered by a user.
enum RecipeLine {
  static func text(_ ingredient: RecipeText.Ingredient, _ locale: Locale) -> String {
    let name = ingredient.name.text(locale)
    guard let amount = ingredient.amount else { return name }
    let number = amount == amount.rounded() ? String(Int(amount)) : String(amount)
    return [number, ingredient.unit, name].compactMap { $0 }.joined(separator: " ")
  }

  static func ingredient(_ line: String, _ locale: Locale) -> RecipeText.Ingredient {
    let units: Set<String> = [
      "g", "kg", "ml", "l", "tbsp", "tsp", "cup", "clove", "stalk", "slice", "sheet", "pinch", "handful",
      "head", "bunch",
    ]
    var words = line.split(separator: " ").map(String.init)
    var result = RecipeText.Ingredient(amount: nil, unit: nil, name: Words(line, line))
    guard words.count > 1, let amount = Double(words[0]) else { return result }
    result.amount = amount
    words.removeFirst()
    if words.count > 1, units.contains(words[0]) { result.unit = words.removeFirst() }
    let name = words.joined(separator: " ")
    result.name = Words(name, name)
    return result
  }

  /// A default dish for recipes without their own picture.
  static func dish(for category: Category) -> String {
    switch category {
    case .soup: "bowl white soup c9803c scallion carrot"
    case .rice: "bowl celadon rice f1e8cf sesame"
    case .noodles: "deep white noodles e2c98d scallion"
    case .vegetable: "bowl white salad 7da552 tomato"
    case .bread: "plate wood pancake dcae57 scallion"
    case .dessert: "stand white cake ecca8c strawberry"
    case .drink: "glass clear drink e7b15c ice"
    default: "plate slate slices 8b5733 parsley"
    }
  }
}
