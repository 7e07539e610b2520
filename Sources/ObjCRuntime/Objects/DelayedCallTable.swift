import Foundation

// Immutable. The run loop that has to make the call hands the target and argument to no other thread.
/// A method call to be made later.
struct DeferredCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  let argument: Any?

  func run() {
    SelectorRuntime.send(selector, to: target, sender: argument)
  }
}

/// Pending delayed calls.
enum DelayedCallTable {
  // The lock guards `cancel`.
  private final class Entry: @unchecked Sendable {
    let call: DeferredCall
    var cancel: () -> Void = {}

    init(_ call: DeferredCall) {
      self.call = call
    }
  }

  // Guarded by the lock.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: [Entry]] = [:]
  private static let lock = NSLock()

  static func schedule(_ call: DeferredCall, after delay: TimeInterval, modes: [RunLoop.Mode]) {
    let entry = Entry(call)
    let target = ObjectIdentifier(call.target)
    lock.withLock { entries[target, default: []].append(entry) }
    let fire: @Sendable () -> Void = {
      guard take(entry, of: target) else { return }
      entry.call.run()
    }
    let date = Date(timeIntervalSinceNow: max(delay, 0))
    let timer = Timer(fire: date, interval: 0, repeats: false) { _ in fire() }
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    lock.withLock { entry.cancel = { timer.invalidate() } }
  }

  private static func take(_ entry: Entry, of target: ObjectIdentifier) -> Bool {
    lock.withLock {
      guard let index = entries[target]?.firstIndex(where: { $0 === entry }) else { return false }
      entries[target]?.remove(at: index)
      if entries[target]?.isEmpty == true { entries[target] = nil }
      return true
    }
  }

  static func cancel(target: AnyObject, where matches: (DeferredCall) -> Bool) {
    let key = ObjectIdentifier(target)
    let cancelled: [() -> Void] = lock.withLock {
      let all = entries[key] ?? []
      let kept = all.filter { !matches($0.call) }
      entries[key] = kept.isEmpty ? nil : kept
      return all.filter { entry in !kept.contains { $0 === entry } }.map(\.cancel)
    }
    for cancel in cancelled { cancel() }
  }

  /// Whether two arguments are equal according to `isEqual`.
  static func same(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?):
      (a as? AnyHashable).flatMap { a in (b as? AnyHashable).map { a == $0 } }
        ?? ((a as AnyObject) === (b as AnyObject))
    default: false
    }
  }
}
