import UIKit

public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Lab", sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var lab: LabWindow?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    scene.title = "Lifecycle Lab"
    lab = LabWindow(scene)
  }
}
