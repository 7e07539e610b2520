extension Publishers {
  /// A publisher that transforms each value into a publisher and merges their values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The maximum number of concurrent publishers.
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = FlatMapInner(subscriber)
      let transform = transform
      let maxPublishers = maxPublishers
      upstream.subscribe(
        ClosureSubscriber<Upstream.Output, Failure>(
          onSubscription: { inner.attach($0, maxPublishers) },
          onValue: { value in
            guard !inner.isOver else { return .none }
            transform(value).subscribe(inner.child())
            return .none
          },
          onCompletion: { inner.finishUpstream($0) }))
    }
  }
}

private final class FlatMapInner<Downstream: Subscriber>: DemandSubscription<Downstream, Int> {
  private var upstream: (any Subscription)?
  private var isUpstreamFinished = false
  private var children: [Int: any Subscription] = [:]
  /// Children are counted from their creation, because their subscription may arrive later.
  private var openChildren = 0
  private var nextChild = 0
  private var isUnlimited = false

  init(_ downstream: Downstream) {
    super.init("FlatMap", downstream)
  }

  func attach(_ subscription: any Subscription, _ maxPublishers: Subscribers.Demand) {
    lock.lock()
    guard upstream == nil else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    begin()
    subscription.request(maxPublishers)
  }

  func finishUpstream(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    isUpstreamFinished = true
    let isLast = openChildren == 0
    lock.unlock()
    switch completion {
    case .failure: end(completion, droppingValues: true)
    case .finished: if isLast { end(.finished) }
    }
  }

  func child() -> ClosureSubscriber<Output, Downstream.Failure> {
    lock.lock()
    nextChild += 1
    openChildren += 1
    let id = nextChild
    lock.unlock()
    return ClosureSubscriber(
      onSubscription: { subscription in
        guard !self.isOver else { return subscription.cancel() }
        self.lock.lock()
        self.children[id] = subscription
        let isUnlimited = self.isUnlimited
        self.lock.unlock()
        subscription.request(isUnlimited ? .unlimited : .max(1))
      },
      onValue: { value in
        self.offer(value, id)
        return .none
      },
      onCompletion: { self.finish(id, $0) })
  }

  private func finish(_ id: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    let old = children.removeValue(forKey: id)
    openChildren -= 1
    let isLast = isUpstreamFinished && openChildren == 0
    let upstream = isUpstreamFinished ? nil : upstream
    lock.unlock()
    withExtendedLifetime(old) {}
    switch completion {
    case .failure: end(completion, droppingValues: true)
    case .finished:
      if isLast { end(.finished) } else { upstream?.request(.max(1)) }
    }
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    guard demand == .unlimited else { return }
    lock.lock()
    let news = !isUnlimited
    isUnlimited = true
    let children = news ? children.sorted { $0.key < $1.key }.map(\.value) : []
    lock.unlock()
    for child in children { child.request(.unlimited) }
  }

  override func didDeliver(_ id: Int) {
    lock.lock()
    let child = isUnlimited ? nil : children[id]
    lock.unlock()
    child?.request(.max(1))
  }

  override func didEnd(cancelled: Bool) {
    lock.lock()
    let oldUpstream = upstream
    let oldChildren = children
    upstream = Subscriptions.empty
    children = [:]
    lock.unlock()
    oldUpstream?.cancel()
    for child in oldChildren.sorted(by: { $0.key < $1.key }) { child.value.cancel() }
  }
}

extension Publisher {
  /// Transforms each value into a publisher and merges their values, with at most `maxPublishers` at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Transforms each value into a publisher, which may fail, and merges their values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Transforms each value into a publisher and merges their values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Transforms each value into a publisher, which cannot fail, and merges their values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}
