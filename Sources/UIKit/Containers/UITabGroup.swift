/// A tab that holds tabs.
///
/// Its own place in the bar shows its managing navigation controller, or else its selected child, or else its own controller.
/// Differs from iOS: there is no sidebar that lists the children.
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
  /// The child whose controller is shown. Nil while the group's own controller is.
  open var selectedChild: UITab? {
    didSet {
      guard selectedChild !== oldValue else { return }
      showSelectedChild()
    }
  }
  /// The identifier of the child that is selected first.
  open var defaultChildIdentifier: String?
  /// The identifiers of the children in the order in which they are shown; those that it does not name follow.
  open var displayOrderIdentifiers: [String] = []
  /// The children in the order in which they are shown.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { id in children.first { $0.identifier == id } }
    return named + children.filter { child in !named.contains { $0 === child } }
  }
  open var allowsReordering = false
  open var sidebarAppearance = SidebarAppearance.automatic
  open var isSidebarDestination = false
  /// A stack whose screens are the group's own controller and the selected child's.
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

  /// The tab of an identifier in the group or in groups within it.
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
