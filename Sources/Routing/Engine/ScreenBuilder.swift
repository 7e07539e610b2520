import UIKit

/// Makes the controllers of screens and of the containers around them. Screens never know how they were reached.
@preconcurrency @MainActor
public protocol ScreenBuilder<Screen> {
  associatedtype Screen: Hashable

  /// The controller that shows `screen`. It is asked for once for every place that the screen has.
  func controller(for screen: Screen) -> UIViewController

  /// The controller that owns the linear flow that begins with `root`.
  func navigationController(for root: Screen) -> UINavigationController

  /// The controller of the tabs; their bar items are those of their roots.
  func tabBarController() -> UITabBarController

  /// The controller of two or three columns.
  func splitViewController(style: UISplitViewController.Style) -> UISplitViewController
}

extension ScreenBuilder {
  public func navigationController(for root: Screen) -> UINavigationController { UINavigationController() }
  public func tabBarController() -> UITabBarController { UITabBarController() }
  public func splitViewController(style: UISplitViewController.Style) -> UISplitViewController {
    UISplitViewController(style: style)
  }
}
