/// Views that a closure makes when they are needed, later than the body that the closure stands in was evaluated. They are
/// made anew when something that the closure has read becomes another.
package final class DeferredNode<Content: View>: _TypedNode<Content> {
  private var build: () -> Content?
  private var child: _TypedNode<Content>!

  /// - Parameters:
  ///   - build: makes the views; `nil` leaves them as they are.
  ///   - first: makes them for the first time.
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

  /// Makes the views anew, with another closure where there is one.
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

/// A view that a closure makes, which is followed as a body is.
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
