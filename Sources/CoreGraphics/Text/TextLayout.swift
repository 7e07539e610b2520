import CCairo

/// Text laid out in lines, for measuring, drawing and hit testing.
///
/// Immutable. Pango is not thread-safe: create, query and draw layouts on the main thread.
package final class TextLayout {
  package struct Line {
    /// The UTF-16 range of the line, without its line break.
    package var range: Range<Int>
    /// The frame of the line: as wide as its glyphs and as high as its line height.
    package var frame: CGRect
    /// The distance from the top of the layout.
    package var baseline: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat
    package var isRightToLeft: Bool

    let pango: UnsafeMutablePointer<PangoLayoutLine>
    let paragraph: Int
  }

  /// A paragraph, or a block of lines of a long one.
  struct Paragraph {
    let layout: OpaquePointer
    /// The start in the text, in bytes.
    let start: Int
    /// The length without the line break, in bytes.
    var length: Int
    let style: ParagraphStyle
    /// The number of bytes, from its start, that determined its lines.
    let read: Int
    /// The range of its lines in the layout.
    var lines = 0..<0
    /// Whether it begins within a paragraph.
    var isContinued = false
    /// The segment of the container in which its line was laid out; nil for the whole width.
    var segment: LineSegment?
  }

  /// A style and its range in bytes.
  struct Span {
    var start: Int
    var end: Int
    var style: TextStyle
  }

  package let content: TextContent
  /// The width for line breaking and alignment; infinite if lines were not broken.
  package let width: CGFloat
  /// The width of the widest line including indents, and the height of all lines.
  package private(set) var usedSize = CGSize.zero
  /// The distance from the top of the layout.
  package private(set) var firstBaseline: CGFloat = 0
  package private(set) var lastBaseline: CGFloat = 0
  /// Whether text was omitted or truncated.
  package internal(set) var isTruncated = false
  private(set) lazy var map = TextIndexMap(content.string)
  private(set) lazy var spans = Self.spans(of: content, map)
  /// The line and its origin, if the text is a single plain line. Pango is then used only for positions in
  /// it.
  let plain: (line: PlainLine, origin: CGPoint)?
  var isBuilt = false
  var builtLines: [Line] = []
  var builtParagraphs: [Paragraph] = []

  /// Returns the layout of a text, cached if possible.
  ///
  /// - Parameters:
  ///   - width: The width for line breaking; infinite breaks only at hard line breaks.
  ///   - height: The maximum height. Lines that do not fit are omitted, except the first.
  ///   - maxLines: The maximum number of lines; 0 means no limit.
  ///   - previous: The layout before an edit, whose unchanged lines are reused.
  package static func make(
    _ content: TextContent, width: CGFloat = .infinity, height: CGFloat = .infinity, maxLines: Int = 0,
    previous: TextLayout? = nil
  ) -> TextLayout {
    TextLayoutCache.shared.layout(
      content, width: width, height: height, maxLines: maxLines, previous: previous)
  }

  /// - Parameters:
  ///   - previous: The layout before an edit, whose unchanged lines are reused.
  ///   - area: The area of the lines, if it is not a rectangle.
  package init(
    _ content: TextContent, width: CGFloat, height: CGFloat, maxLines: Int, previous: TextLayout? = nil,
    area: LineArea? = nil
  ) {
    self.content = content
    self.width = width.isFinite ? max(width, 0) : .infinity
    if let area, !FontLibrary.shared.isEmpty {
      plain = nil
      isBuilt = true
      build(in: area, maxLines: max(maxLines, 0))
      return
    }
    let style = content.runs[0].style
    if let line = PlainLine(content, width: self.width) {
      let paragraph = content.paragraphs[0].style
      let box = LineBox(style.reach, paragraph)
      let left = self.width.isFinite ? paragraph.offset(inRoom: self.width - line.width) : 0
      plain = (line, CGPoint(x: left, y: box.baseline))
      usedSize = CGSize(width: line.width, height: box.height)
      (firstBaseline, lastBaseline) = (box.baseline, box.baseline)
      return
    }
    plain = nil
    guard !FontLibrary.shared.isEmpty else {
      usedSize.height = style.face.lineHeight
      isBuilt = true
      return
    }
    if maxLines <= 0, height == .infinity, buildInBlocks(previous) { return }
    build(maxLines: max(maxLines, 0))
    // Tolerates rounding errors in a height that was measured before.
    if usedSize.height > height + 0.0005, lines.count > 1 {
      let fitting = lines.prefix { $0.frame.maxY <= height + 0.0005 }.count
      build(maxLines: max(fitting, 1))
      isTruncated = true
    }
  }

  deinit {
    release()
  }

  func release() {
    for paragraph in builtParagraphs { g_object_unref(UnsafeMutableRawPointer(paragraph.layout)) }
    builtParagraphs = []
    builtLines = []
  }

  package var lines: [Line] {
    if !isBuilt { build(maxLines: 0) }
    return builtLines
  }

  var paragraphs: [Paragraph] {
    if !isBuilt { build(maxLines: 0) }
    return builtParagraphs
  }

  /// The style of the character at a UTF-16 index.
  package func style(at index: Int) -> TextStyle { span(atByte: map.utf8(fromUTF16: index)).style }

  func span(atByte index: Int) -> Span {
    if spans.count == 1 { return spans[0] }
    var low = 0
    var high = spans.count - 1
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].end <= index { low = middle + 1 } else { high = middle }
    }
    return spans[low]
  }

  private static func spans(of content: TextContent, _ map: TextIndexMap) -> [Span] {
    if content.runs.count == 1 {
      return [Span(start: 0, end: .max, style: content.runs[0].style)]
    }
    var result: [Span] = []
    result.reserveCapacity(content.runs.count)
    var position = 0
    for (index, run) in content.runs.enumerated() where run.length > 0 || content.runs.count == index + 1 {
      let start = result.last?.end ?? 0
      position += min(max(run.length, 0), map.utf16Count - position)
      let isLast = index == content.runs.count - 1
      result.append(
        Span(start: start, end: isLast ? .max : map.utf8(fromUTF16: position), style: run.style))
    }
    return result
  }

  // MARK: Building

  private func build(maxLines: Int) {
    release()
    isBuilt = true
    isTruncated = false
    // A plain line fits, so no line breaking is needed.
    let width = plain == nil ? width : .infinity
    var top: CGFloat = 0
    var pieces = TextPieces(content, map)
    while let piece = pieces.next() {
      let remaining = maxLines == 0 ? Int.max : maxLines - builtLines.count
      guard remaining > 0 else {
        isTruncated = true
        break
      }
      var maker = ParagraphMaker(content: content, spans: spans, piece: piece, width: width)
      var layout = maker.make(lines: remaining, hasMore: false)
      var count = Int(pango_layout_get_line_count(layout))
      if piece.hasMore, count >= remaining, piece.style.lineBreakMode.truncates {
        g_object_unref(UnsafeMutableRawPointer(layout))
        layout = maker.make(lines: remaining, hasMore: true)
        count = Int(pango_layout_get_line_count(layout))
        isTruncated = true
      }
      if count > remaining || pango_layout_is_ellipsized(layout) != 0 { isTruncated = true }
      builtParagraphs.append(
        Paragraph(
          layout: layout, start: piece.start, length: piece.length, style: piece.style, read: piece.length))
      let firstLine = builtLines.count
      if !builtLines.isEmpty {
        top += piece.style.paragraphSpacingBefore
      }
      let clipsLast = count > remaining && piece.style.lineBreakMode == .clipping
      var node = pango_layout_get_lines_readonly(layout)
      for index in 0..<min(count, clipsLast ? remaining - 1 : remaining) {
        guard let line = node else { break }
        append(
          line.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self), number: index, maker: maker,
          top: &top)
        node = line.pointee.next
      }
      builtParagraphs[builtParagraphs.count - 1].lines = firstLine..<builtLines.count
      if clipsLast, let rest = node?.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self) {
        appendUnbroken(piece, from: Int(rest.pointee.start_index), top: &top)
      }
      if piece.hasMore { top += piece.style.paragraphSpacing }
    }
    align()
  }

  /// Appends the rest of a piece as a single line, clipped by its container.
  private func appendUnbroken(_ piece: TextPiece, from start: Int, top: inout CGFloat) {
    var rest = piece
    rest.start += start
    rest.length -= start
    rest.style.firstLineHeadIndent = rest.style.headIndent
    var maker = ParagraphMaker(content: content, spans: spans, piece: rest, width: width)
    let layout = maker.make(lines: 1, hasMore: false)
    var paragraph = Paragraph(
      layout: layout, start: rest.start, length: rest.length, style: rest.style, read: rest.length)
    paragraph.isContinued = true
    builtParagraphs[builtParagraphs.count - 1].length = start
    builtParagraphs.append(paragraph)
    let line = builtLines.count
    if let first = pango_layout_get_line_readonly(layout, 0) {
      append(first, number: 0, maker: maker, top: &top)
    }
    builtParagraphs[builtParagraphs.count - 1].lines = line..<builtLines.count
  }

  func append(
    _ pango: UnsafeMutablePointer<PangoLayoutLine>, number index: Int, maker: ParagraphMaker,
    top: inout CGFloat
  ) {
    let glyphsWidth = isTruncated ? tightenEllipsis(of: pango) : naturalWidth(of: pango)
    let piece = maker.piece
    let start = min(piece.start + Int(pango.pointee.start_index), piece.start + piece.length)
    let end = min(start + Int(pango.pointee.length), piece.start + piece.length)
    let reach = reach(from: start, to: end)
    let box = LineBox(reach, piece.style)
    if !builtLines.isEmpty { top += lineSpacingAbove }
    builtLines.append(
      Line(
        range: map.utf16(fromUTF8: start)..<map.utf16(fromUTF8: end),
        frame: CGRect(
          x: maker.indent(ofLine: index), y: top,
          width: max(glyphsWidth + outerSpace(from: start, to: end, piece.style), 0), height: box.height),
        baseline: top + box.baseline, ascent: reach.ascent, descent: reach.descent,
        isRightToLeft: pango_layout_line_get_resolved_direction(pango) == PANGO_DIRECTION_RTL, pango: pango,
        paragraph: builtParagraphs.count - 1))
    top += box.height
  }

  /// The width of all glyphs. The line's own extents would also query each glyph's height.
  private func naturalWidth(of line: UnsafeMutablePointer<PangoLayoutLine>) -> CGFloat {
    var width: Int32 = 0
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      width += run.start_x_offset + pango_glyph_string_get_width(run.glyphs) + run.end_x_offset
    }
    return points(width)
  }

  /// Pango extends an ellipsis to the width of the container; iOS does not.
  ///
  /// - Returns: The resulting width, because Pango would return its cached measurement.
  private func tightenEllipsis(of line: UnsafeMutablePointer<PangoLayoutLine>) -> CGFloat {
    var width: Int32 = 0
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let item = run.item, let glyphs = run.glyphs else { continue }
      // PANGO_ANALYSIS_FLAG_IS_ELLIPSIS
      if item.pointee.analysis.flags & 1 << 1 != 0 {
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
          var box = PangoRectangle()
          pango_font_get_glyph_extents(
            item.pointee.analysis.font, glyphs.pointee.glyphs[index].glyph, nil, &box)
          glyphs.pointee.glyphs[index].geometry.width = box.width
        }
      }
      width += run.start_x_offset + pango_glyph_string_get_width(glyphs) + run.end_x_offset
    }
    return points(width)
  }

  var lineSpacingAbove: CGFloat {
    builtLines.last.map { builtParagraphs[$0.paragraph].style.lineSpacing } ?? 0
  }

  /// The halves of the space between characters at both ends of a line, which Pango omits and iOS counts.
  private func outerSpace(from start: Int, to end: Int, _ paragraph: ParagraphStyle) -> CGFloat {
    guard end > start, paragraph.alignment != .justified || !width.isFinite else { return 0 }
    let (first, last) = (span(atByte: start).style.spacing, span(atByte: end - 1).style.spacing)
    guard first != last else { return last }
    // Halved and rounded as by Pango, so that the text fits in its own width.
    let (left, whole) = (exactUnits(first) / 2, exactUnits(last))
    return points(left + whole - whole / 2)
  }

  /// The distances that a line's styles extend above and below its baseline.
  func reach(from start: Int, to end: Int) -> TextStyle.Reach {
    if spans.count == 1 { return spans[0].style.reach }
    var result: TextStyle.Reach?
    for span in spans where span.start < end && span.end > start {
      let reach = span.style.reach
      result = TextStyle.Reach(
        ascent: max(result?.ascent ?? reach.ascent, reach.ascent),
        descent: max(result?.descent ?? reach.descent, reach.descent))
    }
    return result ?? span(atByte: start).style.reach
  }

  /// The horizontal offset of all lines in a container of a given width; `nil` if lines would break or move
  /// independently. For layouts of infinite width.
  package func offset(inWidth container: CGFloat) -> CGFloat? {
    guard !width.isFinite, !isTruncated, usedSize.width <= container, content.paragraphs.count == 1 else {
      return nil
    }
    let style = content.paragraphs[0].style
    guard style.firstLineHeadIndent == 0, style.headIndent == 0, style.tailIndent == 0 else { return nil }
    return style.offset(inRoom: container - usedSize.width)
  }

  /// Measures lines that were aligned in segments.
  func finishArea() {
    usedSize = CGSize(
      width: builtLines.reduce(0) { max($0, $1.frame.maxX) },
      height: builtLines.reduce(0) { max($0, $1.frame.maxY) })
  }

  func align() {
    var contentWidth = builtLines.reduce(0) { max($0, $1.frame.maxX) }
    if content.paragraphs.contains(where: \.style.clipsLastLine) { contentWidth = min(contentWidth, width) }
    let container = width.isFinite ? width : contentWidth
    for index in builtLines.indices {
      let line = builtLines[index]
      let style = builtParagraphs[line.paragraph].style
      let segment = builtParagraphs[line.paragraph].segment
      let container = segment?.width ?? container
      let tail = style.tailIndent > 0 ? max(container - style.tailIndent, 0) : -style.tailIndent
      let room = container - line.frame.minX - tail - line.frame.width
      // Indents are on the leading side, so right-to-left lines are mirrored.
      let mirrored = style.isRightToLeft ? tail - line.frame.minX : 0
      builtLines[index].frame.origin.x += style.offset(inRoom: room) + mirrored + (segment?.left ?? 0)
    }
    guard plain == nil else { return }
    usedSize = CGSize(width: contentWidth, height: builtLines.last?.frame.maxY ?? 0)
    firstBaseline = builtLines.first?.baseline ?? 0
    lastBaseline = builtLines.last?.baseline ?? 0
  }
}

/// The height of a line and the position of its baseline.
struct LineBox {
  let height: CGFloat
  let baseline: CGFloat

  init(_ reach: TextStyle.Reach, _ style: ParagraphStyle) {
    var height = reach.ascent + reach.descent
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    self.height = height
    baseline = height - reach.descent
  }
}

extension TextStyle {
  /// The distances that a style extends above and below the baseline.
  struct Reach {
    var ascent: CGFloat
    var descent: CGFloat
  }

  var reach: Reach {
    if let size = attachmentSize {
      return Reach(ascent: size.height + baselineOffset, descent: -baselineOffset)
    }
    let metrics = face.metrics
    return Reach(ascent: metrics.ascender + baselineOffset, descent: -metrics.descender - baselineOffset)
  }
}

extension ParagraphStyle {
  fileprivate var isRightToLeft: Bool { baseDirection == .rightToLeft || naturalAlignmentIsRight }

  /// The offset of a line from the left edge of the available space.
  fileprivate func offset(inRoom room: CGFloat) -> CGFloat {
    switch alignment {
    case .left: 0
    case .right: room
    case .center: room / 2
    case .natural, .justified: isRightToLeft ? room : 0
    }
  }
}
