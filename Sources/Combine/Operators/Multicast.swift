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
      subject.subscribe(subscriber)
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

    private let lock = Lock()
    private var count = 0
    private var connection: (any Cancellable)?
    private var isConnecting = false

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      lock.lock()
      count += 1
      let connects = count == 1 && connection == nil && !isConnecting
      if connects { isConnecting = true }
      lock.unlock()
      upstream.subscribe(ConnectionCountInner(self, subscriber))
      guard connects else { return }
      let new = upstream.connect()
      lock.lock()
      isConnecting = false
      // All subscribers may have canceled before the connection was established.
      let isWanted = count > 0
      if isWanted { connection = new }
      lock.unlock()
      if !isWanted { new.cancel() }
    }

    fileprivate func leave() {
      lock.lock()
      count -= 1
      let old = count == 0 ? connection : nil
      if count == 0 { connection = nil }
      lock.unlock()
      old?.cancel()
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

/// A subscriber that is counted until it cancels.
private final class ConnectionCountInner<Upstream: ConnectablePublisher, Downstream: Subscriber>: Subscriber,
  Subscription,
  CustomStringConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let lock = Lock()
  private var owner: Publishers.Autoconnect<Upstream>?
  private var upstream: (any Subscription)?
  private let downstream: Downstream

  init(_ owner: Publishers.Autoconnect<Upstream>, _ downstream: Downstream) {
    self.owner = owner
    self.downstream = downstream
  }

  var description: String { "Autoconnect" }

  func receive(subscription: any Subscription) {
    lock.with { upstream = subscription }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    // A completed subscriber stays counted until it cancels, so that a later one does not connect again.
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.with { upstream }?.request(demand)
  }

  func cancel() {
    let (owner, upstream) = release()
    upstream?.cancel()
    owner?.leave()
  }

  private func release() -> (Publishers.Autoconnect<Upstream>?, (any Subscription)?) {
    lock.lock()
    defer { lock.unlock() }
    let old = (owner, upstream)
    owner = nil
    upstream = nil
    return old
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
