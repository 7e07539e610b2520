import Foundation

/// A dictionary of objects, whose keys or values it may hold weakly.
///
/// An entry of which a weakly held part is gone is not there any more.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [ReferenceKey: ReferenceBox] = [:]
  private var sweepAt = 32

  /// Makes a table that holds and compares its parts as the options say.
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

  /// How many entries there are, counting those that are gone and were not noticed yet.
  open var count: Int { entries.count }

  open func keyEnumerator() -> NSEnumerator { NSArray(array: live.map(\.0)).objectEnumerator() }

  open func objectEnumerator() -> NSEnumerator? { NSArray(array: live.map(\.1)).objectEnumerator() }

  /// The entries that are still there.
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
