import Foundation

/// A JSON value with its line number, for error messages about resource files.
package struct JSONTree: Sendable {
  package indirect enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONTree])
    case object([(key: String, value: JSONTree)])
  }

  package struct Failure: Error, Equatable, Sendable {
    package let line: Int
    package let problem: String
  }

  package let content: Content
  /// The line number, starting at 1.
  package let line: Int

  package init(_ data: Data) throws(Failure) {
    var parser = JSONParser(Array(data))
    self = try parser.parseDocument()
  }

  fileprivate init(_ content: Content, line: Int) {
    self.content = content
    self.line = line
  }

  package subscript(key: String) -> JSONTree? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var string: String? {
    if case .string(let value) = content { value } else { nil }
  }
  package var number: Double? {
    if case .number(let value) = content { value } else { nil }
  }
  package var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }
  package var array: [JSONTree] {
    if case .array(let values) = content { values } else { [] }
  }
  package var members: [(key: String, value: JSONTree)] {
    if case .object(let members) = content { members } else { [] }
  }
}

private struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var depth = 0

  /// The maximum nesting depth.
  private static let deepest = 200

  init(_ bytes: [UInt8]) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  mutating func parseDocument() throws(JSONTree.Failure) -> JSONTree {
    let value = try parseValue()
    skipSpace()
    if index < bytes.count { throw failure("there is more after the end") }
    return value
  }

  private func failure(_ problem: String) -> JSONTree.Failure { .init(line: line, problem: problem) }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A:
        line += 1
        index += 1
      case 0x20, 0x09, 0x0D: index += 1
      default: return
      }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func parseValue() throws(JSONTree.Failure) -> JSONTree {
    skipSpace()
    guard index < bytes.count else { throw failure("the file ends too early") }
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { throw failure("values lie too deep in each other") }
    let start = line
    switch bytes[index] {
    case UInt8(ascii: "{"): return JSONTree(.object(try parseMembers()), line: start)
    case UInt8(ascii: "["): return JSONTree(.array(try parseElements()), line: start)
    case UInt8(ascii: "\""): return JSONTree(.string(try parseString()), line: start)
    case UInt8(ascii: "t"): return JSONTree(.bool(try parse(word: "true") || true), line: start)
    case UInt8(ascii: "f"): return JSONTree(.bool(try !parse(word: "false")), line: start)
    case UInt8(ascii: "n"):
      _ = try parse(word: "null")
      return JSONTree(.null, line: start)
    default: return JSONTree(.number(try parseNumber()), line: start)
    }
  }

  private mutating func parse(word: String) throws(JSONTree.Failure) -> Bool {
    let expected = Array(word.utf8)
    guard bytes[index...].starts(with: expected) else { throw failure("a value is expected") }
    index += expected.count
    return true
  }

  private mutating func parseMembers() throws(JSONTree.Failure) -> [(key: String, value: JSONTree)] {
    index += 1
    var members: [(key: String, value: JSONTree)] = []
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw failure("a name in quotes is expected")
      }
      let key = try parseString()
      guard take(UInt8(ascii: ":")) else { throw failure("a colon is expected after “\(key)”") }
      members.append((key, try parseValue()))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw failure("a comma or a closing brace is expected") }
    return members
  }

  private mutating func parseElements() throws(JSONTree.Failure) -> [JSONTree] {
    index += 1
    var elements: [JSONTree] = []
    if take(UInt8(ascii: "]")) { return elements }
    repeat { elements.append(try parseValue()) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw failure("a comma or a closing bracket is expected") }
    return elements
  }

  private mutating func parseNumber() throws(JSONTree.Failure) -> Double {
    let start = index
    while index < bytes.count, "+-.eE0123456789".utf8.contains(bytes[index]) { index += 1 }
    guard let text = String(bytes: bytes[start..<index], encoding: .ascii), let value = Double(text) else {
      throw failure("a value is expected")
    }
    return value
  }

  private mutating func parseString() throws(JSONTree.Failure) -> String {
    index += 1
    var collected: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(bytes: collected, encoding: .utf8) else {
          throw failure("a text is not UTF-8")
        }
        return text
      case UInt8(ascii: "\\"): try parseEscape(into: &collected)
      case 0x0A: throw failure("a text has no closing quote")
      default: collected.append(byte)
      }
    }
    throw failure("a text has no closing quote")
  }

  private mutating func parseEscape(into collected: inout [UInt8]) throws(JSONTree.Failure) {
    guard index < bytes.count else { throw failure("the file ends too early") }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): collected.append(0x0A)
    case UInt8(ascii: "t"): collected.append(0x09)
    case UInt8(ascii: "r"): collected.append(0x0D)
    case UInt8(ascii: "b"): collected.append(0x08)
    case UInt8(ascii: "f"): collected.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): collected.append(byte)
    case UInt8(ascii: "u"):
      var unit = try parseHex()
      if (0xD800..<0xDC00).contains(unit) {
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
          bytes[index + 1] == UInt8(ascii: "u")
        else { throw failure("half a surrogate pair") }
        index += 2
        let low = try parseHex()
        guard (0xDC00..<0xE000).contains(low) else { throw failure("half a surrogate pair") }
        unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(unit) else { throw failure("half a surrogate pair") }
      collected += Array(String(Character(scalar)).utf8)
    default: throw failure("an unknown escape")
    }
  }

  private mutating func parseHex() throws(JSONTree.Failure) -> UInt32 {
    guard index + 4 <= bytes.count, let text = String(bytes: bytes[index..<(index + 4)], encoding: .ascii),
      let value = UInt32(text, radix: 16)
    else { throw failure("an unknown escape") }
    index += 4
    return value
  }
}
