import Foundation

extension OrderedDifference {
  /// Compares two ordered collections of identifiers.
  ///
  /// Integers, UUIDs and object identifiers are compared and hashed as machine words.
  public init<Old: Collection, New: Collection>(from old: Old, to new: New)
  where Old.Element == New.Element, Old.Element: Hashable {
    self.init()
    withStorage(of: old) { old in
      withStorage(of: new) { new in
        self = Self.between(old, new)
      }
    }
  }

  static func between<T: Hashable>(
    _ old: UnsafeBufferPointer<T>, _ new: UnsafeBufferPointer<T>
  ) -> OrderedDifference {
    matching(old, new) { $0.difference() }
  }

  /// Matches the elements of two collections with the fastest method for their type.
  static func matching<T: Hashable, R>(
    _ old: UnsafeBufferPointer<T>, _ new: UnsafeBufferPointer<T>, _ body: (inout Matching) -> R
  ) -> R {
    precondition(
      old.count < Int32.max && new.count < Int32.max, "collections of two thousand million elements or more")
    var matching: Matching
    if T.self == UUID.self {
      matching = Matcher.matching(DoubleWordSource(old, new))
    } else if isWord64(T.self) {
      matching = Matcher.matching(WordSource<UInt64>(old, new))
    } else if T.self == Int32.self || T.self == UInt32.self {
      matching = Matcher.matching(WordSource<UInt32>(old, new))
    } else {
      matching = Matcher.matching(OpaqueSource(old, new))
    }
    return body(&matching)
  }

  static func isWord64(_ type: Any.Type) -> Bool {
    type == Int.self || type == UInt.self || type == Int64.self || type == UInt64.self
      || type == ObjectIdentifier.self
  }
}

/// Calls a closure with the elements in contiguous memory.
func withStorage<C: Collection, R>(of collection: C, _ body: (UnsafeBufferPointer<C.Element>) -> R) -> R {
  if let result = collection.withContiguousStorageIfAvailable(body) { return result }
  return Array(collection).withUnsafeBufferPointer(body)
}
