import Foundation

/// A parser for `.strings` files in UTF-8 or UTF-16, and for property lists with that extension.
package enum StringsFile {
  package struct Failure: Error, Equatable, Sendable {
    package let line: Int
    package let problem: String
  }

  package struct Contents: Sendable {
    package var table: [String: String] = [:]
    /// The entries that could not be parsed.
    package var failures: [Failure] = []
  }

  package static func read(_ data: Data) -> Contents {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      guard let table = list as? [String: Any] else {
        return Contents(failures: [Failure(line: 1, problem: "the property list cannot be read")])
      }
      return Contents(table: table.compactMapValues { $0 as? String })
    }
    guard let text = decode(data) else {
      return Contents(failures: [Failure(line: 1, problem: "the file is neither UTF-8 nor UTF-16")])
    }
    var parser = StringsParser(text)
    return parser.parse()
  }

  private static func decode(_ data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) {
      return String(data: data.dropFirst(2), encoding: .utf16LittleEndian)
    }
    if data.starts(with: [0xFE, 0xFF]) { return String(data: data.dropFirst(2), encoding: .utf16BigEndian) }
    let start = data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return String(data: data.dropFirst(start), encoding: .utf8)
  }
}

private struct StringsParser {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func advance() {
    if current == "\n" { line += 1 }
    index += 1
  }

  mutating func parse() -> StringsFile.Contents {
    var contents = StringsFile.Contents()
    while true {
      do throws(StringsFile.Failure) {
        try skipSpace()
        guard current != nil else { return contents }
        let key = try parseText()
        try skipSpace()
        var value = key
        if current == "=" {
          advance()
          try skipSpace()
          value = try parseText()
          try skipSpace()
        }
        guard current == ";" else { throw failure("a semicolon is missing after “\(key)”") }
        advance()
        contents.table[key] = value
      } catch {
        contents.failures.append(error)
        recover()
        if current == nil { return contents }
      }
    }
  }

  private func failure(_ problem: String) -> StringsFile.Failure { .init(line: line, problem: problem) }

  /// Skips to after the next line that ends an entry.
  private mutating func recover() {
    while let scalar = current {
      advance()
      if scalar == "\n", scalars[..<(index - 1)].last(where: { !$0.properties.isWhitespace }) == ";" {
        return
      }
      if scalar == "\n", current == "\"" { return }
    }
  }

  private mutating func skipSpace() throws(StringsFile.Failure) {
    while let scalar = current {
      if scalar.properties.isWhitespace {
        advance()
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
        while let next = current, next != "\n" {
          _ = next
          advance()
        }
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
        let start = line
        advance()
        advance()
        while current != nil, !(current == "*" && index + 1 < scalars.count && scalars[index + 1] == "/") {
          advance()
        }
        guard current != nil else {
          throw StringsFile.Failure(line: start, problem: "a comment has no end")
        }
        advance()
        advance()
      } else {
        return
      }
    }
  }

  private mutating func parseText() throws(StringsFile.Failure) -> String {
    var text = String.UnicodeScalarView()
    guard current == "\"" else {
      while let scalar = current,
        scalar.properties.isAlphabetic || "0123456789_.-$/:".unicodeScalars.contains(scalar)
      {
        text.append(scalar)
        advance()
      }
      guard !text.isEmpty else { throw failure("a text in quotes is expected") }
      return String(text)
    }
    let start = line
    advance()
    while let scalar = current {
      advance()
      if scalar == "\"" { return String(text) }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      guard let escaped = current else { break }
      advance()
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "0": text.append("\0")
      case "U", "u":
        var digits = ""
        while digits.count < 4, let digit = current, digit.properties.isASCIIHexDigit {
          digits.unicodeScalars.append(digit)
          advance()
        }
        guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
          throw failure("an unknown escape")
        }
        text.append(scalar)
      default: text.append(escaped)
      }
    }
    throw StringsFile.Failure(line: start, problem: "a text has no closing quote")
  }
}
