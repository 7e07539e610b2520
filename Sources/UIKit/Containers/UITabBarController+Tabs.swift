extension UITabBarController {
  /// How the tabs are shown.
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  /// The sidebar in which a tab bar controller lists its tabs.
  ///
  /// Differs from iOS: the tabs stay in the bar; the sidebar is always hidden.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// Always true. A value of false is refused with a warning.
    open var isHidden: Bool {
      get { true }
      set {
        if !newValue {
          UIKitFault.warn("there is no sidebar of tabs; they stay in the bar", category: "TabBar")
        }
      }
    }
    /// A view above the list, kept for the sidebar.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    open var footerContentConfiguration: (any UIContentConfiguration)?
  }

  // MARK: Tabs

  func defaultSetTabs(_ tabs: [UITab], animated: Bool) {
    for gone in tabList where !tabs.contains(where: { $0 === gone }) { gone.ownTabBarController = nil }
    tabList = tabs
    for tab in tabs { tab.ownTabBarController = self }
    showTabs(animated: animated)
  }

  /// Shows the tabs again after one was hidden, or a group's child was chosen.
  package final func tabsDidChange() {
    if !tabList.isEmpty { showTabs(animated: false) }
  }

  private func showTabs(animated: Bool) {
    let visible = tabList.filter { !$0.isHidden && isShown($0) }
    let controllers = visible.compactMap(\.shownController)
    for tab in visible { tab.update() }
    let chosen = selectedViewController
    guard
      controllers.count != viewControllers?.count
        || !controllers.elementsEqual(viewControllers ?? [], by: ===)
    else { return }
    setViewControllers(controllers, animated: animated)
    // The tab that is shown stays chosen where its controller has been replaced by another child's.
    if let chosen, !controllers.contains(where: { $0 === chosen }),
      let tab = chosen.tabOfContainer, let group = outermost(tab), let shown = group.shownController
    {
      selectedViewController = shown
    }
  }

  private func isShown(_ tab: UITab) -> Bool {
    if tab.preferredPlacement == .sidebarOnly { return false }
    guard traitCollection.horizontalSizeClass == .compact, let ids = compactTabIdentifiers else {
      return true
    }
    return ids.contains(tab.identifier)
  }

  /// The tab of the list that a tab is or is in.
  private func outermost(_ tab: UITab) -> UITab? {
    var current: UITab? = tab
    while let candidate = current {
      if tabList.contains(where: { $0 === candidate }) { return candidate }
      current = candidate.parent
    }
    return nil
  }

  func tab(of controller: UIViewController?) -> UITab? {
    guard let controller else { return nil }
    return tabList.first { $0.shownController === controller }
  }

  var defaultSelectedTab: UITab? {
    get {
      guard let tab = tab(of: selectedViewController) else { return nil }
      return (tab as? UITabGroup)?.selectedChild ?? tab
    }
    set {
      guard let newValue, let outer = outermost(newValue) else { return }
      // A tab in a group is chosen in each of the groups around it.
      var inner = newValue
      while let group = inner.parent {
        group.selectedChild = inner
        inner = group
      }
      if let controller = outer.shownController { selectedViewController = controller }
    }
  }

  func defaultTab(forIdentifier identifier: String) -> UITab? {
    for tab in tabList {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  // MARK: Customizing

  /// The controllers that a person may put into another order.
  var customizable: [UIViewController] {
    customizableViewControllers ?? viewControllers ?? []
  }

  /// Shows the list in which the tabs are put into another order.
  func beginCustomizing() {
    guard !customizable.isEmpty, presentedViewController == nil else { return }
    let list = TabOrderController(items: (viewControllers ?? []).map(\.tabBarItem)) { [weak self] item in
      self?.customizable.contains { $0.tabBarItem === item } ?? false
    }
    list.finish = { [weak self] items, changed in self?.endCustomizing(items, changed) }
    storedDelegate?.tabBarController(self, willBeginCustomizing: customizable)
    present(UINavigationController(rootViewController: list), animated: true)
  }

  private func endCustomizing(_ items: [UITabBarItem], _ changed: Bool) {
    let all = viewControllers ?? []
    let ordered = items.compactMap { item in all.first { $0.tabBarItem === item } }
    storedDelegate?.tabBarController(self, willEndCustomizing: ordered, changed: changed)
    if changed { setViewControllers(ordered, animated: false) }
    dismiss(animated: true)
    storedDelegate?.tabBarController(self, didEndCustomizing: ordered, changed: changed)
  }
}

extension UIViewController {
  private final class TabReference {
    weak var tab: UITab?
  }

  private static let tabKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The tab that made the controller.
  package final var tabOfContainer: UITab? {
    get { (objc_getAssociatedObject(self, Self.tabKey) as? TabReference)?.tab }
    set {
      let reference = TabReference()
      reference.tab = newValue
      objc_setAssociatedObject(self, Self.tabKey, reference, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
