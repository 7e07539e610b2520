import UIKit

// Requests with passkeys can be created. Nobody is signed in to have passkeys, so that they fail as all requests do.

/// A preference of how a person is verified.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable,
  Sendable
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let preferred = Self("preferred")
  public static let required = Self("required")
  public static let discouraged = Self("discouraged")
}

/// A preference of how an authenticator is attested.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let none = Self("none")
  public static let direct = Self("direct")
  public static let indirect = Self("indirect")
  public static let enterprise = Self("enterprise")
}

/// The identity of a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
  open var credentialID: Data
  public init(credentialID: Data) { self.credentialID = credentialID }
}

/// Creates requests with passkeys of the device.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(self, challenge, name, userID)
  }

  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge)
  }
}

/// A request for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  open var challenge: Data
  open var name: String
  open var userID: Data
  open var displayName: String?
  public let relyingPartyIdentifier: String
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
  open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?

  init(
    _ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data, _ name: String,
    _ userID: Data
  ) {
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    super.init(provider: provider)
  }
}

/// A request to sign in with a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  open var challenge: Data
  public let relyingPartyIdentifier: String
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data) {
    self.challenge = challenge
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    super.init(provider: provider)
  }
}

/// A new passkey. Never delivered.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential {
  public let credentialID: Data
  public let rawClientDataJSON: Data
  public let rawAttestationObject: Data?

  package init(credentialID: Data) {
    self.credentialID = credentialID
    (rawClientDataJSON, rawAttestationObject) = (Data(), nil)
  }
}

/// A sign-in with a passkey. Never delivered.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential {
  public let credentialID: Data
  public let userID: Data!
  public let signature: Data!
  public let rawAuthenticatorData: Data!
  public let rawClientDataJSON: Data

  package init(credentialID: Data, userID: Data) {
    self.credentialID = credentialID
    self.userID = userID
    (signature, rawAuthenticatorData, rawClientDataJSON) = (Data(), Data(), Data())
  }
}
