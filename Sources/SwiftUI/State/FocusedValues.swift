/// A key for values passed from the focused scene to the app's menus.
public protocol FocusedValueKey { associatedtype Value }

/// The values passed from the focused scene's views to the app's menus.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  package init() {}
  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { values[ObjectIdentifier(key)] as? K.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The values of all visible views, latest last.
@MainActor
private enum FocusedStore {
  struct Entry {
    weak var node: _ViewNode?
    let apply: (inout FocusedValues) -> Void
  }
  private static var entries: [Entry] = []
  private static var dependents = Dependents<Void>()

  static var current: FocusedValues {
    dependents.recordReader()
    var values = FocusedValues()
    for entry in entries where entry.node?.isAlive == true { entry.apply(&values) }
    return values
  }
  static func set(_ node: _ViewNode, _ apply: @escaping (inout FocusedValues) -> Void) {
    entries.removeAll { $0.node == nil || $0.node === node }
    entries.append(Entry(node: node, apply: apply))
    dependents.invalidate(Transaction())
  }
  static func remove(_ node: _ViewNode) {
    let count = entries.count
    entries.removeAll { $0.node == nil || $0.node === node }
    if entries.count != count { dependents.invalidate(Transaction()) }
  }
}

/// A property wrapper that reads a focused value.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }
  public var wrappedValue: Value? {
    let keyPath = keyPath
    // Used on this thread only, before the function returns.
    nonisolated(unsafe) var value: Value?
    MainActor.assumeIsolated { value = FocusedStore.current[keyPath: keyPath] }
    return value
  }
  @MainActor
  public static func _install(_ property: inout FocusedValue, _ slot: inout AnyObject?, _ node: _ViewNode) {}
  @MainActor public static var _readsEnvironment: Bool { false }
  @MainActor public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { nil }
}

/// A property wrapper that reads and writes a focused binding.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }
  private var binding: Binding<Value>? {
    let keyPath = keyPath
    // Used on this thread only, before the function returns.
    nonisolated(unsafe) var value: Binding<Value>?
    MainActor.assumeIsolated { value = FocusedStore.current[keyPath: keyPath] }
    return value
  }
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
  }
  @MainActor
  public static func _install(_ property: inout FocusedBinding, _ slot: inout AnyObject?, _ node: _ViewNode) {
  }
  @MainActor public static var _readsEnvironment: Bool { false }
  @MainActor public static var _comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { nil }
}

@MainActor
private protocol ReadableBinding {
  func read() -> Any
  func reads(_ value: Any?) -> Bool
}
extension Binding: ReadableBinding {
  fileprivate func read() -> Any { wrappedValue }
  fileprivate func reads(_ value: Any?) -> Bool {
    guard let value = value as? Value else { return false }
    return equality(of: Value.self)?(value, wrappedValue) ?? false
  }
}

/// Provides a value while the view is visible.
public struct _FocusedValueModifier<Value>: ViewModifier {
  public typealias Body = Never
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { FocusedValueNode(view, inputs) }
}

private final class FocusedValueNode<C: View, Value>:
  ForwardingNode<ModifiedContent<C, _FocusedValueModifier<Value>>, C>, AppearanceNode
{
  private var modifier: _FocusedValueModifier<Value>
  private var isShown = false
  /// The last value of the provided binding.
  private var lastRead: Any?

  init(_ view: ModifiedContent<C, _FocusedValueModifier<Value>>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(view, inputs, \.content)
    host.register(self)
  }
  override func update(_ view: ModifiedContent<C, _FocusedValueModifier<Value>>) {
    let old = modifier
    modifier = view.modifier
    super.update(view)
    guard isShown else { return }
    let binding = modifier.value as? any ReadableBinding
    if !isSame(old) || binding?.reads(lastRead) == false { hand() }
  }
  /// Whether two values have the same identity. Otherwise, menus are rebuilt.
  private func isSame(_ old: _FocusedValueModifier<Value>) -> Bool {
    switch (old.value, modifier.value) {
    case (nil, nil): return true
    case (let old?, let new?):
      if let compare = (Value.self as? any DynamicProperty.Type)?._comparison {
        return withUnsafePointer(to: old) { a in withUnsafePointer(to: new) { compare(a, $0) } }
      }
      return equality(of: Value.self)?(old, new) ?? false
    default: return false
    }
  }
  override func reevaluate() { if isShown { hand() } }

  /// Provides the binding again when its value has changed, to update its readers.
  private func hand() {
    evaluation &+= 1
    let modifier = modifier
    if let binding = modifier.value as? any ReadableBinding {
      lastRead = Tracking.reading(self) { binding.read() } as Any
    }
    FocusedStore.set(self) { if let value = modifier.value { $0[keyPath: modifier.keyPath] = value } }
  }
  func appear() {
    isShown = true
    hand()
  }
  func disappear() {
    isShown = false
    FocusedStore.remove(self)
  }
  override func willEnd() { FocusedStore.remove(self) }
}

extension View {
  /// Provides a value for the app's menus while the view is visible.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { modifier(_FocusedValueModifier(keyPath: keyPath, value: value)) }
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { modifier(_FocusedValueModifier(keyPath: keyPath, value: value)) }
  /// Provides a value for the app's menus while the view is visible.
  ///
  /// Differs from iOS: the view need not be focused.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { modifier(_FocusedValueModifier(keyPath: keyPath, value: value)) }
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { modifier(_FocusedValueModifier(keyPath: keyPath, value: value)) }
}
