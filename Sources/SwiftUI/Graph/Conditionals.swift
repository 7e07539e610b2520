/// One of two views, each with its own identity.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  public typealias Body = Never
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  public let storage: Storage

  public static func _makeNode(
    _ view: _ConditionalContent, _ inputs: _NodeInputs
  ) -> _TypedNode<_ConditionalContent> { ConditionalNode(view, inputs) }
  public static func _children(of view: _ConditionalContent, _ visit: (_ChildView) -> Void) {
    switch view.storage {
    case .trueContent(let view): TrueContent._children(of: view) { visit($0.nested(in: true)) }
    case .falseContent(let view): FalseContent._children(of: view) { visit($0.nested(in: false)) }
    }
  }
  public static var _rows: _RowShape { TrueContent._rows.or(FalseContent._rows) }
}

private final class ConditionalNode<T: View, F: View>: _TypedNode<_ConditionalContent<T, F>> {
  private enum Child {
    case first(_TypedNode<T>)
    case second(_TypedNode<F>)

    @MainActor var node: _ViewNode {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }
  private var child: Child!

  init(_ view: _ConditionalContent<T, F>, _ inputs: _NodeInputs) {
    super.init(inputs)
    child = make(view)
  }

  private func make(_ view: _ConditionalContent<T, F>) -> Child {
    switch view.storage {
    case .trueContent(let content): .first(T._makeNode(content, inputs))
    case .falseContent(let content): .second(F._makeNode(content, inputs))
    }
  }

  override func update(_ view: _ConditionalContent<T, F>) {
    switch (child!, view.storage) {
    case (.first(let node), .trueContent(let content)): node.update(content)
    case (.second(let node), .falseContent(let content)): node.update(content)
    default:
      let old = child.node
      child = make(view)
      old.end()
      invalidateItems()
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child.node) } }
  override func appendRows(to rows: inout [RowSource]) { child.node.appendRows(to: &rows) }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Wrapped?, _ inputs: _NodeInputs) -> _TypedNode<Wrapped?> {
    OptionalNode(view, inputs)
  }
  public static func _children(of view: Wrapped?, _ visit: (_ChildView) -> Void) {
    if let view { Wrapped._children(of: view, visit) }
  }
  public static var _rows: _RowShape { Wrapped._rows.or(.few) }
}

private final class OptionalNode<Wrapped: View>: _TypedNode<Wrapped?> {
  private var child: _TypedNode<Wrapped>?

  init(_ view: Wrapped?, _ inputs: _NodeInputs) {
    super.init(inputs)
    child = view.map { Wrapped._makeNode($0, self.inputs) }
  }

  override func update(_ view: Wrapped?) {
    switch (child, view) {
    case (nil, nil): break
    case (let child?, let view?): child.update(view)
    case (nil, let view?):
      child = Wrapped._makeNode(view, inputs)
      invalidateItems()
    case (let old?, nil):
      child = nil
      old.end()
      invalidateItems()
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func appendRows(to rows: inout [RowSource]) { child?.appendRows(to: &rows) }
}

/// A view without content.
public struct EmptyView: View {
  public typealias Body = Never
  nonisolated public init() {}
  public static func _makeNode(_ view: EmptyView, _ inputs: _NodeInputs) -> _TypedNode<EmptyView> {
    _TypedNode(inputs)
  }
  public static func _children(of view: EmptyView, _ visit: (_ChildView) -> Void) {}
  public static var _rows: _RowShape { .few }
}

/// A group of views without its own layout, for applying modifiers.
public struct Group<Content> {
  package let content: Content
  package init(content: Content) { self.content = content }
}

extension Group: View where Content: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public static func _makeNode(_ view: Group, _ inputs: _NodeInputs) -> _TypedNode<Group> {
    ForwardingNode(view, inputs, \.content)
  }
  public static func _children(of view: Group, _ visit: (_ChildView) -> Void) {
    Content._children(of: view.content, visit)
  }
  public static var _rows: _RowShape { Content._rows }
}

/// A node that forwards to the node of another view.
package class ForwardingNode<V: View, Content: View>: _TypedNode<V> {
  private let content: KeyPath<V, Content>
  package private(set) var child: _TypedNode<Content>!

  package init(_ view: V, _ inputs: _NodeInputs, _ content: KeyPath<V, Content>) {
    self.content = content
    super.init(inputs)
    var inner = self.inputs
    inner.environment = environmentForChildren
    child = Content._makeNode(view[keyPath: content], inner)
  }

  package override func update(_ view: V) { child.update(view[keyPath: content]) }
  package override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  package override func appendRows(to rows: inout [RowSource]) { child.appendRows(to: &rows) }
}
