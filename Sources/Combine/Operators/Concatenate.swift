extension Publishers {
  /// A publisher of the values of one publisher, followed by those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      prefix.subscribe(ConcatenatePrefix<Prefix, Suffix, S>(inner: ConcatenateInner(subscriber, suffix)))
    }
  }
}

/// The subscription to two publishers in sequence. Demand that is left is passed to the second.
private final class ConcatenateInner<Suffix: Publisher, Downstream: Subscriber>: Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
  private let lock = Lock()
  private let downstream: Downstream
  private var suffix: Suffix?
  private var prefixState = UpstreamState.awaitingSubscription
  private var suffixState = UpstreamState.awaitingSubscription
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, _ suffix: Suffix) {
    self.downstream = downstream
    self.suffix = suffix
  }

  var description: String { "Concatenate" }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  var playgroundDescription: Any { description }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    let upstream = prefixState.subscription ?? suffixState.subscription
    lock.unlock()
    upstream?.request(demand)
  }

  func cancel() {
    lock.lock()
    let upstream = prefixState.subscription ?? suffixState.subscription
    let oldSuffix = suffix
    prefixState = .terminal
    suffixState = .terminal
    suffix = nil
    lock.unlock()
    upstream?.cancel()
    withExtendedLifetime(oldSuffix) {}
  }

  func receivePrefix(_ subscription: any Subscription) {
    lock.lock()
    guard case .awaitingSubscription = prefixState else {
      lock.unlock()
      return subscription.cancel()
    }
    prefixState = .subscribed(subscription)
    lock.unlock()
    downstream.receive(subscription: self)
  }

  func receivePrefix(_ input: Suffix.Output) -> Subscribers.Demand {
    lock.lock()
    guard prefixState.subscription != nil, demand > .none else {
      lock.unlock()
      return .none
    }
    demand.consume()
    lock.unlock()
    let more = downstream.receive(input)
    if more > .none { lock.with { demand += more } }
    return more
  }

  func receivePrefix(_ completion: Subscribers.Completion<Suffix.Failure>) {
    lock.lock()
    guard prefixState.subscription != nil else { return lock.unlock() }
    prefixState = .terminal
    let suffix = suffix
    lock.unlock()
    switch completion {
    case .finished: suffix?.subscribe(ConcatenateSuffix(inner: self))
    case .failure: downstream.receive(completion: completion)
    }
  }

  func receiveSuffix(_ subscription: any Subscription) {
    lock.lock()
    guard case .awaitingSubscription = suffixState else {
      lock.unlock()
      return subscription.cancel()
    }
    suffixState = .subscribed(subscription)
    let demand = demand
    lock.unlock()
    if demand > .none { subscription.request(demand) }
  }

  func receiveSuffix(_ input: Suffix.Output) -> Subscribers.Demand {
    lock.with { suffixState.subscription } == nil ? .none : downstream.receive(input)
  }

  func receiveSuffix(_ completion: Subscribers.Completion<Suffix.Failure>) {
    lock.lock()
    guard suffixState.subscription != nil else { return lock.unlock() }
    suffixState = .terminal
    lock.unlock()
    downstream.receive(completion: completion)
  }
}

private struct ConcatenatePrefix<Prefix: Publisher, Suffix: Publisher, Downstream: Subscriber>: Subscriber,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where
  Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure, Suffix.Output == Downstream.Input,
  Suffix.Failure == Downstream.Failure
{
  let inner: ConcatenateInner<Suffix, Downstream>

  var combineIdentifier: CombineIdentifier { inner.combineIdentifier }
  var description: String { inner.description }
  var customMirror: Mirror { inner.customMirror }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) { inner.receivePrefix(subscription) }
  func receive(_ input: Suffix.Output) -> Subscribers.Demand { inner.receivePrefix(input) }
  func receive(completion: Subscribers.Completion<Suffix.Failure>) { inner.receivePrefix(completion) }
}

private struct ConcatenateSuffix<Suffix: Publisher, Downstream: Subscriber>: Subscriber,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
  let inner: ConcatenateInner<Suffix, Downstream>

  var combineIdentifier: CombineIdentifier { inner.combineIdentifier }
  var description: String { inner.description }
  var customMirror: Mirror { inner.customMirror }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) { inner.receiveSuffix(subscription) }
  func receive(_ input: Suffix.Output) -> Subscribers.Demand { inner.receiveSuffix(input) }
  func receive(completion: Subscribers.Completion<Suffix.Failure>) { inner.receiveSuffix(completion) }
}

extension Publisher {
  /// Appends values to those of this publisher.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Appends the elements of a sequence to the values of this publisher.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Appends the values of another publisher to those of this one.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Failure == Failure, P.Output == Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Prepends values to those of this publisher.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Prepends the elements of a sequence to the values of this publisher.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Prepends the values of another publisher to those of this one.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Failure == Failure, P.Output == Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }
}
