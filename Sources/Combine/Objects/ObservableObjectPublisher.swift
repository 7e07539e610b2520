/// A publisher that sends before an object changes.
// Unchecked because subscribers are not Sendable; the lock guards the list.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let lock = Lock()
  private var subscriptions: [any ChangeSubscription] = []

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let subscription = ObservableObjectSubscription(subscriber, self)
    lock.with { subscriptions.append(subscription) }
    subscriber.receive(subscription: subscription)
  }

  /// Announces a change.
  public func send() {
    for subscription in lock.with({ subscriptions }) { subscription.send() }
  }

  fileprivate func remove(_ subscription: any ChangeSubscription) {
    lock.lock()
    let old = subscriptions
    subscriptions.removeAll { $0 === subscription }
    lock.unlock()
    withExtendedLifetime(old) {}
  }
}

private protocol ChangeSubscription: AnyObject {
  func send()
}

/// Sends changes without limit once there is any demand.
private final class ObservableObjectSubscription<Downstream: Subscriber>: ChangeSubscription, Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Input == Void, Downstream.Failure == Never {
  private enum State {
    case initial
    case active
    case over
  }

  private let lock = Lock()
  private let downstream: Downstream
  private weak var publisher: ObservableObjectPublisher?
  private var state = State.initial

  init(_ downstream: Downstream, _ publisher: ObservableObjectPublisher) {
    self.downstream = downstream
    self.publisher = publisher
  }

  var description: String { "ObservableObjectPublisher" }
  var customMirror: Mirror { Mirror(self, children: [("downstream", downstream)] as [Mirror.Child]) }
  var playgroundDescription: Any { description }

  func send() {
    if lock.with({ state == .active }) { _ = downstream.receive(()) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.with { if state == .initial { state = .active } }
  }

  func cancel() {
    lock.with { state = .over }
    publisher?.remove(self)
  }
}
