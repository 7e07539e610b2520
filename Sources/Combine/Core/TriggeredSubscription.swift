/// The subscription of an operator that observes a second publisher for its first value.
class TriggeredSubscription<Downstream: Subscriber>: DemandSubscription<Downstream, Void> {
  private var upstream: (any Subscription)?
  private var trigger: (any Subscription)?
  /// Demand that was requested before the upstream was attached.
  private var earlyDemand = Subscribers.Demand.none

  /// Called when the second publisher sends a value.
  func didTrigger() {}

  /// Called when the second publisher finishes without a value.
  func didEndTrigger() {}

  /// Whether to send a value to the subscriber.
  func lets(_ value: Downstream.Input) -> Bool { true }

  final func watch<P: Publisher>(_ publisher: P, onFailure: @escaping (P.Failure) -> Void = { _ in }) {
    var hasTriggered = false
    publisher.subscribe(
      ClosureSubscriber<P.Output, P.Failure>(
        onSubscription: { subscription in
          self.lock.lock()
          self.trigger = subscription
          self.lock.unlock()
          if self.isOver { subscription.cancel() } else { subscription.request(.max(1)) }
        },
        onValue: { _ in
          guard !hasTriggered else { return .none }
          hasTriggered = true
          self.take(\.trigger)?.cancel()
          self.didTrigger()
          return .none
        },
        onCompletion: { completion in
          guard !hasTriggered else { return }
          _ = self.take(\.trigger)
          switch completion {
          case .finished: self.didEndTrigger()
          case .failure(let error): onFailure(error)
          }
        }))
  }

  /// The subscriber to the first publisher.
  final func source() -> ClosureSubscriber<Downstream.Input, Downstream.Failure> {
    ClosureSubscriber(
      onSubscription: { subscription in
        guard !self.isOver else { return subscription.cancel() }
        self.lock.lock()
        self.upstream = subscription
        let early = self.earlyDemand
        self.earlyDemand = .none
        self.lock.unlock()
        if early > .none { subscription.request(early) }
      },
      onValue: { value in
        guard self.lets(value) else { return .max(1) }
        self.offer(value, ())
        return .none
      },
      onCompletion: { self.end($0) })
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    lock.lock()
    let upstream = upstream
    if upstream == nil { earlyDemand += demand }
    lock.unlock()
    upstream?.request(demand)
  }

  override func didEnd(cancelled: Bool) {
    take(\.upstream)?.cancel()
    take(\.trigger)?.cancel()
  }

  private func take(
    _ field: ReferenceWritableKeyPath<TriggeredSubscription, (any Subscription)?>
  ) -> (any Subscription)? {
    lock.lock()
    defer { lock.unlock() }
    let old = self[keyPath: field]
    self[keyPath: field] = nil
    return old
  }
}
