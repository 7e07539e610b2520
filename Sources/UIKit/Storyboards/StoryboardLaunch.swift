/// The storyboard that an app starts with.
@MainActor
enum StoryboardLaunch {
  /// The key of `Info.plist` that names it.
  enum Key: String {
    case application = "UIMainStoryboardFile"
    case scene = "UISceneStoryboardFile"

    var logCategory: String { self == .application ? "Application" : "WindowScene" }
  }

  /// A window with the storyboard's initial controller, not shown yet. Conformance.md M23.
  static func window(storyboard name: String, key: Key, scene: UIWindowScene?) -> UIWindow? {
    let storyboard = UIStoryboard(name: name, bundle: nil)
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    guard let root = storyboard.instantiateInitialViewController() else {
      UIKitFault.warn(
        "Failed to instantiate the default view controller for \(key.rawValue) '\(name)' - perhaps the designated "
          + "entry point is not set?", category: key.logCategory)
      return nil
    }
    window.rootViewController = root
    return window
  }
}
