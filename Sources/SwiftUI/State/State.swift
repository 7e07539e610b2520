/// A property wrapper for a value owned by a view, kept for the lifetime of the view's identity.
@frozen @propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline package var initial: Value
  @usableFromInline package var location: AnyObject?

  public init(wrappedValue value: Value) { initial = value }

  /// Creates state with an initial value.
  public init(initialValue value: Value) { initial = value }

  private var stored: StoredLocation<Value>? {
    location.map { unsafeDowncast($0, to: StoredLocation<Value>.self) }
  }

  public var wrappedValue: Value {
    get { stored?.get() ?? initial }
    nonmutating set { stored?.set(newValue, Transaction.ambient) }
  }

  public var projectedValue: Binding<Value> {
    guard let stored else { return .constant(initial) }
    return Binding(location: stored)
  }

  @MainActor
  public static func _install(_ property: inout State, _ slot: inout AnyObject?, _ node: _ViewNode) {
    if slot == nil {
      slot =
        StateTransfer.isActive
        ? StateTransfer.location(property.initial, node) : StoredLocation(property.initial)
    }
    property.location = slot
  }

  @MainActor public static var _readsEnvironment: Bool { false }
  @MainActor public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { nil }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
