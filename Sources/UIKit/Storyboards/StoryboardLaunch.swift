/// The storyboard that an app starts with (`UIMainStoryboardFile`, `UISceneStoryboardFile`).
@MainActor
enum StoryboardLaunch {
  /// A window with the storyboard's initial controller, not shown yet. CONFORMANCE.md M23.
  static func window(storyboard name: String, key: String, scene: UIWindowScene?) -> UIWindow? {
    let storyboard = UIStoryboard(name: name, bundle: nil)
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    guard let root = storyboard.instantiateInitialViewController() else {
      UIKitFault.warn(
        "Failed to instantiate the default view controller for \(key) '\(name)' - perhaps the designated entry point is not set?"
      )
      return nil
    }
    window.rootViewController = root
    return window
  }
}
