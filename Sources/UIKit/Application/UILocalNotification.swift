/// A notification that the app schedules for itself, in the form before iOS 10.
///
/// It is delivered by the notification center. The application's delegate receives it unless the center has a delegate.
@available(iOS, introduced: 4.0, deprecated: 100000.0, message: "Use UserNotifications.")
open class UILocalNotification: NSObject, NSCopying {
  /// The date of delivery; nil delivers at once.
  open var fireDate: Date?
  /// The time zone in which the date is meant; nil for an absolute date.
  open var timeZone: TimeZone?
  /// The unit after which the notification is delivered again; 0 for once.
  open var repeatInterval: NSCalendar.Unit = []
  open var repeatCalendar: Calendar?
  open var alertBody: String?
  open var alertTitle: String?
  /// Whether the notification has an action. Notifications on desktops open the app by a click.
  open var hasAction = true
  open var alertAction: String?
  open var alertLaunchImage: String?
  /// The name of a sound, or `UILocalNotificationDefaultSoundName`.
  open var soundName: String?
  /// The badge of the app's icon; 0 leaves it unchanged.
  open var applicationIconBadgeNumber = 0
  open var userInfo: [AnyHashable: Any]?
  /// The identifier of a category, with actions.
  open var category: String?

  /// The identifier of the request in the notification center.
  fileprivate let identifier: String

  public override init() { identifier = UUID().uuidString }

  public required init?(coder: NSCoder) { identifier = UUID().uuidString }

  private init(_ identifier: String) { self.identifier = identifier }

  /// Creates the notification that a request of the center stands for.
  fileprivate convenience init(_ request: UNNotificationRequest) {
    self.init(request.identifier)
    let content = request.content
    alertBody = content.body.isEmpty ? nil : content.body
    alertTitle = content.title.isEmpty ? nil : content.title
    userInfo = content.userInfo.isEmpty ? nil : content.userInfo
    category = content.categoryIdentifier.isEmpty ? nil : content.categoryIdentifier
    applicationIconBadgeNumber = content.badge?.intValue ?? 0
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UILocalNotification()
    copy.fireDate = fireDate
    copy.timeZone = timeZone
    copy.repeatInterval = repeatInterval
    copy.repeatCalendar = repeatCalendar
    copy.alertBody = alertBody
    copy.alertTitle = alertTitle
    copy.hasAction = hasAction
    copy.alertAction = alertAction
    copy.alertLaunchImage = alertLaunchImage
    copy.soundName = soundName
    copy.applicationIconBadgeNumber = applicationIconBadgeNumber
    copy.userInfo = userInfo
    copy.category = category
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UILocalNotification)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }

  /// The request for the notification center. A date in the past delivers at once.
  fileprivate func request(now: Date, isImmediate: Bool) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = alertTitle ?? ""
    content.body = alertBody ?? ""
    content.userInfo = userInfo ?? [:]
    content.categoryIdentifier = category ?? ""
    if soundName != nil { content.sound = .default }
    if applicationIconBadgeNumber > 0 { content.badge = NSNumber(value: applicationIconBadgeNumber) }
    let trigger = isImmediate ? nil : trigger(after: now)
    return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
  }

  private func trigger(after now: Date) -> UNNotificationTrigger? {
    guard let fireDate, fireDate > now else { return nil }
    guard let components = repeatedComponents else {
      return UNTimeIntervalNotificationTrigger(timeInterval: fireDate.timeIntervalSince(now), repeats: false)
    }
    var calendar = repeatCalendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    var date = calendar.dateComponents(components, from: fireDate)
    date.calendar = calendar
    date.timeZone = timeZone
    return UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
  }

  /// The components that are equal in all dates of delivery; nil without repetition.
  private var repeatedComponents: Set<Calendar.Component>? {
    switch repeatInterval {
    case .minute: [.second]
    case .hour: [.minute, .second]
    case .day: [.hour, .minute, .second]
    case .weekday, .weekOfYear, .weekOfMonth: [.weekday, .hour, .minute, .second]
    case .month: [.day, .hour, .minute, .second]
    case .year: [.month, .day, .hour, .minute, .second]
    default: nil
    }
  }
}

/// The name of the default sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// The ways in which an app may notify, in the form before iOS 10.
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UIUserNotificationType(rawValue: 1)
  public static let sound = UIUserNotificationType(rawValue: 2)
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// The ways to notify for which an app asks, in the form before iOS 10.
@available(iOS, introduced: 8.0, deprecated: 100000.0, message: "Use UNNotificationSettings.")
open class UIUserNotificationSettings: NSObject {
  open private(set) var types: UIUserNotificationType
  open private(set) var categories: Set<UIUserNotificationCategory>?

  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
  }
}

/// A group of actions of a notification, in the form before iOS 10.
@available(iOS, introduced: 8.0, deprecated: 100000.0, message: "Use UNNotificationCategory.")
open class UIUserNotificationCategory: NSObject {
  open fileprivate(set) var identifier: String?
  fileprivate var actions: [UIUserNotificationAction] = []
  public override init() { super.init() }
  open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { actions }
}

public enum UIUserNotificationActionContext: UInt, Sendable { case `default`, minimal }
public enum UIUserNotificationActivationMode: UInt, Sendable { case foreground, background }

@available(iOS, introduced: 8.0, deprecated: 100000.0, message: "Use UNNotificationCategory.")
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
    // Banners show the default actions; the shorter list is for lock screens.
    if context == .default { self.actions = actions ?? [] }
  }
}

/// An action of a notification, in the form before iOS 10.
@available(iOS, introduced: 8.0, deprecated: 100000.0, message: "Use UNNotificationAction.")
open class UIUserNotificationAction: NSObject {
  open fileprivate(set) var identifier: String?
  open fileprivate(set) var title: String?
  open fileprivate(set) var activationMode = UIUserNotificationActivationMode.foreground
  open fileprivate(set) var isAuthenticationRequired = false
  open fileprivate(set) var isDestructive = false
  public override init() { super.init() }
}

@available(iOS, introduced: 8.0, deprecated: 100000.0, message: "Use UNNotificationAction.")
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  open override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  open override var activationMode: UIUserNotificationActivationMode {
    get { super.activationMode }
    set { super.activationMode = newValue }
  }
  open override var isAuthenticationRequired: Bool {
    get { super.isAuthenticationRequired }
    set { super.isAuthenticationRequired = newValue }
  }
  open override var isDestructive: Bool {
    get { super.isDestructive }
    set { super.isDestructive = newValue }
  }
}

extension UIUserNotificationCategory {
  /// The category in the form of the notification center.
  fileprivate var current: UNNotificationCategory {
    let actions = actions.map { action in
      var options: UNNotificationActionOptions = []
      if action.activationMode == .foreground { options.insert(.foreground) }
      if action.isAuthenticationRequired { options.insert(.authenticationRequired) }
      if action.isDestructive { options.insert(.destructive) }
      return UNNotificationAction(
        identifier: action.identifier ?? "", title: action.title ?? "", options: options)
    }
    return UNNotificationCategory(identifier: identifier ?? "", actions: actions, intentIdentifiers: [])
  }
}

/// The application's local notifications.
@MainActor
final class LocalNotifications {
  private(set) var scheduled: [UILocalNotification] = []
  fileprivate(set) var settings: UIUserNotificationSettings?

  func schedule(_ notification: UILocalNotification, now isImmediate: Bool) {
    // The center keeps what is delivered; the application's list has what is still pending, as a copy.
    guard let copy = notification.copy() as? UILocalNotification else { return }
    let request = copy.request(now: NotificationService.now(), isImmediate: isImmediate)
    scheduled.removeAll { $0.identifier == request.identifier }
    if request.trigger != nil { scheduled.append(copy) }
    UNUserNotificationCenter.current().add(request)
  }

  func cancel(_ canceled: [UILocalNotification]) {
    // A copy that the app scheduled has the values of the original.
    let identifiers = scheduled.filter { known in canceled.contains { $0 === known || $0.isCopy(of: known) } }
      .map(\.identifier)
    scheduled.removeAll { identifiers.contains($0.identifier) }
    UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: identifiers)
  }

  /// Returns the notification of a request, and removes it from the pending ones unless it repeats.
  func notification(of request: UNNotificationRequest) -> UILocalNotification {
    guard let known = scheduled.first(where: { $0.identifier == request.identifier }) else {
      return UILocalNotification(request)
    }
    if request.trigger?.repeats != true { scheduled.removeAll { $0 === known } }
    return known
  }
}

extension UILocalNotification {
  fileprivate func isCopy(of other: UILocalNotification) -> Bool {
    fireDate == other.fireDate && alertBody == other.alertBody && alertTitle == other.alertTitle
      && category == other.category && repeatInterval == other.repeatInterval
  }
}

extension UIApplication {
  final func defaultRegisterUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    let center = UNUserNotificationCenter.current()
    if let categories = notificationSettings.categories {
      center.setNotificationCategories(Set(categories.map(\.current)))
    }
    // The options have the same bits in both forms.
    let options = UNAuthorizationOptions(rawValue: notificationSettings.types.rawValue)
    center.requestAuthorization(options: options) { isGranted, _ in
      DispatchQueue.main.async {
        // The main queue runs on the main thread.
        MainActor.assumeIsolated {
          let settings = UIUserNotificationSettings(
            types: isGranted ? UIUserNotificationType(rawValue: options.rawValue) : [], categories: nil)
          self.localNotifications.settings = settings
          self.delegate?.application(self, didRegister: settings)
        }
      }
    }
  }
}
