/// A set of small integers with constant-time rank queries.
struct BitSet {
  private var words: [UInt64]
  private var before: [Int32] = []

  init(count: Int) {
    words = [UInt64](repeating: 0, count: count / 64 + 1)
  }

  @inline(__always)
  subscript(_ value: Int) -> Bool { words[value >> 6] & (1 << UInt64(value & 63)) != 0 }

  @inline(__always)
  mutating func insert(_ value: Int) { words[value >> 6] |= 1 << UInt64(value & 63) }

  /// Prepares for calls of ``rank(_:)``.
  mutating func count() {
    before.removeAll()
    before.reserveCapacity(words.count)
    var total: Int32 = 0
    for word in words {
      before.append(total)
      total += Int32(truncatingIfNeeded: word.nonzeroBitCount)
    }
  }

  /// The number of members less than a value.
  @inline(__always)
  func rank(_ value: Int) -> Int {
    let below: UInt64 = (1 << UInt64(value & 63)) - 1
    return Int(before[value >> 6]) + (words[value >> 6] & below).nonzeroBitCount
  }
}
