import Synchronization

/// The queue of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2

  public static let privateQueue = NSManagedObjectContextConcurrencyType.privateQueueConcurrencyType
  public static let mainQueue = NSManagedObjectContextConcurrencyType.mainQueueConcurrencyType
}

// Used on its queue, by the closures of `perform(_:)`, as Core Data's rules require.
/// The objects that an app works with, and their unsaved changes.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

  /// When a closure runs.
  public struct ScheduledTaskType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let immediate = ScheduledTaskType(rawValue: 0)
    public static let enqueued = ScheduledTaskType(rawValue: 1)
  }

  /// The context whose closure is being performed.
  @TaskLocal static var performing: NSManagedObjectContext?

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set { coordinator = newValue }
  }
  /// The context that receives the changes of this one when it is saved.
  open var parent: NSManagedObjectContext?
  /// A name for the histories of stores.
  open var name: String?
  /// The author of the context's changes in the histories of stores.
  open var transactionAuthor: String?
  open var mergePolicy: Any = NSMergePolicy.error
  open var undoManager: UndoManager?
  open var shouldDeleteInaccessibleFaults = true
  open var propagatesDeletesAtEndOfEvent = true
  open var retainsRegisteredObjects = false
  open var stalenessInterval: TimeInterval = -1
  public let userInfo = NSMutableDictionary()
  /// Whether changes that others save are merged.
  open var automaticallyMergesChangesFromParent = false {
    didSet { observeSaves() }
  }

  private var coordinator: NSPersistentStoreCoordinator?
  private let queue: DispatchQueue?
  private let queueKey = DispatchSpecificKey<Bool>()
  private var saveObserver: (any NSObjectProtocol)?
  var registered: [ObjectIdentifier: WeakObject] = [:]
  private var sweepAt = 256
  var inserted = ObjectSet()
  var updated = ObjectSet()
  var deleted = ObjectSet()
  /// The changes since the last notification.
  var pending = PendingChanges()
  private var isScheduled = false

  /// A class, so that the weak reference is not copied when the table grows.
  final class WeakObject {
    weak var object: NSManagedObject?
    let id: NSManagedObjectID

    init(object: NSManagedObject, id: NSManagedObjectID) {
      self.object = object
      self.id = id
    }
  }

  struct PendingChanges {
    var inserted = ObjectSet()
    var updated = ObjectSet()
    var deleted = ObjectSet()
    var refreshed = ObjectSet()

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
  }

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue =
      ct == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : nil
    super.init()
    queue?.setSpecific(key: queueKey, value: true)
  }

  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

  deinit {
    if let saveObserver { NotificationCenter.default.removeObserver(saveObserver) }
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
  var origin: SQLHistory.Origin { SQLHistory.Origin(contextName: name, author: transactionAuthor) }
  var behavior: MergeBehavior { (mergePolicy as? NSMergePolicy)?.behavior ?? .error }

  // MARK: Queue

  /// Runs a closure later on the context's queue.
  open func perform(_ block: @escaping () -> Void) {
    let run = { NSManagedObjectContext.$performing.withValue(self) { self.run(block) } }
    nonisolated(unsafe) let work = run
    (queue ?? DispatchQueue.main).async { work() }
  }

  /// Runs a closure on the context's queue and waits for it.
  open func performAndWait(_ block: () -> Void) { enter(block) }

  /// Runs a closure on the context's queue and returns its result.
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try enter(block) }

  func enter<Result>(_ block: () throws -> Result) rethrows -> Result {
    func body() throws -> Result {
      try NSManagedObjectContext.$performing.withValue(self) { try run(block) }
    }
    if let queue {
      return DispatchQueue.getSpecific(key: queueKey) == true ? try body() : try queue.sync(execute: body)
    }
    guard concurrencyType == .mainQueueConcurrencyType, !Thread.isMainThread else { return try body() }
    return try DispatchQueue.main.sync(execute: body)
  }

  private func run<Result>(_ block: () throws -> Result) rethrows -> Result {
    defer { if queue != nil { processPendingChanges() } }
    return try block()
  }

  /// Runs a closure on the context's queue and returns its result, or throws its error.
  public func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result {
    try await perform(block, rescue: { throw $0 })
  }

  private func perform<Result>(
    _ block: @escaping () throws -> Result, rescue: (any Error) throws -> Result
  ) async rethrows -> Result {
    let outcome: Swift.Result<Result, any Error> = await withCheckedContinuation { continuation in
      // Runs on the context's queue only.
      nonisolated(unsafe) let block = block
      perform {
        // The caller waits for it and is the only one to use it.
        nonisolated(unsafe) let outcome = Swift.Result(catching: block)
        continuation.resume(returning: outcome)
      }
    }
    switch outcome {
    case .success(let result): return result
    case .failure(let error): return try rescue(error)
    }
  }

  // MARK: Changes

  open var insertedObjects: Set<NSManagedObject> { inserted.set }
  open var updatedObjects: Set<NSManagedObject> { updated.set }
  open var deletedObjects: Set<NSManagedObject> { deleted.set }
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }

  /// Adds a new object.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    object.managedObjectContext = self
    object.stage = .inserted
    register(object)
    inserted.insert(object)
    pending.inserted.insert(object)
    undoManager?.registerUndo(withTarget: self) { context in context.delete(object) }
    schedule()
    object.awakeFromInsert()
  }

  /// Marks an object as deleted, and applies the delete rules of its relationships.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, object.stage != .deleted, object.stage != .dead else {
      return
    }
    object.fire()
    object.prepareForDeletion()
    let wasInserted = object.stage == .inserted
    if object.committed == nil, !wasInserted {
      object.committed = object.values?.map { ($0 as? ToManyMembers)?.copy() ?? $0 }
    }
    object.announceChange()
    object.stage = .deleted
    inserted.remove(object)
    updated.remove(object)
    if !pending.inserted.remove(object) { pending.deleted.insert(object) }
    pending.updated.remove(object)
    if !wasInserted { deleted.insert(object) }
    object.propagateDeletion()
    if wasInserted {
      object.stage = .dead
      registered[ObjectIdentifier(object.objectID)] = nil
    }
    schedule()
  }

  /// Registers a changed object.
  func didMark(_ object: NSManagedObject) {
    if object.stage == .updated { updated.insert(object) }
    if !pending.inserted.contains(object), object.stage != .deleted { pending.updated.insert(object) }
    schedule()
  }

  func registerUndo(_ object: NSManagedObject, _ key: String, _ old: Any?) {
    undoManager?.registerUndo(withTarget: object) { object in object.setManagedValue(old, forKey: key) }
  }

  func register(_ object: NSManagedObject) {
    registered[ObjectIdentifier(object.objectID)] = WeakObject(object: object, id: object.objectID)
    if registered.count >= sweepAt {
      registered = registered.filter { $0.value.object != nil }
      sweepAt = max(256, registered.count * 2)
    }
  }

  private func schedule() {
    guard !isScheduled, concurrencyType == .mainQueueConcurrencyType else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      self?.isScheduled = false
      self?.processPendingChanges()
    }
  }

  /// Posts the notification of changes.
  open func processPendingChanges() {
    while !pending.isEmpty {
      let changes = pending
      pending = PendingChanges()
      var information: [AnyHashable: Any] = [:]
      if !changes.inserted.isEmpty { information[NSInsertedObjectsKey] = changes.inserted.set }
      if !changes.updated.isEmpty { information[NSUpdatedObjectsKey] = changes.updated.set }
      if !changes.deleted.isEmpty { information[NSDeletedObjectsKey] = changes.deleted.set }
      if !changes.refreshed.isEmpty { information[NSRefreshedObjectsKey] = changes.refreshed.set }
      NotificationCenter.default.post(
        name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: information)
    }
  }

  // MARK: Discarding

  /// Discards all changes.
  open func rollback() {
    for object in inserted.all {
      object.stage = .dead
      pending.deleted.insert(object)
      registered[ObjectIdentifier(object.objectID)] = nil
    }
    for object in updated.all + deleted.all { revert(object) }
    inserted.removeAll()
    updated.removeAll()
    deleted.removeAll()
    undoManager?.removeAllActions()
    processPendingChanges()
  }

  private func revert(_ object: NSManagedObject) {
    object.announceChange()
    if let committed = object.committed { object.values = committed }
    object.committed = nil
    object.stage = .unchanged
    pending.refreshed.insert(object)
  }

  /// Forgets all objects and changes.
  open func reset() {
    for entry in registered.values {
      entry.object?.stage = .dead
      entry.object?.managedObjectContext = nil
    }
    registered = [:]
    inserted.removeAll()
    updated.removeAll()
    deleted.removeAll()
    pending = PendingChanges()
    undoManager?.removeAllActions()
  }

  /// Discards the values of an object, which are read again when they are needed.
  ///
  /// - Parameters:
  ///   - object: An object of the context.
  ///   - flag: Whether unsaved changes are kept.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.stage != .inserted, object.stage != .dead, object.stage != .deleted else { return }
    if flag, object.stage == .updated, let values = object.values, let committed = object.committed {
      let changed = values.indices.filter { !NSManagedObject.areSame(values[$0], committed[$0]) }
      object.values = nil
      fulfill(object)
      object.committed = object.values?.map { ($0 as? ToManyMembers)?.copy() ?? $0 }
      for index in changed { object.values?[index] = values[index] }
    } else {
      turnIntoFault(object)
      updated.remove(object)
    }
    pending.refreshed.insert(object)
    schedule()
  }

  func turnIntoFault(_ object: NSManagedObject) {
    object.willTurnIntoFault()
    object.announceChange()
    object.values = nil
    object.committed = nil
    object.stage = .unchanged
    object.didTurnIntoFault()
  }

  open func refreshAllObjects() {
    for object in registeredObjects { refresh(object, mergeChanges: true) }
  }

  open func undo() { undoManager?.undo() }
  open func redo() { undoManager?.redo() }
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
  open func detectConflicts(for object: NSManagedObject) {}
  open func assign(_ object: Any, to store: NSPersistentStore) {}

  private func observeSaves() {
    if let saveObserver { NotificationCenter.default.removeObserver(saveObserver) }
    saveObserver = nil
    guard automaticallyMergesChangesFromParent else { return }
    saveObserver = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: nil, queue: nil
    ) { [weak self] notification in
      guard let self, let saved = notification.object as? NSManagedObjectContext, saved !== self else {
        return
      }
      let isParent = saved === parent
      let isSibling =
        parent == nil && saved.parent == nil
        && saved.persistentStoreCoordinator === persistentStoreCoordinator
      guard isParent || isSibling else { return }
      // Only the identifiers of its objects are read there, which are Sendable.
      nonisolated(unsafe) let notification = notification
      perform { self.mergeChanges(fromContextDidSave: notification) }
    }
  }
}

// Immutable: it stores nothing. Unchecked because it is open for subclasses.
/// A state of a store that a context reads. Differs from iOS: contexts always read the current one.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  public static let current = NSQueryGenerationToken()
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  public static let NSManagedObjectContextDidMergeChangesObjectIDs = Notification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
}

extension NSManagedObjectContext {
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs
  public static let didMergeChangesObjectIDsNotification = Notification.Name
    .NSManagedObjectContextDidMergeChangesObjectIDs

  /// The keys of the notifications of a context.
  public enum NotificationKey: String, Sendable {
    case sourceContext = "managedObjectContext"
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
  }
}
