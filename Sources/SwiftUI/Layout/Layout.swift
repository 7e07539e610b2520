/// A custom layout that measures and places views.
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.isEmpty ? ViewSpacing() : subviews.reduce(into: .none) { $0.formUnion($1.spacing) }
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges views with this layout. Disfavored, so that an initializer of the layout with a content is preferred.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}

/// A key for values passed from a view to its layout.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The subviews of a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  package var items: ArraySlice<LayoutItem>
  package let placer: LayoutPlacer?
  public var layoutDirection: LayoutDirection = .leftToRight

  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(item: items[index], placer: placer) }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    var copy = self
    copy.items = items[bounds]
    return copy
  }
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.items.count == b.items.count && zip(a.items, b.items).allSatisfy { $0 === $1 }
  }
}

/// A subview of a layout.
public struct LayoutSubview: Equatable {
  package let item: LayoutItem
  package let placer: LayoutPlacer?

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    LayoutActor.run { item.sizeThatFits(proposal) }
  }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    LayoutActor.run { item.dimensions(proposal) }
  }
  public var spacing: ViewSpacing { LayoutActor.run { item.spacing } }
  public var priority: Double { LayoutActor.run { item.trait(LayoutPriorityTrait.self) ?? 0 } }
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    LayoutActor.run { item.trait(LayoutValueTrait<K>.self) ?? K.defaultValue }
  }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    LayoutActor.run {
      let size = item.sizeThatFits(proposal)
      placer?.place(
        item, at: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
        proposal)
    }
  }
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item === b.item }
}

/// Calls the parts of layout that belong to the main actor from methods of layouts, which do not.
package enum LayoutActor {
  /// Calls a function at once. Not checked, unlike `MainActor.assumeIsolated`, which needs two calls of the system each time:
  /// only layout passes call layouts, on the main thread.
  @inline(__always)
  package static func run<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}

package enum LayoutPriorityTrait: ItemTrait { package typealias Value = Double }
package enum ZIndexTrait: ItemTrait { package typealias Value = Double }
package enum LayoutValueTrait<K: LayoutValueKey>: ItemTrait { package typealias Value = K.Value }

/// Records the positions of subviews.
@MainActor
package final class LayoutPlacer {
  package struct Place {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }
  package private(set) var places: [ObjectIdentifier: Place] = [:]

  package func place(_ item: LayoutItem, at origin: CGPoint, _ proposal: ProposedViewSize) {
    places[ObjectIdentifier(item)] = Place(origin: origin, proposal: proposal)
  }
  package func reset() { places.removeAll(keepingCapacity: true) }
}

/// Views arranged by a layout.
package struct LayoutView<L: Layout, Content: View>: View {
  package typealias Body = Never
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let layout: L
  nonisolated(unsafe) let content: Content

  nonisolated package init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }
  package static func _makeNode(_ view: LayoutView, _ inputs: _NodeInputs) -> _TypedNode<LayoutView> {
    LayoutNode(view, inputs)
  }
  package static var _rows: _RowShape { .one }
}

private final class LayoutNode<L: Layout, Content: View>: _TypedNode<LayoutView<L, Content>> {
  private var child: _TypedNode<Content>!
  private lazy var item = LayoutContainerItem<L>(self, layout)
  private var layout: L
  private var isStale = true
  private lazy var areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool =
    MemoryLayout<L>.size == 0 ? { _, _ in true } : PropertyLayout.comparison(of: L.self)
  private let interpolation = L.AnimatableData.self == EmptyAnimatableData.self ? nil : Interpolation<L>()

  init(_ view: LayoutView<L, Content>, _ inputs: _NodeInputs) {
    layout = view.layout
    super.init(inputs)
    var inner = self.inputs
    inner.environment = environmentForChildren
    child = Content._makeNode(view.content, inner)
  }

  override var environmentForChildren: EnvironmentValues {
    guard let axis = L.layoutProperties.stackOrientation, environment.stackAxis != axis else {
      return environment
    }
    var environment = environment
    environment.stackAxis = axis
    return environment
  }

  override func update(_ view: LayoutView<L, Content>) {
    let isSame = withUnsafePointer(to: view.layout) { a in withUnsafePointer(to: layout) { areEqual($0, a) } }
    let old = layout
    layout = view.layout
    if !isSame {
      interpolation?.change(from: old, to: layout, UpdateQueue.current.animation) { [weak self] in
        self?.showLayout()
      }
      showLayout()
    }
    child.update(view.content)
  }

  /// Arranges the views with the current values of an animated layout.
  private func showLayout() {
    item.layout = interpolation?.current(layout) ?? layout
    invalidateLayout()
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func appendItems(to items: inout [LayoutItem]) {
    if isStale {
      isStale = false
      var contents: [LayoutItem] = []
      child.appendItems(to: &contents)
      item.setItems(contents)
    }
    items.append(item)
  }

  override func itemsDidChange() -> Bool {
    isStale = true
    item.source = self
    return true
  }

  fileprivate func refreshIfNeeded() {
    guard isStale else { return }
    var ignored: [LayoutItem] = []
    appendItems(to: &ignored)
  }

  override func layoutDidInvalidate() -> Bool {
    item.invalidate()
    return true
  }
}

extension LayoutNode: LayoutItemSource {
  func refreshItems() { refreshIfNeeded() }
}

@MainActor
package protocol LayoutItemSource: AnyObject { func refreshItems() }

/// The layout item of a layout container.
package final class LayoutContainerItem<L: Layout>: LayoutItem {
  package var layout: L { didSet {} }
  package weak var source: (any LayoutItemSource)?
  private var items: [LayoutItem] = []
  private var cache: L.Cache?
  private let placer = LayoutPlacer()

  package init(_ node: _ViewNode, _ layout: L) {
    self.layout = layout
    super.init(node)
  }

  package func setItems(_ items: [LayoutItem]) {
    self.items = items
    cache = nil
    knownSpacing = nil
  }

  package override func invalidateContents() {
    cacheIsStale = true
    knownSpacing = nil
  }
  private var cacheIsStale = false
  /// The spacing since the last change of the content.
  private var knownSpacing: ViewSpacing?

  private var subviews: LayoutSubviews {
    source?.refreshItems()
    return LayoutSubviews(items: items[...], placer: placer, layoutDirection: environment.layoutDirection)
  }

  private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = subviews
    var cache: L.Cache
    if let known = self.cache {
      cache = known
      if cacheIsStale { layout.updateCache(&cache, subviews: subviews) }
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    cacheIsStale = false
    self.cache = nil
    defer { self.cache = cache }
    return body(subviews, &cache)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  private func findPlaces(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    placer.reset()
    withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
  }

  package override func arrange(_ frame: CGRect, _ proposal: ProposedViewSize, _ region: LayoutRegion) {
    findPlaces(frame, proposal)
    for item in items {
      if let place = placer.places[ObjectIdentifier(item)] {
        item.place(at: place.origin, place.proposal, region)
      } else {
        let size = item.sizeThatFits(proposal)
        item.place(
          at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), proposal, region)
      }
    }
  }

  package override func collectViews(into views: inout [ShownView]) {
    source?.refreshItems()
    for item in items {
      let first = views.count
      item.collectViews(into: &views)
      if let z = item.trait(ZIndexTrait.self), z != 0 {
        for index in first..<views.count { views[index].zIndex = z }
      }
    }
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let own = withCache { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    if let own { return own }
    // The mean of the content's guides.
    findPlaces(bounds, proposal)
    var sum: CGFloat = 0
    var count: CGFloat = 0
    var chosen: CGFloat?
    for item in items {
      guard let place = placer.places[ObjectIdentifier(item)] else { continue }
      let itemSize = item.sizeThatFits(place.proposal)
      guard let value = item.explicitAlignment(key, itemSize, place.proposal) else { continue }
      let position = value + (key.axis == .horizontal ? place.origin.x : place.origin.y)
      if key == VerticalAlignment.firstTextBaseline.key {
        chosen = min(chosen ?? position, position)
      } else if key == VerticalAlignment.lastTextBaseline.key {
        chosen = max(chosen ?? position, position)
      }
      sum += position
      count += 1
    }
    return chosen ?? (count > 0 ? sum / count : nil)
  }

  package override var containsRowControl: Bool {
    source?.refreshItems()
    return items.contains { $0.containsRowControl || isHorizontal && $0.isPadded }
  }

  private var isHorizontal: Bool { L.layoutProperties.stackOrientation == .horizontal }

  package override func rowMargins(_ size: CGSize, _ proposal: ProposedViewSize) -> RowMargins {
    findPlaces(CGRect(origin: .zero, size: size), proposal)
    var margins: RowMargins?
    var padded: [CGRect] = []
    for item in items {
      guard let place = placer.places[ObjectIdentifier(item)] else { continue }
      let itemSize = item.sizeThatFits(place.proposal)
      guard itemSize.height > 0 else { continue }
      let frame = CGRect(origin: place.origin, size: itemSize)
      if isHorizontal, item.isPadded {
        padded.append(frame)
      } else {
        let own = item.rowMargins(itemSize, place.proposal).outside(frame, in: size)
        margins = margins?.union(own) ?? own
      }
    }
    // Padded content beside text of about its height does not add to the height of the row.
    let reachesEdges = margins.map { $0.top >= 0 && $0.bottom >= 0 } ?? false
    for frame in padded {
      let own = (reachesEdges ? RowMargins.control : .text).outside(frame, in: size)
      margins = margins?.union(own) ?? own
    }
    return margins ?? .text
  }

  package override var spacing: ViewSpacing {
    source?.refreshItems()
    if let knownSpacing { return knownSpacing }
    let found = withCache { layout.spacing(subviews: $0, cache: &$1) }
    knownSpacing = found
    return found
  }
}

private struct StackAxisKey: EnvironmentKey { static var defaultValue: Axis? { nil } }

extension EnvironmentValues {
  package var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}

/// Sets a value for the enclosing layout.
package struct TraitModifier<K: ItemTrait>: ViewModifier, ItemModifier {
  package typealias Body = Never
  let value: K.Value
  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> TraitItem<K> {
    TraitItem(node, content, value)
  }
  package func update(_ item: TraitItem<K>) -> Bool {
    if let areEqual = equality(of: K.Value.self), areEqual(item.value, value) { return false }
    item.value = value
    return true
  }
}

package final class TraitItem<K: ItemTrait>: UnaryItem {
  var value: K.Value
  init(_ node: _ViewNode, _ content: LayoutItem, _ value: K.Value) {
    self.value = value
    super.init(node, content)
  }
  package override func trait<Key: ItemTrait>(_ key: Key.Type) -> Key.Value? {
    guard key == K.self else { return super.trait(key) }
    if K.addsUp, let inner = super.trait(K.self) { return K.value(value, around: inner) as? Key.Value }
    return value as? Key.Value
  }
}

extension View {
  nonisolated package func trait<K: ItemTrait>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(TraitModifier<K>(value: value))
  }
  /// Sets the layout priority. Default 0.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    trait(LayoutPriorityTrait.self, value)
  }
  /// Sets the order from back to front. Default 0.
  nonisolated public func zIndex(_ value: Double) -> some View { trait(ZIndexTrait.self, value) }
  /// Passes a value to the enclosing layout.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    trait(LayoutValueTrait<K>.self, value)
  }
}
