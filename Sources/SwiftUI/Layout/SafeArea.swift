/// Regions of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

public struct _SafeAreaIgnoringLayout: ViewModifier, ItemModifier {
  public typealias Body = Never
  let regions: SafeAreaRegions
  let edges: Edge.Set
  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> SafeAreaIgnoringItem {
    SafeAreaIgnoringItem(node, content, regions, edges)
  }
  package func update(_ item: SafeAreaIgnoringItem) -> Bool {
    defer { (item.regions, item.edges) = (regions, edges) }
    return item.edges != edges || item.regions != regions
  }
}

package final class SafeAreaIgnoringItem: UnaryItem {
  var regions: SafeAreaRegions
  var edges: Edge.Set
  init(_ node: _ViewNode, _ content: LayoutItem, _ regions: SafeAreaRegions, _ edges: Edge.Set) {
    self.regions = regions
    self.edges = edges
    super.init(node, content)
  }

  /// The area to which content extends: the bounds, without the regions that it respects.
  private func limits(in region: LayoutRegion) -> CGRect {
    guard !regions.isSuperset(of: [.container, .keyboard]) else { return region.bounds }
    var limits = regions.contains(.container) ? region.bounds : region.safe
    if region.keyboard > 0 {
      limits.size.height = region.safe.maxY - limits.minY
      if regions.contains(.keyboard) { limits.size.height += region.keyboard }
    }
    return limits
  }

  package override func arrange(_ frame: CGRect, _ proposal: ProposedViewSize, _ region: LayoutRegion) {
    var offered = frame
    if let width = proposal.width, width.isFinite { offered.size.width = max(width, frame.width) }
    if let height = proposal.height, height.isFinite { offered.size.height = max(height, frame.height) }
    offered.origin.x -= (offered.width - frame.width) / 2
    offered.origin.y -= (offered.height - frame.height) / 2
    let limits = limits(in: region)
    var outerRegion = region
    outerRegion.bounds = limits
    let extended = outerRegion.extended(offered, edges)
    guard extended != offered else { return super.arrange(frame, proposal, region) }
    let inner = ProposedViewSize(extended.size)
    let size = content.sizeThatFits(inner)
    var innerRegion = region
    if edges.contains(.bottom), regions.contains(.keyboard) { innerRegion.keyboard = 0 }
    innerRegion.safe = CGRect(
      x: edges.contains(.leading) ? limits.minX : region.safe.minX,
      y: edges.contains(.top) ? limits.minY : region.safe.minY, width: 0, height: 0)
    innerRegion.safe.size.width =
      (edges.contains(.trailing) ? limits.maxX : region.safe.maxX) - innerRegion.safe.minX
    innerRegion.safe.size.height =
      (edges.contains(.bottom) ? limits.maxY : region.safe.maxY) - innerRegion.safe.minY
    content.place(
      at: CGPoint(x: extended.midX - size.width / 2, y: extended.midY - size.height / 2), inner, innerRegion)
  }
}

/// A view at an edge that insets the content's safe area.
public struct _SafeAreaInsetModifier<Inset: View>: ViewModifier {
  public typealias Body = Never
  let edge: Edge
  let spacing: CGFloat
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  let inset: Inset

  public static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { SafeAreaInsetNode(view, inputs) }
}

private final class SafeAreaInsetNode<C: View, I: View>: _TypedNode<
  ModifiedContent<C, _SafeAreaInsetModifier<I>>
>
{
  private var content: _TypedNode<C>!
  private var inset: _TypedNode<I>!
  fileprivate var modifier: _SafeAreaInsetModifier<I>
  private lazy var item = SafeAreaInsetItem<C, I>(self)
  private var isStale = true

  init(_ view: ModifiedContent<C, _SafeAreaInsetModifier<I>>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs)
    content = C._makeNode(view.content, self.inputs)
    inset = I._makeNode(view.modifier.inset, self.inputs)
  }
  override func update(_ view: ModifiedContent<C, _SafeAreaInsetModifier<I>>) {
    modifier = view.modifier
    content.update(view.content)
    inset.update(view.modifier.inset)
    invalidateLayout()
  }
  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    if let inset { body(inset) }
  }
  override func appendItems(to items: inout [LayoutItem]) {
    if isStale {
      isStale = false
      var contents: [LayoutItem] = []
      content.appendItems(to: &contents)
      var insets: [LayoutItem] = []
      inset.appendItems(to: &insets)
      item.contents = contents
      item.insets = insets
    }
    items.append(item)
  }
  override func itemsDidChange() -> Bool {
    isStale = true
    return true
  }
  override func layoutDidInvalidate() -> Bool {
    item.invalidate()
    return true
  }
}

private final class SafeAreaInsetItem<C: View, I: View>: LayoutItem {
  var contents: [LayoutItem] = []
  var insets: [LayoutItem] = []
  private var modifier: _SafeAreaInsetModifier<I>? { (node as? SafeAreaInsetNode<C, I>)?.modifier }

  private var isVertical: Bool { modifier?.edge == .top || modifier?.edge == .bottom }

  private func thickness(_ proposal: ProposedViewSize) -> CGFloat {
    guard let inset = insets.first, let modifier else { return 0 }
    let size = inset.sizeThatFits(
      isVertical
        ? ProposedViewSize(width: proposal.width, height: nil)
        : ProposedViewSize(width: nil, height: proposal.height))
    return (isVertical ? size.height : size.width) + modifier.spacing
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let thickness = thickness(proposal)
    return isVertical
      ? ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - thickness) })
      : ProposedViewSize(width: proposal.width.map { max(0, $0 - thickness) }, height: proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let content = contents.first else { return .zero }
    var size = content.sizeThatFits(inner(proposal))
    if isVertical { size.height += thickness(proposal) } else { size.width += thickness(proposal) }
    return size
  }

  override func arrange(_ frame: CGRect, _ proposal: ProposedViewSize, _ region: LayoutRegion) {
    guard let content = contents.first, let modifier else { return }
    let thickness = thickness(proposal)
    var free = frame
    switch modifier.edge {
    case .top:
      free.origin.y += thickness
      free.size.height -= thickness
    case .bottom: free.size.height -= thickness
    case .leading:
      free.origin.x += thickness
      free.size.width -= thickness
    case .trailing: free.size.width -= thickness
    }
    var innerRegion = region
    let shared = region.safe.intersection(
      CGRect(
        x: modifier.edge == .leading ? free.minX : region.safe.minX,
        y: modifier.edge == .top ? free.minY : region.safe.minY,
        width: (modifier.edge == .trailing ? free.maxX : region.safe.maxX)
          - (modifier.edge == .leading ? free.minX : region.safe.minX),
        height: (modifier.edge == .bottom ? free.maxY : region.safe.maxY)
          - (modifier.edge == .top ? free.minY : region.safe.minY)))
    // Without room beside the inset the intersection has no place.
    innerRegion.safe = shared.isNull ? CGRect(origin: free.origin, size: .zero) : shared
    let contentProposal = inner(proposal)
    let size = content.sizeThatFits(contentProposal)
    content.place(
      at: CGPoint(x: free.midX - size.width / 2, y: free.midY - size.height / 2), contentProposal, innerRegion
    )
    guard let inset = insets.first else { return }
    let insetProposal =
      isVertical
      ? ProposedViewSize(width: frame.width, height: nil) : ProposedViewSize(width: nil, height: frame.height)
    let d = inset.dimensions(insetProposal)
    let whole = ViewDimensions(item: nil, size: frame.size, proposal: proposal)
    let origin =
      switch modifier.edge {
      case .top: CGPoint(x: frame.minX + whole[modifier.horizontal] - d[modifier.horizontal], y: frame.minY)
      case .bottom:
        CGPoint(x: frame.minX + whole[modifier.horizontal] - d[modifier.horizontal], y: frame.maxY - d.height)
      case .leading: CGPoint(x: frame.minX, y: frame.minY + whole[modifier.vertical] - d[modifier.vertical])
      case .trailing:
        CGPoint(x: frame.maxX - d.width, y: frame.minY + whole[modifier.vertical] - d[modifier.vertical])
      }
    inset.place(at: origin, insetProposal, region)
  }

  override func collectViews(into views: inout [ShownView]) {
    for item in contents { item.collectViews(into: &views) }
    for item in insets { item.collectViews(into: &views) }
  }
}

extension View {
  /// Extends the view below bars and to the edges of the screen.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    modifier(_SafeAreaIgnoringLayout(regions: regions, edges: edges))
  }
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, spacing: spacing ?? 0, horizontal: alignment, vertical: .center,
        inset: content()))
  }
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, spacing: spacing ?? 0, horizontal: .center,
        vertical: alignment, inset: content()))
  }
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
}
