extension NSPredicate {
  /// Returns the predicate with values for its variables.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    switch self {
    case let predicate as any SyntaxPredicate: return predicate.node.substituting(variables).predicate
    case let predicate as NSCompoundPredicate:
      return NSCompoundPredicate(
        type: predicate.compoundPredicateType,
        subpredicates: predicate.subpredicates.map { $0.withSubstitutionVariables(variables) })
    default: return self
    }
  }

  /// The syntax tree; nil if the predicate contains a closure.
  var syntaxTree: PredicateNode? {
    switch self {
    case let predicate as any SyntaxPredicate: return predicate.node
    case let predicate as NSCompoundPredicate:
      let nodes = predicate.subpredicates.compactMap(\.syntaxTree)
      guard nodes.count == predicate.subpredicates.count else { return nil }
      switch predicate.compoundPredicateType {
      case .not: return nodes.first.map { .not($0) }
      case .and: return nodes.reduce(.constant(true)) { .and($0, $1) }
      case .or: return nodes.reduce(.constant(false)) { .or($0, $1) }
      }
    default:
      // Foundation's class tells only by its properties whether it is constant.
      let kind = Mirror(reflecting: self).children.first { $0.label == "kind" }
      switch kind.map({ String(describing: $0.value) }) {
      case "boolean(true)": return .constant(true)
      case "boolean(false)": return .constant(false)
      default: return nil
      }
    }
  }
}

extension PredicateNode {
  func substituting(_ values: [String: Any]) -> PredicateNode {
    switch self {
    case .constant: self
    case .not(let inner): .not(inner.substituting(values))
    case .and(let a, let b): .and(a.substituting(values), b.substituting(values))
    case .or(let a, let b): .or(a.substituting(values), b.substituting(values))
    case .compare(let a, let op, let b, let options, let quantifier):
      .compare(a.substituting(values), op, b.substituting(values), options, quantifier)
    }
  }
}

extension PredicateExpression {
  func substituting(_ values: [String: Any]) -> PredicateExpression {
    switch self {
    case .constant, .path, .property: return self
    case .list(let items): return .list(items.map { $0.substituting(values) })
    case .variable(let name, _):
      return values[name] == nil ? self : .constant(value(for: nil, values))
    case .arithmetic(let a, let operation, let b):
      return .arithmetic(a.substituting(values), operation, b.substituting(values))
    case .function(let name, let arguments): return .function(name, arguments.map { $0.substituting(values) })
    case .subquery(let collection, let variable, let node, let keys):
      return .subquery(
        collection.substituting(values), variable: variable, node.substituting(values), keys)
    }
  }
}
