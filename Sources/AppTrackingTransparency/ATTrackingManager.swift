@_exported import Foundation
import SystemPermissions

/// Permission to track the person across apps of other companies. Asks with the system's alert; the advertising identifier
/// stays zero.
open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }

  open class var trackingAuthorizationStatus: AuthorizationStatus {
    switch PermissionStore.shared.answer(.tracking) {
    case nil: .notDetermined
    case .denied: .denied
    case .allowed, .limited, .once: .authorized
    }
  }

  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    PermissionStore.shared.request(.tracking) { _ in completion(trackingAuthorizationStatus) }
  }

  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestTrackingAuthorization { continuation.resume(returning: $0) }
    }
  }
}
