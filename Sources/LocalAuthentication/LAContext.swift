@_exported import Foundation
@_exported import FoundationExtensions
import SystemPermissions

// The app configures a context before it shares it; evaluation changes nothing.
/// Authentication of the person by a sensor or a passcode.
///
/// As on a device without sensors and without a passcode: no policy can be evaluated, and `biometryType` is `.none`.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false
  open private(set) var evaluatedPolicyDomainState: Data?

  public override init() { super.init() }

  /// The kind of the sensor: `.none`.
  open var biometryType: LABiometryType { .none }

  private func refusal(_ policy: LAPolicy) -> LAError {
    switch policy {
    case .deviceOwnerAuthenticationWithBiometrics, .deviceOwnerAuthenticationWithBiometricsOrWatch:
      LAError(
        .biometryNotAvailable,
        userInfo: [NSLocalizedDescriptionKey: "Biometry is not available on this device."])
    default: LAError(.passcodeNotSet, userInfo: [NSLocalizedDescriptionKey: "Passcode not set."])
    }
  }

  /// Whether a policy can be evaluated: never.
  ///
  /// - Parameters:
  ///   - policy: The policy to evaluate.
  ///   - error: Receives `LAError.biometryNotAvailable`, or `.passcodeNotSet` for policies with a passcode.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = refusal(policy) as NSError
    return false
  }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let refusal = refusal(policy)
    // As on iOS, the reply is not on the main thread's stack of the caller.
    DispatchQueue.main.async { reply(false, refusal) }
  }

  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw refusal(policy)
  }

  open func invalidate() {}

  open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { false }
  open func isCredentialSet(_ type: LACredentialType) -> Bool { false }
}

public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID
  case opticID = 4
}

public enum LACredentialType: Int, Sendable { case applicationPassword = 0, smartCardPIN = -3 }

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
  case deviceOwnerAuthenticationWithWatch, deviceOwnerAuthenticationWithBiometricsOrWatch
  case deviceOwnerAuthenticationWithWristDetection
}

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of authentication.
public struct LAError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = LAError

    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4
    case passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8
    case appCancel = -9, invalidContext = -10, companionNotAvailable = -11, biometryNotPaired = -12
    case biometryDisconnected = -13, invalidDimensions = -14, notInteractive = -1004

    @available(*, deprecated, renamed: "biometryNotAvailable")
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    @available(*, deprecated, renamed: "biometryNotEnrolled")
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    @available(*, deprecated, renamed: "biometryLockout")
    public static var touchIDLockout: Code { .biometryLockout }
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { LAErrorDomain }
  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var notInteractive: Code { .notInteractive }
  public static var companionNotAvailable: Code { .companionNotAvailable }
  public static var biometryNotPaired: Code { .biometryNotPaired }
  public static var biometryDisconnected: Code { .biometryDisconnected }
  public static var invalidDimensions: Code { .invalidDimensions }
}
