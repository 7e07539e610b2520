import Foundation

/// A comparator of text that depends on the language. Foundation lacks them on Linux.
///
/// `.localizedStandard` and `.localized` have this type.
public struct LocalizedTextComparator: SortComparator, Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable {
    case standard, plain

    /// The method of text with the same order.
    package var selectorName: String {
      self == .standard ? "localizedStandardCompare:" : "localizedCompare:"
    }
  }

  package let kind: Kind
  public var order: SortOrder

  package init(_ kind: Kind, order: SortOrder = .forward) { (self.kind, self.order) = (kind, order) }

  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
    return kind == .standard ? first.localizedStandardCompare(second) : first.localizedCompare(second)
  }
}

extension SortComparator where Self == LocalizedTextComparator {
  /// The order of the Finder: numbers by value, and letters without regard to case.
  public static var localizedStandard: LocalizedTextComparator { LocalizedTextComparator(.standard) }
  /// The order of the language.
  public static var localized: LocalizedTextComparator { LocalizedTextComparator(.plain) }
}

extension String.StandardComparator {
  /// The order of the Finder: numbers by value, and letters without regard to case.
  public static var localizedStandard: LocalizedTextComparator { LocalizedTextComparator(.standard) }
  /// The order of the language.
  public static var localized: LocalizedTextComparator { LocalizedTextComparator(.plain) }
}
