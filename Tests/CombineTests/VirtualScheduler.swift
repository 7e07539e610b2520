import Combine

/// A scheduler with manually advanced time.
final class VirtualScheduler: Scheduler {
  struct SchedulerTimeType: Strideable {
    var milliseconds: Int
    func distance(to other: Self) -> DispatchlessStride {
      DispatchlessStride(other.milliseconds - milliseconds)
    }
    func advanced(by n: DispatchlessStride) -> Self { Self(milliseconds: milliseconds + n.magnitude) }
  }

  /// A time in milliseconds.
  struct DispatchlessStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral
  {
    var magnitude: Int
    init(_ value: Int) { magnitude = value }
    init(integerLiteral value: Int) { magnitude = value * 1000 }
    init(floatLiteral value: Double) { magnitude = Int(value * 1000) }
    init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
    static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
    static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
    static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    static func seconds(_ s: Int) -> Self { Self(s * 1000) }
    static func seconds(_ s: Double) -> Self { Self(Int(s * 1000)) }
    static func milliseconds(_ ms: Int) -> Self { Self(ms) }
    static func microseconds(_ us: Int) -> Self { Self(us / 1000) }
    static func nanoseconds(_ ns: Int) -> Self { Self(ns / 1_000_000) }
  }

  typealias SchedulerOptions = Never

  private struct Work {
    var time: Int
    var order: Int
    var interval: Int?
    var action: () -> Void
  }

  private var work: [Work] = []
  private var nextOrder = 0
  private(set) var now = SchedulerTimeType(milliseconds: 0)
  let minimumTolerance: DispatchlessStride = 0
  var pending: Int { work.count }

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(now.milliseconds, nil, action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: DispatchlessStride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(date.milliseconds, nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: DispatchlessStride, tolerance: DispatchlessStride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let order = add(date.milliseconds, interval.magnitude, action)
    return AnyCancellable { self.work.removeAll { $0.order == order } }
  }

  @discardableResult
  private func add(_ time: Int, _ interval: Int?, _ action: @escaping () -> Void) -> Int {
    nextOrder += 1
    work.append(Work(time: time, order: nextOrder, interval: interval, action: action))
    return nextOrder
  }

  /// Runs the actions that are due within the given time.
  func advance(by milliseconds: Int = 0) {
    let end = now.milliseconds + milliseconds
    while let next = work.filter({ $0.time <= end }).min(by: { ($0.time, $0.order) < ($1.time, $1.order) }) {
      now.milliseconds = Swift.max(now.milliseconds, next.time)
      work.removeAll { $0.order == next.order }
      if let interval = next.interval {
        work.append(
          Work(time: next.time + interval, order: next.order, interval: interval, action: next.action))
      }
      next.action()
    }
    now.milliseconds = end
  }
}
