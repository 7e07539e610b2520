import SQLite3
import StateStore

extension SQLStore {
  /// A translated request.
  private struct Query {
    var joins = ""
    var condition = ""
    var order = ""
    var bindings: [SQLValue] = []
    /// Whether the predicate and the order are applied by the query.
    var isComplete = true
  }

  private func key(_ id: NSManagedObjectID) -> Int64? { id.isTemporaryID ? nil : id.key }

  /// Translates a request. Parts that SQL cannot express are left out.
  private func query<Result>(
    _ request: NSFetchRequest<Result>, _ entity: NSEntityDescription, ordered: Bool = true
  )
    -> Query
  {
    var query = Query()
    let kinds = (request.includesSubentities ? entity.family : [entity]).map { String(schema.number(of: $0)) }
    let isAll = entity.superentity == nil && kinds.count == entity.family.count
    let base = isAll ? "" : "t0.Z_ENT IN (\(kinds.joined(separator: ",")))"
    var translator = SQLTranslator(schema, key: key)
    var condition = ""
    if let predicate = request.predicate {
      do {
        guard let node = predicate.syntaxTree else { throw SQLTranslator.Untranslatable() }
        condition = try translator.condition(node, entity)
      } catch {
        translator = SQLTranslator(schema, key: key)
        query.isComplete = false
      }
    }
    if ordered, let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      do {
        query.order = " ORDER BY " + (try translator.order(descriptors, entity))
      } catch {
        query.isComplete = false
      }
    }
    let all = [base, condition].filter { !$0.isEmpty && $0 != "1" }
    query.condition = all.isEmpty ? "" : " WHERE " + all.joined(separator: " AND ")
    query.joins = translator.joins
    query.bindings = translator.bindings
    return query
  }

  private func statement(_ sql: String, _ bindings: [SQLValue]) throws -> Database.Statement {
    // Lists of many lengths would fill the cache.
    let statement =
      bindings.count > 8 ? try Database.Statement(database.handle, sql) : try database.prepared(sql)
    for (index, value) in bindings.enumerated() { value.bind(Int32(index + 1), statement) }
    return statement
  }

  private func finish(_ statement: Database.Statement, _ bindings: [SQLValue]) {
    if bindings.count > 8 { statement.finalize() } else { statement.reset() }
  }

  private func limit<Result>(_ request: NSFetchRequest<Result>, _ isLimited: Bool) -> String {
    guard isLimited, request.fetchLimit > 0 || request.fetchOffset > 0 else { return "" }
    return " LIMIT \(request.fetchLimit > 0 ? request.fetchLimit : -1) OFFSET \(request.fetchOffset)"
  }

  /// Returns the rows of a request.
  /// - Parameter isLimited: Whether the request's limit and offset apply.
  /// - Returns: The rows, and whether the predicate, order and limit were applied.
  func fetch<Result>(_ request: NSFetchRequest<Result>, _ entity: NSEntityDescription, isLimited: Bool) throws
    -> (
      rows: [Row], isComplete: Bool
    )
  {
    let query = query(request, entity)
    let reader = reader(of: entity)
    let statement = try statement(
      "SELECT \(reader.list) FROM \(reader.table) t0\(query.joins)\(query.condition)\(query.order)"
        + limit(request, isLimited && query.isComplete), query.bindings)
    defer { finish(statement, query.bindings) }
    var rows: [Row] = []
    while try statement.step() {
      if let row = reader.read(statement, self) { rows.append(row) }
    }
    return (rows, query.isComplete)
  }

  /// Returns the identifiers of a request's objects; nil if they cannot be found without reading the objects.
  func identifiers<Result>(
    _ request: NSFetchRequest<Result>, _ entity: NSEntityDescription, isLimited: Bool
  ) throws -> [NSManagedObjectID]? {
    let query = query(request, entity)
    guard query.isComplete else { return nil }
    let statement = try statement(
      "SELECT t0.Z_PK, t0.Z_ENT FROM \(schema.table(of: entity)) t0\(query.joins)\(query.condition)\(query.order)"
        + limit(request, isLimited), query.bindings)
    defer { finish(statement, query.bindings) }
    var found: [NSManagedObjectID] = []
    while try statement.step() {
      if let entity = schema.entity(statement.integer(1)) {
        found.append(identifier(entity, statement.integer(0)))
      }
    }
    return found
  }

  /// Returns the number of a request's objects; nil if it cannot be found without reading the objects.
  func count<Result>(_ request: NSFetchRequest<Result>, _ entity: NSEntityDescription) throws -> Int? {
    let query = query(request, entity, ordered: false)
    guard query.isComplete else { return nil }
    let inner =
      "SELECT t0.Z_PK FROM \(schema.table(of: entity)) t0\(query.joins)\(query.condition)\(limit(request, true))"
    let statement = try statement("SELECT COUNT(*) FROM (\(inner))", query.bindings)
    defer { finish(statement, query.bindings) }
    return try statement.step() ? Int(statement.integer(0)) : 0
  }

  /// Returns the dictionaries of a request.
  func dictionaries<Result>(_ request: NSFetchRequest<Result>, _ entity: NSEntityDescription) throws
    -> [NSDictionary]
  {
    var translator = SQLTranslator(schema, key: key)
    let items = request.propertiesToFetch ?? entity.attributesByName.keys.sorted()
    var columns: [(name: String, sql: String, attribute: NSAttributeDescription?)] = []
    for item in items {
      if let description = item as? NSExpressionDescription, let expression = description.expression {
        columns.append((description.name, try sql(expression.expression, entity, &translator), nil))
      } else if let path = item as? String ?? (item as? NSPropertyDescription)?.name {
        let column = try translator.column(path, entity)
        columns.append((path, column.text, column.attribute))
      }
    }
    var groups: [String] = []
    for item in request.propertiesToGroupBy ?? [] {
      if let path = item as? String ?? (item as? NSPropertyDescription)?.name {
        groups.append(try translator.column(path, entity).text)
      }
    }
    let known = Dictionary(columns.map { ($0.name, $0.sql) }, uniquingKeysWith: { first, _ in first })
    let order = try (request.sortDescriptors ?? []).map { descriptor -> String in
      let path = SortKey(descriptor, entity)?.path ?? ""
      let sql = try known[path] ?? translator.column(path, entity).text
      return sql + (descriptor.ascending ? " ASC" : " DESC")
    }
    var condition = ""
    if let predicate = request.predicate {
      guard let node = predicate.syntaxTree else { throw SQLTranslator.Untranslatable() }
      condition = " WHERE " + (try translator.condition(node, entity))
    }
    let sql =
      "SELECT \(request.returnsDistinctResults ? "DISTINCT " : "")\(columns.map(\.sql).joined(separator: ", ")) "
      + "FROM \(schema.table(of: entity)) t0\(translator.joins)\(condition)"
      + (groups.isEmpty ? "" : " GROUP BY " + groups.joined(separator: ", "))
      + (order.isEmpty ? "" : " ORDER BY " + order.joined(separator: ", ")) + limit(request, true)
    let statement = try statement(sql, translator.bindings)
    defer { finish(statement, translator.bindings) }
    var results: [NSDictionary] = []
    while try statement.step() {
      let result = NSMutableDictionary()
      for (index, column) in columns.enumerated() {
        let value =
          column.attribute.map { SQLValue.read(statement, Int32(index), $0) }
          ?? SQLValue.plain(statement, Int32(index))
        if let value { result[column.name] = value }
      }
      results.append(result)
    }
    return results
  }

  private static let aggregates = [
    "sum": "TOTAL", "count": "COUNT", "average": "AVG", "min": "MIN", "max": "MAX", "abs": "ABS",
    "lowercase": "LOWER", "uppercase": "UPPER", "length": "LENGTH",
  ]

  private func sql(
    _ expression: PredicateExpression, _ entity: NSEntityDescription, _ translator: inout SQLTranslator
  ) throws -> String {
    switch expression {
    case .path(let keys): return try translator.column(keys.joined(separator: "."), entity).text
    case .function(let name, let arguments):
      guard let function = Self.aggregates[name.lowercased()], let first = arguments.first else {
        throw SQLTranslator.Untranslatable()
      }
      return "\(function)(\(try sql(first, entity, &translator)))"
    case .constant(let value as NSNumber): return value.stringValue
    default: throw SQLTranslator.Untranslatable()
    }
  }

  // MARK: Batches

  /// Deletes the rows of a request, and returns their identifiers.
  func delete(
    _ request: NSFetchRequest<NSFetchRequestResult>, _ entity: NSEntityDescription,
    _ origin: SQLHistory.Origin
  ) throws -> [NSManagedObjectID] {
    guard let found = try identifiers(request, entity, isLimited: true) else {
      throw ManagedError.make(
        NSPersistentStoreSaveError, "The predicate cannot be translated for a batch deletion.")
    }
    try database.transaction {
      let changes = try found.compactMap { try history?.deletion(of: $0) }
      for id in found { try deleteRow(id) }
      try history?.record(changes, origin)
    }
    if let store { RemoteChanges.announce(store) }
    return found
  }

  /// Changes the rows of a request, and returns their identifiers.
  func update(
    _ request: NSFetchRequest<NSFetchRequestResult>, _ entity: NSEntityDescription,
    _ changes: [AnyHashable: Any], _ origin: SQLHistory.Origin
  ) throws -> [NSManagedObjectID] {
    guard let found = try identifiers(request, entity, isLimited: true) else {
      throw ManagedError.make(
        NSPersistentStoreSaveError, "The predicate cannot be translated for a batch update.")
    }
    var columns: [String] = []
    var values: [SQLValue] = []
    var names: [String] = []
    for (name, value) in changes {
      let name = name.base as? String ?? (name.base as? NSPropertyDescription)?.name ?? ""
      names.append(name)
      var translator = SQLTranslator(schema, key: key)
      switch entity.propertiesByName[name] {
      case let attribute as NSAttributeDescription:
        let column = SQLSchema.column(of: attribute)
        if let expression = value as? PTExpression {
          guard let constant = expression.expression.constantValue else {
            let other = try translator.column(expression.description, entity).text.dropFirst(3)
            columns.append("\(column) = \(other)")
            continue
          }
          values.append(SQLValue(constant, attribute))
        } else {
          values.append(SQLValue(value, attribute))
        }
        columns.append("\(column) = ?")
      case let relationship as NSRelationshipDescription where !relationship.isToMany:
        columns.append("\(SQLSchema.column(of: relationship)) = ?")
        let id = (value as? NSManagedObject)?.objectID ?? value as? NSManagedObjectID
        values.append(id.flatMap(key).map { .integer($0) } ?? .null)
      default: break
      }
    }
    let sql =
      "UPDATE \(schema.table(of: entity)) SET \((columns + ["Z_OPT = Z_OPT + 1"]).joined(separator: ", ")) "
      + "WHERE Z_PK = ?"
    try database.transaction {
      let statement = try Database.Statement(database.handle, sql)
      defer { statement.finalize() }
      for id in found {
        for (index, value) in values.enumerated() { value.bind(Int32(index + 1), statement) }
        statement.bind(Int32(values.count + 1), id.key)
        _ = try statement.step()
        statement.reset()
      }
      try history?.record(
        found.map { SQLHistory.Change(entity: $0.entity, key: $0.key, type: .update, names: names.sorted()) },
        origin)
    }
    if let store { RemoteChanges.announce(store) }
    return found
  }
}
