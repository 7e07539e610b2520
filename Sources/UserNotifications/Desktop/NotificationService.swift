/// The interface between notifications and the host.
@MainActor
package enum NotificationService {
  /// The desktop's notification service; `nil` keeps notifications in memory only, for tests.
  package static var desktop: (any NotificationDesktop)?
  /// Whether the app is in the foreground. The delegate then determines the presentation of notifications.
  package static var isApplicationInFront: @MainActor () -> Bool = { false }
  /// Receives notifications for an app in the foreground whose center has no delegate.
  package static var didArriveInFront: @MainActor (UNNotification) -> Void = { _ in }
  /// Brings the app's window to the front.
  package static var bringToFront: @MainActor () -> Void = {}
  /// Whether requests for authorization are granted.
  package static var isAllowed = true
  /// Asks the person for permission; nil if there is no prompt and `isAllowed` is the answer.
  package static var permissionPrompt: (@MainActor (_ answer: @escaping @MainActor (Bool) -> Void) -> Void)?
  /// Restores an earlier answer of the person.
  package static func restore(isAllowed: Bool) {
    self.isAllowed = isAllowed
    _ = NotificationStore.shared.authorize([.alert, .badge, .sound])
  }

  // Set by a test before it uses notifications; never written by an app's process otherwise.
  /// The current time for triggers.
  package nonisolated(unsafe) static var now: () -> Date = { Date() }

  /// The visible notifications, oldest first.
  package static var banners: [NotificationBanner] { NotificationStore.shared.banners }
  package static var badge: Int { NotificationStore.shared.badge }

  /// Handles the user's choice of a notification or action.
  package static func choose(_ identifier: String, action: String? = nil, text: String? = nil) {
    NotificationStore.shared.choose(identifier, action ?? UNNotificationDefaultActionIdentifier, text: text)
  }

  /// Handles the dismissal of a notification.
  package static func dismiss(_ identifier: String) { NotificationStore.shared.dismiss(identifier) }

  /// The response for an external payload, as given by `--notification`.
  package static func response(to payload: [AnyHashable: Any]) -> UNNotificationResponse {
    NotificationStore.shared.response(to: payload)
  }

  /// Handles the response to a payload that was given to the running app.
  package static func answer(_ payload: [AnyHashable: Any]) { NotificationStore.shared.answer(payload) }

  /// Delivers a response to the notification center's delegate.
  /// - Returns: Whether there is a delegate.
  package static func deliver(_ response: UNNotificationResponse) -> Bool {
    NotificationStore.shared.respond(response)
  }

  /// Resets all state for a new app.
  package static func reset() { NotificationStore.shared.reset() }
}

/// A service that shows notifications outside the app's window.
@MainActor
package protocol NotificationDesktop: AnyObject {
  func show(_ banner: NotificationBanner)
  func withdraw(_ identifiers: [String])
}

/// A visible notification.
package struct NotificationBanner: Equatable, Sendable {
  package struct Action: Equatable, Sendable {
    package var identifier: String
    package var title: String
    /// The payload with which the desktop starts the app for the action, as JSON; `nil` if the app cannot be started so.
    package var payload: String?
  }

  package var identifier: String
  package var title: String
  package var subtitle: String
  package var body: String
  package var actions: [Action]
  /// The payload with which the desktop starts the app for the notification itself.
  package var payload: String?
  package var hasSound: Bool
  package var isUrgent: Bool
  /// The path of an image.
  package var image: String?
}
