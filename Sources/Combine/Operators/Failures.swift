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
        StatelessInner<Output, Upstream.Failure, S>("MapError", subscriber, value: { $0 }, failure: transform)
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
          "SetFailureType", subscriber, value: { $0 },
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
          "AssertNoFailure", subscriber,
          children: [("file", file), ("line", line), ("prefix", prefix)], value: { $0 },
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
      upstream.subscribe(ReplaceErrorInner<Upstream.Failure, S>(subscriber, output))
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
      upstream.subscribe(ReplaceEmptyInner(subscriber, output))
    }
  }
}

/// Sends a value instead of a failure, once it is requested.
private final class ReplaceErrorInner<UpstreamFailure: Error, Downstream: Subscriber>: OperatorInner<
  Downstream.Input, UpstreamFailure, Downstream
>
{
  private let output: Downstream.Input
  private var demand = Subscribers.Demand.none
  private var owesOutput = false

  init(_ downstream: Downstream, _ output: Downstream.Input) {
    self.output = output
    super.init("ReplaceError", downstream)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    guard state.subscription != nil else {
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(input)
    if more > .none { lock.with { demand += more } }
    return more
  }

  override func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    lock.lock()
    guard state.subscription != nil, !owesOutput else { return lock.unlock() }
    if case .failure = completion, demand == .none {
      owesOutput = true
      return lock.unlock()
    }
    state = .terminal
    lock.unlock()
    if case .failure = completion { _ = downstream.receive(output) }
    downstream.receive(completion: .finished)
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    if owesOutput {
      owesOutput = false
      state = .terminal
      lock.unlock()
      _ = downstream.receive(output)
      return downstream.receive(completion: .finished)
    }
    self.demand += demand
    let upstream = state.subscription
    lock.unlock()
    upstream?.request(demand)
  }
}

/// Sends a value instead of none, once it is requested.
private final class ReplaceEmptyInner<Downstream: Subscriber>: OperatorInner<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private let output: Downstream.Input
  private var isEmpty = true
  private var isRequested = false
  private var owesOutput = false

  init(_ downstream: Downstream, _ output: Downstream.Input) {
    self.output = output
    super.init("ReplaceEmpty", downstream)
  }

  override func receive(subscription: any Subscription) {
    guard attach(subscription) else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    guard state.subscription != nil else {
      lock.unlock()
      return .none
    }
    isEmpty = false
    lock.unlock()
    return downstream.receive(input)
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard finish() != nil else { return }
    guard isEmpty, case .finished = completion else { return downstream.receive(completion: completion) }
    lock.lock()
    owesOutput = !isRequested
    let isRequested = isRequested
    lock.unlock()
    if isRequested { sendOutput() }
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    isRequested = true
    let owes = owesOutput
    owesOutput = false
    let upstream = state.subscription
    lock.unlock()
    if owes { sendOutput() } else { upstream?.request(demand) }
  }

  private func sendOutput() {
    _ = downstream.receive(output)
    downstream.receive(completion: .finished)
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
