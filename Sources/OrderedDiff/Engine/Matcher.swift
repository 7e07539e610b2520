/// Matches the elements of the old collection with those of the new one.
///
/// Common prefixes and suffixes are removed. Then both collections are traversed in parallel, in three
/// phases:
/// 1. linear: while elements are equal, whole runs are compared at once;
/// 2. windowed: at a difference, the next few elements are searched for a position where the collections
///   continue equally;
/// 3. hashed: otherwise, each element is looked up among those passed in the other collection, and indexed. A
///   long insertion or deletion ends when a passed element recurs, followed by further matches.
///
/// If the hashed phase continues for too long without success, the collections have no common order, and the
/// remaining elements are looked up at once.
struct Matcher<Source: DiffSource>: ~Copyable {
  private let source: Source
  private var blocks: [Matching.Block] = []
  private var old = UnmatchedElements(keepsPartners: true)
  private var new = UnmatchedElements(keepsPartners: false)
  /// The elements passed in the hashed phase, by their position in the rests.
  private var oldIndex = HashIndex(capacity: 0)
  private var newIndex = HashIndex(capacity: 0)

  /// The search distance of the windowed phase.
  private static var window: Int { 8 }
  /// The number of consecutive matches that ends the hashed phase.
  private static var longRun: Int { 4 }

  private init(_ source: Source) {
    self.source = source
  }

  /// Consumes the matcher, so that its memory is released before the matching is used.
  static func matching(_ source: Source) -> Matching {
    var matcher = Matcher(source)
    return matcher.run()
  }

  private mutating func run() -> Matching {
    if walk() { lookUpUnindexed() } else { lookUpAll() }
    let pairs = old.pairs()
    return Matching(
      oldCount: source.oldCount, newCount: source.newCount, blocks: blocks, deletes: old.aloneOffsets(),
      inserts: new.aloneOffsets(), pairOld: pairs.offsets, pairNew: pairs.partners)
  }

  @inline(__always)
  private mutating func addBlock(_ old: Int, _ new: Int, _ count: Int) {
    guard count > 0 else { return }
    blocks.append(
      Matching.Block(
        old: Int32(truncatingIfNeeded: old), new: Int32(truncatingIfNeeded: new),
        count: Int32(truncatingIfNeeded: count)))
  }

  // MARK: Traversal

  /// Traverses both collections. Returns `false` if no element passed outside the hashed phase can be found
  /// through its indices.
  @inline(never)
  private mutating func walk() -> Bool {
    let prefix = source.run(0, 0)
    addBlock(0, 0, prefix)
    let suffix = source.runBackward(
      source.oldCount, source.newCount, limit: min(source.oldCount, source.newCount) - prefix)
    let oldEnd = source.oldCount - suffix
    let newEnd = source.newCount - suffix
    var (i, j) = (prefix, prefix)
    // The end of the last block. Only later elements can form a block.
    var (oldFloor, newFloor) = (prefix, prefix)
    // The number of elements that the hashed phase may pass without finding a long run.
    let unmatchedLimit = max(64, max(oldEnd - i, newEnd - j) * 3 / 16)
    var passed = 0
    var isLost = false
    while i < oldEnd, j < newEnd {
      // In the middle of a long change, the windowed search is unlikely to succeed and is done less often.
      if passed < 8 || passed & 7 == 0, let (oldSkip, newSkip) = lookAhead(i, j, oldEnd, newEnd) {
        old.append(from: i, count: oldSkip)
        new.append(from: j, count: newSkip)
        i += oldSkip
        j += newSkip
        let length = min(source.run(i, j), oldEnd - i, newEnd - j)
        addBlock(i, j, length)
        i += length
        j += length
        (oldFloor, newFloor) = (i, j)
        if length >= Self.longRun { passed = 0 }
        continue
      }
      if let (place, length) = passOldElement(i, newFloor, oldEnd, newEnd) {
        let start = new.offset(place)
        new.takeRun(from: place, length: length)
        addBlock(i, start, length)
        i += length
        j = max(j, start + length)
        (oldFloor, newFloor) = (i, start + length)
        passed = 0
        continue
      }
      i += 1
      if let (place, length) = passNewElement(j, oldFloor, oldEnd, newEnd) {
        let start = old.offset(place)
        old.takeRun(from: place, length: length)
        addBlock(start, j, length)
        j += length
        i = max(i, start + length)
        (oldFloor, newFloor) = (start + length, j)
        passed = 0
        continue
      }
      j += 1
      passed += 1
      if passed > unmatchedLimit {
        isLost = true
        break
      }
    }
    if i < oldEnd { old.append(from: i, count: oldEnd - i) }
    if j < newEnd { new.append(from: j, count: newEnd - j) }
    addBlock(oldEnd, newEnd, suffix)
    return !isLost && (oldIndex.count > 0 || newIndex.count > 0)
  }

  /// Windowed phase: the numbers of elements to skip on each side so that the next ones are equal.
  @inline(__always)
  private func lookAhead(_ i: Int, _ j: Int, _ oldEnd: Int, _ newEnd: Int) -> (Int, Int)? {
    if source.equal(i, j) { return (0, 0) }
    var distance = 1
    while distance <= Self.window {
      let hasOld = i + distance < oldEnd
      let hasNew = j + distance < newEnd
      if hasOld, source.equal(i + distance, j) { return (distance, 0) }
      if hasNew, source.equal(i, j + distance) { return (0, distance) }
      if hasOld, hasNew, source.equal(i + distance, j + distance) { return (distance, distance) }
      if !hasOld, !hasNew { return nil }
      distance += 1
    }
    return nil
  }

  /// Hashed phase for the old collection: returns the start of a long run in the new rest, and its length.
  @inline(__always)
  private mutating func passOldElement(_ i: Int, _ newFloor: Int, _ oldEnd: Int, _ newEnd: Int) -> (Int, Int)?
  {
    let tag = HashIndex.tag(source.oldHash(i))
    let place = newIndex.first(tag: tag) { new.isAlone($0) && source.equal(i, new.offset($0)) }
    guard place >= 0 else {
      oldIndex.insert(old.count, tag: tag)
      old.append(i)
      return nil
    }
    let start = new.offset(place)
    if start >= newFloor {
      let length = new.freeRun(from: place, limit: min(source.run(i, start), oldEnd - i, newEnd - start))
      if length >= Self.longRun { return (place, length) }
    }
    new.setPartner(place, i)
    old.append(i, partner: start)
    return nil
  }

  /// Hashed phase for the new collection.
  @inline(__always)
  private mutating func passNewElement(_ j: Int, _ oldFloor: Int, _ oldEnd: Int, _ newEnd: Int) -> (Int, Int)?
  {
    let tag = HashIndex.tag(source.newHash(j))
    let place = oldIndex.first(tag: tag) { old.isAlone($0) && source.equal(old.offset($0), j) }
    guard place >= 0 else {
      newIndex.insert(new.count, tag: tag)
      new.append(j)
      return nil
    }
    let start = old.offset(place)
    if start >= oldFloor {
      let length = old.freeRun(from: place, limit: min(source.run(start, j), oldEnd - start, newEnd - j))
      if length >= Self.longRun { return (place, length) }
    }
    old.setPartner(place, j)
    new.append(j, partner: start)
    return nil
  }

  // MARK: Passed elements

  /// Looks up elements that were passed outside the hashed phase.
  @inline(never)
  private mutating func lookUpUnindexed() {
    let indexesOld = !new.unindexed.isEmpty
    for range in old.unindexed {
      for place in Int(range.lowerBound)..<Int(range.upperBound) where old.isAlone(place) {
        let offset = old.offset(place)
        let tag = HashIndex.tag(source.oldHash(offset))
        let partner = newIndex.first(tag: tag) { new.isAlone($0) && source.equal(offset, new.offset($0)) }
        if partner >= 0 {
          old.setPartner(place, new.offset(partner))
          new.setPartner(partner, offset)
        } else if indexesOld {
          oldIndex.insert(place, tag: tag)
        }
      }
    }
    for range in new.unindexed {
      for place in Int(range.lowerBound)..<Int(range.upperBound) where new.isAlone(place) {
        let offset = new.offset(place)
        let tag = HashIndex.tag(source.newHash(offset))
        let partner = oldIndex.first(tag: tag) { old.isAlone($0) && source.equal(old.offset($0), offset) }
        if partner >= 0 {
          new.setPartner(place, old.offset(partner))
          old.setPartner(partner, offset)
        }
      }
    }
  }

  /// Looks up all elements without a partner. Elements in an index are not hashed again.
  @inline(never)
  private mutating func lookUpAll() {
    guard old.count > 0, new.count > 0 else { return }
    let source = source
    var alone = 0
    for place in 0..<new.count where new.isAlone(place) { alone += 1 }
    let index = FixedIndex(capacity: alone, places: new.count)
    var passed = HashIndex(capacity: 0)
    swap(&passed, &newIndex)
    passed.forEach { place, tag in if new.isAlone(place) { index.insert(place, tag: tag) } }
    passed = HashIndex(capacity: 0)
    swap(&passed, &oldIndex)
    withUnsafeTemporaryAllocation(of: Search.self, capacity: Search.batch) { searches in
      for range in new.unindexed {
        var place = Int(range.lowerBound)
        while place < Int(range.upperBound) {
          let count = Self.next(searches, &place, Int(range.upperBound), new)
          let begun = UnsafeMutableBufferPointer(rebasing: searches[..<count])
          source.hashNew(begun)
          for search in begun.indices { begun[search].entry = index.entry(begun[search].tag) }
          for search in begun { index.insert(Int(search.place), tag: search.tag) }
        }
      }
      passed.forEach { place, tag in
        guard old.isAlone(place) else { return }
        lookUp(
          Search(place: Int32(place), offset: Int32(old.offset(place)), tag: tag, entry: index.entry(tag)),
          index)
      }
      for range in old.unindexed {
        var place = Int(range.lowerBound)
        while place < Int(range.upperBound) {
          let count = Self.next(searches, &place, Int(range.upperBound), old)
          let begun = UnsafeMutableBufferPointer(rebasing: searches[..<count])
          source.hashOld(begun)
          for search in begun.indices { begun[search].entry = index.entry(begun[search].tag) }
          for search in begun { lookUp(search, index) }
        }
      }
    }
  }

  @inline(__always)
  private mutating func lookUp(_ search: Search, _ index: borrowing FixedIndex) {
    let partner = index.first(tag: search.tag, entry: search.entry) {
      new.isAlone($0) && source.equal(Int(search.offset), new.offset($0))
    }
    guard partner >= 0 else { return }
    old.setPartner(Int(search.place), new.offset(partner))
    new.setPartner(partner, Int(search.offset))
  }

  /// Starts several searches at once, so that their memory accesses overlap.
  @inline(__always)
  private static func next(
    _ searches: UnsafeMutableBufferPointer<Search>, _ place: inout Int, _ end: Int,
    _ rest: borrowing UnmatchedElements
  ) -> Int {
    var count = 0
    while place < end, count < Search.batch {
      if rest.isAlone(place) {
        searches[count] = Search(
          place: Int32(truncatingIfNeeded: place), offset: Int32(truncatingIfNeeded: rest.offset(place)))
        count += 1
      }
      place += 1
    }
    return count
  }
}
