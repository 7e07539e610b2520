import UIKit

/// Creates the controllers of screens and of their containers. Screens are independent of how they are
/// reached.
@preconcurrency @MainActor
public protocol ScreenBuilder<Screen> {
  associatedtype Screen: Hashable

  /// The controller that shows `screen`. Called once for each position of the screen.
  func controller(for screen: Screen) -> UIViewController

  /// The controller of a stack that begins with `root`.
  func navigationController(for root: Screen) -> UINavigationController

  /// The controller of tabs; their bar items are those of their roots.
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
