import UserNotifications

extension UIApplication {
  package func makeSession(role: UISceneSession.Role) -> UISceneSession {
    let session = UISceneSession(role: role)
    sessions.append(session)
    StateRestorationCoordinator.shared.sessionsDidChange()
    return session
  }

  package func connect(_ scene: UIScene) {
    connected.append(scene)
    scene.session.scene = scene
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
  }

  /// Creates the scene of a session from its configuration: its class, its delegate, its first window.
  @discardableResult
  package func connectScene(
    for session: UISceneSession, configuration: UISceneConfiguration, options: UIScene.ConnectionOptions
  ) -> UIWindowScene {
    session.configuration = configuration
    let type = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    if let delegateClass = configuration.delegateClass {
      let delegate = DynamicInit.makeObject(delegateClass) as? any UISceneDelegate
      scene.retainedDelegate = delegate
      scene.delegate = delegate
    }
    connected.append(scene)
    session.scene = scene
    let window = storyboardWindow(of: scene, configuration: configuration)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    if let activity = session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    StateRestorationCoordinator.shared.sessionsDidChange()
    if let window, window.isHidden, window.windowScene === scene { window.makeKeyAndVisible() }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    return scene
  }

  // MARK: Requests

  func defaultRequestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    if let scene = sceneSession?.scene {
      scene.move(to: .foregroundActive)
      if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
      return
    }
    guard sceneSession != nil || supportsMultipleScenes || connected.isEmpty else {
      errorHandler?(UISceneError(.multipleScenesNotSupported))
      return
    }
    let connection = UIScene.ConnectionOptions()
    if let userActivity { connection.userActivities = [userActivity] }
    let session = sceneSession ?? makeSession(role: .windowApplication)
    let configuration = sceneConfiguration(for: session, options: connection)
    let scene = connectScene(for: session, configuration: configuration, options: connection)
    scene.move(to: .foregroundActive)
  }

  func defaultActivateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options,
      errorHandler: errorHandler)
  }

  func defaultRequestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    sceneSession.scene?.disconnect()
    guard let index = sessions.firstIndex(where: { $0 === sceneSession }) else { return }
    sessions.remove(at: index)
    StateRestorationCoordinator.shared.removeScope(sceneSession.stateScope)
    StateRestorationCoordinator.shared.sessionsDidChange()
    delegate?.application(self, didDiscardSceneSessions: [sceneSession])
  }

  // MARK: Links

  func openNow(_ url: URL, options: [OpenExternalURLOptionsKey: Any]) -> Bool {
    if let scheme = url.scheme?.lowercased(), ApplicationManifest.current.urlSchemes.contains(scheme) {
      receive([url])
      return true
    }
    if options[.universalLinksOnly] as? Bool == true { return false }
    return HostRegistry.current.open(url)
  }

  /// Delivers external URLs to the active scene's delegate, or to the application's.
  package func receive(_ urls: [URL], options: UIScene.OpenURLOptions = .init()) {
    let contexts = Set(urls.map { UIOpenURLContext(url: $0, options: options) })
    if lifecycle.adoptsScenes,
      let scene = connected.first(where: { $0.activationState == .foregroundActive }) ?? connected.first
    {
      scene.delegate?.scene(scene, openURLContexts: contexts)
      return
    }
    for url in urls { _ = delegate?.application(self, open: url, options: [:]) }
  }

  /// Delivers a notification response to the notification center's delegate, or to the application's.
  package func receive(_ response: UNNotificationResponse) {
    guard !NotificationService.deliver(response) else { return }
    receive(response.notification)
  }

  /// Delivers a notification to the application's delegate, as before iOS 10.
  package func receive(_ notification: UNNotification) {
    let request = notification.request
    if request.trigger is UNPushNotificationTrigger {
      delegate?.application(self, didReceiveRemoteNotification: request.content.userInfo) { _ in }
    } else {
      delegate?.application(self, didReceive: localNotifications.notification(of: request))
    }
  }

  /// Delivers the response to an external notification payload.
  package func receive(notification payload: [AnyHashable: Any]) {
    receive(NotificationService.response(to: payload))
  }

  /// Delivers an activity that was started elsewhere to the active scene's delegate, or to the application's.
  @discardableResult
  package func receive(_ activity: NSUserActivity) -> Bool {
    if lifecycle.adoptsScenes,
      let scene = connected.first(where: { $0.activationState == .foregroundActive }) ?? connected.first
    {
      scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
      scene.delegate?.scene(scene, continue: activity)
      return true
    }
    guard let delegate else { return false }
    _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
    return delegate.application(self, continue: activity) {
      $0?.forEach { $0.restoreUserActivityState(activity) }
    }
  }
}
