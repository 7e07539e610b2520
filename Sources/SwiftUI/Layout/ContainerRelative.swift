/// A frame relative to the size of the containing scroll view or screen.
public struct _ContainerRelativeLayout: ViewModifier, UnaryLayout {
  public typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  package func isSame(as other: Self) -> Bool { false }

  private func inner(_ proposal: ProposedViewSize, _ content: LayoutItem) -> ProposedViewSize {
    let container = content.containerSize
    var proposal = proposal
    if axes.contains(.horizontal) { proposal.width = max(0, length(container.width, .horizontal)) }
    if axes.contains(.vertical) { proposal.height = max(0, length(container.height, .vertical)) }
    return proposal
  }
  package func size(_ proposal: ProposedViewSize, _ content: LayoutItem) -> CGSize {
    let inner = inner(proposal, content)
    let size = content.sizeThatFits(inner)
    return CGSize(
      width: axes.contains(.horizontal) ? inner.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? inner.height ?? size.height : size.height)
  }
  package func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ content: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = inner(proposal, content)
    return (alignment.origin(of: content.dimensions(proposal), in: size), proposal)
  }
}

extension LayoutItem {
  /// The size available for content in the nearest scroll view or the screen.
  fileprivate var containerSize: CGSize {
    if let scroll = environment.scrollContainer?.item {
      scroll.followSize(node)
      return scroll.freeRect.size
    }
    let host = node.host.presenter?.host ?? node.host
    return host.view.bounds.inset(by: host.view.safeAreaInsets).size
  }
}

extension View {
  /// Sizes the view relative to the containing scroll view or screen.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  {
    modifier(_ContainerRelativeLayout(axes: axes, alignment: alignment) { length, _ in length })
  }
  /// Sizes the view to `span` of `count` equal parts of the container.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _ContainerRelativeLayout(axes: axes, alignment: alignment) { length, _ in
        let part = (length - spacing * CGFloat(max(0, count - 1))) / CGFloat(max(1, count))
        return part * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
      })
  }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { modifier(_ContainerRelativeLayout(axes: axes, alignment: alignment, length: length)) }

  /// Lays out the content in its own UIKit view, so that it moves as a unit.
  nonisolated public func geometryGroup() -> some View { modifier(_GeometryGroup()) }
}

public struct _GeometryGroup: ViewModifier, Equatable, ViewEffect {
  public typealias Body = Never
  nonisolated init() {}
  package func apply(to view: HostingView, _ size: CGSize, _ environment: EnvironmentValues) {}
}
