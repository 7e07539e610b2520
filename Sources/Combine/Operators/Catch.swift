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
      let handler = handler
      upstream.subscribe(
        CatchSubscriber<Output, Upstream.Failure, S>(
          CatchInner("Catch", subscriber) { error, inner in
            handler(error).subscribe(CaughtSubscriber<Output, Failure, S>(inner) { $0 })
          }))
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
      let handler = handler
      upstream.subscribe(
        CatchSubscriber<Output, Upstream.Failure, S>(
          CatchInner("TryCatch", subscriber) { error, inner in
            do {
              try handler(error).subscribe(CaughtSubscriber<Output, NewPublisher.Failure, S>(inner) { $0 })
            } catch {
              inner.end(.failure(error))
            }
          }))
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
      upstream.subscribe(RetryInner(upstream, subscriber, retries))
    }
  }
}

/// The subscription to a publisher and, after its failure, to another. Demand that is left is passed on.
private final class CatchInner<UpstreamFailure: Error, Downstream: Subscriber>: Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private enum State {
    case awaitingFirst
    case first(any Subscription)
    case awaitingSecond
    case second(any Subscription)
    case over
  }

  let description: String
  private let lock = Lock()
  private let downstream: Downstream
  private let handle: (UpstreamFailure, CatchInner) -> Void
  private var state = State.awaitingFirst
  private var demand = Subscribers.Demand.none

  /// - Parameter handle: Subscribes to the other publisher.
  init(
    _ name: String, _ downstream: Downstream, _ handle: @escaping (UpstreamFailure, CatchInner) -> Void
  ) {
    description = name
    self.downstream = downstream
    self.handle = handle
  }

  var customMirror: Mirror {
    let demand = lock.with { self.demand }
    return Mirror(self, children: [("downstream", downstream), ("demand", demand)] as [Mirror.Child])
  }
  var playgroundDescription: Any { description }

  func receiveFirst(_ subscription: any Subscription) {
    lock.lock()
    guard case .awaitingFirst = state else {
      lock.unlock()
      return subscription.cancel()
    }
    state = .first(subscription)
    lock.unlock()
    downstream.receive(subscription: self)
  }

  func receiveFirst(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.with { demand -= 1 }
    let more = downstream.receive(input)
    if more > .none { lock.with { demand += more } }
    return more
  }

  func receiveFirst(_ completion: Subscribers.Completion<UpstreamFailure>) {
    lock.lock()
    switch (completion, state) {
    case (.finished, .first):
      state = .over
      lock.unlock()
      downstream.receive(completion: .finished)
    case (.failure(let error), .first):
      state = .awaitingSecond
      lock.unlock()
      handle(error, self)
    case (.failure, .awaitingFirst), (.failure, .awaitingSecond), (.failure, .second):
      lock.unlock()
      preconditionFailure("received a completion without a subscription")
    case (.finished, _), (.failure, .over):
      lock.unlock()
    }
  }

  func receiveSecond(_ subscription: any Subscription) {
    lock.lock()
    guard case .awaitingSecond = state else {
      lock.unlock()
      return subscription.cancel()
    }
    state = .second(subscription)
    let demand = demand
    lock.unlock()
    if demand > .none { subscription.request(demand) }
  }

  func receiveSecond(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

  func receiveSecond(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    guard case .second = state else { return lock.unlock() }
    lock.unlock()
    end(completion)
  }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.with { state = .over }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    switch state {
    case .awaitingFirst:
      lock.unlock()
      preconditionFailure("received a request before a subscription")
    case .first(let subscription):
      self.demand += demand
      lock.unlock()
      subscription.request(demand)
    case .awaitingSecond:
      self.demand += demand
      lock.unlock()
    case .second(let subscription):
      lock.unlock()
      subscription.request(demand)
    case .over:
      lock.unlock()
    }
  }

  func cancel() {
    lock.lock()
    switch state {
    case .first(let subscription), .second(let subscription):
      state = .over
      lock.unlock()
      subscription.cancel()
    case .awaitingFirst, .awaitingSecond, .over:
      lock.unlock()
    }
  }
}

/// The subscriber to the publisher that may fail.
private struct CatchSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Input == Input {
  let inner: CatchInner<Failure, Downstream>

  init(_ inner: CatchInner<Failure, Downstream>) {
    self.inner = inner
  }

  var combineIdentifier: CombineIdentifier { inner.combineIdentifier }
  var description: String { inner.description }
  var customMirror: Mirror { inner.customMirror }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) { inner.receiveFirst(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { inner.receiveFirst(input) }
  func receive(completion: Subscribers.Completion<Failure>) { inner.receiveFirst(completion) }
}

/// The subscriber to the publisher that replaces a failed one.
private struct CaughtSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Input == Input {
  let combineIdentifier: CombineIdentifier
  let description: String
  private let mirror: () -> Mirror
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  init<UpstreamFailure: Error>(
    _ inner: CatchInner<UpstreamFailure, Downstream>, failure: @escaping (Failure) -> Downstream.Failure
  ) {
    combineIdentifier = inner.combineIdentifier
    description = inner.description
    mirror = { inner.customMirror }
    onSubscription = { inner.receiveSecond($0) }
    onValue = { inner.receiveSecond($0) }
    onCompletion = { inner.receiveSecond($0.mapError(failure)) }
  }

  var customMirror: Mirror { mirror() }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) { onSubscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
  func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

/// Performs the attempts without recursion if they fail synchronously.
private final class RetryInner<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let lock = Lock()
  private var publisher: Upstream?
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var remaining: Int?
  private var demand = Subscribers.Demand.none
  private var hasSentSubscription = false
  private var isAttempting = false
  private var wantsAttempt = false

  init(_ publisher: Upstream, _ downstream: Downstream, _ remaining: Int?) {
    self.publisher = publisher
    self.downstream = downstream
    self.remaining = remaining
  }

  var description: String { "Retry" }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard let downstream, upstream == nil else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    let demand = demand
    let isFirst = !hasSentSubscription
    hasSentSubscription = true
    lock.unlock()
    if isFirst { downstream.receive(subscription: self) }
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    lock.lock()
    guard let downstream else {
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(input)
    guard more > .none else { return .none }
    lock.lock()
    demand += more
    let upstream = upstream
    lock.unlock()
    upstream?.request(more)
    return .none
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    lock.lock()
    guard let publisher, let downstream else { return lock.unlock() }
    if case .failure = completion, remaining != 0 {
      upstream = nil
      remaining = remaining.map { $0 - 1 }
      wantsAttempt = true
      guard !isAttempting else { return lock.unlock() }
      isAttempting = true
      while wantsAttempt {
        wantsAttempt = false
        lock.unlock()
        publisher.subscribe(self)
        lock.lock()
      }
      isAttempting = false
      return lock.unlock()
    }
    lock.unlock()
    let old = release()
    downstream.receive(completion: completion)
    withExtendedLifetime(old) {}
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard downstream != nil else { return lock.unlock() }
    self.demand += demand
    let upstream = upstream
    lock.unlock()
    upstream?.request(demand)
  }

  func cancel() {
    release().0?.cancel()
  }

  private func release() -> ((any Subscription)?, Upstream?, Downstream?) {
    lock.lock()
    defer { lock.unlock() }
    let old = (upstream, publisher, downstream)
    upstream = nil
    publisher = nil
    downstream = nil
    return old
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
