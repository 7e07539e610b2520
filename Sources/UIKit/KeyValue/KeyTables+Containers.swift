// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addContainers(to classes: _ObjCClasses) {
    classes.addProperties(of: UIPageViewController.self) { table in
      table.settable("dataSource", \UIPageViewController.dataSource)
      table.settable("delegate", \UIPageViewController.delegate)
      table.readable("gestureRecognizers", \UIPageViewController.gestureRecognizers)
      table.settable("doubleSided", \UIPageViewController.isDoubleSided)
      table.readable("navigationOrientation", \UIPageViewController.navigationOrientation)
      table.readable("spineLocation", \UIPageViewController.spineLocation)
      table.readable("transitionStyle", \UIPageViewController.transitionStyle)
      table.readable("viewControllers", \UIPageViewController.viewControllers)
    }
    classes.addProperties(of: UISearchTab.self) { table in
      table.settable("automaticallyActivatesSearch", \UISearchTab.automaticallyActivatesSearch)
    }
    classes.addProperties(of: UISplitViewController.self) { table in
      table.settable("delegate", \UISplitViewController.delegate)
      table.readable("displayMode", \UISplitViewController.displayMode)
      table.readable("displayModeButtonItem", \UISplitViewController.displayModeButtonItem)
      table.settable("displayModeButtonVisibility", \UISplitViewController.displayModeButtonVisibility)
      table.readable("collapsed", \UISplitViewController.isCollapsed)
      table.settable("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth)
      table.settable("maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth)
      table.settable("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth)
      table.settable("minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth)
      table.settable("preferredDisplayMode", \UISplitViewController.preferredDisplayMode)
      table.settable("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth)
      table.settable("preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction)
      table.settable("preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior)
      table.settable("preferredSupplementaryColumnWidth", \UISplitViewController.preferredSupplementaryColumnWidth)
      table.settable("preferredSupplementaryColumnWidthFraction", \UISplitViewController.preferredSupplementaryColumnWidthFraction)
      table.settable("presentsWithGesture", \UISplitViewController.presentsWithGesture)
      table.settable("primaryBackgroundStyle", \UISplitViewController.primaryBackgroundStyle)
      table.readable("primaryColumnWidth", \UISplitViewController.primaryColumnWidth)
      table.settable("primaryEdge", \UISplitViewController.primaryEdge)
      table.settable("showsSecondaryOnlyButton", \UISplitViewController.showsSecondaryOnlyButton)
      table.readable("splitBehavior", \UISplitViewController.splitBehavior)
      table.readable("style", \UISplitViewController.style)
      table.readable("supplementaryColumnWidth", \UISplitViewController.supplementaryColumnWidth)
      table.settable("viewControllers", \UISplitViewController.viewControllers)
    }
    classes.addProperties(of: UITab.self) { table in
      table.settable("allowsHiding", \UITab.allowsHiding)
      table.settable("badgeValue", \UITab.badgeValue)
      table.readable("hasVisiblePlacement", \UITab.hasVisiblePlacement)
      table.readable("identifier", \UITab.identifier)
      table.settable("image", \UITab.image)
      table.settable("enabled", \UITab.isEnabled)
      table.settable("hidden", \UITab.isHidden)
      table.settable("hiddenByDefault", \UITab.isHiddenByDefault)
      table.readable("managedTabBarController", \UITab.managedTabBarController)
      table.readable("parent", \UITab.parent)
      table.settable("preferredPlacement", \UITab.preferredPlacement)
      table.settable("selectedImage", \UITab.selectedImage)
      table.settable("subtitle", \UITab.subtitle)
      table.readable("tabBarController", \UITab.tabBarController)
      table.settable("title", \UITab.title)
      table.settable("userInfo", \UITab.userInfo)
      table.readable("viewController", \UITab.viewController)
    }
    classes.addProperties(of: UITabAccessory.self) { table in
      table.readable("contentView", \UITabAccessory.contentView)
    }
    classes.addProperties(of: UITabBar.self) { table in
      table.settable("backgroundImage", \UITabBar.backgroundImage)
      table.settable("barStyle", \UITabBar.barStyle)
      table.settable("barTintColor", \UITabBar.barTintColor)
      table.settable("delegate", \UITabBar.delegate)
      table.readable("customizing", \UITabBar.isCustomizing)
      table.settable("translucent", \UITabBar.isTranslucent)
      table.settable("itemPositioning", \UITabBar.itemPositioning)
      table.settable("itemSpacing", \UITabBar.itemSpacing)
      table.settable("itemWidth", \UITabBar.itemWidth)
      table.settable("items", \UITabBar.items)
      table.settable("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance)
      table.settable("selectedItem", \UITabBar.selectedItem)
      table.settable("selectionIndicatorImage", \UITabBar.selectionIndicatorImage)
      table.settable("shadowImage", \UITabBar.shadowImage)
      table.settable("standardAppearance", \UITabBar.standardAppearance)
      table.settable("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
    }
    classes.addProperties(of: UITabBarAppearance.self) { table in
      table.settable("compactInlineLayoutAppearance", \UITabBarAppearance.compactInlineLayoutAppearance)
      table.settable("inlineLayoutAppearance", \UITabBarAppearance.inlineLayoutAppearance)
      table.settable("selectionIndicatorImage", \UITabBarAppearance.selectionIndicatorImage)
      table.settable("selectionIndicatorTintColor", \UITabBarAppearance.selectionIndicatorTintColor)
      table.settable("stackedLayoutAppearance", \UITabBarAppearance.stackedLayoutAppearance)
    }
    classes.addProperties(of: UITabBarController.self) { table in
      table.settable("bottomAccessory", \UITabBarController.bottomAccessory)
      table.settable("compactTabIdentifiers", \UITabBarController.compactTabIdentifiers)
      table.settable("customizableViewControllers", \UITabBarController.customizableViewControllers)
      table.settable("customizationIdentifier", \UITabBarController.customizationIdentifier)
      table.settable("delegate", \UITabBarController.delegate)
      table.settable("tabBarHidden", \UITabBarController.isTabBarHidden)
      table.settable("mode", \UITabBarController.mode)
      table.readable("moreNavigationController", \UITabBarController.moreNavigationController)
      table.settable("selectedIndex", \UITabBarController.selectedIndex)
      table.settable("selectedTab", \UITabBarController.selectedTab)
      table.settable("selectedViewController", \UITabBarController.selectedViewController)
      table.readable("sidebar", \UITabBarController.sidebar)
      table.readable("tabBar", \UITabBarController.tabBar)
      table.settable("tabBarMinimizeBehavior", \UITabBarController.tabBarMinimizeBehavior)
      table.settable("tabs", \UITabBarController.tabs)
      table.settable("viewControllers", \UITabBarController.viewControllers)
    }
    classes.addProperties(of: UITabBarController.Sidebar.self) { table in
      table.settable("footerContentConfiguration", \UITabBarController.Sidebar.footerContentConfiguration)
      table.settable("headerContentConfiguration", \UITabBarController.Sidebar.headerContentConfiguration)
      table.settable("hidden", \UITabBarController.Sidebar.isHidden)
    }
    classes.addProperties(of: UITabBarItem.self) { table in
      table.settable("badgeColor", \UITabBarItem.badgeColor)
      table.settable("badgeValue", \UITabBarItem.badgeValue)
      table.settable("scrollEdgeAppearance", \UITabBarItem.scrollEdgeAppearance)
      table.settable("selectedImage", \UITabBarItem.selectedImage)
      table.settable("standardAppearance", \UITabBarItem.standardAppearance)
      table.settable("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment)
    }
    classes.addProperties(of: UITabBarItemAppearance.self) { table in
      table.readable("disabled", \UITabBarItemAppearance.disabled)
      table.readable("focused", \UITabBarItemAppearance.focused)
      table.readable("normal", \UITabBarItemAppearance.normal)
      table.readable("selected", \UITabBarItemAppearance.selected)
    }
    classes.addProperties(of: UITabBarItemStateAppearance.self) { table in
      table.settable("badgeBackgroundColor", \UITabBarItemStateAppearance.badgeBackgroundColor)
      table.settable("badgePositionAdjustment", \UITabBarItemStateAppearance.badgePositionAdjustment)
      table.settable("badgeTextAttributes", \UITabBarItemStateAppearance.badgeTextAttributes)
      table.settable("iconColor", \UITabBarItemStateAppearance.iconColor)
      table.settable("titlePositionAdjustment", \UITabBarItemStateAppearance.titlePositionAdjustment)
      table.settable("titleTextAttributes", \UITabBarItemStateAppearance.titleTextAttributes)
    }
    classes.addProperties(of: UITabGroup.self) { table in
      table.settable("allowsReordering", \UITabGroup.allowsReordering)
      table.settable("children", \UITabGroup.children)
      table.settable("defaultChildIdentifier", \UITabGroup.defaultChildIdentifier)
      table.readable("displayOrder", \UITabGroup.displayOrder)
      table.settable("displayOrderIdentifiers", \UITabGroup.displayOrderIdentifiers)
      table.settable("sidebarDestination", \UITabGroup.isSidebarDestination)
      table.settable("managingNavigationController", \UITabGroup.managingNavigationController)
      table.settable("selectedChild", \UITabGroup.selectedChild)
      table.settable("sidebarAppearance", \UITabGroup.sidebarAppearance)
    }
  }
}
