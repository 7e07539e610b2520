import UIKit

/// Shows photos in a grid and a feed, folders in an outline, and a million tiles.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = GalleryTabs()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// The tabs with all screens.
final class GalleryTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let screens: [(UIViewController, String)] = [
      (LibraryController(), "photo.on.rectangle"), (FeedController(), "sparkles"),
      (FoldersController(), "folder"),
      (MillionController(), "square.grid.3x3"),
    ]
    viewControllers = screens.map { screen, symbol in
      let navigation = UINavigationController(rootViewController: screen)
      navigation.tabBarItem = UITabBarItem(
        title: screen.title, image: UIImage(systemName: symbol), selectedImage: nil)
      return navigation
    }
  }
}
