/// Elements of a collection that the traversal has passed without matching, in order.
struct UnmatchedElements: ~Copyable {
  /// The offset of each element, or its complement if it is matched.
  private var offsets: UnsafeMutablePointer<Int32>
  /// The offset of each element's partner in the other collection, or -1. Stored for one side only.
  private var partners: UnsafeMutablePointer<Int32>?
  private(set) var count = 0
  private var capacity: Int
  /// Ranges that are not indexed.
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

  /// Appends a range of elements without reading them.
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

  /// - Precondition: The element is unmatched.
  @inline(__always)
  mutating func setPartner(_ place: Int, _ partner: Int) {
    offsets[place] = ~offsets[place]
    partners?[place] = Int32(truncatingIfNeeded: partner)
  }

  /// The number of consecutive unmatched elements starting at a position. Elements after the last one have
  /// not been passed yet and count as unmatched.
  func freeRun(from place: Int, limit: Int) -> Int {
    var length = 0
    let start = offset(place)
    while length < limit, place + length < count {
      guard offsets[place + length] == Int32(truncatingIfNeeded: start + length) else { return length }
      length += 1
    }
    return limit
  }

  /// Marks a run of unmatched elements as part of a block.
  mutating func takeRun(from place: Int, length: Int) {
    for taken in place..<min(place + length, count) { offsets[taken] = ~offsets[taken] }
  }

  /// The offsets of the unmatched elements.
  func aloneOffsets() -> [Int32] {
    let offsets = offsets
    var total = 0
    for place in 0..<count { total &+= 1 &+ Int(offsets[place] >> 31) }
    return [Int32](unsafeUninitializedCapacity: total) { buffer, initialized in
      // Branch-free: the value written for a matched element is overwritten by the next one.
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

  /// The matched elements and their partners.
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
