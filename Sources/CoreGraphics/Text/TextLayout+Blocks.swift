import CCairo

/// Long paragraphs are laid out in independent blocks of lines, so that an edit only affects the blocks it
/// touches.
///
/// Line breaking is greedy, so text can be split at the start of a line and laid out from there.
extension TextLayout {
  /// A range of lines that is drawn as a unit.
  package struct Block {
    /// Stable for lines that are unaffected by a change elsewhere.
    package let identifier: UInt
    package let lines: Range<Int>
  }

  /// The minimum length of a paragraph that is laid out in blocks, and the length of a block, in bytes.
  private static let longLength = 1000
  private static let blockLength = 400

  /// Longer than most lines.
  private static let slack = 80

  package var blocks: [Block] {
    guard paragraphs.contains(where: \.isContinued) else {
      return [Block(identifier: UInt(bitPattern: ObjectIdentifier(self)), lines: lines.indices)]
    }
    return paragraphs.map { Block(identifier: UInt(bitPattern: $0.layout), lines: $0.lines) }
  }

  /// The top and bottom of a block.
  package func verticalRange(of block: Block) -> (top: CGFloat, bottom: CGFloat) {
    guard let first = block.lines.first, let last = block.lines.last else { return (0, usedSize.height) }
    return (first == 0 ? 0 : lines[first].frame.minY, lines[last].frame.maxY)
  }

  /// Lays out a long paragraph in blocks; `false` if the text does not qualify.
  func buildInBlocks(_ previous: TextLayout?) -> Bool {
    guard content.paragraphs.count == 1, content.string.utf8.count >= Self.longLength, width.isFinite,
      !spans.contains(where: { $0.style.attachmentSize != nil })
    else { return false }
    let style = content.paragraphs[0].style
    guard style.baseDirection != .rightToLeft, style.lineBreakMode != .clipping else { return false }
    var string = content.string
    return string.withUTF8 { bytes in
      guard Self.runsFromLeft(bytes) else { return false }
      isBuilt = true
      let kept = previous.flatMap { ReusableBlocks(of: $0, in: self) }
      let builder = BlockBuilder(layout: self, bytes: bytes, style: style)
      var position = 0
      repeat {
        if let block = kept?.block(at: position) {
          position = keep(block, of: kept!)
        } else {
          position = builder.lay(from: position, until: kept)
        }
      } while position < bytes.count
      align()
      return true
    }
  }

  /// Reuses unchanged lines.
  private func keep(_ block: Paragraph, of kept: ReusableBlocks) -> Int {
    let shift = kept.shift(of: block)
    g_object_ref(UnsafeMutableRawPointer(block.layout))
    var copy = Paragraph(
      layout: block.layout, start: block.start + shift.bytes, length: block.length, style: block.style,
      read: block.read)
    copy.isContinued = block.isContinued
    let first = builtLines.count
    builtParagraphs.append(copy)
    var top = builtLines.last.map { $0.frame.maxY + block.style.lineSpacing } ?? 0
    for index in block.lines {
      var line = kept.source.lines[index]
      let height = line.frame.height
      line = Line(
        range: (line.range.lowerBound + shift.units)..<(line.range.upperBound + shift.units),
        frame: CGRect(
          x: index == block.lines.lowerBound ? block.style.firstLineHeadIndent : block.style.headIndent,
          y: top,
          width: line.frame.width, height: height),
        baseline: top + line.baseline - line.frame.minY, ascent: line.ascent, descent: line.descent,
        isRightToLeft: line.isRightToLeft, pango: line.pango, paragraph: builtParagraphs.count - 1)
      builtLines.append(line)
      top += height + block.style.lineSpacing
    }
    builtParagraphs[builtParagraphs.count - 1].lines = first..<builtLines.count
    return copy.start + copy.length
  }

  /// Whether the text has no right-to-left or contextual letters, which require more than one line of
  /// context.
  private static func runsFromLeft(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      // U+0580...U+1DFF: Hebrew, Arabic and related scripts, and the scripts of South and Southeast Asia.
      case 0xD6...0xDF, 0xE0: return false
      // U+1E00...U+1FFF are Latin and Greek letters with diacritics.
      case 0xE1: if index + 1 >= bytes.count || bytes[index + 1] < 0xB8 { return false }
      // U+200E...U+202E and U+2066...U+2069: directional formatting characters.
      case 0xE2:
        guard index + 2 < bytes.count else { return false }
        if bytes[index + 1] == 0x80,
          (0x8E...0x8F).contains(bytes[index + 2]) || (0xA9...0xAE).contains(bytes[index + 2])
        {
          return false
        }
        if bytes[index + 1] == 0x81, (0xA6...0xA9).contains(bytes[index + 2]) { return false }
      // U+FB00...U+FFFF contains Arabic and Hebrew presentation forms; U+10800...U+10FFF and
      // U+1E800...U+1EFFF ancient scripts.
      case 0xEF:
        guard index + 1 < bytes.count else { return false }
        if (0xAC...0xB7).contains(bytes[index + 1]) || (0xB9...0xBB).contains(bytes[index + 1]) {
          return false
        }
      case 0xF0:
        guard index + 1 < bytes.count else { return false }
        if bytes[index + 1] == 0x90 || bytes[index + 1] == 0x9E { return false }
      default: break
      }
      index += 1
    }
    return true
  }

  /// Lays out consecutive blocks.
  private struct BlockBuilder {
    let layout: TextLayout
    let bytes: UnsafeBufferPointer<UInt8>
    let style: ParagraphStyle

    /// - Returns: The start of the next block.
    func lay(from start: Int, until kept: ReusableBlocks?) -> Int {
      var style = style
      if start > 0 {
        style.firstLineHeadIndent = style.headIndent
        style.paragraphSpacingBefore = 0
      }
      // Up to the next known block, plus enough text to be certain that a line begins there.
      var length =
        kept?.nextBlock(behind: start).map { $0 - start + TextLayout.slack } ?? TextLayout.blockLength
      length = min(length, TextLayout.blockLength * 2)
      while true {
        let end = self.end(from: start, length)
        let piece = TextPiece(start: start, length: end - start, hasMore: false, style: style)
        var maker = ParagraphMaker(
          content: layout.content, spans: layout.spans, piece: piece, width: layout.width)
        maker.isEndOfParagraph = end == bytes.count
        let pango = maker.make(lines: .max, hasMore: false)
        let count = Int(pango_layout_get_line_count(pango))
        // The last line may continue beyond the block.
        let complete = end == bytes.count ? count : count - 1
        if complete > 0 { return append(pango, maker, complete, of: count, kept) }
        g_object_unref(UnsafeMutableRawPointer(pango))
        length *= 2
      }
    }

    private func append(
      _ pango: OpaquePointer, _ maker: ParagraphMaker, _ complete: Int, of count: Int, _ kept: ReusableBlocks?
    ) -> Int {
      let start = maker.piece.start
      var node = pango_layout_get_lines_readonly(pango)
      var found: [UnsafeMutablePointer<PangoLayoutLine>] = []
      var end = start + maker.piece.length
      while let current = node {
        node = current.pointee.next
        let line = current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
        let lineStart = start + Int(line.pointee.start_index)
        if found.count == complete || (!found.isEmpty && kept?.block(at: lineStart) != nil) {
          end = lineStart
          break
        }
        found.append(line)
      }
      var block = Paragraph(
        layout: pango, start: start, length: end - start, style: maker.piece.style,
        // Text appended at the end would also affect this block.
        read: maker.piece.length + (start + maker.piece.length == bytes.count ? 1 : 0))
      block.isContinued = start > 0
      let first = layout.builtLines.count
      layout.builtParagraphs.append(block)
      var top = layout.builtLines.last?.frame.maxY ?? 0
      for (index, line) in found.enumerated() { layout.append(line, number: index, maker: maker, top: &top) }
      layout.builtParagraphs[layout.builtParagraphs.count - 1].lines = first..<layout.builtLines.count
      return end
    }

    /// The end of about the given length, preferably after a space, otherwise between two characters.
    private func end(from start: Int, _ length: Int) -> Int {
      var end = start + length
      guard end + TextLayout.slack < bytes.count else { return bytes.count }
      let limit = end + TextLayout.slack
      while end < limit, bytes[end - 1] != 0x20 { end += 1 }
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      return end
    }
  }
}

/// The blocks of a previous layout that are unchanged.
private struct ReusableBlocks {
  let source: TextLayout
  /// The number of unchanged bytes at the start and at the end, in characters and styles.
  private let prefix: Int
  private let suffix: Int
  private let growth: (bytes: Int, units: Int)

  init?(of source: TextLayout, in new: TextLayout) {
    guard source.width == new.width, source.plain == nil, source.isBuilt,
      source.content.paragraphs.count == 1,
      source.content.paragraphs[0].style == new.content.paragraphs[0].style,
      source.builtParagraphs.contains(where: \.isContinued)
    else { return nil }
    self.source = source
    let (old, now) = (source.map.utf8Count, new.map.utf8Count)
    growth = (now - old, new.map.utf16Count - source.map.utf16Count)
    var (oldString, newString) = (source.content.string, new.content.string)
    var (start, end) = (0, 0)
    oldString.withUTF8 { old in
      newString.withUTF8 { new in
        let limit = min(old.count, new.count)
        while start < limit, old[start] == new[start] { start += 1 }
        while end < limit - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
      }
    }
    (prefix, suffix) = Self.limited(start, end, source.spans, new.spans, (old, now))
  }

  /// Limits the unchanged bytes to those with unchanged styles.
  private static func limited(
    _ prefix: Int, _ suffix: Int, _ old: [TextLayout.Span], _ new: [TextLayout.Span], _ length: (Int, Int)
  ) -> (Int, Int) {
    var (prefix, suffix) = (prefix, suffix)
    var index = 0
    while index < min(old.count, new.count) {
      let (a, b) = (old[index], new[index])
      guard a.style == b.style else {
        prefix = min(prefix, a.start)
        break
      }
      if a.end != b.end {
        prefix = min(prefix, min(a.end, b.end))
        break
      }
      index += 1
    }
    index = 1
    while index <= min(old.count, new.count) {
      let (a, b) = (old[old.count - index], new[new.count - index])
      guard a.style == b.style else {
        suffix = min(suffix, length.0 - min(a.end, length.0))
        break
      }
      if length.0 - a.start != length.1 - b.start {
        suffix = min(suffix, length.0 - a.start, length.1 - b.start)
        break
      }
      index += 1
    }
    return (prefix, suffix)
  }

  /// The block that begins at a byte of the new text.
  func block(at position: Int) -> TextLayout.Paragraph? {
    if let block = block(startingAt: position), block.start + block.read <= prefix { return block }
    let old = position - growth.bytes
    guard position > 0, old >= source.map.utf8Count - suffix, let block = block(startingAt: old) else {
      return nil
    }
    return block.isContinued ? block : nil
  }

  /// The start in the new text of the first block after both a byte and the change.
  func nextBlock(behind position: Int) -> Int? {
    let start = max(position + 1 - growth.bytes, source.map.utf8Count - suffix)
    let index = self.index(ofBlockAt: start)
    for block in source.builtParagraphs[index...] where block.start >= start {
      return block.start + growth.bytes
    }
    return nil
  }

  private func block(startingAt position: Int) -> TextLayout.Paragraph? {
    let block = source.builtParagraphs[index(ofBlockAt: position)]
    return block.start == position ? block : nil
  }

  /// The block that contains a byte of the old text.
  private func index(ofBlockAt position: Int) -> Int {
    var (low, high) = (0, source.builtParagraphs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if source.builtParagraphs[middle].start <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The offset of a block between the old and the new text.
  func shift(of block: TextLayout.Paragraph) -> (bytes: Int, units: Int) {
    block.start + block.read <= prefix ? (0, 0) : growth
  }
}
