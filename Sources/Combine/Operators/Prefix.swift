extension Publishers {
  /// A publisher of the values in a range of indices.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "an index cannot be negative")
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let range = range
      var index = 0
      upstream.subscribe(
        FilterInner<Output, Failure, S>("Output", subscriber, .permissive) {
          defer { index += 1 }
          if index < range.lowerBound { return .skip }
          if index >= range.upperBound { return .finish }
          return index == range.upperBound - 1 ? .last($0) : .emit($0)
        })
    }
  }

  /// A publisher of values while a predicate is true.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        FilterInner<Output, Failure, S>("PrefixWhile", subscriber) { predicate($0) ? .emit($0) : .finish })
    }
  }

  /// A variant of ``PrefixWhile`` with a throwing predicate.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      upstream.subscribe(
        FilterInner<Output, Upstream.Failure, S>(
          "TryPrefixWhile", subscriber, trying: { try predicate($0) ? .emit($0) : .finish }))
    }
  }

  /// A publisher of values until another publisher sends one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = PrefixUntilOutputInner(subscriber)
      other.subscribe(PrefixTrigger<Other.Output, Other.Failure, S>(inner: inner))
      upstream.subscribe(inner)
    }
  }
}

/// Finishes when the trigger fires.
private final class PrefixUntilOutputInner<Downstream: Subscriber>: Subscriber, Subscription {
  private let lock = Lock()
  private let downstream: Downstream
  private var prefix = UpstreamState.awaitingSubscription
  private var trigger = UpstreamState.awaitingSubscription
  private var isTriggered = false

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaitingSubscription = prefix else {
      lock.unlock()
      return subscription.cancel()
    }
    prefix = isTriggered ? .terminal : .subscribed(subscription)
    lock.unlock()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    let isActive = prefix.subscription != nil
    lock.unlock()
    return isActive ? downstream.receive(input) : .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let (prefix, trigger) = end()
    trigger?.cancel()
    if prefix != nil { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.with { prefix.subscription }?.request(demand)
  }

  func cancel() {
    let (prefix, trigger) = end()
    prefix?.cancel()
    trigger?.cancel()
  }

  private func end() -> ((any Subscription)?, (any Subscription)?) {
    lock.lock()
    defer { lock.unlock() }
    let old = (prefix.subscription, trigger.subscription)
    prefix = .terminal
    trigger = .terminal
    return old
  }

  func receiveTrigger(_ subscription: any Subscription) {
    lock.lock()
    guard case .awaitingSubscription = trigger else {
      lock.unlock()
      return subscription.cancel()
    }
    trigger = .subscribed(subscription)
    lock.unlock()
    subscription.request(.max(1))
  }

  func fire() {
    lock.lock()
    guard trigger.subscription != nil else { return lock.unlock() }
    isTriggered = true
    lock.unlock()
    let (prefix, _) = end()
    prefix?.cancel()
    downstream.receive(completion: .finished)
  }

  func endTrigger() {
    lock.with { trigger = .terminal }
  }
}

/// The subscriber of the publisher that ends a ``PrefixUntilOutputInner``.
private struct PrefixTrigger<Input, Failure: Error, Downstream: Subscriber>: Subscriber {
  let inner: PrefixUntilOutputInner<Downstream>

  var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

  func receive(subscription: any Subscription) { inner.receiveTrigger(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    inner.fire()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { inner.endTrigger() }
}

extension Publisher {
  /// Sends at most the given number of values.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "a length cannot be negative")
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }

  /// Sends the value at an index.
  public func output(at index: Int) -> Publishers.Output<Self> {
    precondition(index >= 0, "an index cannot be negative")
    return Publishers.Output(upstream: self, range: index..<(index + 1))
  }

  /// Sends the values in a range of indices.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "an index cannot be negative")
    return Publishers.Output(upstream: self, range: range)
  }

  /// Sends values while a predicate is true.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends values while a predicate is true; fails if it throws.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends values until another publisher sends one.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}
extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
