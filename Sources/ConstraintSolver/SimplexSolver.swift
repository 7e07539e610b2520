/// An incremental solver for linear constraints with priorities, based on Cassowary.
///
/// Variables are unbounded. Constraints compare a linear combination of variables with a constant. Required
/// constraints hold. Each lower priority is satisfied as well as the higher ones allow: the sum of its errors
/// is minimal, and no number of lower constraints outweighs a higher one. The cost of adding, removing or
/// changing a constraint is proportional to the affected part of the tableau. `solve()` reports the changed
/// variables.
///
/// If required constraints contradict each other, the conflict is reported and one of them is broken: it is
/// ignored until a change allows it to hold again, and then restored automatically.
package final class SimplexSolver {
  /// A contradiction between required constraints.
  package struct Conflict: Sendable {
    /// The constraints in order of addition. Without any one of them, the others are consistent.
    package var constraints: [Constraint]
    /// The constraint that is now ignored.
    package var broken: Constraint
  }

  private var simplex = Simplex()
  /// The edit constraint of each variable, or -1.
  private var edits: [Int32] = []

  package init() {}

  deinit { simplex.deallocate() }

  // MARK: Variables

  /// Creates a variable. Its value is zero unless constraints determine it.
  ///
  /// - Parameter isRestricted: Whether an inequality leaves the variable at its value if that satisfies it. It determines another
  ///   variable that nothing else determines: an ambiguous one is at the bound, not at zero.
  package func makeVariable(isRestricted: Bool = false) -> Variable {
    Variable(index: simplex.makeVariable(isRestricted: isRestricted))
  }

  /// Removes a variable. Its constraints must have been removed before.
  package func removeVariable(_ variable: Variable) {
    removeEdit(variable)
    simplex.removeVariable(variable.index)
  }

  /// The variable's value as of the last `solve()`.
  package func value(of variable: Variable) -> Double { simplex.cells[variable.index].target }

  // MARK: Constraints

  /// Adds a constraint that compares the sum of terms with a constant.
  ///
  /// - Parameter breakRank: Determines which of several contradicting required constraints is broken: the one
  ///   with the highest rank and, among those, the one added last.
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

  /// Changes the constant of a constraint. The cost is proportional to the number of dependent variables.
  package func setConstant(_ constant: Double, of constraint: Constraint) {
    check(constraint)
    simplex.setConstant(constant, of: constraint.index)
  }

  package func setPriority(_ priority: Priority, of constraint: Constraint) {
    check(constraint)
    simplex.setPriority(priority.value, of: constraint.index)
  }

  /// Whether a constraint is ignored because it contradicts other required constraints.
  package func isBroken(_ constraint: Constraint) -> Bool {
    check(constraint)
    return simplex.cells[constraint.index].kind == .broken
  }

  // MARK: Edits

  /// Adds a constraint that makes a variable follow suggested values as far as higher priorities allow.
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

  /// Updates the variables' values. Returns new contradictions.
  @discardableResult
  package func solve() -> [Conflict] {
    simplex.solve()
    guard !simplex.conflicts.isEmpty else { return [] }
    return simplex.conflicts.map {
      Conflict(constraints: $0.constraints.map(handle), broken: handle($0.broken))
    }
  }

  /// The variables changed by the last `solve()`, in unspecified order. Valid until the next call.
  package var changes: UnsafeBufferPointer<Variable> {
    UnsafeRawBufferPointer(start: simplex.changed.base, count: simplex.changed.count * 4)
      .assumingMemoryBound(to: Variable.self)
  }

  // MARK: Questions

  /// Whether a different value of the variable would satisfy the constraints equally well, in the state after
  /// the last `solve()`.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    simplex.freedom(of: variable.index) != nil
  }

  /// Changes an ambiguous variable to another value that satisfies the constraints equally well. The next
  /// `solve()` reports the changes. Returns whether anything changed.
  @discardableResult
  package func exerciseAmbiguity(of variable: Variable, by distance: Double) -> Bool {
    simplex.exerciseAmbiguity(of: variable.index, by: distance)
  }

  /// The constraints that determine a variable's value: changing one of their constants changes it.
  package func constraints(determining variable: Variable) -> [Constraint] {
    simplex.constraints(determining: variable.index).map(handle)
  }

  /// Rebuilds the tableau to remove accumulated rounding errors. `solve()` does so automatically when
  /// necessary.
  package func refactor() {
    simplex.refactor()
  }

  /// The number of entries in the tableau, for memory measurements.
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
