/// The relation between positions in a source and in its lowered text.
///
/// Positions have lines from 0 and columns from 0 in UTF-16 code units, as in the language server protocol.
package struct PositionMap: Sendable {
  package struct Position: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  private let original: TextLines
  private let lowered: TextLines
  private let changes: [LoweredFile.Change]

  package init(original: String, lowered: LoweredFile) {
    self.original = TextLines(original)
    self.lowered = TextLines(lowered.text)
    changes = lowered.changes
  }

  /// The position in the lowered text. A position at an insertion precedes the inserted text.
  package func lowered(_ position: Position) -> Position {
    let offset = original.offset(of: position)
    guard let change = changes.last(where: { $0.original.lowerBound < offset }) else {
      return lowered.position(of: offset)
    }
    if offset >= change.original.upperBound {
      return lowered.position(of: offset - change.original.upperBound + change.lowered.upperBound)
    }
    let inside = min(offset - change.original.lowerBound, change.lowered.count)
    return lowered.position(of: change.lowered.lowerBound + inside)
  }

  /// The position in the source; `nil` in the additions after its last line. A position in inserted text is that of the
  /// insertion.
  package func original(_ position: Position) -> Position? {
    let offset = lowered.offset(of: position)
    if let last = changes.last, offset > last.lowered.lowerBound { return nil }
    guard let change = changes.last(where: { $0.lowered.lowerBound <= offset }) else {
      return original.position(of: offset)
    }
    if offset >= change.lowered.upperBound {
      return original.position(of: offset - change.lowered.upperBound + change.original.upperBound)
    }
    let inside = min(offset - change.lowered.lowerBound, change.original.count)
    return original.position(of: change.original.lowerBound + inside)
  }

  /// Whether a range of the lowered text has no replaced text.
  package func isUnchanged(_ start: Position, _ end: Position) -> Bool {
    let range = lowered.offset(of: start)..<max(lowered.offset(of: start), lowered.offset(of: end))
    return !changes.contains { change in
      change.lowered.overlaps(range)
        || change.lowered.isEmpty && range.lowerBound < change.lowered.lowerBound
          && change.lowered.lowerBound < range.upperBound
    }
  }

  /// Whether a range of the lowered text is inserted code.
  package func isInserted(_ start: Position, _ end: Position) -> Bool {
    let first = lowered.offset(of: start)
    let last = max(first, lowered.offset(of: end))
    return changes.contains { change in
      change.original.isEmpty && change.lowered.lowerBound <= first && last <= change.lowered.upperBound
        && (first > change.lowered.lowerBound || first < last)
    }
  }

  /// Whether a position of the lowered text is in the argument of a replaced `#selector` or `#keyPath`.
  package func isInReference(_ position: Position) -> Bool {
    let offset = lowered.offset(of: position)
    let line = lowered.bytes[lowered.starts[min(position.line, lowered.starts.count - 1)]...]
      .prefix { $0 != 0x0A }
    for name in ["_selector(", "_keyPat("] {
      let name = Array(name.utf8)
      var at = line.startIndex
      while at + name.count <= line.endIndex {
        guard line[at..<at + name.count].elementsEqual(name) else {
          at += 1
          continue
        }
        var depth = 0
        var end = at + name.count - 1
        while end < line.endIndex {
          if line[end] == UInt8(ascii: "(") { depth += 1 }
          if line[end] == UInt8(ascii: ")") { depth -= 1 }
          if depth == 0 { break }
          end += 1
        }
        if at <= offset, offset <= end { return true }
        at = end
      }
    }
    return false
  }
}

/// The lines of a text, for conversion between offsets and positions.
package struct TextLines: Sendable {
  let bytes: [UInt8]
  /// The UTF-8 offset of each line.
  let starts: [Int]

  package init(_ text: String) {
    bytes = Array(text.utf8)
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
    self.starts = starts
  }

  /// The UTF-8 offset of a position, limited to the text.
  package func offset(of position: PositionMap.Position) -> Int {
    guard position.line < starts.count else { return bytes.count }
    var offset = starts[max(position.line, 0)]
    var units = 0
    while units < position.column, offset < bytes.count, bytes[offset] != 0x0A {
      let byte = bytes[offset]
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      units += length == 4 ? 2 : 1
      offset += length
    }
    return min(offset, bytes.count)
  }

  /// The position of a UTF-8 offset.
  package func position(of offset: Int) -> PositionMap.Position {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var units = 0
    for byte in bytes[starts[low]..<offset] where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    return PositionMap.Position(line: low, column: units)
  }
}
