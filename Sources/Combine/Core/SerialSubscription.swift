/// A subscription to several upstreams in sequence. Remaining demand is passed to the next.
final class SerialSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  let description: String
  private let lock = Lock()
  private var downstream: Downstream?
  private var current: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var hasBegun = false

  init(_ name: String, _ downstream: Downstream) {
    description = name
    self.downstream = downstream
  }

  /// Accepts the subscription of the next upstream.
  func attach(_ subscription: any Subscription) {
    lock.lock()
    guard let downstream else {
      lock.unlock()
      return subscription.cancel()
    }
    current = subscription
    let isFirst = !hasBegun
    hasBegun = true
    let demand = demand
    lock.unlock()
    if isFirst {
      downstream.receive(subscription: self)
    } else if demand > .none {
      subscription.request(demand)
    }
  }

  func deliver(_ value: Output) -> Subscribers.Demand {
    lock.lock()
    guard let downstream else {
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(value)
    if more > .none {
      lock.lock()
      demand += more
      lock.unlock()
    }
    return more
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let downstream = downstream
    self.downstream = nil
    current = nil
    lock.unlock()
    downstream?.receive(completion: completion)
  }

  var isOver: Bool { lock.with { downstream == nil } }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    let current = current
    lock.unlock()
    current?.request(demand)
  }

  func cancel() {
    lock.lock()
    let oldDownstream = downstream
    let oldCurrent = current
    downstream = nil
    current = nil
    lock.unlock()
    oldCurrent?.cancel()
    withExtendedLifetime(oldDownstream) {}
  }

  /// A subscriber for the next upstream. The operator handles its completion.
  func inlet<UpstreamFailure: Error>(
    _ onCompletion: @escaping (Subscribers.Completion<UpstreamFailure>) -> Void
  ) -> ClosureSubscriber<Output, UpstreamFailure> {
    ClosureSubscriber(onSubscription: attach, onValue: deliver, onCompletion: onCompletion)
  }

  /// A subscriber for the last upstream.
  func lastSubscriber() -> ClosureSubscriber<Output, Failure> {
    inlet { self.end($0) }
  }
}
