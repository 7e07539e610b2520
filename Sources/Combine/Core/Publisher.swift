/// Declares that a type can send a sequence of values over time.
///
/// A publisher sends its subscriber one subscription, then at most as many values as the subscriber asked for, then at
/// most one completion.
public protocol Publisher<Output, Failure> {
  /// What the publisher sends.
  associatedtype Output
  /// Why the publisher may end early; `Never` if it may not.
  associatedtype Failure: Error

  /// Attaches a subscriber. Callers use ``subscribe(_:)-(S)``.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, and answers what detaches it.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }

  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// A namespace for the types of publishers that operators make.
public enum Publishers {}
