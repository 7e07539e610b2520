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

  /// The ports that pages must not use: https://fetch.spec.whatwg.org/#port-blocking
  private static let restrictedPorts: Set<Int> = [
    0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103,
    104,
    109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
    526,
    530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659,
    4045,
    4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
  ]

  static func isRestricted(_ url: URL?) -> Bool {
    guard let url, url.scheme?.lowercased().hasPrefix("http") == true, let port = url.port else {
      return false
    }
    return restrictedPorts.contains(port)
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
