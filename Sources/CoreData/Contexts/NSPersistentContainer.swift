// The app sets the descriptions before it loads the stores; all else is immutable.
/// A model with its stores and contexts.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext
  /// The stores to open.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// The folder for the files of stores: the app's support files.
  open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }

  /// Creates a container with the model of a name from the resources of the app.
  public convenience init(name: String) {
    guard let model = Self.model(named: name) else {
      FileHandle.standardError.write(
        Data("CoreData: error: Failed to load model named \(name)\n".utf8))
      self.init(name: name, managedObjectModel: NSManagedObjectModel())
      return
    }
    self.init(name: name, managedObjectModel: model)
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let folder = Self.defaultDirectoryURL()
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: folder.appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
  }

  // Models are not changed after they were read. Guarded by the lock.
  nonisolated(unsafe) private static var models: [URL: NSManagedObjectModel] = [:]
  private static let lock = NSLock()

  private static func model(named name: String) -> NSManagedObjectModel? {
    let bundles = [Bundle.main] + Bundle.allBundles
    let found = bundles.lazy.compactMap { bundle in
      ["momd", "mom", "xcdatamodeld"].lazy.compactMap {
        bundle.url(forResource: name, withExtension: $0)
      }.first
    }.first
    guard let found else { return NSManagedObjectModel.mergedModel(from: nil) }
    return lock.withLock {
      if let known = models[found] { return known }
      let made = NSManagedObjectModel(contentsOf: found)
      models[found] = made
      return made
    }
  }

  /// Opens the stores. The closure is called once for each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      guard description.shouldAddStoreAsynchronously else {
        persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        continue
      }
      // Handed over to the queue; not used here again. The main queue calls the closure.
      nonisolated(unsafe) let (block, description) = (block, description)
      DispatchQueue.global().async {
        self.persistentStoreCoordinator.addPersistentStore(with: description) { description, error in
          // Handed over to the main queue; not used here again.
          nonisolated(unsafe) let description = description
          DispatchQueue.main.async { block(description, error) }
        }
      }
    }
  }

  /// Returns a new context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a closure with a new context on the context's queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a closure with a new context on the context's queue, and returns its result.
  public func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

// As its superclass, configured before the stores are loaded and shared.
/// A container whose stores are kept in iCloud. Here the stores stay on this machine, as without an account.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
    super.init(name: name, managedObjectModel: model)
    for description in persistentStoreDescriptions {
      description.setOption(NSNumber(value: true), forKey: NSPersistentHistoryTrackingKey)
    }
  }
}
