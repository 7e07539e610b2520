/// Texts of different lengths, so that rows and labels wrap at some widths and not at others.
enum MixTexts {
  static let words = [
    "Harbour", "Lighthouse at the end of the long northern pier", "Chart", "Tide tables", "Anchor",
    "A compass, a sextant and everything else that was found in the captain's cabin", "Rope", "Sail",
  ]

  static func title(_ number: Int) -> String { "\(words[number % words.count]) \(number)" }

  static func sentence(_ number: Int) -> String {
    (0..<(number % 5 + 1)).map { words[(number + $0) % words.count].lowercased() }.joined(separator: " and ")
      + "."
  }
}
