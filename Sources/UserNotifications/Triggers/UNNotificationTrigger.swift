// Every `@unchecked Sendable`: immutable; plain Sendable excludes classes that are open for subclasses.

/// A condition for delivering a notification.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  public let repeats: Bool

  package init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The next date after `date`; `nil` if there is none.
  package func nextDate(after date: Date) -> Date? { nil }
}

/// A trigger after an interval, once or repeatedly.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The interval in seconds.
  public let timeInterval: TimeInterval

  /// - `timeInterval`: Greater than zero, and at least 60 seconds for a repeating trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// The next date, counted from now.
  open func nextTriggerDate() -> Date? { nextDate(after: NotificationService.now()) }

  package override func nextDate(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// A trigger for dates that match calendar components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next matching date; `nil` if there is none.
  open func nextTriggerDate() -> Date? { nextDate(after: NotificationService.now()) }

  package override func nextDate(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// The trigger of remote notifications.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  package init() { super.init(repeats: false) }
}
