extension Publishers {
  /// A publisher that sends a value after a pause without further values.
  ///
  /// A pending value is dropped when the upstream finishes.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(DebounceInner(subscriber, dueTime, scheduler, options))
    }
  }
}

private final class DebounceInner<Context: Scheduler, Downstream: Subscriber>: DemandSubscription<
  Downstream, Void
>,
Subscriber
{
  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private var upstream: (any Subscription)?
  private var waiting: Downstream.Input?
  private var due: Context.SchedulerTimeType?
  private var isTimerSet = false

  init(
    _ downstream: Downstream, _ dueTime: Context.SchedulerTimeType.Stride, _ scheduler: Context,
    _ options: Context.SchedulerOptions?
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.options = options
    super.init("Debounce", downstream)
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
    let due = scheduler.now.advanced(by: dueTime)
    lock.lock()
    let old = waiting
    waiting = input
    self.due = due
    let setsTimer = !isTimerSet
    isTimerSet = true
    lock.unlock()
    withExtendedLifetime(old) {}
    // One timer serves a burst of values. If it fires too early for the last value, it is set again.
    if setsTimer { setTimer(due) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let old = lock.with {
      defer { waiting = nil }
      return waiting
    }
    withExtendedLifetime(old) {}
    scheduler.schedule(options: options) { self.end(completion) }
  }

  private func setTimer(_ date: Context.SchedulerTimeType) {
    scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) { self.fire() }
  }

  private func fire() {
    let now = scheduler.now
    lock.lock()
    guard let value = waiting, let due else {
      isTimerSet = false
      return lock.unlock()
    }
    guard now.distance(to: due) <= .nanoseconds(0) else {
      lock.unlock()
      return setTimer(due)
    }
    waiting = nil
    isTimerSet = false
    let isWanted = demand > .none
    lock.unlock()
    if isWanted { offer(value, ()) }
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
  /// Sends a value after a pause without further values.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
