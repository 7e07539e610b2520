// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them. Errors are immutable.

import Foundation

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension NSNotification.Name {
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// The app's container in iCloud.
///
/// As on a device without an iCloud account: the status is `.noAccount`, and every request fails with
/// `CKError.notAuthenticated`.
open class CKContainer: NSObject, @unchecked Sendable {
  private static let shared = CKContainer(
    identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName))

  open class func `default`() -> CKContainer { shared }

  public let containerIdentifier: String?
  public let publicCloudDatabase = CKDatabase(databaseScope: .public)
  public let privateCloudDatabase = CKDatabase(databaseScope: .private)
  public let sharedCloudDatabase = CKDatabase(databaseScope: .shared)

  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(.noAccount, nil) }
  }

  open func accountStatus() async throws -> CKAccountStatus { .noAccount }

  open func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(nil, CKError.withoutAccount) }
  }

  open func userRecordID() async throws -> CKRecord.ID { throw CKError.withoutAccount }

  public struct ApplicationPermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }

  public enum ApplicationPermissionStatus: Int, Sendable {
    case initialState, couldNotComplete, denied, granted
  }

  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler block: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { block(.couldNotComplete, CKError.withoutAccount) }
  }

  /// Fails the operation, as `CKDatabase.add(_:)` does.
  open func add(_ operation: CKOperation) { operation.startLater() }
}

/// A database of iCloud, which refuses every request.
open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }

  public let databaseScope: Scope

  init(databaseScope: Scope) { self.databaseScope = databaseScope }

  /// Starts an operation, which fails with `CKError.notAuthenticated` in a later turn.
  open func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    operation.startLater()
  }

  private func refuse<T>(_ completion: @escaping @Sendable (T?, (any Error)?) -> Void) {
    DispatchQueue.global().async { completion(nil, CKError.withoutAccount) }
  }

  // MARK: Records

  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  open func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.withoutAccount }
  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.withoutAccount }
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError.withoutAccount
  }

  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
          ), any Error
        >
      ) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(.failure(CKError.withoutAccount)) }
  }

  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError.withoutAccount }

  open func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError.withoutAccount }

  open func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError.withoutAccount }

  @discardableResult
  open func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw CKError.withoutAccount }

  // MARK: Zones and subscriptions

  open func save(
    _ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  open func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  open func fetchAllRecordZones(
    completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  @discardableResult
  open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError.withoutAccount }
  open func allRecordZones() async throws -> [CKRecordZone] { throw CKError.withoutAccount }

  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  open func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  @discardableResult
  open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw CKError.withoutAccount
  }
  open func allSubscriptions() async throws -> [CKSubscription] { throw CKError.withoutAccount }
}
