import CoreFoundation
import Foundation

/// Compares the values of observed properties in each turn of the main run loop, for properties without
/// change notifications.
///
/// Foundation's classes on Linux send no key-value observing notifications; UIKit's classes send them
/// immediately for the properties that apps observe, and this class handles the rest. It does nothing while
/// no such property is observed.
final class PolledKVOProperties {
  // Guards its entries by its lock.
  nonisolated(unsafe) static let shared = PolledKVOProperties()

  private struct Entry {
    weak var object: AnyObject?
    let key: String
    var last: Any?
  }

  private let lock = NSRecursiveLock()
  private var entries: [Entry] = []
  private var observer: CFRunLoopObserver?

  func watch(_ object: AnyObject, _ key: String) {
    lock.withLock {
      guard !entries.contains(where: { $0.object === object && $0.key == key }) else { return }
      entries.append(Entry(object: object, key: key, last: KeyValueObserving.read(object, key)))
      guard observer == nil else { return }
      let activities = CFRunLoopActivity.beforeTimers.rawValue | CFRunLoopActivity.beforeWaiting.rawValue
      observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, 0) { _, _ in
        Self.shared.compareValues()
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    }
  }

  /// Updates the last value after a notification was sent for it.
  func note(_ object: AnyObject, _ key: String) {
    lock.withLock {
      guard let index = entries.firstIndex(where: { $0.object === object && $0.key == key }) else { return }
      entries[index].last = KeyValueObserving.read(object, key)
    }
  }

  func forget(_ object: AnyObject, _ key: String) {
    lock.withLock {
      entries.removeAll { $0.object == nil || $0.object === object && $0.key == key }
      if entries.isEmpty { stop() }
    }
  }

  private func stop() {
    if let observer { CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes) }
    observer = nil
  }

  private func compareValues() {
    var changes: [(object: AnyObject, key: String, old: Any?, new: Any?)] = []
    lock.withLock {
      entries.removeAll { $0.object == nil }
      if entries.isEmpty { stop() }
      for index in entries.indices {
        guard let object = entries[index].object else { continue }
        let new = KeyValueObserving.read(object, entries[index].key)
        guard !Self.areSame(entries[index].last, new) else { continue }
        changes.append((object, entries[index].key, entries[index].last, new))
        entries[index].last = new
      }
    }
    for change in changes {
      KeyValueObserving.report(change.object, change.key, old: change.old, new: change.new)
    }
  }

  /// Values that cannot be compared count as unchanged.
  static func areSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if let a = a as? any Equatable { return isEqual(a, b) }
    guard Swift.type(of: a) is AnyClass, Swift.type(of: b) is AnyClass else { return true }
    return a as AnyObject === b as AnyObject
  }

  private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { (b as? Value) == a }
}

/// The properties of Foundation's classes that apps observe.
private enum FoundationKeys {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add {
      let classes = _ObjCClasses.at($0!)
      classes.add(Progress.self) { table in
        table.polled("fractionCompleted", \Progress.fractionCompleted)
        table.polled("completedUnitCount", \Progress.completedUnitCount)
        table.polled("totalUnitCount", \Progress.totalUnitCount)
        table.polled("localizedDescription", \Progress.localizedDescription)
        table.polled("cancelled", \Progress.isCancelled)
        table.polled("paused", \Progress.isPaused)
        table.polled("indeterminate", \Progress.isIndeterminate)
        table.polled("finished", \Progress.isFinished)
      }
      classes.add(Operation.self) { table in
        table.polled("finished", \Operation.isFinished)
        table.polled("executing", \Operation.isExecuting)
        table.polled("cancelled", \Operation.isCancelled)
      }
      classes.add(OperationQueue.self) { table in
        table.polled("operationCount", \OperationQueue.operationCount)
      }
    }
  }
}
