/// A type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let box: PublisherBox<Output, Failure>

  /// Creates a type-erased publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      box = erased.box
    } else {
      box = ConcretePublisherBox(publisher)
    }
  }

  public var description: String { "AnyPublisher" }
  public var playgroundDescription: Any { description }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    box.receive(subscriber: subscriber)
  }
}

private class PublisherBox<Output, Failure: Error> {
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    preconditionFailure("overridden")
  }
}

private final class ConcretePublisherBox<P: Publisher>: PublisherBox<P.Output, P.Failure> {
  let publisher: P

  init(_ publisher: P) {
    self.publisher = publisher
  }

  override func receive<S: Subscriber>(subscriber: S) where S.Input == P.Output, S.Failure == P.Failure {
    publisher.receive(subscriber: subscriber)
  }
}
