import Foundation

/// A predicate with a syntax tree, which stores read to translate it.
package final class TreePredicate: NSPredicate {
  package let node: PredicateNode
  private let format: String

  package init(_ node: PredicateNode, format: String) {
    self.node = node
    self.format = format
    super.init(value: true)
  }

  package override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    node.holds(for: object, bindings ?? [:])
  }

  package override func copy(with zone: NSZone? = nil) -> Any { self }
  package override func isEqual(_ object: Any?) -> Bool {
    self === object as AnyObject? || (object as? TreePredicate)?.format == format && !format.contains("%")
  }
  package override var hash: Int { format.hash }
  package override var description: String { format }
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
      self = TreePredicate(node, format: predicateFormat) as! Self
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
