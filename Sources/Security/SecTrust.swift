// Every `@unchecked Sendable`: a mutex guards the state.

import CCrypto
import Foundation
@_exported import NetworkingExtensions
import Synchronization

/// The result of an evaluation of trust.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid, proceed, deny = 3, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

/// A rule of an evaluation of trust.
public final class SecPolicy: NSObject, Sendable {
  enum Rule: Equatable {
    /// A valid chain.
    case chain
    /// A valid chain of a server or a client; for a name, the certificate must name it.
    case connection(isServer: Bool, name: String?)
    /// A chain that was not revoked, which cannot be checked.
    case revocation
  }

  let rule: Rule

  init(_ rule: Rule) { self.rule = rule }
}

/// The state of a `SecTrust`.
private final class TrustContents: @unchecked Sendable {
  struct State {
    var certificates: [SecCertificate]
    var policies: [SecPolicy]
    /// Nil: the certificates of the system.
    var anchors: [SecCertificate]?
    var trustsSystem = true
    var result = SecTrustResultType.invalid
  }

  private let state: Mutex<State>

  init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) {
    state = Mutex(State(certificates: certificates, policies: policies))
  }

  func read<Value>(_ body: (State) -> Value) -> Value { state.withLock { body($0) } }

  func change(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }
}

extension SecTrust {
  fileprivate var state: TrustContents? { contents as? TrustContents }
}

public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.chain) }

/// - Parameter hostname: The name that the certificate must contain; nil for any.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(.connection(isServer: server, name: hostname))
}

/// Differs from iOS: evaluations with this policy fail, because revocation cannot be checked.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy(.revocation)
}

public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

/// Creates a trust object for a certificate, or for a chain that begins with it.
/// - Parameters:
///   - certificates: A certificate or an array of certificates.
///   - policies: A policy or an array of policies; nil for a valid chain.
///   - trust: Receives the object.
public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let chain: [SecCertificate] = list(certificates)
  guard !chain.isEmpty else { return errSecParam }
  let policies: [SecPolicy] = policies.map(list) ?? []
  trust.pointee = SecTrust(contents: TrustContents(chain, policies))
  return errSecSuccess
}

private func list<Element>(_ value: Any) -> [Element] {
  (value as? [Element]) ?? (value as? Element).map { [$0] } ?? []
}

@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
  let policies: [SecPolicy] = list(policies)
  guard !policies.isEmpty else { return errSecParam }
  trust.state?.change { $0.policies = policies }
  return errSecSuccess
}

/// Trusts certificates, and those of the system no longer.
/// - Parameter anchorCertificates: Nil for the certificates of the system.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
  trust.state?.change {
    $0.anchors = anchorCertificates?.compactMap { $0 as? SecCertificate }
    $0.trustsSystem = anchorCertificates == nil
  }
  return errSecSuccess
}

/// Sets whether the certificates of the system are not trusted in addition to the anchors.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
  trust.state?.change { $0.trustsSystem = !anchorCertificatesOnly }
  return errSecSuccess
}

/// Evaluates the chain with libcrypto and the certificates of the system.
/// - Parameter error: Receives the reason if the result is false.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  let result = evaluate(trust)
  error?.pointee = result
  return result == nil
}

@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>)
  -> OSStatus
{
  _ = evaluate(trust)
  return SecTrustGetTrustResult(trust, result)
}

/// Evaluates the chain, and calls a function on a queue.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  queue.async {
    let error = evaluate(trust)
    result(trust, error == nil, error)
  }
  return errSecSuccess
}

@discardableResult
public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = trust.state?.read(\.result) ?? .invalid
  return errSecSuccess
}

private func evaluate(_ trust: SecTrust) -> NSError? {
  guard let contents = trust.state else { return failure(errSecParam) }
  let error = contents.read(verificationError)
  contents.change { $0.result = error == nil ? .unspecified : .recoverableTrustFailure }
  return error
}

private func verificationError(_ state: TrustContents.State) -> NSError? {
  guard let leaf = state.certificates.first else { return failure(errSecParam) }
  var isServer = false
  var name: String?
  for policy in state.policies {
    switch policy.rule {
    case .chain: break
    case .connection(let server, let host): (isServer, name) = (server, host)
    case .revocation: return failure(errSecUnimplemented, "Revocation cannot be checked")
    }
  }
  var others = state.certificates.dropFirst().map { Optional($0.certificate) }
  var anchors = (state.anchors ?? []).map { Optional($0.certificate) }
  let code = portolan_x509_verify(
    leaf.certificate, &others, Int32(others.count), &anchors, Int32(anchors.count),
    state.trustsSystem ? 1 : 0,
    isServer ? 1 : 0, name)
  if code == X509_V_OK { return nil }
  let status =
    switch code {
    case X509_V_ERR_HOSTNAME_MISMATCH, X509_V_ERR_IP_ADDRESS_MISMATCH: errSecHostNameMismatch
    case X509_V_ERR_CERT_HAS_EXPIRED: errSecCertificateExpired
    case X509_V_ERR_CERT_NOT_YET_VALID: errSecCertificateNotValidYet
    default: errSecNotTrusted
    }
  let reason = X509_verify_cert_error_string(Int(code)).map { String(cString: $0) } ?? ""
  return failure(status, "“\(leaf.commonName ?? "")” certificate is not trusted: \(reason)")
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int {
  trust.state?.read(\.certificates).count ?? 0
}

public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: Int) -> SecCertificate? {
  let certificates = trust.state?.read(\.certificates) ?? []
  return certificates.indices.contains(index) ? certificates[index] : nil
}

public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.state?.read(\.certificates) }

/// Returns the public key of the first certificate.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.state?.read(\.certificates).first?.key }

/// Returns the public key of the first certificate.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }
