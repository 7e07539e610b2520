extension NSManagedObjectContext {
  /// Saves the changes to the parent context, or else to the store.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    callWillSave()
    try validate()
    computeDerivedAttributes()
    processPendingChanges()
    let saved = (inserted: inserted.all, updated: updated.all, deleted: deleted.all)
    if parent == nil { try write() } else { pushToParent() }
    let information: [AnyHashable: Any] = [
      NSInsertedObjectsKey: Set(saved.inserted), NSUpdatedObjectsKey: Set(saved.updated),
      NSDeletedObjectsKey: Set(saved.deleted),
    ]
    for object in saved.inserted + saved.updated + saved.deleted { object.didSave() }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: information)
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: self,
      userInfo: [
        NSInsertedObjectIDsKey: Set(saved.inserted.map(\.objectID)),
        NSUpdatedObjectIDsKey: Set(saved.updated.map(\.objectID)),
        NSDeletedObjectIDsKey: Set(saved.deleted.map(\.objectID)),
      ])
  }

  /// Calls `willSave()` of all changed objects, and of those that these calls change.
  private func callWillSave() {
    var seen = ObjectSet()
    for _ in 0..<1000 {
      let next = (inserted.all + updated.all + deleted.all).filter { !seen.contains($0) }
      if next.isEmpty { return }
      for object in next {
        seen.insert(object)
        object.willSave()
      }
    }
  }

  private func validate() throws {
    var errors: [NSError] = []
    func check(_ body: () throws -> Void) {
      do {
        try body()
      } catch let error as NSError {
        errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
      }
    }
    for object in inserted.all { check(object.validateForInsert) }
    for object in updated.all { check(object.validateForUpdate) }
    for object in deleted.all { check(object.validateForDelete) }
    if !errors.isEmpty { throw ManagedError.combined(errors) }
  }

  private func computeDerivedAttributes() {
    for object in inserted.all + updated.all {
      for (index, kind) in object.entity.layout.kinds.enumerated() {
        guard case .attribute(let attribute as NSDerivedAttributeDescription) = kind else { continue }
        let value = attribute.derivationExpression?.expressionValue(with: object, context: nil)
        object.values?[index] = attribute.stored(value)
      }
    }
  }

  /// Writes the changes to the stores.
  func write() throws {
    guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty else {
      throw ManagedError.make(
        NSPersistentStoreSaveError,
        "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation.")
    }
    for store in coordinator.persistentStores {
      func belongs(_ object: NSManagedObject) -> Bool {
        (object.objectID.persistentStore ?? coordinator.store(for: object.entity)) === store
      }
      let own = (
        inserted: inserted.all.filter(belongs), updated: updated.all.filter(belongs),
        deleted: deleted.all.filter(belongs)
      )
      if own.inserted.isEmpty, own.updated.isEmpty, own.deleted.isEmpty { continue }
      if store.isReadOnly {
        throw ManagedError.make(
          NSPersistentStoreSaveError, "The store \(store.url?.path ?? "") is read-only.")
      }
      let transaction = SaveTransaction(store.database, behavior, origin)
      try coordinator.locked {
        try transaction.run(inserted: own.inserted, updated: own.updated, deleted: own.deleted)
      }
      RemoteChanges.announce(store)
      finish(own.inserted + own.updated, own.deleted)
      for id in transaction.replaced {
        if let object = registeredObject(for: id) { forget(object) }
      }
      for object in transaction.discarded {
        if object.objectID.isTemporaryID { forget(object) } else { refresh(object, mergeChanges: false) }
      }
    }
    processPendingChanges()
  }

  private func forget(_ object: NSManagedObject) {
    object.stage = .dead
    registered[ObjectIdentifier(object.objectID)] = nil
    pending.deleted.insert(object)
  }

  /// Marks objects as saved.
  private func finish(_ saved: [NSManagedObject], _ gone: [NSManagedObject]) {
    for object in saved {
      object.stage = .unchanged
      object.committed = nil
      for case let members as ToManyMembers in object.values ?? [] { members.commit() }
      inserted.remove(object)
      updated.remove(object)
    }
    for object in gone {
      object.stage = .dead
      object.managedObjectContext = nil
      registered[ObjectIdentifier(object.objectID)] = nil
      deleted.remove(object)
    }
  }

  // MARK: Parent

  private func pushToParent() {
    guard let parent else { return }
    let (new, changed, gone) = (inserted.all, updated.all, deleted.all)
    parent.enter {
      for object in new { parent.adopt(object) }
      for object in changed { parent.apply(object) }
      for object in gone { parent.adoptDeletion(of: object.objectID) }
      parent.processPendingChanges()
    }
    finish(new + changed, gone)
  }

  /// Inserts a copy of a child context's new object.
  private func adopt(_ object: NSManagedObject) {
    let own = self.object(with: object.objectID)
    own.values = object.values?.map { ($0 as? ToManyMembers)?.copy() ?? $0 }
    for case let members as ToManyMembers in own.values ?? [] { members.collection = nil }
    own.stage = .inserted
    inserted.insert(own)
    pending.inserted.insert(own)
  }

  /// Applies the changes of a child context's object.
  private func apply(_ object: NSManagedObject) {
    let own = self.object(with: object.objectID)
    guard let values = object.values, own.stage != .deleted, own.stage != .dead else { return }
    own.willChange()
    own.fire()
    let committed = object.committed ?? values
    for index in values.indices where !NSManagedObject.areSame(values[index], committed[index]) {
      let key = own.entity.layout.names[index]
      KeyValueObserving.willChange(own, key)
      if let members = values[index] as? ToManyMembers, let target = own.values?[index] as? ToManyMembers {
        if members.isOrdered { _ = own.loaded(target, index) }
        for id in members.removed { target.remove(id) }
        for id in members.added { target.insert(id) }
        if members.isOrdered, members.isReordered { target.reorder(members.ids) }
      } else {
        own.values?[index] = values[index]
      }
      KeyValueObserving.didChange(own, key)
    }
  }

  private func adoptDeletion(of id: NSManagedObjectID) {
    let own = object(with: id)
    guard own.stage != .deleted, own.stage != .dead else { return }
    own.fire()
    let wasInserted = own.stage == .inserted
    own.stage = wasInserted ? .dead : .deleted
    inserted.remove(own)
    updated.remove(own)
    if !pending.inserted.remove(own) { pending.deleted.insert(own) }
    if wasInserted { registered[ObjectIdentifier(id)] = nil } else { deleted.insert(own) }
  }

  // MARK: Merging

  /// Merges the changes that another context has saved.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    let information = notification.userInfo ?? [:]
    func ids(_ key: String, _ other: String) -> [NSManagedObjectID] {
      if let objects = information[key] as? Set<NSManagedObject> { return objects.map(\.objectID) }
      if let ids = (information[other] ?? information[key]) as? Set<NSManagedObjectID> { return Array(ids) }
      return (information[key] ?? information[other]) as? [NSManagedObjectID] ?? []
    }
    merge(
      inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
      updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey)
        + ids(NSRefreshedObjectsKey, NSRefreshedObjectsKey),
      deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
  }

  private func merge(
    inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]
  ) {
    for id in inserted {
      let object = object(with: id)
      pending.inserted.insert(object)
    }
    for id in updated {
      guard let object = registeredObject(for: id) else {
        // An object that a filter excluded may fulfil it.
        pending.refreshed.insert(self.object(with: id))
        continue
      }
      refresh(object, mergeChanges: true)
    }
    for id in deleted {
      guard let object = registeredObject(for: id) else { continue }
      object.stage = .dead
      self.updated.remove(object)
      registered[ObjectIdentifier(id)] = nil
      pending.deleted.insert(object)
    }
    processPendingChanges()
  }

  /// Merges changes of batch requests, whose results name the objects, into contexts.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts {
      context.enter {
        context.mergeChanges(
          fromContextDidSave: Notification(
            name: .NSManagedObjectContextDidSave, userInfo: changeNotificationData))
      }
    }
  }
}
