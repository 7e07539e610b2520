/// Changes to a text, in UTF-8 offsets, that keep its lines and columns.
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

  /// Makes the text blank. Line breaks stay.
  mutating func blank(_ range: Range<Int>) {
    replace(range, with: "")
  }

  /// Puts a text in the place of another that is no shorter; what is left over becomes blank and line breaks stay.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    var bytes = Array(replacement.utf8)
    let firstLine = text[range].firstIndex(of: 0x0A).map { $0 - range.lowerBound } ?? range.count
    bytes.reserveCapacity(range.count)
    // Beyond its first line the old text only gives its line breaks and columns.
    var offset = range.lowerBound + min(bytes.count, firstLine)
    while offset < range.upperBound {
      let byte = text[offset]
      bytes.append(byte == 0x0A || byte == 0x0D || byte == 0x09 ? byte : 0x20)
      offset += 1
    }
    edits.append(Edit(range: range, bytes: bytes, order: edits.count))
  }

  /// Puts a text before an offset; what follows on the line moves.
  mutating func insert(_ insertion: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, bytes: Array(insertion.utf8), order: edits.count))
  }

  /// The text with the changes and the trailer.
  ///
  /// An edit that lies in one that comes before it is dropped: what is taken out is not rewritten as well.
  func applied(trailer: String) -> [UInt8] {
    let sorted = edits.sorted {
      if $0.range.lowerBound != $1.range.lowerBound { return $0.range.lowerBound < $1.range.lowerBound }
      if $0.range.isEmpty != $1.range.isEmpty { return $0.range.isEmpty }
      return $0.range.isEmpty ? $0.order < $1.order : $0.range.upperBound > $1.range.upperBound
    }
    var result: [UInt8] = []
    result.reserveCapacity(text.count + trailer.utf8.count + 64 * edits.count)
    var at = 0
    for edit in sorted where edit.range.lowerBound >= at {
      result.append(contentsOf: text[at..<edit.range.lowerBound])
      result.append(contentsOf: edit.bytes)
      at = edit.range.upperBound
    }
    result.append(contentsOf: text[at...])
    result.append(contentsOf: trailer.utf8)
    return result
  }
}
