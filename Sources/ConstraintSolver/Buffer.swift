/// Growable storage for trivial values.
///
/// Has no reference counting and no copy-on-write, and checks bounds only in debug builds, because the
/// tableau's inner loops take a few instructions per element. The owner releases it with `deallocate()`.
struct Buffer<Element: BitwiseCopyable>: BitwiseCopyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private var length: Int32 = 0
  private var capacity: Int32 = 0

  init() { base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)! }

  @inline(__always) var count: Int { Int(length) }
  @inline(__always) var isEmpty: Bool { length == 0 }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating _modify { yield &self[Int(index)] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if length == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    length += 1
  }

  mutating func append(repeating element: Element, count extra: Int) {
    if count + extra > Int(capacity) { grow(to: count + extra) }
    (base + count).initialize(repeating: element, count: extra)
    length += Int32(extra)
  }

  /// Reserves space after the last element. The caller initializes it and calls `extend(by:)`.
  @inline(__always)
  mutating func reserve(_ extra: Int) {
    if count + extra > Int(capacity) { grow(to: count + extra) }
  }

  /// Appends elements that the caller has written to the reserved space.
  @inline(__always)
  mutating func extend(by extra: Int) {
    assert(count + extra <= Int(capacity))
    length += Int32(extra)
  }

  @inline(__always)
  @discardableResult
  mutating func removeLast() -> Element {
    assert(length > 0)
    length -= 1
    return base[count]
  }

  /// Increases the capacity, keeping the elements.
  @inline(__always) mutating func removeAll() { length = 0 }

  @inline(never)
  private mutating func grow(to minimum: Int) {
    let size = max(minimum, 4, Int(capacity) * 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: size)
    if capacity > 0 {
      larger.update(from: base, count: count)
      base.deallocate()
    }
    base = larger
    capacity = Int32(size)
  }

  mutating func deallocate() {
    if capacity > 0 { base.deallocate() }
    self = Buffer()
  }
}
