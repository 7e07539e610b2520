import CoreData
import FoundationExtensions

/// Translates predicates of Swift into those that stores translate to SQL.
struct PredicateTranslator {
  private(set) var arguments: [Any] = []
  /// The paths of variables.
  private var variables: [PredicateExpressions.VariableID: (path: String, type: any PersistentModel.Type)] =
    [:]

  /// Returns `nil` for expressions that need evaluation in memory.
  mutating func translate<Model: PersistentModel>(_ predicate: Predicate<Model>) -> NSPredicate? {
    variables[predicate.variable.key] = ("", Model.self)
    guard let format = try? condition(predicate.expression) else { return nil }
    return NSPredicate(format: format, argumentArray: arguments)
  }

  struct Unsupported: Error {}

  mutating func bind(
    _ variable: PredicateExpressions.VariableID, _ path: String, _ type: any PersistentModel.Type
  ) { variables[variable] = (path, type) }

  func variable(_ id: PredicateExpressions.VariableID) throws -> (
    path: String, type: any PersistentModel.Type
  ) {
    guard let found = variables[id] else { throw Unsupported() }
    return found
  }

  /// A condition. A Boolean property is compared with true.
  mutating func condition(_ expression: Any) throws -> String {
    guard let expression = expression as? any TranslatableExpression else { throw Unsupported() }
    let text = try expression.format(&self)
    return expression.isOperand ? "(\(text) == YES)" : text
  }

  /// A path or an argument.
  mutating func operand(_ expression: Any) throws -> String {
    guard let expression = expression as? any TranslatableExpression, expression.isOperand else {
      throw Unsupported()
    }
    return try expression.format(&self)
  }

  mutating func argument(_ value: Any) throws -> String {
    var value = value
    if let optional = value as? any OptionalValue {
      guard let wrapped = optional.wrappedValue else { return "nil" }
      value = wrapped
    }
    if let attribute = value as? any StoredAttribute {
      arguments.append(attribute.stored)
    } else if let model = value as? any PersistentModel, let object = model._record.object {
      arguments.append(object)
    } else if let id = value as? PersistentIdentifier, let object = id.managed {
      arguments.append(object)
    } else if let list = value as? [any StoredAttribute] {
      arguments.append(list.map(\.stored))
    } else {
      throw Unsupported()
    }
    return "%@"
  }
}

/// An expression that stores can evaluate.
protocol TranslatableExpression {
  /// Whether the expression is a value and not a condition.
  var isOperand: Bool { get }
  func format(_ translator: inout PredicateTranslator) throws -> String
}

extension TranslatableExpression {
  var isOperand: Bool { false }
}

/// An expression with the path of an object.
protocol ObjectExpression {
  func object(_ translator: PredicateTranslator) throws -> (path: String, type: any PersistentModel.Type)
}

extension PredicateExpressions.Variable: ObjectExpression {
  func object(_ translator: PredicateTranslator) throws -> (path: String, type: any PersistentModel.Type) {
    try translator.variable(key)
  }
}

extension PredicateExpressions.Variable: TranslatableExpression {
  var isOperand: Bool { true }
  func format(_ translator: inout PredicateTranslator) throws -> String {
    let path = try translator.variable(key).path
    return path.isEmpty ? "SELF" : path
  }
}

extension PredicateExpressions.Value: TranslatableExpression {
  var isOperand: Bool { true }
  func format(_ translator: inout PredicateTranslator) throws -> String { try translator.argument(value) }
}

extension PredicateExpressions.NilLiteral: TranslatableExpression {
  var isOperand: Bool { true }
  func format(_ translator: inout PredicateTranslator) throws -> String { "nil" }
}

extension PredicateExpressions.KeyPath: TranslatableExpression, ObjectExpression {
  var isOperand: Bool { true }
  func format(_ translator: inout PredicateTranslator) throws -> String {
    if let root = root as? any TranslatableExpression, !(root is any ObjectExpression) {
      // The value of a captured object or structure.
      guard let value = root as? any CapturedValue, let found = value.captured(keyPath) else {
        throw PredicateTranslator.Unsupported()
      }
      return try translator.argument(found)
    }
    return try path(translator).path
  }

  private func path(_ translator: PredicateTranslator) throws -> (path: String, property: _ModelProperty?) {
    guard let root = root as? any ObjectExpression else { throw PredicateTranslator.Unsupported() }
    let (prefix, type) = try root.object(translator)
    let start = prefix.isEmpty ? "" : prefix + "."
    if let property = ModelRegistry.shared.property(type, keyPath) {
      if case .encoded = property.kind { throw PredicateTranslator.Unsupported() }
      return (start + property.name, property)
    }
    if keyPath as AnyKeyPath is KeyPath<Root.Output, PersistentIdentifier> {
      return (prefix.isEmpty ? "SELF" : prefix, nil)
    }
    guard let name = KeyPathNames.name(keyPath, type) else { throw PredicateTranslator.Unsupported() }
    return (start + name, nil)
  }

  func object(_ translator: PredicateTranslator) throws -> (path: String, type: any PersistentModel.Type) {
    let found = try path(translator)
    guard let type = found.property?.kind.destination else { throw PredicateTranslator.Unsupported() }
    return (found.path, type)
  }
}

/// A captured value whose properties are read at once.
private protocol CapturedValue { func captured(_ keyPath: AnyKeyPath) -> Any? }
extension PredicateExpressions.Value: CapturedValue {
  fileprivate func captured(_ keyPath: AnyKeyPath) -> Any? { value[keyPath: keyPath] }
}

extension PredicateExpressions.Conjunction: TranslatableExpression {
  func format(_ translator: inout PredicateTranslator) throws -> String {
    "(\(try translator.condition(lhs)) AND \(try translator.condition(rhs)))"
  }
}
extension PredicateExpressions.Disjunction: TranslatableExpression {
  func format(_ translator: inout PredicateTranslator) throws -> String {
    "(\(try translator.condition(lhs)) OR \(try translator.condition(rhs)))"
  }
}
extension PredicateExpressions.Negation: TranslatableExpression {
  func format(_ translator: inout PredicateTranslator) throws -> String {
    "(NOT \(try translator.condition(wrapped)))"
  }
}
extension PredicateExpressions.Equal: TranslatableExpression {
  func format(_ translator: inout PredicateTranslator) throws -> String {
    "(\(try translator.operand(lhs)) == \(try translator.operand(rhs)))"
  }
}
extension PredicateExpressions.NotEqual: TranslatableExpression {
  func format(_ translator: inout PredicateTranslator) throws -> String {
    "(\(try translator.operand(lhs)) != \(try translator.operand(rhs)))"
  }
}
extension PredicateExpressions.Comparison: TranslatableExpression {
  func format(_ translator: inout PredicateTranslator) throws -> String {
    let sign =
      switch op {
      case .lessThan: "<"
      case .lessThanOrEqual: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqual: ">="
      @unknown default: throw PredicateTranslator.Unsupported()
      }
    return "(\(try translator.operand(lhs)) \(sign) \(try translator.operand(rhs)))"
  }
}
extension PredicateExpressions.StringLocalizedStandardContains: TranslatableExpression {
  func format(_ translator: inout PredicateTranslator) throws -> String {
    "(\(try translator.operand(root)) CONTAINS[cd] \(try translator.operand(other)))"
  }
}
extension PredicateExpressions.CollectionContainsCollection: TranslatableExpression {
  func format(_ translator: inout PredicateTranslator) throws -> String {
    "(\(try translator.operand(base)) CONTAINS \(try translator.operand(other)))"
  }
}
extension PredicateExpressions.SequenceStartsWith: TranslatableExpression {
  func format(_ translator: inout PredicateTranslator) throws -> String {
    "(\(try translator.operand(base)) BEGINSWITH \(try translator.operand(prefix)))"
  }
}
extension PredicateExpressions.SequenceContains: TranslatableExpression {
  func format(_ translator: inout PredicateTranslator) throws -> String {
    "(\(try translator.operand(element)) IN \(try translator.operand(sequence)))"
  }
}
extension PredicateExpressions.ForcedUnwrap: TranslatableExpression {
  var isOperand: Bool { true }
  func format(_ translator: inout PredicateTranslator) throws -> String { try translator.operand(inner) }
}
extension PredicateExpressions.ForcedUnwrap: ObjectExpression {
  func object(_ translator: PredicateTranslator) throws -> (path: String, type: any PersistentModel.Type) {
    guard let inner = inner as? any ObjectExpression else { throw PredicateTranslator.Unsupported() }
    return try inner.object(translator)
  }
}
extension PredicateExpressions.OptionalFlatMap: TranslatableExpression {
  var isOperand: Bool { (transform as? any TranslatableExpression)?.isOperand ?? false }
  func format(_ translator: inout PredicateTranslator) throws -> String {
    guard let object = wrapped as? any ObjectExpression,
      let transform = transform as? any TranslatableExpression
    else { throw PredicateTranslator.Unsupported() }
    let (path, type) = try object.object(translator)
    translator.bind(variable.key, path, type)
    return try transform.format(&translator)
  }
}
