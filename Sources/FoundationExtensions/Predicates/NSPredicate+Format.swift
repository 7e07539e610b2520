import Foundation

/// A predicate with a syntax tree, which stores read to translate it.
package protocol SyntaxPredicate: NSPredicate {
  var node: PredicateNode { get }
}

/// A constant predicate of a format, such as `TRUEPREDICATE`.
package final class TreePredicate: NSPredicate, SyntaxPredicate {
  package let node: PredicateNode

  package init(_ node: PredicateNode) {
    self.node = node
    super.init(value: true)
  }

  package override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    node.holds(for: object, bindings ?? [:])
  }

  package override func copy(with zone: NSZone? = nil) -> Any { self }
  package override func isEqual(_ object: Any?) -> Bool { node.isEqual(to: object) }
  package override var hash: Int { node.description.hash }
  package override var description: String { node.description }
}

/// A connection of predicates with its own text.
final class ConnectedPredicate: NSCompoundPredicate, SyntaxPredicate {
  let node: PredicateNode

  init(_ node: PredicateNode, _ type: LogicalType, _ parts: [NSPredicate]) {
    self.node = node
    super.init(type: type, subpredicates: parts)
  }

  required init?(coder: NSCoder) { nil }

  override func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ object: Any?) -> Bool { node.isEqual(to: object) }
  override var hash: Int { node.description.hash }
  override var description: String { node.description }
}

extension PredicateNode {
  /// The predicate as an object of the class that it has on iOS.
  package var predicate: NSPredicate {
    switch self {
    case .constant: TreePredicate(self)
    case .compare: PTComparisonPredicate(self)
    case .not(let inner): ConnectedPredicate(self, .not, [inner.predicate])
    case .and: ConnectedPredicate(self, .and, conjuncts.map(\.predicate))
    case .or: ConnectedPredicate(self, .or, alternatives.map(\.predicate))
    }
  }

  private var conjuncts: [PredicateNode] {
    if case .and(let a, let b) = self { a.conjuncts + b.conjuncts } else { [self] }
  }

  private var alternatives: [PredicateNode] {
    if case .or(let a, let b) = self { a.alternatives + b.alternatives } else { [self] }
  }

  /// Whether an object is a predicate with the same text. Predicates with objects in them are equal only to themselves.
  func isEqual(to object: Any?) -> Bool {
    guard let other = (object as? any SyntaxPredicate)?.node else { return false }
    return description == other.description && !description.contains("%@")
  }
}

/// Lets initializers return an instance of a subclass, which only protocols without a class constraint can do.
public protocol _PredicateFactory {}

extension NSPredicate: _PredicateFactory {}

extension _PredicateFactory {
  /// Makes a predicate from a format: `NSPredicate(format: "age > %d AND name BEGINSWITH[c] %@", 18, "a")`.
  ///
  /// Comparisons (`= == != <> < <= > >= BETWEEN`), text (`CONTAINS BEGINSWITH ENDSWITH LIKE MATCHES`, with
  /// `[cd]`), `IN`, `ANY ALL NONE`, `AND OR NOT`, arithmetic, `SELF`, key paths with `@count @min @max @sum
  /// @avg`, `SUBQUERY`, functions, `%@ %K` and numbers.
  ///
  /// Arguments may be of any type: arrays, sets, dates and identifiers too.
  ///
  /// An invalid format is a programming error and traps with a message that contains the position and the
  /// reason.
  public init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate from a format and its arguments.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      let node = try PredicateParser.parse(predicateFormat, arguments ?? [])
      self = node.predicate as! Self
    } catch {
      fatalError("NSInvalidArgumentException: \(error)")
    }
  }
}

/// The reason why a format string is invalid.
struct PredicateFormatError: Error, CustomStringConvertible {
  var format: String
  var offset: Int
  var reason: String

  var description: String {
    "Unable to parse the format string \"\(format)\": \(reason) at offset \(offset)"
  }
}
