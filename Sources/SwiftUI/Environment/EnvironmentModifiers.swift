/// A modifier that changes the environment of its content.
@MainActor
package protocol EnvironmentChange: ViewModifier where Body == Never {
  func apply(to environment: inout EnvironmentValues)
  /// Whether `other` makes the same change.
  func isSame(as other: Self) -> Bool
  /// Whether the change of `outer` leads to the same values as the previous one, `old`, which has led to `inner`.
  func keeps(_ inner: EnvironmentValues, after old: Self, in outer: EnvironmentValues) -> Bool
  /// Whether the sizes and appearance of views may depend on the value directly, not only through the bodies that read it.
  /// Other values change in place.
  var changesLayout: Bool { get }
}

extension EnvironmentChange {
  package var changesLayout: Bool { true }
  package func keeps(_ inner: EnvironmentValues, after old: Self, in outer: EnvironmentValues) -> Bool {
    isSame(as: old)
  }
  public func body(content: Content) -> Never { fatalError() }
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { EnvironmentNode(view, inputs) }
}

private final class EnvironmentNode<C: View, M: EnvironmentChange>: _TypedNode<ModifiedContent<C, M>> {
  private var modifier: M
  private var child: _TypedNode<C>!
  private let cell: EnvironmentCell?

  init(_ view: ModifiedContent<C, M>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    cell = view.modifier.changesLayout ? nil : EnvironmentCell()
    super.init(inputs)
    var inner = self.inputs
    inner.environment = environmentForChildren
    child = C._makeNode(view.content, inner)
  }

  override func update(_ view: ModifiedContent<C, M>) {
    let isKept = view.modifier.keeps(child.environment, after: modifier, in: environment)
    modifier = view.modifier
    if !isKept { propagate() }
    child.update(view.content)
  }

  private func propagate() {
    let inner = environmentForChildren
    if let cell, !cell.hasOtherReaders { return cell.notifyReaders() }
    EnvironmentPropagation.run(changesLayout: modifier.changesLayout) { child.setEnvironment(inner) }
  }

  override var environmentForChildren: EnvironmentValues {
    var environment = environment
    if let cell {
      environment.write(into: cell) { modifier.apply(to: &$0) }
    } else {
      modifier.apply(to: &environment)
    }
    return environment
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func appendRows(to rows: inout [RowSource]) { child.appendRows(to: &rows) }
}

/// Sets an environment value.
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value
}

extension _EnvironmentKeyWritingModifier: EnvironmentChange {
  public typealias Body = Never
  /// A closure of the app, which differs whenever the body around is evaluated, concerns only those that read it. The values of
  /// this module's keys are optional, so that they are not of this kind.
  package var changesLayout: Bool { MetadataKind(of: Value.self) != .function }
  package func apply(to environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
  package func isSame(as other: Self) -> Bool {
    guard keyPath == other.keyPath else { return false }
    return equality(of: Value.self)?(value, other.value) ?? areIdentical(value, other.value)
  }
}

/// Transforms an environment value.
public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var transform: (inout Value) -> Void
}

extension _EnvironmentKeyTransformModifier: EnvironmentChange {
  public typealias Body = Never
  package func apply(to environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
  package func isSame(as other: Self) -> Bool { false }
  /// Most bodies pass a new closure with the same result, such as `disabled(_:)`.
  package func keeps(_ inner: EnvironmentValues, after old: Self, in outer: EnvironmentValues) -> Bool {
    guard keyPath == old.keyPath, let areEqual = equality(of: Value.self) else { return false }
    var value = outer[keyPath: keyPath]
    transform(&value)
    return areEqual(value, inner[keyPath: keyPath])
  }
}

/// Provides an object to descendants.
public struct _EnvironmentObjectModifier: ViewModifier {
  let object: AnyObject?
  let type: Any.Type
}

extension _EnvironmentObjectModifier: EnvironmentChange {
  public typealias Body = Never
  package func apply(to environment: inout EnvironmentValues) { environment.setObject(object, type) }
  package func isSame(as other: Self) -> Bool { object === other.object && type == other.type }
}

extension View {
  /// Sets an environment value for this view and its descendants.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Provides an observable object to this view and its descendants.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectModifier(object: object, type: T.self))
  }

  /// Provides an object to this view and its descendants.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object, type: T.self))
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform)) }
}
