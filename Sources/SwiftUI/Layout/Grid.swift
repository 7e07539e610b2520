/// Rows of cells with aligned columns.
public struct Grid<Content: View>: View {
  public typealias Body = Never
  let content: LayoutView<GridLayout, Content>
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = LayoutView(
      layout: GridLayout(
        alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
      content: content())
  }
  public static func _makeNode(_ view: Grid, _ inputs: _NodeInputs) -> _TypedNode<Grid> {
    ForwardingNode(view, inputs, \.content)
  }
  public static var _rows: _RowShape { .one }
}

/// A row of cells in a grid. Outside a grid, cells are arranged horizontally.
public struct GridRow<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment?
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let content: Content
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  public static func _makeNode(_ view: GridRow, _ inputs: _NodeInputs) -> _TypedNode<GridRow> {
    GridRowNode(view, inputs)
  }
  public static var _rows: _RowShape { .one }
}

private final class GridRowNode<Content: View>: _TypedNode<GridRow<Content>> {
  private var child: _TypedNode<Content>!
  private lazy var item = GridRowItem(self)
  private var isStale = true

  init(_ view: GridRow<Content>, _ inputs: _NodeInputs) {
    super.init(inputs)
    item.alignment = view.alignment
    child = Content._makeNode(view.content, self.inputs)
  }
  override func update(_ view: GridRow<Content>) {
    if item.alignment != view.alignment {
      item.alignment = view.alignment
      invalidateLayout()
    }
    child.update(view.content)
  }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func appendItems(to items: inout [LayoutItem]) {
    if isStale {
      isStale = false
      var cells: [LayoutItem] = []
      child.appendItems(to: &cells)
      item.cells = cells
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

/// A row whose cells are positioned by its grid.
package final class GridRowItem: LayoutItem {
  var cells: [LayoutItem] = []
  /// The row inside a modifier, which wraps the row's cells.
  private let base: GridRowItem?
  private var ownAlignment: VerticalAlignment?
  var alignment: VerticalAlignment? {
    get { base?.alignment ?? ownAlignment }
    set { ownAlignment = newValue }
  }
  /// The frames of the cells in the row's coordinates, and the alignment of their content.
  var places: [(frame: CGRect, alignment: Alignment, fills: Axis.Set)] = []

  init(_ node: _ViewNode, around base: GridRowItem? = nil) {
    self.base = base
    super.init(node)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for cell in cells {
      let own = cell.sizeThatFits(.unspecified)
      size.width += own.width + (cell === cells.first ? 0 : ViewSpacing.standard)
      size.height = max(size.height, own.height)
    }
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  package override func arrange(_ frame: CGRect, _ proposal: ProposedViewSize, _ region: LayoutRegion) {
    if places.count != cells.count { placeSideBySide(frame.size) }
    for (cell, place) in zip(cells, places) {
      let inner = ProposedViewSize(
        width: place.fills.contains(.horizontal) ? place.frame.width : nil,
        height: place.fills.contains(.vertical) ? place.frame.height : nil)
      let d = cell.dimensions(inner)
      let origin = place.alignment.origin(of: d, in: place.frame.size)
      cell.place(
        at: CGPoint(
          x: frame.minX + place.frame.minX + origin.x, y: frame.minY + place.frame.minY + origin.y), inner,
        region)
    }
  }

  private func placeSideBySide(_ size: CGSize) {
    var x: CGFloat = 0
    places = cells.map { cell in
      let width = cell.sizeThatFits(.unspecified).width
      defer { x += width + ViewSpacing.standard }
      return (CGRect(x: x, y: 0, width: width, height: size.height), .center, .all)
    }
  }

  package override func collectViews(into views: inout [ShownView]) {
    for cell in cells { cell.collectViews(into: &views) }
  }
}

extension Axis.Set { fileprivate static let all: Axis.Set = [.horizontal, .vertical] }

package enum GridColumnsTrait: ItemTrait { package typealias Value = Int }
package enum GridAnchorTrait: ItemTrait { package typealias Value = UnitPoint }
package enum GridColumnAlignmentTrait: ItemTrait { package typealias Value = HorizontalAlignment }
package enum GridUnsizedTrait: ItemTrait { package typealias Value = Axis.Set }

/// Columns as wide as their widest cell; remaining space goes to flexible columns.
package struct GridLayout: Layout {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?

  package struct Cache {
    var proposal: ProposedViewSize?
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
    var size = CGSize.zero
  }

  package func makeCache(subviews: Subviews) -> Cache { Cache() }
  package func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = Cache() }

  private struct Cell {
    let item: LayoutItem
    let column: Int
    let span: Int
    let unsized: Axis.Set
  }
  private enum Line {
    case cells([Cell], GridRowItem)
    case whole(LayoutItem)
  }

  @MainActor
  private func lines(_ subviews: Subviews) -> [Line] {
    subviews.map { subview in
      var item = subview.item
      while let outer = item as? UnaryItem { item = outer.content }
      guard let row = item as? GridRowItem else { return .whole(subview.item) }
      var column = 0
      let cells = row.cells.map { cell in
        let span = max(1, cell.trait(GridColumnsTrait.self) ?? 1)
        defer { column += span }
        return Cell(item: cell, column: column, span: span, unsized: cell.trait(GridUnsizedTrait.self) ?? [])
      }
      return .cells(cells, row)
    }
  }

  private var gap: CGSize {
    CGSize(
      width: horizontalSpacing ?? ViewSpacing.standard, height: verticalSpacing ?? ViewSpacing.standard)
  }

  /// Distributes a length among tracks, least flexible first, each getting as much as it requests of its
  /// share.
  @MainActor
  private func share(
    _ length: CGFloat?, _ count: Int, least: (Int) -> CGFloat, most: (Int) -> CGFloat,
    ideal: (Int) -> CGFloat, wanted: (Int, CGFloat) -> CGFloat
  ) -> [CGFloat] {
    guard let length, length.isFinite else { return (0..<count).map(ideal) }
    var result = Array(repeating: CGFloat(0), count: count)
    let flexibility = (0..<count).map { most($0) - least($0) }
    var remaining = length
    var open = count
    for track in (0..<count).sorted(by: { flexibility[$0] < flexibility[$1] }) {
      let offer = max(0, remaining) / CGFloat(max(1, open))
      result[track] = wanted(track, offer)
      remaining -= result[track]
      open -= 1
    }
    return result
  }

  @MainActor
  private func solve(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) {
    if cache.proposal == proposal { return }
    let lines = lines(subviews)
    let columns =
      lines.map { if case .cells(let cells, _) = $0 { cells.reduce(0) { $0 + $1.span } } else { 0 } }.max()
      ?? 0
    var byColumn = Array(repeating: [LayoutItem](), count: columns)
    for case .cells(let cells, _) in lines {
      for cell in cells where cell.span == 1 && !cell.unsized.contains(.horizontal) {
        byColumn[cell.column].append(cell.item)
      }
    }
    func widest(_ column: Int, _ width: CGFloat?) -> CGFloat {
      byColumn[column].map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).width }.max() ?? 0
    }
    let gaps = gap.width * CGFloat(max(0, columns - 1))
    var widths = share(
      proposal.width.map { $0 - gaps }, columns, least: { widest($0, 0) }, most: { widest($0, .infinity) },
      ideal: { widest($0, nil) }, wanted: { widest($0, $1) })
    // A cell that spans columns widens the last of them if necessary.
    for case .cells(let cells, _) in lines {
      for cell in cells where cell.span > 1 && !cell.unsized.contains(.horizontal) {
        let range = cell.column..<min(columns, cell.column + cell.span)
        let room = range.reduce(0) { $0 + widths[$1] } + gap.width * CGFloat(range.count - 1)
        let wanted = cell.item.sizeThatFits(.unspecified).width
        if proposal.width == nil, wanted > room, let last = range.last { widths[last] += wanted - room }
      }
    }
    func total(_ values: [CGFloat], _ gap: CGFloat) -> CGFloat {
      values.reduce(0, +) + gap * CGFloat(max(0, values.count - 1))
    }
    // A view outside of rows spans all columns, and widens them if it is wider.
    var whole: CGFloat = 0
    for case .whole(let item) in lines where item.trait(GridUnsizedTrait.self)?.contains(.horizontal) != true
    {
      whole = max(whole, item.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).width)
    }
    let excess = whole - total(widths, gap.width)
    if excess > 0 { widths = widths.map { $0 + excess / CGFloat(columns) } }
    let width = columns > 0 ? total(widths, gap.width) : whole
    func tallest(_ line: Int, _ height: CGFloat?) -> CGFloat {
      switch lines[line] {
      case .whole(let item): return item.sizeThatFits(ProposedViewSize(width: width, height: height)).height
      case .cells(let cells, _):
        return cells.filter { !$0.unsized.contains(.vertical) }.map {
          $0.item.sizeThatFits(ProposedViewSize(width: room($0, widths), height: height)).height
        }.max() ?? 0
      }
    }
    let heights = share(
      proposal.height.map { $0 - gap.height * CGFloat(max(0, lines.count - 1)) }, lines.count,
      least: { tallest($0, 0) }, most: { tallest($0, .infinity) }, ideal: { tallest($0, nil) },
      wanted: { tallest($0, $1) })
    cache.proposal = proposal
    cache.widths = widths
    cache.heights = heights
    cache.size = CGSize(width: width, height: total(heights, gap.height))
  }

  private func room(_ cell: Cell, _ widths: [CGFloat]) -> CGFloat {
    let range = cell.column..<max(cell.column, min(widths.count, cell.column + cell.span))
    return range.reduce(0) { $0 + widths[$1] } + gap.width * CGFloat(max(0, range.count - 1))
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    LayoutActor.run { solve(proposal, subviews, &cache) }
    return cache.size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { LayoutActor.run { place(in: bounds, proposal, subviews, &cache) } }

  @MainActor
  private func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) {
    solve(proposal, subviews, &cache)
    let lines = lines(subviews)
    let columnAlignments = columnAlignments(lines, cache.widths.count)
    var y = bounds.minY
    for (index, line) in lines.enumerated() {
      let height = cache.heights[index]
      switch line {
      case .whole(let item):
        let inner = ProposedViewSize(width: bounds.width, height: height)
        let size = CGSize(width: bounds.width, height: height)
        let origin = alignment.origin(of: item.dimensions(inner), in: size)
        subviews[subviews.startIndex + index].place(
          at: CGPoint(x: bounds.minX + origin.x, y: y + origin.y), proposal: inner)
      case .cells(let cells, let row):
        row.places = cells.map { cell in
          let x = cache.widths[..<min(cell.column, cache.widths.count)].reduce(0) { $0 + $1 + gap.width }
          let frame = CGRect(x: x, y: 0, width: room(cell, cache.widths), height: height)
          let unit = cell.item.trait(GridAnchorTrait.self)
          let own =
            unit.map { Alignment($0) }
            ?? Alignment(
              horizontal: columnAlignments[cell.column] ?? alignment.horizontal,
              vertical: row.alignment ?? alignment.vertical)
          return (frame, own, .all)
        }
        row.invalidate()
        subviews[subviews.startIndex + index].place(
          at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
      }
      y += height + gap.height
    }
  }

  @MainActor
  private func columnAlignments(_ lines: [Line], _ count: Int) -> [Int: HorizontalAlignment] {
    var found: [Int: HorizontalAlignment] = [:]
    for case .cells(let cells, _) in lines {
      for cell in cells {
        if let own = cell.item.trait(GridColumnAlignmentTrait.self) { found[cell.column] = own }
      }
    }
    return found
  }
}

extension Alignment {
  fileprivate init(_ point: UnitPoint) {
    self.init(
      horizontal: point.x < 0.25 ? .leading : point.x > 0.75 ? .trailing : .center,
      vertical: point.y < 0.25 ? .top : point.y > 0.75 ? .bottom : .center)
  }
}

extension View {
  /// Sets the number of columns that a grid cell spans.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { trait(GridColumnsTrait.self, count) }
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    trait(GridAnchorTrait.self, anchor)
  }
  /// Sets the alignment of the column's cells.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    trait(GridColumnAlignmentTrait.self, guide)
  }
  /// Sets the axes in which a cell fills the available space without affecting the grid's size.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    trait(GridUnsizedTrait.self, axes)
  }
}
