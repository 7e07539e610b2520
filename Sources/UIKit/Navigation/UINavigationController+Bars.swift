extension UINavigationController {
  @MainActor
  package struct BarState {
    package var isBarHidden = false
    package var isToolbarHidden = true
    /// The distance, in points, by which scrolling collapses (positive) or stretches (negative) the areas of
    /// the search bar and of the large title.
    package var collapse: CGFloat = 0
    /// The areas that collapse, at the last layout.
    var areas: CollapsibleAreas?
    package var isTrackingScroll = false
    package var isAnimatingBars = false
    /// Whether insets are being changed because of scrolling, which must not be handled again.
    package var isApplyingInsets = false
    /// Whether the stack currently accepts navigation controllers, for a collapsing split view.
    package var allowsNesting = false
    /// The scroll view under the bar.
    @BackReference package var followed: UIScrollView?
    /// The scroll view whose end the bars at the lower edge track.
    @BackReference package var followedAtLowerEdge: UIScrollView?
  }

  var isTrackingScroll: Bool { barState.isTrackingScroll }

  // MARK: Making

  func makeNavigationBar() -> UINavigationBar {
    let bar = UIView.make(navigationBarClass)
    adopt(bar)
    return bar
  }

  /// Connects a bar with the stack.
  func adopt(_ bar: UINavigationBar) {
    bar.manager = self
    bar.isHidden = isNavigationBarHidden
    bar.show(topItems)
  }

  func makeToolbar() -> UIToolbar {
    let bar = UIView.make(toolbarClass)
    bar.setItems(topScreen?.toolbarItems, animated: false)
    return bar
  }

  func backButtonTapped() {
    guard let item = navigationBar.topItem, barDelegate.navigationBar(navigationBar, shouldPop: item) else {
      return
    }
    var navigation = innermost
    while navigation.stack.count < 2, let outer = navigation._parent as? UINavigationController {
      navigation = outer
    }
    navigation.popViewController(animated: true)
  }

  // MARK: Geometry

  /// Whether the bar is at the top of a sheet that does not fill the screen.
  var isAtTopOfSheet: Bool {
    guard let presentation = activePresentation, view.safeAreaInsets.top == 0 else { return false }
    let popover = presentation as? UIPopoverPresentationController
    let sheet =
      popover.map { $0.form == .sheet ? $0.adaptiveSheetPresentationController : nil }
      ?? (presentation as? UISheetPresentationController)
    return sheet?.shownKind.map { $0 != .filling } ?? false
  }

  /// The distance of the bar from the top of the view, in points. At the top of a window, the bar may cover part of the safe area.
  private var barTop: CGFloat {
    let inset = view.safeAreaInsets.top
    guard let window = view._window else { return inset }
    let top = window.safeAreaInsets.top
    guard top > 0, inset >= top else { return inset }
    return UIStatusBarManager.barTop(inSafeArea: top, scale: window.screen.scale) + (inset - top)
  }

  private var bottomInset: CGFloat { view.safeAreaInsets.bottom }

  /// The height of the bar with its current collapse, in points.
  private var barHeight: CGFloat {
    fullBarHeight - (collapsibleHeight > 0 ? barState.collapse : 0)
  }

  private var fullBarHeight: CGFloat { navigationBar.sizeThatFits(view.bounds.size).height }
  /// The reduction of the insets compared to the entire bar; a stretched bar does not increase them.
  private var insetCollapse: CGFloat { collapsibleHeight > 0 ? max(0, barState.collapse) : 0 }
  /// The height that collapses in the bar with scrolling.
  var collapsibleHeight: CGFloat { _navigationBar?.collapsibleHeight ?? 0 }

  var barFrame: CGRect {
    CGRect(x: 0, y: barTop, width: view.bounds.width, height: barHeight)
  }

  private var hiddenBarFrame: CGRect {
    CGRect(x: 0, y: -barHeight, width: view.bounds.width, height: barHeight)
  }

  private var toolbarHeight: CGFloat { view.lowerBarHeight(onPhone: 44) }

  private func toolbarFrame(hidden: Bool) -> CGRect {
    let height = toolbarHeight + bottomInset
    return CGRect(
      x: 0, y: hidden ? view.bounds.height : view.bounds.height - height, width: view.bounds.width,
      height: height)
  }

  /// Returns whether a screen extends under a bar that is translucent, or opaque if the screen includes
  /// opaque bars, according to its edges for extended layout (Specification.md N15).
  private func extends(_ controller: UIViewController, under edge: UIRectEdge) -> Bool {
    let controller = controller.shownScreen
    guard controller.edgesForExtendedLayout.contains(edge) else { return false }
    let translucent = edge == .top ? navigationBar.extendsContentUnderBar : toolbar.extendsContentUnderBar
    return translucent || controller.extendedLayoutIncludesOpaqueBars
  }

  /// Returns whether the toolbar is hidden for a screen, by its own setting or that of one below it (Specification.md N17
  /// N17).
  private func isToolbarHiddenForScreen(for controller: UIViewController?) -> Bool {
    guard !isToolbarHidden, !isNested else { return true }
    for below in stack {
      if below.hidesBottomBarWhenPushed { return true }
      if below === controller { return false }
    }
    return false
  }

  /// Returns whether a scrolled screen extends under the collapsing areas, even if the bar is opaque, so that
  /// they collapse at the speed of the content.
  private func reachesUnderTitles(_ controller: UIViewController) -> Bool {
    collapsibleHeight > 0 && controller.shownScreen.scrollViewUnderBar != nil
  }

  func contentFrame(for controller: UIViewController) -> CGRect {
    var frame = view.bounds
    if showsBar, !extends(controller, under: .top) {
      let zone = reachesUnderTitles(controller) ? collapsibleHeight : 0
      let top = barTop + fullBarHeight - zone
      frame.origin.y = top
      frame.size.height -= top
    }
    if !isToolbarHiddenForScreen(for: controller), !extends(controller, under: .bottom) {
      frame.size.height -= toolbarHeight + bottomInset
    }
    return frame
  }

  /// Adds the area that the bars cover beyond the edges of the device to the safe area.
  func applyInsets(to controller: UIViewController) {
    var insets = UIEdgeInsets.zero
    if showsBar {
      if extends(controller, under: .top) {
        insets.top = barTop + fullBarHeight - insetCollapse - view.safeAreaInsets.top
      } else if reachesUnderTitles(controller) {
        insets.top = collapsibleHeight - insetCollapse
      }
    }
    if !isToolbarHiddenForScreen(for: controller), extends(controller, under: .bottom) {
      insets.bottom = toolbarHeight
    }
    let wasApplying = barState.isApplyingInsets
    barState.isApplyingInsets = true
    controller.containerInsets = insets
    if !isNested {
      let screen = controller.shownScreen
      if let scrollView = screen.scrollViewUnderBar {
        let isInset = scrollView.systemContentInset.top > 0 && !isNavigationBarHidden
        scrollView.topExpansion = isInset ? insetCollapse : 0
        scrollView.hasLargeTitle = !isNavigationBarHidden && hasLargeTitle
      }
      screen._navigationItem?.searchController?.followScrolling()
    }
    barState.isApplyingInsets = wasApplying
    // Offsets that follow the insets are not observed meanwhile.
    if !wasApplying { updateScrollEdge() }
  }

  func layOutBars() {
    guard let view = _view, !barState.isAnimatingBars else { return }
    guard !isNested else { return removeBars() }
    if !isNavigationBarHidden || _navigationBar != nil { layOutNavigationBar(in: view) }
    guard !isToolbarHidden else { return }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    toolbar.isHidden = isToolbarHiddenForScreen(for: displayed ?? topViewController)
    toolbar.alpha = 1
    toolbar.frame = toolbarFrame(hidden: false)
  }

  private func layOutNavigationBar(in view: UIView) {
    if navigationBar.superview !== view {
      // While this controller was nested, the stack changed without its bar.
      showItemsOfStack()
      view.addSubview(navigationBar)
    }
    let bar = navigationBar
    bar.isHidden = isNavigationBarHidden
    guard !isNavigationBarHidden else { return }
    bar.metrics.topExtension = barTop
    bar.frame = barFrame
  }

  private func removeBars() {
    _navigationBar?.removeFromSuperview()
    toolbarIfLoaded?.removeFromSuperview()
  }

  func barSizeDidChange() {
    _view?.setNeedsLayout()
  }

  // MARK: Following the stack

  func stackDidChange(_ operation: Operation, animated: Bool) {
    guard !isOnScreenForBars else { return }
    outermost.showItemsOfStack()
  }

  /// Shows the items of the stack without animation.
  func showItemsOfStack() {
    _navigationBar?.show(topItems)
    updateToolbarItems(animated: false)
  }

  private var isOnScreenForBars: Bool { displayed != nil && _view?._window != nil }

  func prepareBars(for transition: AppearanceTransition, operation: Operation) {
    // Screens may hide the tab bar.
    _parent?.childBarContentDidChange(self, animated: transition.isAnimated)
    guard transition.isAnimated else {
      _navigationBar?.show(topItems)
      adoptScrolling(of: topScreen)
      updateToolbarItems(animated: false)
      layOutBars()
      return
    }
    let move = navigationBar.show(topItems, operation)
    barTransition = move
    adoptScrolling(of: topScreen)
    let isToolbarHiddenForScreen = isToolbarHiddenForScreen(for: topViewController)
    move.prepare()
    if !isToolbarHiddenForScreen, toolbar.isHidden {
      toolbar.isHidden = false
      toolbar.alpha = 0
    }
    _ = transition.addAlongside(
      { [weak self] _ in
        guard let self else { return }
        move.animate()
        navigationBar.frame = isNavigationBarHidden ? hiddenBarFrame : barFrame
        navigationBar.layoutIfNeeded()
        updateToolbarItems(animated: true)
        toolbarIfMade?.alpha = isToolbarHiddenForScreen ? 0 : 1
        (_parent as? UITabBarController)?.viewIfLoaded?.layoutIfNeeded()
      }, completion: nil)
  }

  func finishBars(completed: Bool) {
    barTransition?.finish(completed)
    barTransition = nil
    if !completed { _parent?.childBarContentDidChange(self, animated: false) }
    adoptScrolling(of: displayed?.shownScreen)
    // The screen may have scrolled during the transition, as on its first layout after a restart.
    if let displayed { applyInsets(to: displayed) }
    updateToolbarItems(animated: false)
    layOutBars()
  }

  var toolbarIfMade: UIToolbar? { isToolbarHidden ? nil : toolbar }

  func updateToolbarItems(animated: Bool) {
    guard !isToolbarHidden else { return }
    toolbar.setItems(topScreen?.toolbarItems, animated: animated)
  }

  // MARK: Hiding

  /// The duration of hiding and showing bars: `UINavigationController.hideShowBarDuration` is 0.2 seconds;
  /// Metrics.md has no separate value.
  public static let hideShowBarDuration: CGFloat = 0.2

  func hideNavigationBar(_ hidden: Bool, animated: Bool) {
    if isNested { return outermost.hideNavigationBar(hidden, animated: animated) }
    guard hidden != barState.isBarHidden else { return }
    defer { setNeedsStatusBarAppearanceUpdate() }
    guard let view = _view, view.window != nil, animated else {
      barState.isBarHidden = hidden
      applyBarsToDisplayed()
      return
    }
    view.layoutIfNeeded()
    navigationBar.isHidden = false
    if !hidden { navigationBar.frame = hiddenBarFrame }
    barState.isBarHidden = hidden
    animateBars { [self] in
      navigationBar.frame = hidden ? hiddenBarFrame : barFrame
    }
  }

  func hideToolbar(_ hidden: Bool, animated: Bool) {
    if isNested { return outermost.hideToolbar(hidden, animated: animated) }
    guard hidden != barState.isToolbarHidden else { return }
    barState.isToolbarHidden = hidden
    guard let view = _view else { return }
    if !hidden {
      updateToolbarItems(animated: false)
      if toolbar.superview !== view { view.addSubview(toolbar) }
      toolbar.isHidden = false
    }
    guard view.window != nil, animated else {
      toolbar.isHidden = hidden
      applyBarsToDisplayed()
      return
    }
    toolbar.frame = toolbarFrame(hidden: !hidden)
    animateBars { [self] in toolbar.frame = toolbarFrame(hidden: hidden) }
  }

  /// Moves the bars alongside a running transition, or separately.
  private func animateBars(_ movement: @escaping @MainActor () -> Void) {
    barState.isAnimatingBars = true
    let move = { [self] in
      movement()
      if let displayed, running == nil {
        displayed.view.frame = contentFrame(for: displayed)
        applyInsets(to: displayed)
        displayed.view.layoutIfNeeded()
      }
    }
    let finish: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      barState.isAnimatingBars = false
      navigationBar.isHidden = isNavigationBarHidden
      if isToolbarHidden { toolbarIfLoaded?.isHidden = true }
      applyBarsToDisplayed()
    }
    if let running, running.isAnimated, running.stage == .running {
      _ = running.addAlongside({ _ in move() }, completion: { _ in finish() })
    } else {
      UIView.animate(withDuration: Double(Self.hideShowBarDuration), animations: move) { _ in finish() }
    }
  }

  private var toolbarIfLoaded: UIToolbar? {
    _view?.subviews.first { $0 is UIToolbar } as? UIToolbar
  }

  private func applyBarsToDisplayed() {
    guard let view = _view else { return }
    layOutBars()
    if isNavigationBarHidden { navigationBar.isHidden = true }
    if let displayed {
      if running == nil { displayed.view.frame = contentFrame(for: displayed) }
      applyInsets(to: displayed)
    }
    view.setNeedsLayout()
  }
}

extension UIViewController {
  var defaultToolbarItems: [UIBarButtonItem]? {
    get { rare?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  func defaultSetToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    extendedState.toolbarItems = items
    _parent?.childBarContentDidChange(self, animated: animated)
  }

  var defaultHidesBottomBarWhenPushed: Bool {
    get { controllerFlags.contains(.hidesBottomBarWhenPushed) }
    set { controllerFlags.set(.hidesBottomBarWhenPushed, newValue) }
  }

  var defaultEditButtonItem: UIBarButtonItem {
    if let item = rare?.editButtonItem { return item }
    let item = UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    extendedState.editButtonItem = item
    return item
  }
}
