/// The one object that stands for the running application: it knows its scenes and windows, hands out events and
/// actions, and speaks to the system.
///
/// A test that only makes a `UIWindow` needs no application of its own: `shared` makes a plain one, and the first window
/// that is shown makes a scene for it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable { case active, inactive, background }

  package static var instance: UIApplication?

  /// The application of this process.
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
  /// The delegate that the launch made; `delegate` alone would not keep it.
  package var launchedDelegate: AnyObject?

  public override init() { super.init() }

  /// The object that hears of the application's life cycle.
  open weak var delegate: (any UIApplicationDelegate)?

  // MARK: State

  /// Active while one scene is, inactive while one is at least in the foreground.
  open var applicationState: State { lifecycle.state(of: connected) }

  /// Seconds left to run in the background. A desktop sets no limit.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Kept for the app's own use: a desktop's screen saver is not held off.
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var applicationSupportsShakeToEdit = true
  open var shortcutItems: [UIApplicationShortcutItem]?

  open var isProtectedDataAvailable: Bool { true }
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }

  /// The size of text that the person chose for all applications.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(rawValue: HostRegistry.current.environment.contentSizeCategory)
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    HostRegistry.current.environment.isRightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Scenes and windows

  open var connectedScenes: Set<UIScene> { Set(connected) }
  open var openSessions: Set<UISceneSession> { Set(sessions) }
  /// Puts a class of its own in the place of a scene's delegate class.
  package static var sceneDelegateAdapter: (@MainActor (UISceneSession, AnyClass?) -> AnyClass?)?
  open var supportsMultipleScenes: Bool { ApplicationManifest.current.supportsMultipleScenes }

  /// The windows of all scenes, the lowest first.
  open var windows: [UIWindow] {
    connected.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }.sortedByLevel()
  }

  /// The window that keys go to.
  open var keyWindow: UIWindow? { _keyWindow }

  // MARK: Events

  /// Hands an event to the windows that it is for. An override sees every event first.
  open func sendEvent(_ event: UIEvent) {
    for window in event.destinations { window.sendEvent(event) }
  }

  /// Calls a method of `target`, or of the first object along the responder chain that has it.
  /// - Parameter target: `nil` starts at the first responder, or where there is none at the sender.
  /// - Returns: whether something took the action.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let receiver = actionReceiver(of: action, target: target, sender: sender) else { return false }
    SelectorRuntime.send(action, to: receiver as AnyObject, sender: sender, event: event)
    return true
  }

  // MARK: Links

  /// Opens a link: in this application where it declares the scheme, else with the desktop's application for it.
  @preconcurrency
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let opened = openNow(url, options: options)
    guard let completion else { return }
    HostRegistry.current.performWhenIdle { completion(opened) }
  }

  /// Opens a link, as code from before iOS 10 does; answers whether something opened it.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { openNow(url, options: [:]) }

  /// Whether something is known to open links of this scheme.
  ///
  /// Differs from iOS: a desktop does not tell which applications are installed, so the web's and mail's schemes and the
  /// application's own count as known.
  open func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return ["http", "https", "mailto", "file"].contains(scheme)
      || ApplicationManifest.current.urlSchemes.contains(scheme)
  }

  // MARK: Orientation

  /// The orientations that the windows may have: the delegate's answer, else the application's own.
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
  /// Differs from iOS: there is no push service, so the delegate is told that registering failed.
  open func registerForRemoteNotifications() { defaultRegisterForRemoteNotifications() }
  open func unregisterForRemoteNotifications() {}

  // MARK: Scenes

  /// Shows a session's scene, or makes a new one where the session is `nil`.
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
  /// Closes a session's scene for good.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { defaultRequestSceneSessionDestruction(sceneSession, options: options, errorHandler: errorHandler) }
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: Windows

  /// Takes no touches until as many calls of `endIgnoringInteractionEvents`.
  open func beginIgnoringInteractionEvents() { ignoredInteractionDepth += 1 }
  open func endIgnoringInteractionEvents() { ignoredInteractionDepth = max(0, ignoredInteractionDepth - 1) }
  open var isIgnoringInteractionEvents: Bool { ignoredInteractionDepth > 0 }
  open var statusBarOrientation: UIInterfaceOrientation { defaultStatusBarOrientation }
  open var statusBarFrame: CGRect { connected.firstWindowScene?.statusBarManager?.statusBarFrame ?? .zero }
  /// Setting it takes effect where the Info dictionary says that controllers do not decide
  /// (`UIViewControllerBasedStatusBarAppearance` is false).
  open var isStatusBarHidden: Bool {
    get { defaultIsStatusBarHidden }
    set { setStatusBarHidden(newValue, with: .none) }
  }
  /// Setting it takes effect where the Info dictionary says that controllers do not decide.
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
  /// What the application itself wants of the status bar.
  final var statusBar = StatusBarChoice()

  // MARK: State restoration

  /// Saves an object that is no controller and no view with the interface.
  open class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) { defaultRegisterObject(forStateRestoration: object, restorationIdentifier: restorationIdentifier) }
  /// Does nothing here: no picture of the last state is shown at launch.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
}
