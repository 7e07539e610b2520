/// The geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  @MainActor
  init(_ scroll: UIScrollView) {
    let insets = scroll.adjustedContentInset
    self.init(
      contentOffset: scroll.contentOffset, contentSize: scroll.contentSize,
      contentInsets: EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      containerSize: scroll.bounds.size)
  }
}

/// The phase of scrolling.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

/// The context of a phase change.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

private struct ScrollGeometryModifier<T: Equatable>: ViewModifier {
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void
  @State private var holder = Holder()
  @MainActor final class Holder {
    let observer = ScrollObserver()
    var last: T?
    nonisolated init() {}
  }
  func body(content: Content) -> some View {
    let (holder, transform, action) = (holder, transform, action)
    holder.observer.geometry = { geometry in
      let new = transform(geometry)
      let old = holder.last
      guard new != old else { return }
      holder.last = new
      UpdateQueue.afterUpdate { action(old ?? new, new) }
    }
    return content.transformEnvironment(\.scrollOptions) { $0.observers.append(holder.observer) }
  }
}

private struct ScrollPhaseModifier: ViewModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var observer = ScrollObserver()
  func body(content: Content) -> some View {
    let (observer, action) = (observer, action)
    observer.phase = { old, new, context in UpdateQueue.afterUpdate { action(old, new, context) } }
    return content.transformEnvironment(\.scrollOptions) { $0.observers.append(observer) }
  }
}

private struct ScrollVisibilityModifier: ViewModifier, ItemModifier {
  typealias Body = Never
  let threshold: Double
  let action: (Bool) -> Void
  func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> ScrollVisibilityItem {
    let item = ScrollVisibilityItem(node, content, HostingView())
    item.view.isTransparentToTouches = true
    _ = update(item)
    return item
  }
  func update(_ item: ScrollVisibilityItem) -> Bool {
    item.threshold = threshold
    item.action = action
    return false
  }
}

private final class ScrollVisibilityItem: ContainerItem, VisibleRectObserver {
  var threshold = 0.5
  var action: (Bool) -> Void = { _ in }
  private var isVisible: Bool?

  override func configure(_ size: CGSize) {
    environment.scrollContainer?.item?.observe(self)
    CATransaction.afterCommit { [weak self] in self?.visibleRectDidChange() }
  }
  func visibleRectDidChange() {
    guard let scroll = environment.scrollContainer?.item, let superview = view.superview else { return }
    let place = superview.convert(view.frame, to: scroll.scrollView)
    guard place.width > 0, place.height > 0 else { return }
    let shown = place.intersection(scroll.freeRect)
    let part = shown.isNull ? 0 : Double(shown.width * shown.height / (place.width * place.height))
    let isVisible = part >= max(threshold, 0.000_1)
    guard isVisible != self.isVisible else { return }
    let isFirst = self.isVisible == nil
    self.isVisible = isVisible
    if isFirst, !isVisible { return }
    let action = action
    UpdateQueue.afterUpdate { action(isVisible) }
  }
}

extension View {
  /// Calls `action` when a value derived from the scroll view's geometry changes.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(ScrollGeometryModifier(transform: transform, action: action)) }

  /// Calls `action` when the scroll view's phase changes.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { modifier(ScrollPhaseModifier { old, new, _ in action(old, new) }) }
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { modifier(ScrollPhaseModifier(action: action)) }

  /// Calls `action` when the view becomes visible or invisible by scrolling.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { modifier(ScrollVisibilityModifier(threshold: threshold, action: action)) }
}
