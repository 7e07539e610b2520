import ObjCRuntime
import StateStore

/// The transactions of a store and their changes, in two tables.
///
/// They are written in the transaction of the database that they describe, so that a store and its history agree after
/// the process is killed.
final class SQLHistory {
  /// A change that is to be recorded.
  struct Change {
    let entity: NSEntityDescription
    let key: Int64
    let type: NSPersistentHistoryChangeType
    var names: [String] = []
    var tombstone: Data?
  }

  /// The context whose changes are recorded.
  struct Origin {
    var contextName: String?
    var author: String?
  }

  @OwnerReference private var store: SQLStore

  init(_ store: SQLStore, isReadOnly: Bool = false) throws {
    _store = OwnerReference(wrappedValue: store)
    if isReadOnly { return }
    for statement in Self.statements { try store.database.run(statement) }
  }

  /// Numbers are not used again after transactions were deleted.
  private static let statements = [
    """
    CREATE TABLE IF NOT EXISTS ATRANSACTION (Z_PK INTEGER PRIMARY KEY AUTOINCREMENT, ZTIMESTAMP TIMESTAMP, \
    ZAUTHOR VARCHAR, ZBUNDLEID VARCHAR, ZCONTEXTNAME VARCHAR, ZPROCESSID VARCHAR)
    """,
    """
    CREATE TABLE IF NOT EXISTS ACHANGE (Z_PK INTEGER PRIMARY KEY AUTOINCREMENT, ZTRANSACTIONID INTEGER, \
    ZCHANGETYPE INTEGER, ZENTITY VARCHAR, ZENTITYPK INTEGER, ZCOLUMNS VARCHAR, ZTOMBSTONE BLOB)
    """,
    "CREATE INDEX IF NOT EXISTS ACHANGE_TRANSACTION ON ACHANGE (ZTRANSACTIONID)",
  ]

  static func exists(in database: Database) throws -> Bool {
    try database.integer("SELECT count(*) FROM sqlite_master WHERE name = 'ATRANSACTION'") > 0
  }

  // MARK: Recording

  func record(_ changes: [Change], _ origin: Origin) throws {
    if changes.isEmpty { return }
    let process = ProcessInfo.processInfo
    try store.database.execute(
      "INSERT INTO ATRANSACTION (ZTIMESTAMP, ZAUTHOR, ZBUNDLEID, ZCONTEXTNAME, ZPROCESSID) VALUES (?, ?, ?, ?, ?)",
      [
        .real(Date().timeIntervalSinceReferenceDate), text(origin.author),
        .text(Bundle.main.bundleIdentifier ?? process.processName), text(origin.contextName),
        .text(String(process.processIdentifier)),
      ])
    let number = try lastNumber()
    for change in changes {
      try store.database.execute(
        "INSERT INTO ACHANGE (ZTRANSACTIONID, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZCOLUMNS, ZTOMBSTONE) "
          + "VALUES (?, ?, ?, ?, ?, ?)",
        [
          .integer(number), .integer(Int64(change.type.rawValue)), text(change.entity.name),
          .integer(change.key), text(change.names.isEmpty ? nil : change.names.joined(separator: "\n")),
          change.tombstone.map { .blob($0) } ?? .null,
        ])
    }
  }

  /// Describes the deletion of a row, before it is deleted.
  func deletion(of id: NSManagedObjectID) throws -> Change {
    var change = Change(entity: id.entity, key: id.key, type: .delete)
    let preserved = id.entity.attributesByName.values.filter(\.preservesValueInHistoryOnDeletion)
    guard !preserved.isEmpty, let row = try store.row(id) else { return change }
    var values: [String: Any] = [:]
    for attribute in preserved {
      guard let index = id.entity.layout.indexes[attribute.name] else { continue }
      switch SQLValue(row.values[index], attribute) {
      case .null: break
      case .integer(let value): values[attribute.name] = value
      case .real(let value): values[attribute.name] = value
      case .text(let value): values[attribute.name] = value
      case .blob(let value): values[attribute.name] = value
      }
    }
    change.tombstone = try PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
    return change
  }

  private func text(_ value: String?) -> SQLValue { value.map { .text($0) } ?? .null }

  // MARK: Reading

  /// The number of the last transaction; zero if there was none.
  func lastNumber() throws -> Int64 {
    let statement = try store.database.prepared("SELECT seq FROM sqlite_sequence WHERE name = 'ATRANSACTION'")
    defer { statement.reset() }
    return try statement.step() ? statement.integer(0) : 0
  }

  /// The number of the last transaction before a date.
  private func number(before date: Date, orAt isInclusive: Bool) throws -> Int64 {
    let statement = try store.database.prepared(
      "SELECT MAX(Z_PK) FROM ATRANSACTION WHERE ZTIMESTAMP \(isInclusive ? "<=" : "<") ?")
    defer { statement.reset() }
    statement.bind(1, date.timeIntervalSinceReferenceDate)
    return try statement.step() ? statement.integer(0) : 0
  }

  private func number(of token: NSPersistentHistoryToken) -> Int64 { token.numbers[store.identifier] ?? 0 }

  /// Returns the transactions of a range with their changes. Throws if those after the token were deleted.
  func transactions(after range: NSPersistentHistoryChangeRequest.Range) throws
    -> [NSPersistentHistoryTransaction]
  {
    var start: Int64 = 0
    switch range {
    case .all: break
    case .date(let date): start = try number(before: date, orAt: true)
    case .token(let token):
      start = number(of: token)
      let first = try store.database.integer("SELECT MIN(Z_PK) FROM ATRANSACTION")
      let next = try first == 0 ? lastNumber() + 1 : Int64(first)
      if start > 0, next > start + 1 {
        throw ManagedError.make(
          NSPersistentHistoryTokenExpiredError, "The history after the token was deleted.")
      }
    }
    let found = try headers(after: start)
    let byNumber = Dictionary(found.map { ($0.transactionNumber, $0) }, uniquingKeysWith: { $1 })
    try readChanges(after: start, into: byNumber)
    return found
  }

  private func headers(after number: Int64) throws -> [NSPersistentHistoryTransaction] {
    let statement = try store.database.prepared(
      "SELECT Z_PK, ZTIMESTAMP, ZAUTHOR, ZBUNDLEID, ZCONTEXTNAME, ZPROCESSID FROM ATRANSACTION WHERE Z_PK > ? "
        + "ORDER BY Z_PK")
    defer { statement.reset() }
    statement.bind(1, number)
    var found: [NSPersistentHistoryTransaction] = []
    while try statement.step() {
      let transaction = NSPersistentHistoryTransaction(
        timestamp: Date(timeIntervalSinceReferenceDate: statement.double(1)), number: statement.integer(0),
        storeID: store.identifier, bundleID: statement.text(3), processID: statement.text(5),
        contextName: SQLValue.plain(statement, 4) as? String, author: SQLValue.plain(statement, 2) as? String)
      transaction.changes = []
      found.append(transaction)
    }
    return found
  }

  private func readChanges(
    after number: Int64, into transactions: [Int64: NSPersistentHistoryTransaction]
  ) throws {
    let entities = Dictionary(
      store.schema.entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    let statement = try store.database.prepared(
      "SELECT Z_PK, ZTRANSACTIONID, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZCOLUMNS, ZTOMBSTONE FROM ACHANGE "
        + "WHERE ZTRANSACTIONID > ? ORDER BY Z_PK")
    defer { statement.reset() }
    statement.bind(1, number)
    while try statement.step() {
      // Entities may be missing in later versions of the model.
      guard let entity = entities[statement.text(3)], let transaction = transactions[statement.integer(1)],
        let type = NSPersistentHistoryChangeType(rawValue: Int(statement.integer(2)))
      else { continue }
      let names = (SQLValue.plain(statement, 5) as? String)?.split(separator: "\n").map(String.init)
      let change = NSPersistentHistoryChange(
        id: statement.integer(0), objectID: store.identifier(entity, statement.integer(4)), type: type,
        tombstone: (SQLValue.plain(statement, 6) as? Data).map { tombstone($0, entity) },
        properties: names.map { Set($0.compactMap { entity.propertiesByName[$0] }) })
      change.container = transaction
      transaction.changes?.append(change)
    }
  }

  private func tombstone(_ data: Data, _ entity: NSEntityDescription) -> [AnyHashable: Any] {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    var values: [AnyHashable: Any] = [:]
    for (name, stored) in list as? [String: Any] ?? [:] {
      guard let attribute = entity.attributesByName[name] else { continue }
      switch (attribute.attributeType, stored) {
      case (.dateAttributeType, let number as Double):
        values[name] = Date(timeIntervalSinceReferenceDate: number)
      case (.UUIDAttributeType, let data as Data) where data.count == 16:
        values[name] = data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
      case (.transformableAttributeType, let data as Data):
        values[name] = TransformedValue.value(data, attribute)
      default: values[name] = attribute.stored(stored)
      }
    }
    return values
  }

  // MARK: Deleting

  /// Deletes the transactions before a date or a token. Returns their number.
  func delete(before range: NSPersistentHistoryChangeRequest.Range) throws -> Int {
    let last: Int64 =
      switch range {
      case .all: try lastNumber()
      case .date(let date): try number(before: date, orAt: false)
      case .token(let token): number(of: token) - 1
      }
    let before = try store.database.integer("SELECT count(*) FROM ATRANSACTION")
    try store.database.transaction {
      try store.database.execute("DELETE FROM ACHANGE WHERE ZTRANSACTIONID <= ?", [.integer(last)])
      try store.database.execute("DELETE FROM ATRANSACTION WHERE Z_PK <= ?", [.integer(last)])
    }
    return try Int(before) - Int(store.database.integer("SELECT count(*) FROM ATRANSACTION"))
  }
}
