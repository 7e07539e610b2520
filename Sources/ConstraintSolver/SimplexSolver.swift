/// An incremental solver of linear constraints with priorities, in the manner of Cassowary.
///
/// Variables may take any value. Constraints compare a sum of them with a number; the required ones hold, and of the
/// others each priority is satisfied as well as the higher ones allow: the sum of the errors at a priority is least,
/// and no number of lower constraints outweighs a higher one. Adding, removing or changing a constraint costs what it
/// touches, and `solve()` reports the variables that it moved.
///
/// Required constraints that contradict each other are named, and one of them is broken: it counts for nothing until a
/// change lets it hold again, when it comes back by itself.
package final class SimplexSolver {
  /// Required constraints that contradict each other.
  package struct Conflict: Sendable {
    /// In the order in which they were added. Without any one of them the rest agree.
    package var constraints: [Constraint]
    /// The one that no longer counts.
    package var broken: Constraint
  }

  private var simplex = Simplex()
  /// The constraint that edits each variable, or -1.
  private var edits: [Int32] = []

  package init() {}

  deinit { simplex.deallocate() }

  // MARK: Variables

  /// Makes a variable; until constraints say otherwise it is zero.
  package func makeVariable() -> Variable { Variable(index: simplex.makeVariable()) }

  /// Removes a variable, all of whose constraints must have been removed.
  package func removeVariable(_ variable: Variable) {
    removeEdit(variable)
    simplex.removeVariable(variable.index)
  }

  /// The variable's value as of the last `solve()`.
  package func value(of variable: Variable) -> Double { simplex.cells[variable.index].target }

  // MARK: Constraints

  /// Adds the constraint that the terms' sum compares with the constant as the relation says.
  ///
  /// - Parameter breakRank: of contradicting required constraints the one with the highest rank is broken, and among
  ///   those the one added last.
  package func add(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Priority = .required, breakRank: Int32 = 0
  ) -> Constraint {
    handle(
      simplex.addConstraint(terms, relation, constant, priority: priority.value, rank: breakRank))
  }

  /// Adds a constraint written as an expression: `solver.add(x + y <= 100, priority: 750)`.
  @discardableResult
  package func add(
    _ comparison: Comparison, priority: Priority = .required, breakRank: Int32 = 0
  ) -> Constraint {
    comparison.difference.terms.withUnsafeBufferPointer {
      add($0, comparison.relation, -comparison.difference.constant, priority: priority, breakRank: breakRank)
    }
  }

  package func remove(_ constraint: Constraint) {
    check(constraint)
    simplex.removeConstraint(constraint.index)
  }

  /// Changes the number that a constraint's terms are compared with. Costs a walk over what depends on it.
  package func setConstant(_ constant: Double, of constraint: Constraint) {
    check(constraint)
    simplex.setConstant(constant, of: constraint.index)
  }

  package func setPriority(_ priority: Priority, of constraint: Constraint) {
    check(constraint)
    simplex.setPriority(priority.value, of: constraint.index)
  }

  /// Whether a constraint is counted out because it contradicts other required ones.
  package func isBroken(_ constraint: Constraint) -> Bool {
    check(constraint)
    return simplex.cells[constraint.index].kind == .broken
  }

  // MARK: Edits

  /// Makes a variable follow the values suggested for it, as far as higher priorities allow.
  package func addEdit(_ variable: Variable, priority: Priority) {
    precondition(editIndex(variable) < 0, "the variable is being edited already")
    while edits.count <= variable.index { edits.append(-1) }
    let constant = simplex.cells[variable.index].value
    edits[Int(variable.index)] = add(LinearExpression(variable) == constant, priority: priority).index
  }

  package func removeEdit(_ variable: Variable) {
    let index = editIndex(variable)
    guard index >= 0 else { return }
    edits[Int(variable.index)] = -1
    simplex.removeConstraint(index)
  }

  package func suggest(_ value: Double, for variable: Variable) {
    let index = editIndex(variable)
    precondition(index >= 0, "the variable is not being edited")
    simplex.setConstant(value, of: index)
  }

  private func editIndex(_ variable: Variable) -> Int32 {
    Int(variable.index) < edits.count ? edits[Int(variable.index)] : -1
  }

  // MARK: Solving

  /// Brings the variables' values up to date and answers the contradictions newly found.
  @discardableResult
  package func solve() -> [Conflict] {
    simplex.solve()
    guard !simplex.conflicts.isEmpty else { return [] }
    return simplex.conflicts.map {
      Conflict(constraints: $0.constraints.map(handle), broken: handle($0.broken))
    }
  }

  /// The variables whose values the last `solve()` changed, in no order. Valid until the next one.
  package var changes: UnsafeBufferPointer<Variable> {
    UnsafeRawBufferPointer(start: simplex.changed.base, count: simplex.changed.count * 4)
      .assumingMemoryBound(to: Variable.self)
  }

  // MARK: Questions

  /// Whether other values would satisfy the constraints as well as the variable's present one. Asks about the state
  /// after the last `solve()`.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    simplex.freedom(of: variable.index) != nil
  }

  /// Moves an ambiguous variable to another value that satisfies the constraints as well. The next `solve()` reports
  /// what moved. Answers whether anything did.
  @discardableResult
  package func exerciseAmbiguity(of variable: Variable, by distance: Double) -> Bool {
    simplex.exerciseAmbiguity(of: variable.index, by: distance)
  }

  /// The constraints that determine a variable's value: changing the constant of any of them moves it.
  package func constraints(determining variable: Variable) -> [Constraint] {
    simplex.constraints(determining: variable.index).map(handle)
  }

  /// Forgets the rounding of past pivots by reckoning the tableau anew. `solve()` does so by itself when it has to.
  package func refactor() {
    simplex.refactor()
  }

  /// How many entries the tableau holds: its memory, for measurements.
  package var entryCount: Int {
    (0..<simplex.tableau.rows.count).reduce(0) { $0 + simplex.tableau.rows[$1].entries.count }
  }

  private func handle(_ index: Int32) -> Constraint {
    Constraint(index: index, serial: simplex.cells[index].serial)
  }

  @inline(__always)
  private func check(_ constraint: Constraint) {
    precondition(
      simplex.cells[constraint.index].serial == constraint.serial, "the constraint has been removed")
  }
}
