extension Publishers {
  /// Sends, at the end, what a closure made of all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      var result = initial
      upstream.subscribe(
        Gatherer<Upstream.Output, Failure, S>("Reduce", subscriber, result: { result }) {
          result = next(result, $0)
          return .more
        })
    }
  }

  /// As ``Reduce``, with a closure that may throw.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let next = nextPartialResult
      var result = initial
      upstream.subscribe(
        Gatherer<Upstream.Output, Upstream.Failure, S>(
          "TryReduce", subscriber, result: { result },
          trying: {
            result = try next(result, $0)
            return true
          }))
    }
  }

  /// Sends, at the end, all values as an array.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      upstream.subscribe(
        Gatherer<Upstream.Output, Failure, S>("Collect", subscriber, result: { values }) {
          values.append($0)
          return .more
        })
    }
  }

  /// Sends, at the end, how many values there were.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
      var count = 0
      upstream.subscribe(
        Gatherer<Upstream.Output, Failure, S>("Count", subscriber, result: { count }) { _ in
          count += 1
          return .more
        })
    }
  }

  /// Sends, at the end, the value that no other is to follow.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// Whether the second value is to take the place of the first.
    public let areInIncreasingOrder: (Output, Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let areInIncreasingOrder = areInIncreasingOrder
      var best: Output?
      upstream.subscribe(
        Gatherer<Output, Failure, S>("Comparison", subscriber, result: { best }) { value in
          if let old = best, !areInIncreasingOrder(old, value) { return .more }
          best = value
          return .more
        })
    }
  }

  /// As ``Comparison``, with a closure that may throw.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    /// Whether the second value is to take the place of the first.
    public let areInIncreasingOrder: (Output, Output) throws -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let areInIncreasingOrder = areInIncreasingOrder
      var best: Output?
      upstream.subscribe(
        Gatherer<Output, Upstream.Failure, S>(
          "TryComparison", subscriber, result: { best },
          trying: { value in
            if let old = best, try !areInIncreasingOrder(old, value) { return true }
            best = value
            return true
          }))
    }
  }
}

extension Publisher {
  /// Sends, at the end, what a closure made of all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends, at the end, what a closure made of all values; an error it throws ends the values.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends, at the end, all values as an array.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Sends, at the end, how many values there were.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }

  /// Sends, at the end, the greatest value.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends, at the end, the least value.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Sends, at the end, the greatest value; an error the closure throws ends the values.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends, at the end, the least value; an error the closure throws ends the values.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Sends, at the end, the greatest value.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  /// Sends, at the end, the least value.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
