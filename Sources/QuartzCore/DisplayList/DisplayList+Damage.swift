import CoreGraphics
import Foundation

extension DisplayList {
  /// Rectangles, in the root's coordinates, that cover all differences to the `old` list. Empty if nothing
  /// changed.
  ///
  /// Painting operations that are the same, with the same clips and in the same order, are not redrawn. For
  /// all others, both the old and the new bounds are.
  package func damage(since old: DisplayList) -> [CGRect] {
    if bounds != old.bounds { return [bounds.union(old.bounds)] }
    var region = DamageRegion()
    var head = 0
    let common = min(items.count, old.items.count)
    while head < common, items[head].matches(old.items[head]) { head += 1 }
    var tail = 0
    while tail < common - head, items[items.count - 1 - tail].matches(old.items[old.items.count - 1 - tail]) {
      tail += 1
    }
    let new = head..<(items.count - tail)
    let gone = head..<(old.items.count - tail)
    if new.isEmpty, gone.isEmpty { return [] }
    if new.count == gone.count, zip(new, gone).allSatisfy({ items[$0].key == old.items[$1].key }) {
      for (i, j) in zip(new, gone) where !items[i].matches(old.items[j]) {
        region.add(items[i].rect)
        region.add(old.items[j].rect)
      }
    } else {
      compare(new, with: gone, of: old, into: &region)
    }
    region.grow(over: backdrops.map { (items[$0].rect, items[$0].reach) })
    return region.rects
  }

  private func compare(
    _ new: Range<Int>, with gone: Range<Int>, of old: DisplayList, into region: inout DamageRegion
  ) {
    var places: [UInt64: [Int]] = [:]
    for j in gone.reversed() { places[old.items[j].key, default: []].append(j) }
    // Pairs of equal painting operations, by new index. Pairs outside the longest increasing subsequence of
    // old indices were reordered.
    var pairs: [(new: Int, old: Int)] = []
    for i in new {
      if let j = places[items[i].key]?.popLast() { pairs.append((i, j)) } else { region.add(items[i].rect) }
    }
    for rest in places.values { for j in rest { region.add(old.items[j].rect) } }
    let kept = Self.longestRise(pairs.map(\.old))
    for (n, pair) in pairs.enumerated() where !kept[n] || !items[pair.new].matches(old.items[pair.old]) {
      region.add(items[pair.new].rect)
      region.add(old.items[pair.old].rect)
    }
  }

  /// Whether each entry belongs to a longest increasing subsequence.
  private static func longestRise(_ values: [Int]) -> [Bool] {
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for i in values.indices {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < values[i] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[i] = ends[low - 1] }
      if low == ends.count { ends.append(i) } else { ends[low] = i }
    }
    var kept = [Bool](repeating: false, count: values.count)
    var i = ends.last ?? -1
    while i >= 0 {
      kept[i] = true
      i = previous[i]
    }
    return kept
  }
}

extension DisplayList.Item {
  @inline(__always)
  fileprivate func matches(_ other: DisplayList.Item) -> Bool {
    key == other.key && state == other.state && rect == other.rect
  }
}

/// A small set of rectangles that covers all added rectangles.
struct DamageRegion {
  private(set) var rects: [CGRect] = []
  /// The maximum number of rectangles. More would cost more than drawing the area between them.
  private static let limit = 6

  mutating func add(_ rect: CGRect) {
    guard !rect.isNull, rect.width > 0 || rect.height > 0 else { return }
    // Skips rectangles inside an existing one, which are frequent when much of the screen moves.
    for known in rects where known.contains(rect) { return }
    var rect = rect
    var i = 0
    while i < rects.count {
      let union = rects[i].union(rect)
      // Merges rectangles that touch, or whose union wastes little area.
      if rects[i].insetBy(dx: -2, dy: -2).intersects(rect)
        || area(union) <= (area(rects[i]) + area(rect)) * 1.2
      {
        rect = union
        rects.swapAt(i, rects.count - 1)
        rects.removeLast()
        i = 0
      } else {
        i += 1
      }
    }
    rects.append(rect)
    if rects.count > Self.limit { joinNearest() }
  }

  /// Extends damage that touches a backdrop, or the area it reads, to cover both completely.
  mutating func grow(over backdrops: [(rect: CGRect, reach: CGFloat)]) {
    var isGrowing = !backdrops.isEmpty
    while isGrowing {
      isGrowing = false
      for backdrop in backdrops where !backdrop.rect.isNull {
        // One more tile of the downscaled image than the blur reaches.
        let whole = backdrop.rect.insetBy(dx: -backdrop.reach - 8, dy: -backdrop.reach - 8)
        if rects.contains(where: { $0.intersects(whole) }), !rects.contains(where: { $0.contains(whole) }) {
          add(whole)
          isGrowing = true
        }
      }
    }
  }

  private mutating func joinNearest() {
    var best = (0, 1)
    var waste = CGFloat.infinity
    for i in rects.indices {
      for j in (i + 1)..<rects.count {
        let w = area(rects[i].union(rects[j])) - area(rects[i]) - area(rects[j])
        if w < waste {
          waste = w
          best = (i, j)
        }
      }
      if i + 2 >= rects.count { break }
    }
    let joint = rects[best.0].union(rects[best.1])
    rects.remove(at: best.1)
    rects.remove(at: best.0)
    add(joint)
  }

  private func area(_ r: CGRect) -> CGFloat { r.width * r.height }
}
