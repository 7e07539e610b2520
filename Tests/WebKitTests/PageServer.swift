import Foundation

// The lock guards the requests; the answer is immutable.
/// A server of pages on a free port of this machine. Answers each connection once.
final class PageServer: @unchecked Sendable {
  struct Request: Sendable {
    let method: String
    let path: String
    /// By names in lowercase.
    let headers: [String: String]
  }

  struct Answer: Sendable {
    var status = "200 OK"
    var headers: [String: String] = ["Content-Type": "text/html; charset=utf-8"]
    var body = ""
  }

  let port: Int
  private let socket: Int32
  private let answer: @Sendable (Request) -> Answer
  private let lock = NSLock()
  private var heard: [Request] = []

  init(_ answer: @escaping @Sendable (Request) -> Answer) {
    self.answer = answer
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let name = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { place -> sockaddr_in in
        bind(socket, place, length)
        listen(socket, 16)
        getsockname(socket, place, &length)
        return place.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee }
      }
    }
    self.socket = socket
    port = Int(UInt16(bigEndian: name.sin_port))
    Thread.detachNewThread { self.serve() }
  }

  func stop() {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  var requests: [Request] { lock.withLock { heard } }
  func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

  private func serve() {
    while true {
      let connection = accept(socket, nil, nil)
      guard connection >= 0 else { return }
      let reply = read(connection).map { self.reply(to: $0) } ?? Data()
      _ = reply.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      close(connection)
    }
  }

  private func read(_ connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { continue }
      let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
      let words = lines[0].split(separator: " ")
      guard words.count > 1 else { return nil }
      var headers: [String: String] = [:]
      for line in lines.dropFirst() {
        guard let colon = line.firstIndex(of: ":") else { continue }
        headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(
          in: .whitespaces)
      }
      return Request(method: String(words[0]), path: String(words[1]), headers: headers)
    }
  }

  private func reply(to request: Request) -> Data {
    lock.withLock { heard.append(request) }
    let answer = answer(request)
    var head =
      "HTTP/1.1 \(answer.status)\r\nConnection: close\r\nContent-Length: \(answer.body.utf8.count)\r\n"
    for (name, value) in answer.headers { head += "\(name): \(value)\r\n" }
    return Data((head + "\r\n" + answer.body).utf8)
  }
}
