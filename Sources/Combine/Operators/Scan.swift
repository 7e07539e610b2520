extension Publishers {
  /// A publisher of the results of combining the previous result with each value.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ScanInner<Upstream.Output, S>(subscriber, initialResult, nextPartialResult))
    }
  }

  /// A variant of ``Scan`` with a throwing closure.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let next = nextPartialResult
      var result = initialResult
      upstream.subscribe(
        FilterInner<Upstream.Output, Upstream.Failure, S>(
          "TryScan", subscriber,
          FilterRules(
            unexpectedValues: .process, requiresDemand: false,
            children: { [("status", UpstreamState.awaitingSubscription), ("result", result)] }),
          trying: {
            result = try next(result, $0)
            return .emit(result)
          }))
    }
  }
}

private final class ScanInner<Input, Downstream: Subscriber>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let downstream: Downstream
  private var result: Downstream.Input
  private let next: (Downstream.Input, Input) -> Downstream.Input

  init(
    _ downstream: Downstream, _ initialResult: Downstream.Input,
    _ next: @escaping (Downstream.Input, Input) -> Downstream.Input
  ) {
    self.downstream = downstream
    self.next = next
    result = initialResult
  }

  var description: String { "Scan" }
  var customMirror: Mirror {
    Mirror(self, children: [("downstream", downstream), ("result", result)] as [Mirror.Child])
  }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    result = next(result, input)
    return downstream.receive(result)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
  }
}

extension Publisher {
  /// Combines the previous result with each value and sends each result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines the previous result with each value and sends each result; fails if the closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
