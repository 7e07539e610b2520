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
      let inner = FlatMapInner(subscriber, maxPublishers, transform, Upstream.self)
      subscriber.receive(subscription: inner)
      upstream.subscribe(inner)
    }
  }
}

/// Merges the values of publishers. Without demand, each of them has one value waiting.
private final class FlatMapInner<Upstream: Publisher, Child: Publisher, Downstream: Subscriber>: Subscriber,
  ChildReceiver, CustomReflectable, CustomPlaygroundDisplayConvertible
where
  Child.Output == Downstream.Input, Child.Failure == Downstream.Failure,
  Upstream.Failure == Downstream.Failure
{
  private let lock = Lock()
  private let downstream: Downstream
  private let maxPublishers: Subscribers.Demand
  private let transform: (Upstream.Output) -> Child
  private var upstream: (any Subscription)?
  private var isUpstreamFinished = false
  private var isOver = false
  private var children: [Int: any Subscription] = [:]
  private var nextChild = 0
  /// Children that have not sent their subscription.
  private var awaitedChildren = 0
  private var waiting = Queue<(Int, Child.Output)>()
  private var demand = Subscribers.Demand.none
  /// The depth of deliveries: requests from within them only add to the demand.
  private var deliveries = 0
  /// Whether a child is asked for the value after one that was waiting.
  private var isAskingChild = false

  init(
    _ downstream: Downstream, _ maxPublishers: Subscribers.Demand,
    _ transform: @escaping (Upstream.Output) -> Child, _ upstream: Upstream.Type
  ) {
    self.downstream = downstream
    self.maxPublishers = maxPublishers
    self.transform = transform
  }

  var description: String { "FlatMap" }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  var playgroundDescription: Any { description }

  // MARK: Upstream

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil, !isOver else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    subscription.request(maxPublishers)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard !lock.with({ isOver }) else { return .none }
    let child = transform(input)
    lock.lock()
    let id = nextChild
    nextChild += 1
    awaitedChildren += 1
    lock.unlock()
    child.subscribe(ChildSubscriber(inner: self, id: id))
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    let oldUpstream = upstream
    upstream = nil
    isUpstreamFinished = true
    lock.unlock()
    switch completion {
    case .finished: finishIfDone()
    case .failure: fail(completion, except: nil)
    }
    withExtendedLifetime(oldUpstream) {}
  }

  // MARK: Downstream

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    guard !isOver else { return lock.unlock() }
    let wasUnlimited = self.demand == .unlimited
    self.demand += demand
    let isUnlimited = self.demand == .unlimited
    guard deliveries == 0 else { return lock.unlock() }
    while self.demand > .none, let (id, value) = waiting.popFirst() {
      self.demand.consume()
      lock.unlock()
      deliver(value)
      if !isUnlimited { askChild(id) }
      lock.lock()
    }
    let asked = isUnlimited && !wasUnlimited ? sortedChildren : []
    lock.unlock()
    for child in asked { child.request(.unlimited) }
    finishIfDone()
  }

  func cancel() {
    lock.lock()
    guard !isOver else { return lock.unlock() }
    isOver = true
    let (children, oldUpstream) = (sortedChildren, upstream)
    self.children = [:]
    upstream = nil
    lock.unlock()
    for child in children { child.cancel() }
    oldUpstream?.cancel()
  }

  private var sortedChildren: [any Subscription] { children.sorted { $0.key < $1.key }.map(\.value) }

  private func deliver(_ value: Child.Output) {
    lock.with { deliveries += 1 }
    let more = downstream.receive(value)
    lock.lock()
    deliveries -= 1
    demand += more
    lock.unlock()
  }

  private func askChild(_ id: Int) {
    lock.lock()
    guard let child = children[id] else { return lock.unlock() }
    isAskingChild = true
    lock.unlock()
    child.request(.max(1))
    lock.with { isAskingChild = false }
  }

  // MARK: Children

  func receive(_ subscription: any Subscription, from id: Int) {
    lock.lock()
    awaitedChildren -= 1
    guard !isOver else {
      lock.unlock()
      return subscription.cancel()
    }
    children[id] = subscription
    let isUnlimited = demand == .unlimited
    lock.unlock()
    subscription.request(isUnlimited ? .unlimited : .max(1))
  }

  func receive(_ input: Child.Output, from id: Int) -> Subscribers.Demand {
    lock.lock()
    if demand == .unlimited {
      lock.unlock()
      deliver(input)
      return .none
    }
    if demand == .none || isAskingChild {
      waiting.append((id, input))
      lock.unlock()
      return .none
    }
    demand.consume()
    lock.unlock()
    deliver(input)
    return .max(1)
  }

  func receive(_ completion: Subscribers.Completion<Child.Failure>, from id: Int) {
    switch completion {
    case .finished:
      lock.lock()
      let old = children.removeValue(forKey: id)
      lock.unlock()
      withExtendedLifetime(old) {}
      if !finishIfDone(), maxPublishers != .unlimited { lock.with { upstream }?.request(.max(1)) }
    case .failure:
      fail(completion, except: id)
    }
  }

  private func fail(_ completion: Subscribers.Completion<Downstream.Failure>, except id: Int?) {
    lock.lock()
    guard !isOver else { return lock.unlock() }
    isOver = true
    if let id { children[id] = nil }
    let children = sortedChildren
    self.children = [:]
    lock.unlock()
    for child in children { child.cancel() }
    downstream.receive(completion: completion)
  }

  @discardableResult
  private func finishIfDone() -> Bool {
    lock.lock()
    guard !isOver, isUpstreamFinished, waiting.isEmpty, children.isEmpty, awaitedChildren == 0 else {
      lock.unlock()
      return false
    }
    isOver = true
    lock.unlock()
    downstream.receive(completion: .finished)
    return true
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
