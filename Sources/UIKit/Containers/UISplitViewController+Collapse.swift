extension UISplitViewController {
  /// Collapses or expands the split view as the horizontal size class requires.
  func followSizeClass() {
    guard isViewLoaded, running == nil || _view?._window != nil else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != hasCollapsed, !columns.isEmpty else { return }
    running?.finishNow()
    isCompact ? collapse() : expand()
    view.setNeedsLayout()
  }

  private var isShowing: Bool {
    (appearance == .appeared || appearance == .appearing) && !isAboutToAppear
  }

  /// Removes the view of a child, with its appearance callbacks.
  private func withdraw(_ controller: UIViewController) {
    let isSeen = controller.appearance == .appeared || controller.appearance == .appearing
    if isSeen { controller.send(.willDisappear, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    if isSeen { controller.send(.didDisappear, animated: false) }
  }

  /// Removes a child so that another parent can adopt it.
  private func release(_ controller: UIViewController) {
    withdraw(controller)
    setOverrideTraitCollection(nil, forChild: controller)
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.leaveParent()
  }

  /// Shows a child that was not on screen, with its appearance callbacks.
  private func bringIn(_ controller: UIViewController, _ install: () -> Void) {
    guard controller.viewIfLoaded?.superview !== _view || controller.appearance == .disappeared else {
      return install()
    }
    if isShowing { controller.send(.willAppear, animated: false) }
    install()
    guard isShowing else { return }
    controller.sendIsAppearing(animated: false)
    if appearance == .appeared { controller.send(.didAppear, animated: false) }
  }

  // MARK: Collapsing

  private func collapse() {
    if style == .unspecified { collapseScreens() } else { collapseColumns() }
    displayModeButtonItem.isHidden = true
    updateBarButtons()
    storedDelegate?.splitViewControllerDidCollapse(self)
    showDetailTargetDidChange()
  }

  /// Collapses a split view without a style: the primary screen takes over the secondary one (Conformance.md C21
  /// C21).
  private func collapseScreens() {
    let primary = columns[.primary]?.container
    let host =
      storedDelegate?.primaryViewController(forCollapsing: self) ?? primary ?? columns[.secondary]?.container
    guard let host else { return }
    let secondary = columns[.secondary]?.container
    if let secondary, secondary !== host {
      release(secondary)
      keptSecondary = secondary
    }
    if let primary, primary !== host { release(primary) }
    hasCollapsed = true
    collapsedHost = host
    if let secondary, secondary !== host,
      storedDelegate?.splitViewController(self, collapseSecondary: secondary, onto: host) != true
    {
      host.collapseSecondaryViewController(secondary, for: self)
    }
    showHost()
  }

  private func collapseColumns() {
    let hasCompact = columns[.compact] != nil
    let deepest = allColumns.last { columns[$0] != nil } ?? .primary
    let proposed: Column = hasCompact ? .compact : deepest
    var top =
      storedDelegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if hasCompact { top = .compact } else if columns[top] == nil { top = deepest }
    let arrangement = arrangement()
    for column in allColumns where columns[column] != nil && arrangement.isVisible(column) && column != top {
      storedDelegate?.splitViewController(self, willHide: column)
    }
    if top == .compact || !arrangement.isVisible(top) {
      storedDelegate?.splitViewController(self, willShow: top)
    }
    if let compact = columns[.compact]?.container {
      for column in allColumns { if let other = columns[column]?.container { withdraw(other) } }
      hasCollapsed = true
      collapsedHost = compact
      if compact.parent !== self {
        addChild(compact)
        compact.didMove(toParent: self)
      }
    } else {
      stackColumns(upTo: top)
    }
    showHost()
  }

  /// Pushes the columns onto the navigation controller of the first column.
  private func stackColumns(upTo top: Column) {
    let filled = allColumns.filter { columns[$0] != nil }
    guard let first = filled.first, let host = columns[first]?.container else { return }
    for column in filled.dropFirst() { if let other = columns[column]?.container { release(other) } }
    hasCollapsed = true
    collapsedHost = host
    let nested = filled.dropFirst().filter { $0.rawValue <= top.rawValue }.compactMap {
      columns[$0]?.container
    }
    guard let navigation = host as? UINavigationController else { return }
    navigation.setStackNow(navigation.stack + nested)
  }

  private func showHost() {
    guard let host = collapsedHost else { return }
    if host.parent !== self {
      addChild(host)
      host.didMove(toParent: self)
    }
    applySizeClass(to: host, as: .primary)
    bringIn(host) {
      host.view.frame = view.bounds
      host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(host.view, at: 0)
    }
  }

  // MARK: While collapsed

  /// The navigation controller that contains the columns while collapsed.
  private var hostStack: UINavigationController? { collapsedHost as? UINavigationController }

  func revealCollapsed(_ column: Column) {
    guard style != .unspecified, columns[.compact] == nil, let stack = hostStack,
      let target = columns[column]?.container
    else { return }
    if target === stack {
      // Restores the stack to the column's own screens.
      if let last = stack.stack.last(where: { !isNested($0) }), last !== stack.stack.last {
        stack.popToViewController(last, animated: true)
      }
    } else if stack.stack.contains(where: { $0 === target }) {
      if stack.topViewController !== target { stack.popToViewController(target, animated: true) }
    } else {
      // The preceding columns are below it on the stack.
      var screens = stack.stack
      for other in allColumns.dropFirst() where other.rawValue <= column.rawValue {
        guard let container = columns[other]?.container, container !== stack,
          !screens.contains(where: { $0 === container })
        else { continue }
        screens.append(container)
      }
      stack.setStackAllowingNesting(screens, animated: true)
    }
  }

  func concealCollapsed(_ column: Column) {
    guard let stack = hostStack, let target = columns[column]?.container,
      let index = stack.stack.firstIndex(where: { $0 === target }), index > 0
    else { return }
    stack.popToViewController(stack.stack[index - 1], animated: true)
  }

  private func isNested(_ controller: UIViewController) -> Bool {
    columns.contains { $0.value.container === controller }
  }

  func replaceWhileCollapsed(_ old: SplitColumn?, in column: Column) {
    let new = columns[column]?.container
    if style == .unspecified, column == .secondary {
      keptSecondary = new
      return
    }
    if let oldHost = old?.container, oldHost === collapsedHost {
      collapsedHost = new
      oldHost.willMove(toParent: nil)
      if let new { attach(new, as: column) }
      swap(oldHost, for: new) { [self] in installColumns() }
      oldHost.leaveParent()
    } else if let stack = hostStack, let oldContainer = old?.container,
      let index = stack.stack.firstIndex(where: { $0 === oldContainer })
    {
      var screens = stack.stack
      if let new { screens[index] = new } else { screens.remove(at: index) }
      stack.setStackNow(screens)
    } else if collapsedHost == nil {
      collapsedHost = new
      if new != nil { showHost() }
    }
  }

  // MARK: Expanding

  private func expand() {
    let host = collapsedHost
    let proposed = resolvedMode(for: currentSize)
    storedDelegate?.splitViewController(self, willChangeTo: proposed)
    if style == .unspecified {
      expandScreens()
    } else {
      let wanted =
        storedDelegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        ?? proposed
      if wanted != proposed { chosenMode = wanted }
      expandColumns()
    }
    hasCollapsed = false
    collapsedHost = nil
    mode = resolvedMode(for: currentSize)
    let arrangement = arrangement()
    for column in allColumns {
      guard let container = columns[column]?.container else { continue }
      attach(container, as: column)
      if arrangement.isVisible(column) {
        if container !== host { storedDelegate?.splitViewController(self, willShow: column) }
        bringIn(container) { install(column) }
      } else {
        storedDelegate?.splitViewController(self, willHide: column)
        withdraw(container)
      }
    }
    place(arrangement)
    displayModeButtonItem.isHidden = false
    updateBarButtons()
    storedDelegate?.splitViewControllerDidExpand(self)
    showDetailTargetDidChange()
  }

  private func expandScreens() {
    guard let host = collapsedHost else { return }
    let primary = storedDelegate?.primaryViewController(forExpanding: self) ?? host
    var secondary = storedDelegate?.splitViewController(self, separateSecondaryFrom: primary)
    if secondary == nil { secondary = primary.separateSecondaryViewController(for: self) }
    if secondary == nil, let kept = keptSecondary, kept.parent == nil { secondary = kept }
    if primary !== host { release(host) }
    columns[.primary] = SplitColumn(content: primary, container: primary)
    columns[.secondary] = secondary.map { SplitColumn(content: $0, container: $0) }
    keptSecondary = nil
  }

  /// Gives every column back its own screens, including those that were pushed above them while collapsed.
  private func expandColumns() {
    if let compact = columns[.compact]?.container, compact === collapsedHost {
      return release(compact)
    }
    guard let stack = hostStack, let firstNested = stack.stack.firstIndex(where: isNested) else { return }
    let lifted = Array(stack.stack[firstNested...])
    stack.setStackNow(Array(stack.stack[..<firstNested]))
    var owner: UINavigationController?
    for controller in lifted {
      if isNested(controller) {
        owner = controller as? UINavigationController
      } else if let owner {
        owner.setStackNow(owner.stack + [controller])
      }
    }
  }
}
