// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them. Errors are immutable.

import Foundation

/// A request for notifications about changes, which databases refuse.
open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String
  public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }

  /// The notification that a change would send.
  open class NotificationInfo: NSObject {
    open var alertBody: String?
    open var alertLocalizationKey: String?
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    open var title: String?
    open var titleLocalizationKey: String?
    open var subtitle: String?
    open var soundName: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var shouldSendMutableContent = false
    open var category: String?

    public override init() { super.init() }
  }

  public let subscriptionID: ID
  public let subscriptionType: SubscriptionType
  open var notificationInfo: NotificationInfo?

  init(_ identifier: ID, _ type: SubscriptionType) {
    subscriptionID = identifier
    subscriptionType = type
  }
}

/// A subscription to the records of a query.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }

  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?

  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: CKSubscription.ID = UUID().uuidString, options: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    querySubscriptionOptions = options
    super.init(subscriptionID, .query)
  }
}

/// A subscription to all changes of a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?

  public convenience init() { self.init(subscriptionID: UUID().uuidString) }
  public init(subscriptionID: CKSubscription.ID) { super.init(subscriptionID, .database) }
}

/// A subscription to the changes of a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?

  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(subscriptionID, .recordZone)
  }
}

/// A notification of iCloud, read from a push notification.
open class CKNotification: NSObject, @unchecked Sendable {
  public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }

  /// Returns `nil` for notifications that are not of iCloud, of which there are none here.
  public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    return nil
  }
}
