/// How one ordered collection of identifiers became another: what was deleted, what was inserted, and the least that has
/// to move.
///
/// Offsets of deletes and of the starts of moves count in the old collection, offsets of inserts and of the ends of moves
/// in the new one: the convention of batch updates.
///
/// Computing takes time proportional to the two counts, and to n log n only for n elements out of order. As few elements
/// move as can: those that do not move are a longest increasing subsequence. Identifiers that occur twice give a correct
/// difference too, though it may move more than it has to.
public struct OrderedDifference: Hashable, Sendable {
  /// An element that is in both collections and out of order.
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

  /// Ascending offsets.
  public struct Offsets: RandomAccessCollection, Hashable, Sendable, ExpressibleByArrayLiteral,
    CustomStringConvertible
  {
    var storage: [Int32]

    init(_ storage: [Int32]) { self.storage = storage }

    /// Takes offsets, which must be ascending.
    public init(arrayLiteral elements: Int...) { storage = elements.map { Int32($0) } }

    public var startIndex: Int { 0 }
    public var endIndex: Int { storage.count }
    public subscript(position: Int) -> Int { Int(storage[position]) }
    public var description: String { storage.description }
  }

  /// Offsets in the old collection of what is not in the new one.
  public internal(set) var deletes: Offsets = []

  /// Offsets in the new collection of what was not in the old one.
  public internal(set) var inserts: Offsets = []

  /// What is in both and has to move, in the old order.
  public internal(set) var moves: [Move] = []

  /// No difference.
  public init() {}

  /// Whether the collections are equal.
  public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }

  /// How many changes there are.
  public var count: Int { deletes.count + inserts.count + moves.count }
}

extension OrderedDifference: CustomStringConvertible {
  public var description: String {
    "deletes \(deletes), inserts \(inserts), moves \(moves)"
  }
}

extension OrderedDifference {
  /// The new collection, made of the old one and of the elements that were inserted.
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
