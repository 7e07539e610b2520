/// Attributed text stored by paragraphs, so that the cost of an edit depends on the affected paragraphs.
/// Offsets are in UTF-16 units.
///
/// Every paragraph except for the last ends with its line break; the last one has none, and is empty if the
/// text ends with one.
package struct StyledText {
  package private(set) var paragraphs: [NSAttributedString]
  private var starts: [Int]
  package private(set) var length: Int

  /// The string of the last requested paragraph, cached because Foundation creates it each time.
  private final class CachedParagraphString {
    var paragraph: NSAttributedString?
    var string = ""
  }
  private let lastString = CachedParagraphString()

  private func string(ofParagraph index: Int) -> String {
    let paragraph = paragraphs[index]
    if paragraph !== lastString.paragraph {
      lastString.paragraph = paragraph
      lastString.string = paragraph.string
      lastString.string.makeContiguousUTF8()
    }
    return lastString.string
  }

  /// The paragraphs replaced by an edit, and the number of new ones.
  package struct Splice: Equatable {
    package var paragraphs: Range<Int>
    package var count: Int
  }

  package init(_ text: NSAttributedString = NSAttributedString(string: "")) {
    paragraphs = Self.split(text)
    starts = []
    length = 0
    index(from: 0)
  }

  package var string: String {
    if paragraphs.count == 1 { return paragraphs[0].string }
    var result = ""
    result.reserveCapacity(length)
    for paragraph in paragraphs { result += paragraph.string }
    return result
  }

  package var attributed: NSAttributedString {
    paragraphs.count == 1 ? paragraphs[0] : attributedSubstring(in: 0..<length)
  }

  // MARK: Paragraphs

  /// Returns the paragraph that contains an offset; an offset after a line break belongs to the next one.
  package func paragraphIndex(at offset: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  package func start(ofParagraph index: Int) -> Int { starts[index] }

  /// Returns the range of a paragraph including its line break.
  package func range(ofParagraph index: Int) -> Range<Int> {
    starts[index]..<(index + 1 < starts.count ? starts[index + 1] : length)
  }

  /// Returns the range of a paragraph without its line break.
  package func contentRange(ofParagraph index: Int) -> Range<Int> {
    let range = range(ofParagraph: index)
    guard index + 1 < starts.count else { return range }
    let isPair = string(ofParagraph: index).utf16.suffix(2).elementsEqual([13, 10])
    return range.lowerBound..<(range.upperBound - (isPair ? 2 : 1))
  }

  // MARK: Parts

  package func attributedSubstring(in range: Range<Int>) -> NSAttributedString {
    let range = clamped(range)
    guard !range.isEmpty else { return NSAttributedString(string: "") }
    let first = paragraphIndex(at: range.lowerBound)
    let last = paragraphIndex(at: range.upperBound - 1)
    if first == last {
      if range == self.range(ofParagraph: first) { return paragraphs[first] }
      return paragraphs[first].attributedSubstring(
        from: NSRange(location: range.lowerBound - starts[first], length: range.count))
    }
    return Self.joined(
      (first...last).map { index in
        let part = range.clamped(to: self.range(ofParagraph: index))
        return paragraphs[index].attributedSubstring(
          from: NSRange(location: part.lowerBound - starts[index], length: part.count))
      })
  }

  package func substring(in range: Range<Int>) -> String {
    let range = clamped(range)
    guard !range.isEmpty else { return "" }
    let index = paragraphIndex(at: range.lowerBound)
    let paragraph = self.range(ofParagraph: index)
    guard range.upperBound <= paragraph.upperBound else { return attributedSubstring(in: range).string }
    let string = string(ofParagraph: index)
    if range == paragraph { return string }
    let utf16 = string.utf16
    let lower = utf16.index(utf16.startIndex, offsetBy: range.lowerBound - paragraph.lowerBound)
    let upper = utf16.index(lower, offsetBy: range.count)
    // Half of a surrogate pair has no string of its own.
    return String(utf16[lower..<upper]) ?? attributedSubstring(in: range).string
  }

  package func attributes(at offset: Int) -> [NSAttributedString.Key: Any] {
    guard offset >= 0, offset < length else { return [:] }
    let index = paragraphIndex(at: offset)
    return paragraphs[index].attributes(at: offset - starts[index], effectiveRange: nil)
  }

  package func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<length) }

  // MARK: Characters

  /// Returns the user-perceived character that contains a UTF-16 unit.
  private func character(at offset: Int) -> Range<Int> {
    let index = paragraphIndex(at: offset)
    let string = string(ofParagraph: index)
    // From inside a character, moves relative to its beginning.
    let end = string.index(after: String.Index(utf16Offset: offset - starts[index], in: string))
    let start = string.index(before: end)
    return (starts[index] + start.utf16Offset(in: string))..<(starts[index] + end.utf16Offset(in: string))
  }

  /// Returns the start of the user-perceived character before an offset.
  package func characterBoundary(before offset: Int) -> Int {
    offset > 0 ? character(at: min(offset, length) - 1).lowerBound : 0
  }

  /// Returns the end of the character at an offset.
  package func characterBoundary(after offset: Int) -> Int {
    offset < length ? character(at: max(offset, 0)).upperBound : length
  }

  /// Returns the nearest offset at or before an offset that is not inside a character.
  package func roundedToCharacter(_ offset: Int) -> Int {
    offset > 0 && offset < length ? character(at: offset).lowerBound : min(max(offset, 0), length)
  }

  // MARK: Changing

  /// Replaces a range.
  /// - Complexity: Linear in the length of the affected paragraphs, plus one addition for each subsequent
  ///   paragraph.
  @discardableResult
  package mutating func replace(_ range: Range<Int>, with text: NSAttributedString) -> Splice {
    let range = clamped(range)
    var first = paragraphIndex(at: range.lowerBound)
    let last = paragraphIndex(at: range.upperBound)
    // A carriage return combines with a line feed that now follows it.
    if range.lowerBound == starts[first], first > 0, paragraphs[first - 1].string.utf16.last == 13 {
      first -= 1
    }
    let staysOne =
      first == last && range.upperBound <= contentRange(ofParagraph: first).upperBound
      && !Self.breaksLine(text)
    if staysOne, let changed = paragraph(first, replacing: range, with: text) {
      let growth = changed.length - paragraphs[first].length
      paragraphs[first] = changed
      for later in (first + 1)..<starts.count { starts[later] += growth }
      length += growth
      return Splice(paragraphs: first..<(first + 1), count: 1)
    }
    let changed = Self.joined([
      attributedSubstring(in: starts[first]..<range.lowerBound), text,
      attributedSubstring(in: range.upperBound..<self.range(ofParagraph: last).upperBound),
    ])
    var pieces = staysOne ? [changed] : Self.split(changed)
    // The last piece is empty if the changed text ends with a line break; then the next paragraph follows it.
    if last + 1 < paragraphs.count, pieces.count > 1, pieces[pieces.count - 1].length == 0 {
      pieces.removeLast()
    }
    let splice = Splice(paragraphs: first..<(last + 1), count: pieces.count)
    if splice.paragraphs.count == 1, splice.count == 1 {
      paragraphs[first] = pieces[0]
    } else {
      paragraphs.replaceSubrange(first...last, with: pieces)
    }
    index(from: first)
    return splice
  }

  /// Returns a paragraph with a range replaced by text without line breaks; `nil` if a surrogate pair would be cut.
  ///
  /// Joins Swift strings, which copies memory. Foundation's substrings decode each UTF-16 unit: two thirds of the
  /// cost of a key in a paragraph of 10,000 characters.
  private func paragraph(
    _ index: Int, replacing range: Range<Int>, with text: NSAttributedString
  ) -> NSAttributedString? {
    let old = paragraphs[index]
    let part = (range.lowerBound - starts[index])..<(range.upperBound - starts[index])
    let inserted = text.string
    var string = string(ofParagraph: index)
    let lower = string.utf16.index(string.startIndex, offsetBy: part.lowerBound)
    let upper = string.utf16.index(lower, offsetBy: part.count)
    guard lower.samePosition(in: string.unicodeScalars) != nil,
      upper.samePosition(in: string.unicodeScalars) != nil,
      // In Swift's strings, half of a surrogate pair is a replacement character.
      !inserted.unicodeScalars.contains("\u{FFFD}")
    else { return nil }
    string.replaceSubrange(lower..<upper, with: inserted)
    let changed = NSMutableAttributedString(string: string)
    guard changed.length == old.length - part.count + text.length else { return nil }
    func copyAttributes(of source: NSAttributedString, _ range: Range<Int>, to offset: Int) {
      guard !range.isEmpty else { return }
      source.enumerateAttributes(in: NSRange(range)) { attributes, run, _ in
        changed.setAttributes(
          attributes, range: NSRange(location: run.location - range.lowerBound + offset, length: run.length))
      }
    }
    copyAttributes(of: old, 0..<part.lowerBound, to: 0)
    copyAttributes(of: text, 0..<text.length, to: part.lowerBound)
    copyAttributes(of: old, part.upperBound..<old.length, to: part.lowerBound + text.length)
    return changed
  }

  private static func breaksLine(_ text: NSAttributedString) -> Bool {
    text.string.utf16.contains { $0 == 10 || $0 == 13 || $0 == 0x2029 }
  }

  /// Changes attributes paragraph by paragraph.
  /// - Returns: The affected paragraphs.
  @discardableResult
  package mutating func changeAttributes(
    in range: Range<Int>, _ change: (NSMutableAttributedString, NSRange) -> Void
  ) -> Range<Int> {
    let range = clamped(range)
    guard !range.isEmpty else { return 0..<0 }
    let first = paragraphIndex(at: range.lowerBound)
    let last = paragraphIndex(at: range.upperBound - 1)
    for index in first...last {
      let part = range.clamped(to: self.range(ofParagraph: index))
      let copy = NSMutableAttributedString(attributedString: paragraphs[index])
      change(copy, NSRange(location: part.lowerBound - starts[index], length: part.count))
      paragraphs[index] = copy
    }
    return first..<(last + 1)
  }

  private mutating func index(from first: Int) {
    var start = first == 0 ? 0 : starts[first - 1] + paragraphs[first - 1].length
    if starts.count > paragraphs.count { starts.removeLast(starts.count - paragraphs.count) }
    for index in first..<paragraphs.count {
      if index < starts.count { starts[index] = start } else { starts.append(start) }
      start += paragraphs[index].length
    }
    length = start
  }

  /// Joins strings, skipping empty ones, on which Foundation fails.
  package static func joined(_ parts: [NSAttributedString]) -> NSAttributedString {
    let parts = parts.filter { $0.length > 0 }
    guard let first = parts.first else { return NSAttributedString(string: "") }
    if parts.count == 1 { return first }
    let result = NSMutableAttributedString(attributedString: first)
    for part in parts.dropFirst() { result.append(part) }
    return result
  }

  private static func split(_ text: NSAttributedString) -> [NSAttributedString] {
    if let pieces = splitUniform(text) { return pieces }
    let string = text.string
    var ends: [Int] = []
    var offset = 0
    var hasReturn = false
    for unit in string.utf16 {
      if hasReturn, unit == 10 { ends.removeLast() }
      offset += 1
      hasReturn = unit == 13
      if unit == 10 || unit == 13 || unit == 0x2029 { ends.append(offset) }
    }
    if ends.isEmpty { return [text] }
    var start = 0
    var pieces = ends.map { end -> NSAttributedString in
      defer { start = end }
      return text.attributedSubstring(from: NSRange(location: start, length: end - start))
    }
    pieces.append(
      start == offset
        ? NSAttributedString(string: "")
        : text.attributedSubstring(from: NSRange(location: start, length: offset - start)))
    return pieces
  }

  /// Splits text with the same attributes everywhere; `nil` for other text.
  ///
  /// Searches bytes and copies memory, because Foundation's substrings decode each UTF-16 unit.
  private static func splitUniform(_ text: NSAttributedString) -> [NSAttributedString]? {
    let whole = NSRange(location: 0, length: text.length)
    guard whole.length > 0 else { return nil }
    var run = NSRange()
    let attributes = text.attributes(at: 0, longestEffectiveRange: &run, in: whole)
    guard run == whole else { return nil }
    var string = text.string
    return string.withUTF8 { bytes in
      var pieces: [NSAttributedString] = []
      var start = 0
      func end(at end: Int) {
        let piece = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        pieces.append(NSAttributedString(string: piece, attributes: attributes))
        start = end
      }
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == 10 {
          end(at: index)
        } else if byte == 13 {
          if index < bytes.count, bytes[index] == 10 { index += 1 }
          end(at: index)
        } else if byte == 0xE2, bytes[index] == 0x80, bytes[index + 1] == 0xA9 {
          // U+2029, the paragraph separator.
          index += 2
          end(at: index)
        } else if byte == 0xEF, bytes[index] == 0xBF, bytes[index + 1] == 0xBD {
          // The replacement character may stand for half of a surrogate pair, which Swift's strings cannot contain.
          return nil
        }
      }
      if pieces.isEmpty { return [text] }
      if start < bytes.count { end(at: bytes.count) } else { pieces.append(NSAttributedString(string: "")) }
      return pieces
    }
  }
}
