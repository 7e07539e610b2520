// A store of 100,000 objects: fetching a screenful in the order of a unique property, and saving one change. Compared with
// the same statements in plain SQLite.

import BenchmarkSupport
import CoreData
import Foundation
import SQLite3
import SwiftData

let count = 100_000
let page = 20

func name(_ number: Int) -> String { String(format: "place %06d", number * 7919 % count) }

func storeURL() throws -> URL {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder.appendingPathComponent("Places.sqlite")
}

/// The median processor time in milliseconds.
func milliseconds(_ rounds: Int, _ body: (Int) throws -> Void) rethrows -> Double {
  var samples: [Double] = []
  for round in 0..<rounds {
    let start = Measure.processorSeconds
    try body(round)
    samples.append((Measure.processorSeconds - start) * 1e3)
  }
  return samples.sorted()[rounds / 2]
}

/// Plain SQLite with the table that Core Data makes of the model.
struct PlainStore {
  private var database: OpaquePointer?

  init(_ url: URL) throws {
    sqlite3_open(url.path, &database)
    run("PRAGMA journal_mode = WAL")
    run("PRAGMA synchronous = NORMAL")
  }

  func run(_ sql: String) { precondition(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK) }

  func fetch(offset: Int) -> Int {
    var statement: OpaquePointer?
    sqlite3_prepare_v2(
      database,
      "SELECT Z_PK, ZNAME, ZVISITS, ZRATING, ZADDED, ZISFAVORITE FROM ZPLACE WHERE ZNAME >= ? ORDER BY ZNAME LIMIT ?",
      -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    let first = String(format: "place %06d", offset)
    sqlite3_bind_text(statement, 1, first, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    sqlite3_bind_int(statement, 2, Int32(page))
    var length = 0
    while sqlite3_step(statement) == SQLITE_ROW {
      length += String(cString: sqlite3_column_text(statement, 1)).count
      length += Int(sqlite3_column_int64(statement, 2)) + Int(sqlite3_column_double(statement, 3))
      length += Int(sqlite3_column_double(statement, 4)) & 1 + Int(sqlite3_column_int64(statement, 5))
    }
    return length
  }

  func save(_ round: Int) {
    run("BEGIN IMMEDIATE")
    run("UPDATE ZPLACE SET ZVISITS = \(round + 1), Z_OPT = Z_OPT + 1 WHERE Z_PK = \(round + 1)")
    run("COMMIT")
  }

  func readAll() -> Int {
    var statement: OpaquePointer?
    sqlite3_prepare_v2(database, "SELECT Z_PK FROM ZPLACE ORDER BY ZNAME", -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    var sum = 0
    while sqlite3_step(statement) == SQLITE_ROW { sum &+= Int(sqlite3_column_int64(statement, 0)) }
    return sum
  }
}

@MainActor
func run() throws {
  let url = try storeURL()
  defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
  let configuration = ModelConfiguration(url: url)
  var start = Measure.processorSeconds
  do {
    let container = try ModelContainer(for: Place.self, configurations: configuration)
    let context = ModelContext(container)
    for number in 0..<count {
      context.insert(Place(name: name(number), added: Date(timeIntervalSinceReferenceDate: Double(number))))
    }
    try context.save()
  }
  Measure.report("SwiftData: 100,000 objects inserted and saved", Measure.processorSeconds - start, "s")

  let container = try ModelContainer(for: Place.self, configurations: configuration)
  let context = container.mainContext
  context.autosaveEnabled = false
  var sum = 0

  let plain = try PlainStore(url)
  let rounds = 201
  let plainFetch = milliseconds(rounds) { sum += plain.fetch(offset: $0 * 400) }
  let plainSave = milliseconds(rounds) { plain.save($0 * 3) }
  let plainAll = milliseconds(7) { _ in sum &+= plain.readAll() }

  let fetch = try milliseconds(rounds) { round in
    let first = String(format: "place %06d", round * 400 + 40)
    var descriptor = FetchDescriptor<Place>(
      predicate: #Predicate { $0.name >= first }, sortBy: [SortDescriptor(\.name, comparator: .lexical)])
    descriptor.fetchLimit = page
    for place in try context.fetch(descriptor) {
      sum += place.name.count + place.visits + Int(place.rating) + (place.isFavorite ? 1 : 0)
      sum += Int(place.added.timeIntervalSinceReferenceDate) & 1
    }
  }
  Measure.report("SwiftData: a screenful of 100,000 fetched and read", fetch, "ms", goal: "at most 2 ms")
  Measure.report("as many rows with plain SQLite", plainFetch, "ms")
  Measure.report("SwiftData's fetch beside plain SQLite", fetch / plainFetch, "times", goal: "at most 2")

  let localized = try milliseconds(11) { _ in
    var descriptor = FetchDescriptor<Place>(sortBy: [SortDescriptor(\.name)])
    descriptor.fetchLimit = page
    sum += try context.fetch(descriptor).count
  }
  Measure.report("SwiftData: a screenful in the localized order of names", localized, "ms")

  var first = FetchDescriptor<Place>(sortBy: [SortDescriptor(\.name)])
  first.fetchLimit = page
  let places = try context.fetch(first)
  let save = try milliseconds(rounds) { round in
    places[round % page].visits = round + 100
    try context.save()
  }
  Measure.report("SwiftData: one change of 100,000 objects saved", save, "ms", goal: "at most 5 ms")
  Measure.report("SwiftData's save beside plain SQLite", save / plainSave, "times", goal: "at most 2")
  Measure.report("one row updated with plain SQLite", plainSave, "ms")

  let model = NSManagedObjectModel.makeManagedObjectModel(for: [Place.self])!
  let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
  try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
  let managed = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  managed.persistentStoreCoordinator = coordinator
  let objects = try milliseconds(rounds) { round in
    let request = NSFetchRequest<NSManagedObject>(entityName: "Place")
    request.predicate = NSPredicate(format: "name >= %@", String(format: "place %06d", round * 400 + 80))
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    request.fetchLimit = page
    for object in try managed.fetch(request) {
      sum +=
        (object.value(forKey: "name") as? String ?? "").count + (object.value(forKey: "visits") as? Int ?? 0)
      sum += Int(object.value(forKey: "rating") as? Double ?? 0)
      sum += Int((object.value(forKey: "added") as? Date ?? Date()).timeIntervalSinceReferenceDate) & 1
      sum += object.value(forKey: "isFavorite") as? Bool == true ? 1 : 0
    }
  }
  Measure.report("Core Data: a screenful of 100,000 fetched and read", objects, "ms", goal: "at most 2 ms")
  Measure.report("Core Data's fetch beside plain SQLite", objects / plainFetch, "times", goal: "at most 2")
  let request = NSFetchRequest<NSManagedObject>(entityName: "Place")
  request.fetchLimit = page
  let changed = try managed.fetch(request)
  let managedSave = try milliseconds(rounds) { round in
    changed[round % page].setValue(round + 200, forKey: "visits")
    try managed.save()
  }
  Measure.report("Core Data: one change of 100,000 objects saved", managedSave, "ms", goal: "at most 5 ms")

  let list = try milliseconds(7) { _ in
    let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    other.persistentStoreCoordinator = coordinator
    let request = NSFetchRequest<NSManagedObject>(entityName: "Place")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    request.fetchBatchSize = page
    let all = try other.fetch(request)
    for object in all.prefix(page) { sum += (object.value(forKey: "name") as? String ?? "").count }
  }
  Measure.report("Core Data: a list of 100,000 objects in batches opened", list, "ms")
  Measure.report("all keys in order with plain SQLite", plainAll, "ms")
  start = Measure.processorSeconds
  let all = try context.fetch(FetchDescriptor<Place>(sortBy: [SortDescriptor(\.name)]))
  Measure.report("SwiftData: all 100,000 objects fetched", Measure.processorSeconds - start, "s")
  sum += all.count
  precondition(sum != 0)
}

try MainActor.assumeIsolated { try run() }
