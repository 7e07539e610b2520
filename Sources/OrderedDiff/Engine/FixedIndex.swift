/// Finds places by the hashes of what stands there: as ``HashIndex``, but of a size known beforehand and half the memory.
struct FixedIndex: ~Copyable {
  private let slots: UnsafeMutablePointer<UInt32>
  private let mask: Int
  /// An entry is the place plus one, in so many bits, and some bits of the hash above them.
  private let placeBits: UInt32
  private let placeMask: UInt32

  /// - Parameters:
  ///   - capacity: How many entries there will be.
  ///   - places: All places are less than this, which is less than 2³¹.
  init(capacity: Int, places: Int) {
    var size = 16
    while size * 3 < capacity * 4 { size *= 2 }
    slots = .allocate(capacity: size)
    slots.initialize(repeating: 0, count: size)
    mask = size - 1
    placeBits = UInt32(Int.bitWidth - (places + 1).leadingZeroBitCount)
    placeMask = (1 << placeBits) - 1
  }

  deinit {
    slots.deallocate()
  }

  /// The entry where a search begins. Reading some of them before they are needed lets their memory come in at once.
  @inline(__always)
  func entry(_ hash: UInt) -> UInt32 { slots[Int(truncatingIfNeeded: hash) & mask] }

  @inline(__always)
  private func mark(_ hash: UInt) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) & ~placeMask }

  /// Enters a place. Others of the same hash stay.
  @inline(__always)
  func insert(_ place: Int, hash: UInt) {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = mark(hash) | UInt32(truncatingIfNeeded: place + 1)
  }

  /// The first place of a hash that a closure accepts, or -1.
  @inline(__always)
  func first(hash: UInt, entry first: UInt32, where accepts: (Int) -> Bool) -> Int {
    var entry = first
    var slot = Int(truncatingIfNeeded: hash) & mask
    let mark = mark(hash)
    while entry != 0 {
      if entry & ~placeMask == mark {
        let place = Int(entry & placeMask) - 1
        if accepts(place) { return place }
      }
      slot = (slot + 1) & mask
      entry = slots[slot]
    }
    return -1
  }
}
