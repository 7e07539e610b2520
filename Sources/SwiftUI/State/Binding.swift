/// A property wrapper that reads and writes a value owned by another source.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  package let location: Location<Value>

  /// The transaction for changes through the binding.
  public var transaction = Transaction()

  package init(location: Location<Value>) { self.location = location }

  /// Creates a binding of two functions. Reads the value once, so that a body that creates the binding depends on it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get) { value, _ in set(value) }
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionLocation(get, set)
    _ = get()
  }

  /// Creates a binding with a constant value.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      let ambient = Transaction.ambient
      location.set(newValue, ambient.isMeaningful ? ambient : transaction)
    }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var part = Binding<Subject>(location: KeyPathLocation(location, keyPath))
    part.transaction = transaction
    return part
  }

  /// Sets the transaction for changes through the binding.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Animates changes through the binding.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  @MainActor
  public static func _install(_ property: inout Binding, _ slot: inout AnyObject?, _ node: _ViewNode) {}
  @MainActor public static var _readsEnvironment: Bool { false }
  @MainActor
  public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    {
      let a = $0.assumingMemoryBound(to: Binding<Value>.self).pointee.location
      let b = $1.assumingMemoryBound(to: Binding<Value>.self).pointee.location
      return a === b || a.isEqual(to: b)
    }
  }
}

extension Binding {
  /// Creates a binding by projecting to an optional.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the value of an optional; `nil` if there is currently none.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    element(at: position, Tracking.ignoring { location.get()[position] })
  }

  /// A binding to an element with its last known value.
  func element(at position: Value.Index, _ value: Value.Element) -> Binding<Value.Element> {
    var element = Binding<Value.Element>(location: ElementLocation(location, position, value))
    element.transaction = transaction
    return element
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

/// An element of a collection, which keeps its last value after it was removed.
private final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let index: Base.Index
  private let seen: Base.Element
  private var last: Base.Element

  init(_ base: Location<Base>, _ index: Base.Index, _ value: Base.Element) {
    self.base = base
    self.index = index
    seen = value
    last = value
  }

  /// Changes of other elements do not invalidate readers of this one.
  override func get() -> Base.Element {
    guard Tracking.reader != nil, let areEqual = equality(of: Base.Element.self) else { return read() }
    let value = Tracking.ignoring { read() }
    recordReader { areEqual(value, $0) }
    return value
  }

  override func recordReader(unless isSame: @escaping (Base.Element) -> Bool) {
    base.recordReader { [index] all in
      // Views of a removed element are removed as well.
      guard index >= all.startIndex, index < all.endIndex else { return true }
      return isSame(all[index])
    }
  }

  private func read() -> Base.Element {
    let all = base.get()
    guard index >= all.startIndex, index < all.endIndex else { return last }
    last = all[index]
    return last
  }

  override func set(_ value: Base.Element, _ transaction: Transaction) {
    var all = base.get()
    guard index >= all.startIndex, index < all.endIndex else { return }
    all[index] = value
    last = value
    base.set(all, transaction)
  }

  override func isEqual(to other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    guard index == other.index, base.isSamePlace(as: other.base) else { return false }
    // A row is evaluated again for a different element, but not for changes elsewhere in the collection.
    guard let areEqual = equality(of: Base.Element.self) else { return false }
    return areEqual(seen, other.seen)
  }
}
