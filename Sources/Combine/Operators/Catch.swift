extension Publishers {
  /// A publisher that replaces a failed upstream with another publisher.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = SerialSubscription("Catch", subscriber)
      let handler = handler
      upstream.subscribe(
        inner.inlet { (completion: Subscribers.Completion<Upstream.Failure>) in
          switch completion {
          case .finished: inner.end(.finished)
          case .failure(let error): if !inner.isOver { handler(error).subscribe(inner.lastSubscriber()) }
          }
        })
    }
  }

  /// A variant of ``Catch`` with a throwing closure.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let inner = SerialSubscription("TryCatch", subscriber)
      let handler = handler
      upstream.subscribe(
        inner.inlet { (completion: Subscribers.Completion<Upstream.Failure>) in
          guard case .failure(let error) = completion else { return inner.end(.finished) }
          guard !inner.isOver else { return }
          do {
            try handler(error).subscribe(
              inner.inlet { (completion: Subscribers.Completion<NewPublisher.Failure>) in
                inner.end(completion.mapError { $0 })
              })
          } catch {
            inner.end(.failure(error))
          }
        })
    }
  }

  /// A publisher that resubscribes when the upstream fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The maximum number of retries; `nil` means no limit.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      RetryInner(upstream, SerialSubscription("Retry", subscriber), retries).attempt()
    }
  }
}

/// Performs the attempts without recursion if they fail synchronously.
private final class RetryInner<Upstream: Publisher, Downstream: Subscriber>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let upstream: Upstream
  private let handover: SerialSubscription<Downstream>
  private let lock = Lock()
  private var remaining: Int?
  private var isAttempting = false
  private var wantsAttempt = false

  init(_ upstream: Upstream, _ handover: SerialSubscription<Downstream>, _ remaining: Int?) {
    self.upstream = upstream
    self.handover = handover
    self.remaining = remaining
  }

  func attempt() {
    lock.lock()
    wantsAttempt = true
    guard !isAttempting else { return lock.unlock() }
    isAttempting = true
    while wantsAttempt {
      wantsAttempt = false
      lock.unlock()
      upstream.subscribe(
        handover.inlet { (completion: Subscribers.Completion<Upstream.Failure>) in self.receive(completion) })
      lock.lock()
    }
    isAttempting = false
    lock.unlock()
  }

  private func receive(_ completion: Subscribers.Completion<Upstream.Failure>) {
    guard case .failure = completion else { return handover.end(completion) }
    lock.lock()
    if remaining == 0 {
      lock.unlock()
      return handover.end(completion)
    }
    remaining = remaining.map { $0 - 1 }
    lock.unlock()
    if !handover.isOver { attempt() }
  }
}

extension Publisher {
  /// Replaces this publisher with another when it fails.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Replaces this publisher with another when it fails; fails if the closure throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Resubscribes when this publisher fails, up to the given number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
