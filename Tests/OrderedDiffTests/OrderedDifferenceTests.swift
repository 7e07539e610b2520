import Foundation
import SeededRandom
import XCTest

@testable import OrderedDiff

final class OrderedDifferenceTests: XCTestCase {
  /// An identifier of a type unknown to the module.
  private struct Opaque: Hashable {
    let value: Int
  }

  private static let uuids = (0..<6_000).map { index in
    let word = UInt64(index) &* 0x9E37_79B9_7F4A_7C15
    return withUnsafeBytes(of: (word, UInt64(index))) { UUID(uuid: $0.load(as: uuid_t.self)) }
  }

  /// Returns the minimum number of moves: the number of common elements less the length of a longest
  /// increasing subsequence.
  private func leastMoves(_ old: [Int], _ new: [Int]) -> Int {
    let places = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
    let common = old.compactMap { places[$0] }
    var longest = [Int](repeating: 1, count: common.count)
    for i in common.indices {
      for j in 0..<i where common[j] < common[i] { longest[i] = max(longest[i], longest[j] + 1) }
    }
    return common.count - (longest.max() ?? 0)
  }

  private func check(_ old: [Int], _ new: [Int], line: UInt = #line) {
    let words = OrderedDifference(from: old, to: new)
    XCTAssertEqual(words.applied(to: old, inserting: new), new, "\(old) → \(new)", line: line)
    XCTAssertEqual(words.deletes.map { old[$0] }, old.filter { !new.contains($0) }, line: line)
    XCTAssertEqual(words.inserts.map { new[$0] }, new.filter { !old.contains($0) }, line: line)
    XCTAssertTrue(words.moves.allSatisfy { old[$0.from] == new[$0.to] }, line: line)
    XCTAssertEqual(words.moves.count, leastMoves(old, new), "\(old) → \(new): \(words)", line: line)
  }

  func testEverySmallChange() {
    func permutations(_ values: [Int]) -> [[Int]] {
      guard values.count > 1 else { return [values] }
      return values.indices.flatMap { index -> [[Int]] in
        var rest = values
        let first = rest.remove(at: index)
        return permutations(rest).map { [first] + $0 }
      }
    }
    let old = [0, 1, 2, 3, 4]
    for subset in 0..<128 {
      let members = (0..<7).filter { subset >> $0 & 1 == 1 }
      guard members.count <= 5 else { continue }
      for new in permutations(members) { check(old, new) }
    }
  }

  func testRandomChangesApplyAndMoveTheLeast() {
    var random = SeededNumbers(seed: 1)
    for _ in 0..<10_000 {
      let count = random.below(40)
      let old = Array((0..<60).shuffled(using: &random).prefix(count))
      var new = old
      for _ in 0..<random.below(8) {
        switch random.below(5) {
        case 0 where !new.isEmpty:
          let start = random.below(new.count)
          new.removeSubrange(start..<min(new.count, start + 1 + random.below(12)))
        case 1:
          let fresh = (100 + random.below(1_000)) * 100
          new.insert(
            contentsOf: (0..<1 + random.below(12)).map { fresh + $0 }.filter { !new.contains($0) },
            at: random.below(new.count + 1))
        case 2 where new.count > 1:
          new.insert(new.remove(at: random.below(new.count)), at: random.below(new.count))
        case 3 where new.count > 3:
          let start = random.below(new.count - 2)
          let end = start + 1 + random.below(new.count - start - 1)
          let part = Array(new[start..<end])
          new.removeSubrange(start..<end)
          new.insert(contentsOf: part, at: random.below(new.count + 1))
        case 4 where new.count > 1: new[..<random.below(new.count)].shuffle(using: &random)
        default: break
        }
      }
      check(old, new)
    }
  }

  func testLongChangesInEveryRepresentation() {
    var random = SeededNumbers(seed: 2)
    for _ in 0..<25 {
      let count = 500 + random.below(2_500)
      let old = Array(0..<count)
      var new = old
      var fresh = 4_000
      for _ in 0..<1 + random.below(4) {
        let start = random.below(new.count)
        let end = min(new.count, start + random.below(400))
        switch random.below(4) {
        case 0: new.removeSubrange(start..<end)
        case 1:
          fresh += 300
          new.insert(contentsOf: fresh..<fresh + 300, at: start)
        case 2: new[start..<end].shuffle(using: &random)
        default: new[start..<end].reverse()
        }
      }
      let expected = OrderedDifference(from: old, to: new)
      XCTAssertEqual(expected.applied(to: old, inserting: new), new)
      XCTAssertEqual(expected.moves.count, leastMoves(old, new))
      let opaque = OrderedDifference(from: old.map(Opaque.init), to: new.map(Opaque.init))
      XCTAssertEqual(opaque, expected)
      XCTAssertEqual(OrderedDifference(from: old.map { "\($0)" }, to: new.map { "\($0)" }), expected)
      XCTAssertEqual(
        OrderedDifference(from: old.map { AnyHashable($0) }, to: new.map { AnyHashable($0) }), expected)
      XCTAssertEqual(OrderedDifference(from: old.map { Int32($0) }, to: new.map { Int32($0) }), expected)
      XCTAssertEqual(OrderedDifference(from: ContiguousArray(old), to: new[...]), expected)
      XCTAssertEqual(
        OrderedDifference(from: old.map { Self.uuids[$0] }, to: new.map { Self.uuids[$0] }), expected)
    }
  }

  func testElementsThatOccurTwiceStillGiveTheNewCollection() {
    var random = SeededNumbers(seed: 3)
    for _ in 0..<20_000 {
      let old = (0..<random.below(12)).map { _ in random.below(5) }
      let new = (0..<random.below(12)).map { _ in random.below(5) }
      let difference = OrderedDifference(from: old, to: new)
      XCTAssertEqual(difference.applied(to: old, inserting: new), new, "\(old) → \(new)")
    }
  }

  func testEdges() {
    XCTAssertTrue(OrderedDifference(from: [Int](), to: [Int]()).isEmpty)
    XCTAssertTrue(OrderedDifference(from: [1, 2], to: [1, 2]).isEmpty)
    XCTAssertEqual(OrderedDifference(from: [], to: [7, 8]).inserts, [0, 1])
    XCTAssertEqual(OrderedDifference(from: [7, 8], to: []).deletes, [0, 1])
    XCTAssertEqual(
      OrderedDifference(from: Array(0..<100), to: Array(1..<100) + [0]).moves, [.init(from: 0, to: 99)])
    XCTAssertEqual(
      OrderedDifference(from: Array(0..<100), to: [99] + Array(0..<99)).moves, [.init(from: 99, to: 0)])
    XCTAssertEqual(OrderedDifference(from: Array(0..<100), to: Array((0..<100).reversed())).moves.count, 99)
  }

  func testBridgeToTheStandardLibrary() {
    let old = ["a", "b", "c", "d"]
    let new = ["d", "a", "x", "c"]
    let difference = OrderedDifference(from: old, to: new)
    let standard = difference.collectionDifference(from: old, to: new)
    XCTAssertEqual(old.applying(standard), new)
    XCTAssertEqual(standard.inferringMoves(), standard)
    XCTAssertEqual(OrderedDifference(standard), difference)
    XCTAssertEqual(
      OrderedDifference(new.difference(from: old).inferringMoves()).applied(to: old, inserting: new), new)
  }

  func testHeaviestIncreasingSubsequence() {
    var random = SeededNumbers(seed: 4)
    for _ in 0..<3_000 {
      let count = random.below(9)
      let ranks = (0..<count).shuffled(using: &random)
      let weights = (0..<count).map { _ in Int32(1 + random.below(5)) }
      let stays = IncreasingSubsequence.heaviest(count: count, rank: { ranks[$0] }, weight: { weights[$0] })
      var best: Int32 = 0
      for subset in 0..<(1 << count) {
        let members = (0..<count).filter { subset >> $0 & 1 == 1 }
        guard zip(members, members.dropFirst()).allSatisfy({ ranks[$0] < ranks[$1] }) else { continue }
        best = max(best, members.reduce(0) { $0 + weights[$1] })
      }
      let members = (0..<count).filter { stays[$0] }
      XCTAssertTrue(zip(members, members.dropFirst()).allSatisfy { ranks[$0] < ranks[$1] })
      XCTAssertEqual(members.reduce(0) { $0 + weights[$1] }, best)
    }
  }
}
