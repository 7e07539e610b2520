extension Subscribers {
  /// A subscriber with unlimited demand that forwards values to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    private let lock = Lock()
    private var onValue: (Input) -> Void
    private var onCompletion: (Completion<Failure>) -> Void
    private var upstream: (any Subscription)?
    private var isOver = false

    /// Creates a sink with closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// The closure called for each value.
    public var receiveValue: (Input) -> Void { lock.with { onValue } }

    /// The closure called at completion.
    public var receiveCompletion: (Completion<Failure>) -> Void { lock.with { onCompletion } }

    public var description: String { "Sink" }
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
    public var playgroundDescription: Any { description }

    public func receive(subscription: any Subscription) {
      lock.lock()
      guard upstream == nil, !isOver else {
        lock.unlock()
        return subscription.cancel()
      }
      upstream = subscription
      lock.unlock()
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      lock.lock()
      guard !isOver else {
        lock.unlock()
        return .none
      }
      let body = onValue
      lock.unlock()
      body(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let (body, _) = release()
      body?(completion)
    }

    public func cancel() {
      // Without a subscription, the closures are kept for one that follows.
      lock.lock()
      let isConnected = upstream != nil
      lock.unlock()
      guard isConnected else { return }
      let (_, upstream) = release()
      upstream?.cancel()
    }

    private func release() -> (((Completion<Failure>) -> Void)?, (any Subscription)?) {
      lock.lock()
      guard !isOver else {
        lock.unlock()
        return (nil, nil)
      }
      isOver = true
      let old = (onValue, onCompletion, upstream)
      onValue = { _ in }
      onCompletion = { _ in }
      upstream = nil
      lock.unlock()
      return (old.1, old.2)
    }
  }
}

extension Publisher {
  /// Calls closures for each value and for the completion. Releasing or canceling the result cancels the
  /// subscription.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for each value. Releasing or canceling the result cancels the subscription.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
