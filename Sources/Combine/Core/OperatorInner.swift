/// The connection of an operator to its upstream.
enum UpstreamState {
  case awaitingSubscription
  case subscribed(any Subscription)
  case terminal

  var subscription: (any Subscription)? {
    guard case .subscribed(let subscription) = self else { return nil }
    return subscription
  }
}

/// The subscriber of an operator, which is also the subscription of its downstream.
///
/// The first subscription is passed on as this object; further ones are canceled. Requests and cancellations are
/// forwarded until the operator is over.
class OperatorInner<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  final let description: String
  final let downstream: Downstream
  /// Protects ``state`` and the fields of subclasses. Not held while external code is called.
  final let lock = Lock()
  final var state = UpstreamState.awaitingSubscription

  init(_ name: String, _ downstream: Downstream) {
    description = name
    self.downstream = downstream
  }

  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  final var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) {
    guard attach(subscription) else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    preconditionFailure("overridden")
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    preconditionFailure("overridden")
  }

  func request(_ demand: Subscribers.Demand) {
    upstream?.request(demand)
  }

  func cancel() {
    finish()?.cancel()
  }

  // MARK: For subclasses to call

  final var upstream: (any Subscription)? {
    lock.lock()
    defer { lock.unlock() }
    return state.subscription
  }

  /// Keeps the first subscription. Returns whether it was the first.
  final func attach(_ subscription: any Subscription) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard case .awaitingSubscription = state else { return false }
    state = .subscribed(subscription)
    return true
  }

  /// Ends a connected operator and returns its upstream; `nil` if it was not connected.
  final func finish() -> (any Subscription)? {
    lock.lock()
    defer { lock.unlock() }
    guard case .subscribed(let subscription) = state else { return nil }
    state = .terminal
    return subscription
  }
}

extension Subscribers.Demand {
  /// Subtracts one value, unless none is requested: some publishers send more than that.
  mutating func consume() {
    if self > .none { self -= 1 }
  }

  /// Stops if a subscriber requests no values.
  func requirePositive() {
    precondition(self > .none, "demand must not be zero")
  }
}
