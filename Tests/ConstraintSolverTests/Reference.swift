import ConstraintSolver

/// A second implementation to verify the solver: the textbook dense primal simplex algorithm, with split
/// variables and two error variables per constraint, which minimizes one priority after the other with
/// Bland's rule.
struct Reference {
  /// The minimum sum of errors at each priority, given minimal errors of higher priorities.
  private(set) var errors: [Float: Double] = [:]

  private let rowCount: Int
  private let width: Int
  /// `rowCount` rows of `width` coefficients, each followed by the right-hand side.
  private let cells: UnsafeMutablePointer<Double>
  private var basis: [Int] = []
  private var isFixed: [Bool]

  init(_ system: System) {
    rowCount = system.rows.count
    width = 2 * system.variableCount + 2 * rowCount + 1
    let width = width
    cells = .allocate(capacity: rowCount * width)
    cells.initialize(repeating: 0, count: rowCount * width)
    isFixed = [Bool](repeating: false, count: width)
    defer { cells.deallocate() }
    for (index, row) in system.rows.enumerated() {
      let sign: Double = row.constant < 0 ? -1 : 1
      let line = cells + index * width
      for term in row.terms {
        line[2 * term.variable] += sign * term.coefficient
        line[2 * term.variable + 1] -= sign * term.coefficient
      }
      let errors = 2 * system.variableCount + 2 * index
      line[errors] = sign
      line[errors + 1] = -sign
      line[width - 1] = sign * row.constant
      basis.append(sign > 0 ? errors : errors + 1)
    }
    for priority in Set(system.rows.map(\.priority)).sorted(by: >) {
      var costs = [Double](repeating: 0, count: width)
      for (index, row) in system.rows.enumerated() where row.priority == priority {
        let errors = 2 * system.variableCount + 2 * index
        if row.relation != .lessOrEqual { costs[errors] = 1 }
        if row.relation != .greaterOrEqual { costs[errors + 1] = 1 }
      }
      errors[priority] = minimize(&costs)
    }
  }

  private mutating func minimize(_ costs: inout [Double]) -> Double {
    for (row, basic) in basis.enumerated() where costs[basic] != 0 {
      let factor = costs[basic]
      for column in 0..<width { costs[column] -= factor * cells[row * width + column] }
    }
    while let entering = (0..<width - 1).first(where: { !isFixed[$0] && costs[$0] < -1e-9 }) {
      var leaving: Int?
      var best = Double.infinity
      for row in 0..<rowCount where cells[row * width + entering] > 1e-9 {
        let ratio = cells[row * width + width - 1] / cells[row * width + entering]
        if ratio < best - 1e-12 || (ratio < best + 1e-12 && basis[row] < basis[leaving!]) {
          best = ratio
          leaving = row
        }
      }
      guard let leaving else { preconditionFailure("costs are never negative") }
      pivot(leaving, entering)
      let factor = costs[entering]
      for column in 0..<width { costs[column] -= factor * cells[leaving * width + column] }
    }
    // Variables with a cost at this priority are fixed for the lower ones.
    for column in 0..<width - 1 where costs[column] > 1e-9 { isFixed[column] = true }
    return -costs[width - 1]
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let line = cells + row * width
    let inverse = 1 / line[column]
    for index in 0..<width { line[index] *= inverse }
    for other in 0..<rowCount where other != row {
      let target = cells + other * width
      let factor = target[column]
      if factor == 0 { continue }
      for index in 0..<width { target[index] -= factor * line[index] }
    }
    basis[row] = column
  }
}
