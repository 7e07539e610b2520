/// The latest value of one upstream.
final class LatestValue<Value>: LatestSource {
  fileprivate(set) var latest: Value?
}

class LatestSource {
  fileprivate var upstream: (any Subscription)?
}

/// The subscription to several publishers whose latest values go on together.
///
/// Where demand is used up, the combination as it is when demand comes again goes on, and those between are dropped.
final class CombineLatestInner<Downstream: Subscriber>: Outlet<Downstream, Void> {
  private let sources: [LatestSource]
  private let combine: () -> Output?
  private var unfinished: Int
  private var early = Subscribers.Demand.none
  private var hasStarted = false
  private var missed = false

  /// - Parameter combine: The latest values; nil while one is missing.
  init(_ downstream: Downstream, _ sources: [LatestSource], combine: @escaping () -> Output?) {
    self.sources = sources
    self.combine = combine
    unfinished = sources.count
    super.init("CombineLatest", downstream)
  }

  func start() {
    lock.lock()
    hasStarted = true
    let early = early
    lock.unlock()
    if early > .none { ask(early) }
  }

  func inlet<Value>(_ index: Int, _ source: LatestValue<Value>) -> Inlet<Value, Downstream.Failure> {
    Inlet(
      onSubscription: { subscription in
        guard !self.isOver else { return subscription.cancel() }
        self.lock.with { source.upstream = subscription }
      },
      onValue: { value in
        self.lock.lock()
        let old = source.latest
        source.latest = value
        guard let output = self.combine() else {
          self.lock.unlock()
          return .none
        }
        let hasDemand = self.demand > .none
        self.missed = !hasDemand
        self.lock.unlock()
        withExtendedLifetime(old) {}
        if hasDemand { self.offer(output, ()) }
        return .none
      },
      onCompletion: { completion in
        self.lock.lock()
        source.upstream = nil
        self.unfinished -= 1
        let isLast = self.unfinished == 0
        // A stream that ends without a value leaves nothing to combine.
        let isHopeless = source.latest == nil
        self.lock.unlock()
        switch completion {
        case .failure: self.end(completion, droppingValues: true)
        case .finished: if isLast || isHopeless { self.finish() }
        }
      })
  }

  /// A combination that is still owed comes before the end.
  private func finish() {
    lock.lock()
    let owed = missed ? combine() : nil
    missed = false
    lock.unlock()
    if let owed { offer(owed, ()) }
    end(.finished)
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    lock.lock()
    let owed = missed ? combine() : nil
    missed = false
    let ready = hasStarted
    if !ready { early += demand }
    lock.unlock()
    if let owed { offer(owed, ()) }
    if ready { ask(demand) }
  }

  private func ask(_ demand: Subscribers.Demand) {
    lock.lock()
    let upstreams = sources.map(\.upstream)
    lock.unlock()
    for upstream in upstreams { upstream?.request(demand) }
  }

  override func didEnd(cancelled: Bool) {
    lock.lock()
    let upstreams = sources.map(\.upstream)
    for source in sources { source.upstream = nil }
    lock.unlock()
    for upstream in upstreams { upstream?.cancel() }
  }
}
