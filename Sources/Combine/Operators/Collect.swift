extension Publishers {
  /// A publisher that collects values in arrays of a fixed size.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByCountInner<Upstream.Output, S>(subscriber, count: count))
    }
  }

  /// The strategy of ``CollectByTime``.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Sends an array after each time interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Sends an array after each time interval, or when it reaches a size.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher that collects values in arrays by time interval. Empty arrays are not sent.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner =
        switch strategy {
        case .byTime(let scheduler, let stride):
          CollectByTimeInner<Upstream.Output, Context, S>(subscriber, scheduler, stride, nil, options)
        case .byTimeOrCount(let scheduler, let stride, let count):
          CollectByTimeInner<Upstream.Output, Context, S>(subscriber, scheduler, stride, count, options)
        }
      upstream.subscribe(inner)
    }
  }
}

private final class CollectByCountInner<Input, Downstream: Subscriber>: OperatorInner<
  Input, Downstream.Failure, Downstream
>
where Downstream.Input == [Input] {
  private let count: Int
  private var values: [Input] = []

  init(_ downstream: Downstream, count: Int) {
    self.count = count
    super.init("CollectByCount", downstream)
  }

  override var customMirror: Mirror {
    lock.lock()
    defer { lock.unlock() }
    return Mirror(
      self,
      children: [
        ("downstream", downstream), ("upstreamSubscription", state.subscription as Any), ("buffer", values),
        ("count", count),
      ] as [Mirror.Child])
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard state.subscription != nil else {
      lock.unlock()
      return .none
    }
    values.append(input)
    guard values.count == count else {
      lock.unlock()
      return .none
    }
    let group = values
    values = []
    lock.unlock()
    return downstream.receive(group) * count
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    state = .terminal
    let rest = values
    values = []
    lock.unlock()
    if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
    downstream.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    upstream?.request(demand * count)
  }

  override func cancel() {
    guard let upstream = finish() else { return }
    let old = lock.with {
      defer { values = [] }
      return values
    }
    withExtendedLifetime(old) { upstream.cancel() }
  }
}

private final class CollectByTimeInner<Input, Context: Scheduler, Downstream: Subscriber>:
  DemandSubscription<Downstream, Void>, Subscriber
where Downstream.Input == [Input] {
  private let scheduler: Context
  private let stride: Context.SchedulerTimeType.Stride
  private let count: Int?
  private let options: Context.SchedulerOptions?
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var values: [Input] = []

  init(
    _ downstream: Downstream, _ scheduler: Context, _ stride: Context.SchedulerTimeType.Stride, _ count: Int?,
    _ options: Context.SchedulerOptions?
  ) {
    self.scheduler = scheduler
    self.stride = stride
    self.count = count
    self.options = options
    super.init("CollectByTime", downstream)
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: stride), interval: stride, tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.flush() }
    lock.with { self.timer = timer }
    begin()
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    values.append(input)
    let isFull = values.count == count
    lock.unlock()
    if isFull { flush() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if case .finished = completion { flush() }
    end(completion)
  }

  private func flush() {
    lock.lock()
    let group = values
    values = []
    lock.unlock()
    if !group.isEmpty { offer(group, ()) }
  }

  override func didEnd(cancelled: Bool) {
    lock.lock()
    let old = (upstream, timer)
    upstream = Subscriptions.empty
    timer = nil
    values = []
    lock.unlock()
    old.1?.cancel()
    if cancelled { old.0?.cancel() }
  }
}

extension Publisher {
  /// Collects values in arrays of `count`; the last may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "a group needs at least one value")
    return Publishers.CollectByCount(upstream: self, count: count)
  }

  /// Collects values in arrays by time interval. Empty arrays are not sent.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
