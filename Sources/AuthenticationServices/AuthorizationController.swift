import SwiftUI

/// The result of a request that an `AuthorizationController` performed.
public enum ASAuthorizationResult {
  case appleID(ASAuthorizationAppleIDCredential)
  case password(ASPasswordCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

extension ASAuthorizationController {
  /// Options of a request.
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Fails at once if the device has no credentials.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// Performs the requests. Options have no effect, because there are no credentials.
  public func performRequests(options: RequestOptions) { performRequests() }
}

/// Performs requests for authorization, from `@Environment(\.authorizationController)`.
///
/// As `ASAuthorizationController`, it throws `ASAuthorizationError.unknown`.
@preconcurrency @MainActor
public struct AuthorizationController: Sendable {
  nonisolated init() {}

  public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
    try await performRequests([request])
  }

  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions
  ) async throws -> ASAuthorizationResult { try await performRequests([request]) }

  public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.unknown)
  }

  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions
  ) async throws -> ASAuthorizationResult { try await performRequests(requests) }

  public func performAutoFillAssistedRequest(
    _ request: ASAuthorizationRequest
  ) async throws -> ASAuthorizationResult { try await performRequests([request]) }

  public func performAutoFillAssistedRequests(
    _ requests: [ASAuthorizationRequest]
  ) async throws -> ASAuthorizationResult { try await performRequests(requests) }
}

private struct AuthorizationControllerKey: EnvironmentKey {
  static let defaultValue = AuthorizationController()
}

extension EnvironmentValues {
  public var authorizationController: AuthorizationController { self[AuthorizationControllerKey.self] }
}
