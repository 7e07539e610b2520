extension Publishers {
  /// A publisher that drops the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = DropInner(subscriber, count)
      subscriber.receive(subscription: inner)
      upstream.subscribe(inner)
    }
  }

  /// A publisher that drops values while a predicate is true.
  public struct DropWhile<Upstream: Publisher>: Publisher {
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
      var drops = true
      upstream.subscribe(
        FilterInner<Output, Failure, S>(
          "DropWhile", subscriber, FilterRules(unexpectedValues: .ignore, children: nil)
        ) {
          drops = drops && predicate($0)
          return drops ? .skip : .emit($0)
        })
    }
  }

  /// A variant of ``DropWhile`` with a throwing predicate.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
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
      var drops = true
      upstream.subscribe(
        FilterInner<Output, Upstream.Failure, S>(
          "TryDropWhile", subscriber, FilterRules(unexpectedValues: .ignore, children: nil),
          trying: {
            if drops { drops = try predicate($0) }
            return drops ? .skip : .emit($0)
          }))
    }
  }

  /// A publisher that drops values until another publisher sends one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = DropUntilOutputInner(subscriber)
      subscriber.receive(subscription: inner)
      other.subscribe(DropTrigger<Other.Output, S>(inner: inner))
      upstream.subscribe(inner)
    }
  }
}

/// Requests the values to drop beside those of the subscriber.
private final class DropInner<Downstream: Subscriber>: OperatorInner<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private var missing: Int
  /// Demand that was requested before the upstream was attached.
  private var earlyDemand = Subscribers.Demand.none

  init(_ downstream: Downstream, _ count: Int) {
    missing = count
    super.init("Drop", downstream)
  }

  override func receive(subscription: any Subscription) {
    precondition(missing >= 0, "a count cannot be negative")
    guard attach(subscription) else { return subscription.cancel() }
    let demand = lock.with { earlyDemand + missing }
    if demand > .none { subscription.request(demand) }
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard missing > 0 else { return downstream.receive(input) }
    missing -= 1
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.with { state = .awaitingSubscription }
    downstream.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    if case .awaitingSubscription = state { earlyDemand += demand }
    let upstream = state.subscription
    lock.unlock()
    upstream?.request(demand)
  }

  override func cancel() {
    lock.lock()
    let upstream = state.subscription
    // A further subscription is accepted, as in Combine.
    state = .awaitingSubscription
    lock.unlock()
    upstream?.cancel()
  }
}

/// Drops values until the trigger has fired, keeping track of the demand for them.
private final class DropUntilOutputInner<Downstream: Subscriber>: OperatorInner<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private var demand = Subscribers.Demand.none
  private var isOpen = false
  private var isOver = false
  private var trigger: (any Subscription)?

  init(_ downstream: Downstream) {
    super.init("DropUntilOutput", downstream)
  }

  override func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaitingSubscription = state, !isOver else {
      lock.unlock()
      return subscription.cancel()
    }
    state = .subscribed(subscription)
    let demand = demand
    lock.unlock()
    if demand > .none { subscription.request(demand) }
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    guard isOpen, !isOver else {
      demand -= 1
      lock.unlock()
      return .none
    }
    lock.unlock()
    return downstream.receive(input)
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    let wasOver = isOver
    isOver = true
    lock.unlock()
    if !wasOver { downstream.receive(completion: completion) }
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    let upstream = state.subscription
    lock.unlock()
    upstream?.request(demand)
  }

  override func cancel() {
    lock.lock()
    let old = (state.subscription, trigger)
    if old.0 != nil { state = .terminal }
    trigger = nil
    isOver = true
    lock.unlock()
    old.0?.cancel()
    old.1?.cancel()
  }

  func receiveTrigger(_ subscription: any Subscription) {
    lock.lock()
    let isFirst = trigger == nil
    if isFirst { trigger = subscription }
    lock.unlock()
    if isFirst { subscription.request(.max(1)) } else { subscription.cancel() }
  }

  func open() {
    lock.lock()
    isOpen = true
    let old = trigger
    trigger = nil
    lock.unlock()
    withExtendedLifetime(old) {}
  }

  func receiveTriggerCompletion(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    trigger = nil
    guard !isOpen else { return lock.unlock() }
    lock.unlock()
    // The trigger can no longer fire.
    finish()?.cancel()
    downstream.receive(completion: completion)
  }
}

/// The subscriber of the publisher that opens a ``DropUntilOutputInner``.
private struct DropTrigger<Input, Downstream: Subscriber>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  let inner: DropUntilOutputInner<Downstream>

  var combineIdentifier: CombineIdentifier { inner.combineIdentifier }
  var description: String { inner.description }
  var customMirror: Mirror { inner.customMirror }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) { inner.receiveTrigger(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    inner.open()
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    inner.receiveTriggerCompletion(completion)
  }
}

extension Publisher {
  /// Drops the given number of values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Drops values while a predicate is true.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Drops values while a predicate is true; fails if it throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }

  /// Drops values until another publisher sends one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}
extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
