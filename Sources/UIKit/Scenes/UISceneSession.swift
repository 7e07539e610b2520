/// The persistent part of a scene, from which it can be recreated: its role, configuration and state.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  open private(set) var role: Role
  open private(set) var persistentIdentifier: String
  open package(set) var scene: UIScene? {
    get { _scene }
    set { _scene = newValue }
  }
  @BackReference private var _scene: UIScene?
  open package(set) var configuration: UISceneConfiguration
  /// The activity that restores the scene, saved beyond the end of the application.
  open var stateRestorationActivity: NSUserActivity? { didSet { activityDidChange() } }
  /// Property list values saved with the session.
  open var userInfo: [String: Any]? { didSet { userInfoDidChange() } }
  /// Whether the session had a scene when the application ended.
  var wasConnected = false
  var isRestoring = false

  package init(role: Role, persistentIdentifier: String = UUID().uuidString) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The classes that a scene is created with.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  /// The storyboard whose initial controller fills the first window of the scene; `nil` if `Info.plist` names it.
  open var storyboard: UIStoryboard?
  /// The name of the storyboard in `Info.plist`.
  package var storyboardName: String?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
