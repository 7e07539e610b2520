import Foundation

/// Generated recipes, in any number and reproducible, for testing large books.
extension RecipeDatabase {
  private static let manners: [Words] = [
    Words("Smoky", "훈연"), Words("Crisp", "바삭한"), Words("Slow", "느린"), Words("Golden", "노릇한"),
    Words("Spicy", "매운"), Words("Gentle", "순한"), Words("Winter", "겨울"), Words("Harvest", "가을걷이"),
    Words("Midnight", "한밤의"), Words("Sunday", "일요일의"), Words("Grandmother's", "할머니의"),
    Words("Seaside", "바닷가"),
    Words("Village", "시골"), Words("Festive", "잔치"), Words("Quick", "빠른"), Words("Garden", "텃밭"),
  ]
  private static let stuffs: [Words] = [
    Words("Potato", "감자"), Words("Pumpkin", "호박"), Words("Mushroom", "버섯"), Words("Eggplant", "가지"),
    Words("Tofu", "두부"), Words("Chicken", "닭"), Words("Beef", "소고기"), Words("Pork", "돼지고기"),
    Words("Salmon", "연어"), Words("Squid", "오징어"), Words("Spinach", "시금치"), Words("Leek", "대파"),
    Words("Radish", "무"), Words("Chestnut", "밤"), Words("Apple", "사과"), Words("Pear", "배"),
    Words("Lotus Root", "연근"), Words("Perilla", "들깨"), Words("Barley", "보리"), Words("Cabbage", "양배추"),
  ]
  private static let forms: [(words: Words, category: Category, dish: String)] = [
    (Words("Stew", "찌개"), .soup, "pot charcoal soup b5482a tofu scallion mushroom"),
    (Words("Soup", "국"), .soup, "bowl white soup d9c48e radish scallion"),
    (Words("Rice", "밥"), .rice, "bowl celadon rice efe4c6 mushroom peas"),
    (Words("Noodles", "국수"), .noodles, "deep white noodles e2c98d scallion carrot"),
    (Words("Bake", "구이"), .main, "skillet iron slices 8a5530 thyme carrot"),
    (Words("Salad", "샐러드"), .vegetable, "bowl white salad 7da552 tomato parmesan"),
    (Words("Pancake", "전"), .bread, "plate slate pancake deb055 scallion"),
    (Words("Cake", "케이크"), .dessert, "stand white cake e8c583 blueberry"),
    (Words("Tea", "차"), .drink, "cup celadon drink b57f3f"),
  ]
  private static let text = RecipeText(
    ingredients: [
      .init(amount: 300, unit: "g", name: Words("what the title says", "제목의 재료")),
      .init(amount: 2, unit: "tbsp", name: Words("soy sauce", "간장")),
    ],
    steps: [
      Words("Prepare everything.", "재료를 손질한다."), Words("Cook until it is done.", "익을 때까지 조리한다."),
    ])

  /// Adds generated recipes for a range of numbers in a transaction. The database generates them: a hundred
  /// thousand take a few seconds.
  func addGenerated(_ numbers: Range<Int>) throws {
    try makeParts()
    let bounds: [SQLite.Value] = [.integer(numbers.lowerBound), .integer(numbers.upperBound)]
    try database.transaction {
      try database.run(
        """
        INSERT INTO recipe (slug, number, category, time, serves, dish, title_en, title_ko, summary_en, summary_ko, body)
        WITH RECURSIVE n (i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)
        SELECT 'generated-' || i, i, category, 5 + (i * 7 % 18) * 5, 1 + i * 5 % 6, dish,
          manner.en || ' ' || thing.en || ' No. ' || i, manner.ko || ' ' || thing.ko || ' ' || i || '호',
          'Made up for a thick book.', '두꺼운 책을 위해 지어낸 요리.', (SELECT text FROM temp.body)
        FROM n JOIN temp.manner ON manner.id = (i * 2654435761 >> 9) % \(Self.manners.count)
        JOIN temp.thing ON thing.id = (i * 2246822519 >> 11) % \(Self.stuffs.count * Self.forms.count)
        """, bounds)
      try database.run(
        """
        INSERT INTO words (rowid, title, body)
        SELECT recipe.id, manner.words || ' ' || thing.words || ' ' || number, (SELECT words FROM temp.body)
        FROM recipe JOIN temp.manner ON manner.id = (number * 2654435761 >> 9) % \(Self.manners.count)
        JOIN temp.thing ON thing.id = (number * 2246822519 >> 11) % \(Self.stuffs.count * Self.forms.count)
        WHERE number >= ?1 AND number < ?2
        """, bounds)
    }
  }

  /// Stores the components of titles in tables that the database can join.
  private func makeParts() throws {
    try database.run(
      """
      CREATE TEMP TABLE IF NOT EXISTS manner (id INTEGER PRIMARY KEY, en, ko, words);
      CREATE TEMP TABLE IF NOT EXISTS thing (id INTEGER PRIMARY KEY, en, ko, words, category, dish);
      CREATE TEMP TABLE IF NOT EXISTS body (id INTEGER PRIMARY KEY, text, words);
      """)
    for (id, manner) in Self.manners.enumerated() {
      try database.run(
        "INSERT OR REPLACE INTO temp.manner VALUES (?1, ?2, ?3, ?4)",
        [.integer(id), .text(manner.en), .text(manner.ko), .text(SearchWords.index([manner.en, manner.ko]))])
    }
    for (i, stuff) in Self.stuffs.enumerated() {
      for (j, form) in Self.forms.enumerated() {
        let title = Words("\(stuff.en) \(form.words.en)", "\(stuff.ko)\(form.words.ko)")
        try database.run(
          "INSERT OR REPLACE INTO temp.thing VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
          [
            .integer(i * Self.forms.count + j), .text(title.en), .text(title.ko),
            .text(SearchWords.index([title.en, title.ko])), .integer(form.category.rawValue),
            .text(form.dish),
          ])
      }
    }
    let names = Self.text.ingredients.flatMap { [$0.name.en, $0.name.ko] }
    try database.run(
      "INSERT OR REPLACE INTO temp.body VALUES (0, ?1, ?2)",
      [.text(Self.encoded(Self.text)), .text(SearchWords.index(names))])
  }

  /// The number after the greatest of a generated recipe.
  func nextGenerated() throws -> Int {
    var next = 0
    try database.each("SELECT max(number) FROM recipe WHERE number IS NOT NULL") { next = $0.integer(0) }
    return next + 1
  }

  func removeGenerated() throws {
    try database.transaction {
      try database.run("DELETE FROM words WHERE rowid IN (SELECT id FROM recipe WHERE number IS NOT NULL)")
      try database.run("DELETE FROM recipe WHERE number IS NOT NULL")
    }
  }
}
