import Foundation

extension RunLoop: Scheduler {
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
    perform { action.body() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedAction(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.body() }
    timer.tolerance = tolerance.magnitude
    add(timer, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repeated = RepeatedAction(action) { [self] repeated in
      start(after: date.advanced(by: interval), interval, tolerance) { repeated.run() }
    }
    repeated.setEnd(start(after: date, nil, tolerance) { repeated.runFirst() })
    return AnyCancellable(repeated)
  }

  /// Starts a timer, and returns a function that ends it.
  private func start(
    after date: SchedulerTimeType, _ interval: SchedulerTimeType.Stride?,
    _ tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> () -> Void {
    let action = UncheckedAction(action)
    let timer = Timer(fire: date.date, interval: interval?.magnitude ?? 0, repeats: interval != nil) { _ in
      action.body()
    }
    timer.tolerance = tolerance.magnitude
    add(timer, forMode: .default)
    return { timer.invalidate() }
  }
}

/// A closure that is run on the scheduler's thread as requested by its caller.
struct UncheckedAction: @unchecked Sendable {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}
