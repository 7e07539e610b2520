/// Finds small integers by the hashes of what they stand for.
///
/// An entry keeps half of its hash: growing needs no hashing, and entries of other elements are seldom looked at closer.
struct HashIndex: ~Copyable {
  private var slots: UnsafeMutablePointer<UInt64>
  private var mask: Int
  private var room: Int
  private(set) var count = 0

  /// - Parameter capacity: How many entries there is room for before the index grows.
  init(capacity: Int) {
    var size = 16
    while size * 3 < capacity * 4 { size *= 2 }
    slots = Self.allocate(size)
    mask = size - 1
    room = size / 4 * 3
  }

  deinit {
    slots.deallocate()
  }

  private static func allocate(_ size: Int) -> UnsafeMutablePointer<UInt64> {
    let slots = UnsafeMutablePointer<UInt64>.allocate(capacity: size)
    slots.initialize(repeating: 0, count: size)
    return slots
  }

  @inline(__always)
  static func tag(_ hash: UInt) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: hash ^ (hash >> 32)))
  }

  /// Enters an integer. Others of the same hash stay.
  @inline(__always)
  mutating func insert(_ value: Int, tag: UInt64) {
    if count == room { grow() }
    count += 1
    var slot = Int(truncatingIfNeeded: tag) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = tag << 32 | UInt64(truncatingIfNeeded: value + 1)
  }

  /// The entry where a search for a hash begins. Reading some of them first lets their memory come in at once.
  @inline(__always)
  func entry(_ tag: UInt64) -> UInt64 { slots[Int(truncatingIfNeeded: tag) & mask] }

  /// The first integer of a hash that a closure accepts, or -1.
  @inline(__always)
  func first(tag: UInt64, where accepts: (Int) -> Bool) -> Int {
    first(tag: tag, entry: entry(tag), where: accepts)
  }

  @inline(__always)
  func first(tag: UInt64, entry first: UInt64, where accepts: (Int) -> Bool) -> Int {
    var entry = first
    var slot = Int(truncatingIfNeeded: tag) & mask
    while entry != 0 {
      if entry >> 32 == tag {
        let value = Int(truncatingIfNeeded: entry & 0xffff_ffff) - 1
        if accepts(value) { return value }
      }
      slot = (slot + 1) & mask
      entry = slots[slot]
    }
    return -1
  }

  @inline(never)
  private mutating func grow() {
    let old = slots
    let oldSize = mask + 1
    let size = oldSize * 4
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
