import Foundation

/// The identifiers and punctuation of a Swift source, without comments and string literals. Code in interpolations is
/// included.
struct SourceTokens {
  struct Token {
    let text: Substring.UTF8View
    let line: Int

    var string: String { String(Substring(text)) }
    var isIdentifier: Bool { text.first.map(SourceTokens.isWord) ?? false }

    static func == (token: Token, text: StaticString) -> Bool {
      text.withUTF8Buffer { token.text.elementsEqual($0) }
    }
  }

  private(set) var tokens: [Token] = []
  private var line = 1
  private let source: String.UTF8View

  init(_ text: String) {
    source = text.utf8
    var place = source.startIndex
    read(from: &place, untilParenthesis: false)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 128 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private mutating func read(from place: inout String.Index, untilParenthesis isNested: Bool) {
    var depth = 0
    while place < source.endIndex {
      let byte = source[place]
      if byte == UInt8(ascii: "\n") {
        line += 1
        place = source.index(after: place)
      } else if starts("//", place) {
        while place < source.endIndex, source[place] != UInt8(ascii: "\n") {
          place = source.index(after: place)
        }
      } else if starts("/*", place) {
        skipComment(&place)
      } else if byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "#") && isRawText(place)) {
        readText(&place)
      } else if Self.isWord(byte) {
        let start = place
        while place < source.endIndex, Self.isWord(source[place]) { place = source.index(after: place) }
        tokens.append(Token(text: source[start..<place], line: line))
      } else {
        let start = place
        place = source.index(after: place)
        if byte == UInt8(ascii: " ") { continue }
        tokens.append(Token(text: source[start..<place], line: line))
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          depth -= 1
          if isNested, depth == 0 { return }
        }
      }
    }
  }

  private func starts(_ text: StaticString, _ place: String.Index) -> Bool {
    text.withUTF8Buffer { source[place...].prefix($0.count).elementsEqual($0) }
  }

  private mutating func skipComment(_ place: inout String.Index) {
    var depth = 0
    repeat {
      if starts("/*", place) {
        depth += 1
        place = source.index(place, offsetBy: 2)
      } else if starts("*/", place) {
        depth -= 1
        place = source.index(place, offsetBy: 2)
      } else {
        if source[place] == UInt8(ascii: "\n") { line += 1 }
        place = source.index(after: place)
      }
    } while depth > 0 && place < source.endIndex
  }

  private func isRawText(_ place: String.Index) -> Bool {
    source[place...].first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
  }

  private mutating func readText(_ place: inout String.Index) {
    let hashes = source[place...].prefix { $0 == UInt8(ascii: "#") }.count
    place = source.index(place, offsetBy: hashes)
    let isLong = starts("\"\"\"", place)
    place = source.index(place, offsetBy: isLong ? 3 : 1)
    let end =
      Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1)
      + Array(repeating: UInt8(ascii: "#"), count: hashes)
    let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    while place < source.endIndex {
      if source[place...].starts(with: end) {
        place = source.index(place, offsetBy: end.count)
        return
      }
      if source[place...].starts(with: escape) {
        place = source.index(place, offsetBy: escape.count)
        guard place < source.endIndex else { return }
        if source[place] == UInt8(ascii: "(") {
          read(from: &place, untilParenthesis: true)
        } else {
          place = source.index(after: place)
        }
      } else {
        if source[place] == UInt8(ascii: "\n") { line += 1 }
        place = source.index(after: place)
      }
    }
  }
}

/// The Swift sources in some of the project's folders, by relative path.
struct SourceFiles {
  let tokens: [(path: String, tokens: [SourceTokens.Token])]

  init(_ folders: [String]) throws {
    let root = BuiltModules.root
    var found: [(String, [SourceTokens.Token])] = []
    for folder in folders {
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for case let file as URL in files! where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        found.append((String(file.path.dropFirst(root.path.count + 1)), SourceTokens(text).tokens))
      }
    }
    tokens = found.sorted { $0.0 < $1.0 }
  }
}
