import CCairo

extension TextLayout {
  /// The line to which a position at a line break belongs.
  package enum Affinity {
    /// The end of the preceding line.
    case upstream
    /// The start of the following line.
    case downstream
  }

  /// The line that contains a UTF-16 index; the last line for indices that are not visible.
  package func lineIndex(at index: Int, affinity: Affinity = .downstream) -> Int? {
    guard !lines.isEmpty else { return nil }
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].range.lowerBound <= index { low = middle } else { high = middle - 1 }
    }
    if affinity == .upstream, low > 0, lines[low].range.lowerBound == index,
      lines[low - 1].range.upperBound == index
    {
      return low - 1
    }
    return low
  }

  /// The line nearest to a y coordinate.
  package func lineIndex(atY y: CGFloat) -> Int? {
    guard !lines.isEmpty else { return nil }
    return lines.firstIndex { y < $0.frame.maxY } ?? lines.count - 1
  }

  /// The position between characters nearest to a point, as a UTF-16 index.
  package func closestIndex(to point: CGPoint) -> Int {
    guard var number = lineIndex(atY: point.y) else { return 0 }
    // Lines on both sides of an exclusion path.
    while number + 1 < lines.count, lines[number + 1].frame.minY == lines[number].frame.minY,
      point.x >= lines[number + 1].frame.minX
    {
      number += 1
    }
    let line = lines[number]
    var byte: Int32 = 0
    var trailing: Int32 = 0
    pango_layout_line_x_to_index(line.pango, pangoUnits(point.x - line.frame.minX), &byte, &trailing)
    var index = paragraphs[line.paragraph].start + Int(byte)
    if trailing > 0 { index = byteIndex(after: index, scalars: Int(trailing)) }
    return min(max(map.utf16(fromUTF8: index), line.range.lowerBound), line.range.upperBound)
  }

  /// The character whose box contains a point, as a UTF-16 index; `nil` outside the lines.
  package func characterIndex(at point: CGPoint) -> Int? {
    guard let line = lines.first(where: { $0.frame.contains(point) }) else { return nil }
    var byte: Int32 = 0
    var trailing: Int32 = 0
    guard
      pango_layout_line_x_to_index(line.pango, pangoUnits(point.x - line.frame.minX), &byte, &trailing) != 0
    else { return nil }
    return map.utf16(fromUTF8: paragraphs[line.paragraph].start + Int(byte))
  }

  /// The link at a point.
  package func link(at point: CGPoint) -> URL? {
    characterIndex(at: point).flatMap { style(at: $0).link }
  }

  /// A zero-width caret before a UTF-16 index, with the height of its line.
  package func caretRect(at index: Int, affinity: Affinity = .downstream) -> CGRect {
    guard let number = lineIndex(at: index, affinity: affinity) else {
      return CGRect(x: 0, y: 0, width: 0, height: spans[0].style.face.lineHeight)
    }
    let line = lines[number]
    return CGRect(
      x: line.frame.minX + x(of: index, in: line), y: line.frame.minY, width: 0, height: line.frame.height)
  }

  /// The x coordinate of a UTF-16 index, relative to the left edge of its line.
  private func x(of index: Int, in line: Line) -> CGFloat {
    let clamped = min(max(index, line.range.lowerBound), line.range.upperBound)
    let byte = map.utf8(fromUTF16: clamped) - paragraphs[line.paragraph].start
    var position: Int32 = 0
    // After the last character of a wrapped line, Pango needs the trailing edge of that character.
    if clamped == line.range.upperBound, clamped > line.range.lowerBound {
      let last = map.utf8(fromUTF16: previousCharacter(before: clamped)) - paragraphs[line.paragraph].start
      pango_layout_line_index_to_x(line.pango, Int32(last), 1, &position)
    } else {
      pango_layout_line_index_to_x(line.pango, Int32(byte), 0, &position)
    }
    return points(position)
  }

  /// The boxes that cover a UTF-16 range: one per line, or several in bidirectional text.
  ///
  /// - Parameter fillsLines: Whether lines that the range extends beyond are covered to the edge of their
  ///   container.
  package func selectionRects(for range: Range<Int>, fillsLines: Bool = false) -> [CGRect] {
    var result: [CGRect] = []
    for (number, line) in lines.enumerated() {
      let part = range.clamped(to: line.range)
      // The end of a wrapped line is the start of the next one.
      let isWrapped = number + 1 < lines.count && lines[number + 1].range.lowerBound == line.range.upperBound
      let startsHere =
        isWrapped ? range.lowerBound < line.range.upperBound : range.lowerBound <= line.range.upperBound
      let goesOn = fillsLines && range.upperBound > line.range.upperBound && startsHere
      if !part.isEmpty {
        forEachStretch(of: part, in: line) { left, right in
          guard right > left else { return }
          result.append(
            CGRect(
              x: line.frame.minX + left, y: line.frame.minY, width: right - left, height: line.frame.height))
        }
      }
      let segment = paragraphs[line.paragraph].segment
      if goesOn, width.isFinite || segment != nil {
        let (left, right) = (segment?.left ?? 0, segment.map { $0.left + $0.width } ?? width)
        let box =
          line.isRightToLeft
          ? CGRect(x: left, y: line.frame.minY, width: line.frame.minX - left, height: line.frame.height)
          : CGRect(
            x: line.frame.maxX, y: line.frame.minY, width: max(right - line.frame.maxX, 0),
            height: line.frame.height)
        if box.width > 0 { result.append(box) }
      }
    }
    return result
  }

  /// Visits the horizontal segments that a range of a line covers, relative to the line's left edge.
  private func forEachStretch(of range: Range<Int>, in line: Line, _ body: (CGFloat, CGFloat) -> Void) {
    let start = paragraphs[line.paragraph].start
    // Pango measures from the left edge of its own layout, in which the line may be indented or
    // right-aligned.
    let lineStart = line.pango.pointee.start_index
    var origin = CGFloat.infinity
    forEachPangoStretch(line, lineStart, lineStart + line.pango.pointee.length) { left, _ in
      origin = min(origin, left)
    }
    forEachPangoStretch(
      line, Int32(map.utf8(fromUTF16: range.lowerBound) - start),
      Int32(map.utf8(fromUTF16: range.upperBound) - start)
    ) { left, right in
      body(max(left - origin, 0), min(right - origin, line.frame.width))
    }
  }

  private func forEachPangoStretch(
    _ line: Line, _ start: Int32, _ end: Int32, _ body: (CGFloat, CGFloat) -> Void
  ) {
    var ranges: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    pango_layout_line_get_x_ranges(line.pango, start, end, &ranges, &count)
    guard let ranges else { return }
    for index in 0..<Int(count) { body(points(ranges[2 * index]), points(ranges[2 * index + 1])) }
    g_free(ranges)
  }

  /// The union of the boxes of a range; null if nothing is visible.
  package func boundingRect(for range: Range<Int>) -> CGRect {
    selectionRects(for: range).reduce(CGRect.null) { $0.union($1) }
  }

  // MARK: Characters and words

  /// The start of the grapheme cluster before an index.
  package func previousCharacter(before index: Int) -> Int {
    let string = content.string
    guard index > 0 else { return 0 }
    let limit = min(index, map.utf16Count)
    let position = String.Index(utf16Offset: limit - 1, in: string)
    let start = string.rangeOfComposedCharacterSequence(at: position).lowerBound
    return start.utf16Offset(in: string)
  }

  /// The end of the grapheme cluster that contains an index.
  package func nextCharacter(after index: Int) -> Int {
    let string = content.string
    guard index < map.utf16Count else { return map.utf16Count }
    let position = String.Index(utf16Offset: max(index, 0), in: string)
    return string.rangeOfComposedCharacterSequence(at: position).upperBound.utf16Offset(in: string)
  }

  /// The word, space or punctuation at an index; at the end, the last one.
  package func wordRange(at index: Int) -> Range<Int> {
    guard let words = words(at: index) else { return 0..<0 }
    let range = words.boundaries.range(atByte: map.utf8(fromUTF16: index) - words.start)
    return map.utf16(
      fromUTF8: words.start + range.lowerBound)..<map.utf16(fromUTF8: words.start + range.upperBound)
  }

  /// The next end of a word after an index.
  package func nextWordEnd(after index: Int) -> Int {
    guard let words = words(at: index) else { return index }
    let byte = map.utf8(fromUTF16: index) - words.start
    guard let end = words.boundaries.ends.first(where: { $0 > byte }) else {
      return min(map.utf16(fromUTF8: words.start + words.length) + 1, map.utf16Count)
    }
    return map.utf16(fromUTF8: words.start + end)
  }

  /// The previous start of a word before an index.
  package func previousWordStart(before index: Int) -> Int {
    guard let words = words(at: index) else { return index }
    let byte = map.utf8(fromUTF16: index) - words.start
    guard let start = words.boundaries.starts.last(where: { $0 < byte }) else {
      return max(map.utf16(fromUTF8: words.start) - (byte == 0 ? 1 : 0), 0)
    }
    return map.utf16(fromUTF8: words.start + start)
  }

  /// The words of the paragraph that contains an index, and its byte range.
  private func words(at index: Int) -> (boundaries: WordBoundaries, start: Int, length: Int)? {
    guard let line = lineIndex(at: index) else { return nil }
    let number = lines[line].paragraph
    let paragraphs = paragraphs
    let first = paragraphs[...number].lastIndex { !$0.isContinued } ?? number
    let last = (paragraphs[(number + 1)...].firstIndex { !$0.isContinued } ?? paragraphs.count) - 1
    let start = paragraphs[first].start
    let length = paragraphs[last].start + paragraphs[last].length - start
    // Ranges that a strategy keeps together are words of the Pango layout, but not of the text.
    if first == last, paragraphs[first].style.lineBreakStrategy.isEmpty {
      return (WordBoundaries(paragraphs[first].layout), start, length)
    }
    // A block may begin within a word.
    var string = content.string
    let boundaries = string.withUTF8 {
      WordBoundaries(UnsafeBufferPointer(rebasing: $0[start..<start + length]))
    }
    return (boundaries, start, length)
  }

  func byteIndex(after byte: Int, scalars: Int) -> Int {
    var utf8 = content.string.utf8[...].dropFirst(byte)
    var left = scalars
    while left > 0, let lead = utf8.first {
      utf8 = utf8.dropFirst(lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4)
      left -= 1
    }
    return map.utf8Count - utf8.count
  }

  private func pangoUnits(_ length: CGFloat) -> Int32 {
    Int32(min(max(length * CGFloat(PANGO_SCALE), -1e9), 1e9).rounded())
  }
}

/// The starts and ends of the words in a paragraph, in bytes.
private struct WordBoundaries {
  var starts: [Int] = []
  var ends: [Int] = []
  private var characters: [Int] = []

  init(_ layout: OpaquePointer) {
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count),
      let text = pango_layout_get_text(layout)
    else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: strlen(text)).bindMemory(to: UInt8.self)
    read(UnsafeBufferPointer(start: attributes, count: Int(count)), bytes)
  }

  /// The words of a text that has no layout.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let count = bytes.count { $0 & 0xC0 != 0x80 } + 1
    withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count) { attributes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_get_log_attrs(
          $0.baseAddress, Int32($0.count), -1, pango_language_from_string("en"), attributes.baseAddress,
          Int32(count))
      }
      read(UnsafeBufferPointer(attributes), bytes)
    }
  }

  private mutating func read(
    _ attributes: UnsafeBufferPointer<PangoLogAttr>, _ text: UnsafeBufferPointer<UInt8>
  ) {
    var byte = 0
    for index in 0..<attributes.count {
      // Swift does not import C bit fields: is_cursor_position, is_word_start and is_word_end are bits 4, 5,
      // 6.
      let bits = UnsafeRawPointer(attributes.baseAddress! + index).loadUnaligned(as: UInt32.self)
      if bits & 1 << 4 != 0 { characters.append(byte) }
      if bits & 1 << 5 != 0 { starts.append(byte) }
      if bits & 1 << 6 != 0 { ends.append(byte) }
      guard byte < text.count else { break }
      let lead = text[byte]
      byte += lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    }
  }

  func range(atByte byte: Int) -> Range<Int> {
    if let start = starts.last(where: { $0 <= byte }), let end = ends.first(where: { $0 > start }), byte < end
    {
      return start..<end
    }
    if let end = ends.last(where: { $0 == byte }), let start = starts.last(where: { $0 < end }) {
      return start..<end
    }
    let start = characters.last { $0 <= byte } ?? 0
    return start..<(characters.first { $0 > start } ?? start)
  }
}
