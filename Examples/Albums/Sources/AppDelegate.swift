import UIKit

/// Launches the app with the albums in the folder given as its first argument.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Albums", sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    scene.title = "Albums"
    let window = UIWindow(windowScene: scene)
    window.rootViewController = AlbumsNavigation.make(folder: AlbumLibrary.chosenFolder)
    window.makeKeyAndVisible()
    self.window = window
  }
}
