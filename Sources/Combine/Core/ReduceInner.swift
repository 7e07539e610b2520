/// The subscriber of an operator that reduces many values to one.
final class ReduceInner<Input, UpstreamFailure: Error, Downstream: Subscriber>: DemandSubscription<
  Downstream, Void
>,
Subscriber
{
  /// The effect of a value on the result.
  enum ReductionStep {
    /// More values are needed.
    case more
    /// The result is final.
    case enough
    case fail(Downstream.Failure)
  }

  private var upstream: (any Subscription)?
  private let consume: (Input) -> ReductionStep
  private let result: () -> Downstream.Input?
  private let failure: (UpstreamFailure) -> Downstream.Failure

  init(
    _ name: String, _ downstream: Downstream, failure: @escaping (UpstreamFailure) -> Downstream.Failure,
    result: @escaping () -> Downstream.Input?, consume: @escaping (Input) -> ReductionStep
  ) {
    self.failure = failure
    self.result = result
    self.consume = consume
    super.init(name, downstream)
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    let isFirst = upstream == nil
    if isFirst { upstream = subscription }
    lock.unlock()
    guard isFirst else { return subscription.cancel() }
    begin()
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !isOver else { return .none }
    switch consume(input) {
    case .more: break
    case .enough:
      releaseUpstream()?.cancel()
      deliverResult()
    case .fail(let error):
      releaseUpstream()?.cancel()
      end(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    _ = releaseUpstream()
    switch completion {
    case .finished: deliverResult()
    case .failure(let error): end(.failure(failure(error)))
    }
  }

  private func deliverResult() {
    guard !isOver else { return }
    if let value = result() { offer(value, ()) }
    end(.finished)
  }

  override func didEnd(cancelled: Bool) {
    let upstream = releaseUpstream()
    if cancelled { upstream?.cancel() }
  }

  private func releaseUpstream() -> (any Subscription)? {
    lock.lock()
    defer { lock.unlock() }
    guard upstream != nil else { return nil }
    let old = upstream
    upstream = Subscriptions.empty
    return old
  }
}

extension ReduceInner where UpstreamFailure == Downstream.Failure {
  convenience init(
    _ name: String, _ downstream: Downstream, result: @escaping () -> Downstream.Input?,
    consume: @escaping (Input) -> ReductionStep
  ) {
    self.init(name, downstream, failure: { $0 }, result: result, consume: consume)
  }
}

extension ReduceInner where Downstream.Failure == any Error {
  /// Creates a subscriber for a throwing closure, which returns whether more values are needed.
  convenience init(
    _ name: String, _ downstream: Downstream, result: @escaping () -> Downstream.Input?,
    trying consume: @escaping (Input) throws -> Bool
  ) {
    self.init(name, downstream, failure: { $0 }, result: result) { input in
      do { return try consume(input) ? .more : .enough } catch { return .fail(error) }
    }
  }
}
