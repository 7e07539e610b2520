/// A container with a stack of screens for hierarchical navigation: the first is the root, the last is shown.
///
/// The stack changes immediately; the display follows in the next layout pass, so that several changes in one
/// turn are one transition with callbacks only for the first and the last screen (Specification.md N8).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Goes back like the back button and the swipe, where they are allowed.
  package override func goBackByKey() -> Bool {
    guard let gesture = interactivePopGestureRecognizer, gesture.isEnabled,
      gesture.storedDelegate?.gestureRecognizerShouldBegin(gesture) != false
    else { return false }
    return popViewController(animated: true) != nil
  }

  package override var rootViewClassName: String? { "UILayoutContainerView" }

  public enum Operation: Int, Sendable { case none, push, pop }

  /// The screens, the root first. Changed in place, so that a push does not copy a deep stack.
  package final var stack: [UIViewController] {
    @inline(__always) _read { yield storedStack }
    _modify {
      let observed = isPossiblyObserved
      if observed { for key in Self.stackKeys { KeyValueObserving.willChange(self, key) } }
      defer { if observed { for key in Self.stackKeys { KeyValueObserving.didChange(self, key) } } }
      yield &storedStack
    }
  }
  @exclusivity(unchecked) private final var storedStack: [UIViewController] = []
  private static let stackKeys = ["viewControllers", "topViewController", "visibleViewController"]
  /// The screen whose view is installed.
  @exclusivity(unchecked) package final var displayed: UIViewController?
  @exclusivity(unchecked) package final var running: AppearanceTransition?
  @exclusivity(unchecked) package final var pending: PendingMove?
  @exclusivity(unchecked) package final var queued: [@MainActor () -> Void] = []
  /// The stack after all queued operations.
  @exclusivity(unchecked) package final var planned: [UIViewController]?

  public init(rootViewController: UIViewController) {
    navigationBarClass = UINavigationBar.self
    toolbarClass = UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    navigationBarClass = UINavigationBar.self
    toolbarClass = UIToolbar.self
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller with custom bar classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.navigationBarClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    navigationBarClass = coder.interfaceValue(for: UINavigationController.self) ?? UINavigationBar.self
    toolbarClass = coder.interfaceValue(for: UINavigationController.self) ?? UIToolbar.self
    super.init(coder: coder)
    coder.decodeInterface(of: self, as: UINavigationController.self)
  }

  package override func takeChildren(_ children: [(role: String, controller: UIViewController)]) {
    setStack(children.map(\.controller), animated: false)
  }

  /// The screens below the source of the segue, the nearest first.
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    guard let from = childContaining(source), let index = stack.firstIndex(where: { $0 === from }) else {
      return stack.reversed()
    }
    return stack[..<index].reversed()
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard stack.contains(where: { $0 === subsequentVC }) else { return }
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled && unwindSegue.animates)
  }

  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  /// The delegate that `super.delegate` last stored, which an override of the property may hide.
  package final weak var storedDelegate: (any UINavigationControllerDelegate)?

  // MARK: The stack

  /// The screens, from the root to the top. Setting the property does not animate.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// The controller presented over the stack, or else the top (Specification.md N4).
  open var visibleViewController: UIViewController? {
    if let presented = presentedViewController { return presented }
    return stack.last
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if _ObjCDispatch.redirects(
      UINavigationController.self, self, "pushViewController:animated:", viewController, animated)
    {
      return
    }
    push(viewController, animated: animated)
  }

  /// Pops the top screen.
  ///
  /// - Returns: The popped screen, or `nil` if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    let count = planned?.count ?? stack.count
    guard count > 1 else { return nil }
    return pop(to: count - 2, animated: animated).last
  }

  /// Pops the screens above a given one.
  ///
  /// - Returns: The popped screens, lowest first.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = plannedStack.firstIndex(where: { $0 === viewController }) else {
      UIKitFault.raise(
        .internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return pop(to: index, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard plannedStack.count > 1 else { return nil }
    return pop(to: 0, animated: animated)
  }

  /// Replaces the entire stack. The animation is a pop if the new top was below the old one, a push if it is
  /// new, and none if it stays on top (Conformance.md C14).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  package override func handles(_ action: ShowAction) -> Bool { action == .show || super.handles(action) }

  /// Determines the title of a screen that was never visible, for a menu entry.
  package final var prepareTitle: (@MainActor (UIViewController) -> Void)?

  // MARK: View

  open override func loadView() {
    let view = NavigationView(frame: _parent?._view?.bounds ?? UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    self.view = view
    view.addGestureRecognizer(backSwipe.recognizer)
    view.addGestureRecognizer(barHiding.tap)
    view.addGestureRecognizer(barHiding.pan)
    barHiding.update()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    barHiding.heightMayHaveChanged()
  }

  package override func contentDidMoveAtLowerEdge(of scrollView: UIScrollView) {
    if scrollView === barState.followedAtLowerEdge { notifyLowerEdge(scrollView.lowerEdgeDistance) }
  }

  package override func layOutContainerContent() {
    backSwipe.updateEdge()
    installTopIfNeeded()
    if running == nil, !isNested { adoptScrolling(of: displayed?.shownScreen) }
    layOutBars()
    layOutDisplayed()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    installTopIfNeeded()
  }

  /// The screen that was last reported to the delegate.
  @BackReference package final var announced: UIViewController?

  /// The delegate is also notified of the first screen, and of one that replaced it while off screen
  /// (Conformance.md L9).
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard let displayed, displayed !== announced, running == nil else { return }
    storedDelegate?.navigationController(self, willShow: displayed, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let displayed, displayed !== announced, running == nil else { return }
    announced = displayed
    storedDelegate?.navigationController(self, didShow: displayed, animated: animated)
  }

  /// Applies changes made while the screen was disappearing.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    installTopIfNeeded()
  }

  package override var currentTransition: AppearanceTransition? {
    super.currentTransition ?? preparedTransition()
  }

  package override var managesChildAppearance: Bool { true }
  package override var appearanceChildren: [UIViewController] { displayed.map { [$0] } ?? [] }

  // MARK: Bars

  /// The bar at the top. Its items follow the stack; the app may change only its appearance (Specification.md N2, N3).
  open var navigationBar: UINavigationBar {
    if let _navigationBar { return _navigationBar }
    let bar = makeNavigationBar()
    _navigationBar = bar
    return bar
  }
  @exclusivity(unchecked) package final private(set) var _navigationBar: UINavigationBar?

  open override func setValue(_ value: Any?, forKey key: String) {
    guard key == "navigationBar", let bar = value as? UINavigationBar else {
      return super.setValue(value, forKey: key)
    }
    replaceNavigationBar(by: bar)
  }

  /// Replaces the bar. The new one gets the items of the stack.
  private func replaceNavigationBar(by bar: UINavigationBar) {
    guard bar !== _navigationBar else { return }
    _navigationBar?.manager = nil
    _navigationBar?.removeFromSuperview()
    adopt(bar)
    _navigationBar = bar
    barSizeDidChange()
  }

  /// Buttons that a container, such as a split view, adds beside the back button.
  package var containerItems: [UIBarButtonItem] = [] {
    didSet { if containerItems != oldValue { _navigationBar?.rebuildContent() } }
  }
  /// The bar at the bottom, shown if `isToolbarHidden` is false.
  open private(set) lazy var toolbar: UIToolbar! = makeToolbar()
  package let navigationBarClass: UINavigationBar.Type
  package let toolbarClass: UIToolbar.Type
  @exclusivity(unchecked) package final var barState = BarState()
  @exclusivity(unchecked) package final var barTransition: NavigationBarTransition?

  open var isNavigationBarHidden: Bool {
    get { barState.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideNavigationBar(hidden, animated: animated)
  }

  open var isToolbarHidden: Bool {
    get { barState.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }

  open var hidesBarsOnTap = false { didSet { barHiding.update() } }
  open var hidesBarsOnSwipe = false { didSet { barHiding.update() } }
  /// Whether the bars are hidden in compact height, as on phones in landscape. A tap shows them again.
  open var hidesBarsWhenVerticallyCompact = false { didSet { barHiding.heightMayHaveChanged() } }
  /// The tap that hides and shows the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  /// The drag that hides the bars upwards and shows them downwards.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }
  private(set) lazy var barHiding = BarHidingController(self)
  /// Whether the bars are hidden when the keyboard appears. A tap shows them again.
  open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.update() } }

  /// The view that contains the screens' views, below the bars.
  package var contentContainer: UIView { (view as? NavigationView)?.contentView ?? view }
  /// The edge swipe that currently drives a pop.
  package var interactionForStandardPop: (any UIViewControllerInteractiveTransitioning)? {
    backSwipe.interaction
  }
  package private(set) lazy var backSwipe = InteractivePopGesture(self)
  /// The recognizer of the edge swipe that pops.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipe.recognizer }
  /// Whether no transition is running or pending.
  package var isIdle: Bool { running == nil && pending == nil }

  package override func childBarContentDidChange(_ child: UIViewController, animated: Bool) {
    guard child === topViewController else { return }
    outermost.updateToolbarItems(animated: animated)
  }

  package override func childLayoutPreferencesDidChange(_ child: UIViewController) {
    _view?.setNeedsLayout()
  }

  // MARK: Split views

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { attachSecondary(secondaryViewController) }

  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { detachSecondary() }

  // MARK: Forwarded preferences

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// With a visible bar, its style determines that of the status bar; without one, the top screen.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    (_navigationBar?.barStyle ?? .default) == .default ? .default : .lightContent
  }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  /// The delegate's answer, or else the default of all controllers: UIKit does not ask the top screen.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    storedDelegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    storedDelegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  open override var preferredContentSize: CGSize {
    get {
      super.preferredContentSize == .zero
        ? topViewController?.preferredContentSize ?? .zero : super.preferredContentSize
    }
    set { super.preferredContentSize = newValue }
  }
}

/// The root view of a navigation controller: the container of the screens, with the bars above it.
final class NavigationView: UIView {
  let contentView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Receives changes of the screen shown by a navigation controller, and supplies its animations.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  )
    -> UIInterfaceOrientationMask
  { UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    navigationController.topViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
