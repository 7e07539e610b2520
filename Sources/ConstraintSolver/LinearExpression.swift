/// A number that the solver is free to choose.
package struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// A small number of its own, reused after the variable is removed: an index for what clients keep beside it.
  package let index: Int32

  init(index: Int32) { self.index = index }
}

/// A variable times a number.
package struct Term: Sendable, BitwiseCopyable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How the two sides of a constraint compare.
package enum Relation: Int8, Sendable {
  case lessOrEqual = -1
  case equal = 0
  case greaterOrEqual = 1
}

/// How much a constraint matters: 1000 must hold, anything lower yields to whatever is higher.
package struct Priority: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  package let value: Float

  package init(_ value: Float) { self.value = value }
  package init(floatLiteral value: Float) { self.value = value }
  package init(integerLiteral value: Int) { self.value = Float(value) }

  package static let required = Priority(1000)
  package var isRequired: Bool { value >= 1000 }

  package static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}

/// A constraint that a solver holds.
package struct Constraint: Hashable, Sendable, BitwiseCopyable {
  /// A small number of its own, reused after the constraint is removed.
  package let index: Int32
  let serial: UInt32
}

/// A sum of terms and a constant.
package struct LinearExpression: Sendable {
  package var terms: [Term]
  package var constant: Double

  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  package init(_ variable: Variable) { self.init([Term(variable)]) }

  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + -1 * right
  }

  package static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    LinearExpression(
      expression.terms.map { Term($0.variable, $0.coefficient * factor) },
      constant: expression.constant * factor)
  }

  package static func + (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(left.terms, constant: left.constant + right)
  }

  package static func - (left: LinearExpression, right: Double) -> LinearExpression { left + -right }

  package static func == (left: LinearExpression, right: LinearExpression) -> Comparison {
    Comparison(difference: left - right, relation: .equal)
  }

  package static func <= (left: LinearExpression, right: LinearExpression) -> Comparison {
    Comparison(difference: left - right, relation: .lessOrEqual)
  }

  package static func >= (left: LinearExpression, right: LinearExpression) -> Comparison {
    Comparison(difference: left - right, relation: .greaterOrEqual)
  }

  package static func == (left: LinearExpression, right: Double) -> Comparison {
    Comparison(difference: left - right, relation: .equal)
  }

  package static func <= (left: LinearExpression, right: Double) -> Comparison {
    Comparison(difference: left - right, relation: .lessOrEqual)
  }

  package static func >= (left: LinearExpression, right: Double) -> Comparison {
    Comparison(difference: left - right, relation: .greaterOrEqual)
  }
}

/// What a constraint says: an expression compared with zero.
package struct Comparison: Sendable {
  package var difference: LinearExpression
  package var relation: Relation
}
