import Foundation

/// The book's recipes on disk, with a full-text index.
final class RecipeDatabase {
  let database: SQLite

  /// The version of the schema.
  private static let version = 1

  /// Opens the book in a folder, creating it from the built-in recipes if necessary.
  init(folder: URL, recipes: @autoclosure () -> [RecipeFile]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    database = try SQLite(path: folder.appendingPathComponent("Cookbook.sqlite").path)
    var version = 0
    try database.each("PRAGMA user_version") { version = $0.integer(0) }
    guard version != Self.version else { return }
    try database.transaction {
      try database.run(Self.schema)
      for recipe in recipes() { try insert(recipe) }
      try connectRelated()
      try database.run("PRAGMA user_version = \(Self.version)")
    }
  }

  private static let schema = """
    DROP TABLE IF EXISTS recipe;
    DROP TABLE IF EXISTS related;
    DROP TABLE IF EXISTS words;
    CREATE TABLE recipe (
      id INTEGER PRIMARY KEY AUTOINCREMENT, slug TEXT NOT NULL UNIQUE, category INTEGER NOT NULL,
      time INTEGER NOT NULL, serves INTEGER NOT NULL, dish TEXT NOT NULL, favorite INTEGER NOT NULL DEFAULT 0,
      title_en TEXT NOT NULL COLLATE NOCASE, title_ko TEXT NOT NULL, summary_en TEXT NOT NULL,
      summary_ko TEXT NOT NULL, body TEXT NOT NULL, related_slugs TEXT NOT NULL DEFAULT '',
      number INTEGER);
    CREATE INDEX recipe_en ON recipe (category, title_en);
    CREATE INDEX recipe_ko ON recipe (category, title_ko);
    CREATE INDEX all_en ON recipe (title_en);
    CREATE INDEX all_ko ON recipe (title_ko);
    CREATE UNIQUE INDEX numbers ON recipe (number) WHERE number IS NOT NULL;
    CREATE INDEX favorites ON recipe (favorite) WHERE favorite = 1;
    CREATE TABLE related (
      recipe INTEGER NOT NULL REFERENCES recipe (id) ON DELETE CASCADE, position INTEGER NOT NULL,
      other INTEGER NOT NULL REFERENCES recipe (id) ON DELETE CASCADE, PRIMARY KEY (recipe, position)
    ) WITHOUT ROWID;
    CREATE INDEX related_other ON related (other);
    CREATE VIRTUAL TABLE words USING fts5 (title, body, tokenize = 'unicode61', prefix = '1 2 3 4');
    """

  // MARK: Reading

  /// The recipes of a category, sorted by title.
  func recipes(in category: Category, korean: Bool) throws -> [Recipe.ID] {
    let order = korean ? "title_ko" : "title_en"
    var found: [Recipe.ID] = []
    switch category {
    case .all:
      try database.each("SELECT id FROM recipe ORDER BY \(order)") { found.append($0.integer(0)) }
    case .favorites:
      try database.each("SELECT id FROM recipe WHERE favorite = 1 ORDER BY \(order)") {
        found.append($0.integer(0))
      }
    default:
      try database.each(
        "SELECT id FROM recipe WHERE category = ?1 ORDER BY \(order)", [.integer(category.rawValue)]
      ) {
        found.append($0.integer(0))
      }
    }
    return found
  }

  func count(in category: Category) throws -> Int {
    var count = 0
    switch category {
    case .all: try database.each("SELECT count(*) FROM recipe") { count = $0.integer(0) }
    case .favorites:
      try database.each("SELECT count(*) FROM recipe WHERE favorite = 1") { count = $0.integer(0) }
    default:
      try database.each("SELECT count(*) FROM recipe WHERE category = ?1", [.integer(category.rawValue)]) {
        count = $0.integer(0)
      }
    }
    return count
  }

  private static let columns =
    "id, slug, category, time, serves, dish, favorite, title_en, title_ko, summary_en, summary_ko"

  func recipe(_ id: Recipe.ID) throws -> Recipe? {
    var found: Recipe?
    try database.each("SELECT \(Self.columns) FROM recipe WHERE id = ?1", [.integer(id)]) {
      found = Self.recipe($0)
    }
    return found
  }

  func recipe(slug: String) throws -> Recipe? {
    var found: Recipe?
    try database.each("SELECT \(Self.columns) FROM recipe WHERE slug = ?1", [.text(slug)]) {
      found = Self.recipe($0)
    }
    return found
  }

  private static func recipe(_ row: SQLite.Row) -> Recipe? {
    guard let category = Category(rawValue: row.integer(2)) else { return nil }
    return Recipe(
      id: row.integer(0), slug: row.text(1), title: Words(row.text(7), row.text(8)),
      summary: Words(row.text(9), row.text(10)), category: category, time: row.integer(3),
      serves: row.integer(4),
      dish: Dish(row.text(5)) ?? Dish("plate white rice f4efe2")!, isFavorite: row.integer(6) != 0)
  }

  func text(_ id: Recipe.ID) throws -> RecipeText {
    var json = ""
    try database.each("SELECT body FROM recipe WHERE id = ?1", [.integer(id)]) { json = $0.text(0) }
    return (try? JSONDecoder().decode(RecipeText.self, from: Data(json.utf8)))
      ?? RecipeText(ingredients: [], steps: [])
  }

  func related(_ id: Recipe.ID) throws -> [Recipe.ID] {
    var found: [Recipe.ID] = []
    try database.each("SELECT other FROM related WHERE recipe = ?1 ORDER BY position", [.integer(id)]) {
      found.append($0.integer(0))
    }
    return found
  }

  /// The recipes with words that begin like those of a text: matches in titles first, then by relevance.
  func search(_ text: String, limit: Int = 200) throws -> [Recipe.ID] {
    guard let query = SearchWords.query(text) else { return [] }
    var found: [Recipe.ID] = []
    var known: Set<Recipe.ID> = []
    for part in ["{title} : (\(query))", query] where found.count < limit {
      // Ranking examines every match, so matches of very common prefixes are shown unranked.
      try database.each(
        "SELECT rowid FROM words WHERE words MATCH ?1 LIMIT ?2", [.text(part), .integer(limit)]
      ) {
        let id = $0.integer(0)
        if found.count < limit, known.insert(id).inserted { found.append(id) }
      }
    }
    return found
  }

  // MARK: Writing

  static func encoded(_ text: RecipeText) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data("{}".utf8), as: UTF8.self)
  }

  @discardableResult
  func insert(_ file: RecipeFile) throws -> Recipe.ID {
    try database.run(
      """
      INSERT INTO recipe (slug, category, time, serves, dish, title_en, title_ko, summary_en, summary_ko, body,
        related_slugs) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      """,
      [
        .text(file.slug), .integer(file.category.rawValue), .integer(file.time), .integer(file.serves),
        .text(file.dish), .text(file.title.en), .text(file.title.ko), .text(file.summary.en),
        .text(file.summary.ko),
        .text(Self.encoded(file.text)), .text(file.related.joined(separator: " ")),
      ])
    let id = database.lastID
    try indexWords(id, file)
    return id
  }

  private func indexWords(_ id: Recipe.ID, _ file: RecipeFile) throws {
    let names = file.text.ingredients.flatMap { [$0.name.en, $0.name.ko] }
    try database.run(
      "INSERT INTO words (rowid, title, body) VALUES (?1, ?2, ?3)",
      [
        .integer(id), .text(SearchWords.index([file.title.en, file.title.ko])),
        .text(SearchWords.index([file.summary.en, file.summary.ko] + names)),
      ])
  }

  private func connectRelated() throws {
    var pairs: [(Int, [String])] = []
    try database.each("SELECT id, related_slugs FROM recipe WHERE related_slugs <> ''") {
      pairs.append(($0.integer(0), $0.text(1).split(separator: " ").map(String.init)))
    }
    for (id, slugs) in pairs {
      for (position, slug) in slugs.enumerated() {
        try database.run(
          "INSERT OR IGNORE INTO related SELECT ?1, ?2, id FROM recipe WHERE slug = ?3",
          [.integer(id), .integer(position), .text(slug)])
      }
    }
  }

  func update(_ id: Recipe.ID, _ file: RecipeFile) throws {
    try database.transaction {
      try database.run(
        """
        UPDATE recipe SET category = ?2, time = ?3, serves = ?4, title_en = ?5, title_ko = ?6, summary_en = ?7,
          summary_ko = ?8, body = ?9 WHERE id = ?1
        """,
        [
          .integer(id), .integer(file.category.rawValue), .integer(file.time), .integer(file.serves),
          .text(file.title.en), .text(file.title.ko), .text(file.summary.en), .text(file.summary.ko),
          .text(Self.encoded(file.text)),
        ])
      try database.run("DELETE FROM words WHERE rowid = ?1", [.integer(id)])
      try indexWords(id, file)
    }
  }

  func setFavorite(_ id: Recipe.ID, _ isFavorite: Bool) throws {
    try database.run(
      "UPDATE recipe SET favorite = ?2 WHERE id = ?1", [.integer(id), .integer(isFavorite ? 1 : 0)])
  }

  func delete(_ id: Recipe.ID) throws {
    try database.transaction {
      try database.run("DELETE FROM words WHERE rowid = ?1", [.integer(id)])
      try database.run("DELETE FROM recipe WHERE id = ?1", [.integer(id)])
    }
  }
}
