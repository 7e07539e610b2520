import CoreFoundation
import Foundation

/// Looks at observed properties whose class tells nobody of changes, once in each turn of the main run loop.
///
/// Foundation's classes keep no observers of key-value observing here. What an app observes of them is few and changes
/// seldom, so looking is cheap; while nothing of the kind is observed, nothing runs.
final class SilentProperties {
  nonisolated(unsafe) static let shared = SilentProperties()

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
      observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, 0) { _, _ in Self.shared.look() }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
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

  private func look() {
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

  private static func areSame(_ a: Any?, _ b: Any?) -> Bool {
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return a == nil && b == nil
  }
}

/// What apps observe of Foundation's classes.
private enum SilentKeys {
  @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
    _ObjCTables.add {
      let classes = _ObjCClasses.at($0!)
      classes.add(Progress.self) { table in
        table.silent("fractionCompleted", \Progress.fractionCompleted)
        table.silent("completedUnitCount", \Progress.completedUnitCount)
        table.silent("totalUnitCount", \Progress.totalUnitCount)
        table.silent("localizedDescription", \Progress.localizedDescription)
        table.silent("cancelled", \Progress.isCancelled)
        table.silent("paused", \Progress.isPaused)
        table.silent("indeterminate", \Progress.isIndeterminate)
        table.silent("finished", \Progress.isFinished)
      }
      classes.add(Operation.self) { table in
        table.silent("finished", \Operation.isFinished)
        table.silent("executing", \Operation.isExecuting)
        table.silent("cancelled", \Operation.isCancelled)
      }
      classes.add(OperationQueue.self) { table in
        table.silent("operationCount", \OperationQueue.operationCount)
      }
    }
  }
}
