import CPixels

/// An object of a PDF file (ISO 32000-1, 7.3).
indirect enum PDFObject {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary([String: PDFObject])
  case stream([String: PDFObject], Range<Int>)
  case reference(Int)
  /// A keyword, such as an operator in a content stream.
  case word(String)

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var name: String? { if case .name(let value) = self { value } else { nil } }
  var array: [PDFObject]? { if case .array(let value) = self { value } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var dictionary: [String: PDFObject]? {
    switch self {
    case .dictionary(let value), .stream(let value, _): value
    default: nil
    }
  }
}

/// A lexer for files and content streams (ISO 32000-1, 7.2 and 7.3).
struct PDFLexer {
  let bytes: [UInt8]
  var at: Int
  let end: Int

  init(_ bytes: [UInt8], at: Int = 0, end: Int? = nil) {
    self.bytes = bytes
    self.at = at
    self.end = min(end ?? bytes.count, bytes.count)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 10 || byte == 13 || byte == 9 || byte == 12 || byte == 0
  }

  private static let delimiters = Set("()<>[]{}/%".utf8)

  private static func isRegular(_ byte: UInt8) -> Bool { !isSpace(byte) && !delimiters.contains(byte) }

  mutating func skipSpace() {
    while at < end {
      if bytes[at] == UInt8(ascii: "%") {
        while at < end, bytes[at] != 10, bytes[at] != 13 { at += 1 }
      } else if Self.isSpace(bytes[at]) {
        at += 1
      } else {
        return
      }
    }
  }

  /// Returns the next object; nil at the end. Objects nested deeper than 64 levels are not read.
  mutating func next(depth: Int = 0) -> PDFObject? {
    skipSpace()
    guard at < end, depth < 64 else { return nil }
    switch bytes[at] {
    case UInt8(ascii: "/"): return .name(name())
    case UInt8(ascii: "("): return .string(literal())
    case UInt8(ascii: "["):
      at += 1
      return .array(list(until: UInt8(ascii: "]"), depth: depth))
    case UInt8(ascii: "<"):
      guard at + 1 < end, bytes[at + 1] == UInt8(ascii: "<") else { return .string(hexadecimal()) }
      at += 2
      let parts = list(until: UInt8(ascii: ">"), depth: depth)
      if at < end, bytes[at] == UInt8(ascii: ">") { at += 1 }
      var result: [String: PDFObject] = [:]
      var index = 0
      while index + 1 < parts.count {
        if let key = parts[index].name { result[key] = parts[index + 1] }
        index += 2
      }
      return .dictionary(result)
    case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: ")"):
      at += 1
      return .null
    default: return regular()
    }
  }

  /// Returns the objects up to a closing bracket, with `n g R` combined to references.
  private mutating func list(until close: UInt8, depth: Int) -> [PDFObject] {
    var found: [PDFObject] = []
    while true {
      skipSpace()
      guard at < end else { return found }
      if bytes[at] == close {
        at += 1
        return found
      }
      guard let value = next(depth: depth + 1) else { return found }
      if case .word("R") = value, found.count >= 2, let number = found[found.count - 2].number {
        found.removeLast(2)
        found.append(.reference(Int(number)))
      } else {
        found.append(value)
      }
    }
  }

  private mutating func regular() -> PDFObject {
    let start = at
    while at < end, Self.isRegular(bytes[at]) { at += 1 }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: break
    }
    if let first = text.utf8.first, first < 58, let value = Double(text), value.isFinite {
      return .number(value)
    }
    return .word(text)
  }

  private mutating func name() -> String {
    at += 1
    var text: [UInt8] = []
    while at < end, Self.isRegular(bytes[at]) {
      if bytes[at] == UInt8(ascii: "#"), at + 2 < end,
        let value = UInt8(String(decoding: bytes[at + 1...at + 2], as: UTF8.self), radix: 16)
      {
        text.append(value)
        at += 3
      } else {
        text.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func literal() -> [UInt8] {
    at += 1
    var depth = 1
    var text: [UInt8] = []
    while at < end {
      let byte = bytes[at]
      at += 1
      switch byte {
      case UInt8(ascii: "\\"):
        if at < end { text.append(bytes[at]) }
        at += 1
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text }
      default: break
      }
      text.append(byte)
    }
    return text
  }

  private mutating func hexadecimal() -> [UInt8] {
    at += 1
    var digits: [UInt8] = []
    while at < end, bytes[at] != UInt8(ascii: ">") {
      if let digit = Character(UnicodeScalar(bytes[at])).hexDigitValue { digits.append(UInt8(digit)) }
      at += 1
    }
    at += 1
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}

/// Decoders of stream filters.
enum PDFFilters {
  /// The largest decoded size of a stream, in bytes.
  private static let limit = 64 << 20

  static func inflated(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var count = 0
    let result = bytes.withUnsafeBufferPointer {
      cpixels_inflate($0.baseAddress, $0.count, limit, &count)
    }
    guard let result else { return [] }
    defer { free(result) }
    return Array(UnsafeBufferPointer(start: result, count: count))
  }

  static func ascii85(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var group: [UInt32] = []
    func flush(_ group: [UInt32]) {
      let padded = group + Array(repeating: 84, count: 5 - group.count)
      let value = padded.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
      for index in 0..<(group.count - 1) {
        result.append(UInt8(truncatingIfNeeded: value >> (24 - 8 * index)))
      }
    }
    for byte in bytes {
      if byte == UInt8(ascii: "~") { break }
      if byte == UInt8(ascii: "z"), group.isEmpty {
        result += [0, 0, 0, 0]
      } else if byte >= 33, byte <= 117 {
        group.append(UInt32(byte - 33))
        if group.count == 5 {
          flush(group)
          group = []
        }
      }
    }
    if group.count > 1 { flush(group) }
    return result
  }

  static func asciiHexadecimal(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let digits = bytes.prefix { $0 != UInt8(ascii: ">") }.compactMap {
      Character(UnicodeScalar($0)).hexDigitValue.map(UInt8.init)
    }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// Reverses a PNG predictor (ISO 32000-1, 7.4.4.4).
  static func unpredicted(_ bytes: [UInt8], _ parameters: [String: PDFObject]) -> [UInt8] {
    guard let predictor = parameters["Predictor"]?.number, predictor >= 10 else { return bytes }
    let colors = Int(parameters["Colors"]?.number ?? 1)
    let bits = Int(parameters["BitsPerComponent"]?.number ?? 8)
    let columns = Int(parameters["Columns"]?.number ?? 1)
    guard (1...32).contains(colors), (1...16).contains(bits), (1...1_000_000).contains(columns) else {
      return bytes
    }
    let step = max(1, colors * bits / 8)
    let width = (colors * bits * columns + 7) / 8
    var above = [UInt8](repeating: 0, count: width)
    var result: [UInt8] = []
    var at = 0
    while at + 1 + width <= bytes.count {
      let kind = bytes[at]
      var row = Array(bytes[at + 1..<at + 1 + width])
      for index in row.indices {
        let left = index >= step ? row[index - step] : 0
        let corner = index >= step ? above[index - step] : 0
        switch kind {
        case 1: row[index] &+= left
        case 2: row[index] &+= above[index]
        case 3: row[index] &+= UInt8((Int(left) + Int(above[index])) / 2)
        case 4:
          let estimate = Int(left) + Int(above[index]) - Int(corner)
          let (a, b, c) = (
            abs(estimate - Int(left)), abs(estimate - Int(above[index])), abs(estimate - Int(corner))
          )
          row[index] &+= a <= b && a <= c ? left : b <= c ? above[index] : corner
        default: break
        }
      }
      result += row
      above = row
      at += 1 + width
    }
    return result
  }
}
