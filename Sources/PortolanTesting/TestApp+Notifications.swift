import UserNotifications

/// The app's notifications as a user sees them.
extension TestApp {
  /// A visible notification.
  public struct ShownNotification: Equatable, Sendable {
    public let identifier: String
    public let title: String
    public let subtitle: String
    public let body: String
    /// The titles of the buttons.
    public let actions: [String]
  }

  /// The visible notifications, oldest first.
  public var notifications: [ShownNotification] {
    NotificationService.banners.map {
      ShownNotification(
        identifier: $0.identifier, title: $0.title, subtitle: $0.subtitle, body: $0.body,
        actions: $0.actions.map(\.title))
    }
  }

  /// Whether the app's request for authorization is granted. Initially `true`.
  public var allowsNotifications: Bool {
    get { NotificationService.isAllowed }
    set { NotificationService.isAllowed = newValue }
  }

  /// The badge number of the app icon.
  public var badge: Int { NotificationService.badge }

  /// Chooses the notification with a title, or one of its buttons.
  /// - `text`: The user's input, for actions with a text field.
  public func chooseNotification(
    _ title: String, action: String? = nil, text: String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard let banner = NotificationService.banners.last(where: { $0.title == title }) else {
      return TestFailure.report("no notification is titled “\(title)”", file: file, line: line)
    }
    let button = action.flatMap { action in banner.actions.first { $0.title == action } }
    guard action == nil || button != nil else {
      return TestFailure.report("“\(title)” has no button “\(action ?? "")”", file: file, line: line)
    }
    NotificationService.choose(banner.identifier, action: button?.identifier, text: text)
    advance(by: 0)
  }

  /// Dismisses the notification with a title.
  public func dismissNotification(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let banner = NotificationService.banners.last(where: { $0.title == title }) else {
      return TestFailure.report("no notification is titled “\(title)”", file: file, line: line)
    }
    NotificationService.dismiss(banner.identifier)
    advance(by: 0)
  }
}
