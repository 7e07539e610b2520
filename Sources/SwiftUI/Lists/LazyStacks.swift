/// A vertical stack that creates views when they become visible.
public struct LazyVStack<Content: View>: View {
  public typealias Body = Never
  let content: LazyContainer<Content>
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = LazyContainer(
      axis: .vertical, tracks: nil, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      pinned: pinnedViews, content: content())
  }
  public static func _makeNode(_ view: LazyVStack, _ inputs: _NodeInputs) -> _TypedNode<LazyVStack> {
    ForwardingNode(view, inputs, \.content)
  }
  public static var _rows: _RowShape { .one }
}

/// A horizontal stack that creates views when they become visible.
public struct LazyHStack<Content: View>: View {
  public typealias Body = Never
  let content: LazyContainer<Content>
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = LazyContainer(
      axis: .horizontal, tracks: nil, spacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      pinned: pinnedViews, content: content())
  }
  public static func _makeNode(_ view: LazyHStack, _ inputs: _NodeInputs) -> _TypedNode<LazyHStack> {
    ForwardingNode(view, inputs, \.content)
  }
  public static var _rows: _RowShape { .one }
}

/// A vertical grid that creates views when they become visible.
public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never
  let content: LazyContainer<Content>
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = LazyContainer(
      axis: .vertical, tracks: columns, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      pinned: pinnedViews, content: content())
  }
  public static func _makeNode(_ view: LazyVGrid, _ inputs: _NodeInputs) -> _TypedNode<LazyVGrid> {
    ForwardingNode(view, inputs, \.content)
  }
  public static var _rows: _RowShape { .one }
}

/// A horizontal grid that creates views when they become visible.
public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never
  let content: LazyContainer<Content>
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = LazyContainer(
      axis: .horizontal, tracks: rows, spacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      pinned: pinnedViews, content: content())
  }
  public static func _makeNode(_ view: LazyHGrid, _ inputs: _NodeInputs) -> _TypedNode<LazyHGrid> {
    ForwardingNode(view, inputs, \.content)
  }
  public static var _rows: _RowShape { .one }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column of a vertical grid, or a row of a horizontal one.
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

  /// Distributes the width among the items. Containers also measure with an infinite width.
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
        if size.isFinite { remaining -= size }
        tracks.append(Track(offset: offset, length: size, alignment: item.alignment))
        offset += size + gap
      case .adaptive(let minimum, let maximum):
        // A column narrower than its minimum is better than one beyond the edge of the container.
        let share = max(0, remaining / CGFloat(max(1, open)))
        open -= 1
        if share.isFinite { remaining -= share }
        let count = share.isFinite ? max(1, Int((share + gap) / max(minimum + gap, 1))) : 1
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
  let pinned: PinnedScrollableViews
  let content: Content
  package static func _makeNode(_ view: LazyContainer, _ inputs: _NodeInputs) -> _TypedNode<LazyContainer> {
    LazyNode(view, inputs)
  }
  package static var _rows: _RowShape { .one }
}

private final class LazyNode<Content: View>: _TypedNode<LazyContainer<Content>>, LazySettings,
  ScrollTargetContainer, ScrollTargetSource
{
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

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?, animated: Bool) -> Bool {
    guard let scroll = environment.scrollContainer?.lazyItem?.scrollView,
      let index = currentRows().index(of: id) ?? index(ofViewIn: id)
    else { return false }
    // Measuring intermediate lines may change the target, so this is repeated.
    for _ in 0..<3 {
      guard let frame = item.frame(ofRow: index, in: scroll) else { return false }
      ScrollRevealing.reveal(frame, in: scroll, anchor, animated: animated)
      if animated { return true }
      scroll.layoutIfNeeded()
    }
    return true
  }

  /// The row that contains a view with an identifier.
  private func index(ofViewIn id: AnyHashable) -> Int? {
    let rows = currentRows()
    return (0..<rows.count).first { row in
      rows.rowIfMade(row)?.items.contains { $0.node.isInside(id) } ?? false
    }
  }

  func scrollTargets() -> [(id: AnyHashable, frame: CGRect)] {
    guard let scroll = environment.scrollContainer?.lazyItem?.scrollView else { return [] }
    return item.shownRows(in: scroll)
  }

  var axis: Axis { view.axis }
  var tracks: [GridItem]? { view.tracks }
  var spacing: CGFloat { view.spacing ?? ViewSpacing.standard }
  var alignment: Alignment { view.alignment }
  var pinned: PinnedScrollableViews { view.pinned }
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
protocol LazySettings: AnyObject {
  var axis: Axis { get }
  var tracks: [GridItem]? { get }
  var spacing: CGFloat { get }
  var alignment: Alignment { get }
  var pinned: PinnedScrollableViews { get }
  func currentRows() -> RowIndex
}
