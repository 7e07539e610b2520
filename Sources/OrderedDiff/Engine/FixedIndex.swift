/// A hash index from tags to positions: like ``HashIndex``, but with a fixed capacity and half the memory.
struct FixedIndex: ~Copyable {
  private let slots: UnsafeMutablePointer<UInt32>
  private let mask: Int
  /// An entry contains the position plus one, and the tag's bits above it.
  private let placeMask: UInt32

  /// - Parameters:
  ///   - capacity: The maximum number of entries.
  ///   - places: An upper bound of all positions, less than 2³¹.
  init(capacity: Int, places: Int) {
    var size = 16
    while size * 3 < capacity * 4 { size *= 2 }
    slots = .allocate(capacity: size)
    slots.initialize(repeating: 0, count: size)
    mask = size - 1
    placeMask = UInt32(truncatingIfNeeded: (1 << (Int.bitWidth - (places + 1).leadingZeroBitCount)) - 1)
  }

  deinit {
    slots.deallocate()
  }

  /// The entry at which a search begins. Reading several entries in advance prefetches their memory.
  @inline(__always)
  func entry(_ tag: UInt32) -> UInt32 { slots[Int(tag) & mask] }

  /// Inserts a position. Entries with the same tag are kept.
  @inline(__always)
  func insert(_ place: Int, tag: UInt32) {
    var slot = Int(tag) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = tag & ~placeMask | UInt32(truncatingIfNeeded: place + 1)
  }

  /// The first position with a tag that a closure accepts, or -1.
  @inline(__always)
  func first(tag: UInt32, entry first: UInt32, where accepts: (Int) -> Bool) -> Int {
    var entry = first
    var slot = Int(tag) & mask
    while entry != 0 {
      if (entry ^ tag) & ~placeMask == 0 {
        let place = Int(entry & placeMask) - 1
        if accepts(place) { return place }
      }
      slot = (slot + 1) & mask
      entry = slots[slot]
    }
    return -1
  }
}
