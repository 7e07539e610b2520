import OrderedDiff
import SeededRandom
import XCTest

final class CommonEndsTests: XCTestCase {
  private func check<C: Collection>(_ old: C, _ new: C, file: StaticString = #filePath, line: UInt = #line)
  where C.Element: Hashable {
    let ends = CommonEnds(of: old, and: new)
    let (a, b) = (Array(old), Array(new))
    let prefix = zip(a, b).prefix { $0 == $1 }.count
    let suffix = zip(a.dropFirst(prefix).reversed(), b.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
    XCTAssertEqual([ends.prefix, ends.suffix], [prefix, suffix], file: file, line: line)
  }

  func testEndsOfRandomCollections() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<300 {
      let old = (0..<Int.random(in: 0...40, using: &numbers)).map { _ in
        Int.random(in: 0...1, using: &numbers)
      }
      var new = old
      for _ in 0..<Int.random(in: 0...2, using: &numbers) {
        let place = Int.random(in: 0...new.count, using: &numbers)
        if Bool.random(using: &numbers) || place == new.count {
          new.insert(7, at: place)
        } else {
          new.remove(at: place)
        }
      }
      check(old, new)
      check(old.map { "number \($0)" }, new.map { "number \($0)" })
      check(AnyCollection(old), AnyCollection(new))
    }
  }

  func testElementsOfOneValueAreCountedOnce() {
    check([1, 1, 1], [1, 1])
    check([1, 1], [1, 1, 1])
    check([], [1])
  }

  func testLongCollectionsAreComparedAtTheirEnd() {
    let long = Array(0..<20_000)
    let grown = CommonEnds(of: long, and: long + [1], assumesSharedBeginning: true)
    XCTAssertEqual([grown.prefix, grown.suffix], [20_000, 0])
    let other = CommonEnds(of: long, and: [5] + long, assumesSharedBeginning: true)
    XCTAssertEqual([other.prefix, other.suffix], [0, 20_000])
    var changed = long
    changed[3] = -1
    let full = CommonEnds(of: long, and: changed)
    XCTAssertEqual([full.prefix, full.suffix], [3, 19_996])
  }
}
