// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// The icon of a quick action.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite,
      love,
      cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task,
      taskCompleted,
      alarm, bookmark, shuffle, audio, update
  }

  package enum Source: Sendable { case type(IconType), template(String), symbol(String) }
  package let source: Source

  public init(type: IconType) { source = .type(type) }
  public init(templateImageName: String) { source = .template(templateImageName) }
  public init(systemImageName: String) { source = .symbol(systemImageName) }
}

// Immutable; the app changes a mutable item before it shares it.
/// A quick action of the application's icon.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  open private(set) var type: String
  open private(set) var localizedTitle: String
  open private(set) var localizedSubtitle: String?
  open private(set) var icon: UIApplicationShortcutIcon?
  open private(set) var userInfo: [String: any NSSecureCoding]?
  open var targetContentIdentifier: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil)
  }
}
