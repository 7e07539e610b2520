// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addNavigation(to classes: _ObjCClasses) {
    classes.addProperties(of: UIBarAppearance.self) { table in
      table.settable("backgroundColor", \UIBarAppearance.backgroundColor)
      table.settable("backgroundEffect", \UIBarAppearance.backgroundEffect)
      table.settable("backgroundImage", \UIBarAppearance.backgroundImage)
      table.settable("backgroundImageContentMode", \UIBarAppearance.backgroundImageContentMode)
      table.settable("shadowColor", \UIBarAppearance.shadowColor)
      table.settable("shadowImage", \UIBarAppearance.shadowImage)
    }
    classes.addProperties(of: UIBarButtonItem.self) { table in
      table.settable("action", \UIBarButtonItem.action)
      table.readable("buttonGroup", \UIBarButtonItem.buttonGroup)
      table.settable("changesSelectionAsPrimaryAction", \UIBarButtonItem.changesSelectionAsPrimaryAction)
      table.settable("customView", \UIBarButtonItem.customView)
      table.settable("hidden", \UIBarButtonItem.isHidden)
      table.settable("selected", \UIBarButtonItem.isSelected)
      table.settable("menu", \UIBarButtonItem.menu)
      table.settable("menuRepresentation", \UIBarButtonItem.menuRepresentation)
      table.settable("possibleTitles", \UIBarButtonItem.possibleTitles)
      table.settable("preferredMenuElementOrder", \UIBarButtonItem.preferredMenuElementOrder)
      table.settable("primaryAction", \UIBarButtonItem.primaryAction)
      table.settable("style", \UIBarButtonItem.style)
      table.settable("target", \UIBarButtonItem.target)
      table.settable("tintColor", \UIBarButtonItem.tintColor)
      table.settable("width", \UIBarButtonItem.width)
    }
    classes.addProperties(of: UIBarButtonItemAppearance.self) { table in
      table.readable("disabled", \UIBarButtonItemAppearance.disabled)
      table.readable("focused", \UIBarButtonItemAppearance.focused)
      table.readable("highlighted", \UIBarButtonItemAppearance.highlighted)
      table.readable("normal", \UIBarButtonItemAppearance.normal)
    }
    classes.addProperties(of: UIBarButtonItemGroup.self) { table in
      table.settable("alwaysAvailable", \UIBarButtonItemGroup.alwaysAvailable)
      table.settable("barButtonItems", \UIBarButtonItemGroup.barButtonItems)
      table.readable("displayingRepresentativeItem", \UIBarButtonItemGroup.isDisplayingRepresentativeItem)
      table.settable("hidden", \UIBarButtonItemGroup.isHidden)
      table.settable("menuRepresentation", \UIBarButtonItemGroup.menuRepresentation)
      table.settable("representativeItem", \UIBarButtonItemGroup.representativeItem)
    }
    classes.addProperties(of: UIBarButtonItemStateAppearance.self) { table in
      table.settable("backgroundImage", \UIBarButtonItemStateAppearance.backgroundImage)
      table.settable("backgroundImagePositionAdjustment", \UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment)
      table.settable("titlePositionAdjustment", \UIBarButtonItemStateAppearance.titlePositionAdjustment)
      table.settable("titleTextAttributes", \UIBarButtonItemStateAppearance.titleTextAttributes)
    }
    classes.addProperties(of: UIBarItem.self) { table in
      table.settable("accessibilityHint", \UIBarItem.accessibilityHint)
      table.settable("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
      table.settable("accessibilityLabel", \UIBarItem.accessibilityLabel)
      table.settable("image", \UIBarItem.image)
      table.settable("imageInsets", \UIBarItem.imageInsets)
      table.settable("enabled", \UIBarItem.isEnabled)
      table.settable("landscapeImagePhone", \UIBarItem.landscapeImagePhone)
      table.settable("landscapeImagePhoneInsets", \UIBarItem.landscapeImagePhoneInsets)
      table.settable("largeContentSizeImage", \UIBarItem.largeContentSizeImage)
      table.settable("largeContentSizeImageInsets", \UIBarItem.largeContentSizeImageInsets)
      table.settable("tag", \UIBarItem.tag)
      table.settable("title", \UIBarItem.title)
    }
    classes.addProperties(of: UINavigationBar.self) { table in
      table.settable("backIndicatorImage", \UINavigationBar.backIndicatorImage)
      table.settable("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage)
      table.readable("backItem", \UINavigationBar.backItem)
      table.readable("barPosition", \UINavigationBar.barPosition)
      table.settable("barStyle", \UINavigationBar.barStyle)
      table.settable("barTintColor", \UINavigationBar.barTintColor)
      table.settable("compactAppearance", \UINavigationBar.compactAppearance)
      table.settable("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance)
      table.settable("delegate", \UINavigationBar.delegate)
      table.settable("translucent", \UINavigationBar.isTranslucent)
      table.settable("items", \UINavigationBar.items)
      table.settable("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes)
      table.settable("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
      table.settable("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance)
      table.settable("shadowImage", \UINavigationBar.shadowImage)
      table.settable("standardAppearance", \UINavigationBar.standardAppearance)
      table.settable("titleTextAttributes", \UINavigationBar.titleTextAttributes)
      table.readable("topItem", \UINavigationBar.topItem)
    }
    classes.addProperties(of: UINavigationBarAppearance.self) { table in
      table.settable("backButtonAppearance", \UINavigationBarAppearance.backButtonAppearance)
      table.readable("backIndicatorImage", \UINavigationBarAppearance.backIndicatorImage)
      table.readable("backIndicatorTransitionMaskImage", \UINavigationBarAppearance.backIndicatorTransitionMaskImage)
      table.settable("buttonAppearance", \UINavigationBarAppearance.buttonAppearance)
      table.settable("doneButtonAppearance", \UINavigationBarAppearance.doneButtonAppearance)
      table.settable("largeTitleTextAttributes", \UINavigationBarAppearance.largeTitleTextAttributes)
      table.settable("titlePositionAdjustment", \UINavigationBarAppearance.titlePositionAdjustment)
      table.settable("titleTextAttributes", \UINavigationBarAppearance.titleTextAttributes)
    }
    classes.addProperties(of: UINavigationController.self) { table in
      table.readable("barHideOnSwipeGestureRecognizer", \UINavigationController.barHideOnSwipeGestureRecognizer)
      table.readable("barHideOnTapGestureRecognizer", \UINavigationController.barHideOnTapGestureRecognizer)
      table.settable("delegate", \UINavigationController.delegate)
      table.settable("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
      table.settable("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
      table.settable("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears)
      table.settable("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact)
      table.readable("interactivePopGestureRecognizer", \UINavigationController.interactivePopGestureRecognizer)
      table.settable("navigationBarHidden", \UINavigationController.isNavigationBarHidden)
      table.settable("toolbarHidden", \UINavigationController.isToolbarHidden)
      table.readable("navigationBar", \UINavigationController.navigationBar)
      table.readable("toolbar", \UINavigationController.toolbar)
      table.readable("topViewController", \UINavigationController.topViewController)
      table.settable("viewControllers", \UINavigationController.viewControllers)
      table.readable("visibleViewController", \UINavigationController.visibleViewController)
    }
    classes.addProperties(of: UINavigationItem.self) { table in
      table.settable("additionalOverflowItems", \UINavigationItem.additionalOverflowItems)
      table.settable("attributedTitle", \UINavigationItem.attributedTitle)
      table.settable("backAction", \UINavigationItem.backAction)
      table.settable("backBarButtonItem", \UINavigationItem.backBarButtonItem)
      table.settable("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode)
      table.settable("backButtonTitle", \UINavigationItem.backButtonTitle)
      table.settable("centerItemGroups", \UINavigationItem.centerItemGroups)
      table.settable("compactAppearance", \UINavigationItem.compactAppearance)
      table.settable("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance)
      table.settable("hidesBackButton", \UINavigationItem.hidesBackButton)
      table.settable("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
      table.settable("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
      table.settable("leadingItemGroups", \UINavigationItem.leadingItemGroups)
      table.settable("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
      table.settable("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
      table.settable("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
      table.settable("pinnedTrailingGroup", \UINavigationItem.pinnedTrailingGroup)
      table.settable("preferredSearchBarPlacement", \UINavigationItem.preferredSearchBarPlacement)
      table.settable("prompt", \UINavigationItem.prompt)
      table.settable("renameDelegate", \UINavigationItem.renameDelegate)
      table.settable("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
      table.settable("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
      table.settable("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance)
      table.readable("searchBarPlacement", \UINavigationItem.searchBarPlacement)
      table.settable("searchController", \UINavigationItem.searchController)
      table.settable("standardAppearance", \UINavigationItem.standardAppearance)
      table.settable("style", \UINavigationItem.style)
      table.settable("title", \UINavigationItem.title)
      table.settable("titleMenuProvider", \UINavigationItem.titleMenuProvider)
      table.settable("titleView", \UINavigationItem.titleView)
      table.settable("trailingItemGroups", \UINavigationItem.trailingItemGroups)
    }
    classes.addProperties(of: UIToolbar.self) { table in
      table.settable("barStyle", \UIToolbar.barStyle)
      table.settable("barTintColor", \UIToolbar.barTintColor)
      table.settable("compactAppearance", \UIToolbar.compactAppearance)
      table.settable("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance)
      table.settable("delegate", \UIToolbar.delegate)
      table.settable("translucent", \UIToolbar.isTranslucent)
      table.settable("items", \UIToolbar.items)
      table.settable("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance)
      table.settable("standardAppearance", \UIToolbar.standardAppearance)
    }
    classes.addProperties(of: UIToolbarAppearance.self) { table in
      table.settable("buttonAppearance", \UIToolbarAppearance.buttonAppearance)
      table.settable("doneButtonAppearance", \UIToolbarAppearance.doneButtonAppearance)
    }
  }
}
