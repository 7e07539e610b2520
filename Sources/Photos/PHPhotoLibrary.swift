import FoundationExtensions
import SystemPermissions
@_exported import UIKit

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

public struct PHPhotosError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = PHPhotosError
    case internalError = -1, userCancelled = 3072, libraryVolumeOffline = 3114, networkAccessRequired = 3164
    case accessUserDenied = 3311, accessRestricted = 3310, invalidResource = 3302, changeNotSupported = 3300
    case notEnoughSpace = 3305, identifierNotFound = 3201
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { PHPhotosErrorDomain }
  public static var internalError: Code { .internalError }
  public static var userCancelled: Code { .userCancelled }
  public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
  public static var networkAccessRequired: Code { .networkAccessRequired }
  public static var accessUserDenied: Code { .accessUserDenied }
  public static var accessRestricted: Code { .accessRestricted }
  public static var invalidResource: Code { .invalidResource }
  public static var changeNotSupported: Code { .changeNotSupported }
  public static var notEnoughSpace: Code { .notEnoughSpace }
  public static var identifierNotFound: Code { .identifierNotFound }
}

// Immutable: it stores nothing. Unchecked because it is open for subclasses.
/// A change of the library.
open class PHChange: NSObject, @unchecked Sendable {
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  open func changeDetails<T: PHObject>(for object: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    PHFetchResultChangeDetails(before: object, after: object.again())
  }
}

open class PHObjectChangeDetails<T: PHObject>: NSObject {}

open class PHFetchResultChangeDetails<T: PHObject>: NSObject {
  public let fetchResultBeforeChanges: PHFetchResult<T>
  public let fetchResultAfterChanges: PHFetchResult<T>
  /// False: the result is compared as a whole.
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
  open var hasMoves: Bool { false }
  /// Calls the handler for each move: never, because changes are not incremental.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}

  init(before: PHFetchResult<T>, after: PHFetchResult<T>) {
    fetchResultBeforeChanges = before
    fetchResultAfterChanges = after
  }
}

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

// The lock guards the observers.
/// The photo library: the pictures of the desktop's pictures folder, after permission.
///
/// With limited access the library is empty, because no photos are selected.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let instance = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { instance }

  private let lock = NSLock()
  private var observers: [() -> (any PHPhotoLibraryChangeObserver)?] = []

  // MARK: Permission

  open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    switch PermissionStore.shared.answer(.photos) {
    case nil: .notDetermined
    case .denied: .denied
    case .limited, .once: .limited
    case .allowed: .authorized
    }
  }

  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite) { status in
      // The older method reports limited access as full, as on iOS.
      handler(status == .limited ? .authorized : status)
    }
  }

  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { PermissionStore.shared.request(.photos) { _ in handler(authorizationStatus(for: accessLevel)) } }

  @discardableResult
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
    }
  }

  // MARK: Changes

  open func register(_ observer: any PHPhotoLibraryChangeObserver) {
    lock.withLock { observers.append { [weak observer] in observer } }
  }

  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    lock.withLock { observers.removeAll { $0() === observer || $0() == nil } }
  }

  /// Performs requests such as `PHAssetChangeRequest.creationRequestForAsset(from:)`.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    do {
      try performChangesAndWait(changeBlock)
      DispatchQueue.main.async { completionHandler?(true, nil) }
    } catch {
      DispatchQueue.main.async { completionHandler?(false, error) }
    }
  }

  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    try performChangesAndWait(changeBlock)
  }

  open func performChangesAndWait(_ changeBlock: () -> Void) throws {
    guard [.authorized, .limited].contains(Self.authorizationStatus()) else {
      throw PHPhotosError(.accessUserDenied)
    }
    PHAssetChangeRequest.pending.withLock { $0 = [] }
    changeBlock()
    let pending = PHAssetChangeRequest.pending.withLock { changes in
      defer { changes = [] }
      return changes
    }
    for change in pending { try change() }
    DispatchQueue.main.async { [self] in
      for observer in lock.withLock({ observers.compactMap { $0() } }) {
        observer.photoLibraryDidChange(PHChange())
      }
    }
  }
}
