/// A strict URL scanner. Anything that is not a valid link is refused with the position of the error, and
/// never repaired.
struct LinkScanner {
  /// The decoded parts of a URL. The query keeps its order.
  struct Parts: Equatable {
    var scheme = ""
    var host = ""
    var path: [String] = []
    var query: [(name: String, value: String)] = []

    static func == (a: Parts, b: Parts) -> Bool {
      a.scheme == b.scheme && a.host == b.host && a.path == b.path
        && a.query.elementsEqual(b.query, by: ==)
    }
  }

  /// The maximum length of a link in bytes; longer links are refused without being parsed.
  static let longestLink = 4096

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  static func parts(of link: String) throws(RouteRefusal) -> Parts {
    var link = link
    let result: Result<Parts, RouteRefusal> = link.withUTF8 { bytes in
      guard bytes.count <= longestLink else { return .failure(.tooLong(limit: longestLink)) }
      var scanner = LinkScanner(bytes: bytes)
      do throws(RouteRefusal) { return .success(try scanner.read()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func read() throws(RouteRefusal) -> Parts {
    var parts = Parts()
    parts.scheme = try scheme()
    parts.host = try host()
    parts.path = try path()
    if take("?") { parts.query = try query() }
    if take("#") { _ = try text(until: []) }
    guard position == bytes.count else { throw fault("this character is not allowed in a link") }
    return parts
  }

  // MARK: Parts

  private mutating func scheme() throws(RouteRefusal) -> String {
    let start = position
    while position < bytes.count, Self.isScheme(bytes[position], first: position == start) { position += 1 }
    guard position > start else { throw fault("a scheme is missing") }
    let name = lowercased(start..<position)
    guard take(":"), take("/"), take("/") else { throw fault("“://” is missing after the scheme") }
    return name
  }

  private mutating func host() throws(RouteRefusal) -> String {
    let start = position
    let name = try text(until: ["/", "?", "#", ":", "@"])
    if position < bytes.count, bytes[position] == UInt8(ascii: "@") { throw fault("a name before the host") }
    if take(":") {
      let digits = position
      while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
        position += 1
      }
      guard position > digits, position - digits <= 5, position == bytes.count || isDelimiter else {
        position = digits
        throw fault("a port is missing or wrong")
      }
    }
    guard !name.isEmpty else {
      position = start
      throw fault("a host is missing")
    }
    return name
  }

  private mutating func path() throws(RouteRefusal) -> [String] {
    var components: [String] = []
    while take("/") {
      let start = position
      let component = try text(until: ["/", "?", "#"])
      if component.isEmpty {
        // A trailing slash is ignored; an empty component in between is an error.
        guard position == bytes.count || bytes[position] != UInt8(ascii: "/") else {
          throw fault("an empty name between slashes")
        }
        break
      }
      guard component != ".", component != ".." else {
        position = start
        throw fault("a relative path")
      }
      components.append(component)
    }
    return components
  }

  private mutating func query() throws(RouteRefusal) -> [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    repeat {
      let start = position
      let name = try text(until: ["=", "&", "#"], plusIsSpace: true)
      let value = take("=") ? try text(until: ["&", "#"], plusIsSpace: true) : ""
      if name.isEmpty {
        // An empty query and a trailing "&" are common in practice.
        guard value.isEmpty, position == start else { throw fault("a value without a name") }
        continue
      }
      guard !items.contains(where: { $0.name == name }) else {
        position = start
        throw fault("“\(name)” stands twice")
      }
      items.append((name, value))
    } while take("&")
    return items
  }

  // MARK: Characters

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private var isDelimiter: Bool {
    switch bytes[position] {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): true
    default: false
    }
  }

  /// Decodes text up to a delimiter or the end.
  private mutating func text(
    until delimiters: [Unicode.Scalar], plusIsSpace: Bool = false
  ) throws(RouteRefusal) -> String {
    let start = position
    var isPlain = true
    scan: while position < bytes.count {
      let byte = bytes[position]
      for delimiter in delimiters where byte == UInt8(ascii: delimiter) { break scan }
      switch byte {
      case UInt8(ascii: "%"): isPlain = false
      case UInt8(ascii: "+") where plusIsSpace: isPlain = false
      case ...0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "\\"),
        UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
        throw fault("this character is not allowed in a link")
      default: break
      }
      position += 1
    }
    if isPlain { return String(decoding: bytes[start..<position], as: UTF8.self) }
    return try decoded(start..<position, plusIsSpace: plusIsSpace)
  }

  private mutating func decoded(_ range: Range<Int>, plusIsSpace: Bool) throws(RouteRefusal) -> String {
    var plain: [UInt8] = []
    plain.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < range.upperBound, let high = Self.digit(bytes[index + 1]),
          let low = Self.digit(bytes[index + 2])
        else {
          position = index
          throw fault("“%” without two hexadecimal digits")
        }
        let value = high << 4 | low
        guard value >= 0x20, value != 0x7F else {
          position = index
          throw fault("a control character")
        }
        plain.append(value)
        index += 3
      } else {
        plain.append(plusIsSpace && byte == UInt8(ascii: "+") ? 0x20 : byte)
        index += 1
      }
    }
    guard let text = String(validating: plain, as: UTF8.self) else {
      position = range.lowerBound
      throw fault("text that is not UTF-8")
    }
    return text
  }

  private func lowercased(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].lazy.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func isScheme(_ byte: UInt8, first: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      !first
    default: false
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private func fault(_ reason: String) -> RouteRefusal { .malformed(reason, offset: position) }
}
