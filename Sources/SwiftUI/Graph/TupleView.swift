@_spi(Reflection) import Swift

/// A value that consists of several views.
package protocol SeveralViews {}

/// Several views.
public struct TupleView<T>: View, SeveralViews {
  public typealias Body = Never
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public var value: T
  nonisolated(unsafe) fileprivate let visit: @MainActor (TupleView<T>, (_ChildView) -> Void) -> Void
  nonisolated(unsafe) fileprivate let make: @MainActor (TupleView<T>, _NodeInputs) -> _TypedNode<TupleView<T>>

  nonisolated public init<each Content: View>(_ value: (repeat each Content))
  where T == (repeat each Content) {
    self.value = value
    visit = { view, body in
      var index = 0
      @MainActor func one<V: View>(_ view: V) {
        V._children(of: view) { body($0.nested(in: AnyHashable(index))) }
        index += 1
      }
      repeat one(each view.value)
    }
    make = { view, inputs in TupleNode<repeat each Content>(view, inputs) }
  }

  public static func _makeNode(_ view: TupleView, _ inputs: _NodeInputs) -> _TypedNode<TupleView> {
    view.make(view, inputs)
  }
  public static func _children(of view: TupleView, _ visit: (_ChildView) -> Void) { view.visit(view, visit) }
  public static var _rows: _RowShape {
    var rows = _RowShape.few
    let isTuple = _forEachField(of: T.self) { _, _, type, _ in
      rows = rows.or((type as? any View.Type)?._rows ?? .many)
      return rows != .many
    }
    return isTuple || rows == .many ? rows : .many
  }
}

private final class TupleNode<each Content: View>: _TypedNode<TupleView<(repeat each Content)>> {
  private var children: [_ViewNode] = []

  init(_ view: TupleView<(repeat each Content)>, _ inputs: _NodeInputs) {
    super.init(inputs)
    let inner = self.inputs
    repeat children.append(make(each view.value, inner))
  }

  private func make<V: View>(_ view: V, _ inputs: _NodeInputs) -> _ViewNode { V._makeNode(view, inputs) }

  override func update(_ view: TupleView<(repeat each Content)>) {
    var index = 0
    func update<V: View>(_ view: V) {
      unsafeDowncast(children[index], to: _TypedNode<V>.self).update(view)
      index += 1
    }
    repeat update(each view.value)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { for child in children { body(child) } }
  override func appendRows(to rows: inout [RowSource]) {
    for child in children { child.appendRows(to: &rows) }
  }
}
