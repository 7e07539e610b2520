/// What the status bar of a scene looks like.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?
  private var sent = HostStatusBar()
  private var isUpdatePending = false

  init(scene: UIWindowScene) { self.scene = scene }

  private var root: UIViewController? {
    (scene?.keyWindow ?? scene?.windows.last { !$0.isHidden })?.rootViewController
  }

  /// The style that the controller in front asks for; its children may answer in its place.
  open var statusBarStyle: UIStatusBarStyle {
    root?.decider { $0.childForStatusBarStyle }.preferredStatusBarStyle ?? .default
  }

  /// Hidden where the controller in front wishes it, and on a phone that lies.
  open var isStatusBarHidden: Bool {
    guard let scene else { return true }
    // On a display without a cut-out the space goes with the bar.
    let isGone = sent.isHidden && !scene.geometry.orientation.isLandscape
    guard scene.geometry.safeArea.top > 0 || isGone else { return true }
    return isUnwanted
  }

  private var isUnwanted: Bool {
    root?.decider { $0.childForStatusBarHidden }.prefersStatusBarHidden ?? false
  }

  /// In points of the scene; zero when hidden.
  open var statusBarFrame: CGRect {
    guard let scene, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: scene.geometry.size.width, height: scene.geometry.safeArea.top)
  }

  // MARK: Host

  /// Asks the controllers anew after the next layout, and tells the host.
  package func setNeedsUpdate() {
    guard !isUpdatePending else { return }
    isUpdatePending = true
    CATransaction.afterCommit { [weak self] in self?.update() }
  }

  private func update() {
    isUpdatePending = false
    guard let scene else { return }
    let isLight =
      switch statusBarStyle {
      case .default: scene.traitCollection.userInterfaceStyle == .dark
      case .lightContent: true
      case .darkContent: false
      }
    let hidesIndicator =
      root?.decider { $0.childForHomeIndicatorAutoHidden }.prefersHomeIndicatorAutoHidden ?? false
    let bar = HostStatusBar(isHidden: isUnwanted, isLight: isLight, hidesHomeIndicator: hidesIndicator)
    guard bar != sent else { return }
    sent = bar
    scene.hostWindow.setStatusBar(bar)
  }
}

extension UIViewController {
  /// The controller in front, or the descendant that each in turn lets answer in its place.
  fileprivate func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var decider = self
    while let presented = decider.presentedViewController,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      decider = presented
    }
    while let next = child(decider) { decider = next }
    return decider
  }
}
