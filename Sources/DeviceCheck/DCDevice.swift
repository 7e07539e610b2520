// Every `@unchecked Sendable`: the objects have no state.

@_exported import Foundation

/// Errors of tokens.
public struct DCError: Error, CustomNSError {
  public enum Code: Int, Sendable {
    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.devicecheck.error" }
  public var errorCode: Int { code.rawValue }
}

/// The device to Apple's servers: not supported, as on a simulator.
open class DCDevice: NSObject, @unchecked Sendable {
  public static let current = DCDevice()
  open var isSupported: Bool { false }
  /// Fails with `featureUnsupported`.
  open func generateToken(completionHandler: @escaping (Data?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, DCError(.featureUnsupported)) }
  }
  open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// Attestation of the app: not supported, as on a simulator.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  public static let shared = DCAppAttestService()
  open var isSupported: Bool { false }
  open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
  /// Fails with `featureUnsupported`.
  open func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, DCError(.featureUnsupported)) }
  }
}
