/// A file or memory with the rows of objects.
open class NSPersistentStore: NSObject {
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public let type: String
  public let configurationName: String
  public let options: [AnyHashable: Any]?
  open var url: URL?
  open var identifier: String!
  open var isReadOnly: Bool
  open var metadata: [String: Any]! = [:]
  let database: SQLStore
  let isMemory: Bool

  init(
    type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?, model: NSManagedObjectModel
  ) throws {
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.options = options
    self.url = url
    isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    isMemory = type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
    database = try SQLStore(
      path: isMemory ? nil : url?.path, model: model, configuration: configuration,
      isReadOnly: isReadOnly,
      hasHistory: Self.isOn(options, NSPersistentHistoryTrackingKey),
      migrates: Self.isOn(options, NSMigratePersistentStoresAutomaticallyOption),
      infersMapping: Self.isOn(options, NSInferMappingModelAutomaticallyOption))
    super.init()
    database.store = self
    identifier = database.identifier
    metadata = database.metadata
    if database.lacksHistory, !isReadOnly {
      isReadOnly = true
      let text =
        "CoreData: warning: the store \(url?.path ?? "") has a history and was opened without "
        + "NSPersistentHistoryTrackingKey; it is read-only\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
    if Self.isOn(options, NSPersistentStoreRemoteChangeNotificationPostOptionKey) { RemoteChanges.add(self) }
  }

  private static func isOn(_ options: [AnyHashable: Any]?, _ key: String) -> Bool {
    (options?[key] as? NSNumber)?.boolValue ?? (options?[key] as? Bool) ?? false
  }
}

public let NSSQLiteStoreType = "SQLite"
/// Differs from iOS: stores of this type are SQLite databases as well.
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"

/// The place, type and options of a store.
open class NSPersistentStoreDescription: NSObject, NSCopying {
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open private(set) var options: [String: NSObject] = [
    NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
    NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
  ]
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  open var timeout: TimeInterval = 240
  /// Whether the store is opened on another queue.
  open var shouldAddStoreAsynchronously = false

  public override init() { super.init() }

  public init(url: URL) { self.url = url }

  open var isReadOnly: Bool {
    get { flag(NSReadOnlyPersistentStoreOption) }
    set { setOption(NSNumber(value: newValue), forKey: NSReadOnlyPersistentStoreOption) }
  }

  open var shouldMigrateStoreAutomatically: Bool {
    get { flag(NSMigratePersistentStoresAutomaticallyOption) }
    set { setOption(NSNumber(value: newValue), forKey: NSMigratePersistentStoresAutomaticallyOption) }
  }

  open var shouldInferMappingModelAutomatically: Bool {
    get { flag(NSInferMappingModelAutomaticallyOption) }
    set { setOption(NSNumber(value: newValue), forKey: NSInferMappingModelAutomaticallyOption) }
  }

  private func flag(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue ?? false }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.type = type
    copy.configuration = configuration
    copy.url = url
    copy.options = options
    copy.sqlitePragmas = sqlitePragmas
    return copy
  }
}
