/// Hosts a tree of views in a UIKit view: performs its layout and reports its visibility.
@preconcurrency @MainActor
package final class ViewHost {
  package private(set) var root: _ViewNode!
  /// Created on demand, because screens below others are not visible.
  package private(set) lazy var view: HostingView = {
    hasView = true
    let view = givenView ?? HostingView()
    view.host = self
    return view
  }()
  private var givenView: HostingView?
  private var hasView = false
  /// The controller that presents and pushes for the views.
  package weak var controller: UIViewController?
  /// The enclosing host, such as the list of a row.
  package private(set) weak var outer: ViewHost?
  /// Called when the preferred size of the content may have changed.
  package var onSizeChange: (@MainActor () -> Void)?
  /// Called after each layout of the views.
  package var onLayout: (@MainActor () -> Void)?
  /// Called when the number of items may have changed.
  package var onItemsChange: (@MainActor () -> Void)?
  /// Returns the position among the screens of a container, by which values of the earlier process are found.
  package var position: (@MainActor () -> String?)?
  /// Whether the content respects the safe area.
  package var respectsSafeArea = true
  /// Whether the content of a screen stays above the keyboard.
  package var avoidsKeyboard = true
  /// Called with the navigation controller of a stack that fills the host, if the host is a column.
  package var onStack: (@MainActor (UINavigationController) -> Void)?
  /// Whether preferences of the views are collected with those of the parent's tree, as those of rows.
  package var passesPreferences = false
  /// Called when preferences of the views may have changed.
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
  /// Modifies the environment for this host.
  package var adjustsEnvironment: (@MainActor (inout EnvironmentValues) -> Void)?
  private var isAttached = true
  /// Whether the tree was removed permanently.
  package var hasEnded: Bool { !isAttached }
  private lazy var undoSource = UndoManagerSource()
  /// The edit mode of the host's screen.
  package var screenEditMode: Binding<EditMode>?

  private struct WeakAppearance { weak var node: (any AppearanceNode)? }

  /// - Parameters:
  ///   - parent: The parent node, whose environment the host follows.
  ///   - environment: An environment that replaces the parent's and is updated by the owner.
  ///   - given: An existing view for the tree.
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

  /// Creates the root node of the tree.
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

  /// The environment of the tree, without the traits of the view.
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
    // Setting a value copies the others.
    if controller != nil, environment.tint != nil || environment.accentStyle != nil {
      environment.accentStyle = environment.tint
    }
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
    if EnvironmentPropagation.changesLayout { layOut(soon: true) }
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

  /// Lays out an item whose frame is independent of its content, without surrounding items.
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

  /// Suspends the current animation while other parts are laid out.
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

  /// Lets a modifier of a lazy collection wrap the items of this host.
  package func wrapItems(_ id: ObjectIdentifier, _ wrap: @escaping ([LayoutItem]) -> [LayoutItem]) {
    guard !wrappers.contains(where: { $0.id == id }) else { return }
    wrappers.append((id, wrap))
    itemsDidChange()
  }

  /// Items created by outside modifiers are not ancestors of the changed node and must be invalidated
  /// explicitly.
  fileprivate func invalidateWrappedItems() {
    guard !wrappers.isEmpty else { return }
    for item in items { item.invalidate() }
  }

  /// The items of the views, for owners with their own layout.
  package var currentItems: [LayoutItem] {
    refreshItems()
    return items
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard root != nil else { return .zero }
    refreshItems()
    return rootItem?.sizeThatFits(proposal) ?? .zero
  }

  /// The maximum number of layouts for changed anchors. Further changes wait for the next commit.
  private static let geometryRounds = 4

  package func performLayout() {
    guard root != nil, isAttached, !isLayingOut else { return }
    UpdateQueue.layOut { layOutNow() }
    // Views that depend on anchors are complete when the layout ends, as pictures of them require.
    var rounds = 0
    while rounds < Self.geometryRounds, UpdateQueue.applyGeometry(), root != nil, isAttached {
      rounds += 1
      UpdateQueue.layOut { layOutNow() }
    }
    onLayout?()
    if !UpdateQueue.isIdle { UpdateQueue.wake() }
  }

  /// The height that the keyboard takes from the safe area of a screen, besides the bars.
  private func keyboardHeight(above bottom: CGFloat) -> CGFloat {
    guard avoidsKeyboard, view.owningController != nil else { return 0 }
    return min(max(0, view.ownKeyboardOverlap - bottom), max(0, view.bounds.height - bottom))
  }

  private func layOutNow() {
    isLayingOut = true
    defer { isLayingOut = false }
    refreshItems()
    let animation = self.animation
    self.animation = nil
    let bounds = view.bounds
    let isRightToLeft = root.environment.layoutDirection == .rightToLeft
    var insets = respectsSafeArea ? view.safeAreaInsets : .zero
    // The region is laid out from left to right and mirrored as a whole.
    if isRightToLeft { swap(&insets.left, &insets.right) }
    let keyboard = keyboardHeight(above: insets.bottom)
    insets.bottom += keyboard
    let safe = bounds.inset(by: insets)
    let region = LayoutRegion(
      bounds: bounds, safe: safe, keyboard: keyboard, mirrorWidth: isRightToLeft ? bounds.width : nil)
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
        controller?.orderChildrenByViews()
      }
    }
  }

  // MARK: Appearance

  package func register(_ node: any AppearanceNode) {
    appearing.append(WeakAppearance(node: node))
    if isVisible { UpdateQueue.afterUpdate { [weak node] in node?.appear() } }
  }

  /// Notifies the views of a change in visibility.
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

  /// Makes a child host's visibility follow this host's.
  package func addChild(_ child: ViewHost) {
    let children = children ?? .weakObjects()
    self.children = children
    children.add(child)
    child.setVisible(isVisible)
  }

  package func removeChild(_ child: ViewHost) { children?.remove(child) }
}

/// A node that observes its visibility.
@MainActor
package protocol AppearanceNode: AnyObject {
  func appear()
  func disappear()
}

/// The root node of a host, at which invalidation stops.
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
  override var endsPreferences: Bool { !host.passesPreferences }

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
    return host.passesPreferences
  }
}

/// The UIKit view of a tree.
package class HostingView: UIView, KeyboardAvoidingView, LayoutOnlyView {
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

  /// The tint may have been dimmed or restored while the view was in no window, as that of an item of a covered screen.
  package override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { host?.tintDidChange() }
  }

  /// The hit-testing shape; `nil` uses the whole view.
  package final var hitShape: HitShape?
  /// Whether the view handles touches inside instead of its subviews.
  package final var keepsTouches = false
  /// Whether touches between the drawn views inside pass, unless there is a hit-testing shape.
  package final var ignoresGaps = false

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hitShape, !hitShape.contains(point, bounds) { return nil }
    let hit = super.hitTest(point, with: event)
    if hit === self, ignoresGaps, hitShape == nil, !draws(at: point) { return nil }
    if keepsTouches, hit != nil { return self }
    return hit === self && gestureRecognizers?.isEmpty ?? true && isTransparentToTouches ? nil : hit
  }

  // MARK: Accessibility

  /// Accessibility attributes and actions, allocated on demand.
  package final class AccessibilityAttributes {
    package var activate: (@MainActor () -> Void)?
    package var escape: (@MainActor () -> Void)?
    package var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
    package var scroll: (@MainActor (Edge) -> Void)?
    package var rotors: [UIAccessibilityCustomRotor] = []
    /// The traits that a modifier has added to the element.
    package var addedTraits: UIAccessibilityTraits = []
    /// Whether the view is a single element that combines its children.
    package var combinesChildren = false
    /// Whether the view is an element that ignores its children.
    package var ignoresChildren = false
  }
  private final var wishes: AccessibilityAttributes?
  package final var accessibilityAttributes: AccessibilityAttributes {
    if let wishes { return wishes }
    let made = AccessibilityAttributes()
    wishes = made
    return made
  }

  package final var addedAccessibilityTraits: UIAccessibilityTraits { wishes?.addedTraits ?? [] }

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
  package override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let scroll = wishes?.scroll else { return super.accessibilityScroll(direction) }
    switch direction {
    case .up: scroll(.top)
    case .down: scroll(.bottom)
    case .left, .previous: scroll(.leading)
    default: scroll(.trailing)
    }
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
      return super.accessibilityTraits.union(
        inside(self).intersection([.button, .selected, .header, .link, .staticText]))
    }
    set { super.accessibilityTraits = newValue }
  }
  package override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (wishes?.ignoresChildren == true ? "" : nil) }
    set { super.accessibilityLabel = newValue }
  }

  /// Whether touches outside the content pass through to views below.
  package var isTransparentToTouches = false
  /// The name of the view's coordinate space.
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
