import Foundation

/// Messages of the language server protocol: JSON with a header that has its length.
struct MessageStream {
  private var buffer: [UInt8] = []

  /// Adds received bytes and returns the messages that are complete.
  mutating func receive(_ bytes: some Sequence<UInt8>) -> [[String: Any]] {
    buffer += bytes
    var messages: [[String: Any]] = []
    while let (start, length) = header(), buffer.count >= start + length {
      let body = Data(buffer[start..<start + length])
      buffer.removeSubrange(..<(start + length))
      if let message = try? JSONSerialization.jsonObject(with: body) as? [String: Any] {
        messages.append(message)
      }
    }
    return messages
  }

  /// The offset and the length of the first message's body.
  private func header() -> (start: Int, length: Int)? {
    let end = Array("\r\n\r\n".utf8)
    guard let start = buffer.indices.first(where: { buffer[$0...].starts(with: end) }) else { return nil }
    let lines = String(decoding: buffer[..<start], as: UTF8.self).components(separatedBy: "\r\n")
    let value = lines.lazy.compactMap { line -> Int? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
      return Int(parts[1].trimmingCharacters(in: .whitespaces))
    }.first
    return (start + end.count, value ?? 0)
  }

  /// The bytes of a message with its header.
  static func data(_ message: [String: Any]) -> Data {
    let body =
      (try? JSONSerialization.data(withJSONObject: message, options: .withoutEscapingSlashes)) ?? Data()
    return Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
