/// A variable of the solver.
package struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// A small unique index for clients' side tables, reused after the variable is removed.
  package let index: Int32

  init(index: Int32) { self.index = index }
}

/// A variable with a coefficient.
package struct Term: Sendable, BitwiseCopyable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The relation between the two sides of a constraint.
package enum Relation: Int8, Sendable {
  case lessOrEqual = -1
  case equal = 0
  case greaterOrEqual = 1
}

/// The priority of a constraint: 1000 is required; lower priorities yield to higher ones.
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

/// A constraint of a solver.
package struct Constraint: Hashable, Sendable, BitwiseCopyable {
  /// A small unique index, reused after the constraint is removed.
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

/// An expression compared with zero.
package struct Comparison: Sendable {
  package var difference: LinearExpression
  package var relation: Relation
}
