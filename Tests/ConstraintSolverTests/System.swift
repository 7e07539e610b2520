import ConstraintSolver
import SeededRandom

/// A system of constraints as plain data, for the solver and the reference.
struct System {
  struct Row: Equatable {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Float

    static func == (left: Row, right: Row) -> Bool {
      left.relation == right.relation && left.constant == right.constant && left.priority == right.priority
        && left.terms.elementsEqual(right.terms) {
          $0.variable == $1.variable && $0.coefficient == $1.coefficient
        }
    }

    func error(at values: [Double]) -> Double {
      let excess = terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] } - constant
      switch relation {
      case .equal: return abs(excess)
      case .lessOrEqual: return max(0, excess)
      case .greaterOrEqual: return max(0, -excess)
      }
    }
  }

  var variableCount: Int
  var rows: [Row]

  static func randomRow(_ variableCount: Int, using random: inout SeededNumbers) -> Row {
    var terms: [(variable: Int, coefficient: Double)] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let coefficient = [1, -1, 1, -1, 2, -2, 0.5, -0.25, 3].randomElement(using: &random)!
      terms.append((Int.random(in: 0..<variableCount, using: &random), coefficient))
    }
    let relation: Relation = [.equal, .equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &random)!
    let priority: Float = [1000, 1000, 999, 750, 750, 251, 250, 250, 50].randomElement(using: &random)!
    return Row(
      terms: terms, relation: relation, constant: Double(Int.random(in: -100...100, using: &random)),
      priority: priority)
  }

  static func random(using random: inout SeededNumbers) -> System {
    let variableCount = Int.random(in: 1...6, using: &random)
    let count = Int.random(in: 1...12, using: &random)
    return System(
      variableCount: variableCount, rows: (0..<count).map { _ in randomRow(variableCount, using: &random) })
  }

  /// The sum of errors at each priority, highest first.
  func errors(at values: [Double], without left: Set<Int> = []) -> [Float: Double] {
    var sums: [Float: Double] = [:]
    for (index, row) in rows.enumerated() where !left.contains(index) {
      sums[row.priority, default: 0] += row.error(at: values)
    }
    return sums
  }
}

/// A system in a solver.
struct Loaded {
  let solver = SimplexSolver()
  var variables: [Variable]
  var constraints: [Constraint]

  init(_ system: System) {
    variables = []
    constraints = []
    for _ in 0..<system.variableCount { variables.append(solver.makeVariable()) }
    for row in system.rows { constraints.append(add(row)) }
  }

  func add(_ row: System.Row) -> Constraint {
    row.terms.map { Term(variables[$0.variable], $0.coefficient) }.withUnsafeBufferPointer {
      solver.add($0, row.relation, row.constant, priority: Priority(row.priority))
    }
  }

  var values: [Double] { variables.map(solver.value(of:)) }
}
