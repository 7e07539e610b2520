extension UIApplication {
  /// Makes `window` the one that keys go to, or with `nil` the next one that can be.
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
    new.windowScene?.keyboard.responderDidChange()
  }

  private func nextKeyWindow(after window: UIWindow?) -> UIWindow? {
    let candidates = windows.filter { $0 !== window && !$0.isHidden && $0.canBecomeKey }
    return candidates.last { $0.windowScene === window?.windowScene } ?? candidates.last
  }

  /// The scene of a window that is shown without one: the frontmost, else a new one.
  package func sceneForNewWindow() -> UIWindowScene {
    let scenes = connected.compactMap { $0 as? UIWindowScene }
    if let scene = scenes.first(where: { $0.activationState == .foregroundActive }) ?? scenes.first {
      return scene
    }
    let session = makeSession(role: .windowApplication)
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

/// What an application wants of the status bar, where its controllers do not decide.
struct StatusBarChoice {
  var style: UIStatusBarStyle?
  var isHidden: Bool?

  /// Whether controllers decide: they do, unless the Info dictionary denies it.
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
  /// The lowest level first; windows of one level in the order in which they came.
  func sortedByLevel() -> [UIWindow] {
    enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
  }
}
