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
    let action = UncheckedAction(action)
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(
      deadline: .now() + Swift.max(0, date.date.timeIntervalSinceNow), repeating: interval.magnitude,
      leeway: .nanoseconds(Int(tolerance.magnitude * 1e9)))
    timer.setEventHandler { [weak self] in self?.addOperation { action.body() } }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
