import Foundation

/// Collections of identifiers of one machine word, compared bitwise.
struct WordSource<Word: FixedWidthInteger & UnsignedInteger>: DiffSource {
  private let old: UnsafePointer<Word>
  private let new: UnsafePointer<Word>
  let oldCount: Int
  let newCount: Int
  private let seed = WordHash.seedA

  /// - Precondition: The elements have the size and alignment of a word.
  init<T>(_ old: UnsafeBufferPointer<T>, _ new: UnsafeBufferPointer<T>) {
    self.old = Self.words(old)
    self.new = Self.words(new)
    oldCount = old.count
    newCount = new.count
  }

  private static func words<T>(_ buffer: UnsafeBufferPointer<T>) -> UnsafePointer<Word> {
    // An empty collection may have no storage; its words are never read.
    guard let base = buffer.baseAddress else {
      return UnsafePointer(bitPattern: MemoryLayout<Word>.alignment)!
    }
    return UnsafeRawPointer(base).assumingMemoryBound(to: Word.self)
  }

  @inline(__always)
  func equal(_ i: Int, _ j: Int) -> Bool { old[i] == new[j] }

  @inline(__always)
  func oldHash(_ i: Int) -> UInt { WordHash.mix(UInt64(truncatingIfNeeded: old[i]), seed) }

  @inline(__always)
  func newHash(_ j: Int) -> UInt { WordHash.mix(UInt64(truncatingIfNeeded: new[j]), seed) }

  func run(_ i: Int, _ j: Int) -> Int {
    Memory.equalPrefix(
      old + i, new + j, count: min(oldCount - i, newCount - j), stride: MemoryLayout<Word>.stride
    ) { $0.load(as: Word.self) == $1.load(as: Word.self) }
  }

  func runBackward(_ i: Int, _ j: Int, limit: Int) -> Int {
    Memory.equalSuffix(old + i, new + j, count: limit, stride: MemoryLayout<Word>.stride) {
      $0.load(as: Word.self) == $1.load(as: Word.self)
    }
  }
}

/// Collections of identifiers of sixteen bytes with any alignment, compared bitwise.
struct DoubleWordSource: DiffSource {
  private let old: UnsafeRawPointer
  private let new: UnsafeRawPointer
  let oldCount: Int
  let newCount: Int
  private let seedA = WordHash.seedA
  private let seedB = WordHash.seedB

  /// - Precondition: The elements have sixteen bytes.
  init<T>(_ old: UnsafeBufferPointer<T>, _ new: UnsafeBufferPointer<T>) {
    let nowhere = UnsafeRawPointer(bitPattern: 16)!
    self.old = old.baseAddress.map { UnsafeRawPointer($0) } ?? nowhere
    self.new = new.baseAddress.map { UnsafeRawPointer($0) } ?? nowhere
    oldCount = old.count
    newCount = new.count
  }

  @inline(__always)
  private static func equal(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let low = a.loadUnaligned(as: UInt64.self) ^ b.loadUnaligned(as: UInt64.self)
    let high =
      a.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      ^ b.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    return low | high == 0
  }

  @inline(__always)
  private func hash(_ a: UnsafeRawPointer) -> UInt {
    let low = UInt64(WordHash.mix(a.loadUnaligned(as: UInt64.self), seedA))
    return WordHash.mix(a.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ low, seedB)
  }

  @inline(__always)
  func equal(_ i: Int, _ j: Int) -> Bool { Self.equal(old + i * 16, new + j * 16) }

  @inline(__always)
  func oldHash(_ i: Int) -> UInt { hash(old + i * 16) }

  @inline(__always)
  func newHash(_ j: Int) -> UInt { hash(new + j * 16) }

  func run(_ i: Int, _ j: Int) -> Int {
    Memory.equalPrefix(
      old + i * 16, new + j * 16, count: min(oldCount - i, newCount - j), stride: 16, equal: Self.equal)
  }

  func runBackward(_ i: Int, _ j: Int, limit: Int) -> Int {
    Memory.equalSuffix(old + i * 16, new + j * 16, count: limit, stride: 16, equal: Self.equal)
  }
}
