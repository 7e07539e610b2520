import Foundation

/// A bidirectional mapping between identifiers and consecutive numbers, assigned in order of insertion.
///
/// Integers, UUIDs and object identifiers are hashed and compared as words, without requiring specialization.
package class IdentifierIndex<Identifier: Hashable> {
  /// The identifiers by number.
  package fileprivate(set) var keys: [Identifier] = []
  fileprivate var index: HashIndex

  fileprivate init(capacity: Int) { index = HashIndex(capacity: capacity) }

  fileprivate init(copying other: IdentifierIndex) {
    keys = other.keys
    index = other.index.copy()
  }

  /// - Parameter capacity: The number of identifiers that fit without growing.
  package static func make(capacity: Int = 0) -> IdentifierIndex {
    if Identifier.self == UUID.self { return DoubleWordIdentifierIndex(capacity: capacity) }
    if MemoryLayout<Identifier>.size == 8, OrderedDifference.isWord64(Identifier.self) {
      return WordIdentifierIndex(capacity: capacity)
    }
    return GenericIdentifierIndex(capacity: capacity)
  }

  package func copy() -> IdentifierIndex { preconditionFailure("made by a subclass") }

  /// Reserves space for additional identifiers.
  package final func reserve(_ count: Int) {
    keys.reserveCapacity(keys.count + count)
    if index.count == 0 { index = HashIndex(capacity: keys.count + count) }
  }

  /// The number of an identifier, or -1.
  package func find(_ identifier: Identifier) -> Int { preconditionFailure("made by a subclass") }

  /// Assigns numbers to identifiers. Known identifiers keep theirs.
  ///
  /// - Returns: The number of each identifier.
  package func enter(_ identifiers: UnsafeBufferPointer<Identifier>) -> [Int32] {
    preconditionFailure("made by a subclass")
  }

  package final func enter(_ identifiers: [Identifier]) -> [Int32] {
    identifiers.withUnsafeBufferPointer { enter($0) }
  }

  /// Assigns numbers to identifiers that are hashed and compared by their index in `keys`.
  @inline(__always)
  fileprivate func enter(
    _ identifiers: UnsafeBufferPointer<Identifier>, hash: (UnsafeRawPointer) -> UInt,
    equal: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> [Int32] {
    let start = keys.count
    let count = identifiers.count
    if index.count == 0, count > 64 { index = HashIndex(capacity: count) }
    keys.append(contentsOf: identifiers)
    let stride = MemoryLayout<Identifier>.stride
    var next = start
    let numbers = [Int32](unsafeUninitializedCapacity: count) { numbers, used in
      keys.withUnsafeMutableBufferPointer { keys in
        guard let base = keys.baseAddress else { return }
        let raw = UnsafeRawPointer(base)
        for offset in 0..<count {
          let key = raw + (start + offset) * stride
          let tag = HashIndex.tag(hash(key))
          let found = index.first(tag: tag) { equal(raw + $0 * stride, key) }
          if found >= 0 {
            numbers[offset] = Int32(truncatingIfNeeded: found)
            continue
          }
          if next != start + offset { keys.swapAt(next, start + offset) }
          index.insert(next, tag: tag)
          numbers[offset] = Int32(truncatingIfNeeded: next)
          next += 1
        }
      }
      used = count
    }
    if next < keys.count { keys.removeLast(keys.count - next) }
    return numbers
  }

  @inline(__always)
  fileprivate func find(_ tag: UInt32, equal: (UnsafeRawPointer) -> Bool) -> Int {
    let stride = MemoryLayout<Identifier>.stride
    return keys.withUnsafeBufferPointer { keys in
      guard let base = keys.baseAddress else { return -1 }
      let raw = UnsafeRawPointer(base)
      return index.first(tag: tag) { equal(raw + $0 * stride) }
    }
  }
}

private final class DoubleWordIdentifierIndex<Identifier: Hashable>: IdentifierIndex<Identifier> {
  override func copy() -> IdentifierIndex<Identifier> { DoubleWordIdentifierIndex(copying: self) }

  @inline(__always)
  private static func hash(_ key: UnsafeRawPointer) -> UInt {
    let low = UInt64(WordHash.mix(key.loadUnaligned(as: UInt64.self), WordHash.seedA))
    return WordHash.mix(key.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ low, WordHash.seedB)
  }

  @inline(__always)
  private static func equal(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let low = a.loadUnaligned(as: UInt64.self) ^ b.loadUnaligned(as: UInt64.self)
    let high =
      a.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      ^ b.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    return low | high == 0
  }

  override func find(_ identifier: Identifier) -> Int {
    withUnsafeBytes(of: identifier) { bytes in
      guard let key = bytes.baseAddress else { return -1 }
      return find(HashIndex.tag(Self.hash(key))) { Self.equal($0, key) }
    }
  }

  override func enter(_ identifiers: UnsafeBufferPointer<Identifier>) -> [Int32] {
    enter(identifiers, hash: { Self.hash($0) }, equal: { Self.equal($0, $1) })
  }
}

private final class WordIdentifierIndex<Identifier: Hashable>: IdentifierIndex<Identifier> {
  override func copy() -> IdentifierIndex<Identifier> { WordIdentifierIndex(copying: self) }

  override func find(_ identifier: Identifier) -> Int {
    let word = unsafeBitCast(identifier, to: UInt64.self)
    return find(HashIndex.tag(WordHash.mix(word, WordHash.seedA))) { $0.load(as: UInt64.self) == word }
  }

  override func enter(_ identifiers: UnsafeBufferPointer<Identifier>) -> [Int32] {
    enter(identifiers) {
      WordHash.mix($0.load(as: UInt64.self), WordHash.seedA)
    } equal: {
      $0.load(as: UInt64.self) == $1.load(as: UInt64.self)
    }
  }
}

private final class GenericIdentifierIndex<Identifier: Hashable>: IdentifierIndex<Identifier> {
  override func copy() -> IdentifierIndex<Identifier> { GenericIdentifierIndex(copying: self) }

  private static func hash(_ identifier: Identifier) -> UInt {
    UInt(bitPattern: identifier._rawHashValue(seed: 0))
  }

  override func find(_ identifier: Identifier) -> Int {
    find(HashIndex.tag(Self.hash(identifier))) {
      $0.assumingMemoryBound(to: Identifier.self).pointee == identifier
    }
  }

  override func enter(_ identifiers: UnsafeBufferPointer<Identifier>) -> [Int32] {
    enter(identifiers) {
      Self.hash($0.assumingMemoryBound(to: Identifier.self).pointee)
    } equal: {
      $0.assumingMemoryBound(to: Identifier.self).pointee
        == $1.assumingMemoryBound(to: Identifier.self).pointee
    }
  }
}
