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

  private var values: [Any] {
    get { KeyValueCoding.getValue(of: object, key: key) as? [Any] ?? [] }
    set { KeyValueCoding.setValue(newValue, of: object, key: key) }
  }

  override var count: Int { values.count }
  override func object(at index: Int) -> Any { values[index] }
  override func insert(_ anObject: Any, at index: Int) { values.insert(anObject, at: index) }
  override func removeObject(at index: Int) { values.remove(at: index) }
  override func add(_ anObject: Any) { values.append(anObject) }
  override func removeLastObject() { values.removeLast() }
  override func replaceObject(at index: Int, with anObject: Any) { values[index] = anObject }
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
