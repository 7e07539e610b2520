extension Publishers {
  /// A publisher that completes when no value is received for a time interval.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    /// Creates the failure; `nil` finishes normally.
    public let customError: (() -> Failure)?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(TimeoutInner(subscriber, interval, scheduler, options, customError))
    }
  }
}

private final class TimeoutInner<Context: Scheduler, Downstream: Subscriber>: DemandSubscription<
  Downstream, Void
>,
Subscriber
{
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let customError: (() -> Downstream.Failure)?
  private var upstream: (any Subscription)?
  private var deadline: Context.SchedulerTimeType

  init(
    _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context,
    _ options: Context.SchedulerOptions?, _ customError: (() -> Downstream.Failure)?
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
    self.customError = customError
    deadline = scheduler.now.advanced(by: interval)
    super.init("Timeout", downstream)
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    setTimer(deadline)
    begin()
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let new = scheduler.now.advanced(by: interval)
    lock.with { deadline = new }
    offer(input, ())
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    end(completion)
  }

  private func setTimer(_ date: Context.SchedulerTimeType) {
    scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) {
      [weak self] in self?.fire()
    }
  }

  private func fire() {
    guard !isOver else { return }
    let now = scheduler.now
    lock.lock()
    let deadline = deadline
    let upstream = upstream
    lock.unlock()
    // Values received since the timer was set have extended the deadline.
    guard now.distance(to: deadline) <= .nanoseconds(0) else { return setTimer(deadline) }
    upstream?.cancel()
    end(customError.map { .failure($0()) } ?? .finished)
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    lock.with { upstream }?.request(demand)
  }

  override func didEnd(cancelled: Bool) {
    lock.lock()
    let old = upstream
    upstream = Subscriptions.empty
    lock.unlock()
    if cancelled { old?.cancel() }
  }
}

extension Publisher {
  /// Completes when no value is received for a time interval: finishes, or fails with the error from
  /// `customError`.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
