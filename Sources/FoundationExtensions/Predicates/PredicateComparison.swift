import Foundation

/// Comparisons of dynamically typed values.
package enum PredicateComparison {
  package static func holds(
    _ a: Any?, _ op: PredicateNode.Operator, _ b: Any?, _ options: String.CompareOptions
  ) -> Bool {
    let (a, b) = (unwrapped(a), unwrapped(b))
    switch op {
    case .equal: return equal(a, b, options)
    case .notEqual: return !equal(a, b, options)
    case .less: return order(a, b, options) == .orderedAscending
    case .greater: return order(a, b, options) == .orderedDescending
    case .lessOrEqual: return order(a, b, options).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: return order(a, b, options).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let bounds = elements(of: b), bounds.count == 2 else { return false }
      return holds(a, .greaterOrEqual, bounds[0], options) && holds(a, .lessOrEqual, bounds[1], options)
    case .in:
      if let whole = b as? String, let part = a as? String { return contains(whole, part, options) }
      return elements(of: b)?.contains { equal(a, unwrapped($0), options) } ?? false
    case .contains:
      if let whole = a as? String, let part = b as? String { return contains(whole, part, options) }
      return elements(of: a)?.contains { equal(unwrapped($0), b, options) } ?? false
    case .beginsWith:
      return text(a, b) { $0.range(of: $1, options: options.union(.anchored)) != nil || $1.isEmpty }
    case .endsWith:
      return text(a, b) {
        $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil || $1.isEmpty
      }
    case .like: return text(a, b) { matches($0, wildcards: $1, options) }
    case .matches: return text(a, b) { matches($0, pattern: $1, options) }
    }
  }

  private static func text(_ a: Any?, _ b: Any?, _ body: (String, String) -> Bool) -> Bool {
    guard let a = a as? String, let b = b as? String else { return false }
    return body(a, b)
  }

  private static func contains(_ whole: String, _ part: String, _ options: String.CompareOptions) -> Bool {
    whole.range(of: part, options: options) != nil
  }

  /// The types of values that are neither wrapped nor replaced.
  private static let plainTypes: Set<ObjectIdentifier> = Set(
    ([String.self, Int.self, Double.self, Bool.self, Date.self, Data.self, UUID.self, URL.self] as [Any.Type])
      .map { ObjectIdentifier($0) })

  /// The value inside nested optionals and Foundation wrapper objects.
  package static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if plainTypes.contains(ObjectIdentifier(type(of: value))) { return value }
    switch value {
    case is NSNull: return nil
    case let value as any OptionalValue: return unwrapped(value.wrappedValue)
    case let value as Substring: return String(value)
    case let value as NSString: return value as String
    case let value as any RawRepresentable where !(value is AnyHashable && number(value) != nil):
      return unwrapped(value.rawValue)
    default: return value
    }
  }

  package static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as Bool: value ? 1 : 0
    default: nil
    }
  }

  package static func elements(of value: Any?) -> [Any?]? {
    switch unwrapped(value) {
    case let value as NSArray: value.map { $0 }
    case let value as [Any]: value
    case let value as NSSet: value.allObjects
    case let value as NSOrderedSet: value.array
    case let value as IndexSet: value.map { $0 }
    case let value as [AnyHashable: Any]: Array(value.values)
    case let value as any Sequence where !(value is String): sequence(value)
    default: nil
    }
  }

  private static func sequence<S: Sequence>(_ sequence: S) -> [Any?] { sequence.map { $0 } }

  private static func equal(_ a: Any?, _ b: Any?, _ options: String.CompareOptions) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if let a = a as? String, let b = b as? String { return a.compare(b, options: options) == .orderedSame }
    if let a = number(a), let b = number(b) { return a == b }
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return a as AnyObject === b as AnyObject
  }

  private static func order(_ a: Any?, _ b: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
    switch (a, b) {
    case (let a as String, let b as String): return a.compare(b, options: options)
    case (let a as Date, let b as Date): return a.compare(b)
    default:
      guard let a = number(a), let b = number(b) else { return nil }
      return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
  }

  /// Matches wildcards: `*` stands for any text and `?` for one character.
  private static func matches(_ text: String, wildcards: String, _ options: String.CompareOptions) -> Bool {
    var pattern = ""
    var escaped = false
    for character in wildcards {
      switch character {
      case _ where escaped:
        pattern += NSRegularExpression.escapedPattern(for: String(character))
        escaped = false
      case "\\": escaped = true
      case "*": pattern += "[\\s\\S]*"
      case "?": pattern += "[\\s\\S]"
      default: pattern += NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    return matches(text, pattern: pattern, options)
  }

  private static func matches(_ text: String, pattern: String, _ options: String.CompareOptions) -> Bool {
    var (text, pattern) = (text, pattern)
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    guard
      let expression = try? NSRegularExpression(
        pattern: "^(?:\(pattern))$", options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    else {
      fatalError(
        "NSInvalidArgumentException: Can't do regex matching, reason: invalid pattern \"\(pattern)\"")
    }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
