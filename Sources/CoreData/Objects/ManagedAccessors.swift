extension _ObjCManaged {
  /// The value of a managed object's property. Lowering calls it for `@NSManaged`.
  public static func value<Value>(_ object: NSManagedObject, _ key: StaticString) -> Value {
    let raw = object.managedValue("\(key)")
    if let value = raw as? Value { return value }
    if let raw {
      if let value = Conversion.value(raw, to: Value.self) { return value }
      // A date with a scalar accessor.
      if let date = raw as? Date,
        let value = Conversion.value(date.timeIntervalSinceReferenceDate, to: Value.self)
      {
        return value
      }
      if let list = raw as? NSSet, let value = list.allObjects as? Value { return value }
    } else if let value = Conversion.value(nil, to: Value.self) {
      return value
    }
    let empty: [Any] = [
      NSNumber(value: 0), "", NSSet(), NSOrderedSet(), Date(timeIntervalSinceReferenceDate: 0), Data(),
      UUID(),
      [Any](), [String: Any](),
    ]
    for candidate in empty {
      if let value = Conversion.value(candidate, to: Value.self) { return value }
    }
    if let type = Value.self as? NSManagedObject.Type, let entity = object.destination(of: "\(key)"),
      let value = ManagedClasses.make(type, entity, nil) as? Value
    {
      // On iOS, a missing object of a property that is not optional is a null pointer.
      return value
    }
    fatalError(
      "NSInternalInconsistencyException: the property \"\(key)\" of \(object.entity.name ?? "") has no value."
    )
  }

  /// Sets the property of a managed object.
  public static func set<Value>(_ object: NSManagedObject, _ key: StaticString, _ value: Value) {
    object.setManagedValue(value, forKey: "\(key)")
  }

  /// Adds to or removes from a relationship, depending on the method's name, such as `addToItems`.
  public static func change(_ object: NSManagedObject, _ method: StaticString, _ value: Any) {
    let name = "\(method)"
    let isAddition = name.hasPrefix("addTo")
    let key = self.key(name, after: isAddition ? 5 : 10)
    let members: [Any] =
      (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? (value as? [Any]) ?? [value]
    for case let member as NSManagedObject in members {
      object.change(key, isAddition ? .insert(member, at: nil) : .remove(member))
    }
  }

  /// Inserts an object into an ordered relationship.
  public static func insert(_ object: NSManagedObject, _ method: StaticString, _ value: Any, _ index: Int) {
    guard let member = value as? NSManagedObject else { return }
    object.change(key("\(method)", after: 10), .insert(member, at: index))
  }

  /// Removes the object at a position of an ordered relationship.
  public static func remove(_ object: NSManagedObject, _ method: StaticString, at index: Int) {
    let key = key("\(method)", after: 10)
    guard let member = (object.managedValue(key) as? NSOrderedSet)?.object(at: index) as? NSManagedObject
    else { return }
    object.change(key, .remove(member))
  }

  private static func key(_ name: String, after count: Int) -> String {
    let capital = name.dropFirst(count)
    return capital.prefix(1).lowercased() + capital.dropFirst()
  }
}
