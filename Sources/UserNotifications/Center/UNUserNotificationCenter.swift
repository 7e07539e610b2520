// Every `assumeIsolated`: on the main thread, or on the main queue, which runs there.

/// The app's notification center, which requests authorization, schedules notifications and reports the
/// user's responses.
///
///     let center = UNUserNotificationCenter.current()
///     center.requestAuthorization(options: [.alert, .badge]) { granted, _ in … }
///     center.add(UNNotificationRequest(identifier: "day", content: content, trigger: trigger))
///
/// All methods are thread-safe; the delegate and completion handlers are called on the main thread.
///
/// Differs from iOS: requests are kept in the app's process and end with it. The user is not asked for
/// authorization, which is a setting of the desktop.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  open class func current() -> UNUserNotificationCenter { shared }

  private weak var _delegate: (any UNUserNotificationCenterDelegate)?

  /// The delegate for notifications in the foreground and for the user's responses. Set it before the app
  /// finishes launching.
  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }

  open var supportsContentExtensions: Bool { false }

  private override init() { super.init() }

  // MARK: Permission

  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    perform { store in
      store.requestAuthorization(options) { granted in
        let isRefused = !granted && NotificationService.permissionPrompt == nil
        Self.later { completionHandler(granted, isRefused ? UNError(.notificationsNotAllowed) : nil) }
      }
    }
  }

  /// Requests authorization to send notifications.
  ///
  /// - Returns: Whether authorization is granted.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      perform { store in store.requestAuthorization(options) { continuation.resume(returning: $0) } }
    }
  }

  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { ask(completionHandler) { $0.settings } }

  open func notificationSettings() async -> UNNotificationSettings { await NotificationStore.shared.settings }

  // MARK: Categories

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    perform { $0.categories = categories }
  }

  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { ask(completionHandler) { $0.categories } }

  open func notificationCategories() async -> Set<UNNotificationCategory> {
    await NotificationStore.shared.categories
  }

  // MARK: Requests

  /// Schedules a notification, replacing a pending or delivered one with the same identifier.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    perform { store in
      let refusal = store.add(request)
      guard let completionHandler else { return }
      Self.later { completionHandler(refusal) }
    }
  }

  open func add(_ request: UNNotificationRequest) async throws {
    if let refusal = await NotificationStore.shared.add(request) { throw refusal }
  }

  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { ask(completionHandler) { $0.pendingRequests } }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await NotificationStore.shared.pendingRequests
  }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    perform { $0.removePending(identifiers) }
  }

  open func removeAllPendingNotificationRequests() { perform { $0.removePending(nil) } }

  // MARK: Delivered

  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    ask(completionHandler) { $0.delivered }
  }

  open func deliveredNotifications() async -> [UNNotification] { await NotificationStore.shared.delivered }

  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    perform { $0.removeDelivered(identifiers) }
  }

  open func removeAllDeliveredNotifications() { perform { $0.removeDelivered(nil) } }

  // MARK: Badge

  /// Sets the badge number of the app icon; zero removes the badge.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    perform { store in
      let refusal: UNError? = newBadgeCount < 0 ? UNError(.badgeInputInvalid) : nil
      if refusal == nil { store.badge = newBadgeCount }
      guard let completionHandler else { return }
      Self.later { completionHandler(refusal) }
    }
  }

  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    guard newBadgeCount >= 0 else { throw UNError(.badgeInputInvalid) }
    await NotificationStore.shared.setBadge(newBadgeCount)
  }

  // MARK: The main thread

  private func perform(_ work: @escaping @MainActor @Sendable (NotificationStore) -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { work(.shared) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { work(.shared) } }
    }
  }

  private func ask<Value: Sendable>(
    _ completion: @escaping @Sendable (Value) -> Void,
    _ value: @escaping @MainActor @Sendable (NotificationStore) -> Value
  ) {
    perform { store in
      let value = value(store)
      Self.later { completion(value) }
    }
  }

  private static func later(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: work)
  }
}

/// Methods for handling notifications. All are optional, and can be written with a completion handler or as
/// `async`.
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called when a notification is delivered while the app is in the foreground, to determine its
  /// presentation. If not implemented, it is not shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Called when the user chooses a notification or one of its actions.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async

  /// Called when the user requests the app's notification settings; `nil` if not opened from a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    Task { @MainActor in
      completionHandler(await self.userNotificationCenter(center, willPresent: notification))
    }
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    Task { @MainActor in
      await self.userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
