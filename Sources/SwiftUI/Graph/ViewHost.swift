/// Shows a tree of views inside one UIKit view: it lays the tree out there and says whether it can be seen.
@MainActor
package final class ViewHost {
  package private(set) var root: _ViewNode!
  /// Made when it is first asked for: screens below others are not seen.
  package private(set) lazy var view: HostingView = {
    hasView = true
    let view = givenView ?? HostingView()
    view.host = self
    return view
  }()
  private var givenView: HostingView?
  private var hasView = false
  /// The controller that presents and pushes on behalf of the views.
  package weak var controller: UIViewController?
  /// The host that this one is a part of: of a row, its list.
  package private(set) weak var outer: ViewHost?
  /// Hears that the content may want another size.
  package var onSizeChange: (@MainActor () -> Void)?
  /// Called after each layout of the views.
  package var onLayout: (@MainActor () -> Void)?
  /// Hears that the content may consist of another number of items.
  package var onItemsChange: (@MainActor () -> Void)?
  /// Whether content keeps clear of bars and the screen's edges by itself.
  package var respectsSafeArea = true
  /// Takes the navigation controller of a stack that fills the host, where the host's place is a column for one.
  package var onStack: (@MainActor (UINavigationController) -> Void)?
  /// Hears that what views hand to their surroundings may have changed.
  package var onPreferencesChange: (@MainActor () -> Void)?

  private var items: [LayoutItem] = []
  private var itemsAreStale = true
  private var viewsAreStale = true
  private var rootItem: LayoutItem?
  package private(set) var isVisible = false
  private var appearing: [WeakAppearance] = []
  private var animation: Animation?
  private var isLayingOut = false
  private var baseEnvironment: EnvironmentValues
  /// What this host itself adds to its surroundings.
  package var adjustsEnvironment: (@MainActor (inout EnvironmentValues) -> Void)?
  private var isAttached = true
  /// Whether the views have ended for good.
  package var hasEnded: Bool { !isAttached }
  private lazy var undoSource = UndoSource()
  /// The edit mode of the screen that the host is.
  package var screenEditMode: Binding<EditMode>?

  private struct WeakAppearance { weak var node: (any AppearanceNode)? }

  /// - Parameters:
  ///   - parent: the node that the host shows a part of, and whose environment it follows.
  ///   - environment: the environment in place of the parent's, for hosts that their owner keeps up to date itself.
  ///   - given: the view that shows the tree, in place of a new one.
  package init(
    parent: _ViewNode? = nil, environment: EnvironmentValues? = nil, view given: HostingView? = nil
  ) {
    givenView = given
    outer = parent?.host
    controller = parent?.host.controller
    baseEnvironment = environment ?? parent?.environment ?? EnvironmentValues()
    MainThreadDeallocation.enable(for: self)
    if environment == nil { parent?.addPart(self) }
    if given != nil { _ = view }
  }

  package func setOuter(_ host: ViewHost) { outer = host }

  /// Puts the tree's first node in place.
  package func start(parent: _ViewNode? = nil, _ make: (_NodeInputs) -> _ViewNode) {
    root = HostRootNode(self, parent, resolvedEnvironment, make)
    layOut(soon: true)
  }

  package func end() {
    setVisible(false)
    isAttached = false
    root?.end()
    if hasView { view.host = nil }
  }

  // MARK: Environment

  /// What surrounds the whole tree, without the traits, which are the view's own.
  package var environment: EnvironmentValues {
    get { baseEnvironment }
    set {
      baseEnvironment = newValue
      environmentDidChange()
    }
  }

  private var resolvedEnvironment: EnvironmentValues {
    var environment = baseEnvironment
    if view.window != nil || outer == nil { environment.traits = view.traitCollection }
    environment.isTintDimmed = isTintDimmed
    if let style = baseEnvironment.forcedColorScheme { environment.colorScheme = style }
    if let screenEditMode { environment.screenEditMode = screenEditMode }
    if environment.undoSource == nil { environment.undoSource = undoSource }
    adjustsEnvironment?(&environment)
    return environment
  }

  private var isTintDimmed = false

  func tintDidChange() {
    let isDimmed = view.tintAdjustmentMode == .dimmed
    guard isDimmed != isTintDimmed else { return }
    isTintDimmed = isDimmed
    environmentDidChange()
  }

  package func environmentDidChange() {
    guard let root else { return }
    root.setEnvironment(resolvedEnvironment)
    layOut(soon: true)
  }

  // MARK: Layout

  package func itemsDidChange() {
    itemsAreStale = true
    viewsAreStale = true
    if let onItemsChange { UpdateQueue.afterUpdate(onItemsChange) }
  }

  package func layOut(soon: Bool) {
    guard isAttached else { return }
    view.setNeedsLayout()
    if !isLayingOut { onSizeChange?() }
  }

  private struct Boundary {
    weak var node: _ViewNode?
    weak var item: LayoutItem?
  }
  private var boundaries: [Boundary] = []

  /// Lays out an item whose size and place do not depend on its content, without the items around it.
  package func placeAgain(_ item: LayoutItem) {
    guard isAttached, !boundaries.contains(where: { $0.item === item }) else { return }
    boundaries.append(Boundary(node: item.node, item: item))
    view.setNeedsLayout()
  }

  private func placeBoundaries() {
    let pending = boundaries
    boundaries = []
    for boundary in pending where boundary.node?.isAlive == true { boundary.item?.placeAgain() }
  }

  package func adopt(_ transaction: Transaction) {
    if transaction.disablesAnimations {
      animation = nil
    } else if let new = transaction.animation {
      animation = new
    }
  }

  /// Keeps the animation of one part from moving the others.
  package func suspendAnimation() -> Animation? { animation }
  package func resumeAnimation(_ outer: Animation?) { animation = outer }

  private func refreshItems() {
    UpdateQueue.flush()
    guard itemsAreStale else { return }
    itemsAreStale = false
    items.removeAll(keepingCapacity: true)
    root.appendItems(to: &items)
    for wrapper in wrappers { items = wrapper.wrap(items) }
    switch items.count {
    case 0: rootItem = nil
    case 1: rootItem = items[0]
    default: rootItem = StackItem(root, items)
    }
  }

  private var wrappers: [(id: ObjectIdentifier, wrap: ([LayoutItem]) -> [LayoutItem])] = []

  /// Lets a modifier around a lazy collection wrap what this host shows.
  package func wrapItems(_ id: ObjectIdentifier, _ wrap: @escaping ([LayoutItem]) -> [LayoutItem]) {
    guard !wrappers.contains(where: { $0.id == id }) else { return }
    wrappers.append((id, wrap))
    itemsDidChange()
  }

  /// Items that modifiers outside have made belong to no node on the way up from what has changed.
  fileprivate func invalidateWrappedItems() {
    guard !wrappers.isEmpty else { return }
    for item in items { item.invalidate() }
  }

  /// The views' items, where somebody else arranges them.
  package var currentItems: [LayoutItem] {
    refreshItems()
    return items
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard root != nil else { return .zero }
    refreshItems()
    return rootItem?.sizeThatFits(proposal) ?? .zero
  }

  package func performLayout() {
    guard root != nil, isAttached, !isLayingOut else { return }
    UpdateQueue.layOut { layOutNow() }
    onLayout?()
    if !UpdateQueue.isIdle { UpdateQueue.wake() }
  }

  private func layOutNow() {
    isLayingOut = true
    defer { isLayingOut = false }
    refreshItems()
    let animation = self.animation
    self.animation = nil
    let bounds = view.bounds
    let safe = respectsSafeArea ? bounds.inset(by: view.safeAreaInsets) : bounds
    let isRightToLeft = root.environment.layoutDirection == .rightToLeft
    let region = LayoutRegion(
      bounds: bounds, safe: safe, mirrorWidth: isRightToLeft ? bounds.width : nil)
    LayoutPass.run(view.window == nil || !isVisible ? nil : animation) { [self] in
      if let rootItem {
        let proposal = ProposedViewSize(safe.size)
        let size = rootItem.sizeThatFits(proposal)
        rootItem.place(
          at: CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2), proposal, region)
      }
      placeBoundaries()
      if viewsAreStale {
        viewsAreStale = false
        var shown: [ShownView] = []
        rootItem?.collectViews(into: &shown)
        view.show(shown)
      }
    }
  }

  // MARK: Appearance

  package func register(_ node: any AppearanceNode) {
    appearing.append(WeakAppearance(node: node))
    if isVisible { UpdateQueue.afterUpdate { [weak node] in node?.appear() } }
  }

  /// Tells the views that they can be seen, or no longer.
  package func setVisible(_ visible: Bool) {
    guard visible != isVisible else { return }
    isVisible = visible
    appearing.removeAll { $0.node == nil }
    if visible {
      UpdateQueue.flush()
      for entry in appearing { entry.node?.appear() }
      UpdateQueue.flush()
    } else {
      for entry in appearing { entry.node?.disappear() }
    }
    for child in children?.allObjects ?? [] { child.setVisible(visible) }
  }

  private var children: NSHashTable<ViewHost>?

  /// Lets a part's visibility follow this host's.
  package func addChild(_ child: ViewHost) {
    let children = children ?? .weakObjects()
    self.children = children
    children.add(child)
    child.setVisible(isVisible)
  }

  package func removeChild(_ child: ViewHost) { children?.remove(child) }
}

/// A node that hears when its views can be seen.
@MainActor
package protocol AppearanceNode: AnyObject {
  func appear()
  func disappear()
}

/// The first node in a host: changes below end here.
private final class HostRootNode: _ViewNode {
  private var child: _ViewNode!

  init(
    _ host: ViewHost, _ parent: _ViewNode?, _ environment: EnvironmentValues,
    _ make: (_NodeInputs) -> _ViewNode
  ) {
    super.init(_NodeInputs(parent: parent, environment: environment, host: host))
    child = make(inputs)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func appendRows(to rows: inout [RowSource]) { child.appendRows(to: &rows) }

  override func itemsDidChange() -> Bool {
    host.itemsDidChange()
    return false
  }
  override func layoutDidInvalidate() -> Bool {
    host.invalidateWrappedItems()
    host.layOut(soon: true)
    return false
  }
  override func preferencesDidChange() -> Bool {
    host.onPreferencesChange?()
    return false
  }
}

/// The UIKit view that shows a tree.
package class HostingView: UIView {
  package weak var host: ViewHost?
  private var shown: [ShownView] = []

  package override func layoutSubviews() {
    super.layoutSubviews()
    host?.performLayout()
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    host?.environmentDidChange()
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    host?.tintDidChange()
  }

  /// The form that touches are taken in; `nil` is the whole view.
  package final var hitShape: HitShape?
  /// Whether touches inside are the view's own, not those of the views in it.
  package final var keepsTouches = false

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hitShape, !hitShape.contains(point, bounds) { return nil }
    let hit = super.hitTest(point, with: event)
    if keepsTouches, hit != nil { return self }
    return hit === self && gestureRecognizers?.isEmpty ?? true && isTransparentToTouches ? nil : hit
  }

  // MARK: Accessibility

  /// What assistive technology is told and asks for; few views have any of it.
  package final class AccessibilityWishes {
    package var activate: (@MainActor () -> Void)?
    package var escape: (@MainActor () -> Void)?
    package var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
    /// Whether the view is one element of all that is in it.
    package var combinesChildren = false
    /// Whether the view is an element that says nothing of what is in it.
    package var ignoresChildren = false
  }
  private final var wishes: AccessibilityWishes?
  package final var accessibilityWishes: AccessibilityWishes {
    if let wishes { return wishes }
    let made = AccessibilityWishes()
    wishes = made
    return made
  }

  package override func accessibilityActivate() -> Bool {
    if let activate = wishes?.activate {
      activate()
      return true
    }
    guard wishes?.combinesChildren == true else { return super.accessibilityActivate() }
    func control(_ view: UIView) -> UIControl? {
      for child in view.subviews {
        if let found = child as? UIControl ?? control(child) { return found }
      }
      return nil
    }
    return control(self)?.accessibilityActivate() ?? super.accessibilityActivate()
  }
  package override func accessibilityPerformEscape() -> Bool {
    guard let escape = wishes?.escape else { return super.accessibilityPerformEscape() }
    escape()
    return true
  }
  package override func accessibilityIncrement() { wishes?.adjust?(.increment) }
  package override func accessibilityDecrement() { wishes?.adjust?(.decrement) }
  package override var accessibilityTraits: UIAccessibilityTraits {
    get {
      guard wishes?.combinesChildren == true else { return super.accessibilityTraits }
      func inside(_ view: UIView) -> UIAccessibilityTraits {
        view.subviews.reduce(into: []) { traits, child in
          if child.isAccessibilityElement { traits.formUnion(child.accessibilityTraits) }
          traits.formUnion(inside(child))
        }
      }
      return super.accessibilityTraits.union(inside(self).intersection([.button, .selected, .header, .link]))
    }
    set { super.accessibilityTraits = newValue }
  }
  package override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (wishes?.ignoresChildren == true ? "" : nil) }
    set { super.accessibilityLabel = newValue }
  }

  /// Whether touches beside the content go to what lies below.
  package var isTransparentToTouches = false
  /// The name of the coordinate space that the view is.
  package var spaceName: AnyHashable?

  package func show(_ views: [ShownView]) {
    ShownView.replace(shown, with: views, in: self)
    shown = views
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    host?.sizeThatFits(ProposedViewSize(size)) ?? .zero
  }
}

extension UpdateQueue {
  package static var isIdle: Bool { !hasWork }
}
