import CCairo

/// A horizontal part of a container in which a line is laid out.
package struct LineSegment: Hashable, Sendable {
  /// The distance from the layout's left edge.
  package var left: CGFloat
  package var width: CGFloat

  package init(left: CGFloat, width: CGFloat) {
    self.left = left
    self.width = width
  }
}

/// An area of lines that is not a rectangle, such as the space beside a picture.
package struct LineArea {
  /// The segments for lines of the same top, from left to right.
  package struct Row {
    package var top: CGFloat
    package var segments: [LineSegment]

    package init(top: CGFloat, segments: [LineSegment]) {
      self.top = top
      self.segments = segments
    }
  }

  /// A line whose height and baseline can be changed before the next one is laid out.
  package struct Draft {
    /// The UTF-16 range of the line.
    package var range: Range<Int>
    /// The frame of the line, as wide as its segment.
    package var frame: CGRect
    /// The frame of the glyphs.
    package var used: CGRect
    /// The distance of the baseline from the top of the frame.
    package var baseline: CGFloat
  }

  /// Returns the segments for a line of a height at or below a distance from the layout's top; nil if no space is left.
  /// The last argument is the UTF-16 index of the line's first character.
  package var row: (_ top: CGFloat, _ height: CGFloat, _ index: Int) -> Row?
  /// Returns the space below a line that ends at a UTF-16 index, in addition to that of its paragraph style.
  package var spacing: (_ end: Int) -> CGFloat
  /// Changes a line; returns false to keep it.
  package var adjust: ((inout Draft) -> Bool)?

  package init(
    row: @escaping (_ top: CGFloat, _ height: CGFloat, _ index: Int) -> Row?,
    spacing: @escaping (_ end: Int) -> CGFloat = { _ in 0 }, adjust: ((inout Draft) -> Bool)? = nil
  ) {
    self.row = row
    self.spacing = spacing
    self.adjust = adjust
  }
}

extension TextLayout {
  /// Longer than most lines, in bytes.
  private static let lineLength = 240

  /// Lays out each line in a segment of an area.
  func build(in area: LineArea, maxLines: Int) {
    var top: CGFloat = 0
    var pieces = TextPieces(content, map)
    pieces: while let piece = pieces.next() {
      if !builtLines.isEmpty { top += piece.style.paragraphSpacingBefore }
      var rest = piece
      repeat {
        let box = LineBox(reach(from: rest.start, to: rest.start + 1), rest.style)
        let above = builtLines.last.map { lineSpacingAbove + area.spacing($0.range.upperBound) } ?? 0
        guard maxLines == 0 || builtLines.count < maxLines,
          let row = area.row(top + above, box.height, map.utf16(fromUTF8: rest.start))
        else {
          isTruncated = true
          break pieces
        }
        var bottom = row.top
        for segment in row.segments where maxLines == 0 || builtLines.count < maxLines {
          bottom = max(bottom, append(&rest, of: piece, in: segment, at: row.top, area))
          if rest.length == 0 { break }
        }
        top = bottom
      } while rest.length > 0
      if piece.hasMore { top += piece.style.paragraphSpacing }
    }
    align()
    finishArea()
  }

  /// Appends the first line of a piece, and removes it from the piece. Returns the bottom of the line.
  private func append(
    _ rest: inout TextPiece, of piece: TextPiece, in segment: LineSegment, at top: CGFloat, _ area: LineArea
  ) -> CGFloat {
    let isFirst = rest.start == piece.start
    if !isFirst {
      rest.style.firstLineHeadIndent = rest.style.headIndent
      rest.style.paragraphSpacingBefore = 0
    }
    let (layout, maker, length) = firstLine(of: rest, width: segment.width)
    var paragraph = Paragraph(
      layout: layout, start: rest.start, length: length, style: rest.style, read: length)
    paragraph.isContinued = !isFirst
    paragraph.segment = segment
    builtParagraphs.append(paragraph)
    let number = builtLines.count
    // `append` adds the spacing of the paragraph, which the row has added already.
    var y = builtLines.isEmpty ? top : top - lineSpacingAbove
    if let line = pango_layout_get_line_readonly(layout, 0) {
      append(line, number: 0, maker: maker, top: &y)
    }
    builtParagraphs[builtParagraphs.count - 1].lines = number..<builtLines.count
    rest.start += length
    rest.length -= length
    guard number < builtLines.count, let adjust = area.adjust else { return y }
    let line = builtLines[number]
    var draft = LineArea.Draft(
      range: line.range,
      frame: CGRect(x: segment.left, y: line.frame.minY, width: segment.width, height: line.frame.height),
      used: line.frame.offsetBy(dx: segment.left, dy: 0), baseline: line.baseline - line.frame.minY)
    guard adjust(&draft) else { return y }
    builtLines[number].frame.origin.y = draft.frame.minY
    builtLines[number].frame.size.height = draft.used.height
    builtLines[number].baseline = draft.frame.minY + draft.baseline
    return draft.frame.maxY
  }

  /// Lays out enough of a piece to know its first line. Returns the layout and the line's length in bytes.
  private func firstLine(
    of rest: TextPiece, width: CGFloat
  ) -> (layout: OpaquePointer, maker: ParagraphMaker, length: Int) {
    var limit = Self.lineLength
    while true {
      var part = rest
      part.length = prefix(of: rest, limit)
      var maker = ParagraphMaker(content: content, spans: spans, piece: part, width: max(width, 0))
      maker.isEndOfParagraph = part.length == rest.length
      let layout = maker.make(lines: .max, hasMore: false)
      if let second = pango_layout_get_line_readonly(layout, 1) {
        return (layout, maker, Int(second.pointee.start_index))
      }
      if part.length == rest.length { return (layout, maker, rest.length) }
      g_object_unref(UnsafeMutableRawPointer(layout))
      limit *= 2
    }
  }

  /// The length of a prefix that ends after a space or between two characters.
  private func prefix(of piece: TextPiece, _ limit: Int) -> Int {
    guard piece.length > limit + 40 else { return piece.length }
    var string = content.string
    return string.withUTF8 { bytes in
      var end = piece.start + limit
      let last = end + 40
      while end < last, bytes[end - 1] != 0x20 { end += 1 }
      while end < piece.start + piece.length, bytes[end] & 0xC0 == 0x80 { end += 1 }
      return end - piece.start
    }
  }

  /// The segment of a line; nil if it has the whole width.
  package func segment(ofLine index: Int) -> LineSegment? { paragraphs[lines[index].paragraph].segment }
}
