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
    classes.addProperties(of: UITabBar.self) { table in
      table.settable("backgroundImage", \UITabBar.backgroundImage)
      table.settable("barStyle", \UITabBar.barStyle)
      table.settable("barTintColor", \UITabBar.barTintColor)
      table.settable("delegate", \UITabBar.delegate)
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
      table.settable("customizableViewControllers", \UITabBarController.customizableViewControllers)
      table.settable("delegate", \UITabBarController.delegate)
      table.settable("tabBarHidden", \UITabBarController.isTabBarHidden)
      table.readable("moreNavigationController", \UITabBarController.moreNavigationController)
      table.settable("selectedIndex", \UITabBarController.selectedIndex)
      table.settable("selectedViewController", \UITabBarController.selectedViewController)
      table.readable("tabBar", \UITabBarController.tabBar)
      table.settable("viewControllers", \UITabBarController.viewControllers)
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
  }
}
