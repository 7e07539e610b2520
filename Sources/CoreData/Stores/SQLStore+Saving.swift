import SQLite3
import StateStore

/// The changes of a context, as one transaction.
final class SaveTransaction {
  private let store: SQLStore
  private let policy: MergeBehavior
  private let origin: SQLHistory.Origin
  private var changes: [SQLHistory.Change] = []
  private var keys: [ObjectIdentifier: Int64] = [:]
  private var maxima: [String: Int64] = [:]
  /// The objects that a uniqueness constraint or a conflict left as they are in the store.
  private(set) var discarded: [NSManagedObject] = []
  /// The rows that new objects replaced.
  private(set) var replaced: [NSManagedObjectID] = []
  private var newVersions: [(NSManagedObject, Int64)] = []

  init(_ store: SQLStore, _ policy: MergeBehavior, _ origin: SQLHistory.Origin) {
    self.store = store
    self.policy = policy
    self.origin = origin
  }

  private var database: Database { store.database }
  private var schema: SQLSchema { store.schema }

  /// Writes the changes. Throws without effect on the store and the objects' identifiers.
  func run(inserted: [NSManagedObject], updated: [NSManagedObject], deleted: [NSManagedObject]) throws {
    do {
      try database.transaction {
        for object in deleted where !object.objectID.isTemporaryID { try delete(object) }
        var kept: [NSManagedObject] = []
        for object in inserted {
          if try resolveUniqueness(object) { kept.append(object) } else { discarded.append(object) }
        }
        for object in kept { keys[ObjectIdentifier(object.objectID)] = try nextKey(object.entity) }
        for object in kept { try insert(object) }
        for object in updated {
          guard try resolveUniqueness(object) else {
            discarded.append(object)
            continue
          }
          let names = store.history == nil ? [] : changedNames(object)
          try update(object)
          if !names.isEmpty, discarded.last !== object {
            changes.append(
              SQLHistory.Change(entity: object.entity, key: object.objectID.key, type: .update, names: names))
          }
        }
        for object in kept + updated { try writeMembers(object) }
        for (root, maximum) in maxima {
          try database.execute(
            "UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_NAME = ?", [.integer(maximum), .text(root)])
        }
        try store.history?.record(changes, origin)
      }
    } catch let error as DatabaseError {
      throw ManagedError.make(
        NSPersistentStoreSaveError, "The changes could not be saved. \(error.message)",
        ["NSSQLiteErrorDomain": Int(error.code)])
    }
    for object in inserted {
      if let key = keys[ObjectIdentifier(object.objectID)] { store.register(object.objectID, key) }
    }
    for (object, version) in newVersions { object.version = version }
  }

  // MARK: Rows

  private func nextKey(_ entity: NSEntityDescription) throws -> Int64 {
    let root = entity.root.name ?? ""
    if maxima[root] == nil {
      let statement = try database.prepared("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_NAME = ?")
      defer { statement.reset() }
      statement.bind(1, root)
      maxima[root] = try statement.step() ? statement.integer(0) : 0
    }
    maxima[root]! += 1
    return maxima[root]!
  }

  private func key(_ id: NSManagedObjectID) -> Int64? {
    id.isTemporaryID ? keys[ObjectIdentifier(id)] : id.key
  }

  /// The stored columns of a value.
  private func columns(_ object: NSManagedObject, _ index: Int) -> [(name: String, value: SQLValue)] {
    switch object.entity.layout.kinds[index] {
    case .attribute(let attribute):
      if attribute.isTransient { return [] }
      return [(SQLSchema.column(of: attribute), SQLValue(object.values?[index], attribute))]
    case .toOne(let relationship):
      if relationship.isTransient { return [] }
      let id = object.values?[index] as? NSManagedObjectID
      let key = id.flatMap(key)
      var result = [
        (name: SQLSchema.column(of: relationship), value: key.map { SQLValue.integer($0) } ?? .null)
      ]
      if let column = SQLSchema.entityColumn(of: relationship) {
        let number = id.map { Int64(schema.number(of: $0.entity)) }
        result.append((column, key == nil ? .null : number.map { .integer($0) } ?? .null))
      }
      return result
    case .toMany: return []
    }
  }

  private func insert(_ object: NSManagedObject) throws {
    let all = object.entity.layout.kinds.indices.flatMap { columns(object, $0) }
    let names = ["Z_PK", "Z_ENT", "Z_OPT"] + all.map(\.name)
    let marks = names.map { _ in "?" }.joined(separator: ", ")
    try database.execute(
      "INSERT INTO \(schema.table(of: object.entity)) (\(names.joined(separator: ", "))) VALUES (\(marks))",
      [.integer(key(object.objectID) ?? 0), .integer(Int64(schema.number(of: object.entity))), .integer(1)]
        + all.map(\.value))
    newVersions.append((object, 1))
    if store.history != nil, let key = key(object.objectID) {
      changes.append(SQLHistory.Change(entity: object.entity, key: key, type: .insert))
    }
  }

  private func changedNames(_ object: NSManagedObject) -> [String] {
    guard let values = object.values else { return [] }
    let committed = object.committed ?? values
    return values.indices.filter { index in
      if let members = values[index] as? ToManyMembers { return members.hasChanges }
      return !NSManagedObject.areSame(values[index], committed[index])
    }.map { object.entity.layout.names[$0] }
  }

  private func delete(rowOf id: NSManagedObjectID) throws {
    if let change = try store.history?.deletion(of: id) { changes.append(change) }
    try store.deleteRow(id)
  }

  private func update(_ object: NSManagedObject) throws {
    guard let values = object.values else { return }
    let committed = object.committed ?? values
    let changed = values.indices.filter { index in
      !(values[index] is ToManyMembers) && !NSManagedObject.areSame(values[index], committed[index])
    }
    if changed.isEmpty { return }
    let all = changed.flatMap { columns(object, $0) }
    if all.isEmpty { return }
    if try write(object, all, ifVersion: object.version) { return }
    try resolveConflict(object, changed)
  }

  /// Writes columns of a row. Returns whether the row has the expected version.
  private func write(
    _ object: NSManagedObject, _ columns: [(name: String, value: SQLValue)], ifVersion: Int64
  )
    throws -> Bool
  {
    let assignments = columns.map { "\($0.name) = ?" }.joined(separator: ", ")
    try database.execute(
      "UPDATE \(schema.table(of: object.entity)) SET Z_OPT = ?, \(assignments) WHERE Z_PK = ? AND Z_OPT = ?",
      [.integer(ifVersion + 1)] + columns.map(\.value) + [.integer(object.objectID.key), .integer(ifVersion)])
    guard sqlite3_changes(database.handle) > 0 else { return false }
    newVersions.append((object, ifVersion + 1))
    return true
  }

  private func delete(_ object: NSManagedObject) throws {
    if policy == .error, try store.row(object.objectID).map({ $0.version != object.version }) == true,
      object.version != 0
    {
      throw conflict(object)
    }
    try delete(rowOf: object.objectID)
  }

  // MARK: Conflicts

  private func conflict(_ object: NSManagedObject) -> NSError {
    ManagedError.make(
      NSManagedObjectMergeError, "Could not merge changes.",
      [
        NSPersistentStoreSaveConflictsErrorKey: [
          NSMergeConflict(
            source: object, newVersion: Int(object.version) + 1, oldVersion: Int(object.version))
        ]
      ])
  }

  /// Merges with a row that has changed since the object was read.
  private func resolveConflict(_ object: NSManagedObject, _ changed: [Int]) throws {
    guard policy != .error else { throw conflict(object) }
    guard let row = try store.row(object.objectID), let committed = object.committed else {
      discarded.append(object)
      return
    }
    var written = changed
    switch policy {
    case .error: return
    case .overwrite: written = Array(object.entity.layout.kinds.indices)
    case .rollback: written = []
    case .objectTrump: break
    case .storeTrump:
      written = changed.filter { NSManagedObject.areSame(row.values[$0], committed[$0]) }
    }
    let own = Set(written)
    for index in row.values.indices where !own.contains(index) && !(row.values[index] is ToManyMembers) {
      object.values?[index] = row.values[index]
    }
    let all = written.flatMap { columns(object, $0) }
    object.version = row.version
    if !all.isEmpty { _ = try write(object, all, ifVersion: row.version) }
  }

  /// Applies the uniqueness constraints to a new or changed object. Returns whether it is to be written.
  private func resolveUniqueness(_ object: NSManagedObject) throws -> Bool {
    var current: NSEntityDescription? = object.entity
    while let entity = current {
      for constraint in entity.uniquenessConstraints {
        guard try resolve(object, entity, SQLSchema.names(constraint)) else { return false }
      }
      current = entity.superentity
    }
    return true
  }

  private func resolve(_ object: NSManagedObject, _ entity: NSEntityDescription, _ names: [String]) throws
    -> Bool
  {
    let indexes = names.compactMap { object.entity.layout.indexes[$0] }
    if let values = object.values, let committed = object.committed, object.isUpdated,
      indexes.allSatisfy({ NSManagedObject.areSame(values[$0], committed[$0]) })
    {
      return true
    }
    let all = indexes.flatMap { columns(object, $0) }
    if all.isEmpty || all.contains(where: { $0.value == .null }) { return true }
    let statement = try database.prepared(
      "SELECT Z_PK, Z_ENT FROM \(schema.table(of: entity)) WHERE "
        + all.map { "\($0.name) = ?" }.joined(separator: " AND "))
    for (index, column) in all.enumerated() { column.value.bind(Int32(index + 1), statement) }
    var found: NSManagedObjectID?
    while try statement.step() {
      if statement.integer(0) != key(object.objectID), let entity = schema.entity(statement.integer(1)) {
        found = store.identifier(entity, statement.integer(0))
      }
    }
    statement.reset()
    guard let found else { return true }
    switch policy {
    case .error:
      throw ManagedError.make(
        NSManagedObjectConstraintMergeError,
        "Could not merge changes: \(names.joined(separator: ", ")) is not unique.",
        [
          NSPersistentStoreSaveConflictsErrorKey: [
            NSConstraintConflict(
              constraint: names, databaseObject: object.managedObjectContext?.object(with: found),
              conflictingObjects: [object])
          ]
        ])
    case .rollback, .storeTrump: return false
    case .overwrite, .objectTrump:
      // The new row takes the place of the old one.
      replaced.append(found)
      try delete(rowOf: found)
      return true
    }
  }

  // MARK: Relationships

  private func writeMembers(_ object: NSManagedObject) throws {
    for (index, kind) in object.entity.layout.kinds.enumerated() {
      guard case .toMany(let relationship) = kind, !relationship.isTransient,
        let members = object.values?[index] as? ToManyMembers, members.hasChanges,
        let own = key(object.objectID)
      else { continue }
      if let pairs = schema.pairs(of: relationship) {
        for id in members.removed {
          guard let key = key(id) else { continue }
          try database.execute(
            "DELETE FROM \(pairs.table) WHERE \(pairs.owner) = ? AND \(pairs.member) = ?",
            [.integer(own), .integer(key)])
        }
        for id in members.added {
          guard let key = key(id) else { continue }
          try database.execute(
            "INSERT OR IGNORE INTO \(pairs.table) (\(pairs.owner), \(pairs.member)) VALUES (?, ?)",
            [.integer(own), .integer(key)])
        }
        if let order = pairs.order, members.isReordered {
          for (position, id) in members.ids.enumerated() {
            guard let key = key(id) else { continue }
            try database.execute(
              "UPDATE \(pairs.table) SET \(order) = ? WHERE \(pairs.owner) = ? AND \(pairs.member) = ?",
              [.integer(Int64(position + 1)), .integer(own), .integer(key)])
          }
        }
      } else if relationship.isOrdered, members.isReordered, let inverse = relationship.inverseRelationship {
        let table = schema.table(of: inverse.entity)
        for (position, id) in members.ids.enumerated() {
          guard let key = key(id) else { continue }
          try database.execute(
            "UPDATE \(table) SET \(SQLSchema.orderColumn(of: inverse)) = ? WHERE Z_PK = ?",
            [.integer(Int64(position + 1)), .integer(key)])
        }
      }
    }
  }
}

extension SQLStore {
  /// Deletes a row and its pairs.
  func deleteRow(_ id: NSManagedObjectID) throws {
    func execute(_ sql: String) throws { try database.execute(sql, [.integer(id.key)]) }
    try execute("DELETE FROM \(schema.table(of: id.entity)) WHERE Z_PK = ?")
    for case let relationship as NSRelationshipDescription in id.entity.properties {
      if let pairs = schema.pairs(of: relationship) {
        try execute("DELETE FROM \(pairs.table) WHERE \(pairs.owner) = ?")
      } else if relationship.isToMany, let inverse = relationship.inverseRelationship {
        // A batch deletion does not change the objects that refer to the row.
        let column = SQLSchema.column(of: inverse)
        try execute("UPDATE \(schema.table(of: inverse.entity)) SET \(column) = NULL WHERE \(column) = ?")
      }
    }
  }
}
