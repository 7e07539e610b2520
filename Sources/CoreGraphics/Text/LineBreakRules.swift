import CCairo

/// The line break opportunities of a text, and the ranges that a line break strategy keeps together.
///
/// Pango breaks Korean between any two syllables, as Unicode's rules (UAX #14) allow. Apple's strategy for
/// Hangul breaks it at spaces: "it prohibits breaking between Hangul characters".
enum LineBreakRules {
  // Swift does not import the bit fields of PangoLogAttr: is_line_break and is_mandatory_break are bits 0 and
  // 1.
  private static let lineBreak: UInt32 = 1 << 0
  private static let mandatoryBreak: UInt32 = 1 << 1

  /// The ranges between two break opportunities that keep Hangul together, in bytes.
  ///
  /// Each begins and ends at an existing break opportunity, so marking it as a word does not add any.
  static func hangulWords(_ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    let count = bytes.count { $0 & 0xC0 != 0x80 } + 1
    return withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count) { attributes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_get_log_attrs(
          $0.baseAddress, Int32($0.count), -1, pango_language_from_string("ko"), attributes.baseAddress,
          Int32(count))
      }
      return hangulWords(bytes, UnsafeBufferPointer(attributes))
    }
  }

  private static func hangulWords(
    _ bytes: UnsafeBufferPointer<UInt8>, _ attributes: UnsafeBufferPointer<PangoLogAttr>
  ) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    var joined = false
    var previous = CharacterKind.other
    var index = 0
    forEachScalar(bytes) { scalar, byte in
      let kind = CharacterKind(scalar)
      defer {
        previous = kind
        index += 1
      }
      guard byte > 0, index < attributes.count, attributes[index].bits & lineBreak != 0 else { return }
      if previous.joins(kind), attributes[index].bits & mandatoryBreak == 0 {
        joined = true
      } else {
        if joined { words.append(start..<byte) }
        start = byte
        joined = false
      }
    }
    if joined { words.append(start..<bytes.count) }
    return words
  }

  /// The last word of the penultimate line and the only word of the last line, in bytes of the layout; `nil`
  /// if the last line has several words, or if both words cannot fit on one line.
  ///
  /// - Parameter width: The width of the last line in Pango units.
  static func orphan(in layout: OpaquePointer, width: Int32) -> Range<Int>? {
    let lines = pango_layout_get_line_count(layout)
    guard lines > 1, pango_layout_is_ellipsized(layout) == 0,
      let last = pango_layout_get_line_readonly(layout, lines - 1),
      let above = pango_layout_get_line_readonly(layout, lines - 2), last.pointee.length > 0,
      let text = pango_layout_get_text(layout)
    else { return nil }
    let (start, end) = (Int(last.pointee.start_index), Int(last.pointee.start_index + last.pointee.length))
    let bytes = UnsafeBufferPointer(
      start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: end)
    // Only words that are separated by spaces are moved; Chinese and Japanese have no orphans.
    guard start > 0, bytes[start - 1] == 0x20, !hasSpaceInside(bytes, start, end) else { return nil }
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return nil }
    let opportunities = UnsafeBufferPointer(start: attributes, count: Int(count))
    guard let pushed = lastOpportunity(bytes, opportunities, Int(above.pointee.start_index), start) else {
      return nil
    }
    var (left, right): (Int32, Int32) = (0, 0)
    pango_layout_line_index_to_x(above, Int32(pushed), 0, &left)
    pango_layout_line_index_to_x(above, Int32(start - 1), 0, &right)
    var extents = PangoRectangle()
    pango_layout_line_get_extents(last, nil, &extents)
    // Excludes the space between them, which has no width at the end of its line.
    guard abs(right - left) + extents.width <= width else { return nil }
    return pushed..<end
  }

  /// Whether a range of the text is exactly the last line of a layout.
  static func isLastLine(_ range: Range<Int>, of layout: OpaquePointer) -> Bool {
    let last = pango_layout_get_line_readonly(layout, pango_layout_get_line_count(layout) - 1)
    return last.map { Int($0.pointee.start_index) == range.lowerBound } ?? false
  }

  private static func hasSpaceInside(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var end = end
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    return bytes[start..<end].contains(0x20)
  }

  /// The start of the last word of the line from `start` to `end`; `nil` if it has only one word.
  private static func lastOpportunity(
    _ bytes: UnsafeBufferPointer<UInt8>, _ attributes: UnsafeBufferPointer<PangoLogAttr>, _ start: Int,
    _ end: Int
  ) -> Int? {
    var index = 0
    var found: Int?
    forEachScalar(UnsafeBufferPointer(rebasing: bytes[..<end])) { _, byte in
      if byte > start, attributes[index].bits & lineBreak != 0 { found = byte }
      if byte == end - 1, attributes[index + 1].bits & mandatoryBreak != 0 { found = nil }
      index += 1
    }
    return found
  }

  /// Adds a range to sorted ranges, merging overlapping ones.
  static func merge(_ range: Range<Int>, into ranges: [Range<Int>]) -> [Range<Int>] {
    var merged = range
    var result: [Range<Int>] = []
    for other in ranges {
      if other.overlaps(merged) {
        merged = min(other.lowerBound, merged.lowerBound)..<max(other.upperBound, merged.upperBound)
      } else {
        result.append(other)
      }
    }
    result.append(merged)
    return result.sorted { $0.lowerBound < $1.lowerBound }
  }
}

/// The role of a character in Korean line breaking.
private enum CharacterKind {
  case hangul
  /// Letters, digits, ideographs and adjacent brackets.
  case joining
  case other

  init(_ scalar: UInt32) {
    self =
      switch scalar {
      case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: .hangul
      // ( and ), [ and ], %, digits and letters.
      case 0x25, 0x28, 0x29, 0x30...0x39, 0x41...0x5B, 0x5D, 0x61...0x7A: .joining
      // Latin, Greek and Cyrillic letters, and quotation marks.
      case 0xAA...0xD6, 0xD8...0xF6, 0xF8...0x052F, 0x1E00...0x1FFF, 0x2018...0x201F: .joining
      case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: .joining
      default: .other
      }
  }

  /// Whether a break between two characters is prohibited although Unicode's rules allow it.
  func joins(_ next: CharacterKind) -> Bool {
    (self == .hangul && next != .other) || (next == .hangul && self != .other)
  }
}

extension PangoLogAttr {
  fileprivate var bits: UInt32 {
    withUnsafeBytes(of: self) { $0.loadUnaligned(as: UInt32.self) }
  }
}
