import Foundation
import FoundationNetworking

extension HTTPURLResponse {
  /// Creates a response with the status 200 for a body of a kind and length.
  ///
  /// On iOS this is an inherited initializer; on Linux the class does not have it, and extensions cannot declare it.
  public static func _inherited(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?
  ) -> HTTPURLResponse {
    var headers: [String: String] = [:]
    if let mimeType { headers["Content-Type"] = mimeType + (name.map { "; charset=\($0)" } ?? "") }
    if length >= 0 { headers["Content-Length"] = "\(length)" }
    return HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: headers)!
  }
}

/// The key of the reason why a network was not available.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"
