import Foundation

/// An expression in the format of predicates, such as `1 + 2 * x`.
///
/// `NSExpression` in sources for iOS: Foundation on Linux has a class of that name that cannot be created. Differs from
/// iOS: only the usual functions exist, such as `sum`, `average`, `min`, `max`, `count` and `lowercase`; blocks, conditions and
/// unions of sets do not exist.
public final class PTExpression: NSObject, NSCopying {
  /// The kind of an expression.
  public enum ExpressionType: UInt, Sendable {
    case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
    case subquery = 13
    case aggregate
    case anyKey
    case block = 19
    case conditional
  }

  package let expression: PredicateExpression

  package init(_ expression: PredicateExpression) { self.expression = expression }

  /// Creates an expression from a format with `%@`, `%K` and numbers for the arguments.
  ///
  /// An invalid format is a programming error and traps with a message that contains the position and the reason.
  public convenience init(format: String, _ args: Any...) {
    self.init(format: format, argumentArray: args)
  }

  public init(format: String, argumentArray arguments: [Any]) {
    do {
      expression = try PredicateParser.parseExpression(format, arguments)
    } catch {
      fatalError("NSInvalidArgumentException: \(error)")
    }
  }

  /// Creates an expression with a constant value.
  public init(forConstantValue value: Any?) { expression = .constant(value) }

  /// Creates an expression with the value of a key path.
  public init(forKeyPath keyPath: String) {
    expression = .path(keyPath.split(separator: ".").map(String.init))
  }

  /// Creates an expression with the value of a variable, without the dollar sign.
  public init(forVariable string: String) { expression = .variable(string, []) }

  /// Creates an expression with the values of a list of expressions.
  public init(forAggregate subexpressions: [Any]) { expression = .list(Self.expressions(subexpressions)) }

  /// Creates an expression with the value of a property.
  public init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) { expression = .property(keyPath) }

  /// Creates an expression with the value of a function, such as `sum:` or `max:`.
  public init(forFunction name: String, arguments: [Any]) {
    let name = name.hasSuffix(":") ? String(name.dropLast()) : name
    expression = .function(name, Self.expressions(arguments))
  }

  private static func expressions(_ values: [Any]) -> [PredicateExpression] {
    values.map { ($0 as? PTExpression)?.expression ?? .constant($0) }
  }

  /// Creates an expression with the object itself.
  public static func expressionForEvaluatedObject() -> PTExpression { PTExpression(forKeyPath: "") }

  // MARK: Parts

  public var expressionType: ExpressionType {
    switch expression {
    case .constant: .constantValue
    case .list: .aggregate
    case .path(let keys): keys.isEmpty ? .evaluatedObject : .keyPath
    case .property: .keyPath
    // A key path of a variable is a function of it.
    case .variable(_, let keys): keys.isEmpty ? .variable : .function
    case .arithmetic, .function: .function
    case .subquery: .subquery
    }
  }

  /// The value of a constant; `nil` for other expressions.
  public var constantValue: Any? { if case .constant(let value) = expression { value } else { nil } }

  /// The key path; empty for other expressions.
  public var keyPath: String {
    if case .path(let keys) = expression { keys.joined(separator: ".") } else { "" }
  }

  /// The name of a function; empty for other expressions.
  public var function: String {
    switch expression {
    case .function(let name, _): name + ":"
    case .arithmetic(_, .add, _): "add:to:"
    case .arithmetic(_, .subtract, _): "from:subtract:"
    case .arithmetic(_, .multiply, _): "multiply:by:"
    case .arithmetic(_, .divide, _): "divide:by:"
    case .arithmetic(_, .power, _): "raise:toPower:"
    case .variable(_, let keys) where !keys.isEmpty: "valueForKeyPath:"
    default: ""
    }
  }

  /// The name of a variable; empty for other expressions.
  public var variable: String { if case .variable(let name, _) = expression { name } else { "" } }

  /// The arguments of a function; `nil` for other expressions.
  public var arguments: [PTExpression]? {
    switch expression {
    case .function(_, let arguments): arguments.map(PTExpression.init)
    case .arithmetic(let a, _, let b): [PTExpression(a), PTExpression(b)]
    case .variable(_, let keys) where !keys.isEmpty: [PTExpression(.path(keys))]
    default: nil
    }
  }

  /// The values of a list, or the collection of a subquery; `nil` for other expressions.
  public var collection: Any? {
    switch expression {
    case .list(let items): items.map(PTExpression.init)
    case .subquery(let collection, _, _, _): PTExpression(collection)
    default: nil
    }
  }

  // MARK: Evaluation

  /// Evaluates the expression for an object.
  /// - Parameters:
  ///   - object: The object that key paths refer to.
  ///   - context: The values of variables such as `$name`.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] {
      if let key = key as? String { variables[key] = value }
    }
    let value = expression.value(for: object, variables)
    switch value {
    case let number as Int64: return NSNumber(value: number)
    case let number as Double: return NSNumber(value: number)
    default: return value
    }
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PTExpression else { return false }
    return self === other || description == other.description && !description.contains("%@")
  }
  public override var hash: Int { description.hash }
  public override var description: String { expression.description }
}
