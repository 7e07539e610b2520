import ConstraintSolver
import SeededRandom
import XCTest

final class IncrementalTests: XCTestCase {
  /// After random additions, removals and changes, a solver is equivalent to one that is given the same
  /// constraints from the start, and has the same values if they are unique.
  func testIncrementalEqualsFresh() {
    var random = SeededNumbers(seed: 2)
    var determinate = 0
    for number in 0..<400 {
      let variableCount = Int.random(in: 2...8, using: &random)
      var system = System(variableCount: variableCount, rows: [])
      var loaded = Loaded(system)
      for step in 0..<60 {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          change(&system, &loaded, using: &random)
        }
        loaded.solver.solve()
        if step % 10 == 1 {
          let before = loaded.values
          loaded.solver.refactor()
          loaded.solver.solve()
          for (old, new) in zip(before, loaded.values) { XCTAssertEqual(old, new, accuracy: 1e-6) }
        }
        guard step % 6 == 5 else { continue }
        let context = "sequence \(number), step \(step)"
        let fresh = Loaded(system)
        fresh.solver.solve()
        let left = Set(system.rows.indices.filter { loaded.solver.isBroken(loaded.constraints[$0]) })
        let kept = System(
          variableCount: variableCount,
          rows: system.rows.indices.filter { !left.contains($0) }.map { system.rows[$0] })
        let reference = Reference(kept)
        let found = kept.errors(at: loaded.values)
        for (priority, error) in reference.errors {
          XCTAssertEqual(found[priority]!, error, accuracy: 1e-5, "\(context), priority \(priority)")
        }
        XCTAssertEqual(reference.errors[1000] ?? 0, 0, accuracy: 1e-6, context)
        assertMaximal(left, in: system, context)
        // Where several variables must move together, only some orders of the tableau show the ambiguity.
        if left.isEmpty, !fresh.variables.contains(where: fresh.solver.isAmbiguous),
          !loaded.variables.contains(where: loaded.solver.isAmbiguous)
        {
          determinate += 1
          for (old, new) in zip(loaded.values, fresh.values) {
            XCTAssertEqual(old, new, accuracy: 1e-6, context)
          }
        }
      }
    }
    XCTAssertGreaterThan(determinate, 300)
  }

  /// Asserts that no broken constraint could be satisfied in addition to the others.
  private func assertMaximal(_ left: Set<Int>, in system: System, _ context: String) {
    let required = system.rows.indices.filter { !left.contains($0) && system.rows[$0].priority >= 1000 }
    for index in left {
      let rows = (required + [index]).map { system.rows[$0] }
      let reference = Reference(System(variableCount: system.variableCount, rows: rows))
      XCTAssertGreaterThan(reference.errors[1000]!, 1e-6, "\(context): \(index) could hold")
    }
  }

  private func change(_ system: inout System, _ loaded: inout Loaded, using random: inout SeededNumbers) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4 where system.rows.count < 24:
      let row = System.randomRow(system.variableCount, using: &random)
      system.rows.append(row)
      loaded.constraints.append(loaded.add(row))
    case 4..<7 where !system.rows.isEmpty:
      let index = system.rows.indices.randomElement(using: &random)!
      system.rows[index].constant = Double(Int.random(in: -100...100, using: &random))
      loaded.solver.setConstant(system.rows[index].constant, of: loaded.constraints[index])
    case 7 where !system.rows.isEmpty:
      let index = system.rows.indices.randomElement(using: &random)!
      let priority: Float = [1000, 999, 750, 250, 50, 49.5].randomElement(using: &random)!
      system.rows[index].priority = priority
      loaded.solver.setPriority(Priority(priority), of: loaded.constraints[index])
    case _ where !system.rows.isEmpty:
      let index = system.rows.indices.randomElement(using: &random)!
      system.rows.remove(at: index)
      loaded.solver.remove(loaded.constraints.remove(at: index))
    default: break
    }
  }

  /// After a hundred thousand edits, the values equal those of a new solver to a millionth of a point.
  func testEditsDoNotDrift() {
    var random = SeededNumbers(seed: 3)
    var system = System(variableCount: 40, rows: [])
    for variable in 0..<40 {
      var terms: [(variable: Int, coefficient: Double)] = [(variable, 1)]
      if variable > 0 { terms.append((Int.random(in: 0..<variable, using: &random), -1.0 / 3)) }
      system.rows.append(.init(terms: terms, relation: .equal, constant: 7.7, priority: 750))
      system.rows.append(
        .init(terms: [(variable, 1)], relation: .lessOrEqual, constant: 300, priority: 1000))
    }
    let loaded = Loaded(system)
    loaded.solver.solve()
    for edit in 0..<100_000 {
      let index = Int.random(in: 0..<80, using: &random)
      let constant =
        index % 2 == 0 ? Double.random(in: -100...100, using: &random) : .random(in: 50...300, using: &random)
      system.rows[index].constant = constant
      loaded.solver.setConstant(constant, of: loaded.constraints[index])
      if edit % 3 == 0 { loaded.solver.solve() }
    }
    loaded.solver.solve()
    let fresh = Loaded(system)
    fresh.solver.solve()
    let old = system.errors(at: loaded.values)
    let new = system.errors(at: fresh.values)
    for (priority, error) in new { XCTAssertEqual(old[priority]!, error, accuracy: 1e-6) }
    if !fresh.variables.contains(where: fresh.solver.isAmbiguous) {
      for (left, right) in zip(loaded.values, fresh.values) { XCTAssertEqual(left, right, accuracy: 1e-6) }
    }
  }
}
