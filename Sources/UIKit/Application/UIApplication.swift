/// The application object, which manages scenes and windows, dispatches events and actions, and communicates
/// with the system.
///
/// Tests that only create a `UIWindow` need no application of their own: `shared` creates a plain one, and
/// the first visible window creates a scene.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable { case active, inactive, background }

  package static var instance: UIApplication?

  /// Returns a property of the class, `shared`. Code that app extensions share reads the application by this name.
  open class func value(forKey key: String) -> Any? { defaultValue(forKey: key) }
  /// Returns the value at the end of a key path that begins with a property of the class, such as `shared.delegate`.
  open class func value(forKeyPath keyPath: String) -> Any? { defaultValue(forKeyPath: keyPath) }

  /// The application object.
  open class var shared: UIApplication {
    if let instance { return instance }
    let application = UIApplication()
    instance = application
    return application
  }

  package var lifecycle = Lifecycle()
  package var connected: [UIScene] = []
  package var sessions: [UISceneSession] = []
  @BackReference package var _keyWindow: UIWindow?
  package var backgroundTasks: [Int: @MainActor () -> Void] = [:]
  package var lastBackgroundTask = 0
  package var ignoredInteractionDepth = 0
  /// Retains the delegate that was created at launch.
  package var launchedDelegate: AnyObject?

  public override init() {
    AttributedStringRuns.install()
    super.init()
  }

  /// The delegate for life-cycle events.
  open weak var delegate: (any UIApplicationDelegate)?

  // MARK: State

  /// Active if any scene is, inactive if any scene is in the foreground.
  open var applicationState: State { lifecycle.state(of: connected) }

  /// The remaining background time in seconds. Desktops have no limit.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Stored without effect: the desktop's screen saver is not affected.
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var applicationSupportsShakeToEdit = true
  open var shortcutItems: [UIApplicationShortcutItem]?

  open var isProtectedDataAvailable: Bool { true }
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  open var supportsAlternateIcons: Bool { false }
  /// The name of the icon that the app has chosen; nil for its usual one. Differs from iOS: desktops show the icon of the installed
  /// package.
  open private(set) var alternateIconName: String?

  /// Chooses another icon of the app's information property list.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    let icons = Bundle.main.object(forInfoDictionaryKey: "CFBundleIcons") as? [String: Any]
    let named = icons?["CFBundleAlternateIcons"] as? [String: Any] ?? [:]
    let isKnown = alternateIconName.map { named[$0] != nil } ?? true
    if isKnown { self.alternateIconName = alternateIconName }
    DispatchQueue.main.async { completionHandler?(isKnown ? nil : CocoaError(.fileNoSuchFile)) }
  }

  /// Chooses another icon of the app's information property list.
  open func setAlternateIconName(_ alternateIconName: String?) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      setAlternateIconName(alternateIconName) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  /// Whether an indicator for network activity is shown. Without effect: as on iOS 13 and later, status bars have none.
  open var isNetworkActivityIndicatorVisible = false
  /// Requests launches in the background. Without effect: apps are not launched in the background.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Begins to receive events of headphones. Without effect: media keys are sent to `MPRemoteCommandCenter`.
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}
  /// Delays the end of state restoration. Without effect: restoration ends with the launch.
  open func extendStateRestoration() {}
  open func completeStateRestoration() {}

  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(rawValue: HostRegistry.current.environment.contentSizeCategory)
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    HostRegistry.current.environment.isRightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Scenes and windows

  open var connectedScenes: Set<UIScene> { Set(connected) }
  open var openSessions: Set<UISceneSession> { Set(sessions) }
  /// Replaces a scene's delegate class.
  package static var sceneDelegateAdapter: (@MainActor (UISceneSession, AnyClass?) -> AnyClass?)?
  open var supportsMultipleScenes: Bool { ApplicationManifest.current.supportsMultipleScenes }

  /// The windows of all scenes, from back to front.
  open var windows: [UIWindow] {
    connected.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }.sortedByLevel()
  }

  /// The key window.
  open var keyWindow: UIWindow? { _keyWindow }

  // MARK: Events

  /// Dispatches an event to its windows. Overrides can intercept all events.
  open func sendEvent(_ event: UIEvent) {
    if _ObjCDispatch.redirects(UIApplication.self, self, "sendEvent:", event) { return }
    for window in event.destinations { window.sendEvent(event) }
  }

  /// Sends an action to `target`, or to the first object in the responder chain that handles it.
  /// - `target`: The target; `nil` starts at the first responder, or at the sender if there is none.
  /// - Returns: Whether the action was handled.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let receiver = actionReceiver(of: action, target: target, sender: sender) else { return false }
    SelectorRuntime.send(action, to: receiver as AnyObject, sender: sender, event: event)
    return true
  }

  // MARK: Links

  /// Opens a URL, in this application if it declares the scheme, otherwise with the desktop's application.
  @preconcurrency
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let opened = openNow(url, options: options)
    guard let completion else { return }
    HostRegistry.current.performWhenIdle { completion(opened) }
  }

  /// Opens a URL, and returns whether an application took it.
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      open(url, options: options) { done.resume(returning: $0) }
    }
  }

  /// Opens a URL with the API before iOS 10. Returns whether it succeeded.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { openNow(url, options: [:]) }

  /// Whether an application can open URLs with a scheme.
  ///
  /// Differs from iOS: desktops do not report installed applications, so web and mail schemes and the
  /// application's own are assumed to be supported.
  open func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return ["http", "https", "mailto", "file"].contains(scheme)
      || ApplicationManifest.current.urlSchemes.contains(scheme)
  }

  // MARK: Orientation

  /// The supported orientations of windows, from the delegate or the application.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? declaredOrientations
  }

  package var declaredOrientations: UIInterfaceOrientationMask {
    ApplicationManifest.current.supportedOrientations
      ?? (UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
  }

  // MARK: Responder chain

  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self else { return nil }
    return responder
  }

  // MARK: Lifecycle

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    defaultEndBackgroundTask(identifier)
  }
  /// Registers for push notifications.
  ///
  /// Differs from iOS: there is no push service, so registration always fails.
  open func registerForRemoteNotifications() { defaultRegisterForRemoteNotifications() }
  open func unregisterForRemoteNotifications() {}

  // MARK: Local notifications before iOS 10

  /// Schedules a notification, if the person has allowed notifications.
  open func scheduleLocalNotification(_ notification: UILocalNotification) {
    localNotifications.schedule(notification, now: false)
  }
  /// Delivers a notification at once, if the person has allowed notifications.
  open func presentLocalNotificationNow(_ notification: UILocalNotification) {
    localNotifications.schedule(notification, now: true)
  }
  open func cancelLocalNotification(_ notification: UILocalNotification) {
    localNotifications.cancel([notification])
  }
  open func cancelAllLocalNotifications() { localNotifications.cancel(localNotifications.scheduled) }
  /// The notifications that are not delivered yet.
  open var scheduledLocalNotifications: [UILocalNotification]? {
    get { localNotifications.scheduled }
    set {
      cancelAllLocalNotifications()
      for notification in newValue ?? [] { scheduleLocalNotification(notification) }
    }
  }
  /// Asks the person to allow notifications. The answer arrives at the application's delegate.
  open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    defaultRegisterUserNotificationSettings(notificationSettings)
  }
  /// The ways to notify that the person has allowed; nil before the app has asked.
  open var currentUserNotificationSettings: UIUserNotificationSettings? { localNotifications.settings }

  // MARK: Scenes

  /// Activates a session's scene, or creates one if the session is `nil`.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    defaultRequestSceneSessionActivation(
      sceneSession, userActivity: userActivity, options: options, errorHandler: errorHandler)
  }
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) { defaultActivateSceneSession(for: request, errorHandler: errorHandler) }
  /// Permanently closes a session's scene.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { defaultRequestSceneSessionDestruction(sceneSession, options: options, errorHandler: errorHandler) }
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: Windows

  /// Disables touch events until the matching call of `endIgnoringInteractionEvents`.
  open func beginIgnoringInteractionEvents() { ignoredInteractionDepth += 1 }
  open func endIgnoringInteractionEvents() { ignoredInteractionDepth = max(0, ignoredInteractionDepth - 1) }
  open var isIgnoringInteractionEvents: Bool { ignoredInteractionDepth > 0 }
  open var statusBarOrientation: UIInterfaceOrientation { defaultStatusBarOrientation }
  open var statusBarFrame: CGRect { connected.firstWindowScene?.statusBarManager?.statusBarFrame ?? .zero }
  /// Whether the status bar is hidden. Settable if `UIViewControllerBasedStatusBarAppearance` is false.
  open var isStatusBarHidden: Bool {
    get { defaultIsStatusBarHidden }
    set { setStatusBarHidden(newValue, with: .none) }
  }
  /// The style of the status bar. Settable if `UIViewControllerBasedStatusBarAppearance` is false.
  open var statusBarStyle: UIStatusBarStyle {
    get { defaultStatusBarStyle }
    set { setStatusBarStyle(newValue, animated: false) }
  }
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    statusBar.style = statusBarStyle
    statusBarChoiceDidChange()
  }
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    statusBar.isHidden = hidden
    statusBarChoiceDidChange()
  }
  /// The application's status bar settings.
  final var statusBar = StatusBarChoice()
  final lazy var localNotifications = LocalNotifications()

  // MARK: State restoration

  /// Registers an object other than a view or controller for state restoration.
  open class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) { defaultRegisterObject(forStateRestoration: object, restorationIdentifier: restorationIdentifier) }
  /// Has no effect: launch never shows a snapshot of the last state.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
}
