import Foundation

/// The contents of a recipe's picture: a vessel, the food and its toppings.
///
/// Described in words: the vessel, its tone, the food, its color and the toppings. `pot charcoal soup c4411f
/// tofu pork scallion` is a stone pot of red stew.
struct Dish: Hashable {
  var vessel: String
  var tone: String
  var food: String
  var color: UInt32
  var toppings: [String]

  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count >= 4, let color = UInt32(words[3], radix: 16) else { return nil }
    vessel = words[0]
    tone = words[1]
    food = words[2]
    self.color = color
    toppings = Array(words[4...])
  }
}
