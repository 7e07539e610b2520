/// The number of rows per element, determined lazily: elements that have not been created yet count as one
/// row.
package struct RowCounts: Equatable {
  private static let block = 256
  private static let unknown: Int32 = -1
  private var counts: [Int32]
  private var sums: [Int]
  package private(set) var total: Int

  package init(elements: Int) {
    counts = Array(repeating: Self.unknown, count: elements)
    let blocks = (elements + Self.block - 1) / Self.block
    sums = (0..<blocks).map { min(Self.block, elements - $0 * Self.block) }
    total = elements
  }

  package var elements: Int { counts.count }

  /// The number of rows of an element, if known.
  package subscript(element: Int) -> Int? {
    let count = counts[element]
    return count == Self.unknown ? nil : Int(count)
  }

  private func rows(_ element: Int) -> Int {
    max(0, counts[element] == Self.unknown ? 1 : Int(counts[element]))
  }

  /// - Returns: Whether the number of rows differs from the previously assumed one.
  @discardableResult
  package mutating func set(_ element: Int, _ count: Int) -> Bool {
    let change = count - rows(element)
    counts[element] = Int32(count)
    sums[element / Self.block] += change
    total += change
    return change != 0
  }

  /// The element that contains a row, and the row's offset in it.
  package func find(row: Int) -> (element: Int, offset: Int) {
    var left = row
    var block = 0
    while block < sums.count - 1, left >= sums[block] {
      left -= sums[block]
      block += 1
    }
    var element = block * Self.block
    while element < counts.count - 1, left >= rows(element) {
      left -= rows(element)
      element += 1
    }
    return (element, left)
  }

  /// The first row of an element.
  package func firstRow(of element: Int) -> Int {
    let block = element / Self.block
    var row = 0
    for index in 0..<block { row += sums[index] }
    for index in (block * Self.block)..<element { row += rows(index) }
    return row
  }

  /// The deletions and insertions of rows that lead to `other`.
  package func changes(to other: RowCounts) -> RowChanges {
    var changes = RowChanges()
    var (old, new) = (0, 0)
    for block in sums.indices {
      let range = (block * Self.block)..<min(counts.count, (block + 1) * Self.block)
      if sums[block] == other.sums[block], counts[range] == other.counts[range] {
        old += sums[block]
        new += sums[block]
        continue
      }
      for element in range {
        let (before, after) = (rows(element), other.rows(element))
        if after < before { changes.deletions.insert(integersIn: (old + after)..<(old + before)) }
        if after > before { changes.insertions.insert(integersIn: (new + before)..<(new + after)) }
        old += before
        new += after
      }
    }
    return changes
  }
}

/// Deleted and inserted rows: old indices before the change, and new indices after it.
package struct RowChanges: Equatable {
  package var deletions = IndexSet()
  package var insertions = IndexSet()
  package init() {}
}
