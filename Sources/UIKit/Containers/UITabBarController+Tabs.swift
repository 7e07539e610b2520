extension UITabBarController {
  /// The presentation of the tabs.
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  /// The sidebar of a tab bar controller.
  ///
  /// Differs from iOS: the sidebar is always hidden, and the tabs stay in the bar.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// Always true. Setting false logs a warning and has no effect.
    open var isHidden: Bool {
      get { true }
      set {
        if !newValue {
          UIKitFault.warn("there is no sidebar of tabs; they stay in the bar", category: "TabBar")
        }
      }
    }
    /// The configuration of a header, stored without effect.
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

  /// Updates the bar after a tab was hidden or a group's selected child changed.
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
    // Keeps the selection if the selected tab now has the controller of another child.
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

  /// Returns the top-level tab that is or contains a tab.
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
      // Selecting a tab also selects it in each enclosing group.
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

  /// The controllers that a person can rearrange.
  var customizable: [UIViewController] {
    customizableViewControllers ?? viewControllers ?? []
  }

  /// Presents the list for rearranging the tabs.
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

  /// The tab that created the controller.
  package final var tabOfContainer: UITab? {
    get { (objc_getAssociatedObject(self, Self.tabKey) as? TabReference)?.tab }
    set {
      let reference = TabReference()
      reference.tab = newValue
      objc_setAssociatedObject(self, Self.tabKey, reference, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
