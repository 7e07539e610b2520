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

final class SequenceSubscription<Elements: Sequence, Rest: IteratorProtocol, Downstream: Subscriber>:
  Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Input == Elements.Element, Rest.Element == Elements.Element {
  private let lock = Lock()
  private var sequence: Elements?
  private var next: Elements.Element?
  private var iterator: Rest
  private let recordedCompletion: Subscribers.Completion<Downstream.Failure>?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  /// - Parameter completion: The completion of a recording; `nil` for a sequence.
  init(
    _ sequence: Elements, first: Elements.Element, rest: Rest, _ downstream: Downstream,
    completion: Subscribers.Completion<Downstream.Failure>? = nil
  ) {
    recordedCompletion = completion
    self.sequence = sequence
    next = first
    iterator = rest
    self.downstream = downstream
  }

  var description: String {
    lock.with { sequence }.map { "\($0)" } ?? (recordedCompletion == nil ? "Sequence" : "Cancelled Events")
  }
  var customMirror: Mirror {
    let sequence = lock.with { self.sequence }
    var children: [Mirror.Child] = [("sequence", sequence.map { $0 as Any } ?? [Elements.Element]())]
    if let recordedCompletion { children.append(("completion", recordedCompletion)) }
    return Mirror(self, children: children)
  }
  var playgroundDescription: Any { description }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    guard !isSending else {
      lock.unlock()
      return
    }
    isSending = true
    while let downstream, self.demand > .none, let value = next {
      self.demand.consume()
      lock.unlock()
      // Only the sending thread uses the iterator.
      let following = iterator.next()
      let more = downstream.receive(value)
      lock.lock()
      self.demand += more
      next = following
      if following == nil, self.downstream != nil {
        self.downstream = nil
        sequence = nil
        lock.unlock()
        downstream.receive(completion: recordedCompletion ?? .finished)
        lock.lock()
      }
    }
    isSending = false
    lock.unlock()
  }

  func cancel() {
    lock.lock()
    let old = (downstream, sequence)
    downstream = nil
    sequence = nil
    lock.unlock()
    withExtendedLifetime(old) {}
  }
}
