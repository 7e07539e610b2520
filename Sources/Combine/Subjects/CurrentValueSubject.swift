// The lock guards the value and the subscribers.
/// A subject that stores its latest value and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let lock = Lock()
  private var list = ConduitList<Output, Failure>()
  private var current: Output

  /// Creates a subject with an initial value.
  public init(_ value: Output) {
    current = value
  }

  deinit {
    for upstream in list.upstreams { upstream.cancel() }
  }

  /// The latest value. Setting it sends it.
  public var value: Output {
    get {
      lock.lock()
      defer { lock.unlock() }
      return current
    }
    set {
      // The value of a completed subject changes, too.
      lock.lock()
      let old = current
      current = newValue
      lock.unlock()
      withExtendedLifetime(old) {}
      send(newValue)
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    lock.lock()
    if let completion = list.completion {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let conduit = SubjectConduit("CurrentValueSubject", self, subscriber, keepsLatest: true)
    list.append(conduit)
    lock.unlock()
    subscriber.receive(subscription: conduit)
  }

  public func send(_ input: Output) {
    lock.lock()
    guard list.completion == nil else {
      lock.unlock()
      return
    }
    let old = current
    current = input
    let conduits = list.conduits
    lock.unlock()
    withExtendedLifetime(old) {}
    for conduit in conduits { conduit.offer(input) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let conduits = list.end(completion)
    lock.unlock()
    for conduit in conduits { conduit.finish(completion) }
  }

  public func send(subscription: any Subscription) {
    _ = lock.with { list.append(subscription) }
    subscription.request(.unlimited)
  }
}

extension CurrentValueSubject: ConduitOwner {
  var latest: Output? { value }

  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.with { list.remove(conduit) }
  }

  func conduitWantsValues() {}
}
