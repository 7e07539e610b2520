/// Views behind or in front of a view, with its size.
public struct _LayerModifier<Layer: View>: ViewModifier {
  public typealias Body = Never
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool
  /// The edges at which the layer extends below the bars.
  var extendedEdges: Edge.Set = []

  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { LayerNode(view, inputs) }
}

private final class LayerNode<C: View, L: View>: _TypedNode<ModifiedContent<C, _LayerModifier<L>>> {
  private var content: _TypedNode<C>!
  private var layer: _TypedNode<L>!
  fileprivate var modifier: _LayerModifier<L>
  private var isStale = true
  private var layered: [LayerItem<C, L>] = []
  /// The items for the enclosing layout: those of `layered`, and grid rows whose cells they are.
  private var items: [LayoutItem] = []
  private var gridRows: [(content: GridRowItem, item: GridRowItem)] = []

  init(_ view: ModifiedContent<C, _LayerModifier<L>>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs)
    content = C._makeNode(view.content, self.inputs)
    layer = L._makeNode(view.modifier.layer, self.inputs)
  }

  override func update(_ view: ModifiedContent<C, _LayerModifier<L>>) {
    if modifier.alignment != view.modifier.alignment { invalidateLayout() }
    modifier = view.modifier
    content.update(view.content)
    layer.update(view.modifier.layer)
    for layer in furtherLayers { layer.update(view.modifier.layer) }
  }

  /// The layers of the items after the first one: each view of a group or loop has its own.
  private var furtherLayers: [_TypedNode<L>] = []

  private func furtherLayerItems(_ index: Int) -> [LayoutItem] {
    while furtherLayers.count < index { furtherLayers.append(L._makeNode(modifier.layer, inputs)) }
    var items: [LayoutItem] = []
    furtherLayers[index - 1].appendItems(to: &items)
    return items
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    if let layer { body(layer) }
    for layer in furtherLayers { body(layer) }
  }

  override func appendItems(to all: inout [LayoutItem]) {
    if isStale {
      isStale = false
      var contents: [LayoutItem] = []
      var layers: [LayoutItem] = []
      // Items add their controllers to the host's: from back to front, as on iOS.
      if modifier.isBehind { layer.appendItems(to: &layers) }
      content.appendItems(to: &contents)
      if !modifier.isBehind { layer.appendItems(to: &layers) }
      let (old, oldRows) = (layered, gridRows)
      (layered, gridRows) = ([], [])
      func wrap(_ content: LayoutItem) -> LayoutItem {
        let item = old.first { $0.content === content } ?? LayerItem(self, content)
        item.layers = layered.isEmpty ? layers : furtherLayerItems(layered.count)
        layered.append(item)
        return item
      }
      items = contents.map { content in
        guard let row = content as? GridRowItem else { return wrap(content) }
        let item = oldRows.first { $0.content === row }?.item ?? GridRowItem(row.node, around: row)
        item.cells = row.cells.map { wrap($0) }
        gridRows.append((row, item))
        return item
      }
      while furtherLayers.count >= max(1, layered.count) { furtherLayers.removeLast().end() }
    }
    all.append(contentsOf: items)
  }

  override func itemsDidChange() -> Bool {
    isStale = true
    return true
  }
  override func layoutDidInvalidate() -> Bool {
    for item in layered { item.invalidate() }
    for row in gridRows { row.item.invalidate() }
    return true
  }
}

private final class LayerItem<C: View, L: View>: UnaryItem {
  var layers: [LayoutItem] = []
  private var modifier: _LayerModifier<L>? { (node as? LayerNode<C, L>)?.modifier }

  override func arrange(_ frame: CGRect, _ proposal: ProposedViewSize, _ region: LayoutRegion) {
    super.arrange(frame, proposal, region)
    guard let modifier else { return }
    let space = modifier.extendedEdges.isEmpty ? frame : region.extended(frame, modifier.extendedEdges)
    let layerProposal = ProposedViewSize(space.size)
    for layer in layers {
      let origin = modifier.alignment.origin(of: layer.dimensions(layerProposal), in: space.size)
      layer.place(
        at: CGPoint(x: space.minX + origin.x, y: space.minY + origin.y), layerProposal, region)
    }
  }

  override func collectViews(into views: inout [ShownView]) {
    let isBehind = modifier?.isBehind ?? false
    if !isBehind { super.collectViews(into: &views) }
    for layer in layers { layer.collectViews(into: &views) }
    if isBehind { super.collectViews(into: &views) }
  }
}

extension View {
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_LayerModifier(layer: content(), alignment: alignment, isBehind: true)) }
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _LayerModifier(
        layer: background, alignment: alignment, isBehind: true,
        extendedEdges: background is Color ? .all : []))
  }
  /// Fills the shape of the container behind the view: a rectangle, unless `containerShape(_:)` has set another.
  @_disfavoredOverload
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _LayerModifier(
        layer: ContainerRelativeShape().fill(style), alignment: .center, isBehind: true, extendedEdges: edges)
    )
  }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _LayerModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
  }
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      _LayerModifier(
        layer: ContainerRelativeShape().fill(BackgroundStyle()), alignment: .center, isBehind: true,
        extendedEdges: edges))
  }
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_LayerModifier(layer: content(), alignment: alignment, isBehind: false)) }
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  {
    modifier(_LayerModifier(layer: overlay, alignment: alignment, isBehind: false))
  }
  @_disfavoredOverload
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    modifier(
      _LayerModifier(
        layer: Rectangle().fill(style), alignment: .center, isBehind: false, extendedEdges: edges))
  }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { overlay(shape.fill(style, style: fillStyle)) }
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
  /// Masks the view with the alpha of another view.
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> some View
  {
    modifier(_MaskModifier(mask: mask(), alignment: alignment))
  }
}

/// A view masked by another view.
public struct _MaskModifier<Mask: View>: ViewModifier, ItemModifier {
  public typealias Body = Never
  let mask: Mask
  let alignment: Alignment
  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> MaskItem {
    let item = MaskItem(node, content)
    let mask = mask
    item.host.start(parent: node) { Mask._makeNode(mask, $0) }
    item.host.view.frame = .zero
    item.alignment = alignment
    return item
  }
  package func update(_ item: MaskItem) -> Bool {
    let mask = mask
    item.alignment = alignment
    item.host.root.forEachChild { ($0 as? _TypedNode<Mask>)?.update(mask) }
    return true
  }
}

package final class MaskItem: ContainerItem {
  let host: ViewHost
  var alignment = Alignment.center
  init(_ node: _ViewNode, _ content: LayoutItem) {
    host = ViewHost(parent: node)
    host.respectsSafeArea = false
    super.init(node, content, HostingView())
    view.isTransparentToTouches = true
    host.onSizeChange = { [weak node] in node?.invalidateLayout() }
  }
  package override func configure(_ size: CGSize) {
    let own = host.sizeThatFits(ProposedViewSize(size))
    let x: CGFloat = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    let y: CGFloat = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
    host.view.frame = CGRect(
      x: (size.width - own.width) * (environment.layoutDirection == .rightToLeft ? 1 - x : x),
      y: (size.height - own.height) * y, width: own.width, height: own.height)
    host.view.layoutIfNeeded()
    view.mask = host.view
  }
}
