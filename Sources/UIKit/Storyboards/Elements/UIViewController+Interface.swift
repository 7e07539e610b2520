import InterfaceDocuments

extension UIViewController {
  /// Decodes the properties of all controllers.
  func applyController(_ coder: InterfaceCoder) {
    if let title = coder.string("title") { self.title = title }
    if let identifier = coder.raw("restorationIdentifier") { restorationIdentifier = identifier }
    if coder.bool("useStoryboardIdentifierAsRestorationIdentifier") == true {
      restorationIdentifier = coder.raw("storyboardIdentifier")
    }
    if let hides = coder.bool("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = hides }
    if let adjusts = coder.bool("automaticallyAdjustsScrollViewInsets") {
      controllerFlags.set(.automaticallyAdjustsScrollInsets, adjusts)
    }
    if let extends = coder.bool("extendedLayoutIncludesOpaqueBars") {
      extendedLayoutIncludesOpaqueBars = extends
    }
    if let defines = coder.bool("definesPresentationContext") { definesPresentationContext = defines }
    if let provides = coder.bool("providesPresentationContextTransitionStyle") {
      providesPresentationContextTransitionStyle = provides
    }
    if let dismissable = coder.bool("interactivelyDismissable") { isModalInPresentation = !dismissable }
    if let style = coder.raw("modalPresentationStyle").flatMap({ InterfaceStyles.presentation[$0] }) {
      modalPresentationStyle = style
    }
    if let style = coder.raw("modalTransitionStyle").flatMap({ InterfaceStyles.transition[$0] }) {
      modalTransitionStyle = style
    }
    if let size = coder.size("preferredContentSize") ?? coder.size("contentSizeForViewInPopover") {
      preferredContentSize = size
    }
    let edges: KeyValuePairs<String, UIRectEdge> = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
    if let edges = coder.flags("edgesForExtendedLayout", edges) { edgesForExtendedLayout = edges }
    if let size = coder.bool("autoresizesArchivedViewToFullSize"), !size {
      controllerFlags.insert(.keepsArchivedSize)
    }
    if let item = coder.child("navigationItem") {
      _navigationItem = coder.loader.makeObject(item) as? UINavigationItem
      _navigationItem?.controllerTitleMayDiffer(title)
    }
    if let item = coder.child("tabBarItem"), let made = coder.loader.makeObject(item) as? UITabBarItem {
      tabBarItem = made
    }
    applyKind(coder)
    let items = coder.list("toolbarItems").compactMap { coder.loader.makeObject($0) as? UIBarButtonItem }
    if !items.isEmpty { toolbarItems = items }
  }
}

extension UIViewController {
  /// Decodes the properties of specific controller classes.
  private func applyKind(_ coder: InterfaceCoder) {
    switch self {
    case let table as UITableViewController:
      if let clears = coder.bool("clearsSelectionOnViewWillAppear") {
        table.clearsSelectionOnViewWillAppear = clears
      }
    case let collection as UICollectionViewController:
      if let clears = coder.bool("clearsSelectionOnViewWillAppear") {
        collection.clearsSelectionOnViewWillAppear = clears
      }
    case let pages as UIPageViewController:
      if let sides = coder.bool("doubleSided") { pages.isDoubleSided = sides }
    default: break
    }
  }
}

extension UINavigationController {
  /// Returns the class that the document specifies for a bar.
  static func barClass<Bar: UIView>(_ key: String, of type: Bar.Type, in coder: InterfaceCoder) -> Bar.Type? {
    coder.child(key).flatMap { InterfaceClasses.custom($0, of: type, coder.loader) }
  }

  func readNavigation(_ coder: InterfaceCoder) {
    if let hidden = coder.bool("navigationBarHidden") { isNavigationBarHidden = hidden }
    if let hidden = coder.bool("toolbarHidden") { isToolbarHidden = hidden }
    if let hides = coder.bool("hidesBarsOnTap") { hidesBarsOnTap = hides }
    if let hides = coder.bool("hidesBarsOnSwipe") { hidesBarsOnSwipe = hides }
    if let hides = coder.bool("hidesBarsWhenKeyboardAppears") { hidesBarsWhenKeyboardAppears = hides }
    if let hides = coder.bool("hidesBarsWhenVerticallyCompact") { hidesBarsWhenVerticallyCompact = hides }
    if let bar = coder.child("navigationBar") {
      let part = coder.coder(for: bar)
      coder.loader.enter(navigationBar, bar)
      navigationBar.applyView(part)
      navigationBar.readBar(part)
    }
    if let bar = coder.child("toolbar") {
      let part = coder.coder(for: bar)
      coder.loader.enter(toolbar, bar)
      toolbar.applyView(part)
      toolbar.readBar(part)
    }
  }
}

extension UITabBarController {
  func readTabs(_ coder: InterfaceCoder) {
    guard let bar = coder.child("tabBar") else { return }
    if let type = UINavigationController.barClass("tabBar", of: UITabBar.self, in: coder) {
      replaceTabBar(by: UIView.make(type))
    }
    let part = coder.coder(for: bar)
    coder.loader.enter(tabBar, bar)
    tabBar.applyView(part)
    tabBar.readBar(part)
  }
}
