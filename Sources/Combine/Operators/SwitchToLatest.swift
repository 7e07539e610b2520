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
      let inner = SwitchToLatestInner(subscriber)
      upstream.subscribe(
        ClosureSubscriber<P, Failure>(
          onSubscription: { inner.attach($0) },
          onValue: { publisher in
            if !inner.isOver { publisher.subscribe(inner.next()) }
            return .none
          },
          onCompletion: { inner.finishUpstream($0) }))
    }
  }
}

private final class SwitchToLatestInner<Downstream: Subscriber>: DemandSubscription<Downstream, Void> {
  private var upstream: (any Subscription)?
  private var isUpstreamFinished = false
  private var current: (any Subscription)?
  private var currentID = 0
  private var hasCurrent = false

  init(_ downstream: Downstream) {
    super.init("SwitchToLatest", downstream)
  }

  func attach(_ subscription: any Subscription) {
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

  func finishUpstream(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    isUpstreamFinished = true
    let isLast = !hasCurrent
    lock.unlock()
    switch completion {
    case .failure: end(completion, droppingValues: true)
    case .finished: if isLast { end(.finished) }
    }
  }

  func next() -> ClosureSubscriber<Output, Downstream.Failure> {
    lock.lock()
    currentID += 1
    let id = currentID
    let old = current
    current = nil
    hasCurrent = true
    lock.unlock()
    old?.cancel()
    return ClosureSubscriber(
      onSubscription: { subscription in
        self.lock.lock()
        guard self.currentID == id, self.current == nil else {
          self.lock.unlock()
          return subscription.cancel()
        }
        self.current = subscription
        let demand = self.demand
        self.lock.unlock()
        if self.isOver { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
      },
      onValue: { value in
        if self.lock.with({ self.currentID == id }) { self.offer(value, ()) }
        return .none
      },
      onCompletion: { completion in
        self.lock.lock()
        guard self.currentID == id else { return self.lock.unlock() }
        self.current = nil
        self.hasCurrent = false
        let isLast = self.isUpstreamFinished
        self.lock.unlock()
        switch completion {
        case .failure: self.end(completion, droppingValues: true)
        case .finished: if isLast { self.end(.finished) }
        }
      })
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    lock.lock()
    let current = current
    lock.unlock()
    current?.request(demand)
  }

  override func didEnd(cancelled: Bool) {
    lock.lock()
    let old = (upstream, current)
    upstream = Subscriptions.empty
    current = nil
    currentID += 1
    lock.unlock()
    old.0?.cancel()
    old.1?.cancel()
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
