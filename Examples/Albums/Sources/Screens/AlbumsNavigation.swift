import UIKit

/// The app's navigation stack.
@MainActor
public enum AlbumsNavigation {
  public static func make(root: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  /// Creates the stack for a folder, whose file names are read off the main thread.
  public static func make(folder: URL) -> UINavigationController {
    let navigation = make(root: WaitingViewController())
    Task { [weak navigation] in
      let found = await Task.detached { Result { try AlbumLibrary(folder: folder) } }.value
      let screen: UIViewController =
        switch found {
        case .success(let library): AlbumsViewController(library: library)
        case .failure(let error): MessageViewController(message: "\(error)")
        }
      navigation?.setViewControllers([screen], animated: false)
    }
    return navigation
  }
}
