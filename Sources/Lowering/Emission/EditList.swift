/// Edits of a text, at UTF-8 offsets, that preserve lines and columns.
struct EditList {
  private struct Edit {
    let range: Range<Int>
    let bytes: [UInt8]
    let order: Int
  }

  private var edits: [Edit] = []
  private let text: UnsafeBufferPointer<UInt8>

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range with blanks, preserving line breaks.
  mutating func blank(_ range: Range<Int>) {
    replace(range, with: "")
  }

  /// Replaces a range with text that is not longer, filling with blanks and preserving line breaks.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    var bytes = Array(replacement.utf8)
    let firstLine = text[range].firstIndex(of: 0x0A).map { $0 - range.lowerBound } ?? range.count
    bytes.reserveCapacity(range.count)
    // After the first line, only line breaks and columns of the old text are kept.
    var offset = range.lowerBound + min(bytes.count, firstLine)
    while offset < range.upperBound {
      let byte = text[offset]
      bytes.append(byte == 0x0A || byte == 0x0D || byte == 0x09 ? byte : 0x20)
      offset += 1
    }
    edits.append(Edit(range: range, bytes: bytes, order: edits.count))
  }

  /// Inserts text at an offset, moving the rest of the line.
  mutating func insert(_ insertion: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, bytes: Array(insertion.utf8), order: edits.count))
  }

  /// Returns the edited text with the trailer.
  ///
  /// An edit inside the range of a preceding edit is ignored.
  func applied(trailer: String) -> (text: [UInt8], changes: [LoweredFile.Change]) {
    let sorted = edits.sorted {
      if $0.range.lowerBound != $1.range.lowerBound { return $0.range.lowerBound < $1.range.lowerBound }
      if $0.range.isEmpty != $1.range.isEmpty { return $0.range.isEmpty }
      return $0.range.isEmpty ? $0.order < $1.order : $0.range.upperBound > $1.range.upperBound
    }
    var changes: [LoweredFile.Change] = []
    changes.reserveCapacity(edits.count + 1)
    var result: [UInt8] = []
    result.reserveCapacity(text.count + trailer.utf8.count + 64 * edits.count)
    var at = 0
    for edit in sorted where edit.range.lowerBound >= at {
      result.append(contentsOf: text[at..<edit.range.lowerBound])
      let start = result.count
      result.append(contentsOf: edit.bytes)
      changes.append(LoweredFile.Change(original: edit.range, lowered: start..<result.count))
      at = edit.range.upperBound
    }
    result.append(contentsOf: text[at...])
    let end = result.count
    result.append(contentsOf: trailer.utf8)
    changes.append(LoweredFile.Change(original: text.count..<text.count, lowered: end..<result.count))
    return (result, changes)
  }
}
