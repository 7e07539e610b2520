import Foundation

extension NSPredicate {
  /// Makes a predicate from a format: `NSPredicate(format: "age > %d AND name BEGINSWITH[c] %@", 18, "a")`.
  ///
  /// Comparisons (`= == != <> < <= > >= BETWEEN`), text (`CONTAINS BEGINSWITH ENDSWITH LIKE MATCHES`, with
  /// `[cd]`), `IN`, `ANY ALL NONE`, `AND OR NOT`, arithmetic, `SELF`, key paths with `@count @min @max @sum
  /// @avg`, `%@ %K` and numbers.
  ///
  /// Arguments may be of any type: arrays, sets, dates and identifiers too.
  ///
  /// An invalid format is a programming error and traps with a message that contains the position and the
  /// reason.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate from a format and its arguments.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      let predicate = try PredicateParser.parse(predicateFormat, arguments ?? [])
      self.init { object, variables in predicate.holds(for: object, variables ?? [:]) }
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
