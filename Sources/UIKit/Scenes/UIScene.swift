/// An instance of the application's interface, with its own life cycle.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive
    case background
  }

  open private(set) var session: UISceneSession
  open package(set) var activationState = ActivationState.unattached
  /// The delegate created by the configuration, retained because `delegate` is weak.
  package var retainedDelegate: (any UISceneDelegate)?
  open weak var delegate: (any UISceneDelegate)?

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The title in the task switcher; empty for the name of the application.
  open var title: String! {
    get { _title }
    set {
      _title = newValue ?? ""
      titleDidChange()
    }
  }
  private var _title = ""

  open var subtitle: String = ""
  open var activationConditions = UISceneActivationConditions()

  open override var next: UIResponder? { UIApplication.shared }

  package func titleDidChange() {}

  /// Opens a URL, like `UIApplication.open`.
  @preconcurrency
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let limits: [UIApplication.OpenExternalURLOptionsKey: Any] =
      options?.universalLinksOnly == true ? [.universalLinksOnly: true] : [:]
    UIApplication.shared.open(url, options: limits) { completion?($0) }
  }

  /// Opens a URL, and returns whether an application took it.
  open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      open(url, options: options) { done.resume(returning: $0) }
    }
  }

  // MARK: Life cycle

  /// Passes through every state up to `target`, with delegate calls before notifications.
  package func move(to target: ActivationState) {
    while activationState != target {
      switch (activationState, target) {
      case (.unattached, _), (.background, .foregroundActive), (.background, .foregroundInactive):
        enterForeground()
      case (.foregroundInactive, .foregroundActive): activate()
      case (.foregroundActive, _): deactivate()
      case (.foregroundInactive, _): enterBackground()
      case (.background, _): return
      }
    }
  }

  private var application: UIApplication { UIApplication.shared }
  private var others: [UIScene] { application.connected.filter { $0 !== self } }

  private func enterForeground() {
    prepareForForeground()
    let isFirst = activationState == .unattached
    delegate?.sceneWillEnterForeground(self)
    NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
    let appWasBehind = !others.contains { $0.activationState.isForeground }
    if appWasBehind, !isFirst || application.lifecycle.adoptsScenes {
      application.announce(.willEnterForeground)
    }
    activationState = .foregroundInactive
  }

  private func activate() {
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    NotificationCenter.default.post(name: Self.didActivateNotification, object: self)
    if !others.contains(where: { $0.activationState == .foregroundActive }) {
      application.announce(.didBecomeActive)
    }
  }

  private func deactivate() {
    delegate?.sceneWillResignActive(self)
    NotificationCenter.default.post(name: Self.willDeactivateNotification, object: self)
    if !others.contains(where: { $0.activationState == .foregroundActive }) {
      application.announce(.willResignActive)
    }
    activationState = .foregroundInactive
  }

  private func enterBackground() {
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
    if !others.contains(where: { $0.activationState.isForeground }) {
      application.announce(.didEnterBackground)
    }
    updateRestorationActivity()
    (self as? UIWindowScene)?.savePlacement()
    RestorationArchive.save()
    StateRestorationCoordinator.shared.checkpoint()
  }

  /// Removes the scene from the application. Its session remains for a later scene.
  package func disconnect() {
    guard application.connected.contains(where: { $0 === self }) else { return }
    move(to: .background)
    delegate?.sceneDidDisconnect(self)
    NotificationCenter.default.post(name: Self.didDisconnectNotification, object: self)
    application.connected.removeAll { $0 === self }
    activationState = .unattached
    session.scene = nil
    didDisconnect()
    retainedDelegate = nil
  }

  package func prepareForForeground() {}
  package func didDisconnect() {}

  // MARK: Notifications

  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIScene.ActivationState {
  var isForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
}
