import Foundation

/// A comparison of two expressions.
///
/// `NSComparisonPredicate` in sources for iOS: Foundation on Linux has a class of that name that cannot be created. Differs from
/// iOS: custom selectors and the option `normalized` do not exist.
public final class PTComparisonPredicate: NSPredicate, SyntaxPredicate {
  /// How the expressions are compared. The type of Foundation on Linux is deprecated.
  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like
    case beginsWith, endsWith, `in`, customSelector
    case contains = 99
    case between
  }

  /// The elements of a collection on the left side that are compared.
  public enum Modifier: UInt, Sendable { case direct, all, any }

  /// How text is compared.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
  }

  package let node: PredicateNode
  public let leftExpression: PTExpression
  public let rightExpression: PTExpression
  public let predicateOperatorType: Operator
  public let comparisonPredicateModifier: Modifier
  public let options: Options

  init(_ node: PredicateNode) {
    guard case .compare(let left, let operation, let right, let options, let quantifier) = node else {
      preconditionFailure("\(node) is no comparison")
    }
    self.node = node
    leftExpression = PTExpression(left)
    rightExpression = PTExpression(right)
    predicateOperatorType = operation.type
    comparisonPredicateModifier =
      switch quantifier {
      case .all: .all
      case .any: .any
      default: .direct
      }
    self.options = Options(options)
    super.init(value: true)
  }

  /// Creates a comparison. The operator `customSelector` is a programming error and traps.
  public convenience init(
    leftExpression lhs: PTExpression, rightExpression rhs: PTExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    guard let operation = PredicateNode.Operator(type) else {
      fatalError("NSInvalidArgumentException: comparisons with a selector do not exist")
    }
    let quantifier: PredicateNode.Quantifier? =
      switch modifier {
      case .all: .all
      case .any: .any
      default: nil
      }
    self.init(.compare(lhs.expression, operation, rhs.expression, options.compareOptions, quantifier))
  }

  public override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    node.holds(for: object, bindings ?? [:])
  }

  public override func copy(with zone: NSZone? = nil) -> Any { self }
  public override func isEqual(_ object: Any?) -> Bool {
    self === object as AnyObject? || node.isEqual(to: object)
  }
  public override var hash: Int { node.description.hash }
  public override var description: String { node.description }
}

extension PredicateNode.Operator {
  private static let types: [(PredicateNode.Operator, PTComparisonPredicate.Operator)] = [
    (.equal, .equalTo), (.notEqual, .notEqualTo), (.less, .lessThan), (.lessOrEqual, .lessThanOrEqualTo),
    (.greater, .greaterThan), (.greaterOrEqual, .greaterThanOrEqualTo), (.between, .between),
    (.contains, .contains), (.beginsWith, .beginsWith), (.endsWith, .endsWith), (.like, .like),
    (.matches, .matches), (.in, .in),
  ]

  fileprivate var type: PTComparisonPredicate.Operator {
    Self.types.first { $0.0 == self }?.1 ?? .equalTo
  }

  fileprivate init?(_ type: PTComparisonPredicate.Operator) {
    guard let found = Self.types.first(where: { $0.1 == type })?.0 else { return nil }
    self = found
  }
}

extension PTComparisonPredicate.Options {
  fileprivate init(_ options: String.CompareOptions) {
    self = []
    if options.contains(.caseInsensitive) { insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { insert(.diacriticInsensitive) }
  }

  fileprivate var compareOptions: String.CompareOptions {
    var result: String.CompareOptions = []
    if contains(.caseInsensitive) { result.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
    return result
  }
}
