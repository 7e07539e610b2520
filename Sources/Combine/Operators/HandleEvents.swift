extension Publishers {
  /// A publisher that calls closures for events.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let handlers = EventHandlers<Output, Failure>(
        receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
        receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
      upstream.subscribe(Observer("HandleEvents", subscriber, handlers))
    }
  }
}

/// Closures for events. A subscription keeps them, but not the publisher that they were given to.
struct EventHandlers<Input, Failure: Error> {
  var receiveSubscription: ((any Subscription) -> Void)?
  var receiveOutput: ((Input) -> Void)?
  var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  var receiveCancel: (() -> Void)?
  var receiveRequest: ((Subscribers.Demand) -> Void)?
}

/// A subscriber and subscription that reports all events.
final class Observer<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let description: String
  private let lock = Lock()
  private let downstream: Downstream
  private var events: EventHandlers<Input, Failure>?
  private var upstream: (any Subscription)?

  init(_ name: String, _ downstream: Downstream, _ events: EventHandlers<Input, Failure>) {
    description = name
    self.downstream = downstream
    self.events = events
  }

  private var current: EventHandlers<Input, Failure>? { lock.with { events } }

  func receive(subscription: any Subscription) {
    current?.receiveSubscription?(subscription)
    lock.lock()
    guard upstream == nil, events != nil else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    current?.receiveOutput?(input)
    let demand = downstream.receive(input)
    if demand > .none { current?.receiveRequest?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    current?.receiveCompletion?(completion)
    _ = release()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    current?.receiveRequest?(demand)
    lock.with { upstream }?.request(demand)
  }

  func cancel() {
    let (events, upstream) = release()
    events?.receiveCancel?()
    upstream?.cancel()
  }

  private func release() -> (EventHandlers<Input, Failure>?, (any Subscription)?) {
    lock.lock()
    defer { lock.unlock() }
    let old = (events, upstream)
    events = nil
    upstream = nil
    return old
  }
}

extension Publisher {
  /// Calls closures for events.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}
