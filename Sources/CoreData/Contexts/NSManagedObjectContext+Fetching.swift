extension NSManagedObjectContext {
  // MARK: Objects

  /// The object with an identifier; a fault if its values have not been read.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registered[ObjectIdentifier(objectID)]?.object { return known }
    let object = FaultCreation.make(objectID)
    object.managedObjectContext = self
    register(object)
    return object
  }

  /// The object with an identifier if the context has it already.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[ObjectIdentifier(objectID)]?.object
  }

  /// The object with an identifier, with its values. Throws if the store has no such object.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    let object = object(with: objectID)
    if object.values == nil { fulfill(object) }
    guard object.values != nil, object.stage != .dead, object.stage != .deleted else {
      registered[ObjectIdentifier(objectID)] = nil
      throw ManagedError.make(
        NSManagedObjectReferentialIntegrityError,
        "Attempt to access an object not found in store: \(objectID)")
    }
    return object
  }

  /// Gives identifiers of the store to new objects. Differs from iOS: identifiers become permanent when they are
  /// saved, and stay the same instances.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  /// Reads the values of a fault.
  func fulfill(_ object: NSManagedObject) {
    if let parent {
      let copy: ([Any?], Int64)? = parent.enter {
        guard let other = try? parent.existingObject(with: object.objectID) else { return nil }
        for (index, value) in (other.values ?? []).enumerated() {
          if let members = value as? ToManyMembers { _ = other.loaded(members, index) }
        }
        let values = other.values?.map { value -> Any? in
          guard let members = value as? ToManyMembers else { return value }
          let copy = ToManyMembers(isOrdered: members.isOrdered)
          copy.load(members.ids)
          return copy
        }
        return values.map { ($0, other.version) }
      }
      if let copy { set(object, copy.0, copy.1) }
      return
    }
    guard let store = object.objectID.persistentStore, let coordinator = persistentStoreCoordinator else {
      return
    }
    let row = coordinator.locked { try? store.database.row(object.objectID) }
    if let row { set(object, row.values, row.version) }
  }

  func set(_ object: NSManagedObject, _ values: [Any?], _ version: Int64) {
    object.values = values
    object.version = version
    object.batch = nil
    object.awakeFromFetch()
  }

  /// Reads the identifiers of a relationship's members.
  func members(of object: NSManagedObject, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
    if let parent {
      return parent.enter {
        parent.object(with: object.objectID).objectIDs(forRelationshipNamed: relationship.name)
      }
    }
    guard let store = object.objectID.persistentStore, let coordinator = persistentStoreCoordinator else {
      return []
    }
    return coordinator.locked { (try? store.database.members(object.objectID, relationship)) ?? [] }
  }

  // MARK: Requests

  /// Returns the results of a request.
  public func fetch<ResultType>(_ request: NSFetchRequest<ResultType>) throws -> [ResultType] {
    let entity = try entity(of: request)
    if request.resultType == .dictionaryResultType {
      return try dictionaries(request, entity) as! [ResultType]
    }
    if request.resultType == .countResultType {
      return [NSNumber(value: try count(for: request))] as! [ResultType]
    }
    let objects = try objects(request, entity)
    if request.resultType == .managedObjectIDResultType { return objects.map(\.objectID) as! [ResultType] }
    if entity.objectClass is ResultType.Type {
      // The objects are of the entity's class, or of one that inherits from it. A cast would check each.
      return unsafeBitCast(objects, to: [ResultType].self)
    }
    return objects as NSArray as? [ResultType] ?? (objects as! [ResultType])
  }

  /// Returns the number of results of a request.
  public func count<ResultType>(for request: NSFetchRequest<ResultType>) throws -> Int {
    let entity = try entity(of: request)
    processPendingChanges()
    if parent == nil, !hasChanges(of: entity) || !request.includesPendingChanges,
      let coordinator = persistentStoreCoordinator
    {
      var count = 0
      for store in coordinator.persistentStores where store.database.schema.contains(entity) {
        guard let found = try coordinator.locked({ try store.database.count(request, entity) }) else {
          return try objects(request, entity).count
        }
        count += found
      }
      return count
    }
    return try objects(request, entity).count
  }

  private func entity<ResultType>(of request: NSFetchRequest<ResultType>) throws -> NSEntityDescription {
    guard let model else {
      throw ManagedError.make(NSPersistentStoreOpenError, "The context has no persistent store coordinator.")
    }
    if let entity = (request.entityName ?? request.entity?.name).flatMap({ model.entitiesByName[$0] }) {
      return entity
    }
    fatalError(
      "NSInvalidArgumentException: executeFetchRequest:error: A fetch request must have an entity; \(request.entityName ?? "nil") is not in the model."
    )
  }

  private func hasChanges(of entity: NSEntityDescription) -> Bool {
    hasChanges
      && [inserted, updated, deleted].contains { $0.all.contains { $0.entity.root === entity.root } }
  }

  private func dictionaries<ResultType>(_ request: NSFetchRequest<ResultType>, _ entity: NSEntityDescription)
    throws
    -> [NSDictionary]
  {
    guard let coordinator = persistentStoreCoordinator else { return [] }
    return try coordinator.persistentStores.filter { $0.database.schema.contains(entity) }.flatMap { store in
      do {
        return try coordinator.locked { try store.database.dictionaries(request, entity) }
      } catch is SQLTranslator.Untranslatable {
        fatalError("NSInvalidArgumentException: the request for dictionaries cannot be translated to SQL")
      }
    }
  }

  /// Returns the objects of a request, with unsaved changes considered.
  func objects<ResultType>(_ request: NSFetchRequest<ResultType>, _ entity: NSEntityDescription) throws
    -> [NSManagedObject]
  {
    processPendingChanges()
    let isChanged = request.includesPendingChanges && hasChanges(of: entity)
    var found: [NSManagedObject] = []
    var isComplete = true
    if let parent {
      let plain = request.duplicate()
      plain.resultType = .managedObjectResultType
      if isChanged {
        plain.fetchLimit = 0
        plain.fetchOffset = 0
      }
      let ids = try parent.enter { try parent.objects(plain, entity).map(\.objectID) }
      found = ids.map { object(with: $0) }
    } else if let coordinator = persistentStoreCoordinator {
      let stores = coordinator.persistentStores.filter { $0.database.schema.contains(entity) }
      for store in stores {
        let result = try coordinator.locked {
          try objects(request, entity, store, isLimited: !isChanged && stores.count == 1)
        }
        found += result.objects
        isComplete = isComplete && result.isComplete && stores.count == 1
      }
    }
    if isComplete, !isChanged { return found }
    return merged(found, request, entity, isComplete: isComplete)
  }

  private func objects<ResultType>(
    _ request: NSFetchRequest<ResultType>, _ entity: NSEntityDescription, _ store: NSPersistentStore,
    isLimited: Bool
  ) throws -> (objects: [NSManagedObject], isComplete: Bool) {
    let isLazy =
      request.fetchBatchSize > 0 || request.resultType == .managedObjectIDResultType
      || !request.includesPropertyValues
    if isLazy, let ids = try store.database.identifiers(request, entity, isLimited: isLimited) {
      let objects = ids.map { object(with: $0) }
      if request.fetchBatchSize > 0 { FaultBatch.group(objects, request.fetchBatchSize, store.database) }
      return (objects, true)
    }
    let (rows, isComplete) = try store.database.fetch(request, entity, isLimited: isLimited)
    let objects = rows.map { row -> NSManagedObject in
      let object = object(with: row.id)
      if object.values == nil || request.shouldRefreshRefetchedObjects && object.stage == .unchanged {
        set(object, row.values, row.version)
      }
      return object
    }
    return (objects, isComplete)
  }

  /// Applies unsaved changes, the predicate, the order and the limits in memory.
  private func merged<ResultType>(
    _ found: [NSManagedObject], _ request: NSFetchRequest<ResultType>, _ entity: NSEntityDescription,
    isComplete: Bool
  ) -> [NSManagedObject] {
    func isWanted(_ object: NSManagedObject) -> Bool {
      guard object.stage != .deleted, object.stage != .dead else { return false }
      if !request.includesSubentities, object.entity !== entity { return false }
      return request.predicate?.evaluate(with: object) ?? true
    }
    var seen: Set<ObjectIdentifier> = []
    var result = found.filter { object in
      seen.insert(ObjectIdentifier(object)).inserted
        && (isComplete && !object.hasChanges || isWanted(object))
    }
    if request.includesPendingChanges {
      for object in inserted.all + updated.all
      where object.entity.isKindOf(entity: entity) && seen.insert(ObjectIdentifier(object)).inserted
        && isWanted(object)
      {
        result.append(object)
      }
    }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      result = ManagedOrder(descriptors).sorted(result)
    }
    if request.fetchOffset > 0 { result = Array(result.dropFirst(request.fetchOffset)) }
    if request.fetchLimit > 0 { result = Array(result.prefix(request.fetchLimit)) }
    return result
  }

  // MARK: Other requests

  /// Runs a request that is not a plain fetch.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let coordinator = persistentStoreCoordinator else { return NSPersistentStoreResult() }
    switch request {
    case let request as NSBatchDeleteRequest:
      let entity = try entity(of: request.fetchRequest)
      let ids = try coordinator.persistentStores.filter { $0.database.schema.contains(entity) }.flatMap {
        store in
        try coordinator.locked { try store.database.delete(request.fetchRequest, entity, origin) }
      }
      let result = NSBatchDeleteResult()
      result.resultType = request.resultType
      switch request.resultType {
      case .resultTypeStatusOnly: result.result = true
      case .resultTypeObjectIDs: result.result = ids
      case .resultTypeCount: result.result = ids.count
      }
      return result
    case let request as NSBatchUpdateRequest:
      let fetch = request.request()
      let entity = try entity(of: fetch)
      let ids = try coordinator.persistentStores.filter { $0.database.schema.contains(entity) }.flatMap {
        store in
        try coordinator.locked {
          try store.database.update(fetch, entity, request.propertiesToUpdate ?? [:], origin)
        }
      }
      let result = NSBatchUpdateResult()
      result.resultType = request.resultType
      switch request.resultType {
      case .statusOnlyResultType: result.result = true
      case .updatedObjectIDsResultType: result.result = ids
      case .updatedObjectsCountResultType: result.result = ids.count
      }
      return result
    case let request as NSBatchInsertRequest: return try insert(request, coordinator)
    case let request as NSPersistentHistoryChangeRequest: return try request.run(in: coordinator)
    default:
      throw ManagedError.make(
        NSPersistentStoreOpenError, "Requests of \(type(of: request)) cannot be executed.")
    }
  }

  private func insert(_ request: NSBatchInsertRequest, _ coordinator: NSPersistentStoreCoordinator) throws
    -> NSBatchInsertResult
  {
    let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    context.mergePolicy = mergePolicy
    context.name = name
    context.transactionAuthor = transactionAuthor
    guard let entity = model?.entitiesByName[request.entityName] else {
      throw ManagedError.make(NSPersistentStoreSaveError, "There is no entity \(request.entityName).")
    }
    var ids: [NSManagedObjectID] = []
    while true {
      let object = entity.makeObject(in: nil)
      if request.next(object) { break }
      context.insert(object)
      ids.append(object.objectID)
    }
    context.pending = PendingChanges()
    try context.write()
    let result = NSBatchInsertResult()
    result.resultType = request.resultType
    switch request.resultType {
    case .statusOnly: result.result = true
    case .objectIDs: result.result = ids
    case .count: result.result = ids.count
    }
    return result
  }
}

/// The order of objects by sort descriptors.
struct ManagedOrder {
  private let descriptors: [NSSortDescriptor]

  init(_ descriptors: [NSSortDescriptor]) { self.descriptors = descriptors }

  func compare<Object: NSObject>(_ a: Object, _ b: Object) -> ComparisonResult {
    for descriptor in descriptors {
      let result = descriptor.compare(a, to: b)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }

  func sorted<Object: NSObject>(_ objects: [Object]) -> [Object] {
    objects.enumerated().sorted { first, second in
      switch compare(first.element, second.element) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: first.offset < second.offset
      }
    }.map(\.element)
  }
}

/// Faults that were fetched together, whose values are read in groups.
final class FaultBatch {
  private let ids: [NSManagedObjectID]
  private let size: Int
  private let store: SQLStore

  private init(_ ids: [NSManagedObjectID], _ size: Int, _ store: SQLStore) {
    self.ids = ids
    self.size = size
    self.store = store
  }

  static func group(_ objects: [NSManagedObject], _ size: Int, _ store: SQLStore) {
    guard objects.count > 1 else { return }
    let batch = FaultBatch(objects.map(\.objectID), size, store)
    for (index, object) in objects.enumerated() where object.values == nil {
      object.batch = batch
      object.batchIndex = index
    }
  }

  /// Reads the values of the object's group that are still faults.
  func fulfill(in context: NSManagedObjectContext, for object: NSManagedObject) {
    object.batch = nil
    let start = object.batchIndex / size * size
    let faults = ids[start..<min(start + size, ids.count)].filter { id in
      !id.isTemporaryID && context.registeredObject(for: id)?.isFault == true
    }
    guard let coordinator = context.persistentStoreCoordinator else { return }
    let rows = coordinator.locked { (try? store.rows(faults)) ?? [] }
    for row in rows {
      guard let object = context.registeredObject(for: row.id), object.values == nil else { continue }
      context.set(object, row.values, row.version)
    }
  }
}
