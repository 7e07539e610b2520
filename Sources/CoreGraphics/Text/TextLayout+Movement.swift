import CCairo

/// Cursor movement by words and in bidirectional text. Indices are in UTF-16 units.
extension TextLayout {
  /// The next end of a word after an index, within the paragraph.
  package func wordEnd(after index: Int) -> Int? {
    let end = nextWordEnd(after: index)
    return end > index && end <= map.utf16Count ? end : nil
  }

  /// The previous start of a word before an index, within the paragraph.
  package func wordStart(before index: Int) -> Int? {
    let start = previousWordStart(before: index)
    return start < index ? start : nil
  }

  /// The position to the left or right of an index in visual order; `nil` beyond the paragraph.
  package func visualNeighbor(of index: Int, toTheRight: Bool) -> Int? {
    guard let number = lineIndex(at: index) else { return nil }
    let paragraph = paragraphs[lines[number].paragraph]
    var next: Int32 = 0
    var trailing: Int32 = 0
    pango_layout_move_cursor_visually(
      paragraph.layout, 1, Int32(map.utf8(fromUTF16: index) - paragraph.start), 0, toTheRight ? 1 : -1, &next,
      &trailing)
    guard next >= 0, next != Int32.max else { return nil }
    var byte = paragraph.start + Int(next)
    if trailing > 0 { byte = byteIndex(after: byte, scalars: Int(trailing)) }
    return map.utf16(fromUTF8: byte)
  }
}
