import StateStore

/// Changes the tables of an earlier model to those of the current one, without reading objects.
///
/// New properties get their default values; renamed entities and properties keep their values if the model names their
/// earlier names. Differs from iOS: values of a property whose type has changed are not converted.
struct SQLMigration {
  let database: Database
  let schema: SQLSchema

  func run() throws {
    let old = try entities()
    try renameTables(old)
    for entity in schema.entities where entity.superentity == nil {
      try migrateTable(of: entity)
    }
    try renumber(old)
    for statement in schema.statements() where !statement.hasPrefix("INSERT") { try database.run(statement) }
    try addDefaults()
  }

  private struct Known {
    var number: Int64
    var maximum: Int64
  }

  /// The entities of the store by name.
  private func entities() throws -> [String: Known] {
    let statement = try database.prepared("SELECT Z_NAME, Z_ENT, Z_MAX FROM Z_PRIMARYKEY")
    defer { statement.reset() }
    var found: [String: Known] = [:]
    while try statement.step() {
      found[statement.text(0)] = Known(number: statement.integer(1), maximum: statement.integer(2))
    }
    return found
  }

  private func oldName(_ entity: NSEntityDescription) -> String {
    entity.renamingIdentifier ?? entity.name ?? ""
  }

  private func columns(_ table: String) throws -> Set<String> {
    let statement = try Database.Statement(database.handle, "PRAGMA table_info(\(table))")
    defer { statement.finalize() }
    var found: Set<String> = []
    while try statement.step() { found.insert(statement.text(1)) }
    return found
  }

  private func renameTables(_ old: [String: Known]) throws {
    for entity in schema.entities where entity.superentity == nil && old[entity.name ?? ""] == nil {
      let name = "Z" + oldName(entity).uppercased()
      let table = schema.table(of: entity)
      if name != table, try !columns(name).isEmpty {
        try database.run("ALTER TABLE \(name) RENAME TO \(table)")
      }
    }
    // Tables of pairs are named by the number of their entity.
    var moves: [(from: String, to: String)] = []
    for entity in schema.entities {
      for case let relationship as NSRelationshipDescription in entity.properties
      where relationship.entity === entity {
        guard let pairs = schema.pairs(of: relationship), pairs.owner == "Z_OWNER" else { continue }
        let known = old[oldName(entity.root)] ?? old[entity.root.name ?? ""]
        let name = relationship.renamingIdentifier ?? relationship.name
        guard let known else { continue }
        let from = "Z_\(known.number)\(name.uppercased())"
        if from != pairs.table, try !columns(from).isEmpty { moves.append((from, pairs.table)) }
      }
    }
    for move in moves { try database.run("ALTER TABLE \(move.from) RENAME TO MOVED_\(move.to)") }
    for move in moves { try database.run("ALTER TABLE MOVED_\(move.to) RENAME TO \(move.to)") }
  }

  private func migrateTable(of root: NSEntityDescription) throws {
    let table = schema.table(of: root)
    var known = try columns(table)
    if known.isEmpty { return }
    for entity in root.family {
      for column in SQLSchema.columns(of: entity) where !known.contains(column.name) {
        let property: NSPropertyDescription? = column.attribute ?? column.relationship
        let earlier = property?.renamingIdentifier.map { "Z" + $0.uppercased() }
        if let earlier, known.contains(earlier), earlier != column.name {
          try database.run("ALTER TABLE \(table) RENAME COLUMN \(earlier) TO \(column.name)")
          known.remove(earlier)
        } else {
          try database.run("ALTER TABLE \(table) ADD COLUMN \(column.declaration)")
          if let attribute = column.attribute { added.values.append((table, column.name, attribute)) }
        }
        known.insert(column.name)
      }
    }
  }

  private final class AddedColumns {
    var values: [(table: String, column: String, attribute: NSAttributeDescription)] = []
  }
  private let added = AddedColumns()

  init(database: Database, schema: SQLSchema) {
    self.database = database
    self.schema = schema
  }

  private func addDefaults() throws {
    for (table, column, attribute) in added.values {
      let value = SQLValue(attribute.defaultValue, attribute)
      if value == .null { continue }
      let statement = try Database.Statement(
        database.handle, "UPDATE \(table) SET \(column) = ? WHERE \(column) IS NULL")
      defer { statement.finalize() }
      value.bind(1, statement)
      _ = try statement.step()
    }
  }

  /// Gives rows the numbers of the current entities.
  private func renumber(_ old: [String: Known]) throws {
    var cases = ""
    for entity in schema.entities {
      guard let known = old[entity.name ?? ""] ?? old[oldName(entity)] else { continue }
      cases += " WHEN \(known.number) THEN \(schema.number(of: entity))"
    }
    if !cases.isEmpty {
      for entity in schema.entities where entity.superentity == nil {
        let table = schema.table(of: entity)
        let known = try columns(table)
        if known.isEmpty { continue }
        let numbered = ["Z_ENT"] + known.filter { $0.hasPrefix("Z_E_") }
        let list = numbered.map { "\($0) = CASE \($0)\(cases) ELSE \($0) END" }.joined(separator: ", ")
        try database.run("UPDATE \(table) SET \(list)")
      }
    }
    try database.run("DELETE FROM Z_PRIMARYKEY")
    for entity in schema.entities {
      let known = old[entity.name ?? ""] ?? old[oldName(entity)]
      let parent = entity.superentity.map { schema.number(of: $0) } ?? 0
      try database.run(
        "INSERT INTO Z_PRIMARYKEY VALUES (\(schema.number(of: entity)), '\(entity.name ?? "")', \(parent), "
          + "\(known?.maximum ?? 0))")
    }
  }
}
