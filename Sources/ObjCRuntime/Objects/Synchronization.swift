import Foundation

// The number of users is guarded by `objectLocksLock`.
private final class ObjectLock: @unchecked Sendable {
  let lock = NSRecursiveLock()
  var users = 0
}

private let objectLocksLock = NSLock()
// Guarded by `objectLocksLock`.
nonisolated(unsafe) private var objectLocks: [ObjectIdentifier: ObjectLock] = [:]

/// Acquires the recursive lock of an object. Returns 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  let key = ObjectIdentifier(object as AnyObject)
  let entry = objectLocksLock.withLock {
    let entry = objectLocks[key] ?? ObjectLock()
    entry.users += 1
    objectLocks[key] = entry
    return entry
  }
  entry.lock.lock()
  return 0
}

/// Releases the lock of an object. Returns 0, or -1 if the lock was not held.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  let key = ObjectIdentifier(object as AnyObject)
  let entry: ObjectLock? = objectLocksLock.withLock {
    guard let entry = objectLocks[key] else { return nil }
    entry.users -= 1
    if entry.users == 0 { objectLocks[key] = nil }
    return entry
  }
  guard let entry else { return -1 }
  entry.lock.unlock()
  return 0
}
