/// A modifier that determines the size and position of one view.
@MainActor
package protocol UnaryLayoutRules {
  func size(_ proposal: ProposedViewSize, _ content: LayoutItem) -> CGSize
  /// The position of the content in a frame, and its proposal.
  func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ content: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize)
  func spacing(_ content: LayoutItem) -> ViewSpacing
  /// Whether the content has space of its own above or below it, outside of which list rows leave their usual margins.
  var isPadded: Bool { get }
  func isSame(as other: Self) -> Bool
}

@MainActor
package protocol UnaryLayout: UnaryLayoutRules, ItemModifier where Item == UnaryLayoutItem<Self> {}

extension UnaryLayout {
  package func spacing(_ content: LayoutItem) -> ViewSpacing { content.spacing }
  package var isPadded: Bool { false }
  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> UnaryLayoutItem<Self> {
    UnaryLayoutItem(node, content, self)
  }
  package func update(_ item: UnaryLayoutItem<Self>) -> Bool {
    let isSame = item.modifier.isSame(as: self)
    item.modifier = self
    return !isSame
  }
}

extension UnaryLayoutRules where Self: Equatable {
  package func isSame(as other: Self) -> Bool { self == other }
}

package final class UnaryLayoutItem<M: UnaryLayoutRules>: UnaryItem {
  var modifier: M
  init(_ node: _ViewNode, _ content: LayoutItem, _ modifier: M) {
    self.modifier = modifier
    super.init(node, content)
  }
  package override func measure(_ proposal: ProposedViewSize) -> CGSize { modifier.size(proposal, content) }
  package override func arrange(_ frame: CGRect, _ proposal: ProposedViewSize, _ region: LayoutRegion) {
    let place = modifier.placement(frame.size, proposal, content)
    content.place(
      at: CGPoint(x: frame.minX + place.origin.x, y: frame.minY + place.origin.y), place.proposal, region)
  }
  package override func explicitAlignment(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let place = modifier.placement(size, proposal, content)
    let contentSize = content.sizeThatFits(place.proposal)
    return content.explicitAlignment(key, contentSize, place.proposal).map {
      $0 + (key.axis == .horizontal ? place.origin.x : place.origin.y)
    }
  }
  package override var spacing: ViewSpacing { modifier.spacing(content) }
  package override var isPadded: Bool { modifier.isPadded || content.isPadded }
  package override func rowMargins(_ size: CGSize, _ proposal: ProposedViewSize) -> RowMargins {
    if modifier.isPadded { return .text }
    let place = modifier.placement(size, proposal, content)
    let contentSize = content.sizeThatFits(place.proposal)
    return content.rowMargins(contentSize, place.proposal)
      .outside(CGRect(origin: place.origin, size: contentSize), in: size)
  }
}

/// A frame with fixed width or height.
public struct _FrameLayout: ViewModifier, Equatable, UnaryLayout {
  public typealias Body = Never
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  package func spacing(_ content: LayoutItem) -> ViewSpacing {
    content.spacing.inFrame(isWide: width != nil, isHigh: height != nil)
  }
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
  package func size(_ proposal: ProposedViewSize, _ content: LayoutItem) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.sizeThatFits(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }
  package func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ content: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = inner(proposal)
    return (alignment.origin(of: content.dimensions(proposal), in: size), proposal)
  }
}

/// A frame with minimum, ideal and maximum sizes.
public struct _FlexFrameLayout: ViewModifier, Equatable, UnaryLayout {
  public typealias Body = Never
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  package func spacing(_ content: LayoutItem) -> ViewSpacing {
    content.spacing.inFrame(
      isWide: minWidth != nil || idealWidth != nil || maxWidth != nil,
      isHigh: minHeight != nil || idealHeight != nil || maxHeight != nil)
  }
  private func clamp(_ value: CGFloat, _ low: CGFloat?, _ high: CGFloat?) -> CGFloat {
    max(low ?? -.infinity, min(value, high ?? .infinity))
  }
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: (proposal.width ?? idealWidth).map { clamp($0, minWidth, maxWidth) },
      height: (proposal.height ?? idealHeight).map { clamp($0, minHeight, maxHeight) })
  }
  private func outer(
    _ proposed: CGFloat?, _ ideal: CGFloat?, _ low: CGFloat?, _ high: CGFloat?, _ content: CGFloat
  ) -> CGFloat {
    guard let proposed = proposed ?? ideal else { return clamp(content, low, high) }
    // A missing limit is replaced with the content's size.
    let lower = low ?? min(content, high ?? .infinity)
    let upper = high ?? max(content, low ?? 0)
    return clamp(proposed, lower, max(lower, upper))
  }
  package func size(_ proposal: ProposedViewSize, _ content: LayoutItem) -> CGSize {
    let size = content.sizeThatFits(inner(proposal))
    return CGSize(
      width: outer(proposal.width, idealWidth, minWidth, maxWidth, size.width),
      height: outer(proposal.height, idealHeight, minHeight, maxHeight, size.height))
  }
  package func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ content: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = ProposedViewSize(size)
    return (alignment.origin(of: content.dimensions(proposal), in: size), proposal)
  }
}

extension Alignment {
  /// The top left corner of aligned content in a frame.
  @MainActor
  package func origin(of dimensions: ViewDimensions, in size: CGSize) -> CGPoint {
    let frame = ViewDimensions(item: nil, size: size, proposal: ProposedViewSize(size))
    return CGPoint(
      x: frame[horizontal] - dimensions[horizontal], y: frame[vertical] - dimensions[vertical])
  }
}

/// Padding around a view.
public struct _PaddingLayout: ViewModifier, Equatable, UnaryLayout {
  public typealias Body = Never
  let insets: EdgeInsets
  package var isPadded: Bool { insets.top != 0 || insets.bottom != 0 }
  package func spacing(_ content: LayoutItem) -> ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return content.spacing.resetting(edges)
  }
  package func size(_ proposal: ProposedViewSize, _ content: LayoutItem) -> CGSize {
    let size = content.sizeThatFits(proposal.inset(insets))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }
  package func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ content: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: insets.leading, y: insets.top), proposal.inset(insets))
  }
}

/// A view at its ideal size.
public struct _FixedSizeLayout: ViewModifier, Equatable, UnaryLayout {
  public typealias Body = Never
  let horizontal: Bool
  let vertical: Bool
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
  package func size(_ proposal: ProposedViewSize, _ content: LayoutItem) -> CGSize {
    content.sizeThatFits(inner(proposal))
  }
  package func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ content: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, inner(proposal)) }
}

/// A view with an offset that does not affect layout.
public struct _OffsetEffect: ViewModifier, Equatable, UnaryLayout {
  public typealias Body = Never
  public var offset: CGSize
  nonisolated public init(offset: CGSize) { self.offset = offset }
  package func size(_ proposal: ProposedViewSize, _ content: LayoutItem) -> CGSize {
    content.sizeThatFits(proposal)
  }
  package func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ content: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: offset.width, y: offset.height), proposal)
  }
}

/// A view centered at a point of its container.
public struct _PositionLayout: ViewModifier, Equatable, UnaryLayout {
  public typealias Body = Never
  let position: CGPoint
  package func size(_ proposal: ProposedViewSize, _ content: LayoutItem) -> CGSize {
    let size = content.sizeThatFits(proposal)
    return proposal.replacingUnspecifiedDimensions(by: size)
  }
  package func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ content: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = content.sizeThatFits(proposal)
    return (CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2), proposal)
  }
}

/// A view with an aspect ratio.
public struct _AspectRatioLayout: ViewModifier, Equatable, UnaryLayout {
  public typealias Body = Never
  let ratio: CGFloat?
  let mode: ContentMode

  private func inner(_ proposal: ProposedViewSize, _ content: LayoutItem) -> ProposedViewSize {
    let ideal = content.sizeThatFits(.unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return ProposedViewSize(
        self.ratio == nil ? ideal : fitted(CGSize(width: ideal.width, height: ideal.height), ratio))
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      return ProposedViewSize(fitted(CGSize(width: width, height: height), ratio))
    }
  }
  private func fitted(_ size: CGSize, _ ratio: CGFloat) -> CGSize {
    let isWider = size.width > size.height * ratio
    return isWider == (mode == .fit)
      ? CGSize(width: size.height * ratio, height: size.height)
      : CGSize(width: size.width, height: size.width / ratio)
  }
  package func size(_ proposal: ProposedViewSize, _ content: LayoutItem) -> CGSize {
    content.sizeThatFits(inner(proposal, content))
  }
  package func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ content: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, inner(proposal, content)) }
}

public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

/// Sets an alignment guide of a view.
public struct _AlignmentWritingModifier: ViewModifier, ItemModifier {
  public typealias Body = Never
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> AlignmentItem {
    AlignmentItem(node, content, self)
  }
  package func update(_ item: AlignmentItem) -> Bool {
    item.modifier = self
    return true
  }
}

package final class AlignmentItem: UnaryItem {
  var modifier: _AlignmentWritingModifier
  init(_ node: _ViewNode, _ content: LayoutItem, _ modifier: _AlignmentWritingModifier) {
    self.modifier = modifier
    super.init(node, content)
  }
  package override func explicitAlignment(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    key == modifier.key
      ? modifier.compute(content.dimensions(proposal))
      : super.explicitAlignment(key, size, proposal)
  }
}

extension View {
  /// Positions the view in a frame.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { modifier(_FrameLayout(width: width, height: height, alignment: alignment)) }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// Adds padding around the view; 16 points by default.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(edges, length ?? 16)))
  }
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Keeps the view at its ideal size, regardless of the proposal.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
  }
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(_AlignmentWritingModifier(key: g.key, compute: computeValue)) }
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(_AlignmentWritingModifier(key: g.key, compute: computeValue)) }
}

/// A flexible space that expands along the stack's axis.
public struct Spacer: View {
  public typealias Body = Never
  public var minLength: CGFloat?
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  public static func _makeNode(_ view: Spacer, _ inputs: _NodeInputs) -> _TypedNode<Spacer> {
    SpacerNode(view: view, inputs)
  }
  public static var _rows: _RowShape { .one }
}

private final class SpacerNode: ItemNode<Spacer> {
  override func makeItem() -> LayoutItem { SpacerItem(self) }
}

private final class SpacerItem: LayoutItem {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let minimum = (node as? SpacerNode)?.view.minLength ?? ViewSpacing.standard
    let width = max(minimum, proposal.width ?? minimum)
    let height = max(minimum, proposal.height ?? minimum)
    switch environment.stackAxis {
    case .horizontal: return CGSize(width: width, height: 0)
    case .vertical: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }
  override var spacing: ViewSpacing {
    switch environment.stackAxis {
    case .horizontal: ViewSpacing(top: EdgeSpacing(), bottom: EdgeSpacing(), leading: 0, trailing: 0)
    case .vertical: ViewSpacing(top: .zero, bottom: .zero)
    case nil: .zero
    }
  }
  override func trait<K: ItemTrait>(_ key: K.Type) -> K.Value? {
    // Spacers have the lowest layout priority.
    key == LayoutPriorityTrait.self ? -Double.infinity as? K.Value : nil
  }
}
