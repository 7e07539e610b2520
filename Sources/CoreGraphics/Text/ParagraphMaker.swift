import CCairo

/// A range of text between two hard line breaks, in bytes.
struct TextPiece {
  var start: Int
  /// Excludes the line break.
  var length: Int
  /// Whether a line break and another piece follow.
  var hasMore: Bool
  var style: ParagraphStyle
}

/// Splits a text at its hard line breaks.
struct TextPieces {
  private let content: TextContent
  private let map: TextIndexMap
  private var position = 0
  private var isDone = false
  private var paragraph = 0
  private var paragraphEnd: Int

  init(_ content: TextContent, _ map: TextIndexMap) {
    self.content = content
    self.map = map
    paragraphEnd = min(content.paragraphs[0].length, map.utf16Count)
  }

  mutating func next() -> TextPiece? {
    guard !isDone else { return nil }
    let start = position
    let (end, breakLength) = Self.lineBreak(in: content.string, from: start)
    position = end + breakLength
    isDone = breakLength == 0
    return TextPiece(
      start: start, length: end - start, hasMore: breakLength > 0, style: paragraphStyle(atByte: start))
  }

  /// The position and the length of the next line break, in bytes; the length is 0 at the end of the text.
  private static func lineBreak(in string: String, from start: Int) -> (end: Int, length: Int) {
    var string = string
    return string.withUTF8 { bytes in
      var end = start
      while end < bytes.count {
        switch bytes[end] {
        case 0x0A: return (end, 1)
        case 0x0D: return (end, end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1)
        // U+2029, the paragraph separator.
        case 0xE2 where end + 2 < bytes.count && bytes[end + 1] == 0x80 && bytes[end + 2] == 0xA9:
          return (end, 3)
        default: end += 1
        }
      }
      return (end, 0)
    }
  }

  private mutating func paragraphStyle(atByte index: Int) -> ParagraphStyle {
    if content.paragraphs.count > 1 {
      let index = map.utf16(fromUTF8: index)
      while index >= paragraphEnd, paragraph + 1 < content.paragraphs.count {
        paragraph += 1
        paragraphEnd += min(content.paragraphs[paragraph].length, map.utf16Count)
      }
    }
    return content.paragraphs[paragraph].style
  }
}

/// Creates the Pango layout of a piece of text.
struct ParagraphMaker {
  let content: TextContent
  let spans: [TextLayout.Span]
  let piece: TextPiece
  let width: CGFloat
  /// Whether the piece ends its paragraph, so that its last line is the paragraph's last line.
  var isEndOfParagraph = true

  /// - Parameters:
  ///   - lines: The maximum number of lines.
  ///   - hasMore: Whether to append an ellipsis because more text follows.
  mutating func make(lines: Int, hasMore: Bool) -> OpaquePointer {
    var string = content.string
    return string.withUTF8 { all in
      let bytes = UnsafeBufferPointer(rebasing: all[piece.start..<piece.start + piece.length])
      let layout = make(bytes, lines: lines, hasMore: hasMore, unbroken: nil)
      guard !hasMore, !keepsOrphans, pango_layout_get_line_count(layout) <= lines,
        let orphan = LineBreakRules.orphan(in: layout, width: units(lastLineWidth))
      else { return layout }
      let pushed = make(bytes, lines: lines, hasMore: false, unbroken: orphan)
      let isBetter =
        pango_layout_get_line_count(pushed) == pango_layout_get_line_count(layout)
        && LineBreakRules.isLastLine(orphan, of: pushed)
      g_object_unref(UnsafeMutableRawPointer(isBetter ? layout : pushed))
      return isBetter ? pushed : layout
    }
  }

  private func make(
    _ bytes: UnsafeBufferPointer<UInt8>, lines: Int, hasMore: Bool, unbroken: Range<Int>?
  ) -> OpaquePointer {
    let scan = TextScanner(bytes)
    let style = piece.style
    let face = span(at: piece.start).style.face
    // Not every font contains the ellipsis used for truncation.
    let isASCII =
      scan.isASCII && !hasMore && face.hasLatinLetters && !(style.lineBreakMode.truncates && width.isFinite)
    let layout = pango_layout_new(
      face.context(scan.script, rightToLeft: style.baseDirection == .rightToLeft, isASCII: isASCII))!
    if style.baseDirection != .natural { pango_layout_set_auto_dir(layout, 0) }
    setText(of: layout, bytes, hasNull: scan.hasNull, hasMore: hasMore)
    let unbroken = unbrokenRanges(bytes, scan, with: unbroken)
    let attributes = attributes(bytes, scan, extra: hasMore ? 3 : 0, unbroken)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    setBreaking(of: layout, lines: lines)
    if scan.hasTab { setTabs(of: layout) }
    return layout
  }

  private func setText(
    of layout: OpaquePointer, _ bytes: UnsafeBufferPointer<UInt8>, hasNull: Bool, hasMore: Bool
  ) {
    if !hasNull && !hasMore {
      guard let base = bytes.baseAddress else { return pango_layout_set_text(layout, "", 0) }
      base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        pango_layout_set_text(layout, $0, Int32(bytes.count))
      }
      return
    }
    // Pango stops at a zero byte; replacing it with a space preserves indices.
    var copy = bytes.map { $0 == 0 ? 0x20 : CChar(bitPattern: $0) }
    if hasMore { copy += "…".utf8.map { CChar(bitPattern: $0) } }
    pango_layout_set_text(layout, copy, Int32(copy.count))
  }

  // MARK: Lines

  /// The total width of the indents on both sides.
  private var sideIndents: CGFloat {
    let style = piece.style
    let head = min(style.firstLineHeadIndent, style.headIndent)
    let tail = style.tailIndent > 0 ? max(width - style.tailIndent, 0) : -style.tailIndent
    return head + (width.isFinite ? tail : 0)
  }

  /// The width available to all lines after the first.
  private var lastLineWidth: CGFloat {
    width - sideIndents - max(piece.style.headIndent - piece.style.firstLineHeadIndent, 0)
  }

  /// The indentation of a line before alignment.
  func indent(ofLine index: Int) -> CGFloat {
    index == 0 ? piece.style.firstLineHeadIndent : piece.style.headIndent
  }

  /// Whether the paragraph's line break strategy affects its lines.
  private var hasStrategy: Bool {
    width.isFinite && piece.style.lineBreakMode != .characterWrapping
      && piece.style.lineBreakMode != .clipping
  }

  /// Whether the last line may contain a single word.
  private var keepsOrphans: Bool {
    !hasStrategy || !piece.style.lineBreakStrategy.contains(.pushOut) || !isEndOfParagraph
  }

  /// Ranges of text that are kept on one line if they fit, in bytes.
  private func unbrokenRanges(
    _ bytes: UnsafeBufferPointer<UInt8>, _ scan: TextScanner, with range: Range<Int>?
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    if scan.hasHangul, hasStrategy, piece.style.lineBreakStrategy.contains(.hangulWordPriority) {
      ranges = LineBreakRules.hangulWords(bytes)
    }
    return range.map { LineBreakRules.merge($0, into: ranges) } ?? ranges
  }

  private func setBreaking(of layout: OpaquePointer, lines: Int) {
    let style = piece.style
    let indent = style.firstLineHeadIndent - style.headIndent
    if indent != 0 { pango_layout_set_indent(layout, units(indent)) }
    guard width.isFinite else { return }
    if style.lineBreakMode == .clipping, lines == 1 || !style.clipsLastLine { return }
    // Rounded up so that a measured width does not break its own line.
    pango_layout_set_width(layout, max(units(width - sideIndents), 0))
    pango_layout_set_wrap(
      layout, style.lineBreakMode == .characterWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    if style.alignment == .justified { pango_layout_set_justify(layout, 1) }
    guard style.lineBreakMode.truncates, lines != Int.max else { return }
    pango_layout_set_height(layout, -Int32(clamping: lines))
    switch style.lineBreakMode {
    case .truncatingHead: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
    case .truncatingMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
    default: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
  }

  private func setTabs(of layout: OpaquePointer) {
    let interval = piece.style.tabInterval > 0 ? piece.style.tabInterval : 28
    let tabs = pango_tab_array_new(1, 0)
    pango_tab_array_set_tab(tabs, 0, PANGO_TAB_LEFT, units(interval))
    pango_layout_set_tabs(layout, tabs)
    pango_tab_array_free(tabs)
  }

  // MARK: Attributes

  private func span(at byte: Int) -> TextLayout.Span {
    spans.first { $0.end > byte } ?? spans[spans.count - 1]
  }

  private func attributes(
    _ bytes: UnsafeBufferPointer<UInt8>, _ scan: TextScanner, extra: Int, _ unbroken: [Range<Int>]
  ) -> OpaquePointer {
    if spans.count == 1, isPlain(spans[0].style), !scan.hasJoiningScript, !scan.hasSoftHyphen {
      let shared = spans[0].style.face.attributes
      if unbroken.isEmpty { return pango_attr_list_ref(shared) }
      let list = pango_attr_list_copy(shared)!
      addWords(unbroken, to: list)
      return list
    }
    let list = pango_attr_list_new()!
    addWords(unbroken, to: list)
    // A soft hyphen must be visible at the end of a line, but Pango enables hyphens only for all or none.
    if !scan.hasSoftHyphen { pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0)) }
    let end = piece.start + piece.length
    for span in spans where span.start <= end && (span.end > piece.start || span.end == .max) {
      let from = max(span.start - piece.start, 0)
      let to = span.end >= end ? piece.length + extra : span.end - piece.start
      guard to > from else { continue }
      let style = span.style
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
        attribute?.pointee.start_index = UInt32(range.lowerBound)
        attribute?.pointee.end_index = UInt32(range.upperBound)
        pango_attr_list_insert(list, attribute)
      }
      let range = from..<to
      if spans.count > 1 { add(pango_attr_font_desc_new(style.face.description(scan.script)), range) }
      let isAttachment = style.attachmentSize != nil
      let spacing = style.spacing
      if spacing != 0 || isAttachment {
        for part in scan.spaceableRanges(in: range, bytes) {
          add(pango_attr_letter_spacing_new(exactUnits(spacing)), part)
        }
      }
      if let features = features(of: style) { add(pango_attr_font_features_new(features), range) }
      if style.baselineOffset != 0 { add(pango_attr_rise_new(exactUnits(style.baselineOffset)), range) }
      if let size = style.attachmentSize {
        var box = PangoRectangle(
          x: 0, y: -units(size.height), width: units(size.width), height: units(size.height))
        add(pango_attr_shape_new(&box, &box), range)
      }
    }
    return list
  }

  /// Prevents breaks within words, unless a word is wider than its line.
  private func addWords(_ ranges: [Range<Int>], to list: OpaquePointer) {
    for range in ranges {
      let word = pango_attr_word_new()
      word?.pointee.start_index = UInt32(range.lowerBound)
      word?.pointee.end_index = UInt32(range.upperBound)
      pango_attr_list_insert(list, word)
    }
  }

  /// Whether the face contains all attributes of a style that affect shaping.
  private func isPlain(_ style: TextStyle) -> Bool {
    style.kern == 0 && style.allowsLigatures && style.baselineOffset == 0 && style.attachmentSize == nil
  }

  private func features(of style: TextStyle) -> String? {
    switch (style.face.hasMonospacedDigits, style.allowsLigatures) {
    case (false, true): nil
    case (true, true): "tnum=1"
    case (false, false): "liga=0,clig=0"
    case (true, false): "tnum=1,liga=0,clig=0"
    }
  }
}

/// Properties of a text that are needed before shaping.
struct TextScanner {
  private(set) var script = FontLibrary.Script.other
  private(set) var hasTab = false
  private(set) var hasNull = false
  private(set) var isASCII = true
  private(set) var hasJoiningScript = false
  private(set) var hasSoftHyphen = false
  private(set) var hasHangul = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes {
      if byte >= 0x80 {
        isASCII = false
      } else if byte < 0x20 {
        if byte == 9 { hasTab = true }
        if byte == 0 { hasNull = true }
      }
    }
    if !isASCII { scanScalars(bytes) }
  }

  private mutating func scanScalars(_ bytes: UnsafeBufferPointer<UInt8>) {
    var hasHan = false
    var hasKana = false
    var hasBopomofo = false
    forEachScalar(bytes) { scalar, _ in
      switch scalar {
      case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: hasKana = true
      case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF: hasHangul = true
      case 0x3100...0x312F: hasBopomofo = true
      case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: hasHan = true
      case 0xAD: hasSoftHyphen = true
      default: if joins(scalar) { hasJoiningScript = true }
      }
    }
    if hasKana {
      script = .japanese
    } else if hasHangul {
      script = .korean
    } else if hasBopomofo {
      script = .traditionalChinese
    } else if hasHan {
      script = .simplifiedChinese
    }
  }

  /// The parts of a range whose letters may be spaced, excluding scripts with joined letters.
  func spaceableRanges(in range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard hasJoiningScript else { return [range] }
    var result: [Range<Int>] = []
    var start: Int?
    let upper = min(range.upperBound, bytes.count)
    forEachScalar(bytes) { scalar, index in
      guard index >= range.lowerBound, index < upper else { return }
      if joins(scalar) {
        if let open = start { result.append(open..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let open = start, open < range.upperBound { result.append(open..<range.upperBound) }
    return result
  }
}

private func joins(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x0600...0x08FF, 0x0900...0x0DFF, 0x1800...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: true
  default: false
  }
}

func forEachScalar(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (UInt32, Int) -> Void) {
  var index = 0
  while index < bytes.count {
    let lead = bytes[index]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard index + length <= bytes.count else { return }
    var scalar = UInt32(length == 1 ? lead : lead & (0xFF >> UInt8(length + 1)))
    for offset in 1..<max(length, 1) where length > 1 {
      scalar = scalar << 6 | UInt32(bytes[index + offset] & 0x3F)
    }
    body(scalar, index)
    index += length
  }
}

/// Converts points to Pango units, rounding up.
private func units(_ points: CGFloat) -> Int32 {
  Int32(min(max((points * CGFloat(PANGO_SCALE)).rounded(.up), -1e9), 1e9))
}
