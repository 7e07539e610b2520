import ConstraintSolver
import XCTest

final class SimplexSolverTests: XCTestCase {
  private let solver = SimplexSolver()

  private func make(_ count: Int) -> [LinearExpression] {
    (0..<count).map { _ in LinearExpression(solver.makeVariable()) }
  }

  private func value(_ expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  private func changed() -> Set<Int32> { Set(solver.changes.map(\.index)) }

  private func index(_ expression: LinearExpression) -> Int32 { expression.terms[0].variable.index }

  // MARK: Priorities

  func testAHigherPriorityBeatsAnyNumberOfLowerOnes() {
    let x = make(1)[0]
    for _ in 0..<500 { solver.add(x == 0, priority: 749) }
    solver.add(x == 100, priority: 750)
    solver.solve()
    XCTAssertEqual(value(x), 100)
  }

  func testFractionalPrioritiesAreLevelsOfTheirOwn() {
    let x = make(1)[0]
    solver.add(x == 1, priority: 499.5)
    solver.add(x == 2, priority: 499.25)
    solver.solve()
    XCTAssertEqual(value(x), 1)
  }

  func testOfTwoOfTheSamePriorityTheFirstHolds() {
    let x = make(1)[0]
    solver.add(x == 10, priority: 500)
    solver.add(x == 20, priority: 500)
    solver.solve()
    XCTAssertEqual(value(x), 10)
  }

  func testMorePrioritiesThanFitAtFirst() {
    let x = make(60)
    for (index, expression) in x.enumerated() {
      solver.add(expression == 0, priority: Priority(Float(900 - index * 7)))
      solver.add(expression == Double(index + 1), priority: Priority(Float(400 + index * 7)))
    }
    solver.solve()
    for (index, expression) in x.enumerated() {
      let wins = 400 + index * 7 > 900 - index * 7
      XCTAssertEqual(value(expression), wins ? Double(index + 1) : 0)
    }
  }

  func testAChangedPriorityChangesTheWinner() {
    let x = make(1)[0]
    let low = solver.add(x == 10, priority: 250)
    solver.add(x == 20, priority: 500)
    solver.solve()
    XCTAssertEqual(value(x), 20)
    solver.setPriority(750, of: low)
    solver.solve()
    XCTAssertEqual(value(x), 10)
    solver.setPriority(100, of: low)
    solver.solve()
    XCTAssertEqual(value(x), 20)
  }

  // MARK: Changes

  func testOnlyMovedVariablesAreReported() {
    let x = make(3)
    let first = solver.add(x[0] == 10)
    solver.add(x[1] == x[0] + 5)
    solver.add(x[2] == 40)
    solver.solve()
    XCTAssertEqual(changed(), Set(x.map(index)))
    solver.setConstant(20, of: first)
    solver.solve()
    XCTAssertEqual(changed(), [index(x[0]), index(x[1])])
    XCTAssertEqual(x.map(value), [20, 25, 40])
    solver.solve()
    XCTAssertEqual(changed(), [])
    solver.setConstant(30, of: first)
    solver.setConstant(20, of: first)
    solver.solve()
    XCTAssertEqual(changed(), [], "a change taken back is none")
  }

  func testAnEditMovesOnlyAsFarAsHigherPrioritiesAllow() {
    let x = make(2)
    solver.add(x[1] >= x[0] + 10)
    solver.add(x[1] <= 100)
    let variable = x[0].terms[0].variable
    solver.addEdit(variable, priority: 999)
    solver.suggest(50, for: variable)
    solver.solve()
    XCTAssertEqual(value(x[0]), 50)
    solver.suggest(500, for: variable)
    solver.solve()
    XCTAssertEqual(x.map(value), [90, 100])
    solver.suggest(60, for: variable)
    solver.solve()
    XCTAssertEqual(value(x[0]), 60)
    solver.removeEdit(variable)
    solver.solve()
    XCTAssertTrue(solver.isAmbiguous(variable))
  }

  func testVariablesComeAndGo() {
    let x = make(2)
    solver.add(x[0] == 7)
    let tie = solver.add(x[1] == x[0] + 1)
    solver.solve()
    solver.remove(tie)
    solver.removeVariable(x[1].terms[0].variable)
    solver.solve()
    let again = make(1)[0]
    solver.add(again == x[0] + 2)
    solver.solve()
    XCTAssertEqual(value(again), 9)
    XCTAssertEqual(value(x[0]), 7)
  }

  func testAReplacedConstraintIsOnePivot() {
    let x = make(2)
    var width = solver.add(x[0] == 10)
    solver.add(x[1] == x[0] + 1)
    solver.solve()
    for round in 0..<100 {
      solver.remove(width)
      width = solver.add(x[0] == Double(round))
      solver.solve()
      XCTAssertEqual(x.map(value), [Double(round), Double(round) + 1])
    }
    XCTAssertEqual(solver.entryCount, 3)
  }

  // MARK: Contradictions

  func testAContradictionIsNamedAndTheLastAddedIsBroken() {
    let x = make(3)
    solver.add(x[2] == 3)
    let a = solver.add(x[0] == 10)
    let b = solver.add(x[1] == x[0] + 10)
    let c = solver.add(x[1] <= 15)
    let conflicts = solver.solve()
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertEqual(conflicts.first?.constraints, [a, b, c])
    XCTAssertEqual(conflicts.first?.broken, c)
    XCTAssertTrue(solver.isBroken(c))
    XCTAssertEqual(x.map(value), [10, 20, 3])
    XCTAssertTrue(solver.solve().isEmpty, "told once")
  }

  func testAmongContradictingConstraintsTheRankDecides() {
    let x = make(1)[0]
    let user = solver.add(x == 10, breakRank: 1)
    let mask = solver.add(x == 20)
    let conflicts = solver.solve()
    XCTAssertEqual(conflicts.first?.constraints, [user, mask])
    XCTAssertEqual(conflicts.first?.broken, user)
    XCTAssertEqual(value(x), 20)
  }

  func testBrokenConstraintIsRestoredWhenSatisfiable() {
    let x = make(1)[0]
    let first = solver.add(x == 10)
    let second = solver.add(x == 20)
    XCTAssertEqual(solver.solve().first?.broken, second)
    solver.remove(first)
    XCTAssertTrue(solver.solve().isEmpty)
    XCTAssertFalse(solver.isBroken(second))
    XCTAssertEqual(value(x), 20)

    let bound = solver.add(x <= 5)
    XCTAssertEqual(solver.solve().count, 1)
    XCTAssertTrue(solver.isBroken(bound))
    solver.setConstant(30, of: bound)
    XCTAssertTrue(solver.solve().isEmpty)
    XCTAssertFalse(solver.isBroken(bound))
    solver.setConstant(15, of: bound)
    XCTAssertEqual(solver.solve().first?.broken, bound)
    solver.setConstant(15, of: second)
    XCTAssertTrue(solver.solve().isEmpty)
    XCTAssertEqual(value(x), 15)
  }

  func testConstantsMayContradictBetweenTwoSolves() {
    let x = make(1)[0]
    let first = solver.add(x == 10)
    let second = solver.add(x == 10)
    XCTAssertTrue(solver.solve().isEmpty)
    solver.setConstant(20, of: first)
    solver.setConstant(20, of: second)
    XCTAssertTrue(solver.solve().isEmpty)
    XCTAssertEqual(value(x), 20)
  }

  func testAConstraintWithoutVariablesMayContradictItself() {
    let none = LinearExpression()
    let constraint = solver.add(none == 1)
    XCTAssertEqual(solver.solve().first?.constraints, [constraint])
    let x = make(1)[0]
    solver.add(x - x >= 0)
    XCTAssertTrue(solver.solve().isEmpty)
  }

  // MARK: Ambiguity

  func testAmbiguity() {
    let x = make(3)
    let variables = x.map { $0.terms[0].variable }
    solver.add(x[0] == 10)
    solver.add(x[1] >= 20)
    solver.add(x[2] == x[1] + 5)
    solver.solve()
    XCTAssertEqual(variables.map(solver.isAmbiguous), [false, true, true])
    XCTAssertEqual(x.map(value), [10, 20, 25])
    XCTAssertTrue(solver.exerciseAmbiguity(of: variables[2], by: 8))
    solver.solve()
    XCTAssertEqual(x.map(value), [10, 28, 33])
    XCTAssertFalse(solver.exerciseAmbiguity(of: variables[0], by: 8))
    solver.add(x[1] == 0, priority: 1)
    solver.solve()
    XCTAssertEqual(variables.map(solver.isAmbiguous), [false, false, false])
    XCTAssertEqual(x.map(value), [10, 20, 25])
  }

  func testUnderdeterminedValuesAreZero() {
    let x = make(2)
    let tie = solver.add(x[0] == 10)
    solver.add(x[1] == x[0] + 5)
    solver.solve()
    solver.remove(tie)
    solver.solve()
    XCTAssertEqual(Set(x.map(value)), [0, 5])
  }

  func testConstraintsThatDetermineAVariable() {
    let x = make(3)
    let a = solver.add(x[0] == 10)
    let b = solver.add(x[1] == x[0] + 5)
    solver.add(x[2] == 1)
    solver.add(x[1] >= 0)
    solver.solve()
    XCTAssertEqual(solver.constraints(determining: x[1].terms[0].variable), [a, b])
  }

  // MARK: Ambiguity

  /// A variable that only an inequality mentions is at its bound, a restricted one stays at zero.
  func testAnInequalityDeterminesAFreeVariable() {
    let x = make(1)[0]
    let width = LinearExpression(solver.makeVariable(isRestricted: true))
    solver.add(x + width <= 74)
    solver.solve()
    XCTAssertEqual([value(x), value(width)], [74, 0])
    solver.add(width == 30)
    solver.solve()
    XCTAssertEqual([value(x), value(width)], [44, 30])
    solver.add(x == 5)
    solver.solve()
    XCTAssertEqual([value(x), value(width)], [5, 30])
    let other = LinearExpression(solver.makeVariable(isRestricted: true))
    solver.add(other <= 200)
    solver.solve()
    XCTAssertEqual(value(other), 0)
  }
}
