/// The storage of a published property that has a publisher.
final class PublishedSubject<Value>: ConduitOwner {
  typealias Output = Value
  typealias Failure = Never

  private let lock = Lock()
  private var list = ConduitList<Value, Never>()
  private var current: Value
  private var changePublisher: ObservableObjectPublisher?

  init(_ value: Value) {
    current = value
  }

  deinit {
    for upstream in list.upstreams { upstream.cancel() }
  }

  var value: Value {
    lock.lock()
    defer { lock.unlock() }
    return current
  }

  /// The publisher to notify before each change.
  var objectWillChange: ObservableObjectPublisher? {
    get { lock.with { changePublisher } }
    set { lock.with { changePublisher = newValue } }
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    let conduit = SubjectConduit("PublishedSubject", self, subscriber, keepsLatest: true)
    lock.with { list.append(conduit) }
    subscriber.receive(subscription: conduit)
  }

  func send(_ value: Value) {
    lock.lock()
    let conduits = list.conduits
    let changePublisher = changePublisher
    lock.unlock()
    changePublisher?.send()
    for conduit in conduits { conduit.offer(value) }
    lock.lock()
    let old = current
    current = value
    lock.unlock()
    withExtendedLifetime(old) {}
  }

  /// Retains the subscription of an assignment for the lifetime of the property.
  func hold(_ subscription: any Subscription) {
    _ = lock.with { list.append(subscription) }
    subscription.request(.unlimited)
  }

  var latest: Value? { value }
  func remove(_ conduit: Conduit<Value, Never>) { lock.with { list.remove(conduit) } }
  func conduitWantsValues() {}
}

/// Assigns values to a published property, with a weak reference to it.
final class PublishedAssignment<Value>: Subscriber {
  typealias Failure = Never

  private weak var subject: PublishedSubject<Value>?

  init(_ subject: PublishedSubject<Value>) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    guard let subject else { return subscription.cancel() }
    subject.hold(subscription)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    subject?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
