/// A key for values passed from views to their ancestors.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Collects the values of a key in view order.
@MainActor
package class PreferenceCollector {
  package let key: ObjectIdentifier
  init(key: ObjectIdentifier) { self.key = key }
}

@MainActor
package final class TypedPreferenceCollector<K: PreferenceKey>: PreferenceCollector {
  package private(set) var value: K.Value?

  package init(_ key: K.Type) { super.init(key: ObjectIdentifier(key)) }

  package func add(_ next: K.Value) {
    if value == nil { value = next } else { K.reduce(value: &value!, nextValue: { next }) }
  }
}

extension _ViewNode {
  /// The value of a key among this node's descendants.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let collector = TypedPreferenceCollector(key)
    forEachChild { if $0.preferenceWriterCount > 0 { $0.collectPreferences(collector) } }
    return collector.value
  }
}

/// Sets a preference.
public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never
  let value: Key.Value
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PreferenceWriterNode(view, inputs) }
}

private final class PreferenceWriterNode<C: View, K: PreferenceKey>:
  ForwardingNode<ModifiedContent<C, _PreferenceWritingModifier<K>>, C>
{
  private var value: K.Value
  private lazy var areEqual = equality(of: K.Value.self)

  init(_ view: ModifiedContent<C, _PreferenceWritingModifier<K>>, _ inputs: _NodeInputs) {
    value = view.modifier.value
    super.init(view, inputs, \.content)
    beginWritingPreferences()
    invalidatePreferences()
  }

  override func update(_ view: ModifiedContent<C, _PreferenceWritingModifier<K>>) {
    let isSame = areEqual?(value, view.modifier.value) ?? false
    value = view.modifier.value
    super.update(view)
    if !isSame { invalidatePreferences() }
  }

  override func collectPreferences(_ collector: PreferenceCollector) {
    guard let collector = collector as? TypedPreferenceCollector<K> else {
      return super.collectPreferences(collector)
    }
    collector.add(value)
  }
}

/// Transforms the preference of its content.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never
  let transform: (inout Key.Value) -> Void
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PreferenceTransformNode(view, inputs) }
}

private final class PreferenceTransformNode<C: View, K: PreferenceKey>:
  ForwardingNode<ModifiedContent<C, _PreferenceTransformModifier<K>>, C>
{
  private var transform: (inout K.Value) -> Void

  init(_ view: ModifiedContent<C, _PreferenceTransformModifier<K>>, _ inputs: _NodeInputs) {
    transform = view.modifier.transform
    super.init(view, inputs, \.content)
    beginWritingPreferences()
    invalidatePreferences()
  }

  override func update(_ view: ModifiedContent<C, _PreferenceTransformModifier<K>>) {
    transform = view.modifier.transform
    super.update(view)
    invalidatePreferences()
  }

  override func collectPreferences(_ collector: PreferenceCollector) {
    guard let collector = collector as? TypedPreferenceCollector<K> else {
      return super.collectPreferences(collector)
    }
    var value = preference(K.self) ?? K.defaultValue
    transform(&value)
    collector.add(value)
  }
}

/// Observes changes of a preference.
public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
  public typealias Body = Never
  let action: (Key.Value) -> Void
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PreferenceReaderNode(view, inputs) }
}

/// The node of a view whose modifier depends on a preference, which is read after the tree was updated.
package class PreferenceFollowerNode<V: View, Content: View, K: PreferenceKey>: ForwardingNode<V, Content> {
  private var isWaiting = false

  package override init(_ view: V, _ inputs: _NodeInputs, _ content: KeyPath<V, Content>) {
    super.init(view, inputs, content)
    _ = preferencesDidChange()
  }

  /// Called with the preference's current value; `nil` if none is set. For subclasses.
  package func preferenceWasRead(_ value: K.Value?) {}

  package final override func preferencesDidChange() -> Bool {
    guard !isWaiting else { return true }
    isWaiting = true
    UpdateQueue.afterUpdate { [weak self] in
      guard let self else { return }
      isWaiting = false
      if isAlive { preferenceWasRead(preference(K.self)) }
    }
    return true
  }
}

private final class PreferenceReaderNode<C: View, K: PreferenceKey>:
  PreferenceFollowerNode<ModifiedContent<C, _PreferenceActionModifier<K>>, C, K>
where K.Value: Equatable {
  private var action: (K.Value) -> Void
  private var last: K.Value?

  init(_ view: ModifiedContent<C, _PreferenceActionModifier<K>>, _ inputs: _NodeInputs) {
    action = view.modifier.action
    super.init(view, inputs, \.content)
  }

  override func update(_ view: ModifiedContent<C, _PreferenceActionModifier<K>>) {
    action = view.modifier.action
    super.update(view)
  }

  override func preferenceWasRead(_ found: K.Value?) {
    let value = found ?? K.defaultValue
    guard value != last else { return }
    let isFirst = last == nil
    last = value
    if !isFirst || value != K.defaultValue { action(value) }
  }
}

extension View {
  /// Sets a preference for ancestors.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { modifier(_PreferenceTransformModifier<K>(transform: callback)) }

  /// Calls `action` when the preference of descendants changes.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { modifier(_PreferenceActionModifier<K>(action: action)) }
}
