extension Publishers {
  /// The prefetch strategy of a buffer.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Requests values to keep the buffer full.
    case keepFull
    /// Requests values as the subscriber does, and buffers additional ones.
    case byRequest
  }

  /// The behavior of a full buffer.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the new value.
    case dropNewest
    /// Drops the oldest value.
    case dropOldest
    /// Fails with an error.
    case customError(() -> Failure)
  }

  /// A publisher that buffers values until they are requested.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>

    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        BufferInner(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

private final class BufferInner<Downstream: Subscriber>: OperatorInner<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>
  private var values = Queue<Downstream.Input>()
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false

  init(
    _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Downstream.Failure>
  ) {
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
    super.init("Buffer", downstream)
  }

  override var customMirror: Mirror {
    lock.lock()
    defer { lock.unlock() }
    return Mirror(
      self,
      children: [
        ("values", values.contents), ("state", state), ("downstreamDemand", demand),
        ("terminal", completion as Any),
      ] as [Mirror.Child])
  }

  override func receive(subscription: any Subscription) {
    guard attach(subscription) else { return subscription.cancel() }
    subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
    downstream.receive(subscription: self)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    guard let upstream = state.subscription else {
      lock.unlock()
      return .none
    }
    if case .failure = completion {
      lock.unlock()
      return .none
    }
    var dropped: Downstream.Input?
    if values.count >= size {
      switch whenFull {
      case .dropNewest:
        lock.unlock()
        return deliver()
      case .dropOldest:
        dropped = values.popFirst()
      case .customError(let makeError):
        lock.unlock()
        let error = makeError()
        lock.with { completion = .failure(error) }
        upstream.cancel()
        return .none
      }
    }
    values.append(input)
    lock.unlock()
    withExtendedLifetime(dropped) {}
    return deliver()
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    guard state.subscription != nil, self.completion == nil else { return lock.unlock() }
    self.completion = completion
    lock.unlock()
    _ = deliver()
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard let upstream = state.subscription else { return lock.unlock() }
    self.demand += demand
    let isDelivering = isDelivering
    lock.unlock()
    // A request from within a delivery is met by its loop.
    guard !isDelivering else { return }
    let more = deliver()
    if more > .none { upstream.request(more) }
  }

  override func cancel() {
    guard let upstream = finish() else { return }
    let old = lock.with {
      defer { values.removeAll() }
      return values
    }
    withExtendedLifetime(old) { upstream.cancel() }
  }

  /// Delivers what is requested. Returns the demand for the upstream that keeps the buffer full.
  private func deliver() -> Subscribers.Demand {
    var upstreamDemand = Subscribers.Demand.none
    lock.lock()
    while state.subscription != nil {
      if demand > .none, !values.isEmpty {
        var group: [Downstream.Input] = []
        while demand > .none, let value = values.popFirst() {
          demand.consume()
          group.append(value)
        }
        isDelivering = true
        lock.unlock()
        var more = Subscribers.Demand.none
        for value in group {
          // A delivery may cancel.
          guard upstream != nil else { break }
          more += downstream.receive(value)
        }
        if prefetch == .keepFull { upstreamDemand += group.count }
        lock.lock()
        isDelivering = false
        demand += more
        continue
      }
      guard let completion else { break }
      if case .finished = completion, demand == .none { break }
      state = .terminal
      lock.unlock()
      downstream.receive(completion: completion)
      return upstreamDemand
    }
    lock.unlock()
    return upstreamDemand
  }
}

extension Publisher {
  /// Buffers up to `size` values until they are requested.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
