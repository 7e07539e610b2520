import CoreData

/// The place and options of a store.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String
    public static let automatic = CloudKitDatabase(name: "automatic")
    public static let none = CloudKitDatabase(name: "none")
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
  }
  public struct GroupContainer: Hashable, Sendable {
    private let name: String
    public static let automatic = GroupContainer(name: "automatic")
    public static let none = GroupContainer(name: "none")
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
  }

  public let name: String
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public var id: String { name }

  /// - Parameter cloudKitDatabase: Without effect; the store is local.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    let folder = URL.applicationSupportDirectory
    self.init(
      name, url: folder.appendingPathComponent("\(name ?? "default").store"),
      isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: allowsSave)
  }
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) { self.init(name, url: url, isStoredInMemoryOnly: false, allowsSave: allowsSave) }
  public init(isStoredInMemoryOnly: Bool) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  private init(_ name: String?, url: URL, isStoredInMemoryOnly: Bool, allowsSave: Bool) {
    self.name = name ?? "default"
    (self.url, self.isStoredInMemoryOnly, self.allowsSave) = (url, isStoredInMemoryOnly, allowsSave)
  }
}

/// The stores of a schema.
///
/// Unchecked because of the contexts, which the lock guards, and of the main context, which only the main actor uses.
public final class ModelContainer: @unchecked Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  let coordinator: NSPersistentStoreCoordinator
  private var main: ModelContext?
  // Guarded by the lock.
  private var contexts: [WeakContext] = []
  private let lock = NSLock()

  private struct WeakContext { weak var context: ModelContext? }

  /// - Throws: If a store cannot be opened or migrated.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
    let target = migrationPlan.flatMap { SchemaMigration.target(of: schema, in: $0) }
    if let migrationPlan, let target {
      for configuration in configurations {
        try SchemaMigration(plan: migrationPlan, configuration: configuration, target: target).run()
      }
    }
    self.configurations = Set(configurations)
    coordinator = NSPersistentStoreCoordinator(managedObjectModel: schema.makeModel())
    for configuration in configurations {
      let folder = configuration.url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      _ = try coordinator.addPersistentStore(
        ofType: configuration.isStoredInMemoryOnly ? NSInMemoryStoreType : NSSQLiteStoreType,
        configurationName: nil, at: configuration.isStoredInMemoryOnly ? nil : configuration.url,
        options: [
          NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
          NSReadOnlyPersistentStoreOption: !configuration.allowsSave,
        ])
    }
    nameVersion(target?.versionIdentifier ?? schema.version)
    OpenStores.shared.add(coordinator)
  }
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations) }

  /// Writes the name of the schema's version into the stores, which tells versions with the same entities apart.
  private func nameVersion(_ version: Schema.Version) {
    let names = [version.description]
    for store in coordinator.persistentStores where !store.isReadOnly {
      var metadata = coordinator.metadata(for: store)
      if metadata[NSStoreModelVersionIdentifiersKey] as? [String] == names { continue }
      metadata[NSStoreModelVersionIdentifiersKey] = names
      coordinator.setMetadata(metadata, for: store)
    }
  }

  /// The context of the main actor, which saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(self, isMain: true)
    main = context
    return context
  }

  /// Deletes all data.
  public func deleteAllData() {
    let context = ModelContext(self)
    for type in schema.types { try? context.deleteAll(type) }
    try? context.save()
  }

  func add(_ context: ModelContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context: context))
    }
  }

  /// Tells the other contexts about a save.
  func didSave(_ saved: ModelContext) {
    for context in lock.withLock({ contexts.compactMap(\.context) }) where context !== saved {
      context.didMerge()
    }
  }
}
