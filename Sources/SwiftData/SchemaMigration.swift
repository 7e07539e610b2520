import CoreData

/// Brings a store to the last version of a plan, stage by stage.
struct SchemaMigration {
  let plan: any SchemaMigrationPlan.Type
  let configuration: ModelConfiguration
  /// The version that the store gets.
  let target: any VersionedSchema.Type

  /// The version of a plan with the classes of a schema.
  static func target(of schema: Schema, in plan: any SchemaMigrationPlan.Type) -> (any VersionedSchema.Type)?
  {
    let own = Set(schema.types.map { ObjectIdentifier($0) })
    let same = plan.schemas.filter { version in
      Set(Schema(versionedSchema: version).types.map { ObjectIdentifier($0) }) == own
    }
    return same.first { $0.versionIdentifier == schema.version } ?? same.last
  }

  /// Runs the stages from the version of the store on. A store of no version of the plan is left as it is.
  func run() throws {
    guard !configuration.isStoredInMemoryOnly,
      FileManager.default.fileExists(atPath: configuration.url.path)
    else { return }
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      ofType: NSSQLiteStoreType, at: configuration.url)
    guard var version = version(of: metadata), version != target else { return }
    while let stage = plan.stages.first(where: { $0.start == version }) {
      try run(stage)
      version = stage.end
      if version == target { return }
    }
  }

  /// The version that has written a store: by its name, or else the first with the same entities.
  private func version(of metadata: [String: Any]) -> (any VersionedSchema.Type)? {
    let names = metadata[NSStoreModelVersionIdentifiersKey] as? [String] ?? []
    let isLike = { (version: any VersionedSchema.Type) in
      Schema(versionedSchema: version).makeModel().isConfiguration(
        withName: nil, compatibleWithStoreMetadata: metadata)
    }
    return plan.schemas.first { names.contains($0.versionIdentifier.description) && isLike($0) }
      ?? plan.schemas.first(where: isLike)
  }

  private func run(_ stage: MigrationStage) throws {
    switch stage {
    case .lightweight(_, let end): try perform(in: end, nil)
    case .custom(let start, let end, let willMigrate, let didMigrate):
      if let willMigrate { try perform(in: start, willMigrate) }
      try perform(in: end, didMigrate)
    }
  }

  /// Opens the store in a version, which migrates it, and changes its objects.
  private func perform(
    in version: any VersionedSchema.Type, _ body: ((ModelContext) throws -> Void)?
  ) throws {
    let container = try ModelContainer(
      for: Schema(versionedSchema: version), configurations: [configuration])
    guard let body else { return }
    let context = ModelContext(container)
    try body(context)
    try context.save()
  }
}

extension MigrationStage {
  fileprivate var start: any VersionedSchema.Type {
    switch self {
    case .lightweight(let start, _), .custom(let start, _, _, _): start
    }
  }
  fileprivate var end: any VersionedSchema.Type {
    switch self {
    case .lightweight(_, let end), .custom(_, let end, _, _): end
    }
  }
}

extension Schema.Version: CustomStringConvertible {
  public var description: String { "\(major).\(minor).\(patch)" }
}
