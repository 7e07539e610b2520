import SwiftUI

/// A category of recipes.
enum Category: Int, Hashable, CaseIterable, Identifiable, Codable {
  case soup, rice, noodles, main, vegetable, bread, dessert, drink
  case all = 100
  case favorites = 101

  var id: Int { rawValue }

  /// The categories that a recipe can belong to.
  static let kinds: [Category] = [.soup, .rice, .noodles, .main, .vegetable, .bread, .dessert, .drink]

  /// The category for its name in a recipe file.
  init?(word: String) {
    let words = ["soup", "rice", "noodles", "main", "vegetable", "bread", "dessert", "drink"]
    guard let index = words.firstIndex(of: word) else { return nil }
    self.init(rawValue: index)
  }

  var localizedName: LocalizedStringKey {
    switch self {
    case .soup: "Soups & Stews"
    case .rice: "Rice"
    case .noodles: "Noodles & Pasta"
    case .main: "Meat & Fish"
    case .vegetable: "Vegetables & Sides"
    case .bread: "Dough & Street Food"
    case .dessert: "Desserts"
    case .drink: "Drinks"
    case .all: "All Recipes"
    case .favorites: "Favorites"
    }
  }

  /// The recipe whose picture represents the category; `nil` for categories of all recipes, which have a
  /// symbol.
  var sampleSlug: String? {
    switch self {
    case .soup: "kimchi-stew"
    case .rice: "bibimbap"
    case .noodles: "tomato-pasta"
    case .main: "grilled-mackerel"
    case .vegetable: "caprese"
    case .bread: "dumplings"
    case .dessert: "apple-pie"
    case .drink: "lemonade"
    case .all, .favorites: nil
    }
  }

  var symbol: String { self == .favorites ? "heart.fill" : "book.closed.fill" }

  var tint: Color {
    switch self {
    case .soup: Color(red: 0.85, green: 0.35, blue: 0.22)
    case .rice: Color(red: 0.72, green: 0.58, blue: 0.36)
    case .noodles: Color(red: 0.87, green: 0.62, blue: 0.18)
    case .main: Color(red: 0.35, green: 0.50, blue: 0.66)
    case .vegetable: Color(red: 0.36, green: 0.60, blue: 0.32)
    case .bread: Color(red: 0.70, green: 0.45, blue: 0.28)
    case .dessert: Color(red: 0.83, green: 0.42, blue: 0.55)
    case .drink: Color(red: 0.40, green: 0.48, blue: 0.76)
    case .all: Color(red: 0.90, green: 0.48, blue: 0.22)
    case .favorites: Color(red: 0.88, green: 0.26, blue: 0.36)
    }
  }
}
