import Foundation

// Members that Foundation on Linux marks as unavailable are declared anew: available ones are preferred.
extension NSString.EnumerationOptions {
  /// Words, without spaces and punctuation.
  public static let byWords = NSString.EnumerationOptions(rawValue: 3)
  /// Sentences, with the spaces that follow.
  public static let bySentences = NSString.EnumerationOptions(rawValue: 4)
  /// Uses the rules of the current locale, as without the option.
  public static let localized = NSString.EnumerationOptions(rawValue: 1 << 10)
}

extension NSString {
  private struct Piece {
    var range: NSRange
    var enclosing: NSRange
  }

  /// Enumerates the lines, paragraphs, characters, words or sentences in a range: `enumerateSubstrings(in:options:using:)`.
  /// Foundation on Linux does not observe the range.
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 units. Pieces that it cuts are enumerated in part.
  ///   - block: Receives the piece, its range, the range with the separators, and whether to stop.
  public func _enumerateSubstrings(
    in range: NSRange, options: EnumerationOptions = [],
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let pieces = pieces(in: range, options)
    for piece in options.contains(.reverse) ? pieces.reversed() : pieces {
      let text = options.contains(.substringNotRequired) ? nil : substring(with: piece.range)
      block(text, piece.range, piece.enclosing, &stop)
      if stop.boolValue { return }
    }
  }

  private func pieces(in range: NSRange, _ options: EnumerationOptions) -> [Piece] {
    guard range.length > 0 else { return [] }
    let end = range.location + range.length
    switch options.rawValue & 0xFF {
    case EnumerationOptions.byWords.rawValue: return pieces(.word, in: range)
    case EnumerationOptions.bySentences.rawValue: return pieces(.sentence, in: range)
    case EnumerationOptions.byLines.rawValue: return pieces(in: range) { self.line(at: $0) }
    case EnumerationOptions.byParagraphs.rawValue: return pieces(in: range) { self.paragraph(at: $0) }
    default:
      return pieces(in: range) { start in
        let sequence = self.rangeOfComposedCharacterSequence(at: start)
        let next = sequence.location + sequence.length
        return (min(next, end), next)
      }
    }
  }

  /// - Parameter next: Returns the ends of the piece at an offset without and with its separator.
  private func pieces(in range: NSRange, next: (Int) -> (contents: Int, end: Int)) -> [Piece] {
    var pieces: [Piece] = []
    var start = range.location
    let limit = range.location + range.length
    while start < limit {
      let (contents, end) = next(start)
      pieces.append(
        Piece(
          range: NSRange(location: start, length: max(0, min(contents, limit) - start)),
          enclosing: NSRange(location: start, length: min(end, limit) - start)))
      guard end > start else { break }
      start = end
    }
    return pieces
  }

  private func line(at location: Int) -> (contents: Int, end: Int) {
    var (end, contents) = (0, 0)
    getLineStart(nil, end: &end, contentsEnd: &contents, for: NSRange(location: location, length: 0))
    return (contents, end)
  }

  private func paragraph(at location: Int) -> (contents: Int, end: Int) {
    var (end, contents) = (0, 0)
    getParagraphStart(nil, end: &end, contentsEnd: &contents, for: NSRange(location: location, length: 0))
    return (contents, end)
  }

  /// The enclosing ranges are contiguous: the first one begins with the range, and each ends where the next piece begins.
  private func pieces(_ unit: TextBoundaries.Unit, in range: NSRange) -> [Piece] {
    var text = [UInt16](repeating: 0, count: range.length)
    getCharacters(&text, range: range)
    let found = TextBoundaries.ranges(of: unit, in: text)
    return found.indices.map { index in
      let start = index == 0 ? 0 : found[index].lowerBound
      let end = index + 1 < found.count ? found[index + 1].lowerBound : range.length
      return Piece(
        range: NSRange(location: range.location + found[index].lowerBound, length: found[index].count),
        enclosing: NSRange(location: range.location + start, length: end - start))
    }
  }
}

extension StringProtocol {
  /// Enumerates the lines, paragraphs, characters, words or sentences in a range: `enumerateSubstrings(in:options:_:)`.
  /// Foundation on Linux does not observe the range.
  public func _enumerateSubstrings<R: RangeExpression>(
    in range: R, options: NSString.EnumerationOptions = [],
    _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where R.Bound == Index {
    let range = range.relative(to: self)
    let text = String(self)
    func offset(_ index: Index) -> Int { utf16.distance(from: startIndex, to: index) }
    func indices(_ range: NSRange) -> Range<Index> {
      let start = utf16.index(startIndex, offsetBy: range.location)
      return start..<utf16.index(start, offsetBy: range.length)
    }
    let units = NSRange(
      location: offset(range.lowerBound), length: offset(range.upperBound) - offset(range.lowerBound))
    (text as NSString)._enumerateSubstrings(in: units, options: options) { piece, range, enclosing, stop in
      var ends = false
      body(piece, indices(range), indices(enclosing), &ends)
      if ends { stop.pointee = true }
    }
  }
}
