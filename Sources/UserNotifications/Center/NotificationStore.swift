import QuartzCore

/// The pending and delivered notifications, and the authorization. Scheduled with the frame clock, so that
/// notifications are also delivered in virtual time.
@MainActor
package final class NotificationStore {
  package static let shared = NotificationStore()

  private struct Pending {
    let request: UNNotificationRequest
    var date: Date
    var deadline: FrameClock.Deadline?
  }

  private var pending: [Pending] = []
  private(set) var delivered: [UNNotification] = []
  private(set) var banners: [NotificationBanner] = []
  var categories: Set<UNNotificationCategory> = []
  var badge = 0
  private var status = UNAuthorizationStatus.notDetermined
  private var options: UNAuthorizationOptions = []

  private init() {}

  func setBadge(_ number: Int) { badge = number }

  func reset() {
    for waiting in pending { waiting.deadline?.cancel() }
    (pending, delivered, banners, categories) = ([], [], [], [])
    (badge, status, options) = (0, .notDetermined, [])
    NotificationService.isAllowed = true
    UNUserNotificationCenter.current().delegate = nil
  }

  // MARK: Permission

  /// Completes immediately, or when the person has answered the system's prompt. The prompt is shown once per app, and
  /// not for provisional authorization.
  func requestAuthorization(
    _ wanted: UNAuthorizationOptions, _ answer: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    guard let prompt = NotificationService.permissionPrompt, status == .notDetermined,
      !wanted.contains(.provisional)
    else { return answer(authorize(wanted)) }
    prompt { isAllowed in
      NotificationService.isAllowed = isAllowed
      answer(self.authorize(wanted))
    }
  }

  func authorize(_ wanted: UNAuthorizationOptions) -> Bool {
    guard NotificationService.isAllowed else {
      status = .denied
      options = []
      return false
    }
    status = wanted.contains(.provisional) ? .provisional : .authorized
    options.formUnion(wanted)
    return true
  }

  var settings: UNNotificationSettings { UNNotificationSettings(status: status, options: options) }

  private var canNotify: Bool { status == .authorized || status == .provisional }

  // MARK: Waiting

  var pendingRequests: [UNNotificationRequest] { pending.map(\.request) }

  /// - Returns: The reason why the notification will not be delivered.
  func add(_ request: UNNotificationRequest) -> UNError? {
    guard canNotify else { return UNError(.notificationsNotAllowed) }
    removePending([request.identifier])
    guard let trigger = request.trigger else {
      deliver(request, at: NotificationService.now())
      return nil
    }
    let now = NotificationService.now()
    guard let date = trigger.nextDate(after: now) else { return UNError(.notificationInvalidNoDate) }
    wait(Pending(request: request, date: date), from: now)
    return nil
  }

  private func wait(_ waiting: Pending, from now: Date) {
    var waiting = waiting
    let request = waiting.request
    // A background deadline, because pending notifications do not keep an app busy.
    waiting.deadline = FrameClock.shared.schedule(
      after: waiting.date.timeIntervalSince(now), isBackground: true
    ) { [weak self] in self?.deliverPending(request) }
    pending.append(waiting)
  }

  private func deliverPending(_ request: UNNotificationRequest) {
    guard let index = pending.firstIndex(where: { $0.request === request }) else { return }
    let date = pending.remove(at: index).date
    if let trigger = request.trigger, trigger.repeats, let next = trigger.nextDate(after: date) {
      wait(Pending(request: request, date: next), from: date)
    }
    deliver(request, at: date)
  }

  /// - Parameter identifiers: The identifiers; `nil` means all.
  func removePending(_ identifiers: [String]?) {
    let removed = pending.filter { identifiers?.contains($0.request.identifier) ?? true }
    for waiting in removed { waiting.deadline?.cancel() }
    pending.removeAll { waiting in removed.contains { $0.request === waiting.request } }
  }

  // MARK: Delivery

  private func deliver(_ request: UNNotificationRequest, at date: Date) {
    let notification = UNNotification(date: date, request: request)
    guard NotificationService.isApplicationInFront() else {
      return show(notification, as: [.banner, .list, .sound, .badge])
    }
    let center = UNUserNotificationCenter.current()
    guard let delegate = center.delegate else { return NotificationService.didArriveInFront(notification) }
    delegate.userNotificationCenter(center, willPresent: notification) { [weak self] options in
      self?.show(notification, as: options)
    }
  }

  private func show(_ notification: UNNotification, as how: UNNotificationPresentationOptions) {
    let content = notification.request.content
    if how.contains(.badge), options.contains(.badge), let number = content.badge { badge = number.intValue }
    guard options.contains(.alert), how.showsBanner || how.isListed else { return }
    removeDelivered([notification.request.identifier], isReplaced: true)
    delivered.append(notification)
    guard how.showsBanner, content.interruptionLevel != .passive else { return }
    let actions = category(of: content)?.actions ?? []
    let banner = NotificationBanner(
      identifier: notification.request.identifier, title: content.title, subtitle: content.subtitle,
      body: content.body,
      actions: actions.map {
        .init(
          identifier: $0.identifier, title: $0.title,
          payload: SavedNotification.payload(notification.request, action: $0.identifier))
      },
      payload: SavedNotification.payload(notification.request, action: nil),
      hasSound: how.contains(.sound) && options.contains(.sound) && content.sound != nil,
      isUrgent: content.interruptionLevel == .timeSensitive || content.interruptionLevel == .critical,
      image: content.attachments.first { $0.url.isPicture }?.url.path)
    banners.append(banner)
    NotificationService.desktop?.show(banner)
  }

  private func category(of content: UNNotificationContent) -> UNNotificationCategory? {
    categories.first { $0.identifier == content.categoryIdentifier }
  }

  func removeDelivered(_ identifiers: [String]?) { removeDelivered(identifiers, isReplaced: false) }

  /// Removes delivered notifications. A replaced banner is updated in place.
  private func removeDelivered(_ identifiers: [String]?, isReplaced: Bool) {
    let isGone = { (identifier: String) in identifiers?.contains(identifier) ?? true }
    let shown = banners.map(\.identifier).filter(isGone)
    delivered.removeAll { isGone($0.request.identifier) }
    banners.removeAll { isGone($0.identifier) }
    if !isReplaced, !shown.isEmpty { NotificationService.desktop?.withdraw(shown) }
  }

  // MARK: User actions

  func choose(_ identifier: String, _ action: String, text: String?) {
    guard let notification = delivered.first(where: { $0.request.identifier == identifier }) else { return }
    let chosen = category(of: notification.request.content)?.actions.first { $0.identifier == action }
    removeDelivered([identifier])
    if action == UNNotificationDefaultActionIdentifier || chosen?.options.contains(.foreground) == true {
      NotificationService.bringToFront()
    }
    if chosen is UNTextInputNotificationAction {
      respond(
        UNTextInputNotificationResponse(
          notification: notification, actionIdentifier: action, userText: text ?? ""))
    } else {
      respond(UNNotificationResponse(notification: notification, actionIdentifier: action))
    }
  }

  func dismiss(_ identifier: String) {
    guard let notification = delivered.first(where: { $0.request.identifier == identifier }) else { return }
    removeDelivered([identifier], isReplaced: true)
    guard category(of: notification.request.content)?.options.contains(.customDismissAction) == true else {
      return
    }
    respond(
      UNNotificationResponse(
        notification: notification, actionIdentifier: UNNotificationDismissActionIdentifier))
  }

  @discardableResult
  func respond(_ response: UNNotificationResponse) -> Bool {
    let center = UNUserNotificationCenter.current()
    guard let delegate = center.delegate else { return false }
    delegate.userNotificationCenter(center, didReceive: response) {}
    return true
  }

  /// Handles the response to a notification, which may have been delivered before the app was started.
  func answer(_ payload: [AnyHashable: Any]) {
    let response = response(to: payload)
    let identifier = response.notification.request.identifier
    if delivered.contains(where: { $0.request.identifier == identifier }) {
      choose(identifier, response.actionIdentifier, text: nil)
    } else {
      if isForeground(response) { NotificationService.bringToFront() }
      respond(response)
    }
  }

  /// Whether a response opens the app: that to the notification itself, and to actions with this option.
  private func isForeground(_ response: UNNotificationResponse) -> Bool {
    let action = category(of: response.notification.request.content)?.actions.first {
      $0.identifier == response.actionIdentifier
    }
    return response.actionIdentifier == UNNotificationDefaultActionIdentifier
      || action?.options.contains(.foreground) == true
  }

  /// A payload's text is in `aps`, as defined by Apple's push service.
  func response(to payload: [AnyHashable: Any]) -> UNNotificationResponse {
    if let saved = SavedNotification(payload: payload) {
      return UNNotificationResponse(
        notification: UNNotification(date: NotificationService.now(), request: saved.request),
        actionIdentifier: saved.actionIdentifier)
    }
    let content = UNMutableNotificationContent()
    content.userInfo = payload
    let service = payload["aps"] as? [String: Any] ?? [:]
    if let alert = service["alert"] as? [String: Any] {
      content.title = alert["title"] as? String ?? ""
      content.subtitle = alert["subtitle"] as? String ?? ""
      content.body = alert["body"] as? String ?? ""
    } else {
      content.body = service["alert"] as? String ?? ""
    }
    content.categoryIdentifier = service["category"] as? String ?? ""
    if let badge = service["badge"] as? Int { content.badge = NSNumber(value: badge) }
    let request = UNNotificationRequest(
      identifier: UUID().uuidString, content: content, trigger: UNPushNotificationTrigger())
    return UNNotificationResponse(
      notification: UNNotification(date: NotificationService.now(), request: request),
      actionIdentifier: UNNotificationDefaultActionIdentifier)
  }
}

extension URL {
  fileprivate var isPicture: Bool { ["png", "jpg", "jpeg", "gif"].contains(pathExtension.lowercased()) }
}
