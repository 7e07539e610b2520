/// What stays of a scene when it goes, so that it can come again: its role, its configuration, its state.
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
  /// What would bring the scene back; saved, so that it comes back after the application has ended too.
  open var stateRestorationActivity: NSUserActivity? { didSet { activityDidChange() } }
  /// Values of property lists, saved with the session.
  open var userInfo: [String: Any]? { didSet { userInfoDidChange() } }
  /// Whether it had a scene when the application ended.
  var wasConnected = false
  var isRestoring = false

  package init(role: Role, persistentIdentifier: String = UUID().uuidString) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// Which classes a scene is made of.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  package var storyboardName: String?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
