/// Manages one screen, or a part of it: its view, life cycle, children and presentations.
///
/// All life cycle callbacks are sent by one engine (`AppearanceTransition`), for every container.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {

  @exclusivity(unchecked) package final var _view: UIView?
  @exclusivity(unchecked) package final var _children: [UIViewController] = []
  @exclusivity(unchecked) private final var parentReference = BackReference<UIViewController>()
  package final var _parent: UIViewController? {
    @inline(__always) get { parentReference.wrappedValue }
    @inline(__always) set { parentReference.wrappedValue = newValue }
  }
  @exclusivity(unchecked) package final var appearance = AppearanceState.disappeared
  @exclusivity(unchecked) package final var cause = AppearanceTrigger.none
  @exclusivity(unchecked) package final var controllerFlags: ControllerFlags = .initial
  @exclusivity(unchecked) package final var _traits: UITraitCollection
  @exclusivity(unchecked) package final var rare: ExtendedState?
  @exclusivity(unchecked) package final var _title: String?
  @exclusivity(unchecked) package final var _navigationItem: UINavigationItem?

  /// The additional safe area for the container's bars.
  package final var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { _view?.updateSafeAreaInsets() } }
  }

  /// Creates a controller with a view from a nib.
  ///
  /// - Parameters:
  ///   - nibName: The nib with the view; `nil` looks for one named after the class, otherwise a plain view is
  ///     created.
  ///   - bundle: The bundle of the nib; `nil` for that of the class.
  public init(nibName: String?, bundle: Bundle?) {
    _traits = UITraitCollection.current
    super.init()
    if nibName != nil || bundle != nil {
      extendedState.nibName = nibName
      extendedState.nibBundle = bundle
    }
  }

  public required init?(coder: NSCoder) {
    _traits = UITraitCollection.current
    super.init()
    decodeFromStoryboard(coder)
  }
  /// Encodes the title and the restoration identifier. Differs from iOS: without views and children.
  open func encode(with coder: NSCoder) { encodeProperties(with: coder) }

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
      rare?.presented?.rare?.presentation?.presenterWasDeallocated()
      rare?.presentation?.presentedWasDeallocated()
      rare?.preparedPresentation?.presentedWasDeallocated()
    }
  }

  // MARK: View

  /// The root view, which is loaded when accessed.
  open var view: UIView! {
    get {
      if _view == nil { loadViewNow() }
      return _view
    }
    set { replaceView(with: newValue) }
  }

  open var viewIfLoaded: UIView? { _view }
  open var isViewLoaded: Bool { _view != nil }

  /// Creates the view. Override to create it in code, without calling `super`.
  open func loadView() {
    if loadViewFromNib() { return }
    let frame = _parent?._view?.bounds ?? UIScreen.main.bounds
    let view = UIView(frame: frame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() { if _view == nil { loadViewNow() } }

  open func viewDidLoad() {
    if _ObjCDispatch.redirects(UIViewController.self, self, "viewDidLoad") { return }
  }

  // MARK: State restoration

  /// Encodes the state of this screen. Called only for controllers with a restoration identifier.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called after all screens have decoded their state.
  open func applicationFinishedRestoringState() {}

  // MARK: Life cycle

  open func viewWillAppear(_ animated: Bool) {
    if _ObjCDispatch.redirects(UIViewController.self, self, "viewWillAppear:", animated) { return }
  }
  /// Called once each time the view appears, when it is in the hierarchy with its traits and size.
  open func viewIsAppearing(_ animated: Bool) {
    if _ObjCDispatch.redirects(UIViewController.self, self, "viewIsAppearing:", animated) { return }
  }
  open func viewDidAppear(_ animated: Bool) {
    if _ObjCDispatch.redirects(UIViewController.self, self, "viewDidAppear:", animated) { return }
  }
  open func viewWillDisappear(_ animated: Bool) {
    if _ObjCDispatch.redirects(UIViewController.self, self, "viewWillDisappear:", animated) { return }
  }
  open func viewDidDisappear(_ animated: Bool) {
    if _ObjCDispatch.redirects(UIViewController.self, self, "viewDidDisappear:", animated) { return }
  }

  open func viewWillLayoutSubviews() {
    if _ObjCDispatch.redirects(UIViewController.self, self, "viewWillLayoutSubviews") { return }
  }
  /// Updates the view from the controller's data, before the view's `updateProperties()`. The base class does nothing.
  open func updateProperties() {}
  /// Requests `updateProperties()` before the next layout of the view.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  open func viewDidLayoutSubviews() {
    if _ObjCDispatch.redirects(UIViewController.self, self, "viewDidLayoutSubviews") { return }
  }
  open func updateViewConstraints() { _view?.updateConstraints() }
  /// Called before the first layout of the view, and when the traits, the search or `setNeeds…` require it,
  /// to set `contentUnavailableConfiguration`.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open func awakeFromNib() {}

  /// Called before the size of the view changes, with a coordinator for alongside animations. Containers
  /// forward it.
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

  /// The actions below a preview of the controller (`registerForPreviewing(with:sourceView:)`).
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    if _ObjCDispatch.redirects(
      UIViewController.self, self, "traitCollectionDidChange:", previousTraitCollection)
    {
      return
    }
  }
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
    rare?.editButtonItem?.become(isEditing ? .done : .edit)
  }

  // MARK: Containment

  open var parent: UIViewController? { _parent }
  open var children: [UIViewController] { _children }

  /// Adds a child and sends it `willMove(toParent:)`; the container sends `didMove(toParent:)` when its view
  /// is in place.
  open func addChild(_ child: UIViewController) { adopt(child) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {
    _ = _ObjCDispatch.redirects(UIViewController.self, self, "willMoveToParentViewController:", parent)
  }
  open func didMove(toParent parent: UIViewController?) {
    _ = _ObjCDispatch.redirects(UIViewController.self, self, "didMoveToParentViewController:", parent)
  }

  /// Whether appearance callbacks are forwarded to children automatically. Containers that call
  /// `beginAppearanceTransition` themselves return `false`.
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
      extendedState.preferredContentSize = newValue
      announcePreferredContentSize()
    }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: Bars, edges and orientation

  /// The edges at which the view extends under bars (Specification.md N15).
  open var edgesForExtendedLayout: UIRectEdge {
    get { rare?.edgesForExtendedLayout ?? .all }
    set {
      extendedState.edgesForExtendedLayout = newValue
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

  /// Whether the pointer stays in the window. Without effect: desktops do not let apps hold the pointer.
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Presentation

  /// Whether the keyboard stays while the first responder changes to a controller that takes no text. As on iOS, form sheets keep it.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The presentation controller, while the controller is presented.
  open var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }
  /// Whether actions of the controllers behind are performed while this one is presented.
  open var performsActionsWhilePresentingModally: Bool { false }
  /// The transition to this controller.
  open var preferredTransition: Transition? {
    didSet { if let style = preferredTransition?.style { modalTransitionStyle = style } }
  }
  /// Whether the focus returns to where it was in this controller.
  open var restoresFocusAfterTransition = true
  /// The group of the focus system.
  open var focusGroupIdentifier: String? {
    get { viewIfLoaded?.focusGroupIdentifier }
    set { view.focusGroupIdentifier = newValue }
  }
  /// The name of the screen in reports of metrics. Without effect: nothing is reported.
  open var interactionActivityTrackingBaseName: String?

  /// The style of a modal presentation; `automatic`, the default, reads as the style that it means.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { rare?.resolvedPresentationStyle ?? .pageSheet }
    set { extendedState.modalPresentationStyle = newValue }
  }
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { rare?.modalTransitionStyle ?? .coverVertical }
    set { extendedState.modalTransitionStyle = newValue }
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

  /// Presents a controller modally.
  open func present(
    _ viewControllerToPresent: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let replaced = "presentViewController:animated:completion:" as StaticString
    if _ObjCDispatch.isReplaced(UIViewController.self, self, replaced) {
      return _ObjCDispatch.call(
        UIViewController.self, self, replaced, viewControllerToPresent, animated, completion)
    }
    startPresentation(of: viewControllerToPresent, animated: animated, completion: completion)
  }

  /// Dismisses the presented controller, or asks the presenter to dismiss this one.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if _ObjCDispatch.redirects(
      UIViewController.self, self, "dismissViewControllerAnimated:completion:", animated, completion)
    {
      return
    }
    startDismissal(animated: animated, completion: completion)
  }

  /// Shows a controller in the way of the nearest container: pushed, or presented.
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

  /// Takes over the secondary screen when a split view collapses onto this controller. A navigation
  /// controller pushes it; others discard it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Returns the secondary screen when a split view expands again, or `nil`.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  // MARK: Segues

  /// Performs the segue with an identifier. Raises an exception if the storyboard has none.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(withIdentifier: identifier, sender: sender)
  }
  /// Returns whether a segue started by the user is performed. Not called for `performSegue`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed, with the new controller, whose view is not loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether an unwind segue may end here: by default, whether the controller implements the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? NSNull())
  }
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { respondsToUnwind(action, from: fromViewController) }
  /// Returns the children in which the destination of an unwind segue is searched, in order.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let from = childContaining(source)
    return children.filter { $0 !== from }
  }
  /// Shows the child on the path of an unwind segue.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// Returns a custom unwind segue, as in iOS 8; `nil` for the standard one.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? { nil }
  /// Adopts the child controllers from a storyboard.
  package func takeChildren(_ children: [(role: String, controller: UIViewController)]) {}

  // MARK: Responder chain

  /// The environments that receive the focus first on this screen.
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
  package override var responderWindow: UIWindow? { _view?.responderWindow }

  // MARK: Hooks for the framework's containers

  /// The planned or running transition that involves this controller.
  package var currentTransition: AppearanceTransition? { rare?.transition }

  /// The children that appear and disappear with this controller: those whose view is installed.
  package var appearanceChildren: [UIViewController] {
    _children.filter { $0._view?._superview != nil }
  }
  /// Whether the container sends the appearance callbacks of its children itself.
  package var managesChildAppearance: Bool { controllerFlags.contains(.managesChildAppearance) }
  /// Lays out the container's own views and its children, before `layoutSubviews`.
  package func layOutContainerContent() {}
  package func childrenDidChange() {}
  /// Called when a child changed its layout relative to bars.
  package func childLayoutPreferencesDidChange(_ child: UIViewController) {}
  /// Called when a child's title, bar items or toolbar items changed.
  package func childBarContentDidChange(_ child: UIViewController, animated: Bool) {}
  /// Called when the scroll view that this container tracks at its lower edge was laid out.
  package func contentDidMoveAtLowerEdge(of scrollView: UIScrollView) {}
  package func handles(_ action: ShowAction) -> Bool { false }

  /// The animator of a push to this controller, or of a pop from it, that moves content instead of sliding screens.
  package func contentAnimator(from: UIViewController, to: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }

  /// Moves content that this controller shares with the one below it on a stack.
  package func moveSharedContent(from: UIViewController?, to: UIViewController?, animated: Bool) {}
  /// Returns the presentation controller of a type with its own one, such as an alert.
  package func standardPresentationController(presenting: UIViewController?) -> UIPresentationController? {
    nil
  }
  /// UIKit's name for the class of a container's root view, in descriptions.
  package var rootViewClassName: String? { nil }
  /// Goes back like the back button. Returns whether that was possible.
  package func goBackByKey() -> Bool { false }
  /// Returns UIKit's message if the controller cannot be pushed.
  package func pushRejectionReason(on navigationController: UINavigationController) -> String? { nil }
  package func titleDidChange() { updateTitleOfBars() }
  /// Decodes the controller from a storyboard.
  package func decodeFromStoryboard(_ coder: NSCoder) {
    coder.decodeInterface(of: self, as: UIViewController.self)
    if let archive = coder as? NSKeyedUnarchiver { decode(from: archive) }
  }
  /// Loads the view from the nib or storyboard scene of the controller, if it has one.
  package func loadViewFromNib() -> Bool { readView() }

  // MARK: Split view

  /// The nearest split view controller among the ancestors.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

  // MARK: Tab bar item

  /// The tab bar item of this controller, created on first access with the controller's title. A navigation
  /// controller without one of its own uses that of its root.
  open var tabBarItem: UITabBarItem! {
    get { defaultTabBarItem }
    set { defaultTabBarItem = newValue }
  }
  /// The nearest tab bar controller among the ancestors.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  // MARK: Content unavailable

  /// The configuration shown in place of the content, over the view; nil if there is content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { defaultContentUnavailableConfiguration }
    set { defaultContentUnavailableConfiguration = newValue }
  }
  /// The current traits and search for the configuration.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    defaultContentUnavailableConfigurationState
  }
  /// Requests `updateContentUnavailableConfiguration(using:)` in the next layout pass.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    defaultSetNeedsUpdateContentUnavailableConfiguration()
  }

  // MARK: Focus environment

  open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?._superview ?? parent }

  // MARK: Layout

  /// The part of the view under the top bars.
  open var topLayoutGuide: any UILayoutSupport { view.systemGuide(.top) }
  /// The part of the view under the bottom bars.
  open var bottomLayoutGuide: any UILayoutSupport { view.systemGuide(.bottom) }

  // MARK: Previewing

  /// Previews another controller for a press on `sourceView`.
  @discardableResult
  open func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
    -> any UIViewControllerPreviewing
  { defaultRegisterForPreviewing(with: delegate, sourceView: sourceView) }
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    defaultUnregisterForPreviewing(withContext: previewing)
  }

  // MARK: Bars

  /// The items shown in a navigation controller's toolbar for this screen.
  open var toolbarItems: [UIBarButtonItem]? {
    get { defaultToolbarItems }
    set { defaultToolbarItems = newValue }
  }
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    defaultSetToolbarItems(items, animated: animated)
  }
  /// Whether the bottom bar is hidden while this screen is pushed.
  open var hidesBottomBarWhenPushed: Bool {
    get { defaultHidesBottomBarWhenPushed }
    set { defaultHidesBottomBarWhenPushed = newValue }
  }
  /// A button that toggles the editing mode of the controller: Edit, then Done (Specification.md N16).
  open var editButtonItem: UIBarButtonItem { defaultEditButtonItem }

  // MARK: Large title

  /// Sets the scroll view that bars at the given edges track.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    defaultSetContentScrollView(scrollView, for: edge)
  }
  /// Returns the scroll view that a bar at the edge tracks: the one that was set, otherwise the view of the
  /// screen, otherwise its first scrolling subview.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    defaultContentScrollView(for: edge)
  }

  // MARK: Stack

  /// The nearest navigation controller among the ancestors.
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }

  // MARK: Navigation item

  /// The navigation item of this controller, created on first access (Specification.md N9).
  open var navigationItem: UINavigationItem { defaultNavigationItem }

  // MARK: Popover

  /// The popover presentation controller of this controller's current or next presentation; `nil` for other
  /// styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    defaultPopoverPresentationController
  }

  // MARK: Sheet

  /// The sheet presentation controller of this controller's current or next presentation.
  open var sheetPresentationController: UISheetPresentationController? { defaultSheetPresentationController }

  // MARK: Presentation

  /// The controller presented by this one, or by the nearest ancestor that presents.
  open var presentedViewController: UIViewController? { defaultPresentedViewController }
  /// The presenter of this controller, or of the nearest ancestor that is presented.
  open var presentingViewController: UIViewController? { defaultPresentingViewController }
  /// The presentation controller of the current presentation, or for the next one.
  open var presentationController: UIPresentationController? { defaultPresentationController }
  /// Returns the nearest controller in the chain that overrides `action`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    defaultTargetViewController(forAction: action, sender: sender)
  }

  // MARK: State restoration

  /// The class that recreates this controller; `nil` asks the delegate of the application, then looks for an
  /// existing one.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { defaultRestorationClass }
    set { defaultRestorationClass = newValue }
  }

  // MARK: Segues

  /// The storyboard from which the controller was created.
  open var storyboard: UIStoryboard? { storyboardScene?.storyboard }
  /// Returns the child that contains the source of an unwind segue.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    defaultChildContaining(source)
  }

  // MARK: Context

  /// The context of the extension that the controller belongs to; nil in an app.
  open var extensionContext: NSExtensionContext? { nil }
  /// The coordinator of the running transition that involves this controller, or the nearest ancestor.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    defaultTransitionCoordinator
  }

  // MARK: Containment

  /// Notifies a child that its view is about to appear or disappear. Balance with `endAppearanceTransition`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    defaultBeginAppearanceTransition(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { defaultEndAppearanceTransition() }
  /// Exchanges the views of two children with an animation and their appearance callbacks.
  open func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    defaultTransition(
      from: from, to: to, duration: duration, options: options, animations: animations, completion: completion
    )
  }

  // MARK: Key commands

  /// Adds a key command.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { extendedState.keyCommands.append(keyCommand) }
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
  /// Custom insets in addition to the inherited safe area.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { defaultAdditionalSafeAreaInsets }
    set { defaultAdditionalSafeAreaInsets = newValue }
  }
  /// Whether scroll views with automatic inset adjustment are also adjusted when they cannot scroll.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { defaultAutomaticallyAdjustsScrollViewInsets }
    set { defaultAutomaticallyAdjustsScrollViewInsets = newValue }
  }
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { defaultViewRespectsSystemMinimumLayoutMargins }
    set { defaultViewRespectsSystemMinimumLayoutMargins = newValue }
  }
  /// The system margins: 16 points on narrow screens, 20 at widths of 414 points and more (Metrics.md 1.12).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { defaultSystemMinimumLayoutMargins }

  // MARK: View

  open func setNeedsStatusBarAppearanceUpdate() { _view?._window?.setNeedsStatusBarUpdate() }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { _view?._window?.setNeedsStatusBarUpdate() }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Rotates the interface to an orientation that the controllers now support.
  open class func attemptRotationToDeviceOrientation() {
    for case let scene as UIWindowScene in UIApplication.instance?.connected ?? [] {
      scene.supportedOrientationsDidChange()
    }
  }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    defaultSetNeedsUpdateOfSupportedInterfaceOrientations()
  }

  // MARK: Traits

  /// Trait overrides of this controller, its view and its children.
  open var traitOverrides: UITraitOverrides {
    get { defaultTraitOverrides }
    set { defaultTraitOverrides = newValue }
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { defaultOverrideUserInterfaceStyle }
    set { defaultOverrideUserInterfaceStyle = newValue }
  }
  open func updateTraitsIfNeeded() { reinheritTraits() }
  /// Sets the traits that a container overrides for one child.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    defaultSetOverrideTraitCollection(collection, forChild: child)
  }
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    defaultOverrideTraitCollection(forChild: child)
  }
}
