/// A modifier that transforms a view into another.
@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>

  /// Creates the node of a modified view. For the framework's own modifiers.
  static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>>
}

extension ViewModifier {
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { ModifierBodyNode(view, inputs) }

  /// Combines two modifiers.
  nonisolated public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A view or modifier with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public static func _makeNode(_ view: ModifiedContent, _ inputs: _NodeInputs) -> _TypedNode<ModifiedContent>
  {
    Modifier._makeModifierNode(view, inputs)
  }
  public static var _rows: _RowShape { Content._rows }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The placeholder for the modified view in a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
  fileprivate let source: ModifierContentSource

  public static func _makeNode(
    _ view: _ViewModifier_Content, _ inputs: _NodeInputs
  ) -> _TypedNode<_ViewModifier_Content> { PlaceholderNode(view, inputs) }
  public static var _rows: _RowShape { .many }
}

/// The content of the placeholders in a modifier's body.
@MainActor
private class ModifierContentSource {
  private struct WeakNode { weak var node: _ViewNode? }
  private var placeholders: [WeakNode] = []

  func add(_ node: _ViewNode) {
    placeholders.removeAll { $0.node == nil }
    placeholders.append(WeakNode(node: node))
  }
  func contentDidChange() { for entry in placeholders { entry.node?.reevaluate() } }
  func makeNode(_ inputs: _NodeInputs) -> _ViewNode { fatalError() }
  func update(_ node: _ViewNode) {}
}

private final class TypedContentSource<C: View>: ModifierContentSource {
  var content: C
  init(_ content: C) { self.content = content }
  override func makeNode(_ inputs: _NodeInputs) -> _ViewNode { C._makeNode(content, inputs) }
  override func update(_ node: _ViewNode) { unsafeDowncast(node, to: _TypedNode<C>.self).update(content) }
}

private final class PlaceholderNode<M: ViewModifier>: _TypedNode<_ViewModifier_Content<M>> {
  private let source: ModifierContentSource
  private var child: _ViewNode!

  init(_ view: _ViewModifier_Content<M>, _ inputs: _NodeInputs) {
    source = view.source
    super.init(inputs)
    child = source.makeNode(self.inputs)
    source.add(self)
  }

  override func reevaluate() { if isAlive { source.update(child) } }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func appendRows(to rows: inout [RowSource]) { child.appendRows(to: &rows) }
}

/// The node of a modifier with a body.
private final class ModifierBodyNode<C: View, M: ViewModifier>: _TypedNode<ModifiedContent<C, M>> {
  private var modifier: M
  private let source: TypedContentSource<C>
  private let fields: PropertyLayout
  private var slots: [AnyObject?]
  private var child: _TypedNode<M.Body>!
  private var phases = AnimatedPhasesOnDemand<M>()

  init(_ view: ModifiedContent<C, M>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    source = TypedContentSource(view.content)
    fields = PropertyLayout.of(M.self)
    slots = Array(repeating: nil, count: fields.dynamicCount)
    super.init(inputs)
    evaluate()
  }

  override func update(_ view: ModifiedContent<C, M>) {
    source.content = view.content
    let isSame = withUnsafePointer(to: view.modifier) { new in
      withUnsafePointer(to: modifier) { fields.areEqual($0, new) }
    }
    if !isSame {
      let old = modifier
      modifier = view.modifier
      phases.change(from: old, to: modifier, fields) { [weak self] in
        if let self { UpdateQueue.invalidate(self, Transaction()) }
      }
      evaluate()
    }
    source.contentDidChange()
  }

  override func reevaluate() { evaluate() }

  private func evaluate() {
    UpdateQueue.willEvaluate(self)
    evaluation &+= 1
    if fields.dynamicCount > 0 {
      withUnsafeMutableBytes(of: &modifier) { fields.install($0.baseAddress!, &slots, self) }
    }
    let body = Tracking.reading(self) {
      phases.current(modifier).body(content: _ViewModifier_Content(source: source))
    }
    if child == nil {
      child = M.Body._makeNode(body, inputs)
    } else {
      child.update(body)
    }
  }

  override func environmentDidChange() {
    environmentCellDidChange()
    super.environmentDidChange()
  }

  override func environmentCellDidChange() {
    if fields.readsEnvironment { UpdateQueue.invalidateIfEnvironmentChanged(self, slots) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func appendRows(to rows: inout [RowSource]) { child.appendRows(to: &rows) }
  override func willEnd() { for slot in slots { (slot as? any DynamicSlot)?.end() } }
}

/// A modifier without effect.
public struct EmptyModifier: ViewModifier {
  public typealias Body = Never
  public static let identity = EmptyModifier()
  nonisolated public init() {}
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, EmptyModifier>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, EmptyModifier>> { ForwardingNode(view, inputs, \.content) }
}
