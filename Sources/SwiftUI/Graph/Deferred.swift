/// Views created by a closure on demand, after the evaluation of the enclosing body. They are evaluated again
/// when values read by the closure change.
package final class DeferredNode<Content: View>: _TypedNode<Content> {
  private var build: () -> Content?
  private var child: _TypedNode<Content>!

  /// - Parameters:
  ///   - build: Creates the views; `nil` leaves them unchanged.
  ///   - first: Creates the initial views.
  package init(
    _ inputs: _NodeInputs, first: (() -> Content)? = nil, again build: @escaping () -> Content?
  ) {
    self.build = build
    super.init(inputs)
    evaluation &+= 1
    guard let content = Tracking.reading(self, { first?() ?? build() }) else {
      fatalError("The first views of a closure are there")
    }
    child = Content._makeNode(content, self.inputs)
  }

  /// Evaluates the views again, optionally with another closure.
  package func rebuild(_ build: (() -> Content?)? = nil) {
    if let build { self.build = build }
    evaluation &+= 1
    if let content = Tracking.reading(self, self.build) { child.update(content) }
  }

  package override func reevaluate() { rebuild() }
  package override func update(_ view: Content) { child.update(view) }
  package override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  package override func appendRows(to rows: inout [RowSource]) { child.appendRows(to: &rows) }
}

/// A view created by a closure whose dependencies are tracked like those of a body.
package struct Deferred<Content: View>: View {
  package typealias Body = Never
  let build: () -> Content
  package init(_ build: @escaping () -> Content) { self.build = build }

  package static func _makeNode(_ view: Deferred, _ inputs: _NodeInputs) -> _TypedNode<Deferred> {
    Node(view, inputs)
  }
  package static var _rows: _RowShape { Content._rows }

  private final class Node: _TypedNode<Deferred> {
    private var child: DeferredNode<Content>!
    init(_ view: Deferred, _ inputs: _NodeInputs) {
      super.init(inputs)
      child = DeferredNode(self.inputs, again: view.build)
    }
    override func update(_ view: Deferred) { child.rebuild(view.build) }
    override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
    override func appendRows(to rows: inout [RowSource]) { child.appendRows(to: &rows) }
  }
}
