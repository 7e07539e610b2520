extension Publishers {
  /// A publisher of the result of combining all values, sent at completion.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      var result = initial
      upstream.subscribe(
        ReduceInner<Upstream.Output, Failure, S>("Reduce", subscriber, result: { result }) {
          result = next(result, $0)
          return .more
        })
    }
  }

  /// A variant of ``Reduce`` with a throwing closure.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let next = nextPartialResult
      var result = initial
      upstream.subscribe(
        ReduceInner<Upstream.Output, Upstream.Failure, S>(
          "TryReduce", subscriber, result: { result },
          trying: {
            result = try next(result, $0)
            return true
          }))
    }
  }

  /// A publisher of an array of all values, sent at completion.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      upstream.subscribe(
        ReduceInner<Upstream.Output, Failure, S>(
          "Collect", subscriber, children: { [("count", values.count)] }, result: { values }
        ) {
          values.append($0)
          return .more
        })
    }
  }

  /// A publisher of the number of values, sent at completion.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
      var count = 0
      upstream.subscribe(
        ReduceInner<Upstream.Output, Failure, S>("Count", subscriber, result: { count }) { _ in
          count += 1
          return .more
        })
    }
  }

  /// A publisher of the greatest value, sent at completion.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// Whether the second value replaces the first.
    public let areInIncreasingOrder: (Output, Output) -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let areInIncreasingOrder = areInIncreasingOrder
      var best: Output?
      upstream.subscribe(
        ReduceInner<Output, Failure, S>("Comparison", subscriber, result: { best }) { value in
          if let old = best, !areInIncreasingOrder(old, value) { return .more }
          best = value
          return .more
        })
    }
  }

  /// A variant of ``Comparison`` with a throwing closure.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    /// Whether the second value replaces the first.
    public let areInIncreasingOrder: (Output, Output) throws -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let areInIncreasingOrder = areInIncreasingOrder
      var best: Output?
      upstream.subscribe(
        ReduceInner<Output, Upstream.Failure, S>(
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
  /// Combines all values and sends the result at completion.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines all values and sends the result at completion; fails if the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends an array of all values at completion.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Sends the number of values at completion.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }

  /// Sends the greatest value at completion.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the least value at completion.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Sends the greatest value at completion; fails if the closure throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the least value at completion; fails if the closure throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the greatest value at completion.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  /// Sends the least value at completion.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.Count: Equatable where Upstream: Equatable {}
