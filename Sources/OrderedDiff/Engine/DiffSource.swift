import Foundation

/// Two collections whose elements can be compared and hashed by their offsets.
protocol DiffSource {
  var oldCount: Int { get }
  var newCount: Int { get }

  func equal(_ old: Int, _ new: Int) -> Bool
  func oldHash(_ old: Int) -> UInt
  func newHash(_ new: Int) -> UInt

  /// Fills in the tags of elements of the old collection.
  func hashOld(_ searches: UnsafeMutableBufferPointer<Search>)
  /// Fills in the tags of elements of the new collection.
  func hashNew(_ searches: UnsafeMutableBufferPointer<Search>)

  /// How many elements from these offsets on are equal, one by one.
  func run(_ old: Int, _ new: Int) -> Int

  /// How many elements before these offsets are equal, one by one from the end, and not before the given number.
  func runBackward(_ old: Int, _ new: Int, limit: Int) -> Int
}

extension DiffSource {
  @inline(__always)
  func hashOld(_ searches: UnsafeMutableBufferPointer<Search>) {
    for index in searches.indices {
      searches[index].tag = HashIndex.tag(oldHash(Int(searches[index].offset)))
    }
  }

  @inline(__always)
  func hashNew(_ searches: UnsafeMutableBufferPointer<Search>) {
    for index in searches.indices {
      searches[index].tag = HashIndex.tag(newHash(Int(searches[index].offset)))
    }
  }
}

/// An element on its way into an index or through it.
struct Search {
  static var batch: Int { 32 }

  var place: Int32
  var offset: Int32
  var tag: UInt32 = 0
  var entry: UInt32 = 0
}

/// Makes hashes that an input cannot be prepared for.
enum WordHash {
  private static let seed = UInt64.random(in: .min ... .max)
  static let seedA = seed | 1
  static let seedB = seed &* 0x9E37_79B9_7F4A_7C15 ^ 0xD6E8_FEB8_6659_FD93

  @inline(__always)
  static func mix(_ word: UInt64, _ seed: UInt64) -> UInt {
    let product = (word ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return UInt(truncatingIfNeeded: product.high ^ product.low)
  }
}

/// Finds where two regions of memory differ.
enum Memory {
  /// The number of equal bytes from the start, rounded down to whole elements.
  @inline(__always)
  static func equalPrefix(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int, stride: Int,
    equal: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> Int {
    var done = 0
    // Short runs are the usual ones: ask the library only for longer ones, in growing pieces.
    let first = min(count, 4)
    while done < first {
      guard equal(a + done * stride, b + done * stride) else { return done }
      done += 1
    }
    var piece = 16
    while done < count {
      let size = min(piece, count - done)
      if memcmp(a + done * stride, b + done * stride, size * stride) != 0 { break }
      done += size
      piece = min(piece * 2, 1024)
    }
    while done < count, equal(a + done * stride, b + done * stride) { done += 1 }
    return done
  }

  /// The number of equal elements before two ends.
  @inline(__always)
  static func equalSuffix(
    _ aEnd: UnsafeRawPointer, _ bEnd: UnsafeRawPointer, count: Int, stride: Int,
    equal: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> Int {
    var done = 0
    var piece = 16
    while done < count {
      let size = min(piece, count - done)
      let back = (done + size) * stride
      if memcmp(aEnd - back, bEnd - back, size * stride) != 0 { break }
      done += size
      piece = min(piece * 2, 1024)
    }
    while done < count, equal(aEnd - (done + 1) * stride, bEnd - (done + 1) * stride) { done += 1 }
    return done
  }
}
