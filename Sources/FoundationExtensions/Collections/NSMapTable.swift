import Foundation

/// A dictionary of objects with optional weak references to its keys or values.
///
/// An entry is removed when its weakly referenced key or value is deallocated.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [ReferenceKey: ReferenceBox] = [:]
  private var sweepAt = 32

  /// Creates a table with the given memory and comparison options.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    entries.reserveCapacity(initialCapacity)
  }

  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func key(_ object: KeyType) -> ReferenceKey {
    ReferenceKey(object, isWeak: keyOptions.isWeak, byIdentity: keyOptions.comparesIdentity)
  }

  private var live: [(KeyType, ObjectType)] {
    entries.compactMap { key, value in
      guard let key = key.box.object as? KeyType, let value = value.object as? ObjectType else { return nil }
      return (key, value)
    }
  }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries[key(aKey)]?.object as? ObjectType
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    guard let anObject else { return removeObject(forKey: aKey) }
    if entries.count >= sweepAt { sweep() }
    entries[key(aKey)] = ReferenceBox(anObject, isWeak: valueOptions.isWeak)
  }

  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries.removeValue(forKey: key(aKey))
  }

  open func removeAllObjects() { entries = [:] }

  /// The number of entries, including deallocated ones that have not been purged yet.
  open var count: Int { entries.count }

  open func keyEnumerator() -> NSEnumerator { NSArray(array: live.map(\.0)).objectEnumerator() }

  open func objectEnumerator() -> NSEnumerator? { NSArray(array: live.map(\.1)).objectEnumerator() }

  /// The remaining entries as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: Any] {
    var dictionary: [AnyHashable: Any] = [:]
    for (key, value) in live { if let key = key as? any Hashable { dictionary[AnyHashable(key)] = value } }
    return dictionary
  }

  private func sweep() {
    entries = entries.filter { $0.key.box.object != nil && $0.value.object != nil }
    sweepAt = max(32, entries.count * 2)
  }
}
