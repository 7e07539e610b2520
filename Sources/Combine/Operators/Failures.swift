extension Publishers {
  /// A publisher that transforms the upstream's error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      transform = map
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StatelessInner<Output, Upstream.Failure, S>(downstream: subscriber, value: { $0 }, failure: transform)
      )
    }
  }

  /// A publisher that cannot fail, with another failure type.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StatelessInner<Output, Upstream.Failure, S>(
          downstream: subscriber, value: { $0 },
          failure: { error in preconditionFailure("a publisher that cannot fail failed: \(error)") }))
    }
  }

  /// A publisher that traps when the upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        StatelessInner<Output, Upstream.Failure, S>(
          downstream: subscriber, value: { $0 },
          failure: { error in
            fatalError((prefix.isEmpty ? "" : prefix + ": ") + "\(error)", file: file, line: line)
          }))
    }
  }

  /// A publisher that replaces the upstream's failure with a value and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let output = output
      upstream.catch { _ in Just(output) }.subscribe(subscriber)
    }
  }

  /// A publisher that sends a value if the upstream finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = SerialSubscription("ReplaceEmpty", subscriber)
      let output = output
      var isEmpty = true
      upstream.subscribe(
        ClosureSubscriber<Output, Failure>(
          onSubscription: inner.attach,
          onValue: {
            isEmpty = false
            return inner.deliver($0)
          },
          onCompletion: { completion in
            guard isEmpty, case .finished = completion else { return inner.end(completion) }
            Just(output).setFailureType(to: Failure.self).subscribe(inner.lastSubscriber())
          }))
    }
  }
}

extension Publisher {
  /// Transforms the error of this publisher.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }

  /// Traps when this publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }

  /// Replaces the failure of this publisher with a value and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Sends a value if this publisher finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publisher where Failure == Never {
  /// Changes the failure type of this publisher, which cannot fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Output: Equatable {}
extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Output: Equatable {}
