// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them. Errors are immutable.

import CoreLocation
import Foundation

/// A type of values in records.
public protocol CKRecordValueProtocol {}

extension String: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}

/// An object that is a value in records.
///
/// Differs from iOS: equals `CKRecordValueProtocol`, so that `value as CKRecordValue` works with Swift's types, which are
/// not bridged to objects on Linux.
public typealias CKRecordValue = CKRecordValueProtocol

/// Read access and write access to values by their keys.
public protocol CKRecordKeyValueSetting: AnyObject {
  subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { get set }
  func allKeys() -> [CKRecord.FieldKey]
  func changedKeys() -> [CKRecord.FieldKey]
}

extension CKRecordKeyValueSetting {
  public subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? {
    get { self[key] as (any CKRecordValueProtocol)? as? T }
    set { self[key] = newValue as (any CKRecordValueProtocol)? }
  }
}

/// A record of named values. Records work in memory; databases refuse to store them.
open class CKRecord: NSObject, CKRecordKeyValueSetting, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  public enum SystemType {
    public static let userRecord: RecordType = "Users"
    public static let share: RecordType = "cloudkit.share"
  }

  public enum SystemFieldKey {
    public static let parent: FieldKey = "___parent"
    public static let share: FieldKey = "___share"
  }

  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

  /// The identifier of a record in its zone.
  open class ID: NSObject, NSCopying, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }
    open override var hash: Int { recordName.hashValue }
  }

  /// A reference to another record.
  open class Reference: NSObject, @unchecked Sendable {
    public let recordID: ID
    public let action: ReferenceAction

    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
    }

    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Reference else { return false }
      return recordID == other.recordID && action == other.action
    }
    open override var hash: Int { recordID.hash }
  }

  public let recordType: RecordType
  public let recordID: ID
  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  private var changed: Set<FieldKey> = []
  open var parent: Reference?

  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
  }

  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  /// Dates and tags that the server sets: `nil`, because records are not stored.
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var lastModifiedUserRecordID: ID? { nil }
  open var recordChangeTag: String? { nil }
  open var share: Reference? { nil }

  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set {
      values[key] = newValue
      changed.insert(key)
    }
  }

  open func object(forKey key: FieldKey) -> (any CKRecordValue)? { self[key] }
  open func setObject(_ object: (any CKRecordValue)?, forKey key: FieldKey) { self[key] = object }
  open func setValue(_ value: Any?, forKey key: String) { self[key] = value as? any CKRecordValueProtocol }
  open func value(forKey key: String) -> Any? { self[key] }

  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  open func changedKeys() -> [FieldKey] { changed.sorted() }

  /// Access to values that iCloud would encrypt.
  open var encryptedValues: any CKRecordKeyValueSetting { self }

  open func setParent(_ record: CKRecord?) {
    parent = record.map { Reference(record: $0, action: .none) }
  }
}

/// A file as a value of a record.
open class CKAsset: NSObject, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A zone of records.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// The identifier of a zone.
  open class ID: NSObject, @unchecked Sendable {
    public static let defaultZoneName = "_defaultZone"
    public static let `default` = ID(zoneName: defaultZoneName)

    public let zoneName: String
    public let ownerName: String

    public init(zoneName: String = defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
      self.zoneName = zoneName
      self.ownerName = ownerName
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return zoneName == other.zoneName && ownerName == other.ownerName
    }
    open override var hash: Int { zoneName.hashValue }
  }

  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

  public let zoneID: ID

  public init(zoneID: ID) { self.zoneID = zoneID }
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
}

public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKOwnerDefaultName = CKCurrentUserDefaultName

public typealias CKRecordID = CKRecord.ID
public typealias CKRecordZoneID = CKRecordZone.ID
public typealias CKReference = CKRecord.Reference
