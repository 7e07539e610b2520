/// A container that shows one of several screens at a time and switches between them with a bar at the
/// bottom. Each screen keeps its state.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  package override var rootViewClassName: String? { "UILayoutContainerView" }
  private var all: [UIViewController] = []
  private var hasViewControllers = false
  private weak var selected: UIViewController? {
    willSet {
      willChange("selectedIndex")
      willChange("selectedViewController")
    }
    didSet {
      didChange("selectedIndex")
      didChange("selectedViewController")
    }
  }
  private var displayed: UIViewController?
  /// Former tabs that are still children.
  private var leaving: [UIViewController] = []
  /// The tab transition that begins in the next layout pass.
  private var planned: AppearanceTransition?

  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeInterface(of: self, as: UITabBarController.self)
  }

  package override func takeChildren(_ children: [(role: String, controller: UIViewController)]) {
    viewControllers = children.map(\.controller)
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if viewControllers?.contains(where: { $0 === subsequentVC }) == true {
      selectedViewController = subsequentVC
    }
  }

  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  /// The delegate that `super.delegate` last stored, which an override of the property may hide.
  package final weak var storedDelegate: (any UITabBarControllerDelegate)?
  /// The bar with the tabs. Apps and storyboards may replace it by a subclass, with `setValue(_:forKey:)`.
  open private(set) lazy var tabBar: UITabBar = makeTabBar()

  private func makeTabBar() -> UITabBar {
    let bar = UITabBar()
    bar.manager = self
    return bar
  }

  /// Replaces the bar. The new one gets the tabs, the selection and the place of the current one.
  final func replaceTabBar(by bar: UITabBar) {
    let old = tabBar
    guard bar !== old else { return }
    old.manager = nil
    bar.manager = self
    tabBar = bar
    refreshTabs()
    guard let superview = old.superview else { return }
    superview.insertSubview(bar, aboveSubview: old)
    old.removeFromSuperview()
    bar.frame = old.frame
    bar.isHidden = old.isHidden
    bar.scrollEdgeDistance = old.scrollEdgeDistance
    superview.setNeedsLayout()
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    guard key == "tabBar", let bar = value as? UITabBar else { return super.setValue(value, forKey: key) }
    replaceTabBar(by: bar)
  }

  // MARK: The bar's delegate

  /// Called when a tab is tapped, before it is selected.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  // MARK: Tabs

  package final var tabList: [UITab] = []
  /// The tabs in their order. Setting `viewControllers` does not create tabs.
  open var tabs: [UITab] {
    get { tabList }
    set { setTabs(newValue, animated: false) }
  }
  open func setTabs(_ tabs: [UITab], animated: Bool) { defaultSetTabs(tabs, animated: animated) }
  /// The selected tab; for a group, its selected child.
  open var selectedTab: UITab? {
    get { defaultSelectedTab }
    set { defaultSelectedTab = newValue }
  }
  /// Returns the tab with an identifier, including those in groups.
  open func tab(forIdentifier identifier: String) -> UITab? { defaultTab(forIdentifier: identifier) }
  /// The presentation of the tabs. Differs from iOS: they are always in the bar.
  open var mode = Mode.automatic
  open private(set) lazy var sidebar = Sidebar()
  /// The name under which a person's order of the tabs is stored.
  open var customizationIdentifier: String?
  /// The identifiers of the tabs for compact width; nil for all.
  open var compactTabIdentifiers: [String]? { didSet { tabsDidChange() } }

  final var accessoryStorage: UITabAccessory?
  /// An accessory above the bar.
  open var bottomAccessory: UITabAccessory? {
    get { accessoryStorage }
    set { setBottomAccessory(newValue, animated: false) }
  }
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    defaultSetBottomAccessory(bottomAccessory, animated: animated)
  }
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic

  // MARK: Screens

  open var viewControllers: [UIViewController]? {
    get { hasViewControllers ? all : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs. The selected one stays selected; if it was removed, the one at its index is selected,
  /// or else the first one.

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let old = all
    let oldIndex = selectedIndex
    all = new
    hasViewControllers = viewControllers != nil
    for gone in old where !new.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      leaving.append(gone)
    }
    // With animation, the displayed screen is removed at the end of the tab transition.
    let remainsUntilEnd = animated && isOnScreen && !new.isEmpty
    if let displayed, !remainsUntilEnd, leaving.contains(where: { $0 === displayed }) { hideDisplayed() }
    releaseLeaving()
    for added in new where added.parent !== self {
      addChild(added)
      added.didMove(toParent: self)
    }
    refreshTabs()
    if isViewLoaded { loadStacks() }
    if let selected, new.contains(where: { $0 === selected }) {
      select(selected)
    } else {
      select(new.indices.contains(oldIndex) ? new[oldIndex] : new.first)
    }
  }

  /// Removes the screens that are no longer tabs, except for the one that is still displayed.
  private func releaseLeaving() {
    let gone = leaving.filter { $0 !== displayed }
    leaving.removeAll { $0 !== displayed }
    for screen in gone where !all.contains(where: { $0 === screen }) && screen._parent === self {
      screen.viewIfLoaded?.removeFromSuperview()
      screen.removeFromParent()
    }
  }

  /// Loads the views of the navigation controllers, but not those of their screens, as in the hierarchy that
  /// swift-snapshot-testing recorded on iOS (https://github.com/pointfreeco/swift-snapshot-testing,
  /// testViewControllerHierarchy).
  private func loadStacks() {
    for case let stack as UINavigationController in directlyShown { stack.loadViewIfNeeded() }
  }

  private func hideDisplayed() {
    guard let displayed else { return }
    self.displayed = nil
    guard displayed.appearance == .appeared || displayed.appearance == .appearing else { return }
    displayed.send(.willDisappear, animated: false)
    displayed.viewIfLoaded?.removeFromSuperview()
    displayed.send(.didDisappear, animated: false)
  }

  /// The maximum number of tabs in compact width; the remaining ones are behind "More".
  private static let compactCapacity = 5

  private var needsMore: Bool {
    all.count > Self.compactCapacity && traitCollection.horizontalSizeClass != .regular
  }
  private var directlyShown: [UIViewController] {
    needsMore ? Array(all.prefix(Self.compactCapacity - 1)) : all
  }

  /// The navigation controller behind the "More" tab, which lists the tabs that do not fit in the bar.
  open private(set) lazy var moreNavigationController: UINavigationController = makeMore()

  private func makeMore() -> UINavigationController {
    let list = MoreListController(tabs: self)
    let navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return navigation
  }

  package var hiddenTabs: [UIViewController] {
    needsMore ? Array(all.dropFirst(Self.compactCapacity - 1)) : []
  }

  open var customizableViewControllers: [UIViewController]?

  private func refreshTabs() {
    var shown = directlyShown
    if needsMore {
      if moreNavigationController.parent !== self {
        addChild(moreNavigationController)
        moreNavigationController.didMove(toParent: self)
      }
      shown.append(moreNavigationController)
    }
    tabBar.showTabs(shown.map(\.tabBarItem))
    tabBar.selectedItem = tabItem(of: selected)
  }

  package func tabBarItemDidChange(of controller: UIViewController) {
    if all.contains(where: { $0 === controller }) { refreshTabs() }
  }

  private func tabItem(of controller: UIViewController?) -> UITabBarItem? {
    guard let controller else { return nil }
    if hiddenTabs.contains(where: { $0 === controller }) { return moreNavigationController.tabBarItem }
    return controller.tabBarItem
  }

  // MARK: Selection

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, newValue === moreNavigationIfMade || all.contains(where: { $0 === newValue }) else {
        return
      }
      select(newValue)
    }
  }

  private var moreNavigationIfMade: UIViewController? { needsMore ? moreNavigationController : nil }

  /// The index of the selected screen; `NSNotFound` while "More" is selected (Conformance.md C23).
  open var selectedIndex: Int {
    get { all.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard all.indices.contains(newValue) else { return }
      select(all[newValue])
    }
  }

  /// Handles a tap on a tab. The delegate may refuse it, and is notified even if the tab is already selected
  /// (L15).
  package func tabTapped(_ item: UITabBarItem) {
    guard
      let target = (all + [moreNavigationIfMade].compactMap { $0 }).first(where: { $0.tabBarItem === item }),
      storedDelegate?.tabBarController(self, shouldSelect: target) ?? true
    else { return }
    let (tab, previous) = (tab(of: target), tab(of: selected))
    if let tab, storedDelegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
    if target === selected {
      popToRoot(target)
    } else {
      select(target)
    }
    storedDelegate?.tabBarController(self, didSelect: target)
    if let tab { storedDelegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
  }

  /// Pops a tab to its root, as a tap on the selected tab does.
  private func popToRoot(_ controller: UIViewController) {
    let navigation = controller as? UINavigationController
    navigation?.popToRootViewController(animated: true)
  }

  private func select(_ controller: UIViewController?) {
    selected = controller
    tabBar.selectedItem = tabItem(of: controller)
    guard planned?.plan.to !== controller || planned == nil else { return }
    let superseded = planned
    planned = nil
    defer { superseded?.abandon() }
    guard controller !== displayed else { return }
    guard isOnScreen else {
      if isViewLoaded { installSelected() }
      return
    }
    controller?.loadViewIfNeeded()
    planSwitch(to: controller)
  }

  private var isOnScreen: Bool {
    viewIfLoaded?.window != nil && (appearance == .appeared || appearance == .appearing)
  }

  /// Plans the tab transition, and asks the delegate for its animation.
  private func planSwitch(to target: UIViewController?) {
    let transition = AppearanceTransition(makePlan(from: displayed, to: target))
    planned = transition
    transition.announce()
    TransitionScheduler.shared.schedule { [weak self] in self?.switchScreens(transition) }
  }

  private func makePlan(from: UIViewController?, to target: UIViewController?) -> AppearanceTransition.Plan {
    var plan = AppearanceTransition.Plan(script: .tab, containerView: contentView, isAnimated: false)
    plan.from = from
    plan.to = target
    plan.container = self
    plan.toFinalFrame = contentView.bounds
    plan.fromInitialFrame = from?.viewIfLoaded?.frame ?? .zero
    if let from, let target, UIView.areAnimationsEnabled,
      let animator = storedDelegate?.tabBarController(
        self, animationControllerForTransitionFrom: from, to: target)
    {
      plan.isAnimated = true
      plan.animator = animator
      plan.interactor = storedDelegate?.tabBarController(self, interactionControllerFor: animator)
    }
    plan.install = { [self] transition in
      displayed = target
      if let target { install(target) }
      if !transition.isAnimated { from?.viewIfLoaded?.removeFromSuperview() }
    }
    plan.settle = { [self] completed in
      if completed {
        if from !== displayed { from?.viewIfLoaded?.removeFromSuperview() }
      } else {
        target?.viewIfLoaded?.removeFromSuperview()
        displayed = from
        selected = from
        tabBar.selectedItem = tabItem(of: from)
      }
    }
    plan.finish = { [self] _ in releaseLeaving() }
    return plan
  }

  private func switchScreens(_ transition: AppearanceTransition) {
    guard planned === transition else { return }
    planned = nil
    guard transition.plan.to !== displayed else { return transition.abandon() }
    guard isOnScreen else {
      transition.abandon()
      return installSelected()
    }
    if transition.plan.from !== displayed {
      transition.plan = makePlan(from: displayed, to: transition.plan.to)
    }
    transition.begin()
    view.setNeedsLayout()
  }

  private func installSelected() {
    guard let selected, selected !== displayed else { return }
    displayed?.viewIfLoaded?.removeFromSuperview()
    displayed = selected
    install(selected)
    releaseLeaving()
  }

  private func install(_ controller: UIViewController) {
    let screen = controller.view!
    controller.placeByContainer(contentView.bounds)
    applyInsets(to: controller)
    contentView.addSubview(screen)
  }

  package override var managesChildAppearance: Bool { true }
  package override var appearanceChildren: [UIViewController] { displayed.map { [$0] } ?? [] }

  // MARK: View

  private let contentView = UIView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
    view.addSubview(tabBar)
    loadStacks()
    installSelected()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    installSelected()
  }

  private var barHeight: CGFloat { tabBar.rowHeight + view.safeAreaInsets.bottom }

  /// Whether the top screen of the selected stack hides the bar when pushed.
  private var hidesBar: Bool {
    guard let navigation = displayed as? UINavigationController else { return isTabBarHidden }
    return isTabBarHidden || navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  open var isTabBarHidden = false { didSet { if isViewLoaded { view.setNeedsLayout() } } }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isTabBarHidden else { return }
    guard animated, isViewLoaded else {
      isTabBarHidden = hidden
      return
    }
    view.layoutIfNeeded()
    UIView.animate(withDuration: 0.25) { [self] in
      isTabBarHidden = hidden
      view.layoutIfNeeded()
    }
  }

  package override func layOutContainerContent() {
    let height = barHeight
    let y = hidesBar ? view.bounds.height : view.bounds.height - height
    tabBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    layOutAccessory(above: y)
    contentView.frame = view.bounds
    if let displayed { applyInsets(to: displayed) }
    followDisplayed()
  }

  private func applyInsets(to controller: UIViewController) {
    controller.containerInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: (hidesBar ? 0 : tabBar.rowHeight) + accessoryRoom, right: 0)
  }

  // MARK: Scroll edge

  @BackReference private final var followed: UIScrollView?

  /// Tracks the scroll view of the displayed screen. A navigation controller reports its content itself.
  private func followDisplayed() {
    let isStack = displayed is UINavigationController
    let scrollView = isStack ? nil : displayed?.contentScrollView(for: .bottom)
    if let followed, followed !== scrollView, followed.lowerEdgeObserver === self {
      followed.lowerEdgeObserver = nil
    }
    followed = scrollView
    scrollView?.lowerEdgeObserver = self
    tabBar.scrollEdgeDistance = displayed.map(lowerEdgeDistance) ?? 0
  }

  /// Returns the distance from the bar to the lower edge of a tab's content; the largest one for columns. A screen
  /// without a scroll view, such as a hosting controller, has that of the containers inside it.
  private func lowerEdgeDistance(of controller: UIViewController) -> CGFloat {
    switch controller {
    case let stack as UINavigationController:
      return stack.barState.followedAtLowerEdge?.lowerEdgeDistance ?? 0
    case let split as UISplitViewController:
      return split.appearanceChildren.map(lowerEdgeDistance).max() ?? 0
    default:
      if let scrollView = controller.contentScrollView(for: .bottom) { return scrollView.lowerEdgeDistance }
      let containers = controller.children.filter {
        $0 is UINavigationController || $0 is UISplitViewController
      }
      return containers.map(lowerEdgeDistance).max() ?? 0
    }
  }

  package override func contentDidMoveAtLowerEdge(of scrollView: UIScrollView) {
    if scrollView === followed { tabBar.scrollEdgeDistance = scrollView.lowerEdgeDistance }
  }

  /// Updates the bar after the content of a stack in a tab, at any depth, has scrolled.
  package final func contentDidMoveAtLowerEdge(of stack: UINavigationController, to distance: CGFloat) {
    guard let displayed else { return }
    var ancestor: UIViewController = stack
    var isInColumns = false
    while ancestor !== displayed {
      guard let parent = ancestor._parent else { return }
      ancestor = parent
      if parent is UISplitViewController { isInColumns = true }
    }
    tabBar.scrollEdgeDistance = isInColumns ? lowerEdgeDistance(of: displayed) : distance
  }

  package override func childBarContentDidChange(_ child: UIViewController, animated: Bool) {
    if isViewLoaded { view.setNeedsLayout() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass {
      tabsDidChange()
      refreshTabs()
    }
  }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { selected?.collapseSecondaryViewController(secondaryViewController, for: splitViewController) }

  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { selected?.separateSecondaryViewController(for: splitViewController) }

  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    storedDelegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    storedDelegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
}
