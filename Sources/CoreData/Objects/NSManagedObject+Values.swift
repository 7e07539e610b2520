extension NSManagedObject {
  /// A change of a to-many relationship's members.
  enum MemberChange {
    case insert(NSManagedObject, at: Int?)
    case remove(NSManagedObject)
  }

  // MARK: Reading

  /// Reads the values of a fault.
  final func fire() {
    guard values == nil else { return }
    guard let managedObjectContext else {
      values = entity.layout.defaults
      return
    }
    if let batch { batch.fulfill(in: managedObjectContext, for: self) }
    if values == nil { managedObjectContext.fulfill(self) }
  }

  /// Returns a stored value, after reading a fault.
  final func read(_ index: Int) -> Any? {
    fire()
    return values?[index]
  }

  /// The value of a property as apps see it.
  final func managedValue(_ key: String) -> Any? {
    if let index = entity.layout.indexes[key] {
      let value = read(index)
      return value == nil ? nil : exposed(value, index)
    }
    if let property = entity.layout.fetched[key] { return fetched(property) }
    if key == "objectID" { return objectID }
    if key == "self" { return self }
    return KeyValueCoding.undefinedManagedValue(key, of: self)
  }

  private func fetched(_ property: NSFetchedPropertyDescription) -> [NSManagedObject] {
    guard let managedObjectContext, let request = property.fetchRequest?.duplicate() else { return [] }
    let variables: [String: Any] = ["FETCH_SOURCE": self, "FETCHED_PROPERTY": property]
    request.predicate = request.predicate?.withSubstitutionVariables(variables)
    return (try? managedObjectContext.fetch(request)) as? [NSManagedObject] ?? []
  }

  /// Converts a stored value to the one that apps see: identifiers to objects.
  final func exposed(_ value: Any?, _ index: Int) -> Any? {
    switch value {
    case let members as ToManyMembers: return collection(loaded(members, index))
    case let id as NSManagedObjectID where !isAttribute(index):
      return managedObjectContext?.object(with: id)
    default: return value
    }
  }

  private func isAttribute(_ index: Int) -> Bool {
    if case .attribute = entity.layout.kinds[index] { true } else { false }
  }

  /// Returns the members after reading them from the store.
  final func loaded(_ members: ToManyMembers, _ index: Int) -> ToManyMembers {
    if !members.isLoaded, case .toMany(let relationship) = entity.layout.kinds[index] {
      members.load(managedObjectContext?.members(of: self, relationship) ?? [])
    }
    return members
  }

  private func collection(_ members: ToManyMembers) -> NSObject {
    if let known = members.collection { return known }
    let objects = members.ids.compactMap { managedObjectContext?.object(with: $0) }
    let made: NSObject = members.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    members.collection = made
    return made
  }

  final func destination(of key: String) -> NSEntityDescription? {
    entity.relationshipsByName[key]?.destinationEntity
  }

  // MARK: Changing

  /// Registers the object as changed and keeps its saved values.
  final func willChange() {
    guard let managedObjectContext else { return }
    announceChange()
    if stage == .unchanged {
      fire()
      stage = .updated
      committed = values?.map { ($0 as? ToManyMembers)?.copy() ?? $0 }
    }
    managedObjectContext.didMark(self)
  }

  /// Converts a value of an app to the stored one.
  final func stored(_ value: Any?, _ index: Int) -> Any? {
    switch entity.layout.kinds[index] {
    case .attribute(let attribute): return attribute.stored(value)
    case .toOne:
      guard let object = PredicateComparison.unwrapped(value) as? NSManagedObject else { return nil }
      return checked(object).objectID
    case .toMany(let relationship):
      let members = ToManyMembers.empty(isOrdered: relationship.isOrdered)
      for object in Self.objects(value) { members.insert(checked(object).objectID) }
      return members
    }
  }

  private static func objects(_ value: Any?) -> [NSManagedObject] {
    (PredicateComparison.elements(of: value) ?? []).compactMap { $0 as? NSManagedObject }
  }

  /// Returns an object after checking that it belongs to the same context.
  private func checked(_ object: NSManagedObject) -> NSManagedObject {
    if let own = managedObjectContext, let other = object.managedObjectContext, own !== other {
      fatalError(
        "NSInvalidArgumentException: Illegal attempt to establish a relationship between objects in different contexts (\(self), \(object))"
      )
    }
    if object.managedObjectContext == nil, let own = managedObjectContext { own.insert(object) }
    return object
  }

  final func setManagedValue(_ value: Any?, forKey key: String) {
    let layout = entity.layout
    guard let index = layout.indexes[key] else {
      KeyValueCoding.undefinedManagedSet(key, of: self)
      return
    }
    willChange()
    fire()
    KeyValueObserving.willChange(self, key)
    defer { KeyValueObserving.didChange(self, key) }
    switch layout.kinds[index] {
    case .attribute(let attribute):
      managedObjectContext?.registerUndo(self, key, values?[index])
      values?[index] = attribute.stored(value)
    case .toOne(let relationship):
      let new = (PredicateComparison.unwrapped(value) as? NSManagedObject).map(checked)
      setToOne(relationship, index, new, updatingInverse: true)
    case .toMany:
      let wanted = Self.objects(value).map { checked($0).objectID }
      guard let members = values?[index] as? ToManyMembers else { return }
      let old = loaded(members, index).ids
      let set = Set(wanted)
      for id in old where !set.contains(id) {
        if let object = managedObjectContext?.object(with: id) { apply(.remove(object), index) }
      }
      for id in wanted where !members.contains(id) {
        if let object = managedObjectContext?.object(with: id) { apply(.insert(object, at: nil), index) }
      }
      if members.isOrdered, members.ids != wanted { members.reorder(wanted) }
    }
  }

  private func setToOne(
    _ relationship: NSRelationshipDescription, _ index: Int, _ new: NSManagedObject?, updatingInverse: Bool
  ) {
    let old = values?[index] as? NSManagedObjectID
    if old === new?.objectID { return }
    values?[index] = new?.objectID
    guard updatingInverse, let inverse = relationship.inverseRelationship else { return }
    if let old, let object = managedObjectContext?.object(with: old), object.stage != .dead {
      object.inverse(inverse, didLose: self)
    }
    new?.inverse(inverse, didGain: self)
  }

  /// Changes the members of a relationship by name.
  final func change(_ key: String, _ change: MemberChange) {
    guard let index = entity.layout.indexes[key] else { return }
    willChange()
    KeyValueObserving.willChange(self, key)
    apply(change, index)
    KeyValueObserving.didChange(self, key)
  }

  private func apply(_ change: MemberChange, _ index: Int) {
    guard case .toMany(let relationship) = entity.layout.kinds[index],
      let members = read(index) as? ToManyMembers
    else { return }
    if members.isOrdered { _ = loaded(members, index) }
    switch change {
    case .insert(let object, let position):
      let object = checked(object)
      members.insert(object.objectID, at: position)
      if let inverse = relationship.inverseRelationship { object.inverse(inverse, didGain: self) }
    case .remove(let object):
      members.remove(object.objectID)
      if let inverse = relationship.inverseRelationship { object.inverse(inverse, didLose: self) }
    }
  }

  /// Follows a change at the other end of a relationship.
  private func inverse(_ relationship: NSRelationshipDescription, didGain object: NSManagedObject) {
    guard let index = entity.layout.indexes[relationship.name] else { return }
    willChange()
    fire()
    KeyValueObserving.willChange(self, relationship.name)
    defer { KeyValueObserving.didChange(self, relationship.name) }
    if let members = values?[index] as? ToManyMembers {
      if members.isOrdered { _ = loaded(members, index) }
      members.insert(object.objectID)
      return
    }
    // An object that this one belonged to before loses it.
    if let old = values?[index] as? NSManagedObjectID, old !== object.objectID,
      let previous = managedObjectContext?.object(with: old), let back = relationship.inverseRelationship
    {
      previous.inverse(back, didLose: self)
    }
    values?[index] = object.objectID
  }

  private func inverse(_ relationship: NSRelationshipDescription, didLose object: NSManagedObject) {
    guard let index = entity.layout.indexes[relationship.name], stage != .deleted else { return }
    willChange()
    fire()
    KeyValueObserving.willChange(self, relationship.name)
    defer { KeyValueObserving.didChange(self, relationship.name) }
    if let members = values?[index] as? ToManyMembers {
      if members.isOrdered { _ = loaded(members, index) }
      members.remove(object.objectID)
    } else if values?[index] as? NSManagedObjectID === object.objectID {
      values?[index] = nil
    }
  }

  // MARK: Deleting

  /// Applies the delete rules of all relationships.
  final func propagateDeletion() {
    fire()
    for (index, kind) in entity.layout.kinds.enumerated() {
      let relationship: NSRelationshipDescription
      let others: [NSManagedObject]
      switch kind {
      case .attribute: continue
      case .toOne(let own):
        relationship = own
        others =
          (values?[index] as? NSManagedObjectID).flatMap { managedObjectContext?.object(with: $0) }.map {
            [$0]
          } ?? []
      case .toMany(let own):
        relationship = own
        guard let members = values?[index] as? ToManyMembers else { continue }
        others = loaded(members, index).ids.compactMap { managedObjectContext?.object(with: $0) }
      }
      for object in others where object.stage != .deleted && object.stage != .dead {
        switch relationship.deleteRule {
        case .cascadeDeleteRule: managedObjectContext?.delete(object)
        case .nullifyDeleteRule:
          if let inverse = relationship.inverseRelationship { object.inverse(inverse, didLose: self) }
        case .denyDeleteRule, .noActionDeleteRule: break
        }
      }
    }
  }
}

extension KeyValueCoding {
  /// Reads a key that is no property of the entity.
  static func undefinedManagedValue(_ key: String, of object: NSManagedObject) -> Any? {
    object.value(forUndefinedKey: key)
  }

  static func undefinedManagedSet(_ key: String, of object: NSManagedObject) {
    object.setValue(nil, forUndefinedKey: key)
  }
}
