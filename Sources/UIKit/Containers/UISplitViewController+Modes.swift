extension UISplitViewController {
  /// Changes the display mode at the request of the user or the app; the choice lasts until the preferences
  /// change.
  func choose(_ new: DisplayMode, animated: Bool) {
    guard !hasCollapsed, new != mode else { return }
    chosenMode = new
    guard let size = _view?.bounds.size else { return }
    let resolved = resolvedMode(for: size)
    if resolved != mode { change(to: resolved, animated: animated) }
  }

  /// Changes the display mode, showing and hiding columns as required.
  func change(
    to new: DisplayMode, animated: Bool,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    running?.finishNow()
    storedDelegate?.splitViewController(self, willChangeTo: new)
    let old = mode
    let before = arrangement()
    mode = new
    let after = arrangement()
    let coming = allColumns.filter { columns[$0] != nil && after.isVisible($0) && !before.isVisible($0) }
    let going = allColumns.filter { columns[$0] != nil && before.isVisible($0) && !after.isVisible($0) }
    for column in going { storedDelegate?.splitViewController(self, willHide: column) }
    for column in coming { storedDelegate?.splitViewController(self, willShow: column) }
    guard appearance == .appeared || appearance == .appearing, _view?._window != nil else {
      if _view != nil { installColumns() }
      return
    }
    let isAnimated = animated && UIView.areAnimationsEnabled
    let transition = SplitModeTransition(
      self, from: old, coming: coming, going: going, before: before, after: after)
    running = transition
    transition.begin(animated: isAnimated, interactor: interactor)
    updateBarButtons()
  }

  // MARK: Columns by name

  func reveal(_ column: Column) {
    guard !hasCollapsed else { return revealCollapsed(column) }
    let behavior = splitBehavior
    switch column {
    case .compact: break
    case .inspector: presentInspector()
    case .secondary:
      if mode.isOver { choose(.secondaryOnly, animated: true) }
      if mode == .twoDisplaceSecondary { choose(.oneBesideSecondary, animated: true) }
    case .supplementary where hasSupplementary:
      if mode.count < 1 { choose(behavior.mode(showing: 1), animated: true) }
    case .supplementary: break
    case .primary:
      let count = hasSupplementary ? 2 : 1
      if mode.count < count { choose(behavior.mode(showing: count), animated: true) }
    }
  }

  func conceal(_ column: Column) {
    guard !hasCollapsed else { return concealCollapsed(column) }
    switch column {
    case .compact, .secondary: break
    case .inspector: dismissInspector()
    case .supplementary where hasSupplementary:
      if mode.count >= 1 { choose(.secondaryOnly, animated: true) }
    case .supplementary: break
    case .primary:
      let count = hasSupplementary ? 1 : 0
      if mode.count > count { choose(splitBehavior.mode(showing: count), animated: true) }
    }
  }

  // MARK: Buttons

  func makeDisplayModeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)
    item.accessibilityIdentifier = "ToggleSidebar"
    item.accessibilityLabel = SystemString.sidebar.text
    item.isHidden = hasCollapsed
    item.primaryAction = UIAction(title: "", image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in
      self?.displayModeButtonTapped()
    }
    return item
  }

  func makeSecondaryOnlyButton() -> UIBarButtonItem {
    let symbol = UIImage(systemName: "arrow.up.left.and.arrow.down.right")
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "", image: symbol) { [weak self] _ in
        guard let self else { return }
        choose(
          mode == .secondaryOnly ? splitBehavior.mode(showing: 1) : .secondaryOnly, animated: true)
      })
    item.accessibilityLabel = SystemString.fullScreen.text
    return item
  }

  private func displayModeButtonTapped() {
    var target = storedDelegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if target == .automatic { target = nextMode }
    choose(target, animated: true)
  }

  /// The mode that follows the current one: one column more, and from the largest count back to the smallest
  /// one of the behavior.
  var nextMode: DisplayMode {
    let behavior = splitBehavior
    guard hasSupplementary else { return behavior.mode(showing: mode.count == 0 ? 1 : 0) }
    switch mode.count {
    case 0: return behavior.mode(showing: 1)
    case 1: return behavior.mode(showing: 2)
    default: return behavior.mode(showing: behavior == .overlay ? 0 : 1)
    }
  }

  /// Shows the display mode button in the outermost visible column.
  func updateBarButtons() {
    guard style != .unspecified, _view != nil else { return }
    let shows =
      switch displayModeButtonVisibility {
      case .automatic: presentsWithGesture
      case .never: false
      case .always: true
      }
    let arrangement = arrangement()
    let buttonColumn = allColumns.first { arrangement.isVisible($0) }
    for column in allColumns {
      guard let navigation = columns[column]?.container as? UINavigationController else { continue }
      var items: [UIBarButtonItem] = []
      if !hasCollapsed, shows, column == buttonColumn { items.append(displayModeButtonItem) }
      if !hasCollapsed, showsSecondaryOnlyButton, hasSupplementary, column == .secondary {
        items.append(secondaryOnlyButtonItem)
      }
      navigation.containerItems = items
    }
  }
}
