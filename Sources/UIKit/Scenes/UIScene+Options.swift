import UserNotifications

extension UIScene {
  /// The reason for a new scene, and what it should show first.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open package(set) var urlContexts: Set<UIOpenURLContext> = []
    open package(set) var sourceApplication: String?
    open package(set) var handoffUserActivityType: String?
    open package(set) var userActivities: Set<NSUserActivity> = []
    open package(set) var shortcutItem: UIApplicationShortcutItem?
    /// The notification that the user selected.
    open package(set) var notificationResponse: UNNotificationResponse?

    package override init() { super.init() }
  }

  /// Options for a URL that a scene opens.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    open private(set) var sourceApplication: String?
    open private(set) var annotation: Any?
    open private(set) var openInPlace: Bool

    package init(sourceApplication: String? = nil, annotation: Any? = nil, openInPlace: Bool = false) {
      self.sourceApplication = sourceApplication
      self.annotation = annotation
      self.openInPlace = openInPlace
    }
  }

  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
    public override init() { super.init() }
  }

  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene in which the user requested another one.
    open var requestingScene: UIScene?
    public override init() { super.init() }
  }

  /// The placement of a new window relative to the current one, which the desktop decides.
  public enum CollectionJoinBehavior: Int, Sendable {
    case automatic, preferred, disallowed, preferredWithoutActivating
  }
}

/// Options for requesting a window.
@preconcurrency @MainActor
open class UIWindowSceneActivationRequestOptions: UIScene.ActivationRequestOptions {}

/// A request for a scene: of an existing session, or a new one.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject {
  open private(set) var session: UISceneSession?
  open private(set) var role: UISceneSession.Role
  open var userActivity: NSUserActivity?
  open var options: UIScene.ActivationRequestOptions?

  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    session = nil
    self.role = role
    self.userActivity = userActivity
    self.options = options
  }

  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.session = session
    role = session.role
    self.userActivity = userActivity
    self.options = options
  }
}

@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
  open var windowDismissalAnimation = DismissalAnimation.standard
}

/// Conditions for activating a scene for some content.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate: NSPredicate?
  open var prefersToActivateForTargetContentIdentifierPredicate: NSPredicate?
  public override init() { super.init() }
}

/// The reason for rejecting a scene request.
public struct UISceneError: Error, Sendable {
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported, requestDenied, geometryRequestUnsupported, geometryRequestDenied
  }
  public let code: Code
  init(_ code: Code) { self.code = code }
}
