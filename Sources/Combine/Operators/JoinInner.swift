/// One upstream of a ``JoinInner``; operators keep its values in a subclass.
class JoinSource {
  fileprivate(set) var upstream: (any Subscription)?
  final func release() { upstream = nil }
}

/// The subscription to several publishers whose values go on together.
///
/// Each upstream is asked for what the subscriber asks for, once all of them are attached.
class JoinInner<Downstream: Subscriber, Source: JoinSource>: Outlet<Downstream, Void> {
  /// Guarded by the lock.
  let sources: [Source]
  private var early = Subscribers.Demand.none
  private var hasStarted = false

  init(_ name: String, _ downstream: Downstream, _ sources: [Source]) {
    self.sources = sources
    super.init(name, downstream)
  }

  /// All upstreams are attached.
  final func start() {
    lock.lock()
    hasStarted = true
    let early = early
    lock.unlock()
    if early > .none { ask(early) }
  }

  final func attach(_ subscription: any Subscription, to source: Source) {
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
