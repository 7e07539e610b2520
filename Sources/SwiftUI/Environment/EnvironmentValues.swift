/// A key for values in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

// A value that views read on the main thread; its contents are not changed once it is shared.
/// The environment of a view.
public struct EnvironmentValues: @unchecked Sendable {
  private enum Access {
    /// A body reads the values. Views keep environments, which must not keep the node of the body.
    case reading(BackReference<_ViewNode>)
    case writing(EnvironmentCell)
  }

  private enum Stored {
    case value(Any)
    /// A value that changes in place.
    case cell(EnvironmentCell)
  }

  private var values: [ObjectIdentifier: Stored] = [:]
  private var hasCells = false
  private var access: Access?
  /// The traits for resolving fonts and colors.
  package var traits: UITraitCollection
  /// Whether the tint is dimmed below an alert or a sheet.
  package var isTintDimmed = false

  public init() { traits = UITraitCollection.current }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { setValue(for: key) ?? K.defaultValue }
    set { setValue(newValue, for: key) }
  }

  /// The value that has been set for a key.
  func setValue<K: EnvironmentKey>(for key: K.Type) -> K.Value? {
    storedValue(ObjectIdentifier(key)).map { $0 as! K.Value }
  }

  private func storedValue(_ key: ObjectIdentifier) -> Any? {
    switch values[key] {
    case .value(let value): return value
    case .cell(let cell):
      guard case .reading(let reader) = access else { return cell.read(key, by: nil) }
      guard let node = reader.wrappedValue else { return cell.values[key] }
      return cell.read(key, by: node)
    case nil: return nil
    }
  }

  mutating func setValue<K: EnvironmentKey>(_ value: K.Value, for key: K.Type) {
    if case .writing(let cell) = access {
      cell.write(value, for: ObjectIdentifier(key))
      values[ObjectIdentifier(key)] = .cell(cell)
      hasCells = true
      return
    }
    values[ObjectIdentifier(key)] = .value(value)
  }

  // MARK: Values that change in place

  /// Returns the environment for the body of a node, which is evaluated again when a value that it reads changes in place.
  func read(by node: _ViewNode) -> EnvironmentValues {
    guard hasCells else { return self }
    var environment = self
    environment.access = .reading(BackReference(wrappedValue: node))
    return environment
  }

  /// Stores the values that `change` sets in a cell.
  mutating func write(into cell: EnvironmentCell, _ change: (inout EnvironmentValues) -> Void) {
    let outer = access
    access = .writing(cell)
    defer { access = outer }
    change(&self)
  }

  package func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    guard case .value(let object) = values[ObjectIdentifier(type)] else { return nil }
    return object as? Object
  }

  package mutating func setObject(_ object: AnyObject?, _ type: Any.Type) {
    values[ObjectIdentifier(type)] = object.map { .value($0) }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The values that have been set, in the order of their names.
  public var description: String {
    let shown = values.compactMap { key, stored in
      switch stored {
      case .value(let value): value
      case .cell(let cell): cell.values[key]
      }
    }.map { "\(type(of: $0)) = \($0)" }.sorted()
    return "[" + shown.joined(separator: ", ") + "]"
  }
}

/// A property wrapper that reads an environment value.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  package enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(@MainActor (EnvironmentValues) -> Value)
    case value(Value)
  }

  private var source: Source
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { environment in
      guard let object = environment.object(Value.self) else {
        fatalError(
          "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) may "
            + "be missing as an ancestor of this view.")
      }
      return object
    }
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { $0.object(T.self) }
  }

  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    // Views read their environment on the main thread.
    case .object(let read): return MainActor.assumeIsolated { read(EnvironmentValues()) }
    case .value(let value): return value
    }
  }

  @MainActor
  public static func _install(_ property: inout Environment, _ slot: inout AnyObject?, _ node: _ViewNode) {
    let reader = slot as? EnvironmentSlot<Value> ?? EnvironmentSlot<Value>(property.source)
    slot = reader
    property.value = reader.read(node.environment.read(by: node))
  }
  @MainActor public static var _readsEnvironment: Bool { true }
  @MainActor
  public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    {
      let a = $0.assumingMemoryBound(to: Environment<Value>.self).pointee.source
      let b = $1.assumingMemoryBound(to: Environment<Value>.self).pointee.source
      if case .keyPath(let a) = a, case .keyPath(let b) = b { return a == b }
      return true
    }
  }
}

// Immutable after its creation but for the value, which the view that contains it installs.
extension Environment: @unchecked Sendable where Value: Sendable {}

@MainActor
private final class EnvironmentSlot<Value>: DynamicSlot, ChangeCounting {
  private let source: Environment<Value>.Source
  private var last: Value?
  private(set) var changeCount = 0
  private lazy var areEqual = equality(of: Value.self)

  init(_ source: Environment<Value>.Source) { self.source = source }

  func read(_ environment: EnvironmentValues) -> Value {
    let value = current(environment)
    last = value
    return value
  }

  private func current(_ environment: EnvironmentValues) -> Value {
    switch source {
    case .keyPath(let keyPath): environment[keyPath: keyPath]
    case .object(let read): read(environment)
    case .value(let value): value
    }
  }

  func environmentDidChange(_ environment: EnvironmentValues) -> Bool {
    let isDifferent = isDifferent(environment)
    if isDifferent { changeCount += 1 }
    return isDifferent
  }

  private func isDifferent(_ environment: EnvironmentValues) -> Bool {
    guard let last else { return true }
    let new = current(environment)
    return !(areEqual?(last, new) ?? areIdentical(last, new))
  }
}
