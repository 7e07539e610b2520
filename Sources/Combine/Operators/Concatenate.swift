extension Publishers {
  /// Sends the values of one publisher and, once it has finished, those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = Handover("Concatenate", subscriber)
      let suffix = suffix
      prefix.subscribe(
        inner.inlet { (completion: Subscribers.Completion<Failure>) in
          guard case .finished = completion else { return inner.end(completion) }
          if !inner.isOver { suffix.subscribe(inner.lastInlet()) }
        })
    }
  }
}

extension Publisher {
  /// Sends other values after those of this publisher.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Sends the elements of a sequence after the values of this publisher.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher after those of this one.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Failure == Failure, P.Output == Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Sends other values before those of this publisher.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Sends the elements of a sequence before the values of this publisher.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher before those of this one.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Failure == Failure, P.Output == Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }
}
