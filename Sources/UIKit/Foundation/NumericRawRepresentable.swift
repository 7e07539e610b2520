/// A type whose values are numbers that can be compared and moved by an amount, such as priorities and window levels.
///
/// The operators are generic, as in UIKit's interface, so that an app can declare operators of its own for one of the types.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs)! }

  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue)! }

  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs)! }

  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
