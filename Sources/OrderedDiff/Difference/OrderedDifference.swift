/// The difference between two ordered collections of identifiers: deletes, inserts and a minimal number of
/// moves.
///
/// Offsets of deletes and of the sources of moves refer to the old collection, offsets of inserts and of the
/// destinations of moves to the new one, as in batch updates.
///
/// The number of moves is minimal: unmoved elements form a longest increasing subsequence. With duplicate
/// identifiers, the difference is correct but may contain more moves than necessary.
///
/// - Complexity: Proportional to both counts, and O(*n* log *n*) only for *n* elements out of order.
public struct OrderedDifference: Hashable, Sendable {
  /// A common element that is out of order.
  public struct Move: Hashable, Sendable, CustomStringConvertible {
    private let from32: Int32
    private let to32: Int32

    public init(from: Int, to: Int) {
      from32 = Int32(from)
      to32 = Int32(to)
    }

    init(_ from: Int32, _ to: Int32) {
      from32 = from
      to32 = to
    }

    /// The offset in the old collection.
    public var from: Int { Int(from32) }
    /// The offset in the new collection.
    public var to: Int { Int(to32) }

    public var description: String { "\(from) → \(to)" }
  }

  /// A list of ascending offsets.
  public struct Offsets: RandomAccessCollection, Hashable, Sendable, ExpressibleByArrayLiteral,
    CustomStringConvertible
  {
    var storage: [Int32]

    init(_ storage: [Int32]) { self.storage = storage }

    /// Creates a list of offsets, which must be ascending.
    public init(arrayLiteral elements: Int...) { storage = elements.map { Int32($0) } }

    public var startIndex: Int { 0 }
    public var endIndex: Int { storage.count }
    public subscript(position: Int) -> Int { Int(storage[position]) }
    public var description: String { storage.description }
  }

  /// The offsets in the old collection of removed elements.
  public internal(set) var deletes: Offsets = []

  /// The offsets in the new collection of added elements.
  public internal(set) var inserts: Offsets = []

  /// The moved common elements, in the old order.
  public internal(set) var moves: [Move] = []

  /// Creates an empty difference.
  public init() {}

  /// Whether the collections are equal.
  public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }

  /// The number of changes.
  public var count: Int { deletes.count + inserts.count + moves.count }
}

extension OrderedDifference: CustomStringConvertible {
  public var description: String {
    "deletes \(deletes), inserts \(inserts), moves \(moves)"
  }
}

extension OrderedDifference {
  /// Returns the new collection, built from the old one and the inserted elements.
  ///
  /// - Complexity: O(n + m).
  public func applied<Old: RandomAccessCollection, New: RandomAccessCollection>(
    to old: Old, inserting new: New
  ) -> [Old.Element] where Old.Element == New.Element {
    var leaves = [Bool](repeating: false, count: old.count)
    for offset in deletes { leaves[offset] = true }
    for move in moves { leaves[move.from] = true }
    var arrivals = [Int32](repeating: -1, count: new.count)
    for move in moves { arrivals[move.to] = Int32(move.from) }
    for offset in inserts { arrivals[offset] = -2 }
    var result: [Old.Element] = []
    result.reserveCapacity(new.count)
    var stay = 0
    for offset in 0..<new.count {
      switch arrivals[offset] {
      case -1:
        while leaves[stay] { stay += 1 }
        result.append(old[old.index(old.startIndex, offsetBy: stay)])
        stay += 1
      case -2: result.append(new[new.index(new.startIndex, offsetBy: offset)])
      case let from: result.append(old[old.index(old.startIndex, offsetBy: Int(from))])
      }
    }
    return result
  }
}
