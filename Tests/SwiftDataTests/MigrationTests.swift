import SwiftData
import XCTest

// Model classes of two versions, as lowering expands them.

private enum FirstVersion: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  static var models: [any PersistentModel.Type] { [Trip.self] }

  final class Trip: SwiftData.PersistentModel {
    @SwiftData._Persisted var name: String
    init(name: String) { self.name = name }

    private(set) var _record = SwiftData._ModelRecord()
    required init(_record: SwiftData._ModelRecord) {
      _name = .init(_stored: ())
      self._record = _record
    }
    static var _properties: [SwiftData._ModelProperty] { [.init("name", \Trip.name)] }
  }
}

private enum SecondVersion: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
  static var models: [any PersistentModel.Type] { [Trip.self] }

  final class Trip: SwiftData.PersistentModel {
    @SwiftData._Persisted var name: String
    @SwiftData._Persisted var length: Int?
    init(name: String) { self.name = name }

    private(set) var _record = SwiftData._ModelRecord()
    required init(_record: SwiftData._ModelRecord) {
      _name = .init(_stored: ())
      _length = .init(_stored: ())
      self._record = _record
    }
    static var _properties: [SwiftData._ModelProperty] {
      [.init("name", \Trip.name, SwiftData.Schema.Attribute(.unique)), .init("length", \Trip.length)]
    }
  }
}

/// A version with the entities of the second.
private enum ThirdVersion: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
  static var models: [any PersistentModel.Type] { [SecondVersion.Trip.self] }
}

private enum Plan: SchemaMigrationPlan {
  // Used by the test on the main thread only.
  nonisolated(unsafe) static var log: [String] = []

  static var schemas: [any VersionedSchema.Type] {
    [FirstVersion.self, SecondVersion.self, ThirdVersion.self]
  }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: FirstVersion.self, toVersion: SecondVersion.self,
        willMigrate: { context in
          log.append("will 2")
          var seen: Set<String> = []
          for trip in try context.fetch(FetchDescriptor<FirstVersion.Trip>())
          where !seen.insert(trip.name).inserted {
            context.delete(trip)
          }
        },
        didMigrate: { context in
          log.append("did 2")
          for trip in try context.fetch(FetchDescriptor<SecondVersion.Trip>()) {
            trip.length = trip.name.count
          }
        }),
      .custom(
        fromVersion: SecondVersion.self, toVersion: ThirdVersion.self, willMigrate: nil,
        didMigrate: { _ in log.append("did 3") }),
    ]
  }
}

/// Stages of a plan between versions of a schema.
final class MigrationTests: XCTestCase {
  private var folder = URL.temporaryDirectory

  override func setUpWithError() throws {
    folder = URL.temporaryDirectory.appending(path: "migration-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    Plan.log = []
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private var configuration: ModelConfiguration {
    ModelConfiguration(url: folder.appending(path: "trips.store"))
  }

  private func open(_ version: any VersionedSchema.Type) throws -> ModelContext {
    ModelContext(
      try ModelContainer(
        for: Schema(versionedSchema: version), migrationPlan: Plan.self, configurations: configuration))
  }

  private func makeFirst() throws {
    let context = try open(FirstVersion.self)
    for name in ["Rome", "Oslo", "Rome"] { context.insert(FirstVersion.Trip(name: name)) }
    try context.save()
  }

  func testCustomStagesChangeObjectsBeforeAndAfter() throws {
    try makeFirst()
    XCTAssertEqual(Plan.log, [])
    let context = try open(SecondVersion.self)
    XCTAssertEqual(Plan.log, ["will 2", "did 2"])
    let trips = try context.fetch(FetchDescriptor<SecondVersion.Trip>(sortBy: [SortDescriptor(\.name)]))
    XCTAssertEqual(trips.map(\.name), ["Oslo", "Rome"])
    XCTAssertEqual(trips.map(\.length), [4, 4])
  }

  func testStagesAreRunOnceAndInOrder() throws {
    try makeFirst()
    _ = try open(ThirdVersion.self)
    XCTAssertEqual(Plan.log, ["will 2", "did 2", "did 3"])
    _ = try open(ThirdVersion.self)
    XCTAssertEqual(Plan.log.count, 3)
  }

  func testAListOfClassesHasTheVersionOfThePlan() throws {
    try makeFirst()
    let container = try ModelContainer(
      for: SecondVersion.Trip.self, migrationPlan: Plan.self, configurations: configuration)
    XCTAssertEqual(Plan.log, ["will 2", "did 2", "did 3"])
    XCTAssertEqual(try ModelContext(container).fetchCount(FetchDescriptor<SecondVersion.Trip>()), 2)
  }

  func testANewStoreRunsNoStage() throws {
    let context = try open(ThirdVersion.self)
    context.insert(SecondVersion.Trip(name: "Bern"))
    try context.save()
    XCTAssertEqual(Plan.log, [])
  }
}
