/// Manages one screen, or one part of a screen: its view, its life cycle, its children and what it presents.
///
/// The life cycle callbacks are sent by one engine (`AppearanceTransition`), whatever container asks for them.
@preconcurrency @MainActor
open class UIViewController: UIResponder {

  @exclusivity(unchecked) package final var _view: UIView?
  @exclusivity(unchecked) package final var _children: [UIViewController] = []
  @exclusivity(unchecked) private final var parentReference = BackReference<UIViewController>()
  package final var _parent: UIViewController? {
    @inline(__always) get { parentReference.wrappedValue }
    @inline(__always) set { parentReference.wrappedValue = newValue }
  }
  @exclusivity(unchecked) package final var appearance = AppearanceState.disappeared
  @exclusivity(unchecked) package final var cause = AppearanceCause.none
  @exclusivity(unchecked) package final var controllerFlags: ControllerFlags = .initial
  @exclusivity(unchecked) package final var _traits: UITraitCollection
  @exclusivity(unchecked) package final var rare: Rare?
  @exclusivity(unchecked) package final var _title: String?
  @exclusivity(unchecked) package final var _navigationItem: UINavigationItem?

  /// What the container's bars cover of this controller's view, beyond the inherited safe area.
  package final var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { _view?.updateSafeAreaInsets() } }
  }

  /// Creates a controller whose view comes from a nib.
  ///
  /// - `nibName`: the nib that holds the view; `nil` looks for one named after the class, then makes a plain view.
  /// - `bundle`: where to look; `nil` means the bundle of the class.
  public init(nibName: String?, bundle: Bundle?) {
    _traits = UITraitCollection.current
    super.init()
    if nibName != nil || bundle != nil {
      rareState.nibName = nibName
      rareState.nibBundle = bundle
    }
  }

  public required init?(coder: NSCoder) {
    _traits = UITraitCollection.current
    super.init()
    decodeFromStoryboard(coder)
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  deinit {
    MainThreadDeallocation.run {
      if let observe = LifecycleObserver.observeDeinit {
        observe(String(describing: Self.self), ObjectIdentifier(self))
      }
      if let view = _view {
        view.owningController = nil
        if rare?.presentation != nil || view._superview != nil { view.removeFromSuperview() }
      }
      for child in _children { child._parent = nil }
      rare?.presentation?.presentedWasDeallocated()
      rare?.preparedPresentation?.presentedWasDeallocated()
    }
  }

  // MARK: The view

  /// The root view. Reading it loads it.
  open var view: UIView! {
    get {
      if _view == nil { loadViewNow() }
      return _view
    }
    set { replaceView(with: newValue) }
  }

  open var viewIfLoaded: UIView? { _view }
  open var isViewLoaded: Bool { _view != nil }

  /// Makes the view. Override to make it in code; do not call `super` then.
  open func loadView() {
    if loadViewFromNib() { return }
    let frame = _parent?._view?.bounds ?? UIScreen.main.bounds
    let view = UIView(frame: frame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() { if _view == nil { loadViewNow() } }

  open func viewDidLoad() {}

  // MARK: State restoration

  /// Writes what should come back of this screen. Only controllers with a restoration identifier are asked.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Every screen has read its state.
  open func applicationFinishedRestoringState() {}

  // MARK: Life cycle

  open func viewWillAppear(_ animated: Bool) {}
  /// Sent once each time the view appears: it is in the hierarchy and has its traits and size.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { _view?.updateConstraints() }
  /// Called before the view is laid out first, and again when the traits, the search or `setNeeds…` ask for it: a
  /// controller sets `contentUnavailableConfiguration` here.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open func awakeFromNib() {}

  /// Called before the view changes size, with a coordinator to animate alongside. Containers pass it on.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in _children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// What is below the controller's preview (`registerForPreviewing(with:sourceView:)`).
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var traitCollection: UITraitCollection { _traits }

  // MARK: Title and editing

  open var title: String? {
    get { _title }
    set {
      willChange("title")
      defer { didChange("title") }

      _title = newValue
      titleDidChange()
    }
  }

  open var isEditing: Bool {
    get { controllerFlags.contains(.editing) }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    controllerFlags.set(.editing, editing)
    editingDidChange(animated: animated)
  }

  // MARK: Containment

  open var parent: UIViewController? { _parent }
  open var children: [UIViewController] { _children }

  /// Makes `child` a child of this controller: sends it `willMove(toParent:)`; the container sends
  /// `didMove(toParent:)` when its view is in place.
  open func addChild(_ child: UIViewController) { adopt(child) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether the system passes appearance callbacks on to the children. Containers that send them
  /// themselves, with `beginAppearanceTransition`, answer `false`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open var preferredContentSize: CGSize {
    get { rare?.preferredContentSize ?? .zero }
    set {
      willChange("preferredContentSize")
      defer { didChange("preferredContentSize") }

      guard preferredContentSize != newValue else { return }
      rareState.preferredContentSize = newValue
      announcePreferredContentSize()
    }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: Bars, edges and orientation

  /// Which edges the view extends to under bars (Specification.md N15).
  open var edgesForExtendedLayout: UIRectEdge {
    get { rare?.edgesForExtendedLayout ?? .all }
    set {
      rareState.edgesForExtendedLayout = newValue
      _parent?.childLayoutPreferencesDidChange(self)
    }
  }
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { controllerFlags.contains(.extendsUnderOpaqueBars) }
    set {
      controllerFlags.set(.extendsUnderOpaqueBars, newValue)
      _parent?.childLayoutPreferencesDidChange(self)
    }
  }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Presentation

  open var modalPresentationStyle: UIModalPresentationStyle {
    get { rare?.modalPresentationStyle ?? .automatic }
    set { rareState.modalPresentationStyle = newValue }
  }
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { rare?.modalTransitionStyle ?? .coverVertical }
    set { rareState.modalTransitionStyle = newValue }
  }
  open var isModalInPresentation: Bool {
    get { controllerFlags.contains(.modalInPresentation) }
    set {
      willChange("modalInPresentation")
      defer { didChange("modalInPresentation") }
      controllerFlags.set(.modalInPresentation, newValue)
    }
  }
  open var definesPresentationContext: Bool {
    get { controllerFlags.contains(.definesPresentationContext) }
    set { controllerFlags.set(.definesPresentationContext, newValue) }
  }
  open var providesPresentationContextTransitionStyle: Bool {
    get { controllerFlags.contains(.providesContextTransitionStyle) }
    set { controllerFlags.set(.providesContextTransitionStyle, newValue) }
  }
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { controllerFlags.contains(.capturesStatusBar) }
    set { controllerFlags.set(.capturesStatusBar, newValue) }
  }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Shows a controller modally over this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: animated, completion: completion)
  }

  /// Dismisses what this controller presents, or asks its presenter to dismiss it.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: animated, completion: completion)
  }

  /// Shows a controller in the way that suits the nearest container: pushed, or presented.
  open func show(_ viewController: UIViewController, sender: Any?) {
    guard let target = showTarget(.show, sender: sender) else {
      return present(viewController, animated: true)
    }
    target.show(viewController, sender: sender)
  }

  /// Shows a controller as detail: in a split view's secondary column, or presented.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    guard let target = showTarget(.showDetail, sender: sender) else {
      return present(viewController, animated: true)
    }
    target.showDetailViewController(viewController, sender: sender)
  }

  // MARK: Split views

  /// Takes the secondary screen when a split view collapses onto this controller. A navigation controller pushes
  /// it; others leave it aside.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives the secondary screen when a split view expands again, or `nil`.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  // MARK: Segues

  /// Starts the segue of that name. A name that the storyboard does not have is an exception.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(withIdentifier: identifier, sender: sender)
  }
  /// Whether a segue that the person starts may go on. Not asked for `performSegue`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue moves, with the new controller: its view is not loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether an unwind segue may end here: by default, whether the controller has the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? NSNull())
  }
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { respondsToUnwind(action, from: fromViewController) }
  /// The children that an unwind segue may end in or below, in the order in which they are searched.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let from = childContaining(source)
    return children.filter { $0 !== from }
  }
  /// Shows the child that an unwind segue leads to or through.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// A segue of the controller's own to unwind with, as iOS 8 asks for it; `nil` for the standard one.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? { nil }
  /// The controllers that a storyboard puts into this container.
  package func takeChildren(_ children: [(role: String, controller: UIViewController)]) {}

  // MARK: Responder chain

  /// Where focus goes first when it comes to this screen.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func setNeedsFocusUpdate() { viewIfLoaded?._window?.focus.setNeedsUpdate(self) }
  open func updateFocusIfNeeded() { viewIfLoaded?._window?.focus.updateIfNeeded() }

  open override var keyCommands: [UIKeyCommand]? { rare?.keyCommands }

  open override var next: UIResponder? {
    if let superview = _view?._superview { return superview }
    return presentingController ?? _parent
  }
  package override var responderWindow: UIWindow? { _view?._window }

  // MARK: Hooks for the framework's containers

  /// The transition that coordinates this controller now, planned or running.
  package var currentTransition: AppearanceTransition? { rare?.transition }

  /// The children that appear and disappear with this controller: those whose view is installed.
  package var appearanceChildren: [UIViewController] {
    _children.filter { $0._view?._superview != nil }
  }
  /// Whether the container sends its children's appearance callbacks with transitions of its own.
  package var managesChildAppearance: Bool { controllerFlags.contains(.managesChildAppearance) }
  /// Places the container's own views and its children, before `layoutSubviews`.
  package func layOutContainerContent() {}
  package func childrenDidChange() {}
  /// A child changed how it wants to lie under the bars.
  package func childLayoutPreferencesDidChange(_ child: UIViewController) {}
  /// A child's title, bar items or toolbar items changed.
  package func childBarContentDidChange(_ child: UIViewController, animated: Bool) {}
  /// The scroll view that this container follows at its lower edge has been laid out.
  package func contentDidMoveAtLowerEdge(of scrollView: UIScrollView) {}
  package func handles(_ action: ShowAction) -> Bool { false }
  /// The presentation controller of a kind of screen that has its own, such as alerts.
  package func standardPresentationController(presenting: UIViewController?) -> UIPresentationController? {
    nil
  }
  /// UIKit's message where the controller may not be pushed.
  package func refusalToBePushed(on navigationController: UINavigationController) -> String? { nil }
  package func titleDidChange() {
    _navigationItem?.controllerTitleDidChange(_title)
    if let item = rare?.tabBarItem, item.systemItem == nil { item.title = _title }
    _parent?.childBarContentDidChange(self, animated: false)
  }
  package func editingDidChange(animated: Bool) { rare?.editButtonItem?.become(isEditing ? .done : .edit) }
  /// Reads what a storyboard archived for the controller.
  package func decodeFromStoryboard(_ coder: NSCoder) { readScene(coder) }
  /// Loads the view from the controller's nib or storyboard scene, if it has one.
  package func loadViewFromNib() -> Bool { readView() }

  // MARK: Split view

  /// The nearest split view among the ancestors.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

  // MARK: Tab bar item

  /// The item that a tab bar shows for this controller; made when first asked for, with the controller's title. A
  /// navigation controller without one of its own has its root's.
  open var tabBarItem: UITabBarItem! {
    get { defaultTabBarItem }
    set { defaultTabBarItem = newValue }
  }
  /// The nearest tab bar controller among the ancestors.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  // MARK: Content unavailable

  /// What stands in place of the controller's content, over its view; nil while there is content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { defaultContentUnavailableConfiguration }
    set { defaultContentUnavailableConfiguration = newValue }
  }
  /// The traits and the search that the configuration is for.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    defaultContentUnavailableConfigurationState
  }
  /// Asks for `updateContentUnavailableConfiguration(using:)` in the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    defaultSetNeedsUpdateContentUnavailableConfiguration()
  }

  // MARK: Focus environment

  open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?._superview ?? parent }

  // MARK: Layout

  /// The part of the view under the bars at the top.
  open var topLayoutGuide: any UILayoutSupport { view.systemGuide(.top) }
  /// The part of the view under the bars at the bottom.
  open var bottomLayoutGuide: any UILayoutSupport { view.systemGuide(.bottom) }

  // MARK: Previewing

  /// Lets a press of `sourceView` preview another controller.
  @discardableResult
  open func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
    -> any UIViewControllerPreviewing
  { defaultRegisterForPreviewing(with: delegate, sourceView: sourceView) }
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    defaultUnregisterForPreviewing(withContext: previewing)
  }

  // MARK: Bars

  /// The items that a navigation controller's toolbar shows for this screen.
  open var toolbarItems: [UIBarButtonItem]? {
    get { defaultToolbarItems }
    set { defaultToolbarItems = newValue }
  }
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    defaultSetToolbarItems(items, animated: animated)
  }
  /// Whether the bar at the bottom goes while this screen is pushed.
  open var hidesBottomBarWhenPushed: Bool {
    get { defaultHidesBottomBarWhenPushed }
    set { defaultHidesBottomBarWhenPushed = newValue }
  }
  /// A button that switches the controller between viewing and editing: Edit, then Done (Specification.md N16).
  open var editButtonItem: UIBarButtonItem { defaultEditButtonItem }

  // MARK: Large title

  /// Names the scroll view that bars at the given edges follow.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    defaultSetContentScrollView(scrollView, for: edge)
  }
  /// The scroll view that a bar at the edge follows: the one named, else the screen's own view, else the first
  /// of its subviews that scrolls.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    defaultContentScrollView(for: edge)
  }

  // MARK: Stack

  /// The nearest navigation controller among the ancestors.
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }

  // MARK: Navigation item

  /// The item that bars show for this controller; made when first asked for (Specification.md N9).
  open var navigationItem: UINavigationItem { defaultNavigationItem }

  // MARK: Popover

  /// The popover that this controller is presented in, or will be; `nil` for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    defaultPopoverPresentationController
  }

  // MARK: Sheet

  /// The sheet that this controller is presented in, or will be.
  open var sheetPresentationController: UISheetPresentationController? { defaultSheetPresentationController }

  // MARK: Presentation

  /// What this controller, or the nearest ancestor that presents, shows modally.
  open var presentedViewController: UIViewController? { defaultPresentedViewController }
  /// Who presents this controller, or the nearest ancestor that is presented.
  open var presentingViewController: UIViewController? { defaultPresentingViewController }
  /// The presentation controller of this controller's presentation: the running one, or the one that the next
  /// presentation will use.
  open var presentationController: UIPresentationController? { defaultPresentationController }
  /// The nearest controller along the chain that overrides `action`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    defaultTargetViewController(forAction: action, sender: sender)
  }

  // MARK: State restoration

  /// Who makes this controller anew; `nil` asks the application's delegate, then looks among those that exist.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { defaultRestorationClass }
    set { defaultRestorationClass = newValue }
  }

  // MARK: Segues

  /// The storyboard that the controller was made from.
  open var storyboard: UIStoryboard? { storyboardScene?.storyboard }
  /// The child that holds the source of an unwind segue.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    defaultChildContaining(source)
  }

  // MARK: Context

  /// The coordinator of the running transition that this controller, or the nearest ancestor, takes part in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    defaultTransitionCoordinator
  }

  // MARK: Containment

  /// Tells a child that its view is about to appear or disappear. Balance with `endAppearanceTransition`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    defaultBeginAppearanceTransition(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { defaultEndAppearanceTransition() }
  /// Swaps two children's views with an animation, sending both their appearance callbacks.
  open func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    defaultTransition(
      from: from, to: to, duration: duration, options: options, animations: animations, completion: completion
    )
  }

  // MARK: Key commands

  /// Adds a key combination to those that the controller answers to.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { rareState.keyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { defaultRemoveKeyCommand(keyCommand) }

  // MARK: State

  open var nibName: String? { rare?.nibName }
  open var nibBundle: Bundle? { rare?.nibBundle }
  open var restorationIdentifier: String? {
    get { defaultRestorationIdentifier }
    set { defaultRestorationIdentifier = newValue }
  }
  open var isMovingToParent: Bool { cause == .movingToParent }
  open var isMovingFromParent: Bool { cause == .movingFromParent }
  open var isBeingPresented: Bool { cause == .beingPresented || rare?.presentation?.isPlanned == true }
  open var isBeingDismissed: Bool { cause == .beingDismissed || rare?.presentation?.isDismissing == true }
  /// Insets of the app's own, on top of the inherited safe area.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { defaultAdditionalSafeAreaInsets }
    set { defaultAdditionalSafeAreaInsets = newValue }
  }
  /// Whether scroll views that adjust their insets automatically do so when they cannot scroll, too.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { defaultAutomaticallyAdjustsScrollViewInsets }
    set { defaultAutomaticallyAdjustsScrollViewInsets = newValue }
  }
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { defaultViewRespectsSystemMinimumLayoutMargins }
    set { defaultViewRespectsSystemMinimumLayoutMargins = newValue }
  }
  /// 16 points beside narrow screens, 20 from 414 points on (Metrics.md 1.12).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { defaultSystemMinimumLayoutMargins }

  // MARK: View

  open func setNeedsStatusBarAppearanceUpdate() { _view?._window?.setNeedsStatusBarUpdate() }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { _view?._window?.setNeedsStatusBarUpdate() }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Turns the interface to an orientation that the controllers now support.
  open class func attemptRotationToDeviceOrientation() {
    for case let scene as UIWindowScene in UIApplication.instance?.connected ?? [] {
      scene.supportedOrientationsDidChange()
    }
  }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    defaultSetNeedsUpdateOfSupportedInterfaceOrientations()
  }

  // MARK: Traits

  /// Traits that this controller sets for itself, its view and its children.
  open var traitOverrides: UITraitOverrides {
    get { defaultTraitOverrides }
    set { defaultTraitOverrides = newValue }
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { defaultOverrideUserInterfaceStyle }
    set { defaultOverrideUserInterfaceStyle = newValue }
  }
  open func updateTraitsIfNeeded() { reinheritTraits() }
  /// Traits that a container gives one child instead of its own.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    defaultSetOverrideTraitCollection(collection, forChild: child)
  }
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    defaultOverrideTraitCollection(forChild: child)
  }
}
