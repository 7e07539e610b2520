/// A tab that contains tabs.
///
/// The bar shows its managing navigation controller if it has one, otherwise its selected child, otherwise its own view
/// controller. Differs from iOS: there is no sidebar with the children.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  public enum SidebarAppearance: Int, Sendable { case automatic, rootSection, inline, preferred }

  open var children: [UITab] {
    didSet {
      for gone in oldValue where !children.contains(where: { $0 === gone }) { gone.join(nil) }
      for child in children { child.join(self) }
      if let selectedChild, !children.contains(where: { $0 === selectedChild }) { self.selectedChild = nil }
      tabBarController?.tabsDidChange()
    }
  }
  /// The child whose view controller is shown; nil while the group's own view controller is shown.
  open var selectedChild: UITab? {
    didSet {
      guard selectedChild !== oldValue else { return }
      showSelectedChild()
    }
  }
  /// The identifier of the initially selected child.
  open var defaultChildIdentifier: String?
  /// The identifiers of the children in display order; other children follow.
  open var displayOrderIdentifiers: [String] = []
  /// The children in display order.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { id in children.first { $0.identifier == id } }
    return named + children.filter { child in !named.contains { $0 === child } }
  }
  open var allowsReordering = false
  open var sidebarAppearance = SidebarAppearance.automatic
  open var isSidebarDestination = false
  /// A navigation controller with the view controllers of the group and of the selected child.
  open var managingNavigationController: UINavigationController? {
    didSet {
      managingNavigationController?.tabOfContainer = self
      showSelectedChild()
      tabBarController?.tabsDidChange()
    }
  }

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.join(self) }
  }

  /// Returns the tab with an identifier in the group or its subgroups.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  private var current: UITab? {
    if let selectedChild { return selectedChild }
    if let defaultChildIdentifier { return children.first { $0.identifier == defaultChildIdentifier } }
    return viewController == nil ? displayOrder.first { !$0.isHidden } : nil
  }

  package override var shownController: UIViewController? {
    managingNavigationController ?? current?.shownController ?? viewController
  }

  private func showSelectedChild() {
    if let stack = managingNavigationController {
      let screens = [viewController, current?.viewController].compactMap { $0 }
      stack.setViewControllers(screens, animated: stack.viewIfLoaded?.window != nil)
    }
    update()
    tabBarController?.tabsDidChange()
  }
}
