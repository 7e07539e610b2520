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

/// Each value restarts the timer.
private final class TimeoutInner<Context: Scheduler, Downstream: Subscriber>: OperatorInner<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let customError: (() -> Downstream.Failure)?
  private var timer: AnyCancellable?
  private var isRequested = false

  init(
    _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context,
    _ options: Context.SchedulerOptions?, _ customError: (() -> Downstream.Failure)?
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
    self.customError = customError
    super.init("Timeout", downstream)
  }

  override func receive(subscription: any Subscription) {
    guard attach(subscription) else { return subscription.cancel() }
    startTimer()
    downstream.receive(subscription: self)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    lock.with { timer }?.cancel()
    startTimer()
    scheduler.schedule(options: options) {
      guard let upstream = self.upstream else { return }
      let demand = self.downstream.receive(input)
      if demand > .none { upstream.request(demand) }
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard upstream != nil else { return }
    lock.with { timer }?.cancel()
    scheduler.schedule(options: options) {
      if self.finish() != nil { self.downstream.receive(completion: completion) }
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    guard let upstream else { return }
    let isFirst = lock.with {
      defer { isRequested = true }
      return !isRequested
    }
    if isFirst { startTimer() }
    upstream.request(demand)
  }

  override func cancel() {
    guard let upstream = finish() else { return }
    lock.with { timer }?.cancel()
    upstream.cancel()
  }

  private func startTimer() {
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { self.fire() }
    let new = AnyCancellable(timer)
    lock.lock()
    let old = self.timer
    self.timer = new
    lock.unlock()
    withExtendedLifetime(old) {}
  }

  private func fire() {
    guard let upstream = finish() else { return }
    let old = lock.with {
      defer { timer = nil }
      return timer
    }
    old?.cancel()
    upstream.cancel()
    downstream.receive(completion: customError.map { .failure($0()) } ?? .finished)
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
