import Foundation

/// The syntax tree of a predicate.
package indirect enum PredicateNode {
  package enum Quantifier { case any, all, none }

  package enum Operator {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case between, contains, beginsWith, endsWith, like, matches, `in`
  }

  case constant(Bool)
  case not(PredicateNode)
  case and(PredicateNode, PredicateNode)
  case or(PredicateNode, PredicateNode)
  case compare(PredicateExpression, Operator, PredicateExpression, String.CompareOptions, Quantifier?)

  package func holds(for object: Any?, _ variables: [String: Any] = [:]) -> Bool {
    switch self {
    case .constant(let value): return value
    case .not(let inner): return !inner.holds(for: object, variables)
    case .and(let a, let b): return a.holds(for: object, variables) && b.holds(for: object, variables)
    case .or(let a, let b): return a.holds(for: object, variables) || b.holds(for: object, variables)
    case .compare(let left, let op, let right, let options, let quantifier):
      let a = left.value(for: object, variables)
      let b = right.value(for: object, variables)
      guard let quantifier else { return PredicateComparison.holds(a, op, b, options) }
      let elements = PredicateComparison.elements(of: a) ?? []
      switch quantifier {
      case .any: return elements.contains { PredicateComparison.holds($0, op, b, options) }
      case .all: return elements.allSatisfy { PredicateComparison.holds($0, op, b, options) }
      case .none: return !elements.contains { PredicateComparison.holds($0, op, b, options) }
      }
    }
  }
}

/// An expression within a predicate.
package indirect enum PredicateExpression {
  package enum Arithmetic {
    case add, subtract, multiply, divide, power

    /// The result for integers, which a division rounds toward zero; nil if it is none.
    func value(_ a: Int64, _ b: Int64) -> Int64? {
      let (result, isOverflow) =
        switch self {
        case .add: a.addingReportingOverflow(b)
        case .subtract: a.subtractingReportingOverflow(b)
        case .multiply: a.multipliedReportingOverflow(by: b)
        case .divide: a.dividedReportingOverflow(by: b)
        case .power: (0, true)
        }
      return isOverflow ? nil : result
    }
  }

  case constant(Any?)
  case list([PredicateExpression])
  case path([String])
  /// The property of a Swift key path.
  case property(AnyKeyPath)
  case variable(String, [String])
  case arithmetic(PredicateExpression, Arithmetic, PredicateExpression)
  /// A function by its name without colon, such as `sum`, `now` or `lowercase`.
  case function(String, [PredicateExpression])
  /// The elements of a collection for which a predicate with a variable holds, and the key path that follows.
  case subquery(PredicateExpression, variable: String, PredicateNode, [String])

  package func value(for object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): return value
    case .list(let items): return items.map { $0.value(for: object, variables) as Any }
    case .path(let keys): return KeyPathReader.value(of: object, keys[...])
    case .property(let keyPath): return KeyPathReader.value(of: object, keyPath)
    case .variable(let name, let keys): return KeyPathReader.value(of: variables[name], keys[...])
    case .function(let name, let arguments):
      return PredicateFunction.value(name, arguments.map { $0.value(for: object, variables) })
    case .subquery(let collection, let variable, let node, let keys):
      let all = PredicateComparison.elements(of: collection.value(for: object, variables)) ?? []
      let found = all.filter { element in
        node.holds(for: object, variables.merging([variable: element as Any]) { $1 })
      }
      return KeyPathReader.value(of: found, keys[...])
    case .arithmetic(let left, let operation, let right):
      let (first, second) = (left.value(for: object, variables), right.value(for: object, variables))
      if let first = first as? Int64, let second = second as? Int64,
        let result = operation.value(first, second)
      {
        return result
      }
      guard let a = PredicateComparison.number(first), let b = PredicateComparison.number(second) else {
        return nil
      }
      switch operation {
      case .add: return a + b
      case .subtract: return a - b
      case .multiply: return a * b
      case .divide: return a / b
      case .power: return pow(a, b)
      }
    }
  }
}
