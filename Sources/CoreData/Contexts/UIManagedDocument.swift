import UIKit

/// A document whose contents are managed objects. Its file is a folder with a store and additional content.
@preconcurrency @MainActor
open class UIManagedDocument: UIDocument {
  /// The name of the store in the folder "StoreContent".
  open class var persistentStoreName: String { "persistentStore" }

  /// Options with which the store is opened.
  open var persistentStoreOptions: [AnyHashable: Any]?
  /// The configuration of the model for the store.
  open var modelConfiguration: String?

  /// The model; by default all models of the app merged.
  open private(set) lazy var managedObjectModel: NSManagedObjectModel =
    NSManagedObjectModel.mergedModel(from: nil) ?? NSManagedObjectModel()

  private lazy var coordinator = NSPersistentStoreCoordinator(managedObjectModel: managedObjectModel)

  /// The context of the main queue. Its parent saves into the store.
  open private(set) lazy var managedObjectContext: NSManagedObjectContext = {
    let parent = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    parent.persistentStoreCoordinator = coordinator
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.parent = parent
    context.undoManager = undoManager
    return context
  }()

  public override init(fileURL url: URL) {
    super.init(fileURL: url)
    undoManager = UndoManager()
  }

  open override var hasUnsavedChanges: Bool {
    super.hasUnsavedChanges || managedObjectContext.hasChanges
      || managedObjectContext.parent?.hasChanges == true
  }

  // MARK: The store

  private func storeURL(in folder: URL) -> URL {
    folder.appendingPathComponent("StoreContent").appendingPathComponent(Self.persistentStoreName)
  }

  /// Opens the store, which is created if it does not exist.
  open func configurePersistentStoreCoordinator(
    for storeURL: URL, ofType fileType: String, modelConfiguration configuration: String?,
    storeOptions: [AnyHashable: Any]? = nil
  ) throws {
    guard coordinator.persistentStores.isEmpty else { return }
    try FileManager.default.createDirectory(
      at: storeURL.deletingLastPathComponent(), withIntermediateDirectories: true)
    try coordinator.addPersistentStore(
      ofType: persistentStoreType(forFileType: fileType), configurationName: configuration, at: storeURL,
      options: storeOptions)
  }

  /// Returns the type of the store for a type of file.
  open func persistentStoreType(forFileType fileType: String?) -> String { NSSQLiteStoreType }

  private func openStore(in folder: URL) throws {
    try configurePersistentStoreCoordinator(
      for: storeURL(in: folder), ofType: fileType ?? "public.data", modelConfiguration: modelConfiguration,
      storeOptions: persistentStoreOptions)
  }

  // MARK: Additional content

  /// Reads content beside the store from a folder. The base class reads nothing.
  open func readAdditionalContent(from absoluteURL: URL) throws {}

  /// Returns content that is written beside the store. The base class has none.
  open func additionalContent(for absoluteURL: URL) throws -> Any { throw CocoaError(.featureUnsupported) }

  /// Writes content beside the store. The base class writes nothing.
  open func writeAdditionalContent(_ content: Any, to absoluteURL: URL, originalContentsURL: URL?) throws {}

  // MARK: Reading and writing

  open override nonisolated func read(from url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
    let document = self
    // Called on the main thread, below.
    let load: @Sendable () throws -> Void = {
      try MainActor.assumeIsolated {
        try document.openStore(in: url)
        try document.readAdditionalContent(from: url)
      }
    }
    try Thread.isMainThread ? load() : DispatchQueue.main.sync(execute: load)
  }

  /// Saves the context of the main queue, so that its parent can write.
  open override func contents(forType typeName: String) throws -> Any {
    if managedObjectContext.hasChanges { try managedObjectContext.save() }
    return (try? additionalContent(for: fileURL)) ?? Data()
  }

  open override nonisolated func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    let document = self
    // Handed over to the main thread; not used here again.
    nonisolated(unsafe) let contents = contents
    // Called on the main thread, below.
    let write: @Sendable () throws -> Void = {
      try MainActor.assumeIsolated {
        try document.openStore(in: url)
        if let parent = document.managedObjectContext.parent, parent.hasChanges { try parent.save() }
        try document.writeAdditionalContent(
          contents, to: url, originalContentsURL: saveOperation == .forOverwriting ? url : nil)
      }
    }
    try Thread.isMainThread ? write() : DispatchQueue.main.sync(execute: write)
  }
}
