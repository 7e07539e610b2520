/// A value that a fetch request returns: an object, an identifier, a dictionary or a number.
///
/// Differs from iOS: a class and not a protocol, because protocols of Swift do not conform to themselves.
public typealias NSFetchRequestResult = NSObject

/// The kind of a request's results.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// The kind of a request.
public enum NSPersistentStoreRequestType: UInt, Sendable {
  case fetchRequestType = 1
  case saveRequestType = 2
  case batchInsertRequestType = 5
  case batchUpdateRequestType = 6
  case batchDeleteRequestType = 7
}

/// A request to stores.
open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

/// The criteria for objects, and their order.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, NSCopying {
  private var ownEntity: NSEntityDescription?
  private var name: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  /// The number of objects whose values are read together; zero to read all at once.
  open var fetchBatchSize = 0
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// Whether objects of subentities are included.
  open var includesSubentities = true
  open var includesPropertyValues = true
  /// Whether unsaved changes are considered.
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The columns of dictionaries: names, or descriptions of properties and expressions.
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?

  public override init() {
    if ResultType.self is NSManagedObjectID.Type { resultType = .managedObjectIDResultType }
    if ResultType.self is NSDictionary.Type { resultType = .dictionaryResultType }
    if ResultType.self is NSNumber.Type { resultType = .countResultType }
    super.init()
  }

  public convenience init(entityName: String) {
    self.init()
    name = entityName
  }

  open var entity: NSEntityDescription? {
    get { ownEntity }
    set {
      ownEntity = newValue
      name = newValue?.name
    }
  }

  open var entityName: String? { name }
  func setName(_ name: String?) { self.name = name }

  /// Runs the request in the context whose closure is being performed.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.performing else {
      throw ManagedError.make(NSPersistentStoreOpenError, "A fetch request is executed within perform(_:).")
    }
    return try context.fetch(self)
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// Returns a copy for results of any kind.
  func duplicate() -> NSFetchRequest<NSFetchRequestResult> { copied() }

  func copied<Other: NSFetchRequestResult>() -> NSFetchRequest<Other> {
    let copy = NSFetchRequest<Other>()
    copy.ownEntity = ownEntity
    copy.name = name
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.fetchLimit = fetchLimit
    copy.fetchOffset = fetchOffset
    copy.fetchBatchSize = fetchBatchSize
    copy.resultType = resultType
    copy.includesSubentities = includesSubentities
    copy.includesPropertyValues = includesPropertyValues
    copy.includesPendingChanges = includesPendingChanges
    copy.returnsObjectsAsFaults = returnsObjectsAsFaults
    copy.returnsDistinctResults = returnsDistinctResults
    copy.propertiesToFetch = propertiesToFetch
    copy.propertiesToGroupBy = propertiesToGroupBy
    copy.havingPredicate = havingPredicate
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    copy.affectedStores = affectedStores
    return copy
  }
}

extension NSManagedObject {
  /// Returns a request for all objects of the entity that this class represents.
  ///
  /// Subclasses have a function of the same name with another result, which Swift prefers.
  @_disfavoredOverload
  public class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
    let request = NSFetchRequest<NSFetchRequestResult>()
    if let entity = LoadedModels.entity(of: self) {
      request.entity = entity
    } else {
      return NSFetchRequest(entityName: String(describing: self))
    }
    return request
  }
}

/// A request that runs in the background, with a closure for its results.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<ResultType>
  open var estimatedResultCount = 0
  let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completion = blk
  }
}

/// The result of a request to a store.
open class NSPersistentStoreResult: NSObject {}

/// The results of a request that ran in the background.
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreResult {
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  open internal(set) var finalResult: [ResultType]?
  open internal(set) var operationError: Error?

  init(_ request: NSAsynchronousFetchRequest<ResultType>) { fetchRequest = request }
}

extension NSFetchRequest {
  /// Takes the criteria of another request.
  package func take(_ other: NSFetchRequest<NSFetchRequestResult>) {
    if let entity = other.entity { self.entity = entity } else { setName(other.entityName) }
    predicate = other.predicate
    sortDescriptors = other.sortDescriptors
    fetchLimit = other.fetchLimit
    fetchOffset = other.fetchOffset
    fetchBatchSize = other.fetchBatchSize
    includesSubentities = other.includesSubentities
    includesPendingChanges = other.includesPendingChanges
  }

  /// Returns a copy whose objects are in the order in which they were inserted.
  package func orderedByIdentity() -> NSFetchRequest<ResultType> {
    let copy: NSFetchRequest<ResultType> = copied()
    copy.sortDescriptors = [NSSortDescriptor(key: "objectID", ascending: true)]
    return copy
  }
}

extension _SortDescriptorFactory {
  /// Creates a descriptor from one of Swift's. A property that is not in the entity is compared in memory.
  public init<Compared: NSManagedObject>(_ sortDescriptor: SortDescriptor<Compared>) {
    let isAscending = sortDescriptor.order == .forward
    let text = sortDescriptor.localizedText
    if let path = text?.keyPath ?? sortDescriptor.keyPath,
      let keys = KeyValueObserving.keys(of: path, in: Compared.self)
    {
      self.init(
        key: keys.joined(separator: "."), ascending: isAscending,
        selector: text.map { Selector($0.kind.selectorName) })
      return
    }
    let descriptor = NSSortDescriptor(keyPath: \NSManagedObject.self, ascending: isAscending) {
      first, second in
      guard let first = first as? Compared, let second = second as? Compared else { return .orderedSame }
      let result = sortDescriptor.compare(first, second)
      return isAscending ? result : ComparisonResult(rawValue: -result.rawValue)!
    }
    self = descriptor as! Self
  }
}

/// A fetch request of any results.
private protocol AnyFetchRequest: AnyObject {}

extension NSFetchRequest: AnyFetchRequest, _ObjCGenericClass {
  public static func _includes(_ object: AnyObject) -> Bool { object is any AnyFetchRequest }
}
