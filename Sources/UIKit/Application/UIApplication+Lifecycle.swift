extension UIApplication {
  /// The life-cycle state of the application and its notifications to the delegate.
  package struct Lifecycle {
    /// Whether launching is in progress.
    package var isLaunching = false
    package var hasLaunched = false
    /// Whether the app uses scene delegates. Its application delegate then receives no foreground and
    /// background callbacks.
    package var adoptsScenes = false

    func state(of scenes: [UIScene]) -> State {
      if scenes.isEmpty { return hasLaunched || isLaunching ? .inactive : .active }
      if scenes.contains(where: { $0.activationState == .foregroundActive }) { return .active }
      if scenes.contains(where: { $0.activationState == .foregroundInactive }) { return .inactive }
      return isLaunching ? .inactive : .background
    }
  }

  /// An application-wide step caused by a scene. Notifications follow the delegate's method (Metrics.md 3.4).
  enum LifecycleStep { case willEnterForeground, didBecomeActive, willResignActive, didEnterBackground }

  func announce(_ step: LifecycleStep) {
    let delegate = lifecycle.adoptsScenes ? nil : delegate
    switch step {
    case .willEnterForeground:
      delegate?.applicationWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
    case .didBecomeActive:
      delegate?.applicationDidBecomeActive(self)
      post(Self.didBecomeActiveNotification)
    case .willResignActive:
      delegate?.applicationWillResignActive(self)
      post(Self.willResignActiveNotification)
    case .didEnterBackground:
      delegate?.applicationDidEnterBackground(self)
      post(Self.didEnterBackgroundNotification)
    }
  }

  func post(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    postMessage(named: name)
  }

  /// Handles the termination of the process, the last opportunity to save.
  package func terminate() {
    for scene in connected where scene.activationState != .background { scene.move(to: .background) }
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  /// Sends memory warnings, after which the memory of released images is freed.
  package func receiveMemoryWarning() {
    defer { PixelBufferPool.removeAll() }
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in windows { window.rootViewController?.passOnMemoryWarning() }
    post(Self.didReceiveMemoryWarningNotification)
  }

  // MARK: Background work

  /// Begins a background task. Desktops do not limit background time.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    backgroundTasks[lastBackgroundTask] = handler ?? {}
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  func defaultEndBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks[identifier.rawValue] = nil
  }

  // MARK: Remote notifications

  func defaultRegisterForRemoteNotifications() {
    HostRegistry.current.performWhenIdle { [self] in
      let error = NSError(
        domain: NSCocoaErrorDomain, code: 3010,
        userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported here"])
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

}

extension UIViewController {
  fileprivate func passOnMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.passOnMemoryWarning() }
    if let presented = presentedViewController, presented.presentingViewController === self {
      presented.passOnMemoryWarning()
    }
  }
}
