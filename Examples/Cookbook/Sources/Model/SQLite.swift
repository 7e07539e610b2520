import Foundation
import SQLite3

/// An SQLite database.
final class SQLite {
  private let handle: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  enum Value {
    case integer(Int)
    case text(String)
    case null
  }

  init(path: String) throws {
    var opened: OpaquePointer?
    let status = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
    guard status == SQLITE_OK, let opened else {
      defer { sqlite3_close(opened) }
      throw Failure(description: opened.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory")
    }
    handle = opened
    try run("PRAGMA journal_mode = WAL")
    try run("PRAGMA synchronous = NORMAL")
    try run("PRAGMA foreign_keys = ON")
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close(handle)
  }

  var lastID: Int { Int(sqlite3_last_insert_rowid(handle)) }

  private func fail() -> Failure { Failure(description: String(cString: sqlite3_errmsg(handle))) }

  /// Executes statements without results.
  func run(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw fail() }
  }

  func run(_ sql: String, _ values: [Value]) throws { try each(sql, values) { _ in } }

  /// Calls `body` for every row.
  func each(_ sql: String, _ values: [Value] = [], _ body: (Row) throws -> Void) throws {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { bind(statement, Int32(index + 1), value) }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try body(Row(statement: statement))
      case SQLITE_DONE: return
      default: throw fail()
      }
    }
  }

  func transaction(_ body: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try body()
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  private func prepared(_ sql: String) throws -> OpaquePointer {
    if let known = statements[sql] { return known }
    var made: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &made, nil) == SQLITE_OK, let made else { throw fail() }
    statements[sql] = made
    return made
  }

  /// Makes SQLite copy the text before the call returns.
  private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  private func bind(_ statement: OpaquePointer, _ index: Int32, _ value: Value) {
    switch value {
    case .integer(let number): sqlite3_bind_int64(statement, index, Int64(number))
    case .text(let text): sqlite3_bind_text(statement, index, text, -1, Self.copied)
    case .null: sqlite3_bind_null(statement, index)
    }
  }

  struct Row {
    fileprivate let statement: OpaquePointer
    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }
    func text(_ column: Int32) -> String {
      sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
    }
  }
}
