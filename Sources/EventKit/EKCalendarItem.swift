// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them. Errors are immutable.

import CoreGraphics
import CoreLocation
import Foundation

public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }

/// An object of an event store.
open class EKObject: NSObject, @unchecked Sendable {
  open var hasChanges: Bool { isNew }
  open var isNew: Bool { true }
  open func reset() {}
  open func rollback() {}
  /// - Returns: `false`, because objects are not stored.
  open func refresh() -> Bool { false }
}

/// An account with calendars. There are none.
open class EKSource: EKObject, @unchecked Sendable {
  open var sourceIdentifier: String { "" }
  open var sourceType: EKSourceType { .local }
  open var title: String { "" }
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// A calendar, which cannot be saved.
open class EKCalendar: EKObject, @unchecked Sendable {
  let entityType: EKEntityType
  open var source: EKSource!
  public let calendarIdentifier = UUID().uuidString
  open var title = ""
  open var cgColor: CGColor!
  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { false }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { true }
  open var allowedEntityTypes: EKEntityMask { entityType == .event ? .event : .reminder }

  public init(for entityType: EKEntityType, eventStore: EKEventStore) { self.entityType = entityType }
}

/// An event or a reminder.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  public let calendarItemIdentifier = UUID().uuidString
  open var calendar: EKCalendar!
  open var title: String!
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open var calendarItemExternalIdentifier: String! { nil }
  open var creationDate: Date? { nil }
  open var lastModifiedDate: Date? { nil }

  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasAttendees: Bool { false }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// An event of a calendar.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var availability = EKEventAvailability.busy
  open var structuredLocation: EKStructuredLocation?
  /// `nil`, because the event is not stored.
  open var eventIdentifier: String! { nil }
  open var status: EKEventStatus { .none }
  open var isDetached: Bool { false }
  open var occurrenceDate: Date! { startDate }

  public init(eventStore: EKEventStore) {}

  /// Compares by the start.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }

  fileprivate static func error(_ start: Date?, _ end: Date?) -> EKError? {
    guard let start else { return EKError(.noStartDate) }
    guard let end else { return EKError(.noEndDate) }
    return end < start ? EKError(.datesInverted) : nil
  }

  func validate() throws {
    if let error = Self.error(startDate, endDate) { throw error }
  }
}

/// A reminder of a list.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  /// From 1, the highest, to 9; 0 is none.
  open var priority = 0
  open var completionDate: Date?
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }

  public init(eventStore: EKEventStore) {}
}

/// A place with a radius.
open class EKStructuredLocation: EKObject, @unchecked Sendable {
  open var title: String?
  open var geoLocation: CLLocation?
  /// Meters; 0 is the system's value.
  open var radius = 0.0

  public init(title: String) { self.title = title }
}

/// The time or the place of an alert. Alerts are not shown, because items are not stored.
open class EKAlarm: EKObject, @unchecked Sendable {
  /// Seconds from the start; negative before it.
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  open var structuredLocation: EKStructuredLocation?
  open var proximity = EKAlarmProximity.none

  public init(absoluteDate date: Date) { absoluteDate = date }
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}
