import Foundation

/// The functions of expressions.
enum PredicateFunction {
  /// Returns the value of a function.
  ///
  /// Aggregates take a collection, or several numbers. An unknown name is a programming error and traps.
  static func value(_ name: String, _ arguments: [Any?]) -> Any? {
    let first = PredicateComparison.unwrapped(arguments.first ?? nil)
    switch name.lowercased() {
    case "now": return Date()
    case "count": return PredicateComparison.elements(of: first)?.count ?? arguments.count
    case "sum": return numbers(arguments).reduce(0, +)
    case "average":
      let all = numbers(arguments)
      return all.isEmpty ? nil : all.reduce(0, +) / Double(all.count)
    case "min": return numbers(arguments).min()
    case "max": return numbers(arguments).max()
    case "abs": return number(first).map { abs($0) }
    case "sqrt": return number(first).map { $0.squareRoot() }
    case "ceiling": return number(first).map { $0.rounded(.up) }
    case "floor", "trunc": return number(first).map { $0.rounded(.down) }
    case "lowercase": return (first as? String)?.lowercased()
    case "uppercase": return (first as? String)?.uppercased()
    case "length": return (first as? String)?.utf16.count
    default: fatalError("NSInvalidArgumentException: the function \(name)() is not supported")
    }
  }

  private static func number(_ value: Any?) -> Double? { PredicateComparison.number(value) }

  private static func numbers(_ arguments: [Any?]) -> [Double] {
    let values =
      arguments.count == 1 ? PredicateComparison.elements(of: arguments[0]) ?? arguments : arguments
    return values.compactMap { number(PredicateComparison.unwrapped($0)) }
  }
}
