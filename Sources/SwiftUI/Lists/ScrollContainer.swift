/// A scroll view or list that scrolls views.
@MainActor
package protocol ScrollContainer: AnyObject {
  var scrollView: UIScrollView { get }
  var mainAxis: Axis { get }
  var environment: EnvironmentValues { get }
  /// The node of the content, for finding scroll targets; `nil` once it has ended.
  var contentNode: _ViewNode? { get }
  var followers: ScrollObservers { get }
  /// The views at which scrolling may come to rest, in content coordinates.
  func scrollTargets() -> [(id: AnyHashable, frame: CGRect)]
}

extension ScrollContainer {
  /// The visible part of the content, slightly enlarged.
  var visibleRect: CGRect {
    let bounds = scrollView.bounds
    return bounds.insetBy(dx: -bounds.width * 0.25, dy: -bounds.height * 0.25)
  }

  /// The visible part of the content between the bars.
  var freeRect: CGRect { scrollView.bounds.inset(by: scrollView.adjustedContentInset) }

  func observe(_ observer: any VisibleRectObserver) { followers.add(observer) }

  /// Invalidates the layout of a node when the available size changes.
  func followSize(_ node: _ViewNode) { followers.add(node) }
}

@MainActor
package protocol VisibleRectObserver: LayoutItem { func visibleRectDidChange() }

/// Observers of scrolling and of the available size.
@MainActor
package final class ScrollObservers {
  private struct WeakObserver { weak var observer: (any VisibleRectObserver)? }
  private var observers: [WeakObserver] = []
  private var nodes: [WeakNode] = []

  /// The size available for content.
  var containerSize = CGSize.zero {
    didSet {
      guard containerSize != oldValue else { return }
      for entry in nodes { entry.node?.invalidateLayout() }
    }
  }

  /// Whether any views are sized relative to the container.
  var hasNodes: Bool { nodes.contains { $0.node != nil } }

  func add(_ observer: any VisibleRectObserver) {
    observers.removeAll { $0.observer == nil }
    if !observers.contains(where: { $0.observer === observer }) {
      observers.append(WeakObserver(observer: observer))
    }
  }
  func add(_ node: _ViewNode) {
    guard !nodes.contains(where: { $0.node === node }) else { return }
    nodes.removeAll { $0.node == nil }
    nodes.append(WeakNode(node: node))
  }
  func didScroll() {
    for entry in observers {
      if let observer = entry.observer, observer.isInUse { observer.visibleRectDidChange() }
    }
  }
}

package struct WeakScroll {
  weak var item: (any ScrollContainer)?
  /// The item whose content is laid out lazily.
  var lazyItem: ScrollItem? { item as? ScrollItem }
}
private struct ScrollContainerKey: EnvironmentKey { static var defaultValue: WeakScroll? { nil } }
private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct VerticalIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct HorizontalIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct DismissModeKey: EnvironmentKey {
  static var defaultValue: UIScrollView.KeyboardDismissMode { .none }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let value: Int
  var isHidden: Bool { value >= 2 }
  public static let automatic = ScrollIndicatorVisibility(value: 0)
  public static let visible = ScrollIndicatorVisibility(value: 1)
  public static let hidden = ScrollIndicatorVisibility(value: 2)
  public static let never = ScrollIndicatorVisibility(value: 3)
}

/// The dismissal of the keyboard by scrolling.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let uiKit: UIScrollView.KeyboardDismissMode
  public static let automatic = ScrollDismissesKeyboardMode(uiKit: .none)
  public static let immediately = ScrollDismissesKeyboardMode(uiKit: .onDrag)
  public static let interactively = ScrollDismissesKeyboardMode(uiKit: .interactive)
  public static let never = ScrollDismissesKeyboardMode(uiKit: .none)
  init(_ mode: UIScrollView.KeyboardDismissMode) { uiKit = mode }
  private init(uiKit: UIScrollView.KeyboardDismissMode) { self.uiKit = uiKit }
}

extension EnvironmentValues {
  package var scrollContainer: WeakScroll? {
    get { self[ScrollContainerKey.self] }
    set { self[ScrollContainerKey.self] = newValue }
  }
  /// Whether scrolling is enabled.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  /// The visibility of vertical scroll indicators.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorsKey.self] }
    set { self[VerticalIndicatorsKey.self] = newValue }
  }
  /// The visibility of horizontal scroll indicators.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorsKey.self] }
    set { self[HorizontalIndicatorsKey.self] = newValue }
  }
  package var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
    get { self[DismissModeKey.self] }
    set { self[DismissModeKey.self] = newValue }
  }
}

extension View {
  /// Disables scrolling of scroll views and lists.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }
  /// Sets the visibility of scroll indicators.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.verticalScrollIndicatorVisibility) {
      if axes.contains(.vertical) { $0 = visibility }
    }
    .transformEnvironment(\.horizontalScrollIndicatorVisibility) {
      if axes.contains(.horizontal) { $0 = visibility }
    }
  }
  /// Sets the dismissal of the keyboard by scrolling.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.keyboardDismissMode, mode.uiKit)
  }
}
