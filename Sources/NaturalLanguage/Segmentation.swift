/// Boundaries in a text, from the kinds of its characters.
enum Segmentation {
  static func tokens(of unit: NLTokenUnit, in text: String, _ range: Range<String.Index>) -> [Range<
    String.Index
  >] {
    switch unit {
    case .word: words(text, range)
    case .sentence: sentences(text, range)
    case .paragraph: paragraphs(text, range)
    case .document: range.isEmpty ? [] : [range]
    }
  }

  /// Scripts without spaces between words.
  private static func isWordOfItsOwn(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x0E00...0x0E7F).contains(value) || (0x3040...0x30FF).contains(value)
      || (0x3400...0x9FFF).contains(value)
  }

  private static func words(_ text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start: String.Index?
    var at = range.lowerBound
    while at < range.upperBound {
      let character = text[at]
      let next = text.index(after: at)
      let isPart: Bool
      if isWordOfItsOwn(character) {
        if let begin = start { found.append(begin..<at) }
        start = nil
        found.append(at..<next)
        at = next
        continue
      } else if character.isLetter || character.isNumber || character == "_" {
        isPart = true
      } else if "'’.,".contains(character), let begin = start, next < range.upperBound {
        // Apostrophes between letters, and separators between digits.
        let (before, after) = (text[text.index(before: at)], text[next])
        isPart =
          "'’".contains(character)
          ? before.isLetter && after.isLetter : before.isNumber && after.isNumber && begin < at
      } else {
        isPart = false
      }
      if isPart, start == nil { start = at }
      if !isPart, let begin = start {
        found.append(begin..<at)
        start = nil
      }
      at = next
    }
    if let begin = start { found.append(begin..<range.upperBound) }
    return found
  }

  /// Sentences with the spaces behind them.
  private static func sentences(_ text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start = range.lowerBound
    var at = range.lowerBound
    while at < range.upperBound {
      let character = text[at]
      at = text.index(after: at)
      let isWideEnd = "。！？".contains(character)
      let isEnd =
        isWideEnd || character.isNewline
        || (".!?…".contains(character) && (at == range.upperBound || text[at].isWhitespace))
      guard isEnd else { continue }
      while at < range.upperBound, text[at].isWhitespace || (isWideEnd && "」』”".contains(text[at])) {
        at = text.index(after: at)
      }
      append(start..<at, of: text, to: &found)
      start = at
    }
    append(start..<range.upperBound, of: text, to: &found)
    return found
  }

  private static func paragraphs(_ text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start = range.lowerBound
    for at in text[range].indices where text[at].isNewline {
      append(start..<text.index(after: at), of: text, to: &found)
      start = text.index(after: at)
    }
    append(start..<range.upperBound, of: text, to: &found)
    return found
  }

  /// Appends a token unless it is blank.
  private static func append(
    _ token: Range<String.Index>, of text: String, to found: inout [Range<String.Index>]
  ) {
    if text[token].contains(where: { !$0.isWhitespace }) { found.append(token) }
  }
}
