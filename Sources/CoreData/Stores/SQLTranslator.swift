/// Translates predicates and sort descriptors to SQL.
struct SQLTranslator {
  /// The predicate has parts that SQL cannot express.
  struct Untranslatable: Error {}

  /// A translated expression.
  private enum Term {
    case constant(Any?)
    case column(String, NSAttributeDescription)
    /// The key of an object.
    case object(String)
    case number(String)
    /// The objects of a relationship, from the key of their owner, with the rest of the key path.
    case members(NSRelationshipDescription, owner: String, rest: [String])
  }

  private let schema: SQLSchema
  private(set) var bindings: [SQLValue] = []
  private(set) var joins = ""
  private var aliases: [String: String] = [:]
  private var count = 0
  private let key: (NSManagedObjectID) -> Int64?
  /// The entity and table of each variable of a subquery.
  private var variables: [String: (entity: NSEntityDescription, alias: String)] = [:]

  init(_ schema: SQLSchema, key: @escaping (NSManagedObjectID) -> Int64?) {
    self.schema = schema
    self.key = key
  }

  // MARK: Predicates

  mutating func condition(_ node: PredicateNode, _ entity: NSEntityDescription, _ alias: String = "t0") throws
    -> String
  {
    switch node {
    case .constant(let value): return value ? "1" : "0"
    case .not(let inner): return "NOT COALESCE((\(try condition(inner, entity, alias))), 0)"
    case .and(.constant(true), let b): return try condition(b, entity, alias)
    case .or(.constant(false), let b): return try condition(b, entity, alias)
    case .and(let a, let b):
      return "(\(try condition(a, entity, alias)) AND \(try condition(b, entity, alias)))"
    case .or(let a, let b):
      return "(\(try condition(a, entity, alias)) OR \(try condition(b, entity, alias)))"
    case .compare(let left, let op, let right, let options, let quantifier):
      let term = try self.term(left, entity, alias)
      if case .members(let relationship, let owner, let rest) = term {
        return try members(relationship, owner, rest, op, right, options, quantifier, entity, alias)
      }
      guard quantifier == nil else { throw Untranslatable() }
      return try comparison(term, op, right, options, entity, alias)
    }
  }

  private mutating func members(
    _ relationship: NSRelationshipDescription, _ owner: String, _ rest: [String],
    _ op: PredicateNode.Operator,
    _ right: PredicateExpression, _ options: String.CompareOptions, _ quantifier: PredicateNode.Quantifier?,
    _ entity: NSEntityDescription, _ alias: String
  ) throws -> String {
    guard let destination = relationship.destinationEntity else { throw Untranslatable() }
    var op = op
    var quantifier = quantifier
    if quantifier == nil {
      guard op == .contains else { throw Untranslatable() }
      (op, quantifier) = (.equal, .any)
    }
    let (inner, from) = subselect(relationship, owner, destination)
    let outerJoins = joins
    let outerAliases = aliases
    joins = ""
    let term = try self.term(.path(rest), destination, inner)
    var test = try comparison(term, op, right, options, entity, alias)
    let nested = joins
    joins = outerJoins
    aliases = outerAliases
    let join = from.replacingOccurrences(of: " WHERE ", with: nested + " WHERE ")
    switch quantifier {
    case .any?: return "EXISTS (SELECT 1\(join) AND \(test))"
    case .none?: return "NOT EXISTS (SELECT 1\(join) AND \(test))"
    default:
      test = "NOT COALESCE((\(test)), 0)"
      return "NOT EXISTS (SELECT 1\(join) AND \(test))"
    }
  }

  /// Returns the alias of the members' table, and the clauses that select the members of an owner.
  private mutating func subselect(
    _ relationship: NSRelationshipDescription, _ owner: String, _ destination: NSEntityDescription
  ) -> (alias: String, from: String) {
    count += 1
    let inner = "t\(count)"
    let table = schema.table(of: destination)
    if let pairs = schema.pairs(of: relationship) {
      return (
        inner,
        " FROM \(table) \(inner) JOIN \(pairs.table) p\(count) ON p\(count).\(pairs.member) = \(inner).Z_PK"
          + " WHERE p\(count).\(pairs.owner) = \(owner)"
      )
    }
    let column = relationship.inverseRelationship.map { SQLSchema.column(of: $0) } ?? "Z_PK"
    return (inner, " FROM \(table) \(inner) WHERE \(inner).\(column) = \(owner)")
  }

  private mutating func comparison(
    _ left: Term, _ op: PredicateNode.Operator, _ right: PredicateExpression,
    _ options: String.CompareOptions, _ entity: NSEntityDescription, _ alias: String
  ) throws -> String {
    switch op {
    case .in:
      return try contained(left, right, options, entity, alias)
    case .between:
      let bounds = try list(right)
      guard bounds.count == 2 else { throw Untranslatable() }
      let column = try text(left)
      return
        "(\(column) >= \(try bind(bounds[0], as: left)) AND \(column) <= \(try bind(bounds[1], as: left)))"
    default: break
    }
    // The left side's values are bound first.
    let leftText: String?
    if case .constant = left { leftText = nil } else { leftText = try text(left) }
    let term = try self.term(right, entity, alias)
    if case .members = term { throw Untranslatable() }
    if case .constant(let value) = left {
      guard leftText == nil, case .constant = term else {
        guard let mirrored = Self.mirrored[op] else { throw Untranslatable() }
        return try compare(try text(term), term, mirrored, .constant(value), options)
      }
      let holds = PredicateComparison.holds(value, op, Self.constant(term), options)
      return holds ? "1" : "0"
    }
    return try compare(leftText ?? "", left, op, term, options)
  }

  private static let mirrored: [PredicateNode.Operator: PredicateNode.Operator] = [
    .equal: .equal, .notEqual: .notEqual, .less: .greater, .lessOrEqual: .greaterOrEqual, .greater: .less,
    .greaterOrEqual: .lessOrEqual,
  ]

  private static func constant(_ term: Term) -> Any? {
    if case .constant(let value) = term { value } else { nil }
  }

  private mutating func compare(
    _ left: String, _ type: Term, _ op: PredicateNode.Operator, _ right: Term,
    _ options: String.CompareOptions
  ) throws -> String {
    let isFolded = !options.intersection([.caseInsensitive, .diacriticInsensitive]).isEmpty
    let mask = options.contains(.caseInsensitive) ? options.contains(.diacriticInsensitive) ? 3 : 1 : 2
    if case .constant(let value) = right {
      guard PredicateComparison.unwrapped(value) != nil else {
        switch op {
        case .equal: return "\(left) IS NULL"
        case .notEqual: return "\(left) IS NOT NULL"
        default: return "0"
        }
      }
      if isFolded, !Self.isPattern(op) {
        let folded = "PTL_FOLD(\(try bind(value, as: type)), \(mask))"
        return try relation("PTL_FOLD(\(left), \(mask))", op, folded)
      }
      if Self.isPattern(op) {
        let name = op == .like ? "like" : "matches"
        return "PTL_MATCH(\(left), \(try bind(value, as: type)), '\(name)', \(isFolded ? mask : 0))"
      }
      return try relation(left, op, try bind(value, as: type))
    }
    let other = try text(right)
    guard !Self.isPattern(op) else { throw Untranslatable() }
    return isFolded
      ? try relation("PTL_FOLD(\(left), \(mask))", op, "PTL_FOLD(\(other), \(mask))")
      : try relation(left, op, other)
  }

  private static func isPattern(_ op: PredicateNode.Operator) -> Bool { op == .like || op == .matches }

  private func relation(_ left: String, _ op: PredicateNode.Operator, _ right: String) throws -> String {
    switch op {
    case .equal: "\(left) = \(right)"
    // A missing value differs from every other.
    case .notEqual: "\(left) IS NOT \(right)"
    case .less: "\(left) < \(right)"
    case .lessOrEqual: "\(left) <= \(right)"
    case .greater: "\(left) > \(right)"
    case .greaterOrEqual: "\(left) >= \(right)"
    case .contains: "PTL_FIND(\(left), \(right), 0)"
    case .beginsWith: "PTL_FIND(\(left), \(right), 1)"
    case .endsWith: "PTL_FIND(\(left), \(right), 2)"
    default: throw Untranslatable()
    }
  }

  private mutating func contained(
    _ left: Term, _ right: PredicateExpression, _ options: String.CompareOptions,
    _ entity: NSEntityDescription, _ alias: String
  ) throws -> String {
    guard options.isEmpty else { throw Untranslatable() }
    if case .path = right,
      case .members(let relationship, let owner, let rest) = try term(right, entity, alias), rest.isEmpty,
      let destination = relationship.destinationEntity, case .constant(let value) = left
    {
      let (inner, from) = subselect(relationship, owner, destination)
      return "EXISTS (SELECT 1\(from) AND \(inner).Z_PK = \(try bind(value, as: .object(""))))"
    }
    let values = try list(right)
    guard values.count < 30_000 else { throw Untranslatable() }
    let column = try text(left)
    let bound = try values.filter { PredicateComparison.unwrapped($0) != nil }.map { try bind($0, as: left) }
    return "\(column) IN (\(bound.joined(separator: ", ")))"
  }

  private func list(_ expression: PredicateExpression) throws -> [Any?] {
    switch expression {
    case .constant(let value):
      guard let elements = PredicateComparison.elements(of: value) else { throw Untranslatable() }
      return elements
    case .list(let items):
      return try items.map { item in
        guard case .constant(let value) = item else { throw Untranslatable() }
        return value
      }
    default: throw Untranslatable()
    }
  }

  /// Adds a constant to the bindings, converted to the type of what it is compared with.
  private mutating func bind(_ value: Any?, as term: Term) throws -> String {
    let value = PredicateComparison.unwrapped(value)
    let bound: SQLValue
    switch (term, value) {
    case (_, let object as NSManagedObject): bound = key(object.objectID).map { .integer($0) } ?? .integer(-1)
    case (_, let id as NSManagedObjectID): bound = key(id).map { .integer($0) } ?? .integer(-1)
    case (.object, _): throw Untranslatable()
    case (.column(_, let attribute), _):
      let isNumber = PredicateComparison.number(value) != nil
      if isNumber, let number = PredicateComparison.number(value),
        attribute.attributeType != .dateAttributeType,
        attribute.attributeType != .stringAttributeType
      {
        bound = number == number.rounded() && abs(number) < 9e15 ? .integer(Int64(number)) : .real(number)
      } else {
        bound = SQLValue(value, attribute)
      }
    case (_, let text as String): bound = .text(text)
    case (_, let date as Date): bound = .real(date.timeIntervalSinceReferenceDate)
    default:
      guard let number = PredicateComparison.number(value) else { throw Untranslatable() }
      bound = .real(number)
    }
    bindings.append(bound)
    return "?"
  }

  private mutating func text(_ term: Term) throws -> String {
    switch term {
    case .column(let name, _), .object(let name), .number(let name): return name
    case .constant(let value): return try bind(value, as: .number(""))
    case .members: throw Untranslatable()
    }
  }

  // MARK: Expressions

  private mutating func term(
    _ expression: PredicateExpression, _ entity: NSEntityDescription, _ alias: String
  )
    throws -> Term
  {
    switch expression {
    case .constant(let value): return .constant(value)
    case .path(let keys): return try path(keys[...], entity, alias)
    case .property: throw Untranslatable()
    case .variable(let name, let keys):
      guard let variable = variables[name] else { throw Untranslatable() }
      return try path(keys[...], variable.entity, variable.alias)
    case .arithmetic(let a, let operation, let b):
      if let value = expression.constantValue { return .constant(value) }
      let first = try term(a, entity, alias)
      let left = try text(first)
      let second = try term(b, entity, alias)
      let right = try text(second)
      switch operation {
      case .add: return .number("(\(left) + \(right))")
      case .subtract: return .number("(\(left) - \(right))")
      case .multiply: return .number("(\(left) * \(right))")
      case .divide: return .number("(\(left) / \(right))")
      case .power: throw Untranslatable()
      }
    case .subquery(let collection, let variable, let node, let keys):
      guard keys == ["@count"],
        case .members(let relationship, let owner, let rest) = try term(collection, entity, alias),
        rest.isEmpty,
        let destination = relationship.destinationEntity
      else { throw Untranslatable() }
      let (inner, from) = subselect(relationship, owner, destination)
      let (outerJoins, outer) = (joins, variables[variable])
      joins = ""
      variables[variable] = (destination, inner)
      let test = try condition(node, entity, alias)
      let join = from.replacingOccurrences(of: " WHERE ", with: joins + " WHERE ")
      joins = outerJoins
      variables[variable] = outer
      return .number("(SELECT COUNT(*)\(join) AND \(test))")
    case .function("now", _): return .constant(Date())
    case .function("lowercase", let arguments):
      return .number("LOWER(\(try single(arguments, entity, alias)))")
    case .function("uppercase", let arguments):
      return .number("UPPER(\(try single(arguments, entity, alias)))")
    case .function("length", let arguments): return .number("LENGTH(\(try single(arguments, entity, alias)))")
    case .function("abs", let arguments): return .number("ABS(\(try single(arguments, entity, alias)))")
    case .list, .function: throw Untranslatable()
    }
  }

  private mutating func single(
    _ arguments: [PredicateExpression], _ entity: NSEntityDescription, _ alias: String
  ) throws -> String {
    guard arguments.count == 1 else { throw Untranslatable() }
    return try text(try term(arguments[0], entity, alias))
  }

  private mutating func path(_ keys: ArraySlice<String>, _ entity: NSEntityDescription, _ alias: String)
    throws
    -> Term
  {
    guard let name = keys.first, !["self", "objectID"].contains(name) || entity.propertiesByName[name] != nil
    else { return .object("\(alias).Z_PK") }
    let property =
      entity.propertiesByName[name] ?? entity.family.lazy.compactMap { $0.propertiesByName[name] }.first
    let rest = keys.dropFirst()
    switch property {
    case let attribute as NSAttributeDescription where rest.isEmpty && !attribute.isTransient:
      return .column("\(alias).\(SQLSchema.column(of: attribute))", attribute)
    case let relationship as NSRelationshipDescription
    where relationship.isToMany && !relationship.isTransient:
      guard rest.first?.hasPrefix("@") == true else {
        return .members(relationship, owner: "\(alias).Z_PK", rest: Array(rest))
      }
      return try aggregate(relationship, alias, Array(rest))
    case let relationship as NSRelationshipDescription where !relationship.isTransient:
      let column = "\(alias).\(SQLSchema.column(of: relationship))"
      if rest.isEmpty || rest.elementsEqual(["objectID"]) { return .object(column) }
      guard let destination = relationship.destinationEntity else { throw Untranslatable() }
      return try path(rest, destination, joined(column, destination))
    default: throw Untranslatable()
    }
  }

  private mutating func aggregate(
    _ relationship: NSRelationshipDescription, _ alias: String, _ rest: [String]
  )
    throws -> Term
  {
    guard let destination = relationship.destinationEntity else { throw Untranslatable() }
    let (inner, from) = subselect(relationship, "\(alias).Z_PK", destination)
    if rest == ["@count"] { return .number("(SELECT COUNT(*)\(from))") }
    let functions = ["@sum": "TOTAL", "@avg": "AVG", "@min": "MIN", "@max": "MAX"]
    guard rest.count == 2, let function = functions[rest[0]],
      let attribute = destination.attributesByName[rest[1]], !attribute.isTransient
    else { throw Untranslatable() }
    return .number("(SELECT \(function)(\(inner).\(SQLSchema.column(of: attribute)))\(from))")
  }

  /// Joins the table of a relationship to one object, once for each column.
  private mutating func joined(_ column: String, _ destination: NSEntityDescription) -> String {
    if let known = aliases[column] { return known }
    count += 1
    let alias = "t\(count)"
    joins += " LEFT JOIN \(schema.table(of: destination)) \(alias) ON \(alias).Z_PK = \(column)"
    aliases[column] = alias
    return alias
  }

  // MARK: Order

  /// Returns the terms of an `ORDER BY` clause.
  mutating func order(_ descriptors: [NSSortDescriptor], _ entity: NSEntityDescription) throws -> String {
    try descriptors.map { descriptor -> String in
      guard let key = SortKey(descriptor, entity), !key.hasComparator else { throw Untranslatable() }
      let keys = key.path.split(separator: ".").map(String.init)
      let term = try path(keys[...], entity, "t0")
      var text = try self.text(term)
      if let selector = key.selector { text += " COLLATE \"\(selector.description)\"" }
      return text + (descriptor.ascending ? " ASC" : " DESC")
    }.joined(separator: ", ")
  }

  /// Returns the column of a property by key path.
  mutating func column(_ keyPath: String, _ entity: NSEntityDescription) throws -> (
    text: String, attribute: NSAttributeDescription?, relationship: NSRelationshipDescription?
  ) {
    let keys = keyPath.split(separator: ".").map(String.init)
    switch try path(keys[...], entity, "t0") {
    case .column(let text, let attribute): return (text, attribute, nil)
    case .object(let text): return (text, nil, entity.relationshipsByName[keyPath])
    case .number(let text): return (text, nil, nil)
    case .constant, .members: throw Untranslatable()
    }
  }
}

/// The key path of a sort descriptor in text form.
struct SortKey {
  let path: String
  let selector: Selector?
  let hasComparator: Bool

  init?(_ descriptor: NSSortDescriptor, _ entity: NSEntityDescription) {
    if let descriptor = descriptor as? KeySortDescriptor {
      path = descriptor.path
      selector = descriptor.method
      hasComparator = descriptor.hasComparator
    } else if let keys = KeyValueObserving.keys(of: descriptor.keyPath, in: entity.objectClass) {
      path = keys.joined(separator: ".")
      selector = nil
      hasComparator = false
    } else {
      return nil
    }
  }
}

extension PredicateExpression {
  /// The value of an expression that depends on no object.
  var constantValue: Any? {
    switch self {
    case .constant(let value): value
    case .arithmetic(let a, _, let b) where a.constantValue != nil && b.constantValue != nil:
      value(for: nil, [:])
    default: nil
    }
  }
}
