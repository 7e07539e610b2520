/// A parser for the XML of documents.
///
/// Supports the subset that Interface Builder writes: elements, attributes, text, comments and character
/// references, without document types. Any input results in a tree or an error.
struct InterfaceReader {
  /// A parse error with its location.
  struct Failure: Error {
    let line: Int
    let message: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?

  /// The maximum nesting depth, much larger than in documents from Xcode.
  private static let deepest = 200

  /// Returns the root element.
  static func read(_ bytes: [UInt8]) throws(Failure) -> InterfaceElement {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Failure(line: 1, message: "it is not in UTF-8")
    }
    var reader = InterfaceReader(bytes: bytes)
    return try reader.read()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() throws(Failure) -> InterfaceElement {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<") { try readMarkup() } else { readText() }
    }
    guard let root, open.isEmpty else { throw failure("the XML is not well formed: it ends too early") }
    return root
  }

  private func failure(_ message: String) -> Failure { Failure(line: line, message: message) }

  // MARK: Text

  private mutating func readText() {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    add(text: Self.decoded(bytes[position..<end]))
    advance(to: end)
  }

  /// Adds text, which is ignored except in elements with text content.
  private mutating func add(text: String) {
    guard let last = open.last, last.name == "string" || last.name == "mutableString" else { return }
    open[open.count - 1].text += text
  }

  /// Decodes character references. Unknown references are kept.
  private static func decoded(_ part: ArraySlice<UInt8>) -> String {
    guard part.contains(UInt8(ascii: "&")) else { return String(decoding: part, as: UTF8.self) }
    var result = ""
    var rest = part
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += String(decoding: rest[..<start], as: UTF8.self)
      guard let end = rest[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let character = character(String(decoding: rest[(start + 1)..<end], as: UTF8.self))
      else {
        result += "&"
        rest = rest[(start + 1)...]
        continue
      }
      result.unicodeScalars.append(character)
      rest = rest[(end + 1)...]
    }
    return result + String(decoding: rest, as: UTF8.self)
  }

  private static func character(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default:
      if name.hasPrefix("#x") {
        UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst()).flatMap { Unicode.Scalar($0) }
      } else {
        nil
      }
    }
  }

  // MARK: Markup

  private mutating func readMarkup() throws(Failure) {
    if starts(with: "<!--") { return try skip(past: "-->") }
    if starts(with: "<?") { return try skip(past: "?>") }
    if starts(with: "<![CDATA[") {
      let start = position + 9
      try skip(past: "]]>")
      return add(text: String(decoding: bytes[start..<(position - 3)], as: UTF8.self))
    }
    if starts(with: "<!") { throw failure("document types are not supported") }
    if starts(with: "</") { return try readEnd() }
    try readStart()
  }

  private mutating func readEnd() throws(Failure) {
    position += 2
    let name = try readName()
    skipSpace()
    guard peek == UInt8(ascii: ">"), let done = open.popLast(), done.name == name else {
      throw failure("the XML is not well formed: </\(name)> ends nothing")
    }
    position += 1
    close(done)
  }

  private mutating func close(_ done: InterfaceElement) {
    if open.isEmpty { root = done } else { open[open.count - 1].children.append(done) }
  }

  private mutating func readStart() throws(Failure) {
    let start = line
    position += 1
    let name = try readName()
    guard root == nil else { throw failure("the XML is not well formed: there is something after its end") }
    guard open.count < Self.deepest else { throw failure("elements are nested too deeply") }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      switch peek {
      case UInt8(ascii: ">"):
        position += 1
        open.append(InterfaceElement(name: name, attributes: attributes, line: start))
        return
      case UInt8(ascii: "/"):
        position += 1
        guard peek == UInt8(ascii: ">") else { throw failure("the XML is not well formed: a stray slash") }
        position += 1
        return close(InterfaceElement(name: name, attributes: attributes, line: start))
      case nil: throw failure("the XML is not well formed: it ends too early")
      default:
        let key = try readName()
        guard attributes.updateValue(try readValue(), forKey: key) == nil else {
          throw failure("the XML is not well formed: \(key) is there twice")
        }
      }
    }
  }

  private mutating func readValue() throws(Failure) -> String {
    skipSpace()
    guard peek == UInt8(ascii: "=") else { throw failure("the XML is not well formed: a value is missing") }
    position += 1
    skipSpace()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw failure("the XML is not well formed: a value without quotes")
    }
    position += 1
    guard let end = bytes[position...].firstIndex(of: quote) else {
      throw failure("the XML is not well formed: a value without end")
    }
    guard !bytes[position..<end].contains(UInt8(ascii: "<")) else {
      throw failure("the XML is not well formed: a tag in a value")
    }
    let value = Self.decoded(bytes[position..<end])
    advance(to: end + 1)
    return value
  }

  private mutating func readName() throws(Failure) -> String {
    let end = bytes[position...].firstIndex { !Self.isNameByte($0) } ?? bytes.count
    guard end > position else { throw failure("the XML is not well formed: a name is missing") }
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  // MARK: Moving on

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) {
      if byte == 0x0A { line += 1 }
      position += 1
    }
  }

  private mutating func skip(past end: StaticString) throws(Failure) {
    let start = position
    var index = position
    while index < bytes.count {
      let isEnd = end.withUTF8Buffer { bytes[index...].starts(with: $0) }
      if isEnd { return advance(to: index + end.utf8CodeUnitCount) }
      index += 1
    }
    position = start
    throw failure("the XML is not well formed: a comment or text without end")
  }

  private mutating func advance(to index: Int) {
    for byte in bytes[position..<index] where byte == 0x0A { line += 1 }
    position = index
  }
}
