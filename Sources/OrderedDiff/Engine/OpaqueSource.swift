import Foundation

/// Collections of identifiers that are compared and hashed through their own conformances.
///
/// The engine is compiled once for this type; only comparing and hashing depend on the element type.
struct OpaqueSource: DiffSource {
  private let old: UnsafeRawPointer
  private let new: UnsafeRawPointer
  let oldCount: Int
  let newCount: Int
  private let stride: Int
  private let operations: OpaqueOperations

  init<Element: Hashable>(_ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>) {
    // An empty collection may have no storage; its elements are never read.
    let nowhere = UnsafeRawPointer(bitPattern: MemoryLayout<Element>.alignment)!
    self.old = old.baseAddress.map { UnsafeRawPointer($0) } ?? nowhere
    self.new = new.baseAddress.map { UnsafeRawPointer($0) } ?? nowhere
    oldCount = old.count
    newCount = new.count
    stride = MemoryLayout<Element>.stride
    operations = OperationsOf<Element>()
  }

  @inline(__always)
  func equal(_ i: Int, _ j: Int) -> Bool { operations.equal(old + i * stride, new + j * stride) }

  @inline(__always)
  func oldHash(_ i: Int) -> UInt { operations.hash(old + i * stride) }

  @inline(__always)
  func newHash(_ j: Int) -> UInt { operations.hash(new + j * stride) }

  func hashOld(_ searches: UnsafeMutableBufferPointer<Search>) { operations.hash(searches, old) }

  func hashNew(_ searches: UnsafeMutableBufferPointer<Search>) { operations.hash(searches, new) }

  /// Bitwise equal elements are equal; only others must be compared through their conformance.
  func run(_ i: Int, _ j: Int) -> Int {
    let count = min(oldCount - i, newCount - j)
    let (a, b) = (old + i * stride, new + j * stride)
    var done = 0
    // The number of elements to compare individually before the next memory comparison; it grows after
    // failures.
    var asked = 4
    while true {
      let stop = min(count, done + asked)
      while done < stop {
        guard operations.equal(a + done * stride, b + done * stride) else { return done }
        done += 1
      }
      guard done < count else { return done }
      let before = done
      var piece = 16
      while done < count {
        let size = min(piece, count - done)
        guard memcmp(a + done * stride, b + done * stride, size * stride) == 0 else { break }
        done += size
        piece = min(piece * 2, 1024)
      }
      asked = done > before ? 16 : min(asked * 4, 1024)
    }
  }

  func runBackward(_ i: Int, _ j: Int, limit: Int) -> Int {
    let (a, b) = (old + i * stride, new + j * stride)
    var done = 0
    var asked = 4
    while true {
      let stop = min(limit, done + asked)
      while done < stop {
        let back = (done + 1) * stride
        guard operations.equal(a - back, b - back) else { return done }
        done += 1
      }
      guard done < limit else { return done }
      let before = done
      var piece = 16
      while done < limit {
        let size = min(piece, limit - done)
        let back = (done + size) * stride
        guard memcmp(a - back, b - back, size * stride) == 0 else { break }
        done += size
        piece = min(piece * 2, 1024)
      }
      asked = done > before ? 16 : min(asked * 4, 1024)
    }
  }
}

/// Operations on elements given by their address.
private class OpaqueOperations {
  func equal(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }
  func hash(_ a: UnsafeRawPointer) -> UInt { 0 }
  func hash(_ searches: UnsafeMutableBufferPointer<Search>, _ base: UnsafeRawPointer) {}
}

private final class OperationsOf<Element: Hashable>: OpaqueOperations {
  override func equal(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Element.self).pointee == b.assumingMemoryBound(to: Element.self).pointee
  }

  override func hash(_ a: UnsafeRawPointer) -> UInt {
    UInt(bitPattern: a.assumingMemoryBound(to: Element.self).pointee._rawHashValue(seed: 0))
  }

  override func hash(_ searches: UnsafeMutableBufferPointer<Search>, _ base: UnsafeRawPointer) {
    let elements = base.assumingMemoryBound(to: Element.self)
    for index in searches.indices {
      searches[index].tag = HashIndex.tag(
        UInt(bitPattern: elements[Int(searches[index].offset)]._rawHashValue(seed: 0)))
    }
  }
}
