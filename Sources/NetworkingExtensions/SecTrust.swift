import Foundation
import FoundationNetworking

/// Certificates to evaluate, and the rules of the evaluation. The functions are in the module Security.
///
/// Differs from iOS: sessions evaluate the certificates of servers themselves and do not pass them to apps.
public final class SecTrust: NSObject, Sendable {
  /// The state, which Security defines.
  package let contents: any AnyObject & Sendable

  package init(contents: any AnyObject & Sendable) { self.contents = contents }
}

/// The authentication method of challenges for the certificates of a server. Foundation on Linux declares it unavailable.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// The authentication method of challenges for a certificate of the client. Foundation on Linux declares it unavailable.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

/// The key of the data that resumes a download, in the user information of its error.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

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
