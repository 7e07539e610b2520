/// Views arranged horizontally.
@frozen
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  public typealias Cache = StackCache
  private var stack: StackRules { StackRules(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
  public func makeCache(subviews: Subviews) -> StackCache { StackCache() }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize
  {
    stack.arrangement(proposal, subviews, &cache).size
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) { stack.place(in: bounds, proposal, subviews, &cache) }
  public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
    stack.outerSpacing(subviews)
  }
}

/// Views arranged vertically.
@frozen
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  public typealias Cache = StackCache
  private var stack: StackRules { StackRules(axis: .vertical, alignment: alignment.key, spacing: spacing) }
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
  public func makeCache(subviews: Subviews) -> StackCache { StackCache() }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize
  {
    stack.arrangement(proposal, subviews, &cache).size
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) { stack.place(in: bounds, proposal, subviews, &cache) }
  public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
    stack.outerSpacing(subviews)
  }
}

/// Results of a stack for its latest proposals.
public struct StackCache {
  struct CachedLayout {
    var proposal: ProposedViewSize
    var size: CGSize
    var offsets: [CGPoint]
    var proposals: [ProposedViewSize]
  }
  var arrangements: [CachedLayout] = []
}

/// The distribution of space in stacks: the least flexible view is measured first, and each gets an equal
/// share of the remaining space.
private struct StackRules {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  func arrangement(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache
  ) -> StackCache.CachedLayout {
    if let known = cache.arrangements.first(where: { $0.proposal == proposal }) { return known }
    let made = makeArrangement(proposal, subviews)
    if cache.arrangements.count >= 3 { cache.arrangements.removeFirst() }
    cache.arrangements.append(made)
    return made
  }

  private func makeArrangement(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> StackCache.CachedLayout {
    let count = subviews.count
    let gaps = gaps(subviews)
    let available = proposal[axis].map { $0 - gaps.reduce(0, +) }
    let cross = proposal[axis.other]
    var proposals = Array(repeating: ProposedViewSize.unspecified, count: count)
    if let available {
      share(available, cross, subviews, &proposals)
    } else {
      for index in 0..<count { proposals[index][axis.other] = cross }
    }

    // Sequentially along the axis, aligned by guides across it.
    var offsets: [CGPoint] = []
    offsets.reserveCapacity(count)
    var position: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    var guides: [CGFloat] = []
    guides.reserveCapacity(count)
    for index in 0..<count {
      let dimensions = subviews[index].dimensions(in: proposals[index])
      let guide = dimensions[alignment]
      guides.append(guide)
      before = max(before, guide)
      after = max(after, dimensions.size[axis.other] - guide)
      offsets.append(axis == .horizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position))
      position += dimensions.size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    for index in 0..<count {
      let offset = before - guides[index]
      if axis == .horizontal { offsets[index].y = offset } else { offsets[index].x = offset }
    }
    var size = CGSize.zero
    size[axis] = position
    size[axis.other] = count == 0 ? 0 : before + after
    return StackCache.CachedLayout(proposal: proposal, size: size, offsets: offsets, proposals: proposals)
  }

  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    guard subviews.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing, count: subviews.count - 1) }
    var previous = subviews[0].spacing
    return (1..<subviews.count).map { index in
      let next = subviews[index].spacing
      defer { previous = next }
      return previous.distance(to: next, along: axis)
    }
  }

  /// The spacing of the stack as a whole: the first and the last view determine it along the axis, and all across it.
  func outerSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard !subviews.isEmpty else { return ViewSpacing() }
    var spacing = ViewSpacing.none
    for (index, subview) in subviews.enumerated() {
      var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
      if index == 0 { edges.insert(axis == .horizontal ? .leading : .top) }
      if index == subviews.count - 1 { edges.insert(axis == .horizontal ? .trailing : .bottom) }
      spacing.formUnion(subview.spacing, edges: edges)
    }
    return spacing
  }

  private func share(
    _ available: CGFloat, _ cross: CGFloat?, _ subviews: LayoutSubviews, _ proposals: inout [ProposedViewSize]
  ) {
    struct Candidate {
      var index: Int
      var priority: Double
      var minimum: CGFloat
      var flexibility: CGFloat
    }
    func proposal(_ length: CGFloat?) -> ProposedViewSize {
      axis == .horizontal
        ? ProposedViewSize(width: length, height: cross) : ProposedViewSize(width: cross, height: length)
    }
    if subviews.count == 1 {
      proposals[0] = proposal(max(0, available))
      return
    }
    var candidates = subviews.indices.map { index in
      let subview = subviews[index]
      let minimum = subview.sizeThatFits(proposal(0))[axis]
      let maximum = subview.sizeThatFits(proposal(.infinity))[axis]
      return Candidate(
        index: index, priority: subview.priority, minimum: minimum, flexibility: maximum - minimum)
    }
    candidates.sort {
      $0.priority != $1.priority
        ? $0.priority > $1.priority
        : $0.flexibility != $1.flexibility ? $0.flexibility < $1.flexibility : $0.index < $1.index
    }
    var remaining = available
    var start = 0
    while start < candidates.count {
      let priority = candidates[start].priority
      let end = candidates[start...].firstIndex { $0.priority != priority } ?? candidates.count
      // Reserves the minimum size of views with lower priority.
      let reserved = candidates[end...].reduce(0) { $0 + $1.minimum }
      var groupRemaining = remaining - reserved
      for position in start..<end {
        let index = candidates[position].index
        let part = max(0, groupRemaining / CGFloat(end - position))
        proposals[index] = proposal(part)
        let length = subviews[index].sizeThatFits(proposals[index])[axis]
        groupRemaining -= length
        remaining -= length
      }
      start = end
    }
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache
  ) {
    let arrangement = arrangement(proposal, subviews, &cache)
    for index in subviews.indices {
      let offset = arrangement.offsets[index]
      subviews[index].place(
        at: CGPoint(x: bounds.minX + offset.x, y: bounds.minY + offset.y),
        proposal: arrangement.proposals[index])
    }
  }
}

/// Views arranged back to front.
@frozen
public struct ZStackLayout: Layout {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    extent(proposal, subviews).size
  }

  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
    var minX: CGFloat = 0
    var minY: CGFloat = 0
    var maxX: CGFloat = 0
    var maxY: CGFloat = 0
    for subview in subviews {
      let d = subview.dimensions(in: proposal)
      let x = d[alignment.horizontal]
      let y = d[alignment.vertical]
      minX = min(minX, -x)
      minY = min(minY, -y)
      maxX = max(maxX, d.width - x)
      maxY = max(maxY, d.height - y)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let extent = extent(proposal, subviews)
    for subview in subviews {
      let d = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX - extent.minX - d[alignment.horizontal],
          y: bounds.minY - extent.minY - d[alignment.vertical]), proposal: proposal)
    }
  }
}

/// Arranges views horizontally.
public struct HStack<Content: View>: View {
  public typealias Body = Never
  let content: LayoutView<HStackLayout, Content>
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = LayoutView(
      layout: HStackLayout(alignment: alignment, spacing: spacing), content: content())
  }
  public static func _makeNode(_ view: HStack, _ inputs: _NodeInputs) -> _TypedNode<HStack> {
    ForwardingNode(view, inputs, \.content)
  }
  public static var _rows: _RowShape { .one }
}

/// Arranges views vertically.
public struct VStack<Content: View>: View {
  public typealias Body = Never
  let content: LayoutView<VStackLayout, Content>
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = LayoutView(
      layout: VStackLayout(alignment: alignment, spacing: spacing), content: content())
  }
  public static func _makeNode(_ view: VStack, _ inputs: _NodeInputs) -> _TypedNode<VStack> {
    ForwardingNode(view, inputs, \.content)
  }
  public static var _rows: _RowShape { .one }
}

/// Overlays views.
public struct ZStack<Content: View>: View {
  public typealias Body = Never
  let content: LayoutView<ZStackLayout, Content>
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = LayoutView(layout: ZStackLayout(alignment: alignment), content: content())
  }
  public static func _makeNode(_ view: ZStack, _ inputs: _NodeInputs) -> _TypedNode<ZStack> {
    ForwardingNode(view, inputs, \.content)
  }
  public static var _rows: _RowShape { .one }
}

/// A type-erased layout, which can change without losing the state of its views.
public struct AnyLayout: Layout {
  public struct Cache { var value: Any }
  private let storage: AnyLayoutBox

  public init<L: Layout>(_ layout: L) { storage = TypedLayoutBox(layout) }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: storage.makeCache(subviews)) }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    storage.size(proposal, subviews, &cache.value)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { storage.place(bounds, proposal, subviews, &cache.value) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    storage.spacing(subviews, &cache.value)
  }
}

private class AnyLayoutBox {
  func makeCache(_ subviews: LayoutSubviews) -> Any { fatalError() }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
}

private final class TypedLayoutBox<L: Layout>: AnyLayoutBox {
  private let layout: L
  init(_ layout: L) { self.layout = layout }

  override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }
  private func typed<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }
  override func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    typed(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }
  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    typed(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    typed(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }
}

/// Several items of a host arranged vertically.
package final class StackItem: LayoutItem {
  private let stack: LayoutContainerItem<VStackLayout>

  package init(_ node: _ViewNode, _ items: [LayoutItem]) {
    stack = LayoutContainerItem(node, VStackLayout())
    super.init(node)
    stack.setItems(items)
  }

  private func refresh() { stack.invalidate() }
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    refresh()
    return stack.sizeThatFits(proposal)
  }
  package override func arrange(_ frame: CGRect, _ proposal: ProposedViewSize, _ region: LayoutRegion) {
    refresh()
    stack.place(at: frame.origin, proposal, region)
    invalidate()
  }
  package override func collectViews(into views: inout [ShownView]) { stack.collectViews(into: &views) }
  package override var spacing: ViewSpacing {
    refresh()
    return stack.spacing
  }
}
