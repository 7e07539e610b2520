extension Publishers {
  // The lock guards the subject; all else is immutable.
  /// A publisher that shares one subscription among many subscribers through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
    @unchecked Sendable
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var storedSubject: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      if let subject = lock.with({ storedSubject }) { return subject }
      let new = createSubject()
      return lock.with {
        if let subject = storedSubject { return subject }
        storedSubject = new
        return new
      }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(MulticastInner(subscriber))
    }

    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }
  }

  /// A connectable version of any publisher.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>

    public init(upstream: Upstream) {
      inner = upstream.multicast(subject: PassthroughSubject())
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      inner.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { inner.connect() }
  }

  /// A publisher that connects with the first subscriber and disconnects with the last.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public final let upstream: Upstream

    private enum Connection {
      case disconnected
      case connected(subscribers: Int, any Cancellable)
    }

    private let lock = Lock()
    private var connection = Connection.disconnected

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      lock.lock()
      if case .connected(let subscribers, let cancellable) = connection {
        connection = .connected(subscribers: subscribers + 1, cancellable)
        lock.unlock()
        return upstream.subscribe(AutoconnectInner(parent: self, downstream: subscriber))
      }
      lock.unlock()
      upstream.subscribe(AutoconnectInner(parent: self, downstream: subscriber))
      let cancellable = upstream.connect()
      lock.with { connection = .connected(subscribers: 1, cancellable) }
    }

    fileprivate func willCancel() {
      lock.lock()
      guard case .connected(let subscribers, let cancellable) = connection else { return lock.unlock() }
      guard subscribers <= 1 else {
        connection = .connected(subscribers: subscribers - 1, cancellable)
        return lock.unlock()
      }
      connection = .disconnected
      lock.unlock()
      cancellable.cancel()
    }
  }

  /// A publisher that shares one subscription among many subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      inner.subscribe(subscriber)
    }

    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

/// The subscription of a subscriber to the subject.
private final class MulticastInner<Downstream: Subscriber>: OperatorInner<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  init(_ downstream: Downstream) {
    super.init("Multicast", downstream)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard let upstream else { return .none }
    let demand = downstream.receive(input)
    if demand > .none { upstream.request(demand) }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if finish() != nil { downstream.receive(completion: completion) }
  }
}

/// Passes the subscription on as one that counts cancellations.
private struct AutoconnectInner<Upstream: ConnectablePublisher, Downstream: Subscriber>: Subscriber,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  let combineIdentifier = CombineIdentifier()
  let parent: Publishers.Autoconnect<Upstream>
  let downstream: Downstream

  var description: String { "Autoconnect" }
  var customMirror: Mirror {
    Mirror(self, children: [("parent", parent), ("downstream", downstream)] as [Mirror.Child])
  }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: AutoconnectSubscription(parent: parent, upstream: subscription))
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    downstream.receive(completion: completion)
  }
}

/// Describes itself as the subscription to the connectable publisher.
private struct AutoconnectSubscription<Upstream: ConnectablePublisher>: Subscription, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  let parent: Publishers.Autoconnect<Upstream>
  let upstream: any Subscription

  var combineIdentifier: CombineIdentifier { upstream.combineIdentifier }
  var description: String { "\(upstream)" }
  var playgroundDescription: Any {
    (upstream as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

  func cancel() {
    parent.willCancel()
    upstream.cancel()
  }
}

extension Publisher {
  /// Shares one subscription among many subscribers through a subject that is created on demand.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Failure == Failure, S.Output == Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares one subscription among many subscribers through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Failure == Failure, S.Output == Output {
    multicast { subject }
  }

  /// Shares one subscription among many subscribers, starting with the first subscriber.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}

extension Publisher where Failure == Never {
  /// Returns a connectable version of this publisher.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber and disconnects with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
