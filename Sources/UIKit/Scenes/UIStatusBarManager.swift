/// What the status bar of a scene looks like.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  @BackReference private var scene: UIWindowScene?
  private var sent = HostStatusBar()
  private var isUpdatePending = false

  init(scene: UIWindowScene) { self.scene = scene }

  /// The controller in front that may decide: the root, or what it presents over the whole screen.
  private var front: UIViewController? {
    guard let scene else { return nil }
    var front = (scene.keyWindow ?? scene.windows.last { !$0.isHidden })?.rootViewController
    while let presented = front?.presentedViewController,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      front = presented
    }
    return front
  }

  /// The style that the controller in front asks for; its children may answer in its place.
  open var statusBarStyle: UIStatusBarStyle {
    front?.decider { $0.childForStatusBarStyle }.preferredStatusBarStyle ?? .default
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
    front?.decider { $0.childForStatusBarHidden }.prefersStatusBarHidden ?? false
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
    CATransaction.afterCommit { self.update() }
  }

  private func update() {
    // Where layout is to be repeated, the answers may change yet.
    guard !CATransaction.isCommitPending else { return CATransaction.afterCommit { self.update() } }
    isUpdatePending = false
    guard let scene else { return }
    let front = front
    let style = front?.decider { $0.childForStatusBarStyle }.preferredStatusBarStyle ?? .default
    let isLight =
      switch style {
      case .default: scene.traitCollection.userInterfaceStyle == .dark
      case .lightContent: true
      case .darkContent: false
      }
    let hidesBar = front?.decider { $0.childForStatusBarHidden }.prefersStatusBarHidden ?? false
    let hidesIndicator =
      front?.decider { $0.childForHomeIndicatorAutoHidden }.prefersHomeIndicatorAutoHidden ?? false
    let bar = HostStatusBar(isHidden: hidesBar, isLight: isLight, hidesHomeIndicator: hidesIndicator)
    guard bar != sent else { return }
    sent = bar
    scene.hostWindow.setStatusBar(bar)
  }
}

extension UIViewController {
  /// This controller, or the descendant that each in turn lets answer in its place.
  fileprivate func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var decider = self
    while let next = child(decider) { decider = next }
    return decider
  }
}
