// Names of Swift 4, available to sources in that language mode; later modes report the current names.

@available(swift, obsoleted: 4.2, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
@available(swift, obsoleted: 4.2, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation
@available(swift, obsoleted: 4.2, renamed: "UINavigationItem.LargeTitleDisplayMode")
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.SpineLocation")
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey")
public typealias UIPageViewControllerOptionsKey = UIPageViewController.OptionsKey
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
@available(swift, obsoleted: 4.2, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType
@available(swift, obsoleted: 4.2, renamed: "UIActivity.Category")
public typealias UIActivityCategory = UIActivity.Category
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.hideShowBarDuration")
@preconcurrency @MainActor public var UINavigationControllerHideShowBarDuration: CGFloat {
  UINavigationController.hideShowBarDuration
}
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.automaticDimension")
@preconcurrency @MainActor public var UISplitViewControllerAutomaticDimension: CGFloat {
  UISplitViewController.automaticDimension
}
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
@preconcurrency @MainActor public var UIPageViewControllerOptionInterPageSpacingKey: String {
  UIPageViewController.OptionsKey.interPageSpacing.rawValue
}
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.spineLocation")
@preconcurrency @MainActor public var UIPageViewControllerOptionSpineLocationKey: String {
  UIPageViewController.OptionsKey.spineLocation.rawValue
}
