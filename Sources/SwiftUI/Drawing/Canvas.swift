/// A view with immediate mode drawing.
public struct Canvas<Symbols: View>: View {
  public typealias Body = Never
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  /// - `symbols`: Views that the renderer can draw, identified by tag.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
  public static func _makeNode(_ view: Canvas, _ inputs: _NodeInputs) -> _TypedNode<Canvas> {
    CanvasNode(view: view, inputs)
  }
  public static var _rows: _RowShape { .one }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

private final class CanvasNode<Symbols: View>: ItemNode<Canvas<Symbols>> {
  override func makeItem() -> LayoutItem { CanvasItem(self) }
  /// Redraws after a change of values read by the renderer.
  override func reevaluate() { invalidateLayout() }

  /// Returns the symbol with a tag.
  func symbol(_ id: AnyHashable) -> AnyView? {
    var found: AnyView?
    Symbols._children(of: view.symbols) { child in
      if found == nil, child.trait(TagTrait.self) == id || child.id == id { found = child.view }
    }
    return found
  }
}

private final class CanvasItem<Symbols: View>: LeafItem {
  init(_ node: CanvasNode<Symbols>) {
    let view = CanvasView()
    super.init(node, view)
    view.render = { [weak self] in self?.draw($0, $1) }
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override func configure(_ size: CGSize) {
    view.isOpaque = (node as? CanvasNode<Symbols>)?.view.isOpaque ?? false
    view.setNeedsDisplay()
  }
  private func draw(_ context: CGContext, _ size: CGSize) {
    guard let node = node as? CanvasNode<Symbols> else { return }
    node.evaluation &+= 1
    var graphics = GraphicsContext(
      GraphicsTarget(
        context, size, environment,
        symbol: { [weak node] id in
          guard let node, let view = node.symbol(id) else { return nil }
          let host = ViewHost(parent: node)
          host.respectsSafeArea = false
          host.start(parent: node) { AnyView._makeNode(view, $0) }
          return host
        }))
    Tracking.reading(node) { node.view.renderer(&graphics, size) }
  }
}

/// The view of a canvas.
private final class CanvasView: UIView, LayoutOnlyView {
  var render: ((CGContext, CGSize) -> Void)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    render?(context, bounds.size)
  }
}
