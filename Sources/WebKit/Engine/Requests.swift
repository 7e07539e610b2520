import Foundation
import FoundationNetworking

/// Conversions of requests and responses.
enum Requests {
  /// Creates a request of the engine. Bodies are not sent.
  static func make(_ request: URLRequest) -> Ref {
    let native = WPE.makeRequest(request.url?.absoluteString ?? "about:blank")
    if let headers = WPE.requestHeaders(native) {
      for (name, value) in request.allHTTPHeaderFields ?? [:] { WPE.setHeader(headers, name, value) }
    }
    return native
  }

  static func request(of native: Ref) -> URLRequest {
    let url = GLib.text(WPE.requestURI(native)).flatMap { URL(string: $0) }
    var request = URLRequest(url: url ?? URL(string: "about:blank")!)
    request.httpMethod = GLib.text(WPE.requestMethod(native)) ?? "GET"
    for (name, value) in headers(WPE.requestHeaders(native)) {
      request.setValue(value, forHTTPHeaderField: name)
    }
    return request
  }

  static func response(of native: Ref) -> URLResponse {
    let url = GLib.text(WPE.responseURI(native)).flatMap { URL(string: $0) } ?? URL(string: "about:blank")!
    let status = Int(WPE.responseStatus(native))
    let type = GLib.text(WPE.responseType(native))
    if status > 0, url.scheme?.hasPrefix("http") == true {
      var fields = headers(WPE.responseHeaders(native))
      if fields["Content-Type"] == nil, let type { fields["Content-Type"] = type }
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
      if let response { return response }
    }
    let length = WPE.responseLength(native)
    return URLResponse(
      url: url, mimeType: type, expectedContentLength: length > 0 ? Int(clamping: length) : -1,
      textEncodingName: nil)
  }

  private final class Fields { var values: [String: String] = [:] }

  static func headers(_ native: Ref?) -> [String: String] {
    guard let native else { return [:] }
    let fields = Fields()
    let add: @convention(c) (CText?, CText?, Ref?) -> Void = { name, value, data in
      guard let name = GLib.text(name), let value = GLib.text(value), let data else { return }
      let fields = Unmanaged<Fields>.fromOpaque(data).takeUnretainedValue()
      fields.values[name] = fields.values[name].map { "\($0), \(value)" } ?? value
    }
    WPE.eachHeader(native, add, Unmanaged.passUnretained(fields).toOpaque())
    return fields.values
  }
}
