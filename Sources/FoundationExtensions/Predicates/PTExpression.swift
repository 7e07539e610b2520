import Foundation

/// An expression in the format of predicates, such as `1 + 2 * x`.
///
/// `NSExpression` in sources for iOS: Foundation on Linux has a class of that name that cannot be created. Differs from
/// iOS: only the usual functions exist, such as `sum`, `average`, `min`, `max`, `count` and `lowercase`.
public final class PTExpression: NSObject {
  package let expression: PredicateExpression
  private let format: String

  /// Creates an expression from a format with `%@`, `%K` and numbers for the arguments.
  ///
  /// An invalid format is a programming error and traps with a message that contains the position and the reason.
  public convenience init(format: String, _ args: Any...) {
    self.init(format: format, argumentArray: args)
  }

  public init(format: String, argumentArray arguments: [Any]) {
    do {
      expression = try PredicateParser.parseExpression(format, arguments)
      self.format = format
    } catch {
      fatalError("NSInvalidArgumentException: \(error)")
    }
  }

  /// Creates an expression with a constant value.
  public init(forConstantValue value: Any?) {
    expression = .constant(value)
    format = value.map { "\($0)" } ?? "nil"
  }

  /// Creates an expression with the value of a key path.
  public init(forKeyPath keyPath: String) {
    expression = .path(keyPath.split(separator: ".").map(String.init))
    format = keyPath
  }

  /// Creates an expression with the value of a function, such as `sum:` or `max:`.
  public init(forFunction name: String, arguments: [Any]) {
    let name = name.hasSuffix(":") ? String(name.dropLast()) : name
    expression = .function(name, arguments.map { ($0 as? PTExpression)?.expression ?? .constant($0) })
    format = "\(name)(\(arguments.map { "\($0)" }.joined(separator: ", ")))"
  }

  /// Creates an expression with the object itself.
  public static func expressionForEvaluatedObject() -> PTExpression { PTExpression(forKeyPath: "") }

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

  public override var description: String { format }
}
