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
      upstream.subscribe(
        HandleEventsInner(
          subscriber,
          EventHandlers(
            receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
            receiveRequest: receiveRequest)))
    }
  }
}

/// The closures for events, without the publisher.
private struct EventHandlers<Input, Failure: Error> {
  var receiveSubscription: ((any Subscription) -> Void)?
  var receiveOutput: ((Input) -> Void)?
  var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  var receiveCancel: (() -> Void)?
  var receiveRequest: ((Subscribers.Demand) -> Void)?
}

/// Calls closures for events.
private final class HandleEventsInner<Downstream: Subscriber>: OperatorInner<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private typealias Handlers = EventHandlers<Downstream.Input, Downstream.Failure>

  private var events: Handlers?

  init(_ downstream: Downstream, _ events: EventHandlers<Downstream.Input, Downstream.Failure>) {
    self.events = events
    super.init("HandleEvents", downstream)
  }

  private var current: Handlers? { lock.with { events } }

  override func receive(subscription: any Subscription) {
    current?.receiveSubscription?(subscription)
    super.receive(subscription: subscription)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    current?.receiveOutput?(input)
    let demand = downstream.receive(input)
    if demand > .none { current?.receiveRequest?(demand) }
    return demand
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    current?.receiveCompletion?(completion)
    // The closures may own the pipeline: the upstream is released after the completion.
    let old = end()
    downstream.receive(completion: completion)
    withExtendedLifetime(old) {}
  }

  override func request(_ demand: Subscribers.Demand) {
    current?.receiveRequest?(demand)
    super.request(demand)
  }

  override func cancel() {
    current?.receiveCancel?()
    guard let upstream = upstream else { return }
    let old = end()
    upstream.cancel()
    withExtendedLifetime(old) {}
  }

  private func end() -> Handlers? {
    lock.lock()
    defer { lock.unlock() }
    let old = events
    events = nil
    state = .terminal
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
