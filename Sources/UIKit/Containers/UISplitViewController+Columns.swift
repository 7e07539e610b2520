extension UISplitViewController {
  /// The children that `viewControllers` returns.
  var shownControllers: [UIViewController] {
    if hasCollapsed { return collapsedHost.map { [$0] } ?? [] }
    return allColumns.compactMap { columns[$0]?.container }
  }

  func replaceColumns(_ controllers: [UIViewController]) {
    let places = hasCollapsed ? [.primary] : Array(allColumns.prefix(controllers.count))
    for (column, controller) in zip(places, controllers) { put(controller, in: column) }
    guard !hasCollapsed else {
      // While collapsed, only one screen is shown; a second one is kept for the expanded layout.
      if style == .unspecified, controllers.count > 1 { put(controllers[1], in: .secondary) }
      return
    }
    for column in allColumns.dropFirst(controllers.count) { put(nil, in: column) }
  }

  /// The child controller for a screen: with a style, every column is a navigation controller (Metrics.md 3.3).
  /// Container controllers remain as they are.
  private func container(for content: UIViewController, in column: Column) -> UIViewController {
    guard style != .unspecified, column != .compact else { return content }
    if content is UINavigationController || content is UITabBarController { return content }
    if let around = content.parent as? UINavigationController { return around }
    return UINavigationController(rootViewController: content)
  }

  func put(_ content: UIViewController?, in column: Column) {
    guard columns[column]?.content !== content else { return }
    if let content, content === self || content.isDescendant(of: self), column != .compact,
      hasCollapsed == false,
      columns.contains(where: { $0.value.container === content && $0.key != column })
    {
      return UIKitFault.raise(
        .invalidArgument, "\(content) is already the view controller of another column of \(self)")
    }
    running?.finishNow()
    let old = columns[column]
    columns[column] = content.map { SplitColumn(content: $0, container: container(for: $0, in: column)) }
    if hasCollapsed {
      replaceWhileCollapsed(old, in: column)
    } else if column != .compact {
      replaceWhileExpanded(old, in: column)
    }
  }

  private func replaceWhileExpanded(_ old: SplitColumn?, in column: Column) {
    let new = columns[column]?.container
    let isVisible = arrangement().isVisible(column)
    old?.container.willMove(toParent: nil)
    if let new { attach(new, as: column) }
    if _view != nil, isVisible {
      swap(old?.container, for: new) { [self] in
        if new != nil { install(column) }
        place(arrangement())
      }
    }
    old?.container.viewIfLoaded?.removeFromSuperview()
    old?.container.leaveParent()
    updateBarButtons()
    _view?.setNeedsLayout()
  }

  /// Replaces a visible child with another without animation, with appearance callbacks.
  func swap(_ old: UIViewController?, for new: UIViewController?, _ install: @escaping @MainActor () -> Void)
  {
    guard appearance == .appeared || appearance == .appearing, !isAboutToAppear else {
      old?.viewIfLoaded?.removeFromSuperview()
      return install()
    }
    var plan = AppearanceTransition.Plan(script: .stack, containerView: view, isAnimated: false)
    plan.from = old?.appearance == .appeared || old?.appearance == .appearing ? old : nil
    plan.to = new
    plan.container = self
    plan.install = { _ in
      old?.viewIfLoaded?.removeFromSuperview()
      install()
    }
    let transition = AppearanceTransition(plan)
    transition.begin()
    transition.end(completed: true)
  }

  /// Makes a controller the child for a column, with the size class of the column.
  func attach(_ controller: UIViewController, as column: Column) {
    if controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    applySizeClass(to: controller, as: column)
  }

  /// Gives columns other than the secondary one a compact width (Metrics.md 3.3).
  func applySizeClass(to controller: UIViewController, as column: Column) {
    let isNarrow = !hasCollapsed && (column == .primary || column == .supplementary)
    let override = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
    if overrideTraitCollection(forChild: controller) != override {
      setOverrideTraitCollection(override, forChild: controller)
    }
  }

  // MARK: Showing screens

  func showPrimary(_ controller: UIViewController, sender: Any?) {
    if storedDelegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    if let navigation = navigation(around: sender) {
      navigation.pushAllowingNesting(controller, animated: true)
    } else if hasCollapsed {
      showOnHost(controller)
    } else {
      put(controller, in: .primary)
    }
  }

  func showSecondary(_ controller: UIViewController, sender: Any?) {
    if storedDelegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
    if hasCollapsed, style == .unspecified {
      keptSecondary = controller
      showOnHost(controller)
    } else {
      put(controller, in: .secondary)
      if hasCollapsed { revealCollapsed(.secondary) }
    }
  }

  private func showOnHost(_ controller: UIViewController) {
    var host = collapsedHost
    if let tabs = host as? UITabBarController { host = tabs.selectedViewController }
    if let navigation = host as? UINavigationController {
      navigation.pushAllowingNesting(controller, animated: true)
    } else {
      collapsedHost?.present(controller, animated: true)
    }
  }

  private func navigation(around sender: Any?) -> UINavigationController? {
    guard let controller = sender as? UIViewController, controller.isDescendant(of: self) else { return nil }
    return controller as? UINavigationController ?? controller.navigationController
  }
}

extension UISplitViewController {
  /// Sets the columns from the relationships in the document.
  func readColumns(_ children: [(role: String, controller: UIViewController)]) {
    func child(_ names: String...) -> UIViewController? {
      children.first { child in names.contains { child.role.hasPrefix($0) } }?.controller
    }
    let primary = child("master", "primary")
    let secondary = child("detail", "secondary")
    if style == .unspecified {
      viewControllers = [primary, secondary].compactMap { $0 }
      return
    }
    if let primary { setViewController(primary, for: .primary) }
    if let supplementary = child("supplement") { setViewController(supplementary, for: .supplementary) }
    if let secondary { setViewController(secondary, for: .secondary) }
    if let compact = child("compact") { setViewController(compact, for: .compact) }
  }
}
