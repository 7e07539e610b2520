import Foundation

/// Parses the inline elements of one paragraph, by the rules of CommonMark with the strikethrough extension.
struct MarkdownInlines {
  private struct Piece {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: URL?
    var image: URL?
    /// An unpaired run of `*`, `_` or `~`.
    var run: Run?
  }

  private struct Run {
    var mark: Character
    var count: Int
    var original: Int
    var canOpen: Bool
    var canClose: Bool
  }

  private struct Bracket {
    var piece: Int
    var isImage: Bool
    var isActive = true
  }

  private let source: [Character]
  private let baseURL: URL?
  private let keepsSpace: Bool
  private var position = 0
  private var pieces: [Piece] = []
  private var brackets: [Bracket] = []

  init(_ text: String, _ baseURL: URL?, keepsSpace: Bool) {
    source = Array(text)
    self.baseURL = baseURL
    self.keepsSpace = keepsSpace
  }

  func parsed() -> AttributedString {
    var copy = self
    copy.parse()
    var result = AttributedString()
    for piece in copy.pieces {
      let text = piece.run.map { String(repeating: $0.mark, count: $0.count) } ?? piece.text
      guard !text.isEmpty else { continue }
      var part = AttributedString(text)
      if !piece.intent.isEmpty { part.inlinePresentationIntent = piece.intent }
      if let link = piece.link { part.link = link }
      if let image = piece.image { part.imageURL = image }
      result.append(part)
    }
    return result
  }

  private mutating func parse() {
    while position < source.count {
      switch source[position] {
      case "\\": escape()
      case "`": code()
      case "*", "_", "~": delimiters()
      case "[": openBracket(isImage: false)
      case "!" where next == "[": openBracket(isImage: true)
      case "]": closeBracket()
      case "<": if !autolink() { take() }
      case "&": entity()
      case "\n": lineBreak()
      default: take()
      }
    }
    resolveEmphasis(from: 0)
  }

  private var next: Character? { position + 1 < source.count ? source[position + 1] : nil }

  private mutating func take() {
    append(source[position])
    position += 1
  }

  private mutating func append(_ character: Character) {
    if let last = pieces.indices.last, pieces[last].run == nil, pieces[last].intent.isEmpty,
      pieces[last].link == nil, brackets.last?.piece != last
    {
      pieces[last].text.append(character)
    } else {
      pieces.append(Piece(text: String(character)))
    }
  }

  private mutating func escape() {
    position += 1
    guard position < source.count else { return append("\\") }
    let character = source[position]
    if character == "\n" {
      hardBreak()
      position += 1
    } else if character.isASCII, character.isPunctuation || character.isSymbol {
      take()
    } else {
      append("\\")
    }
  }

  private mutating func lineBreak() {
    position += 1
    if keepsSpace { return append("\n") }
    var spaces = 0
    while let last = pieces.indices.last, pieces[last].run == nil, pieces[last].text.last == " " {
      pieces[last].text.removeLast()
      spaces += 1
    }
    while position < source.count, source[position] == " " { position += 1 }
    if spaces >= 2 { hardBreak() } else { pieces.append(Piece(text: " ", intent: .softBreak)) }
  }

  private mutating func hardBreak() {
    pieces.append(Piece(text: "\n", intent: keepsSpace ? [] : .lineBreak))
  }

  // MARK: Code, addresses, entities

  private func length(of mark: Character, at start: Int) -> Int {
    var end = start
    while end < source.count, source[end] == mark { end += 1 }
    return end - start
  }

  private mutating func code() {
    let length = length(of: "`", at: position)
    var end = position + length
    while end < source.count {
      guard source[end] == "`" else {
        end += 1
        continue
      }
      let closing = self.length(of: "`", at: end)
      if closing == length {
        var text = String(source[position + length..<end]).replacingOccurrences(of: "\n", with: " ")
        if text.count > 1, text.hasPrefix(" "), text.hasSuffix(" "), text.contains(where: { $0 != " " }) {
          text = String(text.dropFirst().dropLast())
        }
        pieces.append(Piece(text: text, intent: .code))
        position = end + closing
        return
      }
      end += closing
    }
    for _ in 0..<length { take() }
  }

  private mutating func autolink() -> Bool {
    guard let end = source[position...].firstIndex(of: ">") else { return false }
    let text = String(source[position + 1..<end])
    guard !text.contains(where: { $0.isWhitespace || $0 == "<" }) else { return false }
    let target: String
    if let colon = text.firstIndex(of: ":"), text[..<colon].count >= 2, text.first?.isLetter == true,
      text[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) })
    {
      target = text
    } else if let at = text.firstIndex(of: "@"), at != text.startIndex, text[at...].contains(".") {
      target = "mailto:" + text
    } else {
      return false
    }
    guard let url = URL(string: target) else { return false }
    pieces.append(Piece(text: text, link: url))
    position = end + 1
    return true
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "hellip": "…", "mdash": "—", "ndash": "–",
  ]

  private mutating func entity() {
    guard let end = source[position...].prefix(12).firstIndex(of: ";") else { return take() }
    let name = String(source[position + 1..<end])
    var text = Self.entities[name]
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHexadecimal = digits.first == "x" || digits.first == "X"
      let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      text = code.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
    }
    guard let text else { return take() }
    for character in text { append(character) }
    position = end + 1
  }

  // MARK: Emphasis

  private mutating func delimiters() {
    let mark = source[position]
    let count = length(of: mark, at: position)
    let before = position > 0 ? source[position - 1] : " "
    let after = position + count < source.count ? source[position + count] : " "
    func isPunctuation(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
    let leftFlanking =
      !after.isWhitespace && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
    let rightFlanking =
      !before.isWhitespace && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
    var (canOpen, canClose) = (leftFlanking, rightFlanking)
    if mark == "_" {
      canOpen = leftFlanking && (!rightFlanking || isPunctuation(before))
      canClose = rightFlanking && (!leftFlanking || isPunctuation(after))
    }
    if mark == "~", count > 2 { (canOpen, canClose) = (false, false) }
    pieces.append(
      Piece(
        text: "", run: Run(mark: mark, count: count, original: count, canOpen: canOpen, canClose: canClose)))
    position += count
  }

  /// Pairs opening delimiter runs with closing ones.
  private mutating func resolveEmphasis(from first: Int) {
    var closer = first
    while closer < pieces.count {
      guard let closing = pieces[closer].run, closing.canClose, closing.count > 0 else {
        closer += 1
        continue
      }
      var found: Int?
      var opener = closer - 1
      while opener >= first {
        if let opening = pieces[opener].run, opening.mark == closing.mark, opening.canOpen, opening.count > 0,
          matches(opening, closing)
        {
          found = opener
          break
        }
        opener -= 1
      }
      guard let found, let opening = pieces[found].run else {
        if !closing.canOpen { pieces[closer].run?.canClose = false }
        closer += 1
        continue
      }
      let length: Int
      let intent: InlinePresentationIntent
      if closing.mark == "~" {
        length = closing.count
        intent = .strikethrough
      } else {
        length = opening.count >= 2 && closing.count >= 2 ? 2 : 1
        intent = length == 2 ? .stronglyEmphasized : .emphasized
      }
      for index in found + 1..<closer {
        pieces[index].intent.formUnion(intent)
        // Delimiters between the pair cannot match delimiters outside it.
        pieces[index].run?.canOpen = false
        pieces[index].run?.canClose = false
      }
      pieces[found].run?.count -= length
      pieces[closer].run?.count -= length
    }
    for index in first..<pieces.count {
      pieces[index].run?.canOpen = false
      pieces[index].run?.canClose = false
    }
  }

  private func matches(_ opening: Run, _ closing: Run) -> Bool {
    if closing.mark == "~" { return opening.count == closing.count }
    // CommonMark's "multiple of 3" rule for runs that can both open and close.
    guard opening.canClose || closing.canOpen else { return true }
    return (opening.original + closing.original) % 3 != 0
      || (opening.original % 3 == 0 && closing.original % 3 == 0)
  }

  // MARK: Links

  private mutating func openBracket(isImage: Bool) {
    brackets.append(Bracket(piece: pieces.count, isImage: isImage))
    pieces.append(Piece(text: isImage ? "![" : "["))
    position += isImage ? 2 : 1
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast(), bracket.isActive, let (target, end) = destination() else {
      return take()
    }
    let address = target.isEmpty ? nil : URL(string: target, relativeTo: baseURL)
    resolveEmphasis(from: bracket.piece + 1)
    pieces[bracket.piece].text = ""
    if bracket.isImage {
      let alternative = pieces[(bracket.piece + 1)...].map(\.text).joined()
      pieces.removeSubrange((bracket.piece + 1)...)
      pieces.append(Piece(text: alternative.isEmpty ? "\u{FFFC}" : alternative, image: address))
    } else {
      for index in bracket.piece + 1..<pieces.count { pieces[index].link = address }
      // Links cannot contain other links.
      for index in brackets.indices where !brackets[index].isImage { brackets[index].isActive = false }
    }
    // Prevents the text that follows from being merged into the link.
    pieces.append(Piece(text: ""))
    position = end
  }

  /// The link destination after a closing bracket, and the position of the text that follows it.
  private func destination() -> (String, Int)? {
    var index = position + 1
    guard index < source.count, source[index] == "(" else { return nil }
    index += 1
    skipSpace(&index)
    var target = ""
    if index < source.count, source[index] == "<" {
      index += 1
      while index < source.count, source[index] != ">" {
        if source[index] == "\n" || source[index] == "<" { return nil }
        target.append(source[index])
        index += 1
      }
      index += 1
    } else {
      var depth = 0
      while index < source.count, !source[index].isWhitespace {
        if source[index] == "(" { depth += 1 }
        if source[index] == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        if source[index] == "\\", index + 1 < source.count, source[index + 1].isPunctuation { index += 1 }
        target.append(source[index])
        index += 1
      }
      guard depth == 0 else { return nil }
    }
    skipSpace(&index)
    if index < source.count, let closing = ["\"": "\"", "'": "'", "(": ")"][source[index]] as Character? {
      index += 1
      while index < source.count, source[index] != closing { index += source[index] == "\\" ? 2 : 1 }
      index += 1
      skipSpace(&index)
    }
    guard index < source.count, source[index] == ")" else { return nil }
    return (target, index + 1)
  }

  private func skipSpace(_ index: inout Int) {
    while index < source.count, source[index].isWhitespace { index += 1 }
  }
}
