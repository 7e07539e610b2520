// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them. Errors are immutable.

@_exported import Foundation
import SystemPermissions

public enum EKEntityType: UInt, Sendable { case event, reminder }

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied
  case fullAccess, writeOnly

  /// The name of `fullAccess` before iOS 17.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}

public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

public let EKErrorDomain = "EKErrorDomain"

public struct EKError: _BridgedStoredNSError, @unchecked Sendable {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = EKError
    case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
    case calendarReadOnly, durationGreaterThanRecurrence, alarmGreaterThanRecurrence
    case startDateTooFarInFuture, startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore
    case invitesCannotBeMoved, invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified
    case calendarIsImmutable, sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate
    case structuredLocationsNotSupported, reminderLocationsNotSupported
    case alarmProximityNotSupported, calendarDoesNotAllowEvents, calendarDoesNotAllowReminders
    case sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid, invalidEntityType
    case procedureAlarmsNotMutable, eventStoreNotAuthorized, osNotSupported
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { EKErrorDomain }
  public static var eventNotMutable: Code { .eventNotMutable }
  public static var noCalendar: Code { .noCalendar }
  public static var noStartDate: Code { .noStartDate }
  public static var noEndDate: Code { .noEndDate }
  public static var datesInverted: Code { .datesInverted }
  public static var internalFailure: Code { .internalFailure }
  public static var calendarReadOnly: Code { .calendarReadOnly }
  public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
  public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
  public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
  public static var startDateCollidesWithOtherOccurrence: Code { .startDateCollidesWithOtherOccurrence }
  public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
  public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
  public static var invalidSpan: Code { .invalidSpan }
  public static var calendarHasNoSource: Code { .calendarHasNoSource }
  public static var calendarSourceCannotBeModified: Code { .calendarSourceCannotBeModified }
  public static var calendarIsImmutable: Code { .calendarIsImmutable }
  public static var sourceDoesNotAllowCalendarAddDelete: Code { .sourceDoesNotAllowCalendarAddDelete }
  public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
  public static var structuredLocationsNotSupported: Code { .structuredLocationsNotSupported }
  public static var reminderLocationsNotSupported: Code { .reminderLocationsNotSupported }
  public static var alarmProximityNotSupported: Code { .alarmProximityNotSupported }
  public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
  public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
  public static var sourceDoesNotAllowReminders: Code { .sourceDoesNotAllowReminders }
  public static var sourceDoesNotAllowEvents: Code { .sourceDoesNotAllowEvents }
  public static var priorityIsInvalid: Code { .priorityIsInvalid }
  public static var invalidEntityType: Code { .invalidEntityType }
  public static var procedureAlarmsNotMutable: Code { .procedureAlarmsNotMutable }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
  public static var osNotSupported: Code { .osNotSupported }
}

extension NSNotification.Name {
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The calendars and reminders of the device.
///
/// Requests show the system's alert. As on a device without accounts, there are no calendars, no events and no
/// reminders, and saving fails: with `EKError.eventStoreNotAuthorized` before permission, and with `.noCalendar` or
/// `.calendarReadOnly` after it.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(sources: [EKSource]) { self.init() }

  public let eventStoreIdentifier = UUID().uuidString

  // MARK: Permission

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    switch PermissionStore.shared.answer(permission(entityType)) {
    case nil: .notDetermined
    case .denied: .denied
    case .limited: .writeOnly
    case .allowed, .once: .fullAccess
    }
  }

  private class func permission(_ entityType: EKEntityType) -> SystemPermission {
    entityType == .event ? .calendar : .reminders
  }

  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    PermissionStore.shared.request(Self.permission(entityType)) { completion($0 != .denied, nil) }
  }

  open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .event, completion: completion)
  }
  open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .event, completion: completion)
  }
  open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .reminder, completion: completion)
  }

  @discardableResult
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAccess(to: entityType) { isGranted, _ in continuation.resume(returning: isGranted) }
    }
  }
  @discardableResult
  open func requestFullAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
  @discardableResult
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
  @discardableResult
  open func requestFullAccessToReminders() async throws -> Bool { try await requestAccess(to: .reminder) }

  private func check(_ entityType: EKEntityType) throws {
    guard [.fullAccess, .writeOnly].contains(Self.authorizationStatus(for: entityType)) else {
      throw EKError(.eventStoreNotAuthorized)
    }
  }

  // MARK: Calendars

  open var sources: [EKSource] { [] }
  open var delegateSources: [EKSource] { [] }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func source(withIdentifier identifier: String) -> EKSource? { nil }

  /// Throws `EKError.calendarHasNoSource`, because there are no accounts.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try check(calendar.entityType)
    throw EKError(.calendarHasNoSource)
  }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try check(calendar.entityType)
    throw EKError(.calendarIsImmutable)
  }

  // MARK: Events and reminders

  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }

  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }

  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {}

  /// Delivers no reminders after permission, and `nil` before it.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    let isAllowed = (try? check(.reminder)) != nil
    DispatchQueue.main.async { completion(isAllowed ? [] : nil) }
    return UUID()
  }
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    try check(.event)
    try event.validate()
    throw EKError(event.calendar == nil ? .noCalendar : .calendarReadOnly)
  }
  open func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    try check(.event)
    throw EKError(.eventNotMutable)
  }
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    try check(.reminder)
    throw EKError(reminder.calendar == nil ? .noCalendar : .calendarReadOnly)
  }
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    try check(.reminder)
    throw EKError(.eventNotMutable)
  }

  /// Without effect: no change is pending.
  open func commit() throws {}
  open func reset() {}
  open func refreshSourcesIfNecessary() {}
}
