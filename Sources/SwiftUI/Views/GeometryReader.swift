/// A view whose content depends on its size.
public struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public var content: (GeometryProxy) -> Content
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  public static func _makeNode(_ view: GeometryReader, _ inputs: _NodeInputs) -> _TypedNode<GeometryReader> {
    GeometryNode(view, inputs)
  }
  public static var _rows: _RowShape { .one }
}

/// An object with a queryable position.
@preconcurrency @MainActor
package protocol GeometrySource: AnyObject {
  func frame(in space: CoordinateSpace) -> CGRect
  func bounds(of name: AnyHashable) -> CGRect?
  /// The view for converting anchors.
  var anchorView: UIView { get }
}

/// The size and position of a geometry reader.
public struct GeometryProxy {
  let item: (any GeometrySource)?
  public let size: CGSize
  public let safeAreaInsets: EdgeInsets

  /// The frame in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    item?.frame(in: coordinateSpace) ?? CGRect(origin: .zero, size: size)
  }
  public func frame<C: CoordinateSpaceProtocol>(in coordinateSpace: C) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace else { return nil }
    return item?.bounds(of: name)
  }
}

// Names are immutable values.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}
/// The name of the coordinate space of the nearest scroll view's visible region.
struct ScrollSpaceName: Hashable { let axis: Axis? }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the nearest scroll view's visible region.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollSpaceName(axis: nil)) }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollSpaceName(axis: axis)) }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { .init() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { .init() }
}

private final class GeometryNode<Content: View>: _TypedNode<GeometryReader<Content>> {
  private var view: GeometryReader<Content>
  private var child: _TypedNode<Content>?
  private lazy var item = GeometryItem(self)
  private var itemsAreStale = true

  init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    let owner = BackReference<GeometryNode>(wrappedValue: self)
    item.evaluate = { owner.wrappedValue?.evaluate($0) }
    item.currentItems = {
      var items: [LayoutItem] = []
      owner.wrappedValue?.child?.appendItems(to: &items)
      return items
    }
  }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    if let proxy = item.proxy, child != nil { evaluate(proxy) }
    invalidateLayout()
  }
  override func reevaluate() { if let proxy = item.proxy { evaluate(proxy) } }

  private func evaluate(_ proxy: GeometryProxy) {
    evaluation &+= 1
    let content = Tracking.reading(self) { view.content(proxy) }
    if let child {
      child.update(content)
    } else {
      var inner = inputs
      inner.environment.stackAxis = nil
      child = Content._makeNode(content, inner)
      invalidateItems()
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
  override func itemsDidChange() -> Bool { true }
  override func layoutDidInvalidate() -> Bool {
    item.invalidate()
    return true
  }
}

package final class GeometryItem: LayoutItem, GeometrySource, VisibleRectObserver {
  var evaluate: ((GeometryProxy) -> Void)?
  var currentItems: (() -> [LayoutItem])?
  private(set) var proxy: GeometryProxy?
  private var insets = EdgeInsets()
  private let anchor = UIView()

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package override func arrange(_ frame: CGRect, _ proposal: ProposedViewSize, _ region: LayoutRegion) {
    anchor.frame = region.actual(frame)
    anchor.isHidden = true
    let insets = EdgeInsets(
      top: max(0, region.safe.minY - frame.minY), leading: max(0, region.safe.minX - frame.minX),
      bottom: max(0, frame.maxY - region.safe.maxY), trailing: max(0, frame.maxX - region.safe.maxX))
    if proxy?.size != frame.size || insets != self.insets {
      self.insets = insets
      let proxy = GeometryProxy(item: self, size: frame.size, safeAreaInsets: insets)
      self.proxy = proxy
      evaluate?(proxy)
      UpdateQueue.flush()
    }
    for item in currentItems?() ?? [] { item.place(at: frame.origin, ProposedViewSize(frame.size), region) }
  }

  package func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: frame.size)
    case .global:
      recordPlaceDependency()
      return anchor.superview?.convert(anchor.frame, to: nil as UIView?) ?? frame
    case .named(let name):
      recordPlaceDependency()
      return named(name)
    }
  }

  package var anchorView: UIView { anchor }

  private func named(_ name: AnyHashable) -> CGRect {
    anchor.convert(anchor.bounds, toSpace: name) ?? frame(in: .global)
  }

  /// Whether the content depends on its position and must be updated on scrolling.
  private var readsPlace = false
  private func recordPlaceDependency() {
    guard !readsPlace else { return }
    readsPlace = true
    environment.scrollContainer?.item?.observe(self)
  }
  package func visibleRectDidChange() { UpdateQueue.invalidate(node) }
  package func bounds(of name: AnyHashable) -> CGRect? {
    anchor.spaceView(name).map { $0.convert($0.bounds, to: anchor) }
  }

  package override func collectViews(into views: inout [ShownView]) {
    views.append(ShownView(view: anchor))
    for item in currentItems?() ?? [] { item.collectViews(into: &views) }
  }
}

extension UIView {
  /// Converts a rectangle of this view to the nearest named coordinate space.
  func convert(_ rect: CGRect, toSpace name: AnyHashable) -> CGRect? {
    guard let space = name.base as? ScrollSpaceName else {
      return spaceView(name).map { convert(rect, to: $0) }
    }
    var view: UIView? = self
    while let current = view {
      if let scroll = current as? UIScrollView,
        space.axis == nil || (space.axis == .vertical) == scroll.alwaysBounceVertical
      {
        let inset = scroll.adjustedContentInset
        return convert(rect, to: scroll).offsetBy(
          dx: -scroll.bounds.minX - inset.left, dy: -scroll.bounds.minY - inset.top)
      }
      view = current.superview
    }
    return nil
  }

  /// The nearest ancestor with a coordinate space name.
  func spaceView(_ name: AnyHashable) -> UIView? {
    var view: UIView? = self
    while let current = view {
      if (current as? HostingView)?.spaceName == name { return current }
      view = current.superview
    }
    return nil
  }
}

/// Names the coordinate space of a view.
public struct _CoordinateSpaceModifier: ViewModifier, Equatable, ViewEffect {
  public typealias Body = Never
  let name: AnyHashable
  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {
    view.spaceName = name
  }
}

extension View {
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    guard case .named(let own) = name.coordinateSpace else { preconditionFailure("a named space has a name") }
    return modifier(_CoordinateSpaceModifier(name: own))
  }
}

/// Shows the first view that fits.
public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never
  let axes: Axis.Set
  let content: LayoutView<FittingLayout, Content>
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = LayoutView(layout: FittingLayout(axes: axes), content: content())
  }
  public static func _makeNode(_ view: ViewThatFits, _ inputs: _NodeInputs) -> _TypedNode<ViewThatFits> {
    ForwardingNode(view, inputs, \.content)
  }
  public static var _rows: _RowShape { .one }
}

package struct FittingLayout: Layout {
  let axes: Axis.Set

  private func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int? {
    for index in subviews.indices.dropLast() {
      let ideal = subviews[index].sizeThatFits(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      let fitsWidth = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let fitsHeight = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      if fitsWidth, fitsHeight { return index }
    }
    return subviews.indices.last
  }
  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    choice(proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }
  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let chosen = choice(proposal, subviews)
    for index in subviews.indices {
      // Moves the other views off screen.
      let origin = index == chosen ? bounds.origin : CGPoint(x: -100_000, y: -100_000)
      subviews[index].place(at: origin, proposal: proposal)
    }
  }
}
