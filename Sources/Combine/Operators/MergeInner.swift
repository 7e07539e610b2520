/// The subscription to several merged publishers. The tag of a value is the position of its upstream.
///
/// With limited demand, one value at a time is requested from each upstream, so that at most one value of
/// each is queued.
final class MergeInner<Downstream: Subscriber>: JoinInner<Downstream, Int> {
  private var unfinished: Int
  private var asked = Subscribers.Demand.none

  init(_ downstream: Downstream, count: Int) {
    unfinished = count
    super.init("Merge", downstream, (0..<count).map { _ in JoinSource() })
  }

  /// Subscribes to publishers and sends their values to a subscriber.
  ///
  /// - Parameter subscribe: Functions that each attach a given subscriber to one publisher.
  static func subscribe(
    _ downstream: Downstream, _ subscribe: [(ClosureSubscriber<Downstream.Input, Downstream.Failure>) -> Void]
  ) {
    let inner = MergeInner(downstream, count: subscribe.count)
    inner.begin()
    for (index, subscribe) in subscribe.enumerated() { subscribe(inner.inlet(index)) }
    inner.start()
    if subscribe.isEmpty { inner.end(.finished) }
  }

  private func inlet(_ index: Int) -> ClosureSubscriber<Output, Downstream.Failure> {
    ClosureSubscriber(
      onSubscription: { self.attach($0, to: self.sources[index]) },
      onValue: { value in
        self.offer(value, index)
        return .none
      },
      onCompletion: { self.finish(index, $0) })
  }

  private func finish(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    let old = sources[index].upstream
    sources[index].release()
    unfinished -= 1
    let isLast = unfinished == 0
    lock.unlock()
    withExtendedLifetime(old) {}
    switch completion {
    case .failure: end(completion, droppingValues: true)
    case .finished: if isLast { end(.finished) }
    }
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    lock.lock()
    // Further demand is requested from an upstream after each delivery; only a change to unlimited must be
    // forwarded.
    let isNew = demand == .unlimited ? asked < .unlimited : asked == .none
    if isNew { asked = demand == .unlimited ? .unlimited : .max(1) }
    let asked = asked
    lock.unlock()
    if isNew { super.didRequest(asked) }
  }

  override func didDeliver(_ index: Int) {
    lock.lock()
    let upstream = asked == .unlimited ? nil : sources[index].upstream
    lock.unlock()
    upstream?.request(.max(1))
  }
}
