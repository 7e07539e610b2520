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

/// Schedules the next value, or the completion, for the end of the interval.
private final class ThrottleInner<Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private enum State {
    case awaitingSubscription
    case subscribed(any Subscription)
    /// The upstream has completed, the completion is scheduled.
    case ending(any Subscription)
    case terminal
  }

  private let lock = Lock()
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  private var state = State.awaitingSubscription
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  /// The time of the latest event.
  private var lastTime: Context.SchedulerTimeType
  private var lastEmission: Context.SchedulerTimeType?
  private var value: Downstream.Input?
  private var completion: Subscribers.Completion<Downstream.Failure>?

  init(
    _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context,
    _ latest: Bool
  ) {
    self.downstream = downstream
    self.interval = interval
    self.scheduler = scheduler
    self.latest = latest
    lastTime = scheduler.now
  }

  var description: String { "Throttle" }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaitingSubscription = state, let downstream else {
      lock.unlock()
      return subscription.cancel()
    }
    state = .subscribed(subscription)
    lock.unlock()
    noteTime()
    subscription.request(.unlimited)
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard isSubscribed else { return .none }
    noteTime()
    lock.lock()
    guard demand > .none else {
      lock.unlock()
      return .none
    }
    if value != nil || completion != nil {
      let old = value
      if latest { value = input }
      lock.unlock()
      withExtendedLifetime(old) {}
      return .none
    }
    let earliest = lastEmission?.advanced(by: interval)
    demand.consume()
    value = input
    let now = lastTime
    lock.unlock()
    if let earliest, now < earliest {
      scheduler.schedule(after: earliest) { [weak self] in self?.emit() }
    } else {
      scheduler.schedule { [weak self] in self?.emit() }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard isSubscribed else { return }
    noteTime()
    lock.lock()
    guard case .subscribed(let subscription) = state else { return lock.unlock() }
    state = .ending(subscription)
    let isScheduled = value != nil
    self.completion = completion
    lock.unlock()
    if !isScheduled { scheduler.schedule { [weak self] in self?.emit() } }
  }

  private var isSubscribed: Bool {
    lock.lock()
    defer { lock.unlock() }
    if case .subscribed = state { return true }
    return false
  }

  private func noteTime() {
    let now = scheduler.now
    lock.with { lastTime = now }
  }

  private func emit() {
    lock.lock()
    let (value, completion, downstream) = (value, completion, downstream)
    self.value = nil
    self.completion = nil
    switch state {
    case .awaitingSubscription, .terminal: return lock.unlock()
    case .subscribed, .ending: break
    }
    let emitsValue = value != nil && completion == nil
    if completion != nil {
      state = .terminal
      self.downstream = nil
    }
    lock.unlock()
    if emitsValue {
      let now = scheduler.now
      lock.with { lastEmission = now }
    }
    let more = value.flatMap { downstream?.receive($0) } ?? .none
    if let completion { downstream?.receive(completion: completion) }
    if more > .none { lock.with { demand += more } }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.lock()
    if case .subscribed = state { self.demand += demand }
    lock.unlock()
  }

  func cancel() {
    lock.lock()
    let (old, oldValue) = (state, value)
    state = .terminal
    let oldDownstream = downstream
    downstream = nil
    value = nil
    lock.unlock()
    withExtendedLifetime((oldValue, oldDownstream)) {
      switch old {
      case .subscribed(let subscription), .ending(let subscription): subscription.cancel()
      case .awaitingSubscription, .terminal: break
      }
    }
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
