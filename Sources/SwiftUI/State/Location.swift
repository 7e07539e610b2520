/// The source of a value that can be read and written.
package class Location<Value> {
  package func get() -> Value { fatalError("\(Self.self) does not read") }
  package func set(_ value: Value, _ transaction: Transaction) { fatalError("\(Self.self) does not write") }
  /// Whether reading from `other` is equivalent for a body.
  package func isEqual(to other: Location<Value>) -> Bool { self === other }
  /// Whether both refer to the same source, regardless of its value.
  package func isSamePlace(as other: Location<Value>) -> Bool { isEqual(to: other) }
  /// Records the node being evaluated as a reader of a part of the value.
  /// - Parameter isSame: Returns whether the part is unchanged in a new value.
  package func recordReader(unless isSame: @escaping (Value) -> Bool) { _ = get() }
  package init() {}
}

/// A stored value that invalidates the nodes that read it.
package final class StoredLocation<Value>: Location<Value> {
  private var value: Value
  private var dependents = Dependents<Value>()
  /// The number of changes.
  private(set) var changeCount = 0
  private lazy var areEqual = equality(of: Value.self)
  /// Called for every change.
  package var onChange: (@MainActor (Value) -> Void)?

  package init(_ value: Value) { self.value = value }

  package override func get() -> Value {
    // There is a reader only on the main thread.
    if Tracking.reader != nil { MainActor.assumeIsolated { dependents.recordReader() } }
    return value
  }

  package override func recordReader(unless isSame: @escaping (Value) -> Bool) {
    // There is a reader only on the main thread.
    if Tracking.reader != nil { MainActor.assumeIsolated { dependents.recordReader(unless: isSame) } }
  }

  package override func set(_ newValue: Value, _ transaction: Transaction) {
    guard Thread.isMainThread else {
      // Handed over to the main thread; not used here again.
      nonisolated(unsafe) let newValue = newValue
      return onMain { self.set(newValue, transaction) }
    }
    if let areEqual, areEqual(value, newValue) { return }
    if transaction.animation != nil { MainActor.assumeIsolated { UpdateQueue.commitUnanimated() } }
    value = newValue
    changeCount &+= 1
    MainActor.assumeIsolated {
      dependents.invalidate(newValue, transaction)
      onChange?(newValue)
    }
  }

  /// Sets the value without notification.
  package func adopt(_ newValue: Value) { value = newValue }
}

extension StoredLocation: ChangeCounting {}

/// A part of another source, given by a key path.
package final class KeyPathLocation<Root, Value>: Location<Value> {
  private let base: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  package init(_ base: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  /// Changes of other parts do not invalidate readers of this one.
  package override func get() -> Value {
    guard Tracking.reader != nil, let areEqual = equality(of: Value.self) else {
      return base.get()[keyPath: keyPath]
    }
    let value = Tracking.ignoring { base.get()[keyPath: keyPath] }
    recordReader { areEqual(value, $0) }
    return value
  }

  package override func recordReader(unless isSame: @escaping (Value) -> Bool) {
    base.recordReader { [keyPath] in isSame($0[keyPath: keyPath]) }
  }

  package override func set(_ value: Value, _ transaction: Transaction) {
    var root = base.get()
    root[keyPath: keyPath] = value
    base.set(root, transaction)
  }

  package override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && base.isEqual(to: other.base)
  }

  package override func isSamePlace(as other: Location<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && base.isSamePlace(as: other.base)
  }
}

/// A property of an object.
package class ObjectLocation<Root: AnyObject, Value>: Location<Value> {
  private let object: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  package init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  package override func get() -> Value { object[keyPath: keyPath] }

  package override func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: keyPath] = value }
  }

  package override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// A property of an object that does not track its readers, compared by value.
package final class ObservedLocation<Root: AnyObject, Value>: ObjectLocation<Root, Value> {
  private let seen: Value

  package override init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    seen = object[keyPath: keyPath]
    super.init(object, keyPath)
  }

  package override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? ObservedLocation<Root, Value>, super.isEqual(to: other),
      let areEqual = equality(of: Value.self)
    else { return false }
    return areEqual(seen, other.seen)
  }

  package override func isSamePlace(as other: Location<Value>) -> Bool { super.isEqual(to: other) }
}

/// A source with a getter and a setter function.
package final class FunctionLocation<Value>: Location<Value> {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  package init(_ getter: @escaping () -> Value, _ setter: @escaping (Value, Transaction) -> Void) {
    self.getter = getter
    self.setter = setter
  }

  package override func get() -> Value { getter() }
  package override func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { setter(value, transaction) }
  }
}

package final class ConstantLocation<Value>: Location<Value> {
  private let value: Value
  package init(_ value: Value) { self.value = value }
  package override func get() -> Value { value }
  package override func set(_ value: Value, _ transaction: Transaction) {}
}

/// The equality of a type, if it is equatable.
package func equality<T>(of type: T.Type) -> ((T, T) -> Bool)? {
  guard let equatable = T.self as? any Equatable.Type else { return nil }
  func opened<E: Equatable>(_ type: E.Type) -> (T, T) -> Bool {
    { unsafeBitCast($0, to: E.self) == unsafeBitCast($1, to: E.self) }
  }
  return opened(equatable)
}

/// Whether two values consist of the same bits. Those are equal, because both retain the references that they contain.
package func areIdentical<T>(_ a: T, _ b: T) -> Bool {
  withUnsafeBytes(of: a) { a in
    withUnsafeBytes(of: b) { b in memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0 }
  }
}
