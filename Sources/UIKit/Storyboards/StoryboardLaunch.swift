/// The main storyboard of an app.
@MainActor
enum StoryboardLaunch {
  /// The key in `Info.plist` that contains its name.
  enum Key: String {
    case application = "UIMainStoryboardFile"
    case scene = "UISceneStoryboardFile"

    var logCategory: String { self == .application ? "Application" : "WindowScene" }
  }

  /// Returns a hidden window with the initial controller of the storyboard. Conformance.md M23.
  static func window(storyboard name: String, key: Key, scene: UIWindowScene?) -> UIWindow? {
    window(UIStoryboard(name: name, bundle: nil), name: name, key: key, scene: scene)
  }

  /// Returns a hidden window with the initial controller of the storyboard. Conformance.md M23.
  static func window(_ storyboard: UIStoryboard, name: String, key: Key, scene: UIWindowScene?) -> UIWindow? {
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
