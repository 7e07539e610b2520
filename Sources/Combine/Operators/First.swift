extension Publishers {
  /// A publisher of the first value.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var first: Output?
      upstream.subscribe(
        ReduceInner<Output, Failure, S>("First", subscriber, result: { first }) {
          first = $0
          return .enough
        })
    }
  }

  /// A publisher of the first value that satisfies a predicate.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var first: Output?
      // The name is that of Combine.
      upstream.subscribe(
        ReduceInner<Output, Failure, S>("TryFirst", subscriber, result: { first }) {
          guard predicate($0) else { return .more }
          first = $0
          return .enough
        })
    }
  }

  /// A variant of ``FirstWhere`` with a throwing predicate.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      var first: Output?
      upstream.subscribe(
        ReduceInner<Output, Upstream.Failure, S>(
          "TryFirstWhere", subscriber, result: { first },
          trying: {
            guard try predicate($0) else { return true }
            first = $0
            return false
          }))
    }
  }

  /// A publisher of the last value, sent at completion.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        ReduceInner<Output, Failure, S>("Last", subscriber, result: { last }) {
          last = $0
          return .more
        })
    }
  }

  /// A publisher of the last value that satisfies a predicate, sent at completion.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.subscribe(
        ReduceInner<Output, Failure, S>("LastWhere", subscriber, result: { last }) {
          if predicate($0) { last = $0 }
          return .more
        })
    }
  }

  /// A variant of ``LastWhere`` with a throwing predicate.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      var last: Output?
      upstream.subscribe(
        ReduceInner<Output, Upstream.Failure, S>(
          "TryLastWhere", subscriber, result: { last },
          trying: {
            if try predicate($0) { last = $0 }
            return true
          }))
    }
  }
}

extension Publisher {
  /// Sends the first value.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// Sends the first value that satisfies a predicate.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the first value that satisfies a predicate; fails if it throws.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last value at completion.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Sends the last value that satisfies a predicate at completion.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last value that satisfies a predicate at completion; fails if it throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}
extension Publishers.Last: Equatable where Upstream: Equatable {}
