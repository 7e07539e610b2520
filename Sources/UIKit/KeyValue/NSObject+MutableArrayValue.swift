/// A mutable array for an array property: every change sets the property.
private final class KeyValueMutableArray: NSMutableArray {
  private let object: NSObject
  private let key: String

  init(_ object: NSObject, _ key: String) {
    self.object = object
    self.key = key
    super.init(capacity: 0)
  }

  override init(capacity numItems: Int) { fatalError("the array is a property's") }
  required init?(coder: NSCoder) { nil }
  required init(objects: UnsafePointer<AnyObject>?, count: Int) { fatalError("the array is a property's") }
  required convenience init(arrayLiteral elements: Any...) { fatalError("the array is a property's") }

  private var values: [Any] { KeyValueCoding.getValue(of: object, key: key) as? [Any] ?? [] }

  /// Changes elements and notifies the observers of these elements.
  private func change(_ kind: NSKeyValueChange, _ indexes: IndexSet, _ body: (inout [Any]) -> Void) {
    KeyValueObserving.changeElements(kind, at: indexes, of: object, key) {
      var values = values
      body(&values)
      let stored = KeyValueCoding.getValue(of: object, key: key)
      KeyValueCoding.setValue(
        stored is NSMutableArray ? NSMutableArray(array: values) : values, of: object, key: key)
    }
  }

  override var count: Int { values.count }
  override func object(at index: Int) -> Any { values[index] }

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, [index]) { $0.insert(anObject, at: index) }
  }

  override func insert(_ objects: [Any], at indexes: IndexSet) {
    change(.insertion, indexes) { values in
      for (object, index) in zip(objects, indexes) { values.insert(object, at: index) }
    }
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }

  override func addObjects(from otherArray: [Any]) {
    if otherArray.isEmpty { return }
    let count = count
    change(.insertion, IndexSet(count..<count + otherArray.count)) { $0 += otherArray }
  }

  override func removeObject(at index: Int) { change(.removal, [index]) { $0.remove(at: index) } }

  override func removeObjects(at indexes: IndexSet) {
    if indexes.isEmpty { return }
    change(.removal, indexes) { values in
      for index in indexes.reversed() { values.remove(at: index) }
    }
  }

  override func removeObjects(in range: NSRange) {
    removeObjects(at: IndexSet(range.location..<range.location + range.length))
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let common = Swift.min(range.length, otherArray.count)
    for offset in 0..<common { replaceObject(at: range.location + offset, with: otherArray[offset]) }
    if common < range.length {
      removeObjects(in: NSRange(location: range.location + common, length: range.length - common))
    } else if common < otherArray.count {
      let added = Array(otherArray[common...])
      insert(added, at: IndexSet(range.location + common..<range.location + otherArray.count))
    }
  }

  override func setArray(_ otherArray: [Any]) {
    replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray)
  }

  override func index(of anObject: Any) -> Int {
    values.firstIndex { Self.areSame($0, anObject) } ?? NSNotFound
  }

  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

  override func remove(_ anObject: Any) {
    removeObjects(at: IndexSet(values.indices.filter { Self.areSame(values[$0], anObject) }))
  }

  override func removeObjects(in otherArray: [Any]) {
    let values = values
    removeObjects(
      at: IndexSet(
        values.indices.filter { index in otherArray.contains { Self.areSame(values[index], $0) } }))
  }

  override func removeObject(identicalTo anObject: Any) { remove(anObject) }

  /// Objects of Swift classes are the same if they are identical, as those of Objective-C.
  private static func areSame(_ a: Any, _ b: Any) -> Bool {
    if type(of: a) is AnyClass, type(of: b) is AnyClass, a as AnyObject === b as AnyObject { return true }
    if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
    guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
    return a == b
  }

  override func removeAllObjects() { removeObjects(at: IndexSet(0..<count)) }
  override func removeLastObject() { removeObject(at: count - 1) }

  /// Replaces an element. The position after the last one adds an element, as a subscript does on iOS.
  override func replaceObject(at index: Int, with anObject: Any) {
    if index == count { return add(anObject) }
    change(.replacement, [index]) { $0[index] = anObject }
  }
}

extension NSObject {
  /// Returns a mutable array for an array property; its observers are notified of each change.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyValueMutableArray(self, key) }

  /// Returns a mutable array for the property at the end of a key path.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    guard let dot = keyPath.lastIndex(of: "."),
      let owner = value(forKeyPath: String(keyPath[..<dot])) as? NSObject
    else { return mutableArrayValue(forKey: keyPath) }
    return owner.mutableArrayValue(forKey: String(keyPath[keyPath.index(after: dot)...]))
  }
}
