/// A set whose changes change a relationship of an object.
final class ManagedMutableSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init?(coder aDecoder: NSCoder) { nil }
  required init(capacity numItems: Int) { fatalError("a relationship's set belongs to an object") }

  private var members: NSSet { owner.managedValue(key) as? NSSet ?? NSSet() }

  override var count: Int { members.count }
  override func member(_ object: Any) -> Any? { members.member(object) }
  override func objectEnumerator() -> NSEnumerator { members.objectEnumerator() }
  override var allObjects: [Any] { members.allObjects }
  override func contains(_ anObject: Any) -> Bool { members.contains(anObject) }

  override func add(_ object: Any) {
    if let object = object as? NSManagedObject { owner.change(key, .insert(object, at: nil)) }
  }

  override func remove(_ object: Any) {
    if let object = object as? NSManagedObject { owner.change(key, .remove(object)) }
  }

  override func removeAllObjects() { owner.setManagedValue(NSSet(), forKey: key) }
  override func addObjects(from array: [Any]) { array.forEach(add) }
}

/// An ordered set whose changes change a relationship of an object.
final class ManagedMutableOrderedSet: NSMutableOrderedSet {
  private var owner: NSManagedObject?
  private var key = ""

  static func make(_ owner: NSManagedObject, _ key: String) -> NSMutableOrderedSet {
    let made = ManagedMutableOrderedSet(capacity: 0)
    for object in (owner.managedValue(key) as? NSOrderedSet)?.array ?? [] { made.add(object) }
    made.owner = owner
    made.key = key
    return made
  }

  override init(capacity numItems: Int) { super.init(capacity: numItems) }
  required init(arrayLiteral elements: Any...) { fatalError("a relationship's set belongs to an object") }
  required init?(coder aDecoder: NSCoder) { nil }

  private func write() { owner?.setManagedValue(NSOrderedSet(array: array), forKey: key) }

  override func insert(_ object: Any, at idx: Int) {
    super.insert(object, at: idx)
    write()
  }

  override func removeObject(at idx: Int) {
    super.removeObject(at: idx)
    write()
  }

  override func replaceObject(at idx: Int, with obj: Any) {
    super.replaceObject(at: idx, with: obj)
    write()
  }
}
