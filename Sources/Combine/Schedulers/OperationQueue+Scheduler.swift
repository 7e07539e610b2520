import Dispatch
import Foundation

extension OperationQueue: Scheduler {
  /// A point in time.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// A time interval in seconds.
    public struct Stride: DateStride {
      public var magnitude: TimeInterval

      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    }

    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.magnitude))
    }
  }

  /// This scheduler has no options.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedAction(action)
    addOperation { action.body() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedAction(action)
    DispatchQueue.global().asyncAfter(deadline: .now() + Swift.max(0, date.date.timeIntervalSinceNow)) {
      [weak self] in self?.addOperation { action.body() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repeated = RepeatedAction(action) { [weak self] repeated in
      let timer = DispatchSource.makeTimerSource()
      timer.schedule(
        deadline: .now() + Swift.max(0, date.advanced(by: interval).date.timeIntervalSinceNow),
        repeating: interval.magnitude, leeway: .nanoseconds(Int(tolerance.magnitude * 1e9)))
      timer.setEventHandler { self?.addOperation { repeated.run() } }
      timer.resume()
      return { timer.cancel() }
    }
    let first = DispatchWorkItem { [weak self] in self?.addOperation { repeated.runFirst() } }
    repeated.setEnd { first.cancel() }
    DispatchQueue.global().asyncAfter(
      deadline: .now() + Swift.max(0, date.date.timeIntervalSinceNow), execute: first)
    return AnyCancellable(repeated)
  }
}
