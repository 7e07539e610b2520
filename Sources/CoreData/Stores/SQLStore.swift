import SQLite3
import StateStore

/// The rows of objects in an SQLite database.
///
/// The database has a write-ahead log. A save is one transaction: after the process is killed, a store has either all
/// changes of a save or none. Every use is under the lock of the store's coordinator.
final class SQLStore {
  /// A row as it is read.
  struct Row {
    let id: NSManagedObjectID
    let version: Int64
    let values: [Any?]
  }

  let database: Database
  let schema: SQLSchema
  weak var store: NSPersistentStore? { didSet { reference = StoreReference(store) } }
  private var reference = StoreReference(nil)
  /// The history of changes, if the store is opened with one.
  private(set) var history: SQLHistory?
  /// Whether the database has a history that would miss the changes of this store.
  private(set) var lacksHistory = false
  private(set) var identifier = ""
  private(set) var metadata: [String: Any] = [:]
  private var tables: [ObjectIdentifier: IDTable] = [:]
  private let idLock = NSLock()
  private var readers: [ObjectIdentifier: RowReader] = [:]

  /// - Parameter path: The file; nil for memory.
  init(
    path: String?, model: NSManagedObjectModel, configuration: String?, isReadOnly: Bool, hasHistory: Bool,
    migrates: Bool, infersMapping: Bool
  ) throws {
    let entities = model.entities(forConfigurationName: configuration) ?? model.entities
    schema = SQLSchema(entities)
    do {
      database = try Database(path: path ?? ":memory:")
      SQLFunctions.register(in: database.handle)
      sqlite3_busy_timeout(database.handle, 5000)
      if !isReadOnly {
        try database.run("PRAGMA journal_mode = WAL")
        try database.run("PRAGMA synchronous = NORMAL")
      }
      let isNew = try database.integer("SELECT count(*) FROM sqlite_master") == 0
      if isNew {
        try database.transaction { try create(model) }
      } else {
        try open(model, entities, migrates: migrates && infersMapping)
        // A store of an earlier version may lack indexes.
        if !isReadOnly { try schema.indexes().forEach(database.run) }
      }
      if hasHistory, !isReadOnly {
        history = try SQLHistory(self)
      } else if try SQLHistory.exists(in: database) {
        if hasHistory { history = try SQLHistory(self, isReadOnly: true) } else { lacksHistory = true }
      }
    } catch let error as DatabaseError {
      throw ManagedError.make(
        NSPersistentStoreOpenError, "The persistent store could not be opened. \(error.message)",
        ["NSSQLiteErrorDomain": Int(error.code)])
    }
  }

  // MARK: Opening

  private func create(_ model: NSManagedObjectModel) throws {
    for statement in schema.statements() { try database.run(statement) }
    identifier = UUID().uuidString
    metadata = Self.metadata(model, schema.entities, identifier)
    try write(metadata: metadata)
  }

  private static func metadata(
    _ model: NSManagedObjectModel, _ entities: [NSEntityDescription], _ identifier: String
  ) -> [String: Any] {
    [
      NSStoreTypeKey: NSSQLiteStoreType, NSStoreUUIDKey: identifier,
      NSStoreModelVersionHashesKey: Dictionary(
        entities.map { ($0.name ?? "", Data(EntitySignature.text(of: $0).utf8)) },
        uniquingKeysWith: { first, _ in first }),
      NSStoreModelVersionIdentifiersKey: model.versionIdentifiers.compactMap { $0 as? String },
    ]
  }

  private func open(_ model: NSManagedObjectModel, _ entities: [NSEntityDescription], migrates: Bool) throws {
    metadata = try Self.readMetadata(database)
    identifier = metadata[NSStoreUUIDKey] as? String ?? UUID().uuidString
    let known = metadata[NSStoreModelVersionHashesKey] as? [String: Data] ?? [:]
    let wanted = Self.metadata(model, entities, identifier)
    if known == wanted[NSStoreModelVersionHashesKey] as? [String: Data] { return }
    guard migrates else {
      throw ManagedError.make(
        NSPersistentStoreIncompatibleVersionHashError,
        "The model used to open the store is incompatible with the one used to create the store.")
    }
    try database.transaction {
      try SQLMigration(database: database, schema: schema).run()
      metadata.merge(wanted) { $1 }
      try write(metadata: metadata)
    }
  }

  static func metadata(path: String) throws -> [String: Any] {
    guard FileManager.default.fileExists(atPath: path) else {
      throw ManagedError.make(NSPersistentStoreOpenError, "There is no store at \(path).")
    }
    return try readMetadata(Database(path: path))
  }

  private static func readMetadata(_ database: Database) throws -> [String: Any] {
    let statement = try database.prepared("SELECT Z_PLIST, Z_UUID FROM Z_METADATA LIMIT 1")
    defer { statement.reset() }
    guard try statement.step() else { return [:] }
    let list = try? PropertyListSerialization.propertyList(from: statement.data(0), format: nil)
    var metadata = list as? [String: Any] ?? [:]
    metadata[NSStoreUUIDKey] = statement.text(1)
    return metadata
  }

  func write(metadata: [String: Any]) throws {
    self.metadata = metadata
    let list = try PropertyListSerialization.data(fromPropertyList: metadata, format: .binary, options: 0)
    let statement = try database.prepared("INSERT OR REPLACE INTO Z_METADATA VALUES (1, ?, ?)")
    defer { statement.reset() }
    statement.bind(1, identifier)
    statement.bind(2, list)
    _ = try statement.step()
  }

  // MARK: Identifiers

  /// The identifier of a row, one instance for each.
  func identifier(_ entity: NSEntityDescription, _ key: Int64) -> NSManagedObjectID {
    idLock.lock()
    defer { idLock.unlock() }
    let table = table(of: entity)
    if let known = table.ids[key] { return known }
    let made = NSManagedObjectID(entity: entity, store: reference, key: key)
    table.ids[key] = made
    return made
  }

  func register(_ id: NSManagedObjectID, _ key: Int64) {
    idLock.lock()
    defer { idLock.unlock() }
    id.makePermanent(in: reference, key: key)
    table(of: id.entity).ids[key] = id
  }

  /// The identifiers of the rows of one table by key.
  private final class IDTable {
    var ids: [Int64: NSManagedObjectID] = [:]
  }

  private func table(of entity: NSEntityDescription) -> IDTable {
    if let known = tables[ObjectIdentifier(entity)] { return known }
    let root = entity.root
    let table = tables[ObjectIdentifier(root)] ?? IDTable()
    tables[ObjectIdentifier(root)] = table
    tables[ObjectIdentifier(entity)] = table
    return table
  }

  // MARK: Rows

  func reader(of entity: NSEntityDescription) -> RowReader {
    if let known = readers[ObjectIdentifier(entity)] { return known }
    let made = RowReader(entity, schema)
    readers[ObjectIdentifier(entity)] = made
    return made
  }

  /// Reads the row of an object; nil if there is none.
  func row(_ id: NSManagedObjectID) throws -> Row? {
    try rows([id]).first
  }

  /// Reads the rows of objects of one table.
  func rows(_ wanted: [NSManagedObjectID]) throws -> [Row] {
    guard let first = wanted.first else { return [] }
    let reader = reader(of: first.entity.root)
    let marks = wanted.map { _ in "?" }.joined(separator: ",")
    let statement = try database.prepared(
      "SELECT \(reader.list) FROM \(reader.table) t0 WHERE t0.Z_PK IN (\(marks))")
    defer { statement.reset() }
    for (index, id) in wanted.enumerated() { statement.bind(Int32(index + 1), id.key) }
    var rows: [Row] = []
    while try statement.step() {
      if let row = reader.read(statement, self) { rows.append(row) }
    }
    return rows
  }

  /// Reads the identifiers of a relationship's members.
  func members(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws
    -> [NSManagedObjectID]
  {
    guard let destination = relationship.destinationEntity, !id.isTemporaryID else { return [] }
    let table = schema.table(of: destination)
    let sql: String
    if let pairs = schema.pairs(of: relationship) {
      let order = pairs.order.map { " ORDER BY p.\($0)" } ?? ""
      sql =
        "SELECT t.Z_PK, t.Z_ENT FROM \(pairs.table) p JOIN \(table) t ON t.Z_PK = p.\(pairs.member) "
        + "WHERE p.\(pairs.owner) = ?\(order)"
    } else if let inverse = relationship.inverseRelationship {
      let order = relationship.isOrdered ? " ORDER BY t.\(SQLSchema.orderColumn(of: inverse))" : ""
      sql = "SELECT t.Z_PK, t.Z_ENT FROM \(table) t WHERE t.\(SQLSchema.column(of: inverse)) = ?\(order)"
    } else {
      return []
    }
    let statement = try database.prepared(sql)
    defer { statement.reset() }
    statement.bind(1, id.key)
    var found: [NSManagedObjectID] = []
    while try statement.step() {
      if let entity = schema.entity(statement.integer(1)) {
        found.append(identifier(entity, statement.integer(0)))
      }
    }
    return found
  }
}

/// Reads the rows of an entity and those that inherit from it.
final class RowReader {
  let table: String
  let list: String
  private let schema: SQLSchema
  /// For each entity, the column of each value, or −1.
  private var places: [Int64: (entity: NSEntityDescription, columns: [Int32], kindColumns: [Int32])] = [:]

  init(_ entity: NSEntityDescription, _ schema: SQLSchema) {
    self.schema = schema
    table = schema.table(of: entity)
    var names = ["Z_PK", "Z_ENT", "Z_OPT"]
    for member in entity.family {
      for column in SQLSchema.columns(of: member) where !names.contains(column.name) {
        names.append(column.name)
      }
    }
    list = names.map { "t0.\($0)" }.joined(separator: ", ")
    for member in entity.family {
      let layout = member.layout
      var columns: [Int32] = []
      var kindColumns: [Int32] = []
      for kind in layout.kinds {
        var name: String?
        var entityName: String?
        switch kind {
        case .attribute(let attribute): name = attribute.isTransient ? nil : SQLSchema.column(of: attribute)
        case .toOne(let relationship):
          name = relationship.isTransient ? nil : SQLSchema.column(of: relationship)
          entityName = SQLSchema.entityColumn(of: relationship)
        case .toMany: name = nil
        }
        columns.append(name.flatMap(names.firstIndex).map(Int32.init) ?? -1)
        kindColumns.append(entityName.flatMap(names.firstIndex).map(Int32.init) ?? -1)
      }
      places[Int64(schema.number(of: member))] = (member, columns, kindColumns)
    }
  }

  func read(_ statement: Database.Statement, _ store: SQLStore) -> SQLStore.Row? {
    guard let place = places[statement.integer(1)] else { return nil }
    let layout = place.entity.layout
    var values: [Any?] = []
    values.reserveCapacity(layout.kinds.count)
    for (index, kind) in layout.kinds.enumerated() {
      let column = place.columns[index]
      switch kind {
      case .attribute(let attribute):
        values.append(column < 0 ? layout.defaults[index] : SQLValue.read(statement, column, attribute))
      case .toOne(let relationship):
        values.append(reference(statement, column, place.kindColumns[index], relationship, store))
      case .toMany(let relationship): values.append(ToManyMembers(isOrdered: relationship.isOrdered))
      }
    }
    let id = store.identifier(place.entity, statement.integer(0))
    return SQLStore.Row(id: id, version: statement.integer(2), values: values)
  }

  private func reference(
    _ statement: Database.Statement, _ column: Int32, _ kind: Int32,
    _ relationship: NSRelationshipDescription, _ store: SQLStore
  ) -> NSManagedObjectID? {
    guard column >= 0, let destination = relationship.destinationEntity else { return nil }
    let key = statement.integer(column)
    guard key != 0 else { return nil }
    let entity = kind >= 0 ? schema.entity(statement.integer(kind)) : nil
    return store.identifier(entity ?? destination, key)
  }
}
