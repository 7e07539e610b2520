/// The subscriber of an operator that reduces many values to one, which is sent once it is requested.
final class ReduceInner<Input, UpstreamFailure: Error, Downstream: Subscriber>: OperatorInner<
  Input, UpstreamFailure, Downstream
>
{
  /// The effect of a value on the result.
  enum ReductionStep {
    /// More values are needed.
    case more
    /// The result is final.
    case enough
    case fail(Downstream.Failure)
  }

  /// The delivery of the result.
  private enum Delivery {
    case pending
    /// The subscriber has requested the result.
    case requested
    /// The result is final, but not requested.
    case ready
    case over
  }

  private let consume: (Input) -> ReductionStep
  private let result: () -> Downstream.Input?
  private let failure: (UpstreamFailure) -> Downstream.Failure
  private let children: (() -> [Mirror.Child])?
  private var delivery = Delivery.pending

  /// - Parameter children: The children of the mirror if they are not those of reductions.
  init(
    _ name: String, _ downstream: Downstream, children: (() -> [Mirror.Child])? = nil,
    failure: @escaping (UpstreamFailure) -> Downstream.Failure,
    result: @escaping () -> Downstream.Input?, consume: @escaping (Input) -> ReductionStep
  ) {
    self.failure = failure
    self.result = result
    self.consume = consume
    self.children = children
    initial = result()
    super.init(name, downstream)
  }

  private let initial: Downstream.Input?

  override var customMirror: Mirror {
    if let children { return Mirror(self, children: children()) }
    let state = lock.with { self.state }
    return Mirror(
      self,
      children: [
        ("downstream", downstream), ("result", result() as Any), ("initial", initial as Any),
        ("status", state),
      ] as [Mirror.Child])
  }

  override func receive(subscription: any Subscription) {
    guard attach(subscription) else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    switch consume(input) {
    case .more: break
    case .enough:
      finish()?.cancel()
      deliverResult()
    case .fail(let error):
      finish()?.cancel()
      lock.with { delivery = .over }
      downstream.receive(completion: .failure(error))
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    guard finish() != nil else { return }
    switch completion {
    case .finished: deliverResult()
    case .failure(let error):
      lock.with { delivery = .over }
      downstream.receive(completion: .failure(failure(error)))
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    switch delivery {
    case .pending:
      delivery = .requested
      lock.unlock()
    case .ready:
      delivery = .over
      lock.unlock()
      sendResult()
    case .requested, .over:
      lock.unlock()
    }
  }

  override func cancel() {
    guard let upstream = finish() else { return }
    lock.with { delivery = .over }
    upstream.cancel()
  }

  private func deliverResult() {
    lock.lock()
    switch delivery {
    case .pending:
      delivery = .ready
      lock.unlock()
    case .requested:
      delivery = .over
      lock.unlock()
      sendResult()
    case .ready, .over:
      lock.unlock()
    }
  }

  private func sendResult() {
    if let value = result() { _ = downstream.receive(value) }
    downstream.receive(completion: .finished)
  }
}

extension ReduceInner where UpstreamFailure == Downstream.Failure {
  convenience init(
    _ name: String, _ downstream: Downstream, children: (() -> [Mirror.Child])? = nil,
    result: @escaping () -> Downstream.Input?, consume: @escaping (Input) -> ReductionStep
  ) {
    self.init(name, downstream, children: children, failure: { $0 }, result: result, consume: consume)
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
