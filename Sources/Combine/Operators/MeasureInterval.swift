extension Publishers {
  /// A publisher of the time between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context

    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(MeasureIntervalInner<Upstream.Output, Context, S>(subscriber, scheduler))
    }
  }
}

private final class MeasureIntervalInner<Input, Context: Scheduler, Downstream: Subscriber>: OperatorInner<
  Input, Downstream.Failure, Downstream
>
where Downstream.Input == Context.SchedulerTimeType.Stride {
  private let scheduler: Context
  private var last: Context.SchedulerTimeType?

  init(_ downstream: Downstream, _ scheduler: Context) {
    self.scheduler = scheduler
    super.init("MeasureInterval", downstream)
  }

  override func receive(subscription: any Subscription) {
    guard attach(subscription) else { return subscription.cancel() }
    let now = scheduler.now
    lock.with { last = now }
    downstream.receive(subscription: self)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard let upstream = state.subscription, let last else {
      lock.unlock()
      return .none
    }
    lock.unlock()
    let now = scheduler.now
    lock.with { self.last = now }
    let demand = downstream.receive(last.distance(to: now))
    if demand > .none { upstream.request(demand) }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if finish() != nil { downstream.receive(completion: completion) }
  }
}

extension Publisher {
  /// Sends the time between values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
