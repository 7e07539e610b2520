import CoreGraphics
import Foundation
import FoundationNetworking

/// The result of an evaluation of trust.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid, proceed, deny = 3, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

/// A public or private key. Never made: see `SecTrust`.
open class SecKey: NSObject, @unchecked Sendable {
  init(data: Data) { stored = data }
  let stored: Data
}

/// The data of a certificate.
open class SecCertificate: NSObject, @unchecked Sendable {
  init(data: Data) { stored = data }
  let stored: Data
}

/// The rules of an evaluation of trust.
open class SecPolicy: NSObject, @unchecked Sendable {
  init(host: String?) { stored = host }
  let stored: String?
}

/// The certificates of a server.
///
/// The connections of `URLSession` are checked by its library, which passes on no certificates: `serverTrust` is nil, and an
/// evaluation fails with `errSecNotAvailable`. Certificates cannot be pinned.
open class SecTrust: NSObject, @unchecked Sendable {
  init(certificates: [SecCertificate]) { stored = certificates }
  let stored: [SecCertificate]
}

public func SecCertificateCreateWithData(_ allocator: AnyObject?, _ data: CFData) -> SecCertificate? {
  data.isEmpty ? nil : SecCertificate(data: data)
}
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.stored }
/// Returns nil, because certificates are not decoded.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy(host: hostname) }
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(host: nil) }
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy(host: nil) }

public typealias CFOptionFlags = UInt
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: AnyObject?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let list = (certificates as? [SecCertificate]) ?? (certificates as? SecCertificate).map { [$0] } ?? []
  trust.pointee = SecTrust(certificates: list)
  return errSecSuccess
}
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
  errSecSuccess
}
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
  errSecSuccess
}

/// Fails with `errSecNotAvailable`.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  error?.pointee = NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecNotAvailable))
  return false
}

/// Fails with `errSecNotAvailable`.
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
  result.pointee = .otherError
  return errSecNotAvailable
}
public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .otherError
  return errSecSuccess
}
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.stored.count }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: Int) -> SecCertificate? {
  trust.stored.indices.contains(index) ? trust.stored[index] : nil
}
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.stored }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

public typealias CFError = NSError

extension URLProtectionSpace {
  /// The certificates of the server: nil.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// A credential for a server whose certificates were checked. Without a name and a password.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}

