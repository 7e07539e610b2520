extension Publishers {
  /// A publisher that delivers events on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(
        SchedulerHop("ReceiveOn", subscriber) { scheduler.schedule(options: options, $0) })
    }
  }

  /// A publisher that delays events.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, tolerance, options) = (scheduler, interval, tolerance, options)
      upstream.subscribe(
        SchedulerHop("Delay", subscriber) {
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
        })
    }
  }

  /// A publisher that subscribes, requests and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options, upstream) = (scheduler, options, upstream)
      let inner = SubscribeOnInner(subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(inner) }
    }
  }
}

/// Delivers each event in a scheduled closure: serially and in order, on any scheduler.
private final class SchedulerHop<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  private enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  let description: String
  private let lock = Lock()
  private let schedule: (@escaping () -> Void) -> Void
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var events = Queue<Event>()
  /// The number of closures that ran and whose events have not been delivered yet.
  private var permits = 0
  private var isDelivering = false

  init(_ name: String, _ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
    description = name
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil, let downstream else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    enqueue(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    enqueue(.completion(completion))
  }

  private func enqueue(_ event: Event) {
    lock.lock()
    guard downstream != nil else { return lock.unlock() }
    events.append(event)
    lock.unlock()
    schedule { self.deliver() }
  }

  private func deliver() {
    lock.lock()
    permits += 1
    guard !isDelivering else { return lock.unlock() }
    isDelivering = true
    while permits > 0, let downstream, let event = events.popFirst() {
      permits -= 1
      let upstream = upstream
      switch event {
      case .value(let value):
        lock.unlock()
        let more = downstream.receive(value)
        if more > .none { upstream?.request(more) }
      case .completion(let completion):
        self.downstream = nil
        self.upstream = nil
        lock.unlock()
        downstream.receive(completion: completion)
      }
      lock.lock()
    }
    isDelivering = false
    lock.unlock()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.with { upstream }?.request(demand)
  }

  func cancel() {
    lock.lock()
    let old = (downstream, upstream, events)
    downstream = nil
    upstream = nil
    events.removeAll()
    lock.unlock()
    old.1?.cancel()
  }
}

private final class SubscribeOnInner<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  private let lock = Lock()
  private let schedule: (@escaping () -> Void) -> Void
  private var downstream: Downstream?
  private var upstream: (any Subscription)?

  init(_ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  var description: String { "SubscribeOn" }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil, let downstream else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.with { downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    release().0?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    schedule { self.lock.with { self.upstream }?.request(demand) }
  }

  func cancel() {
    guard let upstream = release().1 else { return }
    schedule { upstream.cancel() }
  }

  private func release() -> (Downstream?, (any Subscription)?) {
    lock.lock()
    defer { lock.unlock() }
    let old = (downstream, upstream)
    downstream = nil
    upstream = nil
    return old
  }
}

extension Publisher {
  /// Delivers events on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delays events.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }

  /// Subscribes, requests and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
