import Foundation

/// Keeps recent results of dynamic calls alive like an autorelease pool, because the caller receives them
/// unretained.
package enum AutoreleasePool {
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

  /// The objects of this turn of the main run loop; used on the main thread only.
  nonisolated(unsafe) fileprivate static var turn: [AnyObject] = []

  /// Keeps an object alive until the end of the turn or of the surrounding `autoreleasepool`.
  @MainActor
  package static func keepForTurn(_ object: AnyObject) {
    // Performed on the main thread.
    if turn.isEmpty { RunLoop.main.perform { drain(to: 0) } }
    turn.append(object)
  }

  fileprivate static func drain(to count: Int) {
    guard turn.count > count else { return }
    // Objects that are deallocated may add others.
    let released = turn[count...]
    turn.removeSubrange(count...)
    withExtendedLifetime(released) {}
  }
}

/// Runs the body, and releases the objects that it kept alive, such as new windows.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  guard Thread.isMainThread else { return try body() }
  let count = AutoreleasePool.turn.count
  defer { AutoreleasePool.drain(to: count) }
  return try body()
}
