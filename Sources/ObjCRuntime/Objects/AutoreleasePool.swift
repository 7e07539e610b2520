import Foundation

/// Keeps recent results of dynamic calls alive like an autorelease pool, because the caller receives them
/// unretained.
enum AutoreleasePool {
  private static let capacity = 64
  // Guarded by the lock.
  nonisolated(unsafe) private static var kept: [AnyObject?] = Array(repeating: nil, count: capacity)
  nonisolated(unsafe) private static var next = 0
  private static let lock = NSLock()

  static func add(_ value: Any?) -> Unmanaged<AnyObject>? {
    guard let value else { return nil }
    let object = value as AnyObject
    lock.lock()
    let old = kept[next]
    kept[next] = object
    next = (next + 1) % capacity
    lock.unlock()
    _ = old
    return Unmanaged.passUnretained(object)
  }
}

/// Runs the body. Objects are released after their last use, so there is no pool to drain.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
