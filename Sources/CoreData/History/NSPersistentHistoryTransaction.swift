import FoundationExtensions
import ObjCRuntime

/// The kind of a change in a history.
public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert, update, delete
}

/// A save or a batch request in the history of a store.
open class NSPersistentHistoryTransaction: ObjCBase, NSCopying, KeyValueReadable {
  public let timestamp: Date
  /// The changes of the transaction; nil if the request asked for transactions only.
  open internal(set) var changes: [NSPersistentHistoryChange]?
  public let transactionNumber: Int64
  /// The identifier of the store.
  public let storeID: String
  public let bundleID: String
  public let processID: String
  /// The name of the context that saved.
  public let contextName: String?
  /// The `transactionAuthor` of the context that saved.
  public let author: String?
  public let token: NSPersistentHistoryToken

  init(
    timestamp: Date, number: Int64, storeID: String, bundleID: String, processID: String,
    contextName: String?, author: String?
  ) {
    self.timestamp = timestamp
    transactionNumber = number
    self.storeID = storeID
    self.bundleID = bundleID
    self.processID = processID
    self.contextName = contextName
    self.author = author
    token = NSPersistentHistoryToken([storeID: number])
  }

  /// The description of transactions, for predicates of a request.
  open class var entityDescription: NSEntityDescription? { HistoryEntities.transaction }

  /// A request for transactions, to which a predicate can be added.
  open class var fetchRequest: NSFetchRequest<NSFetchRequestResult>? {
    HistoryEntities.request(HistoryEntities.transaction)
  }

  open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? {
    entityDescription
  }

  /// A notification that contexts merge with `mergeChanges(fromContextDidSave:)`.
  open func objectIDNotification() -> Notification {
    var ids: [NSPersistentHistoryChangeType: Set<NSManagedObjectID>] = [:]
    for change in changes ?? [] { ids[change.changeType, default: []].insert(change.changedObjectID) }
    return Notification(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: nil,
      userInfo: [
        NSInsertedObjectIDsKey: ids[.insert] ?? [], NSUpdatedObjectIDsKey: ids[.update] ?? [],
        NSDeletedObjectIDsKey: ids[.delete] ?? [],
      ])
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func value(forKey key: String) -> Any? {
    guard let value = readValue(forKey: key) else { return super.value(forKey: key) }
    return value
  }

  package func readValue(forKey key: String) -> Any?? {
    switch key {
    case "timestamp": .some(timestamp)
    case "author": .some(author)
    case "bundleID": .some(bundleID)
    case "contextName": .some(contextName)
    case "processID": .some(processID)
    case "storeID": .some(storeID)
    case "transactionNumber": .some(transactionNumber)
    case "token": .some(token)
    case "changes": .some(changes)
    default: .none
    }
  }
}

/// A change of one object in a transaction.
open class NSPersistentHistoryChange: ObjCBase, NSCopying, KeyValueReadable {
  public let changeID: Int64
  public let changedObjectID: NSManagedObjectID
  public let changeType: NSPersistentHistoryChangeType
  /// The values of a deleted object's attributes that are preserved in histories.
  public let tombstone: [AnyHashable: Any]?
  /// The properties that an update has changed.
  public let updatedProperties: Set<NSPropertyDescription>?
  open var transaction: NSPersistentHistoryTransaction? { owner ?? container }

  /// The transaction whose changes have this one.
  weak var container: NSPersistentHistoryTransaction?
  /// The transaction of a change that was requested without it.
  var owner: NSPersistentHistoryTransaction?

  init(
    id: Int64, objectID: NSManagedObjectID, type: NSPersistentHistoryChangeType,
    tombstone: [AnyHashable: Any]?, properties: Set<NSPropertyDescription>?
  ) {
    changeID = id
    changedObjectID = objectID
    changeType = type
    self.tombstone = tombstone
    updatedProperties = properties
  }

  /// The description of changes, for predicates of a request.
  open class var entityDescription: NSEntityDescription? { HistoryEntities.change }

  /// A request for changes, to which a predicate can be added.
  open class var fetchRequest: NSFetchRequest<NSFetchRequestResult>? {
    HistoryEntities.request(HistoryEntities.change)
  }

  open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? {
    entityDescription
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func value(forKey key: String) -> Any? {
    guard let value = readValue(forKey: key) else { return super.value(forKey: key) }
    return value
  }

  package func readValue(forKey key: String) -> Any?? {
    switch key {
    case "changeID": .some(changeID)
    case "changedObjectID": .some(changedObjectID)
    case "changedEntity": .some(changedObjectID.entity)
    case "changeType": .some(changeType.rawValue)
    case "transaction": .some(transaction)
    default: .none
    }
  }
}

/// The descriptions of transactions and changes. They are in no model.
enum HistoryEntities {
  // Immutable once it is made, before anything can read it.
  nonisolated(unsafe) static let transaction = make(
    "Transaction",
    [
      ("timestamp", .dateAttributeType), ("author", .stringAttributeType), ("bundleID", .stringAttributeType),
      ("contextName", .stringAttributeType), ("processID", .stringAttributeType),
      ("storeID", .stringAttributeType), ("transactionNumber", .integer64AttributeType),
    ])
  // Immutable once it is made, before anything can read it.
  nonisolated(unsafe) static let change = make(
    "Change",
    [
      ("changeID", .integer64AttributeType), ("changeType", .integer64AttributeType),
      ("changedObjectID", .objectIDAttributeType), ("changedEntity", .undefinedAttributeType),
    ])

  static func request(_ entity: NSEntityDescription) -> NSFetchRequest<NSFetchRequestResult> {
    let request = NSFetchRequest<NSFetchRequestResult>()
    request.entity = entity
    return request
  }

  private static func make(_ name: String, _ attributes: [(String, NSAttributeType)]) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.properties = attributes.map { name, type in
      let attribute = NSAttributeDescription()
      attribute.name = name
      attribute.attributeType = type
      return attribute
    }
    return entity
  }
}
