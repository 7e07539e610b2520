extension UINavigationController {
  package struct BarState {
    package var isBarHidden = false
    package var isToolbarHidden = true
    /// By how many points the large title zone is collapsed (positive) or stretched (negative) by scrolling.
    package var largeTitleCollapse: CGFloat = 0
    package var isTrackingScroll = false
    package var isAnimatingBars = false
  }

  var isTrackingScroll: Bool { barState.isTrackingScroll }

  // MARK: Making

  func makeNavigationBar() -> UINavigationBar {
    let bar = UIView.make(navigationBarClass)
    bar.delegate = self
    bar.manager = self
    _ = bar.show(stack.map(\.navigationItem), .none, animated: false)
    return bar
  }

  func makeToolbar() -> UIToolbar {
    let bar = UIView.make(toolbarClass)
    bar.setItems(topViewController?.toolbarItems, animated: false)
    return bar
  }

  func backButtonTapped() {
    guard let top = topViewController, navigationBar(navigationBar, shouldPop: top.navigationItem) else {
      return
    }
    popViewController(animated: true)
  }

  // MARK: Geometry

  private var topInset: CGFloat { view.safeAreaInsets.top }
  private var bottomInset: CGFloat { view.safeAreaInsets.bottom }

  /// The bar's height with its large title as far collapsed as it is, in points.
  private var barHeight: CGFloat {
    let full = navigationBar.sizeThatFits(view.bounds.size).height
    guard navigationBar.showsLargeTitle(for: navigationBar.topItem) else { return full }
    let collapse = min(barState.largeTitleCollapse, UINavigationBar.Metrics.largeTitleHeight)
    return full - collapse
  }

  private var barFrame: CGRect {
    CGRect(x: 0, y: topInset, width: view.bounds.width, height: barHeight)
  }

  private var hiddenBarFrame: CGRect {
    CGRect(x: 0, y: -barHeight, width: view.bounds.width, height: barHeight)
  }

  private var toolbarHeight: CGFloat { navigationBar.isCompactHeight ? 32 : 44 }  // FACTS.md 1.12

  private func toolbarFrame(hidden: Bool) -> CGRect {
    let height = toolbarHeight + bottomInset
    return CGRect(
      x: 0, y: hidden ? view.bounds.height : view.bounds.height - height, width: view.bounds.width,
      height: height)
  }

  /// SPEC.md N15: a screen lies under a bar that can be seen through, or that it accepts although it cannot,
  /// where it wants to extend to that edge.
  private func extends(_ controller: UIViewController, under edge: UIRectEdge) -> Bool {
    guard controller.edgesForExtendedLayout.contains(edge) else { return false }
    let translucent =
      edge == .top
      ? navigationBar.effectiveAppearance.isTranslucent : toolbar.effectiveAppearance.isTranslucent
    return translucent || controller.extendedLayoutIncludesOpaqueBars
  }

  func contentFrame(for controller: UIViewController) -> CGRect {
    var frame = view.bounds
    if !isNavigationBarHidden, !extends(controller, under: .top) {
      frame.origin.y = barFrame.maxY
      frame.size.height -= barFrame.maxY
    }
    if !isToolbarHidden, !extends(controller, under: .bottom) {
      frame.size.height -= toolbarHeight + bottomInset
    }
    return frame
  }

  /// What the bars cover beyond the device's own edges becomes safe area.
  func applyInsets(to controller: UIViewController) {
    var insets = UIEdgeInsets.zero
    if !isNavigationBarHidden, extends(controller, under: .top) { insets.top = barHeight }
    if !isToolbarHidden, extends(controller, under: .bottom) { insets.bottom = toolbarHeight }
    controller.containerInsets = insets
  }

  func layOutBars() {
    guard let view = _view, !barState.isAnimatingBars else { return }
    if navigationBar.superview !== view { view.addSubview(navigationBar) }
    navigationBar.metrics.topExtension = topInset
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = isNavigationBarHidden ? hiddenBarFrame : barFrame
    guard !isToolbarHidden else { return }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    toolbar.isHidden = false
    toolbar.frame = toolbarFrame(hidden: false)
  }

  func barSizeDidChange() {
    barState.largeTitleCollapse = 0
    _view?.setNeedsLayout()
  }

  // MARK: Following the stack

  func stackDidChange(_ operation: Operation, animated: Bool) {
    guard !isOnScreenForBars else { return }
    navigationBar.show(stack.map(\.navigationItem), .none, animated: false).finish(true)
    updateToolbarItems(animated: false)
  }

  private var isOnScreenForBars: Bool { displayed != nil && _view?._window != nil }

  func prepareBars(for transition: AppearanceTransition, operation: Operation) {
    barState.largeTitleCollapse = 0
    let move = navigationBar.show(stack.map(\.navigationItem), operation, animated: transition.isAnimated)
    barTransition = move
    let hidesToolbar = topViewController?.hidesBottomBarWhenPushed ?? false
    guard transition.isAnimated else {
      updateToolbarItems(animated: false)
      layOutBars()
      return
    }
    move.prepare()
    _ = transition.addAlongside(
      { [weak self] _ in
        guard let self else { return }
        move.animate()
        navigationBar.frame = isNavigationBarHidden ? hiddenBarFrame : barFrame
        navigationBar.layoutIfNeeded()
        updateToolbarItems(animated: true)
        if hidesToolbar { toolbarIfMade?.alpha = 0 } else { toolbarIfMade?.alpha = 1 }
      }, completion: nil)
  }

  func finishBars(completed: Bool) {
    barTransition?.finish(completed)
    barTransition = nil
    updateToolbarItems(animated: false)
    layOutBars()
  }

  private var toolbarIfMade: UIToolbar? { isToolbarHidden ? nil : toolbar }

  func updateToolbarItems(animated: Bool) {
    guard !isToolbarHidden else { return }
    toolbar.setItems(topViewController?.toolbarItems, animated: animated)
  }

  // MARK: Hiding

  /// FACTS.md has no value of its own for it; `UINavigationController.hideShowBarDuration` is 0.2 seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  func hideNavigationBar(_ hidden: Bool, animated: Bool) {
    guard hidden != barState.isBarHidden else { return }
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

  /// Moves the bars together with a running transition, or on their own.
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

extension UINavigationController: UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
}

extension UIViewController {
  /// The items that a navigation controller's toolbar shows for this screen.
  public var toolbarItems: [UIBarButtonItem]? {
    get { rare?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rareState.toolbarItems = items
    _parent?.childBarContentDidChange(self, animated: animated)
  }

  /// Whether the bar at the bottom goes while this screen is pushed.
  public var hidesBottomBarWhenPushed: Bool {
    get { controllerFlags.contains(.hidesBottomBarWhenPushed) }
    set { controllerFlags.set(.hidesBottomBarWhenPushed, newValue) }
  }

  /// A button that switches the controller between viewing and editing: Edit, then Done (SPEC.md N16).
  public var editButtonItem: UIBarButtonItem {
    if let item = rare?.editButtonItem { return item }
    let item = UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    rareState.editButtonItem = item
    return item
  }
}
