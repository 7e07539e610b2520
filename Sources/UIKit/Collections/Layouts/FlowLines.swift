/// The lines of items with individual sizes: the start and first item of each line.
///
/// A line with a single item, as in a list, is stored as one number.
struct FlowLines: Sendable {
  /// The parameters that determine the end of a line.
  struct Filler {
    /// The available cross extent, in points.
    let room: CGFloat
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
  }

  private(set) var starts: ContiguousArray<CGFloat> = []
  /// The first item of each line; empty if every line has one item.
  private var firstItems: ContiguousArray<Int32> = []

  var isEmpty: Bool { starts.isEmpty }

  // MARK: Filling

  /// Fills lines again, starting with an existing one.
  /// - Returns: The start of the next line.
  mutating func fill(from line: Int, _ sizes: UnsafeBufferPointer<FlowSection.Extent>, _ filler: Filler)
    -> CGFloat
  {
    var item = line < starts.count ? firstItem(of: line) : 0
    var start = line < starts.count ? starts[line] : 0
    starts.removeSubrange(min(line, starts.count)...)
    if !firstItems.isEmpty { firstItems.removeSubrange(min(line, firstItems.count)...) }
    starts.reserveCapacity(starts.count + sizes.count - item)
    while item < sizes.count {
      let first = item
      var (used, thickness) = (sizes[item].cross, sizes[item].main)
      item += 1
      while item < sizes.count {
        let wanted = used + filler.itemSpacing + sizes[item].cross
        if wanted > filler.room { break }
        used = wanted
        thickness = max(thickness, sizes[item].main)
        item += 1
      }
      note(first, start, isSingle: item == first + 1 || item == sizes.count)
      start += thickness + filler.lineSpacing
    }
    return start
  }

  /// Begins a line. While all lines except the last have a single item, first items are not stored.
  private mutating func note(_ first: Int, _ start: CGFloat, isSingle: Bool) {
    if !firstItems.isEmpty {
      firstItems.append(Int32(first))
    } else if !isSingle {
      firstItems.reserveCapacity(starts.capacity / 2)
      firstItems.append(contentsOf: (0..<Int32(starts.count)))
      firstItems.append(Int32(first))
    }
    starts.append(start)
  }

  // MARK: Finding

  func firstItem(of line: Int) -> Int { firstItems.isEmpty ? line : Int(firstItems[line]) }

  /// - Parameter count: The total number of items.
  func items(of line: Int, count: Int) -> Range<Int> {
    firstItem(of: line)..<(line + 1 < starts.count ? firstItem(of: line + 1) : count)
  }

  /// The line of an item.
  func index(ofItem item: Int) -> Int {
    firstItems.isEmpty
      ? min(item, max(0, starts.count - 1)) : Self.last(in: firstItems, notBeyond: Int32(item))
  }

  /// The items of the lines between two offsets.
  func items(from low: CGFloat, to high: CGFloat, count: Int) -> Range<Int> {
    let line = Self.last(in: starts, notBeyond: low)
    let first = firstItem(of: line)
    let end = starts.withUnsafeBufferPointer { starts in
      var end = line
      while end < starts.count, starts[end] < high { end += 1 }
      return end
    }
    return first..<max(first, end < starts.count ? firstItem(of: end) : count)
  }

  /// The index of the last of ascending values that is not greater than another; the first if all are.
  private static func last<Value: Comparable>(in values: ContiguousArray<Value>, notBeyond value: Value)
    -> Int
  {
    values.withUnsafeBufferPointer { values in
      // A fixed sequence of step lengths avoids branch mispredictions.
      var (low, length) = (0, values.count)
      while length > 1 {
        let half = length / 2
        low += values[low + half] <= value ? half : 0
        length -= half
      }
      return low
    }
  }
}
