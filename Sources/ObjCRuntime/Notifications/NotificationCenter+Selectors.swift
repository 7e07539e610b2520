import Foundation

extension NotificationCenter {
  /// Adds an observer whose method is called for notifications with a name and from an object; `nil` matches
  /// any. The method takes the notification or no argument. The observer is not retained and need not be
  /// removed.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let entry = SelectorObserver(
      observer, of: self, name: aName, object: anObject.map { ObjectIdentifier($0 as AnyObject) })
    entry.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak entry] notification in
      guard let entry else { return }
      guard let observer = entry.observer else { return SelectorObserver.end([entry]) }
      SelectorRuntime.send(aSelector, to: observer, sender: notification)
    }
    SelectorObserver.begin(entry)
  }

  /// Removes all observations of an observer, or the one that a token represents.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObserver.end(SelectorObserver.entries(of: observer, in: self))
    removeObserver(observer as Any)
  }

  /// Removes the observations of an observer with a name and object; `nil` matches any.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    let wanted = anObject.map { ObjectIdentifier($0 as AnyObject) }
    SelectorObserver.end(
      SelectorObserver.entries(of: observer, in: self).filter { entry in
        (aName == nil || entry.name == aName) && (wanted == nil || entry.object == wanted)
      })
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

// The token is set before the lock publishes the entry, and cleared after the lock has removed it.
/// An observation with a target and selector.
private final class SelectorObserver: @unchecked Sendable {
  weak var observer: AnyObject?
  let name: NSNotification.Name?
  let object: ObjectIdentifier?
  var token: (any NSObjectProtocol)?
  private weak var center: NotificationCenter?
  private let key: ObjectIdentifier

  init(
    _ observer: AnyObject, of center: NotificationCenter, name: NSNotification.Name?,
    object: ObjectIdentifier?
  ) {
    self.observer = observer
    self.center = center
    self.name = name
    self.object = object
    key = ObjectIdentifier(observer)
  }

  // Guarded by the lock.
  nonisolated(unsafe) private static var all: [ObjectIdentifier: [SelectorObserver]] = [:]
  nonisolated(unsafe) private static var sweepAt = 64
  private static let lock = NSLock()

  static func begin(_ entry: SelectorObserver) {
    let gone: [SelectorObserver] = lock.withLock {
      all[entry.key, default: []].append(entry)
      guard all.count >= sweepAt else { return [] }
      let gone = all.values.joined().filter { $0.observer == nil }
      sweepAt = max(64, (all.count - gone.count) * 2)
      return gone
    }
    end(gone)
  }

  static func entries(of observer: AnyObject, in center: NotificationCenter) -> [SelectorObserver] {
    lock.withLock {
      (all[ObjectIdentifier(observer)] ?? []).filter { $0.observer === observer && $0.center === center }
    }
  }

  static func end(_ entries: [SelectorObserver]) {
    if entries.isEmpty { return }
    lock.withLock {
      for entry in entries {
        all[entry.key]?.removeAll { $0 === entry }
        if all[entry.key]?.isEmpty == true { all[entry.key] = nil }
      }
    }
    for entry in entries {
      if let token = entry.token { entry.center?.removeObserver(token as Any) }
      entry.token = nil
    }
  }
}
