// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them. Errors are immutable.

@_exported import Foundation

public let HKErrorDomain = "com.apple.healthkit"

public struct HKError: _BridgedStoredNSError, @unchecked Sendable {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = HKError
    case unknownError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible
    case errorUserCanceled, errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
    case errorRequiredAuthorizationDenied, errorNoData, errorWorkoutActivityNotAllowed
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { HKErrorDomain }
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  public static var errorNoData: Code { .errorNoData }

  static var unavailable: HKError {
    HKError(
      .errorHealthDataUnavailable,
      userInfo: [NSLocalizedDescriptionKey: "Health data is unavailable on this device"])
  }
  public static var unknownError: Code { .unknownError }
  public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  public static var errorUserCanceled: Code { .errorUserCanceled }
  public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
  public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
  public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
  public static var errorWorkoutActivityNotAllowed: Code { .errorWorkoutActivityNotAllowed }
}

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// The health data of the device.
///
/// As on a device without them: `isHealthDataAvailable()` is false, and every request fails with
/// `HKError.errorHealthDataUnavailable`.
open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  open class func isHealthDataAvailable() -> Bool { false }

  private func refuse(_ completion: @escaping (Bool, (any Error)?) -> Void) {
    DispatchQueue.global().async { completion(false, HKError.unavailable) }
  }

  // MARK: Authorization

  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse(completion) }

  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws { throw HKError.unavailable }

  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(.unknown, HKError.unavailable) } }

  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { throw HKError.unavailable }

  // MARK: Samples and queries

  open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
  open func save(
    _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
  open func delete(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
  open func save(_ object: HKObject) async throws { throw HKError.unavailable }
  open func save(_ objects: [HKObject]) async throws { throw HKError.unavailable }
  open func delete(_ object: HKObject) async throws { throw HKError.unavailable }

  /// Fails the query: its handler receives the error.
  open func execute(_ query: HKQuery) {
    DispatchQueue.global().async { if !query.isStopped { query.fail(HKError.unavailable) } }
  }
  open func stop(_ query: HKQuery) { query.isStopped = true }

  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
  open func disableBackgroundDelivery(
    for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
  open func disableAllBackgroundDelivery(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { refuse(completion) }

  // MARK: Characteristics

  open func dateOfBirthComponents() throws -> DateComponents { throw HKError.unavailable }
  open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError.unavailable }
  open func bloodType() throws -> HKBloodTypeObject { throw HKError.unavailable }
  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>,
    completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion([:], HKError.unavailable) } }
}

public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}

/// The sex of the person. Never delivered.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  open var biologicalSex: HKBiologicalSex { .notSet }
}

/// The blood type of the person. Never delivered.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  open var bloodType: HKBloodType { .notSet }
}
