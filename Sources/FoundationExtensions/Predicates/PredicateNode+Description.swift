import Foundation

extension PredicateNode: CustomStringConvertible {
  /// The text of the predicate in the syntax of formats.
  package var description: String {
    switch self {
    case .constant(let value): return value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .not(let inner): return "NOT " + inner.enclosed
    case .and(let a, let b):
      return "\(a.isAlternative ? a.enclosed : a.description) AND "
        + (b.isAlternative ? b.enclosed : b.description)
    case .or(let a, let b): return "\(a) OR \(b)"
    case .compare(let left, let operation, let right, let options, let quantifier):
      let start =
        switch quantifier {
        case .some(.any): "ANY "
        case .some(.all): "ALL "
        case .some(.none): "NONE "
        case nil: ""
        }
      return "\(start)\(left) \(operation.symbol)\(Self.text(of: options)) \(right)"
    }
  }

  private var isAlternative: Bool { if case .or = self { true } else { false } }
  private var enclosed: String { "(\(description))" }

  private static func text(of options: String.CompareOptions) -> String {
    let letters =
      (options.contains(.caseInsensitive) ? "c" : "") + (options.contains(.diacriticInsensitive) ? "d" : "")
    return letters.isEmpty ? "" : "[\(letters)]"
  }
}

extension PredicateNode.Operator {
  var symbol: String {
    switch self {
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .between: "BETWEEN"
    case .contains: "CONTAINS"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .like: "LIKE"
    case .matches: "MATCHES"
    case .in: "IN"
    }
  }
}

extension PredicateExpression: CustomStringConvertible {
  /// The text of the expression; objects other than text, numbers and dates are `%@`.
  package var description: String {
    switch self {
    case .constant(let value): return Self.text(of: value)
    case .list(let items): return "{\(items.map(\.description).joined(separator: ", "))}"
    case .path(let keys): return keys.isEmpty ? "SELF" : keys.joined(separator: ".")
    case .property(let keyPath): return "\(keyPath)"
    case .variable(let name, let keys): return "$" + ([name] + keys).joined(separator: ".")
    case .arithmetic(let a, let operation, let b): return "\(a) \(operation.symbol) \(b)"
    case .function(let name, let arguments):
      return "\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
    case .subquery(let collection, let variable, let node, let keys):
      return (["SUBQUERY(\(collection), $\(variable), \(node))"] + keys).joined(separator: ".")
    }
  }

  private static func text(of value: Any?) -> String {
    switch value {
    case nil, is NSNull: return "nil"
    case let text as String:
      return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    case let flag as Bool: return flag ? "1" : "0"
    case let number as any BinaryInteger: return String(number)
    case let number as Double: return "\(number)"
    case let number as NSNumber: return number.stringValue
    case let date as Date: return "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
    case let items as [Any]: return "{\(items.map { text(of: $0) }.joined(separator: ", "))}"
    default: return "%@"
    }
  }
}

extension PredicateExpression.Arithmetic {
  fileprivate var symbol: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .power: "**"
    }
  }
}
