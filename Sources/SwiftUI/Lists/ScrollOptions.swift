/// Options of views for their scroll view.
package struct ScrollOptions {
  var contentMargins = EdgeInsets()
  /// The edges with explicit margins.
  var marginEdges: Edge.Set = []
  var indicatorMargins = EdgeInsets()
  /// The axes in which content that fits does not bounce.
  var bouncesBySize: Axis.Set = []
  var alwaysBounces: Axis.Set = []
  var isClipDisabled = false
  var anchors: [ScrollAnchorRole: UnitPoint] = [:]
  var targetBehavior: (any ScrollTargetBehavior)?
  var flash: AnyHashable?
  var observers: [ScrollObserver] = []

  func bounceBehavior(_ axis: Axis.Set) -> ScrollBounceBehavior {
    alwaysBounces.contains(axis) ? .always : bouncesBySize.contains(axis) ? .basedOnSize : .automatic
  }
  mutating func setBounceBehavior(_ behavior: ScrollBounceBehavior, _ axes: Axis.Set) {
    bouncesBySize.subtract(axes)
    alwaysBounces.subtract(axes)
    if behavior == .basedOnSize { bouncesBySize.formUnion(axes) }
    if behavior == .always { alwaysBounces.formUnion(axes) }
  }
}

/// Observes a scroll view.
@MainActor
package final class ScrollObserver {
  var geometry: (@MainActor (ScrollGeometry) -> Void)?
  var phase: (@MainActor (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
  nonisolated init() {}
}

private struct ScrollOptionsKey: EnvironmentKey { static var defaultValue: ScrollOptions { ScrollOptions() } }
private struct ScrollPositioningKey: EnvironmentKey { static var defaultValue: ScrollPositioning? { nil } }
extension EnvironmentValues {
  package var scrollOptions: ScrollOptions {
    get { self[ScrollOptionsKey.self] }
    set { self[ScrollOptionsKey.self] = newValue }
  }
  package var scrollPositioning: ScrollPositioning? {
    get { self[ScrollPositioningKey.self] }
    set { self[ScrollPositioningKey.self] = newValue }
  }
}

/// The placement of a scroll view's margins.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let value: Int
  public static let automatic = ContentMarginPlacement(value: 0)
  public static let scrollContent = ContentMarginPlacement(value: 1)
  public static let scrollIndicators = ContentMarginPlacement(value: 2)
}

/// The bouncing of a scroll view at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  fileprivate let value: Int
  public static let automatic = ScrollBounceBehavior(value: 0)
  public static let always = ScrollBounceBehavior(value: 1)
  public static let basedOnSize = ScrollBounceBehavior(value: 2)
}

/// The role of a scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let value: Int
  /// The initial position of the content.
  public static let initialOffset = ScrollAnchorRole(value: 0)
  /// The anchor when sizes change.
  public static let sizeChanges = ScrollAnchorRole(value: 1)
  /// The alignment of content smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(value: 2)
}

extension View {
  nonisolated private func scrollOption(_ change: @escaping (inout ScrollOptions) -> Void) -> some View {
    transformEnvironment(\.scrollOptions, transform: change)
  }

  /// Sets margins around the content of scroll views or their indicators.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrollOption { options in
      func set(_ margins: inout EdgeInsets) {
        if edges.contains(.top) { margins.top = insets.top }
        if edges.contains(.leading) { margins.leading = insets.leading }
        if edges.contains(.bottom) { margins.bottom = insets.bottom }
        if edges.contains(.trailing) { margins.trailing = insets.trailing }
      }
      if placement != .scrollIndicators {
        set(&options.contentMargins)
        options.marginEdges.formUnion(edges)
      }
      if placement != .scrollContent { set(&options.indicatorMargins) }
    }
  }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  )
    -> some View
  {
    contentMargins(.all, length, for: placement)
  }

  /// Sets whether scroll views bounce if their content fits.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    scrollOption { $0.setBounceBehavior(behavior, axes) }
  }

  /// Disables clipping of scroll views.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollOption { $0.isClipDisabled = disabled }
  }

  /// Sets the initial position of scroll views and the anchor for size changes.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollOption { options in
      for role in [ScrollAnchorRole.initialOffset, .sizeChanges, .alignment] {
        options.anchors[role] = anchor
      }
    }
  }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scrollOption { $0.anchors[role] = anchor }
  }

  /// Flashes the scroll indicators when scroll views appear.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    scrollOption { $0.flash = onAppear ? AnyHashable("appear") : nil }
  }
  /// Flashes the scroll indicators when a value changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(FlashModifier(value: value))
  }

  /// Sets the behavior that determines where scrolling comes to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    scrollOption { $0.targetBehavior = behavior }
  }
}

private struct FlashModifier<V: Equatable>: ViewModifier {
  let value: V
  @State private var count = 0
  func body(content: Content) -> some View {
    let count = count
    content.transformEnvironment(\.scrollOptions) { $0.flash = AnyHashable(count) }
      .onChange(of: value) { self.count += 1 }
  }
}
