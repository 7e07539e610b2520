import CObjCRuntime
import Foundation

/// The observers of one object, by key.
final class ObserverList {
  var byKey: [String: [KeyObserver]] = [:]
}

/// One observer of one key of one object.
final class KeyObserver {
  let options: NSKeyValueObservingOptions
  let notify: (KeyValueObserving.Change) -> Void
  /// The values before the current changes, innermost last.
  var pending: [Any?] = []
  var isActive = true
  /// Whether changes are part of one that is reported later.
  var isPaused = false

  init(_ options: NSKeyValueObservingOptions, _ notify: @escaping (KeyValueObserving.Change) -> Void) {
    self.options = options
    self.notify = notify
  }
}

/// The implementation of `observe`, `addObserver(_:forKeyPath:…)`, `willChangeValue` and `didChangeValue`.
package enum KeyValueObserving {
  struct Change {
    let old: Any?
    let new: Any?
    let isPrior: Bool
    var kind = NSKeyValueChange.setting
    /// The positions of the inserted, removed or replaced elements.
    var indexes: IndexSet?
  }

  /// The number of observers in the process. If it is zero, a change costs only this test.
  package static var observerCount: Int { ptl_observer_count }
  private static let lock = NSRecursiveLock()

  /// Returns the keys of a key path's steps, or nil if a step is not a property in a table.
  static func keys(of path: AnyKeyPath, from object: AnyObject) -> [String]? {
    keys(of: path, in: type(of: object), from: object)
  }

  /// Returns the keys of a key path's steps from a class, or nil if a step is not a property in a table.
  package static func keys(of path: AnyKeyPath, in cls: AnyClass, from object: AnyObject? = nil) -> [String]?
  {
    guard let steps = KeyPathIdentity.steps(of: path), !steps.isEmpty else { return nil }
    var keys: [String] = []
    var cls: AnyClass? = cls
    var current: AnyObject? = object
    for (index, step) in steps.enumerated() {
      guard let known = cls else { return nil }
      let table = ClassRegistry.table(of: known)
      let identities = table.keysByIdentity
      guard
        let key = identities[step] ?? step.overridden(in: known).lazy.compactMap({ identities[$0] }).first,
        let property = table.properties[key]
      else { return nil }
      keys.append(key)
      guard index + 1 < steps.count else { break }
      current = current.flatMap { property.read($0) }.map { $0 as AnyObject }
      cls =
        current.map { type(of: $0) }
        ?? ((property.type as? any AnyOptional.Type)?.wrappedType ?? property.type) as? AnyClass
    }
    return keys
  }

  /// Observes a path of keys. Call the result to end the observation.
  static func observe(
    _ object: AnyObject, _ keys: [String], _ options: NSKeyValueObservingOptions,
    _ notify: @escaping (Change) -> Void
  ) -> () -> Void {
    let chain = KeyPathObserver(object, keys, options, notify)
    chain.start()
    return { chain.stop() }
  }

  static func add(_ observer: KeyObserver, to object: AnyObject, _ key: String) {
    lock.withLock {
      let storage = ObjectStorage.make(for: object)
      let list = storage.observers ?? ObserverList()
      storage.observers = list
      list.byKey[key, default: []].append(observer)
      ptl_observer_count += 1
      withUnsafeMutablePointer(to: &ptl_observer_marks) {
        UnsafeMutableRawPointer($0).storeBytes(
          of: 1, toByteOffset: ptl_observer_mark_index(Unmanaged.passUnretained(object).toOpaque()),
          as: UInt8.self)
      }
    }
    if isPolled(object, key) { PolledKVOProperties.shared.watch(object, key) }
  }

  private static func isPolled(_ object: AnyObject, _ key: String) -> Bool {
    ClassRegistry.table(of: type(of: object)).properties[key]?.isPolled ?? false
  }

  static func remove(_ observer: KeyObserver, from object: AnyObject?, _ key: String) {
    lock.withLock {
      guard observer.isActive else { return }
      observer.isActive = false
      ptl_observer_count -= 1
      // Marks are shared, so they are cleared only with the last observer.
      if ptl_observer_count == 0 {
        _ = withUnsafeMutableBytes(of: &ptl_observer_marks) {
          $0.initializeMemory(as: UInt8.self, repeating: 0)
        }
      }
      guard let object, let list = ObjectStorage.of(object)?.observers else { return }
      list.byKey[key]?.removeAll { $0 === observer }
      if list.byKey[key]?.isEmpty == true {
        list.byKey[key] = nil
        if isPolled(object, key) { PolledKVOProperties.shared.forget(object, key) }
      }
    }
  }

  private static func observers(of object: AnyObject, _ key: String) -> [(String, [KeyObserver])] {
    lock.withLock {
      guard let byKey = ObjectStorage.of(object)?.observers?.byKey else { return [] }
      let table = ClassRegistry.table(of: type(of: object))
      var found: [(String, [KeyObserver])] = []
      if let own = byKey[key] { found.append((key, own)) }
      for (dependent, keys) in table.affecting where keys.contains(key) {
        if let others = byKey[dependent] { found.append((dependent, others)) }
      }
      return found
    }
  }

  /// Notifies that a property is about to change.
  package static func willChange(_ object: AnyObject, _ key: String) {
    guard ptl_may_be_observed(Unmanaged.passUnretained(object).toOpaque()) else { return }
    for (key, observers) in observers(of: object, key) {
      let wantsOld = observers.contains { !$0.options.intersection([.old, .prior]).isEmpty }
      let old = wantsOld ? read(object, key) : nil
      for observer in observers where observer.isActive && !observer.isPaused {
        observer.pending.append(old)
        if observer.options.contains(.prior) {
          observer.notify(
            Change(old: observer.options.contains(.old) ? old : nil, new: nil, isPrior: true))
        }
      }
    }
  }

  /// Notifies that a property has changed.
  package static func didChange(_ object: AnyObject, _ key: String) {
    guard ptl_may_be_observed(Unmanaged.passUnretained(object).toOpaque()) else { return }
    for (key, observers) in observers(of: object, key) {
      PolledKVOProperties.shared.note(object, key)
      let new = observers.contains { $0.options.contains(.new) } ? read(object, key) : nil
      for observer in observers where observer.isActive && !observer.isPaused {
        let old = observer.pending.popLast() ?? nil
        observer.notify(
          Change(
            old: observer.options.contains(.old) ? old : nil,
            new: observer.options.contains(.new) ? new : nil, isPrior: false))
      }
    }
  }

  /// Performs a change that may affect several properties: notifies the observers of `explicit`, and those of
  /// other keys whose values have changed.
  package static func change(
    _ object: AnyObject, setting explicit: String, of keys: [String], _ body: () -> Void
  ) {
    let identity = ObjectIdentifier(object)
    guard lock.withLock({ changing.insert(identity).inserted }) else { return body() }
    let before = keys.map { read(object, $0) }
    for key in keys { willChange(object, key) }
    body()
    _ = lock.withLock { changing.remove(identity) }
    for (key, old) in zip(keys, before) {
      if key == explicit || !PolledKVOProperties.areSame(old, read(object, key)) {
        didChange(object, key)
      } else {
        cancelChange(object, key)
      }
    }
  }

  /// Performs a change of elements of an array property, and notifies the observers of these elements only.
  ///
  /// - Parameters:
  ///   - indexes: The positions of the elements: after an insertion, otherwise before the change.
  ///   - body: Changes the property.
  package static func changeElements(
    _ kind: NSKeyValueChange, at indexes: IndexSet, of object: AnyObject, _ key: String, _ body: () -> Void
  ) {
    guard ptl_may_be_observed(Unmanaged.passUnretained(object).toOpaque()),
      case let observers = observers(of: object, key), !observers.isEmpty
    else { return body() }
    func elements() -> [Any] {
      guard let all = read(object, key) as? [Any] else { return [] }
      return indexes.filter { $0 < all.count }.map { all[$0] }
    }
    let old = kind == .insertion ? nil : elements()
    func notify(isPrior: Bool, new: [Any]?) {
      for (_, observers) in observers {
        for observer in observers where observer.isActive && (!isPrior || observer.options.contains(.prior)) {
          observer.notify(
            Change(
              old: observer.options.contains(.old) ? old : nil,
              new: observer.options.contains(.new) ? new : nil, isPrior: isPrior, kind: kind, indexes: indexes
            ))
        }
      }
    }
    notify(isPrior: true, new: nil)
    // The body may set the property, which is a part of this change.
    let paused = observers.flatMap(\.1).filter(\.isActive)
    for observer in paused { observer.isPaused = true }
    body()
    for observer in paused { observer.isPaused = false }
    for (key, _) in observers { PolledKVOProperties.shared.note(object, key) }
    notify(isPrior: false, new: kind == .removal ? nil : elements())
  }

  // Guarded by the lock.
  /// The objects in `change(_:setting:of:_:)`; nested changes are part of the outermost one.
  nonisolated(unsafe) private static var changing: Set<ObjectIdentifier> = []

  /// Cancels a change that was announced but not made.
  private static func cancelChange(_ object: AnyObject, _ key: String) {
    for (_, observers) in observers(of: object, key) {
      for observer in observers where observer.isActive { _ = observer.pending.popLast() }
    }
  }

  /// Reports a detected change of a property.
  static func report(_ object: AnyObject, _ key: String, old: Any?, new: Any?) {
    for (_, observers) in observers(of: object, key) {
      for observer in observers where observer.isActive {
        observer.notify(
          Change(
            old: observer.options.contains(.old) ? old : nil,
            new: observer.options.contains(.new) ? new : nil, isPrior: false))
      }
    }
  }

  static func read(_ object: AnyObject, _ key: String) -> Any? {
    ClassRegistry.table(of: type(of: object)).properties[key]?.read(object)
  }

  /// Raises iOS's exception for a change that no `observeValue` handled.
  static func unhandled(_ keyPath: String?, of object: Any?, by observer: AnyObject) {
    RuntimeFault.raise(
      "NSInternalInconsistencyException",
      "<\(_typeName(type(of: observer))): \(SelectorRuntime.address(of: observer))>: An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\nKey path: \(keyPath ?? "(null)")\nObserved object: \(object ?? "(null)")\nChange: \nContext: "
    )
  }
}

/// Observes the last key of a path, and updates the observation when a preceding step changes.
final class KeyPathObserver {
  private weak var object: AnyObject?
  private let key: String
  private let rest: [String]
  private let options: NSKeyValueObservingOptions
  private let notify: (KeyValueObserving.Change) -> Void
  private var observer: KeyObserver?
  private var next: KeyPathObserver?

  init(
    _ object: AnyObject, _ keys: [String], _ options: NSKeyValueObservingOptions,
    _ notify: @escaping (KeyValueObserving.Change) -> Void
  ) {
    self.object = object
    key = keys[0]
    rest = Array(keys.dropFirst())
    self.options = options
    self.notify = notify
  }

  func start() {
    guard let object else { return }
    if rest.isEmpty {
      observer = KeyObserver(options, notify)
    } else {
      observer = KeyObserver([]) { [weak self] _ in self?.stepChanged() }
      follow(options)
    }
    KeyValueObserving.add(observer!, to: object, key)
    if rest.isEmpty, options.contains(.initial) {
      let new = options.contains(.new) ? KeyValueObserving.read(object, key) : nil
      notify(KeyValueObserving.Change(old: nil, new: new, isPrior: false))
    }
  }

  func stop() {
    if let observer { KeyValueObserving.remove(observer, from: object, key) }
    observer = nil
    next?.stop()
    next = nil
  }

  private func follow(_ options: NSKeyValueObservingOptions) {
    guard let object, let value = KeyValueObserving.read(object, key) else { return }
    next = KeyPathObserver(value as AnyObject, rest, options, notify)
    next?.start()
  }

  private func stepChanged() {
    let old = next?.lastValue
    next?.stop()
    next = nil
    follow(options.subtracting(.initial))
    notify(
      KeyValueObserving.Change(
        old: options.contains(.old) ? old : nil, new: options.contains(.new) ? next?.lastValue : nil,
        isPrior: false))
  }

  private var lastValue: Any? {
    if let next { return next.lastValue }
    guard rest.isEmpty, let object else { return nil }
    return KeyValueObserving.read(object, key)
  }
}
