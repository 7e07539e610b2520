/// The lines of a text, for converting offsets to places.
struct LineIndex {
  private let starts: [Int]

  init(_ text: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    for (offset, byte) in text.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    self.starts = starts
  }

  /// The place of an offset in bytes; columns count bytes, as the compiler's do.
  func place(_ offset: Int) -> ReferenceSummary.Place {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return ReferenceSummary.Place(line: low + 1, column: offset - starts[low] + 1)
  }
}
