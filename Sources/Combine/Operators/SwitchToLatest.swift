extension Publishers {
  /// A publisher of the values of the latest publisher received from the upstream.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = SwitchToLatestInner<P, S>(subscriber)
      subscriber.receive(subscription: inner)
      upstream.subscribe(inner)
    }
  }
}

private final class SwitchToLatestInner<P: Publisher, Downstream: Subscriber>: Subscriber, ChildReceiver,
  CustomReflectable, CustomPlaygroundDisplayConvertible
where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
  private let lock = Lock()
  private let downstream: Downstream
  private var upstream: (any Subscription)?
  private var current: (any Subscription)?
  private var currentID = 0
  private var awaitsSubscription = false
  private var isCancelled = false
  private var isUpstreamFinished = false
  private var isCompleted = false
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  var description: String { "SwitchToLatest" }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil, !isCancelled else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    subscription.request(.unlimited)
  }

  func receive(_ input: P) -> Subscribers.Demand {
    lock.lock()
    guard !isCancelled, !isUpstreamFinished else {
      lock.unlock()
      return .none
    }
    let old = current
    current = nil
    currentID += 1
    let id = currentID
    awaitsSubscription = true
    lock.unlock()
    old?.cancel()
    input.subscribe(ChildSubscriber(inner: self, id: id))
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    let oldUpstream = upstream
    upstream = nil
    isUpstreamFinished = true
    defer { withExtendedLifetime(oldUpstream) {} }
    guard !isCancelled else { return lock.unlock() }
    if case .finished = completion, awaitsSubscription || current != nil { return lock.unlock() }
    let old = current
    current = nil
    isCompleted = true
    lock.unlock()
    old?.cancel()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    self.demand += demand
    let current = current
    lock.unlock()
    current?.request(demand)
  }

  func cancel() {
    lock.lock()
    isCancelled = true
    let old = (current, upstream)
    current = nil
    upstream = nil
    lock.unlock()
    old.0?.cancel()
    old.1?.cancel()
  }

  func receive(_ subscription: any Subscription, from id: Int) {
    lock.lock()
    guard id == currentID, !isCancelled, current == nil else {
      lock.unlock()
      return subscription.cancel()
    }
    current = subscription
    awaitsSubscription = false
    let demand = demand
    lock.unlock()
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: P.Output, from id: Int) -> Subscribers.Demand {
    lock.lock()
    guard id == currentID, !isCancelled else {
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(input)
    if more > .none { lock.with { demand += more } }
    return more
  }

  func receive(_ completion: Subscribers.Completion<P.Failure>, from id: Int) {
    lock.lock()
    guard id == currentID, !isCancelled else { return lock.unlock() }
    precondition(!awaitsSubscription, "received a completion before a subscription")
    let old = current
    current = nil
    defer { withExtendedLifetime(old) {} }
    var oldUpstream: (any Subscription)?
    switch completion {
    case .finished:
      guard !isCompleted, isUpstreamFinished else { return lock.unlock() }
    case .failure:
      guard !isCompleted else { return lock.unlock() }
      isCancelled = true
      oldUpstream = upstream
      upstream = nil
    }
    isCompleted = true
    lock.unlock()
    oldUpstream?.cancel()
    downstream.receive(completion: completion)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher received from this one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the latest publisher received from this one; the inner publishers may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher received from this one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher received from this one; the inner publishers cannot fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}
