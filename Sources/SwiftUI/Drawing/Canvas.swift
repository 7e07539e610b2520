/// A view with immediate mode drawing.
public struct Canvas<Symbols: View>: View {
  public typealias Body = Never
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public var symbols: Symbols
  nonisolated(unsafe) public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  /// - `symbols`: Views that the renderer can draw, identified by tag.
  nonisolated public init(
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
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

private final class CanvasNode<Symbols: View>: ItemNode<Canvas<Symbols>> {
  /// The trees of symbols that were drawn, by identifier. They keep their state between drawings.
  private var symbols: [AnyHashable: CanvasSymbol] = [:]

  override func makeItem() -> LayoutItem { CanvasItem(self) }
  /// Redraws after a change of values read by the renderer.
  override func reevaluate() { invalidateLayout() }

  override func viewDidChange() {
    for symbol in symbols.values { symbol.isStale = true }
    super.viewDidChange()
  }

  /// Returns the symbol with a tag.
  func symbol(_ id: AnyHashable) -> ViewHost? {
    if let known = symbols[id], !known.isStale { return known.host }
    var found: AnyView?
    Symbols._children(of: view.symbols) { child in
      if found == nil, child.trait(TagTrait.self) == id || child.id == id { found = child.view }
    }
    guard let found else {
      symbols.removeValue(forKey: id)?.host.end()
      return nil
    }
    if let known = symbols[id] {
      known.update(found)
      return known.host
    }
    let symbol = CanvasSymbol(found, parent: self)
    symbols[id] = symbol
    return symbol.host
  }

  override func willEnd() {
    for symbol in symbols.values { symbol.host.end() }
    symbols = [:]
    super.willEnd()
  }
}

/// The tree of a symbol.
@MainActor
private final class CanvasSymbol {
  let host: ViewHost
  private weak var node: _TypedNode<AnyView>?
  /// Whether the canvas has a new value since the tree was updated.
  var isStale = false

  init(_ view: AnyView, parent: _ViewNode) {
    host = ViewHost(parent: parent)
    host.respectsSafeArea = false
    host.start(parent: parent) {
      let node = AnyView._makeNode(view, $0)
      self.node = node
      return node
    }
    // A change of a symbol's own state, unlike one of the canvas, is seen only by its tree.
    host.onSizeChange = { [weak self, weak parent] in
      guard self?.isStale == false else { return }
      parent?.invalidateLayout()
    }
  }

  func update(_ view: AnyView) {
    node?.update(view)
    isStale = false
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
      GraphicsTarget(context, size, environment, symbol: { [weak node] in node?.symbol($0) }))
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
    layer.defersDisplay = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    render?(context, bounds.size)
  }
}
