import Foundation
import FoundationNetworking

extension URLError {
  /// Creates an error with the text of iOS, which Foundation on Linux leaves to its callers.
  static func text(_ code: Code, _ url: URL?) -> URLError {
    var information: [String: Any] = [NSLocalizedDescriptionKey: description(code)]
    if let url { information[NSURLErrorFailingURLErrorKey] = url }
    return URLError(_nsError: NSError(domain: NSURLErrorDomain, code: code.rawValue, userInfo: information))
  }

  private static func description(_ code: Code) -> String {
    switch code {
    case .badServerResponse: "There was a bad response from the server."
    case .cancelled: "cancelled"
    case .cannotConnectToHost: "Could not connect to the server."
    case .cannotFindHost: "A server with the specified hostname could not be found."
    case .networkConnectionLost: "The network connection was lost."
    case .notConnectedToInternet: "The Internet connection appears to be offline."
    case .secureConnectionFailed:
      "An SSL error has occurred and a secure connection to the server cannot be made."
    case .timedOut: "The request timed out."
    case .unsupportedURL: "unsupported URL"
    default: "unknown error"
    }
  }
}
