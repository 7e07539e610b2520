import Foundation

/// Two collections whose elements are compared and hashed by offset.
protocol DiffSource {
  var oldCount: Int { get }
  var newCount: Int { get }

  func equal(_ old: Int, _ new: Int) -> Bool
  func oldHash(_ old: Int) -> UInt
  func newHash(_ new: Int) -> UInt

  /// Computes the tags of elements of the old collection.
  func hashOld(_ searches: UnsafeMutableBufferPointer<Search>)
  /// Computes the tags of elements of the new collection.
  func hashNew(_ searches: UnsafeMutableBufferPointer<Search>)

  /// The number of consecutive equal elements starting at these offsets.
  func run(_ old: Int, _ new: Int) -> Int

  /// The number of consecutive equal elements ending before these offsets, up to a limit.
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

/// An element to insert into an index or to search in it.
struct Search {
  static var batch: Int { 32 }

  var place: Int32
  var offset: Int32
  var tag: UInt32 = 0
  var entry: UInt32 = 0
}

/// A randomly seeded hash, which prevents collision attacks.
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

/// Comparisons of memory regions.
enum Memory {
  /// The number of equal bytes from the start, rounded down to whole elements.
  @inline(__always)
  static func equalPrefix(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int, stride: Int,
    equal: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> Int {
    var done = 0
    // Most runs are short, so `memcmp` is only used for longer ones, in growing chunks.
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

  /// The number of equal elements before two end pointers.
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
