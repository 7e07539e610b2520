/// Finds what can stay where it is.
enum IncreasingSubsequence {
  /// The members of a longest increasing subsequence of values of which no two are equal.
  ///
  /// - Complexity: O(n log n); O(n) for values in order or in reverse.
  static func longest(_ values: [Int32]) -> (members: BitSet, count: Int) {
    var members = BitSet(count: values.count)
    guard !values.isEmpty else { return (members, 0) }
    // The least value, and its place, at which a subsequence of each length can end.
    var tails: [Int32] = []
    var tailPlaces: [Int32] = []
    var previous = [Int32](repeating: -1, count: values.count)
    values.withUnsafeBufferPointer { values in
      previous.withUnsafeMutableBufferPointer { previous in
        for place in values.indices {
          let value = values[place]
          if tails.isEmpty || tails[tails.count - 1] < value {
            if let last = tailPlaces.last { previous[place] = last }
            tails.append(value)
            tailPlaces.append(Int32(truncatingIfNeeded: place))
            continue
          }
          let length = tails.withUnsafeBufferPointer { lowerBound(value, $0) }
          if length > 0 { previous[place] = tailPlaces[length - 1] }
          tails[length] = value
          tailPlaces[length] = Int32(truncatingIfNeeded: place)
        }
      }
    }
    var place = tailPlaces[tailPlaces.count - 1]
    while place >= 0 {
      members.insert(Int(place))
      place = previous[Int(place)]
    }
    return (members, tails.count)
  }

  /// The first index whose value is not less; written so that the compiler needs no branch.
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

  /// Whether each of some weighted items, of which no two have the same rank, is in a heaviest subsequence of increasing
  /// rank.
  ///
  /// - Complexity: O(n log n).
  static func heaviest(count: Int, rank: (Int) -> Int, weight: (Int) -> Int32) -> [Bool] {
    var stays = [Bool](repeating: false, count: count)
    guard count > 0 else { return stays }
    // A Fenwick tree over ranks: the item at which the heaviest subsequence so far ends.
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
            // What is as heavy there is as heavy further up.
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
