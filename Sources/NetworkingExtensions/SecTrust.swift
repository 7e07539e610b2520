import Foundation
import FoundationNetworking

/// The certificates of a server, which `URLSession` on Linux evaluates itself and does not pass to apps.
///
/// Differs from iOS: sessions send no challenge for server trust, so apps never receive a value.
public final class SecTrust {
  private init() {}
}

/// The authentication method of challenges for the certificates of a server. Foundation on Linux declares it unavailable.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// The authentication method of challenges for a certificate of the client. Foundation on Linux declares it unavailable.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// The certificates of a server; nil for protection spaces with another authentication method.
  ///
  /// Differs from iOS: always nil, because sessions send no challenge for server trust.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates a credential that accepts the certificates of a server.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .forSession)
  }
}
