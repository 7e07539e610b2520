/// When a notification comes.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  public let repeats: Bool

  package init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The next moment after `date`, or `nil` where there is none.
  package func nextDate(after date: Date) -> Date? { nil }
}

/// After some seconds, once or again and again.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// In seconds.
  public let timeInterval: TimeInterval

  /// - Parameters:
  ///   - timeInterval: greater than zero; at least 60 seconds where it repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When it would next come if it were asked for now.
  open func nextTriggerDate() -> Date? { nextDate(after: NotificationService.now()) }

  package override func nextDate(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// Whenever the calendar matches some components, such as nine o'clock.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next moment that matches, or `nil` where none ever will.
  open func nextTriggerDate() -> Date? { nextDate(after: NotificationService.now()) }

  package override func nextDate(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// The notification came from outside.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  package init() { super.init(repeats: false) }
}
