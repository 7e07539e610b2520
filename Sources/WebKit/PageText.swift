import Foundation

/// The title and paragraphs of a page, extracted without a rendering engine.
struct PageText {
  private(set) var title: String?
  private(set) var text: String

  /// - Parameter data: HTML, or plain text.
  init(data: Data, isHTML: Bool = true) {
    let source = String(data: data, encoding: .utf8) ?? String(decoding: data, as: UTF8.self)
    self.init(source, isHTML: isHTML)
  }

  init(_ source: String, isHTML: Bool = true) {
    guard isHTML else {
      text = source
      return
    }
    var paragraphs: [String] = []
    var line = ""
    func end() {
      let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !words.isEmpty { paragraphs.append(words) }
      line = ""
    }
    var rest = source[...]
    while let open = rest.firstIndex(of: "<") {
      line += Self.decoded(rest[..<open])
      rest = rest[open...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let close = rest.firstIndex(of: ">") else { break }
      let tag = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
      let isEnd = tag.hasPrefix("/")
      if !isEnd, ["script", "style", "title"].contains(name) {
        let end = rest.range(of: "</\(name)", options: .caseInsensitive)
        if name == "title" {
          title = Self.decoded(rest[..<(end?.lowerBound ?? rest.endIndex)])
            .trimmingCharacters(in: .whitespacesAndNewlines)
        }
        rest = end.map { rest[$0.lowerBound...] } ?? ""
        continue
      }
      if Self.blocks.contains(name) { end() }
      if name == "li", !isEnd { line = "• " }
    }
    line += Self.decoded(rest)
    end()
    text = paragraphs.joined(separator: "\n\n")
  }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "br", "dd", "div", "dl", "dt", "fieldset", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "li", "main", "nav",
    "ol", "p", "pre", "section", "table", "tr", "ul",
  ]

  private static let entities: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–",
    "mdash": "—",
    "hellip": "…", "copy": "©", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
  ]

  private static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix(10).prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }
      let after = name.endIndex
      guard after < rest.endIndex, rest[after] == ";", let character = character(name) else {
        result += "&"
        continue
      }
      result.append(character)
      rest = rest[rest.index(after: after)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    guard name.first == "#" else { return entities[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { Character($0) }
  }
}
