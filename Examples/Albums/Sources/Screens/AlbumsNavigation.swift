import UIKit

/// The stack of screens that the app shows.
@MainActor
public enum AlbumsNavigation {
  public static func make(root: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}
