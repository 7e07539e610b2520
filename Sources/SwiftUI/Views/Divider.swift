/// A thin line between views.
public struct Divider: View {
  public typealias Body = Never
  nonisolated public init() {}
  public static func _makeNode(_ view: Divider, _ inputs: _NodeInputs) -> _TypedNode<Divider> {
    DividerNode(view: view, inputs)
  }
  public static var _rows: _RowShape { .one }
}

private final class DividerNode: ItemNode<Divider> {
  override func makeItem() -> LayoutItem { DividerItem(self, UIView()) }
  override func viewDidChange() {}
}

private final class DividerItem: LeafItem {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let line = environment.pixelLength
    return environment.stackAxis == .horizontal
      ? CGSize(width: line, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: line)
  }
  override func configure(_ size: CGSize) { view.backgroundColor = .separator }
}
