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
        ReceiveOnInner("ReceiveOn", SchedulerHop(subscriber) { scheduler.schedule(options: options, $0) }))
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
        SchedulerHop(subscriber) {
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

/// Delivers events in a scheduler, in order.
///
/// A scheduler may run blocks at the same time: each permits the delivery of one event.
private final class SchedulerHop<Downstream: Subscriber>: Subscriber, Subscription {
  private enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private enum State {
    case awaitingSubscription
    case subscribed(any Subscription)
    /// A completion is scheduled.
    case ending(any Subscription)
    case terminal

    var subscription: (any Subscription)? {
      switch self {
      case .subscribed(let subscription), .ending(let subscription): subscription
      case .awaitingSubscription, .terminal: nil
      }
    }
  }

  private let lock = Lock()
  private let schedule: (@escaping () -> Void) -> Void
  let downstream: Downstream
  private var state = State.awaitingSubscription
  private var events = Queue<Event>()
  private var permits = 0
  private var isDelivering = false

  init(_ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    if attach(subscription) { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func attach(_ subscription: any Subscription) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard case .awaitingSubscription = state else { return false }
    state = .subscribed(subscription)
    return true
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    guard case .subscribed = state else {
      lock.unlock()
      return .none
    }
    events.append(.value(input))
    lock.unlock()
    schedule { self.deliver() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    guard case .subscribed(let subscription) = state else { return lock.unlock() }
    state = .ending(subscription)
    events.append(.completion(completion))
    lock.unlock()
    schedule { self.deliver() }
  }

  private func deliver() {
    lock.lock()
    permits += 1
    guard !isDelivering else { return lock.unlock() }
    isDelivering = true
    while permits > 0, let event = events.popFirst() {
      permits -= 1
      switch event {
      case .value(let value):
        guard state.subscription != nil else { break }
        lock.unlock()
        let more = downstream.receive(value)
        if more > .none { lock.with { state.subscription }?.request(more) }
        lock.lock()
      case .completion(let completion):
        guard state.subscription != nil else { break }
        state = .terminal
        lock.unlock()
        downstream.receive(completion: completion)
        lock.lock()
      }
    }
    isDelivering = false
    lock.unlock()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard case .subscribed(let subscription) = state else { return lock.unlock() }
    lock.unlock()
    subscription.request(demand)
  }

  func cancel() {
    lock.lock()
    guard case .subscribed(let subscription) = state else { return lock.unlock() }
    let old = events
    state = .terminal
    events.removeAll()
    permits = 0
    lock.unlock()
    withExtendedLifetime(old) {}
    subscription.cancel()
  }
}

/// A hop with a description.
private final class ReceiveOnInner<Downstream: Subscriber>: OperatorInner<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private let hop: SchedulerHop<Downstream>

  init(_ name: String, _ hop: SchedulerHop<Downstream>) {
    self.hop = hop
    super.init(name, hop.downstream)
  }

  override func receive(subscription: any Subscription) {
    if hop.attach(subscription) { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand { hop.receive(input) }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    hop.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) { hop.request(demand) }
  override func cancel() { hop.cancel() }
}

/// Requests and cancels in a scheduler.
private final class SubscribeOnInner<Downstream: Subscriber>: OperatorInner<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private let schedule: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
    super.init("SubscribeOn", downstream)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    upstream == nil ? .none : downstream.receive(input)
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if finish() != nil { downstream.receive(completion: completion) }
  }

  override func request(_ demand: Subscribers.Demand) {
    guard let upstream else { return }
    schedule { upstream.request(demand) }
  }

  override func cancel() {
    guard let upstream = finish() else { return }
    schedule { upstream.cancel() }
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
