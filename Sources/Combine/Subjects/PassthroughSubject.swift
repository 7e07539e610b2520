// The lock guards the subscribers.
/// A subject that forwards values without storing them. Subscribers without demand miss them.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let lock = Lock()
  private var list = ConduitList<Output, Failure>()

  public init() {}

  deinit {
    for upstream in list.upstreams { upstream.cancel() }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    lock.lock()
    if let completion = list.completion {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let conduit = SubjectConduit("PassthroughSubject", self, subscriber, keepsLatest: false)
    list.append(conduit)
    lock.unlock()
    subscriber.receive(subscription: conduit)
  }

  public func send(_ input: Output) {
    lock.lock()
    let conduits = list.conduits
    lock.unlock()
    for conduit in conduits { conduit.offer(input) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let conduits = list.end(completion)
    lock.unlock()
    for conduit in conduits { conduit.finish(completion) }
  }

  public func send(subscription: any Subscription) {
    lock.lock()
    let asks = list.append(subscription)
    lock.unlock()
    if asks { subscription.request(.unlimited) }
  }
}

extension PassthroughSubject: ConduitOwner {
  var latest: Output? { nil }

  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.with { list.remove(conduit) }
  }

  func conduitWantsValues() {
    for upstream in lock.with({ list.askForValues() }) { upstream.request(.unlimited) }
  }
}
