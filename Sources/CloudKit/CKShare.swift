// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them. Identities are immutable.

import Foundation

/// A record that shares other records. Shares work in memory; databases refuse to store them.
open class CKShare: CKRecord, @unchecked Sendable {
  public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }
  public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
  public enum ParticipantRole: Int, Sendable {
    case unknown = 0
    case owner = 1
    case privateUser = 3
    case publicUser = 4
  }

  /// A person who takes part in a share.
  open class Participant: NSObject, @unchecked Sendable {
    /// The identity of the person, without a name: there is no account.
    public let userIdentity = CKUserIdentity()
    open var role: ParticipantRole
    open var permission: ParticipantPermission
    open var acceptanceStatus: ParticipantAcceptanceStatus

    init(role: ParticipantRole, permission: ParticipantPermission) {
      self.role = role
      self.permission = permission
      acceptanceStatus = .accepted
    }
  }

  /// Keys of values that a share shows.
  public enum SystemFieldKey {
    public static let title: CKRecord.FieldKey = "cloudkit.title"
    public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
    public static let shareType: CKRecord.FieldKey = "cloudkit.type"
  }

  /// The permission of people without an invitation.
  open var publicPermission = ParticipantPermission.none
  /// The link of the share: nil, because shares are not stored.
  open var url: URL? { nil }
  public let owner = Participant(role: .owner, permission: .readWrite)
  open private(set) lazy var participants = [owner]
  open var currentUserParticipant: Participant? { owner }

  public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
    super.init(recordType: CKRecord.SystemType.share, recordID: shareID)
  }

  public convenience init(rootRecord: CKRecord) {
    self.init(rootRecord: rootRecord, shareID: CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
  }

  public convenience init(recordZoneID: CKRecordZone.ID) {
    let id = CKRecord.ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID)
    self.init(rootRecord: CKRecord(recordType: CKRecord.SystemType.share, recordID: id), shareID: id)
  }

  open func addParticipant(_ participant: Participant) { participants.append(participant) }

  open func removeParticipant(_ participant: Participant) {
    participants.removeAll { $0 === participant && $0 !== owner }
  }
}

/// The identity of a person, without a name: there is no account.
open class CKUserIdentity: NSObject, @unchecked Sendable {
  open var userRecordID: CKRecord.ID? { nil }
  open var nameComponents: PersonNameComponents? { nil }
  open var hasiCloudAccount: Bool { false }
}
