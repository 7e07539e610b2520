import CNetwork
import Foundation

/// The first lines and the headers of a request or an answer of HTTP.
struct HTTPHead {
  var start: String
  var headers: [(name: String, value: String)] = []

  /// Removes a head from the start of a buffer; `nil` if it is not complete.
  init?(removingFrom buffer: inout Data) {
    guard let end = buffer.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: buffer[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    start = lines[0]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers.append(
        (
          String(line[..<colon]),
          line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        ))
    }
    buffer = Data(buffer[end.upperBound...])
  }

  init(_ start: String, _ headers: [(name: String, value: String)]) {
    self.start = start
    self.headers = headers
  }

  subscript(name: String) -> String? {
    headers.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value
  }

  /// Whether a header is a list that contains a word.
  func contains(_ word: String, in name: String) -> Bool {
    list(name).contains { $0.caseInsensitiveCompare(word) == .orderedSame }
  }

  func list(_ name: String) -> [String] {
    headers.filter { $0.name.caseInsensitiveCompare(name) == .orderedSame }
      .flatMap { $0.value.components(separatedBy: ",") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  var encoded: Data {
    Data((([start] + headers.map { "\($0.name): \($0.value)" }).joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}

/// The upgrade from HTTP to the WebSocket protocol.
enum WebSocketHandshake {
  static let protocolHeader = "Sec-WebSocket-Protocol"

  static func makeKey() -> String {
    Data((0..<16).map { _ in UInt8.random(in: 0...255) }).base64EncodedString()
  }

  /// The client's request.
  static func request(_ endpoint: NWEndpoint, key: String, _ parameters: WebSocketParameters) -> HTTPHead {
    var headers: [(name: String, value: String)] = [
      ("Host", host(of: endpoint)), ("Upgrade", "websocket"), ("Connection", "Upgrade"),
      ("Sec-WebSocket-Key", key), ("Sec-WebSocket-Version", "13"),
    ]
    if !parameters.subprotocols.isEmpty {
      headers.append((protocolHeader, parameters.subprotocols.joined(separator: ", ")))
    }
    return HTTPHead("GET \(path(of: endpoint)) HTTP/1.1", headers + parameters.headers)
  }

  private static func host(of endpoint: NWEndpoint) -> String {
    switch endpoint {
    case .url(let url): (url.host ?? "") + (url.port.map { ":\($0)" } ?? "")
    case .hostPort(.ipv6(let address), let port): "[\(address)]:\(port)"
    default: endpoint.debugDescription
    }
  }

  private static func path(of endpoint: NWEndpoint) -> String {
    guard case .url(let url) = endpoint,
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return "/" }
    let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
    return path + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
  }

  /// The server's proof that it has read the key.
  static func accept(_ key: String) -> String {
    let checksum = g_checksum_new(G_CHECKSUM_SHA1)
    defer { g_checksum_free(checksum) }
    let text = Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)
    g_checksum_update(checksum, text, gssize(text.count))
    var digest = [UInt8](repeating: 0, count: 20)
    var count = gsize(digest.count)
    g_checksum_get_digest(checksum, &digest, &count)
    return Data(digest).base64EncodedString()
  }

  static func isUpgrade(_ head: HTTPHead) -> Bool {
    head.contains("websocket", in: "Upgrade") && head.contains("upgrade", in: "Connection")
  }

  /// The server's answer to a request.
  static func answer(_ request: HTTPHead, _ response: NWProtocolWebSocket.Response) -> HTTPHead {
    guard response.status == .accept, let key = request["Sec-WebSocket-Key"] else {
      return HTTPHead(
        "HTTP/1.1 400 Bad Request",
        response.additionalHeaders + [("Content-Length", "0"), ("Connection", "close")]
      )
    }
    var headers: [(name: String, value: String)] = [
      ("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Accept", accept(key)),
    ]
    if let subprotocol = response.subprotocol { headers.append((protocolHeader, subprotocol)) }
    return HTTPHead("HTTP/1.1 101 Switching Protocols", headers + response.additionalHeaders)
  }
}
