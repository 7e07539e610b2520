/// The item positions of a flow layout's section, as numbers along the scrolling axis (main) and across it
/// (cross).
///
/// Rules are from CollectionSemantics.md 4. Lines of equal items are stored as one run, so that a million items
/// cost as much as one; only lines with other sizes are stored individually.
package struct FlowSection {
  /// Lengths along the scrolling axis and across it, in points.
  package struct Extent: Equatable, Sendable {
    package var main: CGFloat
    package var cross: CGFloat
    package init(main: CGFloat, cross: CGFloat) {
      self.main = main
      self.cross = cross
    }
  }

  package struct Place: Equatable, Sendable {
    package var main: CGFloat
    package var cross: CGFloat
    package var extent: Extent

    package init(main: CGFloat, cross: CGFloat, extent: Extent) {
      self.main = main
      self.cross = cross
      self.extent = extent
    }
  }

  /// The item sizes: a common size with exceptions, or individual sizes.
  package struct Sizes: Sendable {
    package let count: Int
    package var common: Extent
    private var others: [Int: Extent] = [:]
    /// The exceptions, ascending.
    private var listed: [Int] = []
    /// The individual sizes; empty if there is a common size.
    private var each: [Extent] = []

    package init(count: Int, common: Extent) {
      self.count = count
      self.common = common
    }

    package init(_ sizes: [Extent]) {
      self.init(count: sizes.count, common: sizes.first ?? Extent(main: 0, cross: 0))
      if sizes.contains(where: { $0 != common }) { each = sizes }
    }

    package subscript(index: Int) -> Extent {
      if !each.isEmpty { return each[index] }
      return others.isEmpty ? common : others[index] ?? common
    }

    package mutating func set(_ size: Extent, at index: Int) {
      guard each.isEmpty else { return each[index] = size }
      if others.updateValue(size, forKey: index) == nil { listed.insert(index, at: firstListed(from: index)) }
    }

    private func firstListed(from index: Int) -> Int {
      var (low, high) = (0, listed.count)
      while low < high {
        let middle = (low + high) / 2
        if listed[middle] < index { low = middle + 1 } else { high = middle }
      }
      return low
    }

    /// The first exception at or after an index, or the number of items.
    fileprivate func nextListed(from index: Int) -> Int {
      guard each.isEmpty else { return index }
      let place = firstListed(from: index)
      return place < listed.count ? listed[place] : count
    }

    /// Accesses the individual sizes, if any.
    fileprivate func withEach<Result>(_ body: (UnsafeBufferPointer<Extent>) -> Result) -> Result? {
      each.isEmpty ? nil : each.withUnsafeBufferPointer(body)
    }
  }

  /// Consecutive lines: one line with any sizes, or many full lines of common items.
  private struct Run {
    var firstItem: Int
    var itemsPerLine: Int
    var lines: Int
    var start: CGFloat
    var thickness: CGFloat

    /// The number of lines that begin before an offset.
    func lines(before offset: CGFloat, _ lineSpacing: CGFloat) -> Int {
      let step = thickness + lineSpacing
      return lines == 1 || step <= 0 ? lines : min(lines, Int(((offset - start) / step).rounded(.down)) + 1)
    }

    /// The first item of the line at an offset.
    func firstItem(at offset: CGFloat, _ lineSpacing: CGFloat) -> Int {
      let step = thickness + lineSpacing
      guard lines > 1, step > 0 else { return firstItem }
      return firstItem + min(lines - 1, max(0, Int(((offset - start) / step).rounded(.down)))) * itemsPerLine
    }
  }

  private struct Line {
    var items: Range<Int>
    var start: CGFloat
    var thickness: CGFloat
  }

  package private(set) var sizes: Sizes
  package let available: CGFloat
  package let lineSpacing: CGFloat
  package let itemSpacing: CGFloat
  /// The runs, if there is a common size.
  private var runs: [Run] = []
  /// The lines, if items have individual sizes.
  private var lines = FlowLines()
  /// The total length along the main axis.
  package private(set) var length: CGFloat = 0

  /// The tolerance for sums of sizes, in points.
  private static let tolerance: CGFloat = 0.001

  /// - Parameter available: The cross extent without insets.
  package init(sizes: Sizes, available: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat) {
    self.sizes = sizes
    self.available = available
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    if !fillLines(from: 0) { solve(from: 0) }
  }

  // MARK: Lines

  /// The number of common items per line, at least one.
  private var capacity: Int {
    let step = sizes.common.cross + itemSpacing
    guard step > 0 else { return max(1, sizes.count) }
    return max(1, Int(((available + itemSpacing + Self.tolerance) / step).rounded(.down)))
  }

  /// Fills lines greedily, starting with the first item of a line.
  private mutating func solve(from run: Int) {
    var item = run < runs.count ? runs[run].firstItem : 0
    var start = run < runs.count ? runs[run].start : 0
    runs.removeSubrange(run...)
    let capacity = capacity
    while item < sizes.count {
      let listed = sizes.nextListed(from: item)
      // The item after a full line must not fit; a smaller one might.
      let full =
        listed == sizes.count
        ? (sizes.count - item + capacity - 1) / capacity : (listed - item - 1) / capacity
      if full > 0 {
        runs.append(
          Run(
            firstItem: item, itemsPerLine: capacity, lines: full, start: start, thickness: sizes.common.main))
        item = min(sizes.count, item + full * capacity)
        start += CGFloat(full) * (sizes.common.main + lineSpacing)
        continue
      }
      let line = fillLine(from: item)
      runs.append(
        Run(firstItem: item, itemsPerLine: line.count, lines: 1, start: start, thickness: line.thickness))
      item += line.count
      start += line.thickness + lineSpacing
    }
    length = runs.isEmpty ? 0 : start - lineSpacing
  }

  /// Fills lines of items with individual sizes, starting with a line.
  /// - Returns: `false` if there is a common size.
  private mutating func fillLines(from line: Int) -> Bool {
    let filler = FlowLines.Filler(
      room: available + Self.tolerance, lineSpacing: lineSpacing, itemSpacing: itemSpacing)
    let end = sizes.withEach { lines.fill(from: line, $0, filler) }
    guard let end else { return false }
    length = end - lineSpacing
    return true
  }

  private func fillLine(from first: Int) -> (count: Int, thickness: CGFloat) {
    var item = first
    var used: CGFloat = 0
    var thickness: CGFloat = 0
    while item < sizes.count {
      let size = sizes[item]
      let wanted = item == first ? size.cross : used + itemSpacing + size.cross
      if item > first, wanted > available + Self.tolerance { break }
      used = wanted
      thickness = max(thickness, size.main)
      item += 1
    }
    return (item - first, thickness)
  }

  /// Changes the size of an item.
  package mutating func setSize(_ size: Extent, at item: Int) { setSizes([(item, size)]) }

  package mutating func setSizes(_ changes: [(item: Int, size: Extent)]) {
    var first = Int.max
    for change in changes {
      sizes.set(change.size, at: change.item)
      first = min(first, change.item)
    }
    guard first < sizes.count else { return }
    // The preceding line may now have space for the item.
    if fillLines(from: max(0, lines.index(ofItem: first) - 1)) { return }
    guard !runs.isEmpty else { return }
    let index = runIndex(ofItem: first)
    let run = runs[index]
    let line = (first - run.firstItem) / run.itemsPerLine
    let kept = max(0, line - 1)
    if kept > 0, run.lines > 1 {
      let shortened = Run(
        firstItem: run.firstItem, itemsPerLine: run.itemsPerLine, lines: kept, start: run.start,
        thickness: run.thickness)
      let rest = Run(
        firstItem: run.firstItem + kept * run.itemsPerLine, itemsPerLine: 1, lines: 1,
        start: run.start + CGFloat(kept) * (run.thickness + lineSpacing), thickness: 0)
      runs.replaceSubrange(index..., with: [shortened, rest])
      solve(from: index + 1)
    } else {
      solve(from: max(0, index - 1))
    }
  }

  // MARK: Finding

  private func runIndex(ofItem item: Int) -> Int {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].firstItem <= item { low = middle } else { high = middle }
    }
    return low
  }

  private func runIndex(at offset: CGFloat) -> Int {
    runs.withUnsafeBufferPointer { runs in
      var (low, high) = (0, runs.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if runs[middle].start <= offset { low = middle } else { high = middle }
      }
      return low
    }
  }

  /// The items whose lines are between two offsets along the main axis.
  package func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard high > 0, low < length else { return 0..<0 }
    guard lines.isEmpty else { return lines.items(from: low, to: high, count: sizes.count) }
    guard !runs.isEmpty else { return 0..<0 }
    var index = runIndex(at: low)
    let first = runs[index].firstItem(at: low, lineSpacing)
    var end = first
    runs.withUnsafeBufferPointer { runs in
      while index < runs.count, runs[index].start < high {
        end = runs[index].firstItem + runs[index].itemsPerLine
        if runs[index].lines > 1 {
          let (all, some) = (runs[index].lines, runs[index].lines(before: high, lineSpacing))
          end = runs[index].firstItem + some * runs[index].itemsPerLine
          if some < all { break }
        }
        index += 1
      }
    }
    return first..<max(first, min(sizes.count, end))
  }

  // MARK: Places

  /// Visits the positions of items in order, computing each line once.
  package func forEachPlace(in items: Range<Int>, _ body: (Int, Place) -> Void) {
    guard !items.isEmpty else { return }
    guard lines.isEmpty else {
      var index = lines.index(ofItem: items.lowerBound)
      repeat {
        let range = lines.items(of: index, count: sizes.count)
        let thickness = range.reduce(0) { max($0, sizes[$1].main) }
        let line = Line(items: range, start: lines.starts[index], thickness: thickness)
        forEachPlace(of: line, within: items, body)
        index += 1
      } while index < lines.starts.count && lines.firstItem(of: index) < items.upperBound
      return
    }
    var index = runIndex(ofItem: items.lowerBound)
    var item = items.lowerBound
    while item < items.upperBound {
      while index + 1 < runs.count, runs[index + 1].firstItem <= item { index += 1 }
      let run = runs[index]
      let number = (item - run.firstItem) / run.itemsPerLine
      let first = run.firstItem + number * run.itemsPerLine
      let line = Line(
        items: first..<min(sizes.count, first + run.itemsPerLine),
        start: run.start + CGFloat(number) * (run.thickness + lineSpacing), thickness: run.thickness)
      forEachPlace(of: line, within: items, body)
      item = line.items.upperBound
    }
  }

  private func forEachPlace(of line: Line, within items: Range<Int>, _ body: (Int, Place) -> Void) {
    let (origin, gap) = spread(line.items)
    var cross = origin
    for current in line.items {
      let size = sizes[current]
      if items.contains(current) {
        let main = line.start + (line.thickness - size.main) / 2
        body(current, Place(main: main, cross: cross, extent: size))
      }
      cross += size.cross + gap
    }
  }

  package func place(of item: Int) -> Place {
    var found = Place(main: 0, cross: 0, extent: sizes[item])
    forEachPlace(in: item..<(item + 1)) { found = $1 }
    return found
  }

  /// The origin and item spacing of a line.
  private func spread(_ line: Range<Int>) -> (origin: CGFloat, gap: CGFloat) {
    var used: CGFloat = 0
    let first = sizes[line.lowerBound]
    var isUniform = true
    for item in line {
      let size = sizes[item]
      used += size.cross
      if size != first { isUniform = false }
    }
    let isLast = line.upperBound == sizes.count
    if !isLast {
      if line.count == 1 { return ((available - used) / 2, 0) }
      return (0, (available - used) / CGFloat(line.count - 1))
    }
    guard isUniform else { return (0, itemSpacing) }
    // Spaced like a full line of items of that size.
    let step = first.cross + itemSpacing
    let room = step > 0 ? Int(((available + itemSpacing + Self.tolerance) / step).rounded(.down)) : line.count
    if room <= 1 { return ((available - used) / 2, 0) }
    return (0, (available - CGFloat(room) * first.cross) / CGFloat(room - 1))
  }
}
