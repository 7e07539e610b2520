/// The appearance of a scene's status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  @BackReference private var scene: UIWindowScene?
  @exclusivity(unchecked) private var sent = HostStatusBar()
  @exclusivity(unchecked) private var isUpdatePending = false

  init(scene: UIWindowScene) { self.scene = scene }

  private var root: UIViewController? {
    guard let scene else { return nil }
    return (scene.keyWindow ?? scene.windows.last { !$0.isHidden })?.rootViewController
  }

  /// The topmost controller that determines the status bar: the root, or a full-screen presentation.
  private var front: UIViewController? {
    var front = root
    while let presented = front?.presentedViewController,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      front = presented
    }
    return front
  }

  /// The sheet behind which the root is moved back. It is in the window beside the root's view: if there is
  /// nothing beside it, a long stack need not be searched.
  private final var coveringSheet: UIViewController? {
    guard let root, let window = root._view?._window, window._subviews.count > 1 else { return nil }
    return root.frontmostSheet
  }

  /// The style that the topmost controller prefers; its children may be asked instead.
  open var statusBarStyle: UIStatusBarStyle {
    style(front: front, sheet: coveringSheet)
  }

  private func style(front: UIViewController?, sheet: UIViewController?) -> UIStatusBarStyle {
    if sheet != nil { return .lightContent }
    if let style = UIApplication.instance?.statusBar.style, !StatusBarChoice.belongsToControllers {
      return style
    }
    return styleDecider(front)?.preferredStatusBarStyle ?? .default
  }

  /// The controller whose preferred style, and whose interface style for the default one, the status bar has.
  private func styleDecider(_ front: UIViewController?) -> UIViewController? {
    front?.decider { $0.childForStatusBarStyle }
  }

  /// Whether the status bar is hidden: if the topmost controller prefers it, and on phones in landscape.
  open var isStatusBarHidden: Bool {
    guard let scene else { return true }
    // On a display without a cutout, hiding the bar also removes its space.
    let isGone = sent.isHidden && !scene.geometry.orientation.isLandscape
    guard scene.geometry.safeArea.top > 0 || isGone else { return true }
    return isUnwanted(by: front)
  }

  private func isUnwanted(by front: UIViewController?) -> Bool {
    if let hides = UIApplication.instance?.statusBar.isHidden, !StatusBarChoice.belongsToControllers {
      return hides
    }
    return front?.decider { $0.childForStatusBarHidden }.prefersStatusBarHidden ?? false
  }

  /// The frame in points of the scene; zero if hidden.
  open var statusBarFrame: CGRect {
    guard let scene, !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: scene.geometry.size.width,
      height: min(scene.geometry.safeArea.top, Self.maximumHeight))
  }

  // As recorded on iOS 17.5 (https://github.com/cashapp/AccessibilitySnapshot, testTwoAccessibilityElements): 54 points in a safe
  // area of 59. On phones with a smaller safe area, the bar fills it.
  private static let maximumHeight: CGFloat = 54

  /// Returns where navigation bars begin below the top of a window, in points, for its safe area.
  ///
  /// On phones with a Dynamic Island, they begin above the safe area's edge, at ten elevenths of it: 53.67 in a safe area of 59
  /// on iOS 17.5, 56.33 in one of 62 on iOS 18.5 (https://github.com/cashapp/AccessibilitySnapshot,
  /// testNavBarBackButtonTraitsWithTitles; https://github.com/QuintGao/GKNavigationBarSwift/issues/41).
  static func barTop(inSafeArea top: CGFloat, scale: CGFloat) -> CGFloat {
    top > maximumHeight ? (top * 10 / 11 * scale).rounded() / scale : top
  }

  // MARK: Host

  /// Asks the controllers again after the next layout, and updates the host.
  package func setNeedsUpdate() {
    guard !isUpdatePending else { return }
    isUpdatePending = true
    CATransaction.afterCommit { self.update() }
  }

  private func update() {
    // If layout is to be repeated, the answers may still change.
    guard !CATransaction.isCommitPending else { return CATransaction.afterCommit { self.update() } }
    isUpdatePending = false
    guard let scene else { return }
    let front = front
    let sheet = coveringSheet
    let isLight =
      switch style(front: front, sheet: sheet) {
      case .default:
        (styleDecider(front)?.traitCollection ?? scene.traitCollection).userInterfaceStyle == .dark
      case .lightContent: true
      case .darkContent: false
      }
    let hidesIndicator =
      front?.decider { $0.childForHomeIndicatorAutoHidden }.prefersHomeIndicatorAutoHidden ?? false
    // A screen that is moved back leaves black only at the top: the home indicator is over the sheet.
    let bar = HostStatusBar(
      isHidden: isUnwanted(by: front), isLight: isLight, hidesHomeIndicator: hidesIndicator,
      hasLightHomeIndicator: sheet.map { $0.traitCollection.userInterfaceStyle == .dark },
      isRightToLeft: scene.traitCollection.layoutDirection == .rightToLeft)
    guard bar != sent else { return }
    sent = bar
    scene.hostWindow.setStatusBar(bar)
  }
}

extension UIViewController {
  /// The topmost sheet behind which a screen is moved back and which no other screen covers.
  fileprivate var frontmostSheet: UIViewController? {
    var front = self
    var found: UIViewController?
    while let presented = front.presentedAbove {
      let presentation = presented.rare?.presentation
      let popover = presentation as? UIPopoverPresentationController
      let sheet =
        popover?.form == .sheet
        ? popover?.adaptiveSheetPresentationController : presentation as? UISheetPresentationController
      if sheet?.darkensStatusBar == true {
        found = presented
      } else if presentation?.resolvedStyle == .fullScreen {
        found = nil
      }
      front = presented
    }
    return found
  }

  /// Returns this controller, or the descendant that it delegates the decision to.
  fileprivate func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var decider = self
    while let next = child(decider) { decider = next }
    return decider
  }
}
