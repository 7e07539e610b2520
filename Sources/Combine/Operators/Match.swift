extension Publishers {
  /// A publisher of whether a value is equal to another, sent when one is or at completion.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      let output = output
      upstream.subscribe(search("Contains", subscriber, found: true) { $0 == output })
    }
  }

  /// A publisher of whether a value satisfies a predicate, sent when one does or at completion.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.subscribe(search("ContainsWhere", subscriber, found: true, predicate))
    }
  }

  /// A variant of ``ContainsWhere`` with a throwing predicate.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == any Error {
      upstream.subscribe(trySearch("TryContainsWhere", subscriber, found: true, predicate))
    }
  }

  /// A publisher of whether all values satisfy a predicate, sent when one does not or at completion.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(search("AllSatisfy", subscriber, found: false) { !predicate($0) })
    }
  }

  /// A variant of ``AllSatisfy`` with a throwing predicate.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == any Error {
      let predicate = predicate
      upstream.subscribe(trySearch("TryAllSatisfy", subscriber, found: false) { try !predicate($0) })
    }
  }
}

/// Sends `found` when a value satisfies the predicate, or its negation at completion.
private func search<Input, Downstream: Subscriber>(
  _ name: String, _ downstream: Downstream, found: Bool, _ predicate: @escaping (Input) -> Bool
) -> ReduceInner<Input, Downstream.Failure, Downstream> where Downstream.Input == Bool {
  var result = !found
  return ReduceInner(name, downstream, result: { result }) { value in
    guard predicate(value) else { return .more }
    result = found
    return .enough
  }
}

private func trySearch<Input, UpstreamFailure: Error, Downstream: Subscriber>(
  _ name: String, _ downstream: Downstream, found: Bool, _ predicate: @escaping (Input) throws -> Bool
) -> ReduceInner<Input, UpstreamFailure, Downstream>
where Downstream.Input == Bool, Downstream.Failure == any Error {
  var result = !found
  return ReduceInner(
    name, downstream, result: { result },
    trying: { value in
      guard try predicate(value) else { return true }
      result = found
      return false
    })
}

extension Publisher {
  /// Sends whether a value satisfies a predicate, when one does or at completion.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// A variant of ``contains(where:)`` that fails if the predicate throws.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends whether all values satisfy a predicate, when one does not or at completion.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// A variant of ``allSatisfy(_:)`` that fails if the predicate throws.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value is equal to another, when one is or at completion.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}
