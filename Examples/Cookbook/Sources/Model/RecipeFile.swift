import Foundation

/// A recipe file: a title, properties, a summary, ingredients and steps, each text in English and Korean.
struct RecipeFile {
  var slug: String
  var title = Words("", "")
  var summary = Words("", "")
  var category = Category.main
  var time = 30
  var serves = 2
  var dish = ""
  var related: [String] = []
  var text = RecipeText(ingredients: [], steps: [])

  init(slug: String) { self.slug = slug }

  /// Parses a file; `nil` if it is not a recipe.
  init?(slug: String, contents: String) {
    self.slug = slug
    for line in contents.split(separator: "\n", omittingEmptySubsequences: true) {
      if line.hasPrefix("# ") {
        title = Words(line: line.dropFirst(2))
      } else if line.hasPrefix("> ") {
        summary = Words(line: line.dropFirst(2))
      } else if line.hasPrefix("- ") {
        guard let ingredient = Self.ingredient(line.dropFirst(2)) else { return nil }
        text.ingredients.append(ingredient)
      } else if let dot = line.firstIndex(of: "."), line[..<dot].allSatisfy(\.isNumber), !line[..<dot].isEmpty
      {
        text.steps.append(Words(line: line[line.index(after: dot)...]))
      } else if let colon = line.firstIndex(of: ":") {
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        switch line[..<colon] {
        case "category":
          guard let found = Category(word: value) else { return nil }
          category = found
        case "time": time = Int(value) ?? time
        case "serves": serves = Int(value) ?? serves
        case "plate": dish = value
        case "related": related = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        default: return nil
        }
      }
    }
    guard !title.en.isEmpty, !text.steps.isEmpty, Dish(dish) != nil else { return nil }
  }

  /// Parses "2 tbsp | soy sauce | 간장"; the amount is optional.
  private static func ingredient(_ line: Substring) -> RecipeText.Ingredient? {
    let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let amount = parts[0].split(separator: " ")
    return RecipeText.Ingredient(
      amount: amount.first.flatMap { Double($0) }, unit: amount.count > 1 ? String(amount[1]) : nil,
      name: Words(line: parts[1]))
  }

  /// All recipe files in a folder, sorted by name.
  static func all(in folder: URL) -> [RecipeFile] {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "md" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { file in
        guard let contents = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        return RecipeFile(slug: file.deletingPathExtension().lastPathComponent, contents: contents)
      }
  }
}
