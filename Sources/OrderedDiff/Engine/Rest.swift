/// Elements of one collection that a walk passed over, in their order.
struct Rest: ~Copyable {
  /// The offset of each element; its complement once the element is not alone any more.
  private var offsets: UnsafeMutablePointer<Int32>
  /// The offset of each element's partner in the other collection, or -1. Kept on one side only.
  private var partners: UnsafeMutablePointer<Int32>?
  private(set) var count = 0
  private var capacity: Int
  /// Parts that no index holds.
  private(set) var unindexed: [Range<Int32>] = []

  init(keepsPartners: Bool) {
    capacity = 64
    offsets = .allocate(capacity: 64)
    partners = keepsPartners ? .allocate(capacity: 64) : nil
  }

  deinit {
    offsets.deallocate()
    partners?.deallocate()
  }

  @inline(__always)
  func offset(_ place: Int) -> Int {
    let offset = offsets[place]
    return Int(truncatingIfNeeded: offset ^ (offset >> 31))
  }

  @inline(__always)
  func isAlone(_ place: Int) -> Bool { offsets[place] >= 0 }

  @inline(__always)
  mutating func append(_ offset: Int) {
    if count == capacity { grow(to: capacity * 2) }
    offsets[count] = Int32(truncatingIfNeeded: offset)
    partners?[count] = -1
    count += 1
  }

  @inline(__always)
  mutating func append(_ offset: Int, partner: Int) {
    append(offset)
    setPartner(count - 1, partner)
  }

  /// Adds a stretch of elements without looking at them.
  mutating func append(from start: Int, count added: Int) {
    guard added > 0 else { return }
    let first = count
    if count + added > capacity { grow(to: max(added < 64 ? capacity * 2 : 0, count + added)) }
    let stretch = offsets + first
    for index in 0..<added { stretch[index] = Int32(truncatingIfNeeded: start &+ index) }
    if let partners { (partners + first).update(repeating: -1, count: added) }
    count += added
    unindexed.append(Int32(first)..<Int32(count))
  }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    offsets = Self.moved(offsets, count, newCapacity)
    partners = partners.map { Self.moved($0, count, newCapacity) }
    capacity = newCapacity
  }

  private static func moved(
    _ old: UnsafeMutablePointer<Int32>, _ count: Int, _ capacity: Int
  ) -> UnsafeMutablePointer<Int32> {
    let new = UnsafeMutablePointer<Int32>.allocate(capacity: capacity)
    new.update(from: old, count: count)
    old.deallocate()
    return new
  }

  /// - Precondition: The element is alone.
  @inline(__always)
  mutating func setPartner(_ place: Int, _ partner: Int) {
    offsets[place] = ~offsets[place]
    partners?[place] = Int32(truncatingIfNeeded: partner)
  }

  /// How many elements from a place on follow each other and are free to become part of a block. What comes after the
  /// last element was not passed yet, and is free.
  func freeRun(from place: Int, limit: Int) -> Int {
    var length = 0
    let start = offset(place)
    while length < limit, place + length < count {
      guard offsets[place + length] == Int32(truncatingIfNeeded: start + length) else { return length }
      length += 1
    }
    return limit
  }

  /// Makes a run of elements, which are alone, part of a block.
  mutating func takeRun(from place: Int, length: Int) {
    for taken in place..<min(place + length, count) { offsets[taken] = ~offsets[taken] }
  }

  /// The offsets of the elements that are alone.
  func aloneOffsets() -> [Int32] {
    let offsets = offsets
    var total = 0
    for place in 0..<count { total &+= 1 &+ Int(offsets[place] >> 31) }
    return [Int32](unsafeUninitializedCapacity: total) { buffer, initialized in
      // Without a branch: what is written for an element that is not alone is overwritten by the next.
      var (kept, place) = (0, 0)
      while kept < total {
        let offset = offsets[place]
        buffer[kept] = offset
        kept &+= 1 &+ Int(offset >> 31)
        place &+= 1
      }
      initialized = total
    }
  }

  /// The elements that have partners, and the partners.
  func pairs() -> (offsets: [Int32], partners: [Int32]) {
    guard let partners else { return ([], []) }
    let offsets = offsets
    var total = 0
    for place in 0..<count { total &+= 1 &+ Int(partners[place] >> 31) }
    func gathered(_ values: UnsafeMutablePointer<Int32>, _ flip: Int32) -> [Int32] {
      [Int32](unsafeUninitializedCapacity: total) { buffer, initialized in
        var (kept, place) = (0, 0)
        while kept < total {
          buffer[kept] = values[place] ^ flip
          kept &+= 1 &+ Int(partners[place] >> 31)
          place &+= 1
        }
        initialized = total
      }
    }
    return (gathered(offsets, -1), gathered(partners, 0))
  }
}
