/// What the status bar of a scene looks like.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) { self.scene = scene }

  private var root: UIViewController? {
    (scene?.keyWindow ?? scene?.windows.last { !$0.isHidden })?.rootViewController
  }

  /// The style that the controller in front asks for; its children may answer in its place.
  open var statusBarStyle: UIStatusBarStyle {
    root?.statusBarDecider(\.childForStatusBarStyle).preferredStatusBarStyle ?? .default
  }

  /// Hidden where the controller in front wishes it, and on a phone that lies.
  open var isStatusBarHidden: Bool {
    guard let scene, scene.geometry.safeArea.top > 0 else { return true }
    return root?.statusBarDecider(\.childForStatusBarHidden).prefersStatusBarHidden ?? false
  }

  /// In points of the scene; zero when hidden.
  open var statusBarFrame: CGRect {
    guard let scene, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: scene.geometry.size.width, height: scene.geometry.safeArea.top)
  }
}

extension UIViewController {
  fileprivate func statusBarDecider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController
  {
    var decider = self
    while let presented = decider.presentedViewController,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      decider = presented
    }
    while let next = decider[keyPath: child] { decider = next }
    return decider
  }
}
