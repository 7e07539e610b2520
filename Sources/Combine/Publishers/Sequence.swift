extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var iterator = sequence.makeIterator()
      guard let first = iterator.next() else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        return
      }
      subscriber.receive(
        subscription: SequenceSubscription(sequence, first: first, rest: iterator, subscriber))
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Swift.Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

private final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription,
  CustomStringConvertible
where Downstream.Input == Elements.Element {
  private let lock = Lock()
  private let sequence: Elements
  private var next: Elements.Element?
  private var iterator: Elements.Iterator
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ sequence: Elements, first: Elements.Element, rest: Elements.Iterator, _ downstream: Downstream) {
    self.sequence = sequence
    next = first
    iterator = rest
    self.downstream = downstream
  }

  var description: String { "\(sequence)" }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    guard !isSending else {
      lock.unlock()
      return
    }
    isSending = true
    while let downstream, self.demand > .none, let value = next {
      self.demand -= 1
      lock.unlock()
      // Only the sending thread uses the iterator.
      let following = iterator.next()
      let more = downstream.receive(value)
      lock.lock()
      self.demand += more
      next = following
      if following == nil, self.downstream != nil {
        self.downstream = nil
        lock.unlock()
        downstream.receive(completion: .finished)
        lock.lock()
      }
    }
    isSending = false
    lock.unlock()
  }

  func cancel() {
    lock.lock()
    let old = downstream
    downstream = nil
    lock.unlock()
    withExtendedLifetime(old) {}
  }
}
