/// Finds the elements that need not be moved.
enum IncreasingSubsequence {
  /// The members of a longest increasing subsequence of distinct values.
  ///
  /// - Complexity: O(n log n); O(n) for values in ascending or descending order.
  static func longest(_ values: [Int32]) -> (members: BitSet, count: Int) {
    let count = values.count
    var members = BitSet(count: count)
    guard count > 0 else { return (members, 0) }
    // For each length, the least value at which a subsequence can end, and its position.
    let tails = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    let tailPlaces = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    let previous = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    defer {
      tails.deallocate()
      tailPlaces.deallocate()
      previous.deallocate()
    }
    var longest = 0
    values.withUnsafeBufferPointer { values in
      for place in 0..<count {
        let value = values[place]
        let length =
          longest == 0 || tails[longest - 1] < value
          ? longest : lowerBound(value, UnsafeBufferPointer(start: tails, count: longest))
        previous[place] = length > 0 ? tailPlaces[length - 1] : -1
        tails[length] = value
        tailPlaces[length] = Int32(truncatingIfNeeded: place)
        if length == longest { longest += 1 }
      }
    }
    var place = tailPlaces[longest - 1]
    while place >= 0 {
      members.insert(Int(place))
      place = previous[Int(place)]
    }
    return (members, longest)
  }

  /// The first index whose value is not less, computed without branches.
  @inline(__always)
  private static func lowerBound(_ value: Int32, _ sorted: UnsafeBufferPointer<Int32>) -> Int {
    var base = 0
    var count = sorted.count
    while count > 1 {
      let half = count / 2
      base = sorted[base + half - 1] < value ? base + half : base
      count -= half
    }
    return sorted[base] < value ? base + 1 : base
  }

  /// Whether each item is in a heaviest subsequence of increasing rank. Ranks are distinct.
  ///
  /// - Complexity: O(n log n).
  static func heaviest(count: Int, rank: (Int) -> Int, weight: (Int) -> Int32) -> [Bool] {
    var stays = [Bool](repeating: false, count: count)
    guard count > 0 else { return stays }
    // A Fenwick tree over ranks with the item at which the heaviest subsequence so far ends.
    var tree = [Int32](repeating: -1, count: count + 1)
    var total = [Int32](repeating: 0, count: count)
    var previous = [Int32](repeating: -1, count: count)
    var last: Int32 = -1
    tree.withUnsafeMutableBufferPointer { tree in
      total.withUnsafeMutableBufferPointer { total in
        for item in 0..<count {
          let position = rank(item) + 1
          var best: Int32 = -1
          var bestTotal: Int32 = 0
          var node = position - 1
          while node > 0 {
            let candidate = tree[node]
            if candidate >= 0, total[Int(candidate)] > bestTotal {
              best = candidate
              bestTotal = total[Int(candidate)]
            }
            node &= node - 1
          }
          previous[item] = best
          let sum = bestTotal + weight(item)
          total[item] = sum
          node = position
          while node <= count {
            let old = tree[node]
            // Entries at least as heavy here are also at least as heavy in all ancestors.
            if old >= 0, total[Int(old)] >= sum { break }
            tree[node] = Int32(truncatingIfNeeded: item)
            node += node & -node
          }
          if last < 0 || sum > total[Int(last)] { last = Int32(truncatingIfNeeded: item) }
        }
      }
    }
    while last >= 0 {
      stays[Int(last)] = true
      last = previous[Int(last)]
    }
    return stays
  }
}
