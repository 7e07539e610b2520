/// The values of one upstream that wait for those of the others.
final class ZipQueue<Value>: ZipSource {
  private var values = Queue<Value>()
  override var isEmpty: Bool { values.isEmpty }
  func append(_ value: Value) { values.append(value) }
  /// There is a value.
  func take() -> Value { values.popFirst()! }
}

class ZipSource {
  var isEmpty: Bool { true }
  fileprivate(set) var isFinished = false
  fileprivate var upstream: (any Subscription)?
}

/// The subscription to several publishers whose values go on together.
final class ZipInner<Downstream: Subscriber>: Outlet<Downstream, Void> {
  private let sources: [ZipSource]
  private let take: () -> Output
  private var early = Subscribers.Demand.none
  private var hasStarted = false

  /// - Parameter take: Takes a value of each; called only when there is one of each.
  init(_ downstream: Downstream, _ sources: [ZipSource], take: @escaping () -> Output) {
    self.sources = sources
    self.take = take
    super.init("Zip", downstream)
  }

  func start() {
    lock.lock()
    hasStarted = true
    let early = early
    lock.unlock()
    if early > .none { ask(early) }
  }

  func inlet<Value>(_ index: Int, _ source: ZipQueue<Value>) -> Inlet<Value, Downstream.Failure> {
    Inlet(
      onSubscription: { subscription in
        guard !self.isOver else { return subscription.cancel() }
        self.lock.with { source.upstream = subscription }
      },
      onValue: { value in
        self.receive { source.append(value) }
        return .none
      },
      onCompletion: { completion in
        switch completion {
        case .failure: self.end(completion, droppingValues: true)
        case .finished: self.finish(source)
        }
      })
  }

  private func receive(_ append: () -> Void) {
    lock.lock()
    append()
    guard sources.allSatisfy({ !$0.isEmpty }) else {
      lock.unlock()
      return
    }
    let value = take()
    let isLast = sources.contains { $0.isFinished && $0.isEmpty }
    lock.unlock()
    offer(value, ())
    if isLast { end(.finished) }
  }

  private func finish(_ source: ZipSource) {
    lock.lock()
    source.isFinished = true
    source.upstream = nil
    let isLast = source.isEmpty
    lock.unlock()
    if isLast { end(.finished) }
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    lock.lock()
    let ready = hasStarted
    if !ready { early += demand }
    lock.unlock()
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
