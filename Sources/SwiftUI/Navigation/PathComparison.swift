/// Finds the common elements of two paths.
enum PathComparison {
  /// The number of values at the end of a path that are compared individually. Longer paths are assumed to be equal
  /// below this window if their values at its start are equal.
  static var window: Int { 4096 }

  /// Returns the numbers of equal values at the beginning and at the end.
  static func common<C: RandomAccessCollection>(_ old: C, _ new: C) -> (prefix: Int, suffix: Int)
  where C.Element: Hashable {
    let fast = old.withContiguousStorageIfAvailable { before in
      new.withContiguousStorageIfAvailable { after in common(before, after) }
    }
    if case .some(.some(let found)) = fast { return found }
    return common(of: old, new)
  }

  private static func common<E: Hashable>(
    _ old: UnsafeBufferPointer<E>, _ new: UnsafeBufferPointer<E>
  ) -> (prefix: Int, suffix: Int) {
    let shared = min(old.count, new.count)
    if shared > 0, old.baseAddress == new.baseAddress { return (shared, 0) }
    let start = max(0, shared - window)
    var prefix = start + equalPrefix(old[start..<shared], new[start..<shared])
    if start > 0, prefix == start { prefix = equalPrefix(old[0..<start], new[0..<start]) }
    var suffix = 0
    while suffix < shared - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    return (prefix, suffix)
  }

  /// Compares memory first. Equal bits are equal values, because both paths retain their references.
  private static func equalPrefix<E: Hashable>(
    _ old: Slice<UnsafeBufferPointer<E>>, _ new: Slice<UnsafeBufferPointer<E>>
  ) -> Int {
    let (a, b) = (UnsafeBufferPointer(rebasing: old), UnsafeBufferPointer(rebasing: new))
    if a.count > 0, memcmp(a.baseAddress!, b.baseAddress!, a.count * MemoryLayout<E>.stride) == 0 {
      return a.count
    }
    var index = 0
    while index < a.count, a[index] == b[index] { index += 1 }
    return index
  }

  private static func common<C: RandomAccessCollection>(of old: C, _ new: C) -> (prefix: Int, suffix: Int)
  where C.Element: Hashable {
    let shared = min(old.count, new.count)
    let start = max(0, shared - window)
    func equal(from start: Int, to end: Int) -> Int {
      var i = old.index(old.startIndex, offsetBy: start)
      var j = new.index(new.startIndex, offsetBy: start)
      for count in 0..<(end - start) {
        if old[i] != new[j] { return count }
        old.formIndex(after: &i)
        new.formIndex(after: &j)
      }
      return end - start
    }
    var prefix = start + equal(from: start, to: shared)
    if start > 0, prefix == start { prefix = equal(from: 0, to: start) }
    var suffix = 0
    var i = old.endIndex
    var j = new.endIndex
    while suffix < shared - prefix {
      old.formIndex(before: &i)
      new.formIndex(before: &j)
      guard old[i] == new[j] else { break }
      suffix += 1
    }
    return (prefix, suffix)
  }
}
