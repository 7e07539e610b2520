/// An asynchronous sequence of a publisher's values.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inner: AsyncInner<P.Output, Never>

    public mutating func next() async -> P.Output? { await next(isolation: #isolation) }

    /// Stays on the caller's actor, so that requesting and receiving a value takes no extra hop.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      switch await inner.next(isolation: actor) {
      case .success(let value): value
      case nil: nil
      }
    }
  }

  public func makeAsyncIterator() -> Iterator {
    let inner = AsyncInner<P.Output, Never>()
    publisher.subscribe(AsyncSubscriber(inner))
    return Iterator(inner: inner)
  }
}

/// An asynchronous sequence of the values of a publisher that may fail.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inner: AsyncInner<P.Output, P.Failure>

    public mutating func next() async throws -> P.Output? { try await next(isolation: #isolation) }

    /// Stays on the caller's actor, so that requesting and receiving a value takes no extra hop.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> P.Output? {
      try await inner.next(isolation: actor)?.get()
    }
  }

  public func makeAsyncIterator() -> Iterator {
    let inner = AsyncInner<P.Output, P.Failure>()
    publisher.subscribe(AsyncSubscriber(inner))
    return Iterator(inner: inner)
  }
}

extension Publisher {
  /// The values as an asynchronous sequence that throws the publisher's error.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

// The lock guards all variables.
/// Requests one value at a time, and cancels when the iterator is released.
private final class AsyncInner<Value, Failure: Error>: @unchecked Sendable {
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var isOver = false
  private var failure: Failure?
  private var isRequested = false
  private var waiting: [CheckedContinuation<Box?, Never>] = []

  /// Transfers a value that may not be sendable from the publisher to the iterator.
  struct Box: @unchecked Sendable { let result: Result<Value, Failure> }

  deinit { subscription?.cancel() }

  func next(isolation actor: isolated (any Actor)?) async -> Result<Value, Failure>? {
    await withTaskCancellationHandler(
      operation: { await withCheckedContinuation(isolation: actor) { enqueue($0) }?.result },
      onCancel: { cancel() }, isolation: actor)
  }

  private func enqueue(_ continuation: CheckedContinuation<Box?, Never>) {
    lock.lock()
    if isOver {
      let failure = failure
      self.failure = nil
      lock.unlock()
      return continuation.resume(returning: failure.map { Box(result: .failure($0)) })
    }
    waiting.append(continuation)
    let subscription = subscription
    lock.unlock()
    subscription?.request(.max(1))
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard self.subscription == nil, !isOver else {
      lock.unlock()
      return subscription.cancel()
    }
    self.subscription = subscription
    let count = waiting.count
    lock.unlock()
    if count > 0 { subscription.request(.max(count)) }
  }

  func receive(_ value: Value) {
    lock.lock()
    let first = waiting.isEmpty ? nil : waiting.removeFirst()
    lock.unlock()
    first?.resume(returning: Box(result: .success(value)))
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    isOver = true
    subscription = nil
    var rest = waiting
    waiting = []
    if case .failure(let error) = completion, rest.isEmpty { failure = error }
    lock.unlock()
    if case .failure(let error) = completion, !rest.isEmpty {
      rest.removeFirst().resume(returning: Box(result: .failure(error)))
    }
    for continuation in rest { continuation.resume(returning: nil) }
  }

  private func cancel() {
    lock.lock()
    isOver = true
    let old = (subscription, waiting)
    subscription = nil
    waiting = []
    lock.unlock()
    old.0?.cancel()
    for continuation in old.1 { continuation.resume(returning: nil) }
  }
}

/// A subscriber retained by the publisher, with a weak reference to the iterator.
private final class AsyncSubscriber<Value, Failure: Error>: Subscriber {
  private weak var inner: AsyncInner<Value, Failure>?

  init(_ inner: AsyncInner<Value, Failure>) {
    self.inner = inner
  }

  func receive(subscription: any Subscription) {
    guard let inner else { return subscription.cancel() }
    inner.receive(subscription: subscription)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    inner?.receive(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    inner?.receive(completion: completion)
  }
}
