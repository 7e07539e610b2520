// The lock guards the stores.
/// The stores of a model.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The type of a store.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?
  private let lock = NSRecursiveLock()

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    LoadedModels.add(model)
  }

  /// Opens a store, which is created if it does not exist.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = try NSPersistentStore(
      type: storeType, configuration: configuration, url: storeURL, options: options,
      model: managedObjectModel)
    store.persistentStoreCoordinator = self
    lock.withLock { persistentStores.append(store) }
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorStoresDidChange, object: self,
      userInfo: [NSAddedPersistentStoresKey: [store]])
    return store
  }

  @discardableResult
  open func addPersistentStore(
    type: StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, Error?) -> Void
  ) {
    do {
      if let folder = storeDescription.url?.deletingLastPathComponent(),
        storeDescription.type != NSInMemoryStoreType
      {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration,
        at: storeDescription.url, options: storeDescription.options)
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  /// Closes a store. Its objects become unusable.
  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock { persistentStores.removeAll { $0 === store } }
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorStoresDidChange, object: self,
      userInfo: [NSRemovedPersistentStoresKey: [store]])
  }

  /// Deletes the files of a store.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil)
    throws
  {
    lock.withLock { persistentStores.removeAll { $0.url == url } }
    for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + suffix) {
      try FileManager.default.removeItem(atPath: url.path + suffix)
    }
  }

  open func destroyPersistentStore(at url: URL, type: StoreType, options: [AnyHashable: Any]? = nil) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// Replaces the files of a store with those of another.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
  ) throws {
    try destroyPersistentStore(at: destinationURL, ofType: storeType)
    for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: sourceURL.path + suffix) {
      try FileManager.default.copyItem(
        atPath: sourceURL.path + suffix, toPath: destinationURL.path + suffix)
    }
  }

  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata ?? [:]
    try? store.database.write(metadata: store.metadata)
  }

  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  open class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    try SQLStore.metadata(path: url.path)
  }

  /// The identifier that a URL of an earlier run of the app describes.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.path.split(separator: "/").map(String.init)
    guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"),
      let key = Int64(parts[1].dropFirst()),
      let store = persistentStores.first(where: { $0.identifier == url.host }),
      let entity = managedObjectModel.entitiesByName[parts[0]]
    else { return nil }
    return store.database.identifier(entity, key)
  }

  // MARK: Queue

  open func perform(_ block: @escaping () -> Void) {
    DispatchQueue.global().async { self.lock.withLock { block() } }
  }

  open func performAndWait(_ block: () -> Void) { lock.withLock { block() } }

  /// Runs a closure while no other context uses the stores.
  func locked<Result>(_ body: () throws -> Result) rethrows -> Result { try lock.withLock(body) }

  /// The store for a new object.
  func store(for entity: NSEntityDescription) -> NSPersistentStore? {
    persistentStores.first { $0.database.schema.contains(entity) } ?? persistentStores.first
  }
}

public let NSAddedPersistentStoresKey = "added"
public let NSRemovedPersistentStoresKey = "removed"

extension Notification.Name {
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
  public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresWillChangeNotification")
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

/// The models that have coordinators, in which classes find their entities.
enum LoadedModels {
  private struct Entry {
    weak var model: NSManagedObjectModel?
  }

  // Guarded by the lock.
  nonisolated(unsafe) private static var entries: [Entry] = []
  private static let lock = NSLock()

  static func add(_ model: NSManagedObjectModel) {
    lock.withLock {
      entries.removeAll { $0.model == nil || $0.model === model }
      entries.append(Entry(model: model))
    }
  }

  /// The entity of a class in the most recent model.
  static func entity(of cls: NSManagedObject.Type) -> NSEntityDescription? {
    let models = lock.withLock { entries.compactMap(\.model) }
    return models.reversed().lazy.compactMap { $0.entity(of: cls) }.first
  }
}

extension NSManagedObjectModel {
  /// The entity whose objects are of a class, or of its nearest superclass with an entity.
  package func entity(of cls: NSManagedObject.Type) -> NSEntityDescription? {
    var current: AnyClass? = cls
    while let next = current, next != NSManagedObject.self {
      let name = String(describing: next)
      if let found = entities.first(where: { entity in
        let declared = entity.managedObjectClassName.split(separator: ".").last.map(String.init)
        return declared == name && entity.objectClass == next
      }) {
        return found
      }
      current = _getSuperclass(next)
    }
    return nil
  }
}
