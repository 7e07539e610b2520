/// Binds a view's identity to a value: a different value is a different view.
public struct _IDView<Content: View, ID: Hashable>: View {
  public typealias Body = Never
  let content: Content
  let id: ID
  public static func _makeNode(_ view: _IDView, _ inputs: _NodeInputs) -> _TypedNode<_IDView> {
    IDNode(view, inputs)
  }
  public static var _rows: _RowShape { Content._rows }
}

/// The identifier of a view, as the modifier of its content.
struct ExplicitID { let value: AnyHashable }
extension _IDView: ModifiedValue {
  package var anyContent: Any { content }
  package var anyModifier: Any { ExplicitID(value: AnyHashable(id)) }
}

private final class IDNode<Content: View, ID: Hashable>: _TypedNode<_IDView<Content, ID>>, IdentifiedNode {
  private var id: ID
  private var child: _TypedNode<Content>!
  var identifier: AnyHashable { AnyHashable(id) }

  init(_ view: _IDView<Content, ID>, _ inputs: _NodeInputs) {
    id = view.id
    super.init(inputs)
    child = Content._makeNode(view.content, self.inputs)
  }
  override func update(_ view: _IDView<Content, ID>) {
    guard id != view.id else { return child.update(view.content) }
    id = view.id
    let old = child!
    child = Content._makeNode(view.content, inputs)
    old.end()
    invalidateItems()
  }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func appendRows(to rows: inout [RowSource]) { child.appendRows(to: &rows) }
}

/// A node that can be scrolled to by its identifier.
@MainActor
package protocol IdentifiedNode: AnyObject { var identifier: AnyHashable { get } }

/// A view that is updated only if it differs from its previous value.
public struct EquatableView<Content: View & Equatable>: View {
  public typealias Body = Never
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public var content: Content
  nonisolated public init(content: Content) { self.content = content }
  public static func _makeNode(_ view: EquatableView, _ inputs: _NodeInputs) -> _TypedNode<EquatableView> {
    EquatableNode(view, inputs)
  }
}

private final class EquatableNode<Content: View & Equatable>: ForwardingNode<EquatableView<Content>, Content>
{
  private var last: Content
  init(_ view: EquatableView<Content>, _ inputs: _NodeInputs) {
    last = view.content
    super.init(view, inputs, \.content)
  }
  override func update(_ view: EquatableView<Content>) {
    guard view.content != last else { return }
    last = view.content
    super.update(view)
  }
}

extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { _IDView(content: self, id: id) }
}
extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

package enum TagTrait: ItemTrait { package typealias Value = AnyHashable }

extension View {
  /// Sets the selection value of the view.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    trait(TagTrait.self, AnyHashable(tag))
  }
}
