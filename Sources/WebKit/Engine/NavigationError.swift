import CCairo
import Foundation

/// Errors of navigations, with the domains and codes of iOS.
enum NavigationError {
  static func make(_ error: UnsafePointer<GError>?, uri: String?) -> NSError {
    guard let error else { return make(NSURLErrorUnknown, uri, nil) }
    let domain = GLib.text(g_quark_to_string(error.pointee.domain)) ?? ""
    let message = GLib.text(error.pointee.message)
    let code = Int(error.pointee.code)
    switch (domain, code) {
    case ("WebKitNetworkError", 302): return make(NSURLErrorCancelled, uri, message)
    case ("WebKitNetworkError", 303): return make(NSURLErrorFileDoesNotExist, uri, message)
    case ("WebKitNetworkError", 301): return make(NSURLErrorUnsupportedURL, uri, message)
    case ("WebKitPolicyError", 102): return policy(102, "Frame load interrupted", uri)
    case ("WebKitPolicyError", 100): return policy(100, "Cannot show content of this type", uri)
    case ("WebKitPolicyError", 101): return make(NSURLErrorUnsupportedURL, uri, message)
    case ("g-resolver-error-quark", _): return make(NSURLErrorCannotFindHost, uri, message)
    case ("g-io-error-quark", 39), ("g-io-error-quark", 38):
      return make(NSURLErrorCannotConnectToHost, uri, message)
    case ("g-io-error-quark", 24): return make(NSURLErrorTimedOut, uri, message)
    case ("g-io-error-quark", 44): return make(NSURLErrorNetworkConnectionLost, uri, message)
    case ("g-tls-error-quark", _): return make(NSURLErrorSecureConnectionFailed, uri, message)
    default:
      if uri?.hasPrefix("file:") == true { return make(NSURLErrorFileDoesNotExist, uri, message) }
      return make(NSURLErrorCannotConnectToHost, uri, message)
    }
  }

  static func untrusted(_ uri: String?) -> NSError {
    make(NSURLErrorServerCertificateUntrusted, uri, "The certificate for this server is invalid.")
  }

  static func restrictedPort(_ uri: String?) -> NSError {
    policy(103, "Not allowed to use restricted network port", uri)
  }

  private static func policy(_ code: Int, _ message: String, _ uri: String?) -> NSError {
    NSError(
      domain: "WebKitErrorDomain", code: code, userInfo: details(uri, message))
  }

  private static func make(_ code: Int, _ uri: String?, _ message: String?) -> NSError {
    NSError(domain: NSURLErrorDomain, code: code, userInfo: details(uri, message))
  }

  private static func details(_ uri: String?, _ message: String?) -> [String: Any] {
    var details: [String: Any] = [:]
    details[NSLocalizedDescriptionKey] = message
    details[NSURLErrorFailingURLStringErrorKey] = uri
    details[NSURLErrorFailingURLErrorKey] = uri.flatMap { URL(string: $0) }
    return details
  }
}
