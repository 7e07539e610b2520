import Foundation
import SQLite3

/// A minimal wrapper of an SQLite database.
package final class Database {
  package let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  package init(path: String) throws {
    var opened: OpaquePointer?
    let status = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
    guard status == SQLITE_OK, let opened else {
      let error = DatabaseError(code: status, message: opened.map(Self.message) ?? "no memory")
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    sqlite3_extended_result_codes(handle, 1)
  }

  /// Creates an in-memory database with the store's tables.
  static func inMemory() -> Database {
    do {
      let database = try Database(path: ":memory:")
      try database.run(
        "CREATE TABLE entry (scope TEXT, name TEXT, value BLOB, sum INTEGER, PRIMARY KEY (scope, name))")
      return database
    } catch {
      fatalError("SQLite cannot open a database in memory: \(error)")
    }
  }

  deinit {
    for statement in statements.values { statement.finalize() }
    sqlite3_close_v2(handle)
  }

  fileprivate static func message(_ handle: OpaquePointer) -> String {
    String(cString: sqlite3_errmsg(handle))
  }

  private func check(_ status: Int32) throws {
    guard status == SQLITE_OK else { throw DatabaseError(code: status, message: Self.message(handle)) }
  }

  package func run(_ sql: String) throws { try check(sqlite3_exec(handle, sql, nil, nil, nil)) }

  package func integer(_ sql: String) throws -> Int64 {
    let statement = try Statement(handle, sql)
    defer { statement.finalize() }
    return try statement.step() ? statement.integer(0) : 0
  }

  package func text(_ sql: String) throws -> String? {
    let statement = try Statement(handle, sql)
    defer { statement.finalize() }
    return try statement.step() ? statement.text(0) : nil
  }

  /// Runs `body` in a transaction, which is rolled back if it throws.
  package func transaction(_ body: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try body()
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Returns a cached prepared statement. The caller must reset it after use.
  package func prepared(_ sql: String) throws -> Statement {
    if let known = statements[sql] { return known }
    let made = try Statement(handle, sql)
    statements[sql] = made
    return made
  }

  package final class Statement {
    private var handle: OpaquePointer?
    private let database: OpaquePointer

    package init(_ database: OpaquePointer, _ sql: String) throws {
      self.database = database
      let status = sqlite3_prepare_v2(database, sql, -1, &handle, nil)
      guard status == SQLITE_OK else {
        throw DatabaseError(code: status, message: Database.message(database))
      }
    }

    package func finalize() {
      sqlite3_finalize(handle)
      handle = nil
    }
    package func reset() {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }

    /// Whether there is another row.
    package func step() throws -> Bool {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: return true
      case SQLITE_DONE: return false
      case let status: throw DatabaseError(code: status, message: Database.message(database))
      }
    }

    /// Makes SQLite copy the bound data before the call returns.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    package func bind(_ index: Int32, _ value: String) {
      sqlite3_bind_text(handle, index, value, Int32(value.utf8.count), Self.copied)
    }
    package func bind(_ index: Int32, _ value: Int64) { sqlite3_bind_int64(handle, index, value) }
    package func bind(_ index: Int32, _ value: Double) { sqlite3_bind_double(handle, index, value) }
    package func bindNull(_ index: Int32) { sqlite3_bind_null(handle, index) }
    package func bind(_ index: Int32, _ value: Data) {
      guard !value.isEmpty else {
        sqlite3_bind_zeroblob(handle, index, 0)
        return
      }
      value.withUnsafeBytes {
        _ = sqlite3_bind_blob(handle, index, $0.baseAddress, Int32($0.count), Self.copied)
      }
    }

    package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }
    package func double(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }
    /// The storage class of a value, such as `SQLITE_NULL`.
    package func type(_ column: Int32) -> Int32 { sqlite3_column_type(handle, column) }
    package func text(_ column: Int32) -> String {
      sqlite3_column_text(handle, column).map { String(cString: $0) } ?? ""
    }
    package func data(_ column: Int32) -> Data {
      let count = Int(sqlite3_column_bytes(handle, column))
      guard count > 0, let bytes = sqlite3_column_blob(handle, column) else { return Data() }
      return Data(bytes: bytes, count: count)
    }
  }
}

/// An error from SQLite.
package struct DatabaseError: Error, CustomStringConvertible {
  package let code: Int32
  package let message: String
  package var description: String { message }

  private var primary: Int32 { code & 0xff }
  package var isBusy: Bool { primary == SQLITE_BUSY || primary == SQLITE_LOCKED }
  /// Whether the file is damaged, as opposed to an input/output or permission error.
  package var isDamage: Bool {
    [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_ERROR, SQLITE_MISMATCH, SQLITE_SCHEMA].contains(
      primary)
  }
}
