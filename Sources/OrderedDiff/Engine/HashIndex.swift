/// A hash index from the hashes of elements to small integers.
///
/// An entry contains half of its hash, so growing needs no rehashing and few entries of other elements need
/// to be compared.
struct HashIndex: ~Copyable {
  private var slots: UnsafeMutablePointer<UInt64>
  private var mask: Int
  private var room: Int
  private(set) var count = 0

  /// - Parameter capacity: The number of entries that fit without growing.
  init(capacity: Int) {
    var size = 16
    while size * 3 < capacity * 4 { size *= 2 }
    slots = Self.allocate(size)
    mask = size - 1
    room = size / 4 * 3
  }

  private init(copying other: borrowing HashIndex) {
    slots = .allocate(capacity: other.mask + 1)
    slots.initialize(from: other.slots, count: other.mask + 1)
    (mask, room, count) = (other.mask, other.room, other.count)
  }

  borrowing func copy() -> HashIndex { HashIndex(copying: self) }

  deinit {
    slots.deallocate()
  }

  private static func allocate(_ size: Int) -> UnsafeMutablePointer<UInt64> {
    let slots = UnsafeMutablePointer<UInt64>.allocate(capacity: size)
    slots.initialize(repeating: 0, count: size)
    return slots
  }

  @inline(__always)
  static func tag(_ hash: UInt) -> UInt32 {
    UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }

  /// Inserts an integer. Entries with the same hash are kept.
  @inline(__always)
  mutating func insert(_ value: Int, tag: UInt32) {
    if count == room { grow() }
    count += 1
    var slot = Int(truncatingIfNeeded: tag) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt64(tag) << 32 | UInt64(truncatingIfNeeded: value + 1)
  }

  /// The first integer with a hash that a closure accepts, or -1.
  @inline(__always)
  func first(tag: UInt32, where accepts: (Int) -> Bool) -> Int {
    var slot = Int(truncatingIfNeeded: tag) & mask
    var entry = slots[slot]
    while entry != 0 {
      if UInt32(truncatingIfNeeded: entry >> 32) == tag {
        let value = Int(truncatingIfNeeded: entry & 0xffff_ffff) - 1
        if accepts(value) { return value }
      }
      slot = (slot + 1) & mask
      entry = slots[slot]
    }
    return -1
  }

  /// Visits all entries, in unspecified order.
  func forEach(_ body: (_ value: Int, _ tag: UInt32) -> Void) {
    for slot in 0...mask where slots[slot] != 0 {
      body(
        Int(truncatingIfNeeded: slots[slot] & 0xffff_ffff) - 1, UInt32(truncatingIfNeeded: slots[slot] >> 32))
    }
  }

  @inline(never)
  private mutating func grow() {
    let old = slots
    let oldSize = mask + 1
    let size = oldSize < 4_096 ? oldSize * 4 : oldSize * 2
    slots = Self.allocate(size)
    mask = size - 1
    room = size / 4 * 3
    for index in 0..<oldSize where old[index] != 0 {
      var slot = Int(truncatingIfNeeded: old[index] >> 32) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = old[index]
    }
    old.deallocate()
  }
}
