extension UIApplication {
  /// Makes `window` the key window, or the next eligible one if it is `nil`.
  package func makeKey(_ window: UIWindow?) {
    let new = window ?? nextKeyWindow(after: _keyWindow)
    let old = _keyWindow
    guard new !== old else { return }
    if let new, !new.canBecomeKey { return }
    _keyWindow = new
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    guard let new, _keyWindow === new else { return }
    new.windowScene?.remember(key: new)
    new.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: new)
    new.windowScene?.textInputDidChange()
    new.windowScene?.sceneKeyboard.responderDidChange(reloads: false)
  }

  private func nextKeyWindow(after window: UIWindow?) -> UIWindow? {
    let candidates = windows.filter { $0 !== window && !$0.isHidden && $0.canBecomeKey }
    return candidates.last { $0.windowScene === window?.windowScene } ?? candidates.last
  }

  /// The scene for a window without one: the frontmost, or a new one.
  package func sceneForNewWindow() -> UIWindowScene {
    let scenes = connected.compactMap { $0 as? UIWindowScene }
    if let scene = scenes.first(where: { $0.activationState == .foregroundActive }) ?? scenes.first {
      return scene
    }
    // An application without scenes reopens its previous session.
    let restored = lifecycle.isLaunching && connected.isEmpty ? sessionsForLaunch().first : nil
    let session = restored ?? makeSession(role: .windowApplication)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    connect(scene)
    if !lifecycle.isLaunching { scene.move(to: .foregroundActive) }
    return scene
  }

  // MARK: Actions

  func actionReceiver(of action: Selector, target: Any?, sender: Any?) -> Any? {
    if let target { return target }
    let start = keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow
    return start?.target(forAction: action, withSender: sender)
  }

  // MARK: Status bar

  var defaultStatusBarOrientation: UIInterfaceOrientation {
    keyWindow?.windowScene?.interfaceOrientation ?? connected.firstWindowScene?.interfaceOrientation
      ?? .unknown
  }
  var defaultIsStatusBarHidden: Bool {
    connected.firstWindowScene?.statusBarManager?.isStatusBarHidden ?? false
  }
  var defaultStatusBarStyle: UIStatusBarStyle {
    connected.firstWindowScene?.statusBarManager?.statusBarStyle ?? .default
  }
}

/// The application's own status bar settings, if it is not controlled by view controllers.
struct StatusBarChoice {
  var style: UIStatusBarStyle?
  var isHidden: Bool?

  /// Whether view controllers control the status bar, which is the default of the `Info.plist` setting.
  static var belongsToControllers: Bool {
    Bundle.main.object(forInfoDictionaryKey: "UIViewControllerBasedStatusBarAppearance") as? Bool ?? true
  }
}

extension UIApplication {
  func statusBarChoiceDidChange() {
    for scene in connected { (scene as? UIWindowScene)?.statusBarManager?.setNeedsUpdate() }
  }
}

extension [UIScene] {
  var firstWindowScene: UIWindowScene? { lazy.compactMap { $0 as? UIWindowScene }.first }
}

extension [UIWindow] {
  /// Sorts by level; windows of the same level keep their order.
  func sortedByLevel() -> [UIWindow] {
    enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
  }
}
