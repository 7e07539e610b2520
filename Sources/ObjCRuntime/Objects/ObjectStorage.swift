import Foundation

/// External storage of an object: associated objects and observers.
final class ObjectStorage {
  var associated: [UnsafeRawPointer: Any] = [:]
  var observers: ObserverList?

  // Guarded by the lock.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var sweepAt = 64
  private static let lock = NSRecursiveLock()

  private struct Entry {
    weak var object: AnyObject?
    let storage: ObjectStorage
  }

  /// The object's storage. Objects with key-value methods own theirs. The storage of other objects is found
  /// by address, and removed when stale entries are purged.
  static func of(_ object: AnyObject) -> ObjectStorage? {
    if let methods = KeyValueMethods.of(object) { return methods.callStorage(object) as! ObjectStorage? }
    lock.lock()
    defer { lock.unlock() }
    guard let entry = entries[ObjectIdentifier(object)] else { return nil }
    return entry.object === object ? entry.storage : nil
  }

  /// The object's storage, created on demand.
  static func make(for object: AnyObject) -> ObjectStorage {
    if let storage = of(object) { return storage }
    let storage = ObjectStorage()
    if let methods = KeyValueMethods.of(object) {
      methods.callSetStorage(object, storage)
      return storage
    }
    var dead: [Entry] = []
    lock.lock()
    if entries.count >= sweepAt {
      dead = entries.values.filter { $0.object == nil }
      entries = entries.filter { $0.value.object != nil }
      sweepAt = max(64, entries.count * 2)
    }
    let replaced = entries.updateValue(
      Entry(object: object, storage: storage), forKey: ObjectIdentifier(object))
    lock.unlock()
    _ = (dead, replaced)
    return storage
  }
}
