import Foundation

/// Objects whose properties can be observed by key path.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Observes a property that is `@objc dynamic`, or for which the framework sends notifications.
  ///
  /// The observation lasts as long as the returned object.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let keys = KeyValueObserving.keys(of: keyPath, from: self) else {
      RuntimeFault.raise(
        "NSInvalidArgumentException", "Could not extract a String from KeyPath \(keyPath)")
      return NSKeyValueObservation {}
    }
    let stop = KeyValueObserving.observe(self, keys, options) { [weak self] change in
      guard let self else { return }
      let hasOld = options.contains(.old) && change.kind != .insertion
      let hasNew = options.contains(.new) && change.kind != .removal && !change.isPrior
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: change.kind, newValue: hasNew ? typed(change.new, Value.self) : nil,
          oldValue: hasOld ? typed(change.old, Value.self) : nil, indexes: change.indexes,
          isPrior: change.isPrior))
    }
    return NSKeyValueObservation(stop)
  }

  // Foundation's operations have these methods themselves, and their queues depend on them.

  /// Notifies that a property is about to change.
  @_disfavoredOverload
  public func willChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {
    guard let key = KeyValueObserving.keys(of: keyPath, from: self)?.first else { return }
    KeyValueObserving.willChange(self, key)
  }

  /// Notifies that a property has changed.
  @_disfavoredOverload
  public func didChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {
    guard let key = KeyValueObserving.keys(of: keyPath, from: self)?.first else { return }
    KeyValueObserving.didChange(self, key)
  }
}

/// Returns the value as the property's type; nil for an optional property remains a nested nil.
private func typed<Value>(_ value: Any?, _ type: Value.Type) -> Value? {
  if let value { return value as? Value }
  return (type as? any AnyOptional.Type)?.absent as? Value
}

extension NSObject {
  // Foundation's operations have these methods themselves, and their queues depend on them.

  /// Notifies that a property is about to change.
  @_disfavoredOverload
  public func willChangeValue(forKey key: String) {
    KeyValueObserving.willChange(self, key)
  }

  /// Notifies that a property has changed.
  @_disfavoredOverload
  public func didChangeValue(forKey key: String) {
    KeyValueObserving.didChange(self, key)
  }

  /// Observes the property at a path of keys. Call the result to end the observation.
  package func observeValues(
    at keys: [String], options: NSKeyValueObservingOptions,
    _ notify: @escaping (_ old: Any?, _ new: Any?) -> Void
  ) -> () -> Void {
    KeyValueObserving.observe(self, keys, options) { notify($0.old, $0.new) }
  }

  /// Adds an observer whose `observeValue(forKeyPath:of:change:context:)` is called for changes. It is not
  /// retained.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let stop = KeyValueObserving.observe(self, keyPath.split(separator: ".").map(String.init), options) {
      [weak self, weak observer] change in
      guard let self, let observer else { return }
      var entries: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
      if options.contains(.new), !change.isPrior, change.kind != .removal {
        entries[.newKey] = change.new ?? NSNull()
      }
      if options.contains(.old), change.kind != .insertion { entries[.oldKey] = change.old ?? NSNull() }
      entries[.indexesKey] = change.indexes
      if change.isPrior { entries[.notificationIsPriorKey] = true }
      guard let methods = KeyValueMethods.of(observer) else {
        return KeyValueObserving.unhandled(keyPath, of: self, by: observer)
      }
      methods.callObserve(observer, keyPath, self, entries, context)
    }
    NamedObservers.add(observer, keyPath, of: self, context, stop)
  }

  /// Removes an observation by key path, the latest one first.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    NamedObservers.remove(observer, keyPath, of: self) { $0 == context }
  }

  /// Removes an observation by key path, the latest one first.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservers.remove(observer, keyPath, of: self) { _ in true }
  }
}

/// The observations started by `addObserver(_:forKeyPath:options:context:)`.
private enum NamedObservers {
  private struct Entry {
    let observer: ObjectIdentifier
    let object: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    weak var alive: AnyObject?
    let stop: () -> Void
  }

  // Guarded by the lock.
  nonisolated(unsafe) private static var entries: [Entry] = []
  private static let lock = NSLock()

  static func add(
    _ observer: AnyObject, _ keyPath: String, of object: AnyObject, _ context: UnsafeMutableRawPointer?,
    _ stop: @escaping () -> Void
  ) {
    let gone: [Entry] = lock.withLock {
      let gone = entries.filter { $0.alive == nil }
      entries.removeAll { $0.alive == nil }
      entries.append(
        Entry(
          observer: ObjectIdentifier(observer), object: ObjectIdentifier(object), keyPath: keyPath,
          context: context, alive: observer, stop: stop))
      return gone
    }
    for entry in gone { entry.stop() }
  }

  static func remove(
    _ observer: AnyObject, _ keyPath: String, of object: AnyObject,
    where matches: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let entry: Entry? = lock.withLock {
      let found = entries.lastIndex {
        $0.observer == ObjectIdentifier(observer) && $0.object == ObjectIdentifier(object)
          && $0.keyPath == keyPath && matches($0.context)
      }
      return found.map { entries.remove(at: $0) }
    }
    guard let entry else {
      return RuntimeFault.raise(
        "NSRangeException",
        "Cannot remove an observer <\(_typeName(type(of: observer))) \(SelectorRuntime.address(of: observer))> for the key path \"\(keyPath)\" from <\(_typeName(type(of: object))) \(SelectorRuntime.address(of: object))> because it is not registered as an observer."
      )
    }
    entry.stop()
  }
}

/// Called by code that lowering adds to the observers of an `@objc dynamic` property.
public func _willChange(_ object: AnyObject, _ key: StaticString) {
  if KeyValueObserving.observerCount != 0 { KeyValueObserving.willChange(object, "\(key)") }
}

/// Called by code that lowering adds to the observers of an `@objc dynamic` property.
public func _didChange(_ object: AnyObject, _ key: StaticString) {
  if KeyValueObserving.observerCount != 0 { KeyValueObserving.didChange(object, "\(key)") }
}
