extension Publishers {
  /// A publisher that sends at most one value per time interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    /// Whether to send the latest value of an interval instead of the first.
    public let latest: Bool

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ThrottleInner(subscriber, interval, scheduler, latest))
    }
  }
}

private final class ThrottleInner<Context: Scheduler, Downstream: Subscriber>: DemandSubscription<
  Downstream, Void
>,
Subscriber
{
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  private var upstream: (any Subscription)?
  private var waiting: Downstream.Input?
  /// The earliest time at which the next value may be sent.
  private var next: Context.SchedulerTimeType?
  private var isTimerSet = false
  private var ending: Subscribers.Completion<Downstream.Failure>?

  init(
    _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context,
    _ latest: Bool
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.latest = latest
    super.init("Throttle", downstream)
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    begin()
    subscription.request(.unlimited)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let now = scheduler.now
    lock.lock()
    let old = waiting
    if latest || waiting == nil { waiting = input }
    let setsTimer = !isTimerSet
    isTimerSet = true
    let earliestFireTime = next
    lock.unlock()
    withExtendedLifetime(old) {}
    guard setsTimer else { return .none }
    if let earliestFireTime, now.distance(to: earliestFireTime) > .nanoseconds(0) {
      scheduler.schedule(after: earliestFireTime, tolerance: scheduler.minimumTolerance, options: nil) {
        self.fire()
      }
    } else {
      scheduler.schedule(options: nil) { self.fire() }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    if case .finished = completion, isTimerSet {
      ending = completion
      return lock.unlock()
    }
    waiting = nil
    lock.unlock()
    scheduler.schedule(options: nil) { self.end(completion) }
  }

  private func fire() {
    let now = scheduler.now
    lock.lock()
    isTimerSet = false
    let value = waiting
    waiting = nil
    next = now.advanced(by: interval)
    let isWanted = demand > .none
    let ending = ending
    lock.unlock()
    if let value, isWanted { offer(value, ()) }
    if let ending { end(ending) }
  }

  override func didEnd(cancelled: Bool) {
    lock.lock()
    let old = (upstream, waiting)
    upstream = Subscriptions.empty
    waiting = nil
    lock.unlock()
    if cancelled { old.0?.cancel() }
  }
}

extension Publisher {
  /// Sends at most one value per time interval: the latest or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
