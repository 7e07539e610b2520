import Foundation

/// A time interval in seconds, for schedulers that use dates.
public struct DateStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral,
  Hashable, Codable, Sendable
{
  /// The interval in seconds.
  public var magnitude: TimeInterval

  public var timeInterval: TimeInterval { magnitude }

  public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
  public init(floatLiteral value: TimeInterval) { magnitude = value }
  public init(integerLiteral value: TimeInterval) { magnitude = value }

  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = TimeInterval(exactly: source) else { return nil }
    magnitude = value
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

extension RunLoop: Scheduler {
  /// A point in time.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public typealias Stride = DateStride

    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: SchedulerTimeType) -> DateStride {
      DateStride(other.date.timeIntervalSince(date))
    }

    public func advanced(by n: DateStride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.magnitude))
    }
  }

  /// This scheduler has no options.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: DateStride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedAction(action)
    perform { action.body() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: DateStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedAction(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.body() }
    timer.tolerance = tolerance.magnitude
    add(timer, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: DateStride, tolerance: DateStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = UncheckedAction(action)
    let timer = Timer(fire: date.date, interval: interval.magnitude, repeats: true) { _ in action.body() }
    timer.tolerance = tolerance.magnitude
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

/// A closure that is run on the scheduler's thread as requested by its caller.
struct UncheckedAction: @unchecked Sendable {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}
