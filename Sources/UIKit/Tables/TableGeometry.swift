import OrderedDiff

/// The positions of all elements of a table, from top to bottom. Pure numbers, without views.
package struct TableGeometry {
  package struct Section {
    /// The space above the header.
    var gap: CGFloat = 0
    var header: CGFloat = 0
    var rows: ExtentIndex
    var footer: CGFloat = 0
    var hasHeaderView = false
    var hasFooterView = false
    var headerIsEstimated = false
    var footerIsEstimated = false
    /// The start of the section in the content.
    fileprivate(set) var start: CGFloat = 0

    init(rows: ExtentIndex) { self.rows = rows }

    var headerStart: CGFloat { start + gap }
    var rowsStart: CGFloat { start + gap + header }
    var footerStart: CGFloat { rowsStart + rows.total }
    var end: CGFloat { footerStart + footer }
  }

  package private(set) var sections: [Section] = []
  /// The start of the first section, below the table header.
  var top: CGFloat = 0
  private var firstStale = 0

  package init() {}

  mutating func replace(_ new: [Section]) {
    sections = new
    firstStale = 0
    settle()
  }

  mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
    body(&sections[section])
    firstStale = min(firstStale, section + 1)
  }

  /// Recalculates the starts of sections after changes.
  mutating func settle() {
    guard firstStale < sections.count else {
      firstStale = sections.count
      return
    }
    var start = firstStale == 0 ? top : sections[firstStale - 1].end
    for index in firstStale..<sections.count {
      sections[index].start = start
      start = sections[index].end
    }
    firstStale = sections.count
  }

  mutating func moveTop(to top: CGFloat) {
    guard top != self.top else { return }
    self.top = top
    firstStale = 0
    settle()
  }

  package var end: CGFloat { sections.last?.end ?? top }

  // MARK: Questions

  func rowSpan(_ path: ItemPath) -> (start: CGFloat, length: CGFloat)? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard path.item >= 0, path.item < section.rows.count else { return nil }
    return (section.rowsStart + section.rows.offset(of: path.item), section.rows[path.item])
  }

  /// Returns the section at an offset: the last one that starts at or before it.
  func section(at offset: CGFloat) -> Int {
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sections[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Enumerates the sections, and their rows, between two offsets.
  func forEachSection(from low: CGFloat, to high: CGFloat, _ body: (Int, Section, Range<Int>) -> Void) {
    guard !sections.isEmpty else { return }
    var index = section(at: low)
    while index < sections.count, sections[index].start < high {
      let section = sections[index]
      let start = section.rowsStart
      var rows = 0..<0
      if section.rows.count > 0, start < high, section.footerStart > low {
        let first = section.rows.index(at: low - start)
        let last = section.rows.index(at: high - start)
        rows = first..<(last + 1)
      }
      body(index, section, rows)
      index += 1
    }
  }
}
