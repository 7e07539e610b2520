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

private final class BufferInner<Downstream: Subscriber>: DemandSubscription<Downstream, Void>, Subscriber {
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private var upstream: (any Subscription)?

  init(
    _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
    super.init("Buffer", downstream)
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    begin()
    switch prefetch {
    case .keepFull: if size > 0 { subscription.request(.max(size)) }
    case .byRequest: subscription.request(.unlimited)
    }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let isFull = waitingCount >= size && lock.with { demand == .none }
    if isFull {
      switch whenFull {
      case .dropNewest: return .none
      case .dropOldest:
        guard size > 0 else { return .none }
        dropOldest()
      case .customError(let makeError):
        lock.with { upstream }?.cancel()
        end(.failure(makeError()))
        return .none
      }
    }
    offer(input, ())
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    end(completion)
  }

  override func didDeliver(_ tag: Void) {
    if prefetch == .keepFull { lock.with { upstream }?.request(.max(1)) }
  }

  override func didEnd(cancelled: Bool) {
    lock.lock()
    let old = upstream
    upstream = Subscriptions.empty
    lock.unlock()
    if cancelled { old?.cancel() }
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
