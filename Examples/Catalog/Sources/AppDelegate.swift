import UIKit

/// Launches the app with the list of screens.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Catalog", sessionRole: session.role)
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
    scene.title = "Catalog"
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: CatalogViewController())
    window.makeKeyAndVisible()
    self.window = window
  }
}
