/// A type that sends a sequence of values over time.
///
/// A publisher sends its subscriber one subscription, then at most as many values as the subscriber requests,
/// then at most one completion.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error; `Never` if the publisher cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Call ``subscribe(_:)-(S)`` instead.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject. Canceling the result detaches it.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }

  /// Returns a type-erased publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// A namespace for the publishers of operators.
public enum Publishers {}
