/// Where notifications meet the place that the app runs in.
@MainActor
package enum NotificationService {
  /// Shows the notifications; `nil` keeps them in memory only, as tests wish.
  package static var desktop: (any NotificationDesktop)?
  /// Whether the app is in front: a notification is then shown only as its delegate says.
  package static var isApplicationInFront: @MainActor () -> Bool = { false }
  /// Brings the app's window to the front.
  package static var bringToFront: @MainActor () -> Void = {}
  /// What an app would be told that asks for the right to notify.
  package static var isAllowed = true
  /// What time it is for triggers.
  package nonisolated(unsafe) static var now: () -> Date = { Date() }

  /// What is shown now, the oldest first.
  package static var banners: [NotificationBanner] { NotificationStore.shared.banners }
  package static var badge: Int { NotificationStore.shared.badge }

  /// The person chose a notification or one of its actions.
  package static func choose(_ identifier: String, action: String? = nil, text: String? = nil) {
    NotificationStore.shared.choose(identifier, action ?? UNNotificationDefaultActionIdentifier, text: text)
  }

  /// The person put a notification away.
  package static func dismiss(_ identifier: String) { NotificationStore.shared.dismiss(identifier) }

  /// A person's choice of a payload from outside, as `--notification` brings it.
  package static func response(to payload: [AnyHashable: Any]) -> UNNotificationResponse {
    NotificationStore.shared.response(to: payload)
  }

  /// Hands a response to the centre's delegate.
  /// - Returns: whether there is one.
  package static func deliver(_ response: UNNotificationResponse) -> Bool {
    NotificationStore.shared.respond(response)
  }

  /// Forgets everything: a new app begins.
  package static func reset() { NotificationStore.shared.reset() }
}

/// Shows notifications outside of the app's window.
@MainActor
package protocol NotificationDesktop: AnyObject {
  func show(_ banner: NotificationBanner)
  func withdraw(_ identifiers: [String])
}

/// A notification as a person sees it.
package struct NotificationBanner: Equatable, Sendable {
  package struct Action: Equatable, Sendable {
    package var identifier: String
    package var title: String
  }

  package var identifier: String
  package var title: String
  package var subtitle: String
  package var body: String
  package var actions: [Action]
  package var hasSound: Bool
  package var isUrgent: Bool
  /// A picture file to show beside the words.
  package var image: String?
}
