import Foundation

/// The velocity of a finger, in points per second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public let rawValue: CGFloat

  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  public static let `default` = XCUIGestureVelocity(rawValue: 1500)
  public static let slow = XCUIGestureVelocity(rawValue: 400)
  public static let fast = XCUIGestureVelocity(rawValue: 3000)

  var pointsPerSecond: CGFloat { max(rawValue, 1) }
}
