import ConstraintSolver
import SeededRandom
import XCTest

final class RandomSystemsTests: XCTestCase {
  func testTenThousandRandomSystemsAgreeWithADenseSimplex() {
    var random = SeededNumbers(seed: 1)
    var conflicting = 0
    for number in 0..<10_000 {
      let system = System.random(using: &random)
      let loaded = Loaded(system)
      let conflicts = loaded.solver.solve()
      let left = Set(system.rows.indices.filter { loaded.solver.isBroken(loaded.constraints[$0]) })
      XCTAssertEqual(left.isEmpty, conflicts.isEmpty, "system \(number)")
      if !conflicts.isEmpty { conflicting += 1 }
      var kept = system
      kept.rows = system.rows.indices.filter { !left.contains($0) }.map { system.rows[$0] }
      let reference = Reference(kept)
      let found = kept.errors(at: loaded.values)
      for (priority, error) in reference.errors {
        XCTAssertEqual(found[priority]!, error, accuracy: 0.01, "system \(number), priority \(priority)")
      }
      XCTAssertEqual(
        reference.errors[1000] ?? 0, 0, accuracy: 1e-6, "system \(number) has too much left in it")
      for conflict in conflicts { assertIrreducible(conflict, in: system, loaded, number) }
    }
    XCTAssertGreaterThan(conflicting, 500)
  }

  /// Asserts that a reported set is contradictory, and no longer is without any one of its members.
  private func assertIrreducible(
    _ conflict: SimplexSolver.Conflict, in system: System, _ loaded: Loaded, _ number: Int
  ) {
    let members = conflict.constraints.map { loaded.constraints.firstIndex(of: $0)! }
    XCTAssertTrue(conflict.constraints.contains(conflict.broken))
    var set = system
    set.rows = members.map { system.rows[$0] }
    XCTAssertTrue(set.rows.allSatisfy { $0.priority >= 1000 })
    XCTAssertGreaterThan(Reference(set).errors[1000]!, 1e-6, "system \(number): the set agrees")
    for dropped in set.rows.indices where set.rows.count > 1 {
      var fewer = set
      fewer.rows.remove(at: dropped)
      XCTAssertEqual(Reference(fewer).errors[1000]!, 0, accuracy: 1e-6, "system \(number): not the least set")
    }
  }
}
