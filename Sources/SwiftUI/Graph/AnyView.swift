/// A type-erased view. A different type changes its identity.
public struct AnyView: View {
  public typealias Body = Never
  // Immutable, and its methods are those of the main actor.
  nonisolated(unsafe) fileprivate let box: AnyViewBox

  public nonisolated init<V: View>(_ view: V) {
    box = (view as? AnyView)?.box ?? TypedViewBox(view)
  }
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = erase(view)
  }

  public static func _makeNode(_ view: AnyView, _ inputs: _NodeInputs) -> _TypedNode<AnyView> {
    AnyViewNode(view, inputs)
  }
  public static var _rows: _RowShape { .few }
}

private class AnyViewBox {
  @MainActor func makeNode(_ inputs: _NodeInputs) -> _ViewNode { fatalError() }
  /// - Returns: Whether the node could be updated with the view.
  @MainActor func update(_ node: _ViewNode) -> Bool { false }
}

private final class TypedViewBox<V: View>: AnyViewBox {
  let view: V
  init(_ view: V) { self.view = view }
  override func makeNode(_ inputs: _NodeInputs) -> _ViewNode { V._makeNode(view, inputs) }
  override func update(_ node: _ViewNode) -> Bool {
    guard let node = node as? _TypedNode<V> else { return false }
    node.update(view)
    return true
  }
}

private final class AnyViewNode: _TypedNode<AnyView> {
  private var child: _ViewNode!

  init(_ view: AnyView, _ inputs: _NodeInputs) {
    super.init(inputs)
    child = view.box.makeNode(self.inputs)
  }

  override func update(_ view: AnyView) {
    if view.box.update(child) { return }
    let old = child!
    child = view.box.makeNode(inputs)
    old.end()
    invalidateItems()
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func appendRows(to rows: inout [RowSource]) { child.appendRows(to: &rows) }
}
