import Foundation
import SQLite3

/// Persistent values of an application by scope and name, in a single crash-safe file.
///
/// The file is an SQLite database with a write-ahead log. A commit is one `write` to the log without `fsync`
/// (`synchronous = NORMAL`): committed values survive any termination of the process. After a power failure
/// the file is intact, but the most recent commits may be lost. That suits interface state, which changes
/// with every tap and is written on the main thread.
///
/// A store that is damaged or was written by a newer version is renamed, and a new one is created. If no file
/// can be used (no space, no permission, or in use by another instance), values are kept in memory. Both
/// cases are reported with one line through `report`, and never as an error that the application must handle.
package final class StateStore {
  /// A change to a value or to a scope.
  package enum Change: Equatable {
    case put(scope: String, name: String, value: Data)
    case remove(scope: String, name: String)
    case removeScope(String)
  }

  /// The version of the file format.
  package static let version: Int32 = 1
  /// The application identifier in the database header: "Prtl".
  static let applicationID: Int32 = 0x5072_746C
  package static let fileName = "state.sqlite"

  /// The file; `nil` if values are kept in memory only.
  package private(set) var file: URL?
  private var database: Database
  private let report: (String) -> Void
  private var hasReportedWriting = false

  /// Opens the store in a folder, which is created if necessary.
  package init(folder: URL, report: @escaping (String) -> Void) {
    self.report = report
    let file = folder.appendingPathComponent(Self.fileName)
    self.file = file
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      database = try Self.openChecked(file, report)
    } catch let error as DatabaseError where error.isBusy {
      report(
        "The saved state in \(file.path) is in use by another instance of the application; "
          + "this one starts fresh and saves none.")
      database = .inMemory()
      self.file = nil
    } catch {
      report("State cannot be saved in \(file.path): \(error); it is kept until the application ends.")
      database = .inMemory()
      self.file = nil
    }
  }

  /// Creates a store in memory.
  package init(report: @escaping (String) -> Void = { _ in }) {
    self.report = report
    database = .inMemory()
  }

  // MARK: Opening

  private enum Fault: Error {
    case damaged(String)
    case newer(Int32)
    case foreign
  }

  /// Opens a file. An unusable file is renamed, and a new one is created.
  private static func openChecked(_ file: URL, _ report: (String) -> Void) throws -> Database {
    do {
      return try open(file)
    } catch let fault as Fault {
      let reason: String
      let mark: String
      switch fault {
      case .damaged(let what): (reason, mark) = ("is damaged (\(what))", "damaged")
      case .newer(let version):
        (reason, mark) = ("was written by a newer version (\(version), this is \(Self.version))", "newer")
      case .foreign: (reason, mark) = ("is no saved state", "foreign")
      }
      let aside = try setAside(file, mark)
      report(
        "The saved state in \(file.path) \(reason). It is kept as \(aside); the application starts fresh.")
      return try open(file)
    }
  }

  private static func open(_ file: URL) throws -> Database {
    do {
      let database = try Database(path: file.path)
      // With exclusive locking, the log's index needs no shared memory, and a second instance is detected.
      try database.run("PRAGMA locking_mode = EXCLUSIVE")
      let version = Int32(truncatingIfNeeded: try database.integer("PRAGMA user_version"))
      let mark = Int32(truncatingIfNeeded: try database.integer("PRAGMA application_id"))
      let isNew = try database.integer("SELECT count(*) FROM sqlite_master") == 0 && version == 0 && mark == 0
      if !isNew {
        guard mark == applicationID else { throw Fault.foreign }
        guard version <= Self.version else { throw Fault.newer(version) }
        let check = try database.text("PRAGMA quick_check(1)") ?? ""
        guard check == "ok" else { throw Fault.damaged(check) }
      }
      try database.run("PRAGMA journal_mode = WAL")
      try database.run("PRAGMA synchronous = NORMAL")
      if isNew { try database.transaction { try begin(database) } }
      // Also fails if the tables do not match the version.
      _ = try database.prepared(Statements.read)
      _ = try database.prepared(Statements.put)
      return database
    } catch let error as DatabaseError where error.isDamage {
      throw Fault.damaged(error.message)
    }
  }

  private static func begin(_ database: Database) throws {
    try database.run(
      """
      CREATE TABLE entry (
        scope TEXT NOT NULL, name TEXT NOT NULL, value BLOB NOT NULL, sum INTEGER NOT NULL,
        PRIMARY KEY (scope, name)
      ) WITHOUT ROWID
      """)
    try database.run("PRAGMA application_id = \(applicationID)")
    try database.run("PRAGMA user_version = \(version)")
  }

  /// Renames a store and its log. The most recent one of each kind is kept.
  /// - Returns: The new path.
  private static func setAside(_ file: URL, _ mark: String) throws -> String {
    let base = file.deletingPathExtension().path
    for suffix in ["", "-wal", "-shm"] {
      let source = file.path + suffix
      guard FileManager.default.fileExists(atPath: source) else { continue }
      let target = "\(base).\(mark).sqlite\(suffix)"
      try? FileManager.default.removeItem(atPath: target)
      try FileManager.default.moveItem(atPath: source, toPath: target)
    }
    return "\(base).\(mark).sqlite"
  }

  // MARK: Values

  private enum Statements {
    static let read = "SELECT value, sum FROM entry WHERE scope = ?1 AND name = ?2"
    static let list = "SELECT name, value, sum FROM entry WHERE scope = ?1"
    static let put = "INSERT OR REPLACE INTO entry (scope, name, value, sum) VALUES (?1, ?2, ?3, ?4)"
    static let remove = "DELETE FROM entry WHERE scope = ?1 AND name = ?2"
    static let removeScope = "DELETE FROM entry WHERE scope = ?1"
  }

  /// The value with a name; `nil` if there is none or its checksum is wrong.
  package func value(scope: String, name: String) -> Data? {
    attempt("read") {
      let row = try database.prepared(Statements.read)
      defer { row.reset() }
      row.bind(1, scope)
      row.bind(2, name)
      guard try row.step() else { return nil }
      return checked(scope, name, row.data(0), row.integer(1))
    } ?? nil
  }

  /// All values of a scope by name.
  package func values(scope: String) -> [String: Data] {
    attempt("read") {
      let row = try database.prepared(Statements.list)
      defer { row.reset() }
      row.bind(1, scope)
      var found: [String: Data] = [:]
      while try row.step() {
        let name = row.text(0)
        if let value = checked(scope, name, row.data(1), row.integer(2)) { found[name] = value }
      }
      return found
    } ?? [:]
  }

  /// Performs all changes in one transaction.
  /// - Returns: Whether they were committed.
  @discardableResult
  package func write(_ changes: [Change]) -> Bool {
    guard !changes.isEmpty else { return true }
    return attempt("written") {
      try database.transaction {
        for change in changes { try make(change) }
      }
      return true
    } ?? false
  }

  private func make(_ change: Change) throws {
    let statement: Database.Statement
    switch change {
    case .put(let scope, let name, let value):
      statement = try database.prepared(Statements.put)
      statement.bind(1, scope)
      statement.bind(2, name)
      statement.bind(3, value)
      statement.bind(4, Self.sum(scope, name, value))
    case .remove(let scope, let name):
      statement = try database.prepared(Statements.remove)
      statement.bind(1, scope)
      statement.bind(2, name)
    case .removeScope(let scope):
      statement = try database.prepared(Statements.removeScope)
      statement.bind(1, scope)
    }
    defer { statement.reset() }
    while try statement.step() {}
  }

  /// Copies the log into the file and waits for the disk. Called when the app is inactive.
  package func checkpoint() { _ = attempt("written") { try database.run("PRAGMA wal_checkpoint(TRUNCATE)") } }

  /// Closes the file. Further values are kept in memory.
  package func close() {
    database = .inMemory()
    file = nil
  }

  // MARK: Faults

  private func attempt<Result>(_ verb: String, _ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch {
      if !hasReportedWriting {
        hasReportedWriting = true
        report("The saved state cannot be \(verb): \(error).")
      }
      return nil
    }
  }

  private func checked(_ scope: String, _ name: String, _ value: Data, _ sum: Int64) -> Data? {
    if Self.sum(scope, name, value) == sum { return value }
    report("The saved value “\(name)” is damaged and is left out.")
    return nil
  }

  /// A checksum of names and value, to detect damage on disk.
  static func sum(_ scope: String, _ name: String, _ value: Data) -> Int64 {
    var hash = ContentHash()
    hash.combine(scope.utf8)
    hash.combine(0xff)
    hash.combine(name.utf8)
    hash.combine(0xff)
    value.withUnsafeBytes { hash.combine($0) }
    return Int64(bitPattern: hash.value)
  }
}
