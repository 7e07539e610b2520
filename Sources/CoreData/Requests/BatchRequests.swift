/// The kind of a batch deletion's result.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// The kind of a batch update's result.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// The kind of a batch insertion's result.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly, objectIDs, count
}

/// Deletes rows in the store without reading objects.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

  public init(fetchRequest fetch: NSFetchRequest<NSFetchRequestResult>) { fetchRequest = fetch }

  public convenience init(objectIDs objects: [NSManagedObjectID]) {
    let request = NSFetchRequest<NSFetchRequestResult>()
    request.entity = objects.first?.entity
    request.predicate = NSPredicate(format: "SELF IN %@", objects)
    self.init(fetchRequest: request)
  }
}

/// The result of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// A `Bool`, the number of rows, or the identifiers.
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

/// Changes rows in the store without reading objects.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  private let name: String?
  private let ownEntity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var includesSubentities = true
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// The new values by property name.
  open var propertiesToUpdate: [AnyHashable: Any]?
  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

  public init(entityName: String) {
    name = entityName
    ownEntity = nil
  }

  public init(entity: NSEntityDescription) {
    name = entity.name
    ownEntity = entity
  }

  open var entityName: String { name ?? "" }

  func request() -> NSFetchRequest<NSFetchRequestResult> {
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: entityName)
    if let ownEntity { request.entity = ownEntity }
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    return request
  }
}

/// The result of a batch update.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

/// Inserts rows into the store without keeping objects.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  let name: String
  /// Fills the next dictionary or object. Returns whether there are no more.
  let next: (NSManagedObject) -> Bool
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    name = entityName
    var rest = dictionaries[...]
    next = { object in
      guard let values = rest.popFirst() else { return true }
      for (key, value) in values { object.setValue(value, forKey: key) }
      return false
    }
  }

  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    name = entityName
    next = { object in
      let values = NSMutableDictionary()
      if handler(values) { return true }
      for (key, value) in values { if let key = key as? String { object.setValue(value, forKey: key) } }
      return false
    }
  }

  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }

  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    name = entityName
    next = handler
  }

  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }

  open var entityName: String { name }
}

/// The result of a batch insertion.
open class NSBatchInsertResult: NSPersistentStoreResult {
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}
