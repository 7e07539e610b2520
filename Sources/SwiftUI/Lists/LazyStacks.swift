/// A column whose views are made when they are first seen.
public struct LazyVStack<Content: View>: View {
  public typealias Body = Never
  let content: LazyContainer<Content>
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = LazyContainer(
      axis: .vertical, tracks: nil, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      content: content())
  }
  public static func _makeNode(_ view: LazyVStack, _ inputs: _NodeInputs) -> _TypedNode<LazyVStack> {
    PassNode(view, inputs, \.content)
  }
  public static var _rowCount: Int? { 1 }
}

/// A row whose views are made when they are first seen.
public struct LazyHStack<Content: View>: View {
  public typealias Body = Never
  let content: LazyContainer<Content>
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = LazyContainer(
      axis: .horizontal, tracks: nil, spacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      content: content())
  }
  public static func _makeNode(_ view: LazyHStack, _ inputs: _NodeInputs) -> _TypedNode<LazyHStack> {
    PassNode(view, inputs, \.content)
  }
  public static var _rowCount: Int? { 1 }
}

/// A grid that grows downwards, whose views are made when they are first seen.
public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never
  let content: LazyContainer<Content>
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = LazyContainer(
      axis: .vertical, tracks: columns, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      content: content())
  }
  public static func _makeNode(_ view: LazyVGrid, _ inputs: _NodeInputs) -> _TypedNode<LazyVGrid> {
    PassNode(view, inputs, \.content)
  }
  public static var _rowCount: Int? { 1 }
}

/// A grid that grows sideways, whose views are made when they are first seen.
public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never
  let content: LazyContainer<Content>
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = LazyContainer(
      axis: .horizontal, tracks: rows, spacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      content: content())
  }
  public static func _makeNode(_ view: LazyHGrid, _ inputs: _NodeInputs) -> _TypedNode<LazyHGrid> {
    PassNode(view, inputs, \.content)
  }
  public static var _rowCount: Int? { 1 }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column of a grid that grows downwards, or a row of one that grows sideways.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  struct Track {
    var offset: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  /// Shares the width among the items.
  static func tracks(_ items: [GridItem], _ length: CGFloat, _ standard: CGFloat) -> [Track] {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? standard) }
    var remaining = length - gaps
    var open = 0
    for item in items { if case .fixed(let size) = item.size { remaining -= size } else { open += 1 } }
    var tracks: [Track] = []
    var offset: CGFloat = 0
    for item in items {
      let gap = item.spacing ?? standard
      switch item.size {
      case .fixed(let size):
        tracks.append(Track(offset: offset, length: size, alignment: item.alignment))
        offset += size + gap
      case .flexible(let minimum, let maximum):
        let size = max(minimum, min(remaining / CGFloat(max(1, open)), maximum))
        open -= 1
        remaining -= size
        tracks.append(Track(offset: offset, length: size, alignment: item.alignment))
        offset += size + gap
      case .adaptive(let minimum, let maximum):
        let share = max(minimum, remaining / CGFloat(max(1, open)))
        open -= 1
        remaining -= share
        let count = max(1, Int((share + gap) / (minimum + gap)))
        let size = min(maximum, (share - CGFloat(count - 1) * gap) / CGFloat(count))
        for _ in 0..<count {
          tracks.append(Track(offset: offset, length: size, alignment: item.alignment))
          offset += size + gap
        }
      }
    }
    return tracks
  }
}

package struct LazyContainer<Content: View>: View {
  package typealias Body = Never
  let axis: Axis
  let tracks: [GridItem]?
  let spacing: CGFloat?
  let alignment: Alignment
  let content: Content
  package static func _makeNode(_ view: LazyContainer, _ inputs: _NodeInputs) -> _TypedNode<LazyContainer> {
    LazyNode(view, inputs)
  }
  package static var _rowCount: Int? { 1 }
}

private final class LazyNode<Content: View>: _TypedNode<LazyContainer<Content>>, LazySettings {
  private var view: LazyContainer<Content>
  private var child: _TypedNode<Content>!
  private lazy var item = LazyItem(self)
  private var isStale = true

  init(_ view: LazyContainer<Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    var inner = self.inputs
    inner.environment.stackAxis = view.axis
    child = Content._makeNode(view.content, inner)
  }
  override var environmentForChildren: EnvironmentValues { environment.with { $0.stackAxis = view.axis } }
  override func update(_ view: LazyContainer<Content>) {
    self.view = view
    child.update(view.content)
    invalidateLayout()
  }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
  override func itemsDidChange() -> Bool {
    isStale = true
    item.viewsAreStale = true
    return true
  }
  override func layoutDidInvalidate() -> Bool {
    item.invalidate()
    return true
  }

  var axis: Axis { view.axis }
  var tracks: [GridItem]? { view.tracks }
  var spacing: CGFloat { view.spacing ?? ViewSpacing.standard }
  var alignment: Alignment { view.alignment }
  private var rows = RowIndex()
  func currentRows() -> RowIndex {
    if isStale {
      isStale = false
      var sources: [RowSource] = []
      child.appendRows(to: &sources)
      rows = RowIndex(sources)
    }
    return rows
  }
}

@MainActor
private protocol LazySettings: AnyObject {
  var axis: Axis { get }
  var tracks: [GridItem]? { get }
  var spacing: CGFloat { get }
  var alignment: Alignment { get }
  func currentRows() -> RowIndex
}

/// Rows of several sources, counted through.
@MainActor
package struct RowIndex {
  package private(set) var sources: [RowSource] = []
  private var starts: [Int] = []
  package private(set) var count = 0

  nonisolated package init() {}
  package init(_ sources: [RowSource]) {
    for source in sources {
      for part in source.flattened {
        self.sources.append(part)
        starts.append(count)
        count += part.count
      }
    }
  }

  package func find(_ index: Int) -> (source: RowSource, index: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return (sources[low], index - starts[low])
  }
  package func row(_ index: Int) -> Row {
    let (source, local) = find(index)
    return source.row(at: local)
  }
  package func rowIfMade(_ index: Int) -> Row? {
    let (source, local) = find(index)
    return source.rowIfMade(at: local)
  }
  package func id(_ index: Int) -> AnyHashable {
    let (source, local) = find(index)
    return source.id(at: local)
  }
}

/// Places the views near the visible part of the scroll view around them.
private final class LazyItem: LayoutItem, VisibleRectObserver {
  var viewsAreStale = true
  private let canvas = HostingView()
  private var shown: [Int: RowView] = [:]
  private var lengths: [Int: CGFloat] = [:]
  private var estimate: CGFloat = 44
  private var offsets: [CGFloat] = []
  private var width: CGFloat = 0
  private var settings: (any LazySettings)? { node as? any LazySettings }

  override init(_ node: _ViewNode) {
    super.init(node)
    canvas.isTransparentToTouches = true
  }

  override func invalidateContents() { lengths.removeAll() }

  private func tracks(_ cross: CGFloat) -> [GridItem.Track] {
    guard let items = settings?.tracks else {
      return [GridItem.Track(offset: 0, length: cross, alignment: nil)]
    }
    return GridItem.tracks(items, cross, ViewSpacing.standard)
  }

  private func proposal(_ track: CGFloat) -> ProposedViewSize {
    settings?.axis == .horizontal
      ? ProposedViewSize(width: nil, height: track) : ProposedViewSize(width: track, height: nil)
  }

  private func length(ofLine line: Int, _ tracks: [GridItem.Track], _ rows: RowIndex) -> CGFloat {
    if let known = lengths[line] { return known }
    var longest: CGFloat = 0
    for (position, track) in tracks.enumerated() {
      let index = line * tracks.count + position
      guard index < rows.count else { break }
      let size = rows.row(index).size(proposal(track.length))
      longest = max(longest, settings?.axis == .horizontal ? size.width : size.height)
    }
    lengths[line] = longest
    return longest
  }

  private func lines(_ rows: RowIndex, _ tracks: [GridItem.Track]) -> Int {
    (rows.count + tracks.count - 1) / max(1, tracks.count)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let settings else { return .zero }
    let rows = settings.currentRows()
    let isHorizontal = settings.axis == .horizontal
    let cross = (isHorizontal ? proposal.height : proposal.width) ?? crossSize(rows)
    let tracks = tracks(cross)
    let lines = lines(rows, tracks)
    guard lines > 0 else {
      return isHorizontal ? CGSize(width: 0, height: cross) : CGSize(width: cross, height: 0)
    }
    // A few lines tell about how long the others are.
    for line in 0..<min(lines, 3) { _ = length(ofLine: line, tracks, rows) }
    let known = lengths.values.reduce(0, +)
    estimate = lengths.isEmpty ? 44 : known / CGFloat(lengths.count)
    let total =
      known + estimate * CGFloat(lines - lengths.count) + settings.spacing * CGFloat(max(0, lines - 1))
    let usedCross = settings.tracks == nil ? cross : tracks.last.map { $0.offset + $0.length } ?? cross
    return isHorizontal
      ? CGSize(width: total, height: usedCross) : CGSize(width: max(usedCross, 0), height: total)
  }

  private func crossSize(_ rows: RowIndex) -> CGFloat {
    guard rows.count > 0 else { return 0 }
    let size = rows.row(0).size(.unspecified)
    return settings?.axis == .horizontal ? size.height : size.width
  }

  private var lastRegion = LayoutRegion()

  override func arrange(_ frame: CGRect, _ proposal: ProposedViewSize, _ region: LayoutRegion) {
    lastRegion = region
    canvas.frame = region.actual(frame)
    environment.scrollContainer?.item?.observe(self)
    showVisible()
  }

  func visibleRectDidChange() {
    UIView.performWithoutAnimation { showVisible() }
  }

  private func showVisible() {
    guard let settings else { return }
    let rows = settings.currentRows()
    let isHorizontal = settings.axis == .horizontal
    let cross = isHorizontal ? frame.height : frame.width
    let tracks = tracks(cross)
    let count = lines(rows, tracks)
    let visible =
      environment.scrollContainer?.item?.visibleRect.offsetBy(dx: -frame.minX, dy: -frame.minY)
      ?? CGRect(origin: .zero, size: frame.size)
    let low = isHorizontal ? visible.minX : visible.minY
    let high = isHorizontal ? visible.maxX : visible.maxY
    var wanted: [Int: CGRect] = [:]
    var position: CGFloat = 0
    var line = 0
    // Lines that were never measured are skipped at their estimated length.
    while line < count {
      let guess = lengths[line] ?? estimate
      if position + guess >= low { break }
      position += guess + settings.spacing
      line += 1
    }
    while line < count, position <= high {
      let length = length(ofLine: line, tracks, rows)
      for (column, track) in tracks.enumerated() {
        let index = line * tracks.count + column
        guard index < rows.count else { break }
        let size = rows.row(index).size(proposal(track.length))
        let alignment = track.alignment ?? settings.alignment
        let cell =
          isHorizontal
          ? CGSize(width: length, height: track.length) : CGSize(width: track.length, height: length)
        let d = ViewDimensions(item: nil, size: size, proposal: .unspecified)
        let origin = alignment.origin(of: d, in: cell)
        wanted[index] = CGRect(
          x: (isHorizontal ? position : track.offset) + origin.x,
          y: (isHorizontal ? track.offset : position) + origin.y, width: size.width, height: size.height)
      }
      position += length + settings.spacing
      line += 1
    }
    apply(wanted, rows)
  }

  private func apply(_ wanted: [Int: CGRect], _ rows: RowIndex) {
    var byID: [AnyHashable: RowView] = [:]
    for view in shown.values { byID[view.id] = view }
    var new: [Int: RowView] = [:]
    for index in wanted.keys.sorted() {
      let id = rows.id(index)
      let view = byID.removeValue(forKey: id) ?? RowView(id: id)
      view.show(rows.row(index), in: node.host)
      view.frame =
        lastRegion.mirrorWidth == nil
        ? wanted[index]!
        : CGRect(
          x: frame.width - wanted[index]!.maxX, y: wanted[index]!.minY, width: wanted[index]!.width,
          height: wanted[index]!.height)
      if view.superview !== canvas { canvas.addSubview(view) }
      view.layOut()
      new[index] = view
    }
    for view in byID.values { view.leave() }
    shown = new
  }

  override func collectViews(into views: inout [ShownView]) { views.append(ShownView(view: canvas)) }
}

extension Row {
  @MainActor
  package func size(_ proposal: ProposedViewSize) -> CGSize {
    switch self {
    case .item(let item): item.sizeThatFits(proposal)
    case .host(let host): host.sizeThatFits(proposal)
    }
  }
}

/// Shows one row of a lazy container.
package final class RowView: UIView {
  package let id: AnyHashable
  private var row: Row?
  private let canvas = HostingView()
  private weak var outer: ViewHost?
  private var item: LayoutItem?

  package init(id: AnyHashable) {
    self.id = id
    super.init(frame: .zero)
    canvas.isTransparentToTouches = true
  }
  package required init?(coder: NSCoder) {
    id = AnyHashable(0)
    super.init(coder: coder)
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  package func show(_ row: Row, in outer: ViewHost) {
    switch (self.row, row) {
    case (.host(let old)?, .host(let new)) where old === new: return
    case (.item(let old)?, .item(let new)) where old === new: return
    default: break
    }
    self.row = row
    self.outer = outer
    for view in subviews { view.removeFromSuperview() }
    switch row {
    case .host(let host):
      addSubview(host.view)
      host.onSizeChange = { [weak outer, weak host] in
        if let node = host?.root.parent, outer != nil { node.invalidateLayout() }
      }
      outer.addChild(host)
    case .item(let item):
      self.item = item
      addSubview(canvas)
    }
  }

  package func layOut() {
    switch row {
    case .host(let host)?:
      host.view.frame = bounds
      host.view.layoutIfNeeded()
    case .item(let item)?:
      canvas.frame = bounds
      let region = LayoutRegion(bounds: bounds, safe: bounds, mirrorWidth: nil)
      item.place(at: .zero, ProposedViewSize(bounds.size), region)
      var shown: [ShownView] = []
      item.collectViews(into: &shown)
      canvas.show(shown)
    case nil: break
    }
  }

  package func leave() {
    if case .host(let host)? = row {
      outer?.removeChild(host)
      host.setVisible(false)
      if host.view.superview === self { host.view.removeFromSuperview() }
    }
    removeFromSuperview()
  }
}
