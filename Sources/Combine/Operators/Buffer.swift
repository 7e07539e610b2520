extension Publishers {
  /// When a buffer asks its upstream for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Keep the buffer full.
    case keepFull
    /// Ask for what the subscriber asks for, and keep what comes beyond that.
    case byRequest
  }

  /// What a full buffer does with another value.
  public enum BufferingStrategy<Failure: Error> {
    /// Drop the new value.
    case dropNewest
    /// Drop the value that has waited longest.
    case dropOldest
    /// Fail.
    case customError(() -> Failure)
  }

  /// Keeps values until they are asked for.
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

private final class BufferInner<Downstream: Subscriber>: Outlet<Downstream, Void>, Subscriber {
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
  /// Keeps up to `size` values until they are asked for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
