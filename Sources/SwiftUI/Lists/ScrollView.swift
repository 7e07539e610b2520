/// Shows part of a larger content. It is a `UIScrollView`.
public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
  public static func _makeNode(_ view: ScrollView, _ inputs: _NodeInputs) -> _TypedNode<ScrollView> {
    ScrollNode(view, inputs)
  }
  public static var _rows: _RowShape { .one }
}

private final class ScrollNode<Content: View>: _TypedNode<ScrollView<Content>> {
  fileprivate var view: ScrollView<Content>
  private var child: _TypedNode<Content>!
  private lazy var item = ScrollItem(self, ScrollContentView())
  private var isStale = true

  init(_ view: ScrollView<Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    var inner = self.inputs
    inner.environment = environmentForChildren
    child = Content._makeNode(view.content, inner)
  }

  override var environmentForChildren: EnvironmentValues {
    environment.with {
      $0.stackAxis = view.axes == .horizontal ? .horizontal : .vertical
      $0.scrollContainer = WeakScroll(item: item)
      $0.scrollOptions = ScrollOptions()
      $0.scrollPositioning = nil
    }
  }

  override func update(_ view: ScrollView<Content>) {
    self.view = view
    child.update(view.content)
    invalidateLayout()
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func appendItems(to items: inout [LayoutItem]) {
    refresh()
    items.append(item)
  }
  fileprivate func refresh() {
    guard isStale else { return }
    isStale = false
    var contents: [LayoutItem] = []
    child.appendItems(to: &contents)
    let stack: LayoutItem? =
      contents.count > 1
      ? {
        let stack = LayoutContainerItem(self, VStackLayout())
        stack.setItems(contents)
        return stack
      }() : contents.first
    item.content = stack
    item.viewsAreStale = true
  }
  override func itemsDidChange() -> Bool {
    isStale = true
    item.viewsAreStale = true
    return true
  }
  override func layoutDidInvalidate() -> Bool {
    item.content?.invalidateIfOwned(by: self)
    item.invalidate()
    return true
  }
}

extension LayoutItem {
  fileprivate func invalidateIfOwned(by node: _ViewNode) { if self.node === node { invalidate() } }
}

@MainActor
package protocol ScrollSettings: AnyObject {
  var axes: Axis.Set { get }
  var showsIndicators: Bool { get }
  func refreshContent()
}
extension ScrollNode: ScrollSettings {
  var axes: Axis.Set { view.axes }
  var showsIndicators: Bool { view.showsIndicators }
  func refreshContent() { refresh() }
}

package final class ScrollItem: LeafItem {
  var content: LayoutItem?
  var viewsAreStale = true
  private var scroll: ScrollContentView { view as! ScrollContentView }
  private var settings: (any ScrollSettings)? { node as? any ScrollSettings }
  private var visibleObservers: [WeakObserver] = []
  private struct WeakObserver { weak var observer: (any VisibleRectObserver)? }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let axes = settings?.axes ?? .vertical
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    settings?.refreshContent()
    let axes = settings?.axes ?? .vertical
    if proposal.width != nil, proposal.height != nil, axes == [.horizontal, .vertical] {
      return proposal.replacingUnspecifiedDimensions()
    }
    let size = content?.sizeThatFits(contentProposal(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : max(size.width, proposal.width ?? 0),
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  private var isExtended = Edge.Set()
  /// Content scrolls below the bars, along the axes that it scrolls in.
  package override func adjusted(_ frame: CGRect, _ region: LayoutRegion) -> CGRect {
    let axes = settings?.axes ?? .vertical
    var edges: Edge.Set = []
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    return region.extended(frame, edges)
  }

  package override func configure(_ size: CGSize) {
    settings?.refreshContent()
    let axes = settings?.axes ?? .vertical
    scroll.showsVerticalScrollIndicator =
      (settings?.showsIndicators ?? true) && !environment.scrollIndicators.isHidden
      && axes.contains(.vertical)
    scroll.showsHorizontalScrollIndicator =
      (settings?.showsIndicators ?? true) && !environment.scrollIndicators.isHidden
      && axes.contains(.horizontal)
    scroll.isScrollEnabled = environment.isScrollEnabled
    let options = environment.scrollOptions
    options.apply(to: scroll, axes)
    scroll.keyboardDismissMode = environment.keyboardDismissMode
    scroll.onScroll = { [weak self] in self?.didScroll() }
    environment.refresher?.attach(to: scroll)
    scroll.delegate = behavior
    behavior.update(self, options, environment.scrollPositioning)
    layOutContent()
    behavior.contentWasLaidOut()
  }

  private var followedSize = CGSize.zero
  private var sizeFollowers: [WeakNode] = []
  /// Measures the views of a node anew when the room for content becomes another.
  func followSize(_ node: _ViewNode) {
    guard !sizeFollowers.contains(where: { $0.node === node }) else { return }
    sizeFollowers.removeAll { $0.node == nil }
    sizeFollowers.append(WeakNode(node: node))
  }

  private lazy var behavior = ScrollBehavior(self)
  var mainAxis: Axis { settings?.axes == .horizontal ? .horizontal : .vertical }
  /// The views inside, for what scrolls to them.
  var contentNode: _ViewNode { node }

  private func layOutContent() {
    guard let content else {
      scroll.contentSize = .zero
      scroll.canvas.show([])
      return
    }
    let insets = scroll.adjustedContentInset
    let size = scroll.bounds.size
    let free = CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
    if free != followedSize {
      followedSize = free
      for entry in sizeFollowers { entry.node?.invalidateLayout() }
    }
    let proposal = contentProposal(ProposedViewSize(free))
    let contentSize = content.sizeThatFits(proposal)
    let axes = settings?.axes ?? .vertical
    let whole = CGSize(
      width: axes.contains(.horizontal) ? contentSize.width : free.width,
      height: axes.contains(.vertical) ? contentSize.height : free.height)
    scroll.canvas.frame = CGRect(origin: .zero, size: whole)
    if scroll.contentSize != whole { scroll.contentSize = whole }
    let bounds = CGRect(origin: .zero, size: whole)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    content.place(
      at: CGPoint(
        x: axes.contains(.horizontal) ? 0 : (whole.width - contentSize.width) / 2,
        y: axes.contains(.vertical) ? 0 : (whole.height - contentSize.height) / 2), proposal,
      LayoutRegion(bounds: bounds, safe: bounds, mirrorWidth: isRightToLeft ? whole.width : nil))
    if viewsAreStale {
      viewsAreStale = false
      var shown: [ShownView] = []
      content.collectViews(into: &shown)
      scroll.canvas.show(shown)
    }
  }

  // MARK: Lazy content

  /// The part of the content that can be seen, and a little more.
  var visibleRect: CGRect {
    let bounds = scroll.bounds
    return bounds.insetBy(dx: -bounds.width * 0.25, dy: -bounds.height * 0.25)
  }

  /// The part of the content that can be seen between the bars.
  var freeRect: CGRect { scroll.bounds.inset(by: scroll.adjustedContentInset) }

  func observe(_ observer: any VisibleRectObserver) {
    visibleObservers.removeAll { $0.observer == nil }
    if !visibleObservers.contains(where: { $0.observer === observer }) {
      visibleObservers.append(WeakObserver(observer: observer))
    }
  }

  private func didScroll() {
    behavior.didScroll()
    for entry in visibleObservers { entry.observer?.visibleRectDidChange() }
  }

  var scrollView: UIScrollView { scroll }
}

@MainActor
package protocol VisibleRectObserver: AnyObject { func visibleRectDidChange() }

package final class ScrollContentView: UIScrollView {
  let canvas = HostingView()
  var onScroll: (() -> Void)?
  /// The part of the insets that views ask for.
  final var margins = UIEdgeInsets.zero

  package override init(frame: CGRect) {
    super.init(frame: frame)
    canvas.isTransparentToTouches = true
    addSubview(canvas)
  }
  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { onScroll?() }
    }
  }
  package override func touchesShouldCancel(in view: UIView) -> Bool {
    view is TapControlView || super.touchesShouldCancel(in: view)
  }
}

package struct WeakScroll { weak var item: ScrollItem? }
private struct ScrollContainerKey: EnvironmentKey { static var defaultValue: WeakScroll? { nil } }
private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct IndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct DismissModeKey: EnvironmentKey {
  static var defaultValue: UIScrollView.KeyboardDismissMode { .none }
}

public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let value: Int
  var isHidden: Bool { value >= 2 }
  public static let automatic = ScrollIndicatorVisibility(value: 0)
  public static let visible = ScrollIndicatorVisibility(value: 1)
  public static let hidden = ScrollIndicatorVisibility(value: 2)
  public static let never = ScrollIndicatorVisibility(value: 3)
}

public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let uiKit: UIScrollView.KeyboardDismissMode
  public static let automatic = ScrollDismissesKeyboardMode(uiKit: .none)
  public static let immediately = ScrollDismissesKeyboardMode(uiKit: .onDrag)
  public static let interactively = ScrollDismissesKeyboardMode(uiKit: .interactive)
  public static let never = ScrollDismissesKeyboardMode(uiKit: .none)
}

extension EnvironmentValues {
  package var scrollContainer: WeakScroll? {
    get { self[ScrollContainerKey.self] }
    set { self[ScrollContainerKey.self] = newValue }
  }
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  package var scrollIndicators: ScrollIndicatorVisibility {
    get { self[IndicatorsKey.self] }
    set { self[IndicatorsKey.self] = newValue }
  }
  package var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
    get { self[DismissModeKey.self] }
    set { self[DismissModeKey.self] = newValue }
  }
}

extension View {
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  )
    -> some View
  { environment(\.scrollIndicators, visibility) }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.keyboardDismissMode, mode.uiKit)
  }
}

// MARK: Refreshing

public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

/// Starts a refresh by pulling, on the one control of a scroll view.
@MainActor
package final class Refresher {
  var action: RefreshAction
  private weak var control: UIRefreshControl?

  init(_ action: RefreshAction) { self.action = action }

  func attach(to scroll: UIScrollView) {
    guard control == nil || control?.superview !== scroll else { return }
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self else { return }
        let action = self.action
        Task { @MainActor in
          await action()
          control?.endRefreshing()
        }
      }, for: .valueChanged)
    scroll.refreshControl = control
    self.control = control
  }
}
private struct RefresherKey: EnvironmentKey { static var defaultValue: Refresher? { nil } }
extension EnvironmentValues {
  package var refresher: Refresher? {
    get { self[RefresherKey.self] }
    set { self[RefresherKey.self] = newValue }
  }
  public var refresh: RefreshAction? {
    let refresher = refresher
    return refresher.map { refresher in MainActor.assumeIsolated { refresher.action } }
  }
}

@MainActor
private struct RefreshModifier: ViewModifier {
  let action: RefreshAction
  @State private var holder = Holder()
  @MainActor final class Holder { var refresher: Refresher? }
  func body(content: Content) -> some View {
    let refresher = holder.refresher ?? Refresher(action)
    refresher.action = action
    holder.refresher = refresher
    return content.environment(\.refresher, refresher)
  }
}
extension View {
  /// Lets a person refresh the content by pulling it down.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshModifier(action: RefreshAction(action: action)))
  }
}

// MARK: Scrolling to views

/// Scrolls to views by their identifiers.
public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content
  @State private var holder = ScrollTargets()
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  public var body: some View {
    content(ScrollViewProxy(targets: holder)).modifier(ScrollTargetModifier(targets: holder))
  }
}

@MainActor
package final class ScrollTargets {
  weak var node: _ViewNode?
  nonisolated init() {}
}

public struct ScrollViewProxy {
  let targets: ScrollTargets
  /// Scrolls until the view with an identifier can be seen.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let animated = Transaction.ambient.animation != nil
    let targets = targets
    UpdateQueue.afterUpdate {
      guard let node = targets.node, node.isAlive else { return }
      node.host.view.layoutIfNeeded()
      _ = node.scrollBelow(to: AnyHashable(id), anchor, animated: animated)
    }
  }
}

extension _ViewNode {
  /// Finds a view by its identifier and scrolls to it.
  func scrollBelow(to id: AnyHashable, _ anchor: UnitPoint?, animated: Bool) -> Bool {
    if let container = self as? any ScrollTargetContainer,
      container.scroll(to: id, anchor, animated: animated)
    {
      return true
    }
    if let element = (self as? any ElementNodes)?.element(id)
      ?? ((self as? any IdentifiedNode)?.identifier == id ? self : nil)
    {
      return element.revealFirstItem(anchor, animated: animated)
    }
    var found = false
    forEachChild { if !found { found = $0.scrollBelow(to: id, anchor, animated: animated) } }
    return found
  }

  private func revealFirstItem(_ anchor: UnitPoint?, animated: Bool) -> Bool {
    var items: [LayoutItem] = []
    appendItems(to: &items)
    guard let item = items.first, let scroll = environment.scrollContainer?.item else { return false }
    ScrollRevealing.reveal(
      item.frame(in: scroll.scrollView), in: scroll.scrollView, anchor, animated: animated)
    return true
  }
}

/// A node whose children have identities of their own: the elements of a collection.
@MainActor
package protocol ElementNodes: AnyObject {
  func element(_ id: AnyHashable) -> _ViewNode?
  func forEachElement(_ body: (AnyHashable, _ViewNode) -> Void)
}

extension LayoutItem {
  /// The item's frame in the content of a scroll view.
  func frame(in scroll: UIScrollView) -> CGRect {
    var views: [ShownView] = []
    collectViews(into: &views)
    guard let container = views.first?.view.superview, container.isDescendant(of: scroll) else {
      return frame
    }
    return container.convert(frame, to: scroll)
  }
}

/// A container that finds its rows by identifier.
@MainActor
package protocol ScrollTargetContainer: AnyObject {
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?, animated: Bool) -> Bool
}

@MainActor
package enum ScrollRevealing {
  package static func reveal(_ rect: CGRect, in scroll: UIScrollView, _ anchor: UnitPoint?, animated: Bool) {
    guard let anchor else { return scroll.scrollRectToVisible(rect, animated: animated) }
    let insets = scroll.adjustedContentInset
    let size = scroll.bounds.size
    let free = CGSize(
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    func offset(
      _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ part: CGFloat, _ whole: CGFloat,
      _ inset: CGFloat
    )
      -> CGFloat
    {
      let wanted = start + length * part - room * part
      return max(0, min(wanted, max(0, whole - room))) - inset
    }
    scroll.setContentOffset(
      CGPoint(
        x: offset(rect.minX, rect.width, free.width, anchor.x, scroll.contentSize.width, insets.left),
        y: offset(rect.minY, rect.height, free.height, anchor.y, scroll.contentSize.height, insets.top)),
      animated: animated)
  }
}

private struct ScrollTargetModifier: ViewModifier {
  typealias Body = Never
  let targets: ScrollTargets
  static func _makeModifierNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    let node = PassNode(view, inputs, \.content)
    view.modifier.targets.node = node
    return node
  }
}
