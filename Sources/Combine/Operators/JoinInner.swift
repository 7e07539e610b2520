/// An upstream of a ``JoinInner``. Operators store its values in a subclass.
class JoinSource {
  fileprivate(set) var upstream: (any Subscription)?
  final func release() { upstream = nil }
}

/// The subscription to several publishers whose values are combined or merged.
///
/// Once all upstreams are attached, the subscriber's demand is requested from each of them.
class JoinInner<Downstream: Subscriber, Tag>: DemandSubscription<Downstream, Tag> {
  /// Protected by the lock. Not generic, because generic code that is not specialized uses arrays slowly.
  let sources: [JoinSource]
  private var early = Subscribers.Demand.none
  private var hasStarted = false

  init(_ name: String, _ downstream: Downstream, _ sources: [JoinSource]) {
    self.sources = sources
    super.init(name, downstream)
  }

  /// Called when all upstreams are attached.
  final func start() {
    lock.lock()
    hasStarted = true
    let early = early
    lock.unlock()
    if early > .none { ask(early) }
  }

  final func attach(_ subscription: any Subscription, to source: JoinSource) {
    guard !isOver else { return subscription.cancel() }
    lock.with { source.upstream = subscription }
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    lock.lock()
    let ready = hasStarted
    if !ready { early += demand }
    lock.unlock()
    if ready { ask(demand) }
  }

  private func ask(_ demand: Subscribers.Demand) {
    for upstream in lock.with({ sources.map(\.upstream) }) { upstream?.request(demand) }
  }

  override func didEnd(cancelled: Bool) {
    lock.lock()
    let upstreams = sources.map(\.upstream)
    for source in sources { source.release() }
    lock.unlock()
    for upstream in upstreams { upstream?.cancel() }
  }
}
