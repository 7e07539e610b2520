import Foundation
import SeededRandom

/// A change of a list, with numbers as identifiers.
struct Workload {
  var name: String
  var old: [Int]
  var new: [Int]

  /// The change of DifferenceKit's published benchmark: a range deleted, a range inserted, the start
  /// shuffled.
  static func published(_ count: Int) -> Workload {
    let tenth = count == 5_000 ? 1_000 : count / 10
    return ranges("published", count, edited: tenth, shuffled: count == 5_000 ? 200 : count / 50)
  }

  /// A change whose size is independent of the list's.
  static func fixed(_ count: Int) -> Workload {
    ranges("fixed", count, edited: 1_000, shuffled: 200)
  }

  private static func ranges(_ name: String, _ count: Int, edited: Int, shuffled: Int) -> Workload {
    var random = SeededNumbers(seed: 11)
    let old = Array(0..<count)
    var new = old
    new.removeSubrange(count / 5 * 2..<count / 5 * 2 + edited)
    new.insert(contentsOf: count..<count + edited, at: count / 5 * 3)
    new[0..<shuffled].shuffle(using: &random)
    return Workload(name: name, old: old, new: new)
  }

  static func unchanged(_ count: Int) -> Workload {
    Workload(name: "no change", old: Array(0..<count), new: Array(0..<count))
  }

  static func append(_ count: Int) -> Workload {
    Workload(name: "append", old: Array(0..<count), new: Array(0..<count + 1_000))
  }

  static func prepend(_ count: Int) -> Workload {
    Workload(name: "prepend", old: Array(0..<count), new: Array(count..<count + 1_000) + Array(0..<count))
  }

  static func reverse(_ count: Int) -> Workload {
    Workload(name: "reverse", old: Array(0..<count), new: Array((0..<count).reversed()))
  }

  static func shuffle(_ count: Int) -> Workload {
    var random = SeededNumbers(seed: 12)
    return Workload(name: "shuffle", old: Array(0..<count), new: (0..<count).shuffled(using: &random))
  }

  static func replace(_ count: Int) -> Workload {
    Workload(name: "replace", old: Array(0..<count), new: Array(count..<2 * count))
  }

  static func move1(_ count: Int) -> Workload {
    Workload(name: "move1", old: Array(0..<count), new: Array(1..<count) + [0])
  }

  /// 1 % of the elements deleted, 1 % inserted, 0.5 % moved.
  static func scattered(_ count: Int) -> Workload {
    edits("scattered", count, deleted: count / 100, inserted: count / 100, moved: count / 200)
  }

  /// A percentage of the elements deleted, inserted or moved.
  static func mixed(_ percent: Int, _ count: Int) -> Workload {
    let share = count * percent / 300
    return edits("mixed\(percent)", count, deleted: share, inserted: share, moved: share)
  }

  private static func edits(_ name: String, _ count: Int, deleted: Int, inserted: Int, moved: Int) -> Workload
  {
    var random = SeededNumbers(seed: 13)
    var order = Array(0..<count).shuffled(using: &random)
    let gone = Set(order.prefix(deleted))
    order.removeFirst(deleted)
    let movers = Set(order.prefix(moved))
    var arrivals: [Int: [Int]] = [:]
    for value in movers { arrivals[random.below(count), default: []].append(value) }
    for value in count..<count + inserted { arrivals[random.below(count), default: []].append(value) }
    var new: [Int] = []
    new.reserveCapacity(count + inserted)
    for value in 0..<count {
      if let arriving = arrivals[value] { new += arriving }
      if !gone.contains(value), !movers.contains(value) { new.append(value) }
    }
    return Workload(name: name, old: Array(0..<count), new: new)
  }
}

/// An identifier of a type unknown to the module.
struct OpaqueIdentifier: Hashable {
  let uuid: UUID
}

enum Identifiers {
  static let uuids: [UUID] = {
    var random = SeededNumbers(seed: 14)
    return (0..<2_000_000).map { _ in
      withUnsafeBytes(of: (random.next(), random.next())) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
  }()

  static let opaque = uuids.map { OpaqueIdentifier(uuid: $0) }
}
