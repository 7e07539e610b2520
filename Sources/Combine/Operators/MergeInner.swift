/// The subscription to several merged publishers.
///
/// With limited demand, one value at a time is requested from each upstream, so that at most one value of
/// each is queued.
final class MergeInner<Downstream: Subscriber>: DemandSubscription<Downstream, Int> {
  private var upstreams: [(any Subscription)?]
  private var unfinished: Int
  private var asked = Subscribers.Demand.none
  private var hasStarted = false

  init(_ downstream: Downstream, count: Int) {
    upstreams = Array(repeating: nil, count: count)
    unfinished = count
    super.init("Merge", downstream)
  }

  /// Called when all upstreams are attached.
  func start() {
    lock.lock()
    hasStarted = true
    let asked = asked
    let isEmpty = unfinished == 0
    lock.unlock()
    if isEmpty { return end(.finished) }
    if asked > .none { ask(asked) }
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
  }

  private func inlet(_ index: Int) -> ClosureSubscriber<Output, Downstream.Failure> {
    ClosureSubscriber(
      onSubscription: { subscription in
        guard !self.isOver else { return subscription.cancel() }
        self.lock.with { self.upstreams[index] = subscription }
      },
      onValue: { value in
        self.offer(value, index)
        return .none
      },
      onCompletion: { self.finish(index, $0) })
  }

  private func finish(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    let old = upstreams[index]
    upstreams[index] = nil
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
    let news = demand == .unlimited ? asked < .unlimited : asked == .none
    guard news else {
      lock.unlock()
      return
    }
    asked = demand == .unlimited ? .unlimited : .max(1)
    let ready = hasStarted
    let demand = asked
    lock.unlock()
    if ready { ask(demand) }
  }

  private func ask(_ demand: Subscribers.Demand) {
    lock.lock()
    let upstreams = upstreams
    lock.unlock()
    for upstream in upstreams { upstream?.request(demand) }
  }

  override func didDeliver(_ index: Int) {
    lock.lock()
    let upstream = asked == .unlimited ? nil : upstreams[index]
    lock.unlock()
    upstream?.request(.max(1))
  }

  override func didEnd(cancelled: Bool) {
    lock.lock()
    let old = upstreams
    upstreams = Array(repeating: nil, count: old.count)
    lock.unlock()
    for upstream in old { upstream?.cancel() }
  }
}
