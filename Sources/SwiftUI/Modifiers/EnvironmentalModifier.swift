/// A modifier that resolves to another modifier in the environment of its view.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  /// Returns the modifier for an environment. It is called again when a value that it reads changes.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { EnvironmentalModifierNode(view, inputs) }
}

/// A view with the resolved modifier.
private struct ResolvedContent<C: View, M: EnvironmentalModifier>: View {
  let content: C
  let modifier: M
  @Environment(\.self) private var environment

  init(_ view: ModifiedContent<C, M>) {
    content = view.content
    modifier = view.modifier
  }

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}

private final class EnvironmentalModifierNode<C: View, M: EnvironmentalModifier>: _TypedNode<
  ModifiedContent<C, M>
>
{
  private var child: _TypedNode<ResolvedContent<C, M>>!

  init(_ view: ModifiedContent<C, M>, _ inputs: _NodeInputs) {
    super.init(inputs)
    child = ResolvedContent<C, M>._makeNode(ResolvedContent(view), self.inputs)
  }

  override func update(_ view: ModifiedContent<C, M>) { child.update(ResolvedContent(view)) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func appendRows(to rows: inout [RowSource]) { child.appendRows(to: &rows) }
}
