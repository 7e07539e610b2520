import Foundation

/// A time interval in seconds, for schedulers that use dates. Run loops and operation queues each have a type of their own.
public protocol DateStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Hashable, Codable, Sendable
where Magnitude == TimeInterval, FloatLiteralType == TimeInterval, IntegerLiteralType == TimeInterval {
  /// The interval in seconds.
  var magnitude: TimeInterval { get set }

  init(_ timeInterval: TimeInterval)
}

extension DateStride {
  public var timeInterval: TimeInterval { magnitude }

  public init(floatLiteral value: TimeInterval) { self.init(value) }
  public init(integerLiteral value: TimeInterval) { self.init(value) }

  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = TimeInterval(exactly: source) else { return nil }
    self.init(value)
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
  public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }
  public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }
  public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }

  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
}
