import Foundation

/// The summary of a recipe for lists and tiles. The instructions are in its ``RecipeText``.
///
/// Two values are equal if they have the same identifier, regardless of edits, so that a path of recipes
/// remains valid.
struct Recipe: Hashable, Identifiable {
  /// The database identifier. Never reused, so that saved state refers to the same recipe or none.
  let id: Int
  /// The name of the recipe in links.
  var slug: String
  var title: Words
  var summary: Words
  var category: Category
  /// The time in minutes.
  var time: Int
  var serves: Int
  var dish: Dish
  var isFavorite: Bool

  static func == (a: Recipe, b: Recipe) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  var link: URL { URL(string: "cookbook://recipe/\(slug)")! }
}

/// A localized text.
struct Words: Hashable, Codable {
  var en: String
  var ko: String

  init(_ en: String, _ ko: String) {
    self.en = en
    self.ko = ko.isEmpty ? en : ko
  }

  /// "Bibimbap | 비빔밥"
  init(line: some StringProtocol) {
    let parts = line.split(separator: "|", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    self.init(parts.first ?? "", parts.count > 1 ? parts[1] : "")
  }

  func text(_ locale: Locale) -> String { locale.isKorean ? ko : en }
}

extension Locale {
  var isKorean: Bool { language.languageCode?.identifier == "ko" }
}

/// The instructions of a recipe.
struct RecipeText: Codable {
  struct Ingredient: Codable, Hashable {
    /// The amount; `nil` means "to taste".
    var amount: Double?
    /// The name of a ``Unit``; `nil` counts pieces.
    var unit: String?
    var name: Words
  }
  var ingredients: [Ingredient]
  var steps: [Words]
}

extension RecipeText.Ingredient {
  /// The amount for a multiple of the recipe, as a cook would write it.
  func amountText(times factor: Double, _ locale: Locale) -> String {
    guard let amount else { return locale.isKorean ? "약간" : "to taste" }
    let number = Self.number(amount * factor)
    guard let unit else { return locale.isKorean ? "\(number)개" : number }
    let korean = [
      "tbsp": "큰술", "tsp": "작은술", "cup": "컵", "clove": "쪽", "stalk": "대", "slice": "장", "sheet": "장",
      "pinch": "꼬집", "handful": "줌", "head": "포기", "bunch": "단", "l": "L",
    ]
    if locale.isKorean { return "\(number)\(korean[unit] ?? unit)" }
    let plural =
      ["clove", "stalk", "slice", "sheet", "handful", "head", "cup"].contains(unit) && amount * factor > 1
    return "\(number) \(unit)\(plural ? "s" : "")"
  }

  /// Formats halves, thirds and quarters as fractions.
  static func number(_ value: Double) -> String {
    if value >= 20 { return String(Int((value / 5).rounded()) * 5) }
    let whole = Int(value)
    let rest = value - Double(whole)
    let fractions: [(Double, String)] = [
      (0, ""), (0.25, "¼"), (1.0 / 3, "⅓"), (0.5, "½"), (2.0 / 3, "⅔"), (0.75, "¾"), (1, ""),
    ]
    let nearest = fractions.min { abs($0.0 - rest) < abs($1.0 - rest) }!
    if nearest.0 == 1 { return String(whole + 1) }
    if nearest.1.isEmpty { return String(max(whole, 1)) }
    return whole == 0 ? nearest.1 : "\(whole)\(nearest.1)"
  }
}
